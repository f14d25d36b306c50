// height(adaptive): the ways to make the steps of a chain among which the program finds the fastest as it runs (ghost-zone paper, adaptive section).

package optimizer

import (
	"cmp"
	"slices"

	"mintc/ir/plan"
	"mintc/optimizer/chain"
)

// settles reports whether the program is to find the height. Options and measured plans that give one beat the directive.
func settles(v chain.Verdict, o TrapezoidOptions) bool {
	asked := v.Asked
	return asked != nil && asked.Adaptive && o.Height == 0 && !o.Auto
}

// others are the ways that the program tries beside t: fewer steps and more of the same kind, those first of which the model expects most, tiles where blocks
// march, and ordinary launches where it is not known that several steps gain, because trying those would cost much.
func others(v chain.Verdict, t plan.Trapezoid, o Options) []plan.Trapezoid {
	list := []plan.Trapezoid{t}
	add := func(limits TrapezoidOptions) {
		if other, why := choose(v, limits, o.Device); why == "" && !tried(list, other) {
			list = append(list, other)
		}
	}
	if _, why := unasked(plan.Trapezoid{Chain: v.Chain}, o.Device); why != "" {
		list = append(list, plan.Trapezoid{Chain: v.Chain, Height: 1, Kind: plan.Replay})
		if t.Kind == plan.March && o.Trapezoid.Kind == nil {
			tiles := plan.Shrinking
			add(TrapezoidOptions{Height: usualHeight, Kind: &tiles})
		}
	}
	known := len(list)
	for _, by := range stepsTried(t.Height) {
		add(TrapezoidOptions{Height: t.Height + by, Kind: &t.Kind})
	}
	list = append(list[:known], promising(list[known:], t, v, o)...)
	return list[1:min(len(list), plan.MostWays)]
}

// promising are those ways of a list that the model does not expect to be a fifth slower than the fastest one, or t: one launch of them would cost
// more than is to gain. The fastest come first; where the model knows no times, all stay.
func promising(list []plan.Trapezoid, t plan.Trapezoid, v chain.Verdict, o Options) []plan.Trapezoid {
	least := stepSeconds(t, v, o)
	for _, other := range list {
		least = min(least, stepSeconds(other, v, o))
	}
	list = slices.DeleteFunc(slices.Clone(list), func(other plan.Trapezoid) bool { return stepSeconds(other, v, o) > 1.2*least })
	slices.SortStableFunc(list, func(a, b plan.Trapezoid) int { return cmp.Compare(stepSeconds(a, v, o), stepSeconds(b, v, o)) })
	return list
}

// stepsTried are the differences of heights to try: the best ones lie flat.
func stepsTried(height int) []int {
	switch {
	case height > 12:
		return []int{-height / 2, height, -height / 4}
	case height > 4:
		return []int{-2, 2, -4, 4}
	}
	return []int{-1, 1, -2, 2}
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
