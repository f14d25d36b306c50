// Signed zeros: which values are never -0, so that a min or max need not know which of two equal values came first.

package scalar

import (
	"strings"

	"mintc/ir/stencil"
)

// neverMinusZero reports whether a value provably is not -0, so that equal
// values have equal bits. body holds the assignments to its variables; depth bounds the search through variables.
func neverMinusZero(body []stencil.Stmt, e stencil.Expr, depth int) bool {
	if e.Type().IsInteger() {
		return true
	}
	switch e := e.(type) {
	case *stencil.Const:
		return true // a literal has no sign
	case *stencil.Cast:
		return neverMinusZero(body, e.X, depth) && e.X.Type().Size <= e.T.Size
	case *stencil.Call:
		name := strings.TrimSuffix(e.Func, "f")
		return name == "fabs" || name == "sqrt" && neverMinusZero(body, e.Args[0], depth)
	case *stencil.Cond:
		return neverMinusZero(body, e.X, depth) && neverMinusZero(body, e.Y, depth)
	case *stencil.Binary:
		return sumOrSquare(body, e, depth)
	case *stencil.Var:
		value := onlyValue(body, e.Sym)
		return value != nil && depth < 8 && value.Type().Same(e.Sym.Type) && neverMinusZero(body, value, depth+1)
	}
	return false
}

// sumOrSquare: a sum is -0 only if both operands are, a difference only if the
// first one is, a square never.
func sumOrSquare(body []stencil.Stmt, e *stencil.Binary, depth int) bool {
	switch e.Op {
	case "+":
		return neverMinusZero(body, e.X, depth) || neverMinusZero(body, e.Y, depth)
	case "-":
		return neverMinusZero(body, e.X, depth)
	case "*":
		f := stencil.Formatter{}
		return !stencil.HasEffect(e.X) && f.Expr(e.X) == f.Expr(e.Y)
	}
	return false
}

// onlyValue is the expression from which a local variable has its value, nil if
// there are several.
func onlyValue(body []stencil.Stmt, sym *stencil.Symbol) stencil.Expr {
	if sym.Role != stencil.Local || len(sym.Dims) > 0 {
		return nil
	}
	var value stencil.Expr
	count := 0
	set := func(e stencil.Expr) { value, count = e, count+1 }
	eachDecl(body, func(d *stencil.Decl) {
		if d.Sym == sym && d.Init != nil {
			set(d.Init)
		}
	})
	stencil.VisitExprs(body, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Assign:
			if v, ok := e.LHS.(*stencil.Var); ok && v.Sym == sym {
				set(e.RHS)
				if e.Op != "=" {
					count++
				}
			}
		case *stencil.IncDec:
			if v, ok := e.X.(*stencil.Var); ok && v.Sym == sym {
				count += 2
			}
		case *stencil.Unary:
			if v, ok := e.X.(*stencil.Var); ok && v.Sym == sym && e.Op == "&" {
				count += 2
			}
		}
	})
	if count != 1 {
		return nil
	}
	return value
}

func eachDecl(body []stencil.Stmt, f func(*stencil.Decl)) {
	stencil.VisitStmts(body, func(s stencil.Stmt) {
		if d, ok := s.(*stencil.Decl); ok {
			f(d)
		}
	})
}
