// Remainders that are the index itself: u[(x + n) % n] with x from 0 to n.

package subscript

import "mintc/ir/stencil"

// wholeTurns replaces remainders in subscripts that come back to the index, as (x + n) % n does, by the index. Macros for
// periodic arrays have them in every access, writes included: IX(x, y) is ((y) + ny) % ny * nx + ((x) + nx) % nx.
func wholeTurns(n *Nest) {
	w := &turning{n.Periods(), stencil.Definitions(n.Body), map[*stencil.Symbol]bool{}, map[*stencil.Symbol]bool{}}
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
	periods *stencil.Periods
	of      map[*stencil.Symbol]stencil.Expr
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
		case *stencil.Var:
			value := w.of[x.Sym]
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
