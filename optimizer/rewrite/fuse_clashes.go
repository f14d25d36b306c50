// Which arrays must be different ones for a fused kernel to mean the same as its nests: its alias checks.

package rewrite

import (
	"slices"

	"mintc/ir/stencil"
)

// clashes are the pairs of grids that must not share storage for s, the fusion of
// parts, to mean the same as the parts: the alias check that the host makes before it
// launches s. A pair that one part alone uses is checked as it is for that part.
// Without pairs s may replace the parts wherever pointers lead.
func clashes(s *stencil.Sweep, parts ...*stencil.Sweep) [][2]*stencil.Grid {
	var pairs, alone [][2]*stencil.Grid
	for i, u := range s.Uses {
		for _, v := range s.Uses[i+1:] {
			switch {
			case !u.Written && !v.Written, u.Grid.IsOtherObject(v.Grid):
			case usersOf(parts, u.Grid, v.Grid) > 1 && !coveredBy(s, parts, u, v):
				pairs = append(pairs, [2]*stencil.Grid{u.Grid, v.Grid})
			case s.MustKeepOrder(u, v) && !anyMustDiffer(parts, u.Grid, v.Grid):
				alone = append(alone, [2]*stencil.Grid{u.Grid, v.Grid})
			}
		}
	}
	if len(pairs) == 0 {
		return nil
	}
	// A plan for s may not keep an order that the plan for the part does keep.
	return append(pairs, alone...)
}

// coveredBy reports whether one of the parts makes sure, before it starts, that the
// two are apart wherever s uses them.
func coveredBy(s *stencil.Sweep, parts []*stencil.Sweep, u, v *stencil.Use) bool {
	return slices.ContainsFunc(parts, func(p *stencil.Sweep) bool {
		x, y := p.UseOf(u.Grid), p.UseOf(v.Grid)
		if x == nil || y == nil || !p.MustDiffer(x, y) || !s.InLoopOrder(u) || !s.InLoopOrder(v) {
			return false
		}
		return x.Written && within(u, x, true) && within(v, y, false) || y.Written && within(u, x, false) && within(v, y, true)
	})
}

// within reports whether every access of u is at an offset that lies between those
// of the unconditional writes, or of the unconditional reads, of another use.
func within(u, of *stencil.Use, writes bool) bool {
	var box []stencil.Progression
	for _, a := range of.Accesses {
		if a.Write != writes || a.Guarded {
			continue
		}
		for d, o := range a.Offset() {
			if len(box) <= d {
				box = append(box, stencil.Progression{First: o, Last: o})
			}
			box[d] = box[d].With(o)
		}
	}
	return len(box) > 0 && of.Edges() == nil && !slices.ContainsFunc(u.Accesses, func(a stencil.AccessInfo) bool {
		for d, o := range a.Offset() {
			if !box[d].Holds(o) {
				return true
			}
		}
		return false
	})
}

// usersOf is the number of sweeps that use either grid.
func usersOf(sweeps []*stencil.Sweep, g, h *stencil.Grid) int {
	n := 0
	for _, s := range sweeps {
		if s.UseOf(g) != nil || s.UseOf(h) != nil {
			n++
		}
	}
	return n
}

// anyMustDiffer reports whether one of the sweeps takes the two to be different
// arrays, which is checked before it starts.
func anyMustDiffer(sweeps []*stencil.Sweep, g, h *stencil.Grid) bool {
	for _, s := range sweeps {
		if u, v := s.UseOf(g), s.UseOf(h); u != nil && v != nil && s.MustDiffer(u, v) {
			return true
		}
	}
	return false
}
