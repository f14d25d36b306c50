// Serial loops over neighbours that go on at the other end of the range: p[(y + j + n) % n][(x + i + n) % n].

package rewrite

import (
	"slices"

	"mintc/ir/stencil"
)

// rings finds subscripts that go on at the other end of the range for a value of serial indices.
type rings struct {
	of      map[*stencil.Symbol]stencil.Expr
	bounds  map[*stencil.Symbol]stencil.Bounds
	periods *stencil.Periods
	indices map[*stencil.Symbol]bool // those that were found
	unused  map[*stencil.Symbol]bool // locals whose values have taken their place
}

// withRings is a sweep in which such subscripts are spelled without locals, of which each copy of a loop's body would have another one;
// and the indices that they use.
func withRings(s *stencil.Sweep) (*stencil.Sweep, map[*stencil.Symbol]bool) {
	r := &rings{stencil.Definitions(s.Body), s.SerialBounds(), s.Periods(), map[*stencil.Symbol]bool{}, map[*stencil.Symbol]bool{}}
	t := *s
	t.Uses = nil
	for _, u := range s.Uses {
		own := *u
		own.Accesses = slices.Clone(u.Accesses)
		for i, a := range own.Accesses {
			own.Accesses[i].Access = r.spelled(a.Access)
		}
		t.Uses = append(t.Uses, &own)
	}
	if len(r.indices) == 0 {
		return s, nil
	}
	t.Body = stencil.WithoutUnused(stencil.MapBody(s.Body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			return r.spelled(a)
		}
		return e
	}), r.unused)
	return &t, r.indices
}

// spelled is an access with such subscripts spelled out.
func (r *rings) spelled(a *stencil.Access) *stencil.Access {
	b := *a
	b.Index = slices.Clone(a.Index)
	for d, e := range a.Index {
		if _, plain, indices, ok := r.periods.AtLowest(e, r.bounds); ok && len(indices) > 0 {
			b.Index[d] = plain
			stencil.AddLocals(e, r.of, r.unused)
			for _, sym := range indices {
				r.indices[sym] = true
			}
		}
	}
	return &b
}

// goesOn reports whether all subscripts of a grid are index + constant or go on at the other end, as some do.
func goesOn(s *stencil.Sweep, u *stencil.Use) bool {
	periods, found := s.Periods(), false
	for _, a := range u.Accesses {
		for _, e := range a.Index {
			_, linear := stencil.AffineOf(e)
			_, ring := periods.Of(e)
			if found = found || ring; !linear && !ring {
				return false
			}
		}
	}
	return found
}
