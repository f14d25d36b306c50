// Conditions about remainders, as (i + j) % 2 == 0 and i & 1: red-black sweeps are legal by them.

package dependence

import "mintc/ir/stencil"

// remainder reads x % m == c, (x & m-1) == c and their negations, and reports
// whether e compares a remainder at all.
func (g guardReader) remainder(e *stencil.Binary, op string) bool {
	left, right := e.X, e.Y
	m := g.modulus(left)
	if m == 0 {
		left, right = right, left
		if m = g.modulus(left); m == 0 {
			return false
		}
	}
	x, okX := g.remainderForm(left, m)
	c, okC := g.remainderForm(right, m)
	if !okX || !okC || !g.comparesRemainders(left, right, m) {
		return true
	}
	difference := g.own(x.Plus(c, -1))
	switch {
	case op == "==":
		g.system.Multiple(difference, m)
	case op == "!=" && m == 2 && (stencil.IsZero(right) || g.isBit(left) && g.isBit(right)):
		g.system.Multiple(difference.Plus(stencil.Affine{Const: 1}, 1), m)
	}
	return true
}

// comparesRemainders reports whether the conversion of both sides to one type changes
// them by multiples of m only.
func (g guardReader) comparesRemainders(left, right stencil.Expr, m int64) bool {
	common := stencil.Arithmetic(left.Type(), right.Type())
	if common.Kind == stencil.Signed || powerOfTwo(m) {
		return common.IsInteger()
	}
	_, exact := g.form(stencil.Converted(right, common))
	return exact && (left.Type().Kind == stencil.Unsigned || g.notNegative(left))
}

// modulus is that of a remainder, or 2 for the truth of a condition that asks for a
// parity, as in !(i & 1) == c; 0 for others.
func (g guardReader) modulus(e stencil.Expr) int64 {
	if m := modulus(e); m > 0 {
		return m
	}
	if _, ok := g.parity(e); ok && g.isBit(e) {
		return 2
	}
	return 0
}

// isBit reports whether the value of e is 0 or 1.
func (g guardReader) isBit(e stencil.Expr) bool {
	switch e := e.(type) {
	case *stencil.Cast:
		return g.isBit(e.X)
	case *stencil.Unary:
		return e.Op == "!"
	case *stencil.Var:
		if in := e.Sym.Within; in != nil {
			return in.First >= 0 && in.Last <= 1
		}
	case *stencil.Binary:
		switch e.Op {
		case "==", "!=", "<", "<=", ">", ">=", "&&", "||":
			return true
		case "^", "|":
			return g.isBit(e.X) && g.isBit(e.Y)
		}
		return modulus(e) == 2 && g.notNegative(e)
	}
	c, ok := stencil.ConstantOf(e)
	return ok && (c == 0 || c == 1)
}

// modulus is m of x % m, and of x & (m-1) with m a power of two; 0 for others.
func modulus(e stencil.Expr) int64 {
	switch e := e.(type) {
	case *stencil.Cast:
		if m := modulus(e.X); survives(e, m) {
			return m
		}
	case *stencil.Binary:
		y, ok := stencil.ConstantOf(e.Y)
		switch {
		case !ok:
		case e.Op == "%" && y > 1:
			return y
		case e.Op == "&" && y > 0 && powerOfTwo(y+1):
			return y + 1
		}
	}
	return 0
}

// survives reports whether a conversion changes values by multiples of m only.
func survives(e *stencil.Cast, m int64) bool {
	to, from := e.T.Integer(), e.X.Type()
	wraps := to.Bits > 1 && powerOfTwo(m) && (to.Bits >= 63 || m <= 1<<to.Bits)
	return e.T.IsInteger() && from.IsInteger() && (wraps || to.Contains(from.Integer()))
}

func powerOfTwo(n int64) bool { return n > 0 && n&(n-1) == 0 }

