// height(adaptive): the ways to make the steps of a chain among which the program finds the fastest as it runs (ghost-zone paper, adaptive section).

package optimizer

import (
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/optimizer/chain"
)

// settles reports whether the program is to find the height. Options and measured plans that give one beat the directive.
func settles(v chain.Verdict, o TrapezoidOptions) bool {
	asked := directive(v)
	return asked != nil && asked.Adaptive && o.Height == 0 && !o.Auto
}

// others are the ways that the program tries beside t: fewer steps and more of the same kind, tiles where blocks march, and ordinary
// launches where it is not known that several steps gain, because trying those would cost much.
func others(v chain.Verdict, t plan.Trapezoid, o TrapezoidOptions, d gpu.Device) []plan.Trapezoid {
	list := []plan.Trapezoid{t}
	add := func(o TrapezoidOptions) {
		if other, why := choose(v, o, d); why == "" && len(list) < plan.MostWays && !tried(list, other) {
			list = append(list, other)
		}
	}
	if _, why := unasked(plan.Trapezoid{Chain: v.Chain}, d); why != "" {
		list = append(list, plan.Trapezoid{Chain: v.Chain, Height: 1, Kind: plan.Replay})
		if t.Kind == plan.March && o.Kind == nil {
			tiles := plan.Shrinking
			add(TrapezoidOptions{Height: usualHeight, Kind: &tiles})
		}
	}
	for _, by := range stepsTried(t.Height) {
		add(TrapezoidOptions{Height: t.Height + by, Kind: &t.Kind})
	}
	return list[1:]
}

// stepsTried are the differences of heights to try: the best ones lie flat.
func stepsTried(height int) []int {
	switch {
	case height > 12:
		return []int{-height / 2, height, -height / 4}
	case height > 4:
		return []int{-2, 2, -4}
	}
	return []int{-1, 1, -2}
}

// tried reports whether a way is among others, or makes single steps.
func tried(list []plan.Trapezoid, t plan.Trapezoid) bool {
	for _, other := range list {
		if other.Height == t.Height && other.Kind == t.Kind {
			return true
		}
	}
	return t.Height < 2
}
