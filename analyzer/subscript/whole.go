// Remainders that are the index itself, or a neighbour that never leaves the range: u[(x + n) % n] with x from 0 to n, u[(x + 1) % n] with x from 1 to n - 1.

package subscript

import (
	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// wholeTurns replaces remainders in subscripts that come back to the index, as (x + n) % n does, by the index, and those in which the loops pass no end by
// index + constant. Macros for
// periodic arrays have them in every access, writes included: IX(x, y) is ((y) + ny) % ny * nx + ((x) + nx) % nx.
func wholeTurns(n *Nest) {
	w := &turning{clamping.NewReader(n.Sweep), n.Periods(), stencil.Definitions(n.Body), map[*stencil.Symbol]bool{}, map[*stencil.Symbol]bool{}}
	for _, l := range n.Loops {
		w.indices[l.Index] = true
	}
	for _, u := range n.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			a.Access = w.access(a.Access)
		}
	}
	n.putAccesses(w.unused, func(a *stencil.Access) stencil.Expr { return w.access(a) })
}

type turning struct {
	*clamping.Reader
	periods *stencil.Periods
	values  map[*stencil.Symbol]stencil.Expr
	indices map[*stencil.Symbol]bool // of parallel loops
	unused  map[*stencil.Symbol]bool // locals that stood for remainders
}

func (w *turning) access(a *stencil.Access) *stencil.Access {
	index := make([]stencil.Expr, len(a.Index))
	for d, e := range a.Index {
		index[d], _ = w.straight(e)
	}
	return &stencil.Access{Grid: a.Grid, Index: index, Span: a.Span}
}

// straight is e with the indices in place of remainders, and whether it has any of these.
func (w *turning) straight(e stencil.Expr) (plain stencil.Expr, found bool) {
	plain = stencil.Map(e, func(x stencil.Expr) stencil.Expr {
		switch x := x.(type) {
		case *stencil.Binary:
			// An unsigned sum wraps around where the loop is long.
			if p, ok := w.periods.Of(x); ok && x.Op == "%" && x.T.Kind == stencil.Signed && p.Offset == 0 {
				found = true
				return stencil.Converted(&stencil.Var{Sym: p.Index}, x.T)
			}
			if form, ok := w.within(x); ok {
				found = true
				return stencil.Converted(stencil.AffineExpr(form), x.T)
			}
		case *stencil.Var:
			value := w.values[x.Sym]
			if value == nil || !x.Sym.Type.IsInteger() {
				return x
			}
			if value, ok := w.straight(value); ok {
				if p, ok := stencil.PolyOf(value); ok && w.keeps(p) {
					found, w.unused[x.Sym] = true, true
					return stencil.Converted(value, x.Sym.Type)
				}
			}
		}
		return x
	})
	return plain, found
}

// within is a remainder as index + constant, where the loop's range shows that the sum is that, or that and the divisor once more. Sums of
// unsigned numbers that may wrap around have no value here.
func (w *turning) within(x *stencil.Binary) (form stencil.Affine, ok bool) {
	if x.Op != "%" || !x.T.IsInteger() {
		return form, false
	}
	sum, okSum := w.Value(x.X, 0)
	length, okLength := w.Value(x.Y, 0)
	if !okSum || !okLength {
		return form, false
	}
	for _, rest := range []stencil.Poly{sum, sum.Plus(length, -1)} {
		low, okLow := w.End(rest, false)
		beyond, okBeyond := w.End(rest.Plus(length, -1), true)
		least, isLeast := low.Const()
		most, isMost := beyond.Const()
		form, isForm := stencil.AffineOf(stencil.PolyExpr(rest))
		if okLow && okBeyond && isLeast && isMost && least >= 0 && most < 0 && isForm && len(form.Terms) == 1 && form.Terms[0].Coef == 1 && w.indices[form.Terms[0].Sym] {
			return form, true
		}
	}
	return form, false
}

// keeps reports whether p has one value in all of an iteration.
func (w *turning) keeps(p stencil.Poly) bool {
	for _, m := range p {
		for _, sym := range m.Syms {
			if sym.Role != stencil.Param && !w.indices[sym] {
				return false
			}
		}
	}
	return true
}
