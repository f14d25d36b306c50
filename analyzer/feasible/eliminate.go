// Fourier-Motzkin elimination: inequalities are combined until a contradiction shows or a limit is reached.

package feasible

import (
	"fmt"
	"strings"

	"mintc/ir/stencil"
)

// Limits of the elimination. Where one is reached, constraints are dropped or
// the search ends: both only lose contradictions.
const (
	mostConstraints = 300
	largestNumber   = 1 << 30
)

// eliminate is Fourier-Motzkin elimination: a variable goes by adding each
// lower bound of it to each upper bound.
func (s *System) eliminate() bool {
	constraints, contradiction := tidy(s.nonNegative)
	for !contradiction && len(constraints) > 0 && len(constraints) <= mostConstraints {
		sym := cheapest(constraints)
		if sym == nil {
			return false
		}
		var rest, lower, upper []stencil.Affine
		for _, c := range constraints {
			switch k := c.Coef(sym); {
			case k > 0:
				lower = append(lower, c)
			case k < 0:
				upper = append(upper, c)
			default:
				rest = append(rest, c)
			}
		}
		for _, l := range lower {
			for _, u := range upper {
				rest = append(rest, l.Times(-u.Coef(sym)).Plus(u, l.Coef(sym)))
			}
		}
		constraints, contradiction = tidy(rest)
	}
	return contradiction
}

// tidy divides each constraint by its greatest divisor and keeps the tightest
// of those that differ only in the constant.
func tidy(list []stencil.Affine) (kept []stencil.Affine, contradiction bool) {
	position := map[string]int{}
	for _, c := range list {
		if c.IsConst() {
			if c.Const < 0 {
				return nil, true
			}
			continue
		}
		c = divided(c, divisor(c))
		if tooLarge(c) {
			continue
		}
		key := terms(c)
		if i, seen := position[key]; seen {
			kept[i].Const = min(kept[i].Const, c.Const)
			continue
		}
		position[key] = len(kept)
		kept = append(kept, c)
	}
	return kept, false
}

func tooLarge(c stencil.Affine) bool {
	large := max(c.Const, -c.Const) > largestNumber
	for _, t := range c.Terms {
		large = large || max(t.Coef, -t.Coef) > largestNumber
	}
	return large
}

// terms identifies the variable part; two symbols may share a name.
func terms(c stencil.Affine) string {
	var b strings.Builder
	for _, t := range c.Terms {
		fmt.Fprintf(&b, "%d*%p ", t.Coef, t.Sym)
	}
	return b.String()
}

// cheapest is the variable whose elimination leaves the fewest constraints.
func cheapest(list []stencil.Affine) *stencil.Symbol {
	type sides struct{ lower, upper int }
	count := map[*stencil.Symbol]*sides{}
	var order []*stencil.Symbol
	for _, c := range list {
		for _, t := range c.Terms {
			if count[t.Sym] == nil {
				count[t.Sym] = &sides{}
				order = append(order, t.Sym)
			}
			if t.Coef > 0 {
				count[t.Sym].lower++
			} else {
				count[t.Sym].upper++
			}
		}
	}
	var best *stencil.Symbol
	growth := 0
	for _, sym := range order {
		n := count[sym]
		g := n.lower*n.upper - n.lower - n.upper
		if best == nil || g < growth {
			best, growth = sym, g
		}
	}
	return best
}
