// Pairs of accesses that only values of outer scalars tell apart, as u[i] and u[i + k]: what the host
// compares before the launch.

package dependence

import "mintc/ir/stencil"

// check makes a check before the launch of a pair that only the host can tell
// apart; false where the values of outer scalars decide nothing.
func (t *Test) check(a, b stencil.AccessInfo) bool {
	c := stencil.IndependenceCheck{Grid: a.Grid, First: a.Span, Second: b.Span, SameIteration: true, FirstLimits: a.Limits, SecondLimits: b.Limits}
	open := false
	solved := make([]bool, len(t.sweep.Loops))
	for d := range a.Index {
		fa, okA := stencil.AffineOf(a.Index[d])
		fb, okB := stencil.AffineOf(b.Index[d])
		if !okA || !okB {
			continue
		}
		loop, delta, ok := t.shift(fa, fb)
		if ok && loop >= 0 {
			solved[loop] = true
			c.Shifts = append(c.Shifts, stencil.Shift{Delta: delta, Modulus: t.stride(fa, loop)})
		}
		s, known := t.separation(fa, fb)
		if known && !(ok && delta.IsConst()) && !alike(s) {
			open = true
			c.Separations = append(c.Separations, s)
		}
	}
	for _, s := range solved {
		c.SameIteration = c.SameIteration && s
	}
	if open {
		t.sweep.IndependenceChecks = append(t.sweep.IndependenceChecks, c)
	}
	return open
}

// alike reports whether the two ranges are one, which no values of outer
// scalars can take apart.
func alike(s stencil.Separation) bool {
	return s.FirstLow.Equal(s.SecondLow) && s.FirstHigh.Equal(s.SecondHigh)
}

// shift recognises a dimension that holds for iterations which are Delta apart
// along one loop: i + p on one side and i + q on the other, p and q outer scalars.
func (t *Test) shift(a, b stencil.Affine) (loop int, delta stencil.Affine, ok bool) {
	loop, delta = -1, a.Plus(b, -1)
	for i, l := range t.sweep.Loops {
		if a.Coef(l.Index) != b.Coef(l.Index) {
			return -1, delta, false
		}
		if a.Coef(l.Index) != 0 {
			if loop >= 0 {
				return -1, delta, false
			}
			loop = i
		}
	}
	for _, f := range []stencil.Affine{a, b} {
		for _, term := range f.Terms {
			if term.Sym.Role != stencil.Param && term.Sym.Role != stencil.Index {
				return -1, delta, false
			}
		}
	}
	return loop, delta, true
}

// stride is what the subscript of two neighbouring iterations differs by.
func (t *Test) stride(a stencil.Affine, loop int) int64 {
	l := t.sweep.Loops[loop]
	s := a.Coef(l.Index) * l.Step
	return max(s, -s)
}

// separation compares the ranges of two subscripts over the nest.
func (t *Test) separation(a, b stencil.Affine) (s stencil.Separation, known bool) {
	ends := [4]stencil.Affine{}
	for i := range ends {
		form := a
		if i >= 2 {
			form = b
		}
		var ok bool
		if ends[i], ok = stencil.Extreme(form, t.serial, i%2 == 1); !ok {
			return s, false
		}
	}
	return stencil.Separation{FirstLow: ends[0], FirstHigh: ends[1], SecondLow: ends[2], SecondHigh: ends[3]}, true
}