// notNegative reports whether the remainder e is 0 or 1 and not -1.
func (g guardReader) notNegative(e stencil.Expr) bool {
	b, ok := e.(*stencil.Binary)
	if !ok {
		return false
	}
	if b.Op == "&" || b.T.Kind == stencil.Unsigned {
		return true
	}
	f, ok := g.form(b.X)
	if !ok || f.Const < 0 {
		return false
	}
	for _, t := range f.Terms {
		if t.Coef < 0 || !g.neverNegative(t.Sym) && !g.countsFromZero(t.Sym) {
			return false
		}
	}
	return true
}

// countsFromZero reports whether a variable is that of a serial loop, and 0 or more in it.
func (g guardReader) countsFromZero(sym *stencil.Symbol) bool {
	b, ok := g.serial[sym]
	return ok && b.Lowest.IsConst() && b.Lowest.Const >= 0
}

// remainderForm is a linear form that differs from e by a multiple of m.
// Unsigned arithmetic wraps at a power of two, which other moduli do not survive.
func (g guardReader) remainderForm(e stencil.Expr, m int64) (stencil.Affine, bool) {
	if form, exact := g.form(e); exact {
		return form, true
	}
	if e.Type().Kind == stencil.Unsigned && !powerOfTwo(m) || !e.Type().IsInteger() {
		return stencil.Affine{}, false
	}
	switch e := e.(type) {
	case *stencil.Cast:
		if survives(e, m) {
			return g.remainderForm(e.X, m)
		}
	case *stencil.Unary:
		if odd, ok := g.parity(e); ok && m == 2 {
			return odd, true
		}
		if x, ok := g.remainderForm(e.X, m); ok && e.Op == "-" {
			return x.Times(-1), true
		}
	case *stencil.Cond:
		return g.remainderOfChoice(e, m)
	case *stencil.Binary:
		if odd, ok := g.parity(e); ok && m == 2 {
			return odd, true
		}
		return g.remainderOf(e, m)
	}
	return stencil.Affine{}, false
}

// remainderOfChoice is that of c ? a : b where c asks for a parity, as in
// (i + k) % 2 == 0 ? 1 : 2.
func (g guardReader) remainderOfChoice(e *stencil.Cond, m int64) (stencil.Affine, bool) {
	x, okX := g.remainderForm(e.X, m)
	y, okY := g.remainderForm(e.Y, m)
	odd, okOdd := g.parity(e.C)
	if d := x.Plus(y, -1); okX && okY && okOdd && m == 2 && d.IsConst() {
		return y.Plus(odd, d.Const%2), true
	}
	return stencil.Affine{}, false
}

// parity is a form that is odd where the condition e holds, and even where it
// does not.
func (g guardReader) parity(e stencil.Expr) (stencil.Affine, bool) {
	even := stencil.Affine{Const: 1}
	switch e := e.(type) {
	case *stencil.Unary:
		odd, ok := g.parity(e.X)
		return odd.Plus(even, 1), ok && e.Op == "!"
	case *stencil.Cast:
		return g.parity(e.X)
	case *stencil.Binary:
		if modulus(e) == 2 { // as a condition: not 0
			return g.remainderForm(e.X, 2)
		}
		if e.Op == "^" {
			odd, ok := g.remainderOf(e, 2)
			return odd, ok && g.isBit(e)
		}
		x, okX := g.remainderForm(e.X, 2)
		y, okY := g.remainderForm(e.Y, 2)
		differs := x.Plus(y, -1)
		switch {
		case !okX || !okY || modulus(e.X) != 2 || !(stencil.IsZero(e.Y) || g.isBit(e.X) && g.isBit(e.Y)):
		case e.Op == "!=":
			return differs, true
		case e.Op == "==":
			return differs.Plus(even, 1), true
		}
	}
	return stencil.Affine{}, false
}

func (g guardReader) remainderOf(e *stencil.Binary, m int64) (stencil.Affine, bool) {
	if inner := modulus(e); inner > 0 {
		if inner%m != 0 {
			return stencil.Affine{}, false
		}
		return g.remainderForm(e.X, m)
	}
	x, okX := g.remainderForm(e.X, m)
	y, okY := g.remainderForm(e.Y, m)
	switch {
	case !okX || !okY:
		return stencil.Affine{}, false
	case e.Op == "^" && m == 2:
		return x.Plus(y, 1), true
	}
	return x.Op(e.Op, y)
}
