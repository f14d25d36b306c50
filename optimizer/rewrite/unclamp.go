// The body of a kernel that holds rows with their edges: without the clamps that the program writes.

package rewrite

import (
	"slices"

	"mintc/ir/stencil"
)

// Unclamped is the body of a kernel that holds the grids' footprints in registers, with
// rows that stop at the edges themselves: subscripts in a footprint are index +
// constant, and locals that only served to clamp them are gone.
func Unclamped(s *stencil.Sweep) []stencil.Stmt {
	footprints := map[*stencil.Grid][][]int64{}
	for _, u := range s.Uses {
		if points, ok := s.Footprint(u); ok && u.Edges() != nil {
			footprints[u.Grid] = points
		}
	}
	if len(footprints) == 0 {
		return s.Body
	}
	of, dropped := stencil.Definitions(s.Body), map[*stencil.Symbol]bool{}
	body := stencil.MapBody(s.Body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok || footprints[a.Grid] == nil {
			return e
		}
		held, clamps := unclamped(a)
		p, ok := held.Constants()
		if !ok || !slices.ContainsFunc(footprints[a.Grid], func(q []int64) bool { return slices.Equal(p, q) }) {
			return e
		}
		for _, c := range clamps {
			stencil.AddLocals(c.X, of, dropped)
		}
		return held
	})
	for _, last := range s.Last {
		delete(dropped, last)
	}
	return stencil.WithoutUnused(body, dropped)
}

// unclamped is the access as it would be without edges, and its clamped subscripts.
func unclamped(a *stencil.Access) (plain *stencil.Access, clamps []*stencil.Clamped) {
	plain = &stencil.Access{Grid: a.Grid, Index: slices.Clone(a.Index), Span: a.Span}
	for d, e := range a.Index {
		if c, ok := e.(*stencil.Clamped); ok {
			plain.Index[d] = c.Plain()
			clamps = append(clamps, c)
		}
	}
	return plain, clamps
}
