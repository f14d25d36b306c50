// The height that a directive leaves open: `trapezoid`, and `height(auto)`.

package optimizer

import (
	"cmp"
	"fmt"
	"slices"

	"mintc/ir/plan"
	"mintc/optimizer/chain"
)

// isOpen reports whether a directive joins steps without saying how many, and nothing else says it.
func isOpen(v chain.Verdict, o TrapezoidOptions) bool {
	asked := v.Asked
	return asked != nil && !asked.Adaptive && (asked.Height == 0 || o.Auto) && !o.Off && o.Height == 0 && o.Kind == nil
}

// open plans a chain whose height is open: what was measured to pay, else the fastest way by the model, ordinary launches among them. Tiles of the usual height
// would take 30 times as long as ordinary launches for some chains (bench/results/2026-11-27-h200-every-plan.tsv, wave4).
func open(v chain.Verdict, o Options) (plan.Trapezoid, string) {
	t, why := unasked(plan.Trapezoid{Chain: v.Chain}, o.Device)
	if why == "" {
		return t, ""
	}
	list := ways(v, o)
	if len(list) == 0 {
		return choose(v, o.Trapezoid, o.Device) // it says why
	}
	best := slices.MinFunc(list, func(a, b way) int { return cmp.Compare(a.seconds, b.seconds) })
	single := ordinaryLaunches(v.Chain, o, chainExtents(v.Chain, o.Size)).Seconds
	if single > 0 && single <= best.seconds {
		return t, fmt.Sprintf("by the model none of the ways to make several is faster (%.1f us for one step, %.1f us a step for %d at once); 'height(%d)' asks for them all the same",
			1e6*single, 1e6*best.seconds, best.Height, best.Height)
	}
	return best.Trapezoid, ""
}
