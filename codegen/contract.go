// -ffp-contract=off: floating-point products become calls of __fmul_rn and __dmul_rn, which no compiler fuses with a sum.

package codegen

import (
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// roundedProducts are the products that a compiler never fuses with a sum into
// one rounding, by the size of the type.
var roundedProducts = map[int]string{4: "__fmul_rn", 8: "__dmul_rn"}

// separateProducts is -ffp-contract=off (language.md N2): each floating-point
// product is spelled so that no compiler option fuses it with a sum. Fusing
// does not stop at the end of a statement, so a product stays an operator only
// where it is an operand of a product, quotient or comparison.
//
//	s = a*b + c;    becomes    s = __dmul_rn(a, b) + c;
func separateProducts(u *kernel.Unit) {
	for _, k := range u.Kernels {
		k.Body = stencil.MapBody(k.Body, separate)
	}
	for i, f := range u.Functions {
		own := *f.DeviceFunction
		own.Body = stencil.MapBody(own.Body, separate)
		u.Functions[i].DeviceFunction = &own
	}
}

func separate(e stencil.Expr) stencil.Expr {
	switch e := e.(type) {
	case *stencil.Binary:
		return separateBinary(e)
	case *stencil.Assign:
		if e.Op == "*=" && stencil.Arithmetic(e.LHS.Type(), e.RHS.Type()).Kind == stencil.Float {
			return separateAssign(e)
		}
	}
	return e
}

// separateAssign writes the target of *= twice, so it may not change anything.
func separateAssign(e *stencil.Assign) stencil.Expr {
	if stencil.HasEffect(e.LHS) {
		panic("codegen: -ffp-contract=off cannot spell the product of " + stencil.Formatter{}.Expr(e))
	}
	t := stencil.Arithmetic(e.LHS.Type(), e.RHS.Type())
	return &stencil.Assign{LHS: e.LHS, Op: "=", RHS: roundedProduct(e.LHS, joined(e.RHS), t)}
}

func separateBinary(e *stencil.Binary) stencil.Expr {
	switch e.Op {
	case "*", "/", "<", ">", "<=", ">=", "==", "!=":
		e = &stencil.Binary{Op: e.Op, X: joined(e.X), Y: joined(e.Y), T: e.T}
	}
	if e.Op == "*" && e.T.Kind == stencil.Float {
		return roundedProduct(e.X, e.Y, e.T)
	}
	return e
}

func roundedProduct(x, y stencil.Expr, t stencil.Type) stencil.Expr {
	return &stencil.Call{Func: roundedProducts[t.Size], Args: []stencil.Expr{x, y}, T: t}
}

// joined is the operator again for a product that is only rounded, not added.
func joined(e stencil.Expr) stencil.Expr {
	c, ok := e.(*stencil.Call)
	if !ok || !strings.HasSuffix(c.Func, "mul_rn") {
		return e
	}
	return &stencil.Binary{Op: "*", X: c.Args[0], Y: c.Args[1], T: c.T}
}
