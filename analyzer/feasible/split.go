// Equations such as 14*i + j = 14*k + l, split where the remainder's range is smaller than the factor.

package feasible

import (
	"slices"

	"mintc/ir/stencil"
)

// split takes apart equations such as 14*i + j = 14*k + l where j - l is known
// to stay below 14: then i = k and j = l. It reports a contradiction.
func (s *System) split() bool {
	for n := 0; n < len(s.zero); n++ { // which grows
		for _, factor := range factors(s.zero[n]) {
			multiples, rest := apart(s.zero[n], factor)
			low, high, ok := s.rangeOf(rest)
			if !ok {
				continue
			}
			first := low + mod(-low, factor) // of the multiples that the rest can be
			if first > high {
				return true
			}
			if first+factor <= high {
				continue
			}
			s.zero[n] = multiples.Plus(stencil.Affine{Const: first}, 1)
			s.zero = append(s.zero, rest.Plus(stencil.Affine{Const: first}, -1))
			break
		}
	}
	return false
}

// factors are the coefficients above 1, without signs, the largest first.
func factors(a stencil.Affine) []int64 {
	var list []int64
	for _, t := range a.Terms {
		if c := max(t.Coef, -t.Coef); c > 1 && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

// apart separates the terms, and what of the constant, that factor divides.
func apart(a stencil.Affine, factor int64) (multiples, rest stencil.Affine) {
	rest.Const = mod(a.Const, factor)
	multiples.Const = a.Const - rest.Const
	for _, t := range a.Terms {
		if t.Coef%factor == 0 {
			multiples.Terms = append(multiples.Terms, t)
		} else {
			rest.Terms = append(rest.Terms, t)
		}
	}
	return multiples, rest
}

// rangeOf are the least and the greatest value that a form can have by the
// constant bounds of its variables; ok is false where one has none.
func (s *System) rangeOf(a stencil.Affine) (low, high int64, ok bool) {
	low, high = a.Const, a.Const
	for _, t := range a.Terms {
		least, most, bounded := s.boundsOf(t.Sym)
		if !bounded || huge(stencil.Affine{Const: least}) || huge(stencil.Affine{Const: most}) {
			return 0, 0, false
		}
		if t.Coef < 0 {
			least, most = most, least
		}
		low, high = low+t.Coef*least, high+t.Coef*most
	}
	return low, high, true
}

// boundsOf are the constants that some constraints alone set for a variable.
func (s *System) boundsOf(sym *stencil.Symbol) (least, most int64, ok bool) {
	below, above := false, false
	for _, f := range s.nonNegative {
		if len(f.Terms) != 1 || f.Terms[0].Sym != sym {
			continue
		}
		switch f.Terms[0].Coef {
		case 1:
			if !below || -f.Const > least {
				least, below = -f.Const, true
			}
		case -1:
			if !above || f.Const < most {
				most, above = f.Const, true
			}
		}
	}
	return least, most, below && above && least <= most
}
