// Outer scalars of unsigned type in subscripts: those that wrap around on purpose, as u[i + off] with off = -1u.

package subscript

import (
	"math"
	"slices"

	"mintc/ir/stencil"
)

// signedOffsets reads outer scalars that subscripts only add, as in u[i + off], as
// signed numbers: with an unsigned off of -1 the sum wraps around to i - 1. Those
// that are bounds or strides too are counts, and stay as they are.
func signedOffsets(n *Nest) {
	counts := n.counts()
	signed := map[*stencil.Symbol]*stencil.Symbol{}
	for _, u := range n.Uses {
		for _, a := range u.Accesses {
			for _, form := range a.Affine {
				for _, t := range form.Terms {
					if isUnsignedInt(t.Sym) && !counts[t.Sym] && signed[t.Sym] == nil {
						signed[t.Sym] = n.HostValue(&stencil.Cast{X: &stencil.Var{Sym: t.Sym}, T: stencil.Int})
					}
				}
			}
		}
	}
	if len(signed) == 0 {
		return
	}
	for _, u := range n.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			a.Access = readSigned(a.Access, signed)
			for d := range a.Affine {
				a.Affine[d] = withSymbols(a.Affine[d], signed)
			}
		}
	}
	n.Body = stencil.MapBody(n.Body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			return readSigned(a, signed)
		}
		return e
	})
}

func isUnsignedInt(s *stencil.Symbol) bool {
	return s.Role == stencil.Param && s.Const == nil && s.Type.Kind == stencil.Unsigned && s.Type.Size == stencil.Int.Size
}

// counts are the outer scalars in bounds of loops and in strides.
func (n *Nest) counts() map[*stencil.Symbol]bool {
	counts := map[*stencil.Symbol]bool{}
	note := func(e stencil.Expr) {
		if e != nil {
			stencil.EachVar(e, func(s *stencil.Symbol) { counts[s] = true })
		}
	}
	for _, l := range n.Loops {
		note(l.Lo)
		note(l.Hi)
		if l.Exact != nil {
			note(l.Exact.Bound)
		}
		if l.Runs != nil {
			note(l.Runs.Lo)
			note(l.Runs.Exact.Bound)
		}
	}
	for _, u := range n.Uses {
		for _, e := range u.Strides {
			note(e)
		}
	}
	stencil.VisitStmts(n.Body, func(s stencil.Stmt) {
		if f, ok := s.(*stencil.For); ok && f.Cond != nil {
			note(f.Cond)
		}
	})
	return counts
}

// readSigned is an access with the signed scalars in its linear subscripts.
func readSigned(a *stencil.Access, signed map[*stencil.Symbol]*stencil.Symbol) *stencil.Access {
	index := slices.Clone(a.Index)
	for d, e := range index {
		form, ok := stencil.AffineOf(e)
		if to := withSymbols(form, signed); ok && !to.Equal(form) {
			index[d] = stencil.AffineExpr(to)
		}
	}
	return &stencil.Access{Grid: a.Grid, Index: index, Span: a.Span}
}

func withSymbols(form stencil.Affine, of map[*stencil.Symbol]*stencil.Symbol) stencil.Affine {
	to := stencil.Affine{Const: form.Const}
	for _, t := range form.Terms {
		if of[t.Sym] != nil {
			t.Sym = of[t.Sym]
		}
		to = to.Plus(stencil.Affine{Terms: []stencil.Term{t}}, 1)
	}
	return to
}

// claimSubscripts makes sure that linear subscripts under conditions are the numbers
// that their forms say: those that differ from them by multiples of 2 to the power of 32
// do so only where the form is far out of range. The reach of others is checked anyway.
func claimSubscripts(n *Nest) {
	ranges := n.IndexRanges()
	for _, u := range n.Uses {
		for _, a := range u.Accesses {
			if !a.Guarded {
				continue
			}
			for d, e := range a.Index {
				form, ok := stencil.AffineOf(e)
				large := slices.ContainsFunc(form.Terms, func(t stencil.Term) bool { return isUnsignedInt(t.Sym) })
				if _, exact := stencil.Exactly(e, ranges); ok && large && !exact && a.Resolved {
					n.Claims = append(n.Claims, stencil.Claim{Of: a.Index[d], Form: form, Min: math.MinInt32, Max: math.MaxUint32})
				}
			}
		}
	}
}
