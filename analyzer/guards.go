package analyzer

import (
	"mintc/analyzer/feasible"
	"mintc/ir/stencil"
)

// guardReader turns conditions into constraints: comparisons of linear forms,
// and remainders such as (i+j) % 2 == 0 and i & 1.
type guardReader struct {
	system *feasible.System
	own    func(stencil.Affine) stencil.Affine
	serial map[*stencil.Symbol]stencil.Bounds
	// fromZero are the variables that are never negative.
	fromZero map[*stencil.Symbol]bool
}

// limits finds how the guards of each access narrow the ranges of loops.
func (r *nestReader) limits() {
	serial := r.sweep.SerialBounds()
	for _, u := range r.sweep.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			s := &feasible.System{}
			g := guardReader{system: s, own: func(f stencil.Affine) stencil.Affine { return f }, serial: serial}
			for _, guard := range a.Guards {
				g.add(guard.Cond, guard.Not)
			}
			for _, sym := range s.Symbols() {
				if sym.Role == stencil.Param {
					continue
				}
				if low, high := s.Limits(sym); len(low)+len(high) > 0 {
					a.Limits = append(a.Limits, stencil.Limit{Index: sym, Low: low, High: high})
				}
			}
		}
	}
}

// add takes note that e holds, or with not that it does not. What it does not
// understand it leaves out.
func (g guardReader) add(e stencil.Expr, not bool) {
	switch e := e.(type) {
	case *stencil.Unary:
		if e.Op == "!" {
			g.add(e.X, !not)
			return
		}
	case *stencil.Cast:
		g.add(e.X, not)
		return
	case *stencil.Binary:
		switch e.Op {
		case "&&", "||":
			if (e.Op == "&&") != not {
				g.add(e.X, not)
				g.add(e.Y, not)
			}
			return
		case "<", "<=", ">", ">=", "==", "!=":
			g.compare(e, not)
			return
		}
	}
	zero := stencil.NewInt(0)
	g.compare(stencil.NewBinary("!=", e, zero), not)
}

var negated = map[string]string{"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}

func (g guardReader) compare(e *stencil.Binary, not bool) {
	op := e.Op
	if not {
		op = negated[op]
	}
	if g.remainder(e, op) || op == "!=" {
		return
	}
	x, okX := g.form(e.X)
	y, okY := g.form(e.Y)
	if !okX || !okY || stencil.Arithmetic(e.X.Type(), e.Y.Type()).Kind == stencil.Unsigned && !(natural(e.X) && natural(e.Y)) {
		return
	}
	difference := g.own(x.Plus(y, -1))
	one := stencil.Affine{Const: 1}
	switch op {
	case "==":
		g.system.Zero(difference)
	case "<":
		g.system.NonNegative(difference.Plus(one, 1).Times(-1))
	case "<=":
		g.system.NonNegative(difference.Times(-1))
	case ">":
		g.system.NonNegative(difference.Plus(one, -1))
	case ">=":
		g.system.NonNegative(difference)
	}
}

// form is a linear form whose variables still have the values that they had
// when the condition was evaluated.
func (g guardReader) form(e stencil.Expr) (stencil.Affine, bool) {
	f, ok := stencil.AffineOf(e)
	for _, t := range f.Terms {
		_, serial := g.serial[t.Sym]
		ok = ok && (serial || t.Sym.Role == stencil.Param || t.Sym.Role == stencil.Index)
	}
	return f, ok
}

// natural reports whether unsigned arithmetic gives e its value as a number: a
// constant, or an unsigned variable.
func natural(e stencil.Expr) bool {
	switch e := e.(type) {
	case *stencil.Const:
		return e.Int != nil && *e.Int >= 0
	case *stencil.Var:
		return e.Sym.Type.Kind == stencil.Unsigned || e.Sym.Const != nil && *e.Sym.Const >= 0
	case *stencil.Cast:
		return natural(e.X) && e.T.Size >= e.X.Type().Size
	}
	return false
}

// remainder reads x % m == c, (x & m-1) == c and their negations, and reports
// whether e compares a remainder at all.
func (g guardReader) remainder(e *stencil.Binary, op string) bool {
	left, right := e.X, e.Y
	m := modulus(left)
	if m == 0 {
		left, right = right, left
		if m = modulus(left); m == 0 {
			return false
		}
	}
	x, okX := g.remainderForm(left, m)
	c, okC := g.remainderForm(right, m)
	if !okX || !okC {
		return true
	}
	difference := g.own(x.Plus(c, -1))
	switch {
	case op == "==":
		g.system.Multiple(difference, m)
	case op == "!=" && m == 2 && isBit(right) && (c.Const == 0 || g.neverNegative(left)):
		g.system.Multiple(difference.Plus(stencil.Affine{Const: 1}, 1), m)
	}
	return true
}

func isBit(e stencil.Expr) bool {
	c, ok := stencil.AffineOf(e)
	return ok && c.IsConst() && (c.Const == 0 || c.Const == 1)
}

// modulus is m of x % m, and of x & (m-1) with m a power of two; 0 for others.
func modulus(e stencil.Expr) int64 {
	switch e := e.(type) {
	case *stencil.Cast:
		return modulus(e.X)
	case *stencil.Binary:
		y, ok := stencil.AffineOf(e.Y)
		switch {
		case !ok || !y.IsConst():
		case e.Op == "%" && y.Const > 1:
			return y.Const
		case e.Op == "&" && y.Const > 0 && powerOfTwo(y.Const+1):
			return y.Const + 1
		}
	}
	return 0
}

func powerOfTwo(n int64) bool { return n > 0 && n&(n-1) == 0 }

// neverNegative reports whether the remainder e is 0 or 1 and not -1.
func (g guardReader) neverNegative(e stencil.Expr) bool {
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
		if t.Coef < 0 || !g.fromZero[t.Sym] {
			return false
		}
	}
	return true
}

// remainderForm is a linear form that differs from e by a multiple of m.
// Unsigned arithmetic wraps at a power of two, which other moduli do not survive.
func (g guardReader) remainderForm(e stencil.Expr, m int64) (stencil.Affine, bool) {
	if e.Type().Kind == stencil.Unsigned && !powerOfTwo(m) || !e.Type().IsInteger() {
		return stencil.Affine{}, false
	}
	switch e := e.(type) {
	case *stencil.Cast:
		if e.T.Size >= 4 {
			return g.remainderForm(e.X, m)
		}
	case *stencil.Unary:
		if x, ok := g.remainderForm(e.X, m); ok && e.Op == "-" {
			return x.Times(-1), true
		}
	case *stencil.Binary:
		return g.remainderOf(e, m)
	default:
		return g.form(e)
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
	case e.Op == "+", e.Op == "^" && m == 2:
		return x.Plus(y, 1), true
	case e.Op == "-":
		return x.Plus(y, -1), true
	case e.Op == "*" && y.IsConst():
		return x.Times(y.Const), true
	case e.Op == "*" && x.IsConst():
		return y.Times(x.Const), true
	}
	return stencil.Affine{}, false
}
