// Flat arrays whose rows go on: u[y*nx + x - 1] at x = 0 is the last cell of the row before.

package stencil

import "slices"

// PassesRows reports whether subscripts of a flat array provably pass an end of a row, or the start of a plane, where
// the elements are those of the next one. The cells between two such accesses need not exist: u[y*nx + x - 1] and
// u[(y-1)*nx + x] from row 1 and column 0 on stay in the array, and u[(y-1)*nx + x - 1] does not.
func (s *Sweep) PassesRows(u *Use) bool {
	if !u.Grid.IsFlat() || u.Grid.Rank < 2 {
		return false
	}
	passes, known := s.passing[u]
	if !known {
		if s.passing == nil {
			s.passing = map[*Use]bool{}
		}
		passes = passesRows(s, u)
		s.passing[u] = passes // every plan asks for it
	}
	return passes
}

func passesRows(s *Sweep, u *Use) bool {
	last := u.Grid.Rank - 1
	width, known := AffineOf(u.Strides[last-1])
	for _, a := range u.Accesses {
		for d := 1; d < len(a.Affine) && !a.Guarded; d++ {
			if _, stops := a.Index[d].(*Clamped); stops {
				continue
			}
			low, okLow := s.alongLoops(a.Affine[d], false)
			high, okHigh := s.alongLoops(a.Affine[d], true)
			beyond := high.Plus(width, -1)
			if okLow && low.IsConst() && low.Const < 0 || okHigh && known && d == last && beyond.IsConst() && beyond.Const >= 0 {
				return true
			}
		}
	}
	return false
}

// PassesRowsOfPlanes is PassesRows for accesses that differ along the slowest dimension.
func (s *Sweep) PassesRowsOfPlanes(u *Use) bool {
	if !s.PassesRows(u) {
		return false
	}
	first := u.Accesses[0].Affine
	return slices.ContainsFunc(u.Accesses, func(a AccessInfo) bool {
		return len(first) == 0 || len(a.Affine) == 0 || !a.Affine[0].Equal(first[0]) // without, it may be any plane
	})
}

// alongLoops is the lowest or highest value of a form over the parallel loops.
func (s *Sweep) alongLoops(form Affine, highest bool) (Affine, bool) {
	for _, l := range s.Loops {
		c := form.Coef(l.Index)
		if c == 0 {
			continue
		}
		lo, hi, okLo, okHi := l.Ends()
		if !okLo || !okHi {
			return form, false
		}
		end := lo
		if (c > 0) == (l.Step > 0) == highest {
			end = hi.Plus(Affine{Const: -Sign(l.Step)}, 1)
		}
		form = form.Without(l.Index).Plus(end, c)
	}
	return form, true
}
