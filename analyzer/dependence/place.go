// Subscripts with remainders, as in u[i][1 + 2*j + (i & 1)]: which elements an iteration uses, as far as it is known.

package dependence

import "mintc/ir/stencil"

// place is the form of a subscript. For each remainder in it there is a variable of
// the iteration's own, of which the system learns the range and the remainder.
func (g guardReader) place(e stencil.Expr) (stencil.Affine, bool) {
	if f, ok := g.valued(e); ok {
		return f, true
	}
	f, ok := stencil.AffineOf(e)
	return g.own(f), ok
}

// valued is the form of a subscript whose value is known exactly.
func (g guardReader) valued(e stencil.Expr) (stencil.Affine, bool) {
	if f, ok := g.form(e); ok {
		return g.own(f), true
	}
	switch e := e.(type) {
	case *stencil.Var:
		if value := g.values[e.Sym]; value != nil && stencil.OverScalars(value) {
			return g.valued(value)
		}
	case *stencil.Cast:
		if e.X.Type().IsInteger() && e.T.IsInteger() && e.T.Integer().Contains(e.X.Type().Integer()) {
			return g.valued(e.X)
		}
	case *stencil.Cond:
		if f, ok := g.choice(e); ok {
			return f, ok
		}
		return g.periodic(e)
	case *stencil.Binary:
		if m := modulus(e); m > 0 {
			return g.rest(e, m)
		}
		if m := divisor(e); m > 0 {
			return g.quotient(e, m)
		}
		if e.T.Kind == stencil.Signed {
			return g.combined(e)
		}
	}
	return stencil.Affine{}, false
}

func (g guardReader) combined(e *stencil.Binary) (stencil.Affine, bool) {
	x, okX := g.valued(e.X)
	y, okY := g.valued(e.Y)
	if !okX || !okY {
		return stencil.Affine{}, false
	}
	return x.Op(e.Op, y)
}

// divisor is m of x / m, and of x >> k with m two to the power of k; 0 for others.
func divisor(e *stencil.Binary) int64 {
	y, ok := stencil.ConstantOf(e.Y)
	switch {
	case !ok || !e.T.IsInteger():
	case e.Op == "/" && y > 1:
		return y
	case e.Op == ">>" && y > 0 && y < 20:
		return 1 << y
	}
	return 0
}

// quotient is x / m, a new variable that is less than m away from x when it is multiplied by m.
func (g guardReader) quotient(e *stencil.Binary, m int64) (stencil.Affine, bool) {
	x, ok := g.valued(e.X)
	if !ok || m > 1<<20 {
		return x, false
	}
	lowest := 1 - m // division rounds towards zero
	if e.Op == ">>" || g.notNegative(e) {
		lowest = 0
	}
	q := stencil.Affine{Terms: []stencil.Term{{Sym: &stencil.Symbol{Name: "quotient", Type: stencil.Long, Role: stencil.Local}, Coef: 1}}}
	rest := x.Plus(q, -m)
	g.system.NonNegative(rest.Plus(stencil.Affine{Const: -lowest}, 1))
	g.system.NonNegative(rest.Times(-1).Plus(stencil.Affine{Const: m - 1}, 1))
	return q, true
}

// rest is x % m.
func (g guardReader) rest(e *stencil.Binary, m int64) (stencil.Affine, bool) {
	x, ok := g.remainderForm(e.X, m)
	if !ok {
		return x, false
	}
	lowest := 1 - m
	if g.notNegative(e) {
		lowest = 0
	}
	return g.residue(x, m, lowest), true
}

// choice is c ? a : b where c asks for a parity and b lies a constant away from a.
func (g guardReader) choice(e *stencil.Cond) (stencil.Affine, bool) {
	x, okX := g.valued(e.X)
	y, okY := g.valued(e.Y)
	odd, okOdd := g.parity(e.C)
	if d := x.Plus(y, -1); okX && okY && okOdd && d.IsConst() {
		return y.Plus(g.residue(odd, 2, 0), d.Const), true
	}
	return stencil.Affine{}, false
}

// periodic is a subscript that goes on at the other end of a range of known length: i + 1 == 32 ? 0 : i + 1.
func (g guardReader) periodic(e stencil.Expr) (stencil.Affine, bool) {
	if g.periods == nil {
		return stencil.Affine{}, false
	}
	p, ok := g.periods.Of(e)
	n, known := g.periods.Length(p.Index)
	if !ok || !known || n < 1 || max(p.Offset, -p.Offset) > n {
		return stencil.Affine{}, false
	}
	return g.residue(p.Form(), n, 0), true
}

// residue is a new variable from lowest to m-1 that differs from x by a multiple of m.
func (g guardReader) residue(x stencil.Affine, m, lowest int64) stencil.Affine {
	r := stencil.Affine{Terms: []stencil.Term{{Sym: &stencil.Symbol{Name: "rest", Type: stencil.Long, Role: stencil.Local}, Coef: 1}}}
	g.system.Multiple(g.own(x).Plus(r, -1), m)
	g.system.NonNegative(r.Plus(stencil.Affine{Const: -lowest}, 1))
	g.system.NonNegative(r.Times(-1).Plus(stencil.Affine{Const: m - 1}, 1))
	return r
}
