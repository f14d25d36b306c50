// The ways to make several steps of a chain one launch that are worth measuring, the most promising first.

package optimizer

import (
	"cmp"
	"math"
	"slices"

	"mintc/ir/plan"
	"mintc/optimizer/chain"
	"mintc/optimizer/tuning"
)

// kindsInTurn says of which kind the next candidate is: of those that march several, because the model knows their times within a fifth only.
var kindsInTurn = []plan.TrapezoidKind{plan.March, plan.March, plan.Persistent, plan.Strip, plan.Shrinking, plan.March, plan.Shrinking, plan.Whole}

// heightsTried are the numbers of steps that are measured of a kind, in this order where the model knows no times.
func heightsTried(kind plan.TrapezoidKind, dims int) []int {
	switch {
	case kind == plan.March: // all: with 12 steps heat2d takes a twelfth longer than with 11 (bench/results/2026-11-26-h100-tune.md)
		return []int{8, 4, 6, 10, 5, 7, 3, 9, 11, 12, 2, 13, 14, 15, mostDrawn}
	case kind == plan.Persistent:
		return []int{plan.PersistentSteps}
	case kind == plan.Strip:
		return []int{stripSteps, 20, 30, 60, 10}
	case dims == 1:
		return []int{20, 40, 10, 60}
	}
	return []int{4, 2, 8, 6, 3, 5}
}

// chainItem is a chain with its candidates: ordinary launches, what -O3 would choose, and at most n ways with that. What it chooses where nothing says a
// height has other launches for some ranges, and none for others, so that no height and kind stands for it.
func chainItem(v chain.Verdict, o Options, n int) tuning.Item {
	item := tuning.Item{Kind: tuning.Chain, Name: v.Chain.Name, Digest: tuning.Digest(chainIdentity(v.Chain)), Kernels: []string{v.Chain.Name + "_"},
		Candidates: []tuning.Candidate{{Options: tuning.Off}}}
	for _, st := range v.Chain.Stages {
		if !slices.Contains(item.Kernels, st.Sweep.Name) {
			item.Kernels = append(item.Kernels, st.Sweep.Name)
		}
	}
	add := func(t plan.Trapezoid, options string) {
		if c := (tuning.Candidate{Options: options, Plan: chainPlan(t)}); len(item.Candidates) <= n && !item.Has(c) {
			item.Candidates = append(item.Candidates, c)
		}
	}
	if t, why := choose(v, TrapezoidOptions{Height: o.Trapezoid.Height, Kind: o.Trapezoid.Kind, Paying: true}, o.Device); why == "" && t.Kind != plan.Replay {
		if o.Trapezoid.Height == 0 && o.Trapezoid.Kind == nil && directive(v) == nil {
			add(t, tuning.Auto)
		} else {
			add(t, trapezoidOptions(t))
		}
	}
	for _, t := range inTurn(ways(v, o)) {
		add(t, trapezoidOptions(t))
	}
	return item
}

// ways are those that fit, of each kind the ones first of which the model expects most.
func ways(v chain.Verdict, o Options) map[plan.TrapezoidKind][]plan.Trapezoid {
	dims, list := len(v.Chain.Stages[0].Sweep.Loops), map[plan.TrapezoidKind][]plan.Trapezoid{}
	for _, kind := range plan.TrapezoidKinds() {
		if kind == plan.Replay || o.Trapezoid.Kind != nil && kind != *o.Trapezoid.Kind || kind == plan.Persistent && !staysOnChip(v, o) {
			continue
		}
		heights := heightsTried(kind, dims)
		if asked := directive(v); asked != nil && asked.Height > 1 {
			heights = []int{asked.Height}
		}
		if o.Trapezoid.Height > 1 {
			heights = []int{o.Trapezoid.Height}
		}
		for _, height := range heights {
			if t, why := choose(v, TrapezoidOptions{Height: height, Kind: &kind, Paying: true}, o.Device); why == "" {
				list[kind] = append(list[kind], t)
			}
		}
	}
	slices.SortStableFunc(list[plan.March], func(a, b plan.Trapezoid) int { return cmp.Compare(stepSeconds(a, v, o), stepSeconds(b, v, o)) })
	if len(list[plan.March])+len(list[plan.Strip]) > 0 { // tiles in shared memory were never faster than cells in registers
		list[plan.Whole], list[plan.Shrinking] = nil, list[plan.Shrinking][:min(1, len(list[plan.Shrinking]))]
	}
	return list
}

// staysOnChip reports whether the registers of the device have room for the cells of a range: blocks that stay keep one value of each there.
func staysOnChip(v chain.Verdict, o Options) bool {
	cells, size := int64(1), 0
	for _, n := range chainExtents(v.Chain, o.Size) {
		cells *= n
	}
	for _, st := range v.Chain.Stages {
		size = max(size, st.Sweep.WidestElement())
	}
	return cells*int64(size) <= int64(o.Device.SMs)*int64(o.Device.RegistersPerSM)*4
}

// inTurn is one list of all ways, the kinds in turn.
func inTurn(of map[plan.TrapezoidKind][]plan.Trapezoid) (list []plan.Trapezoid) {
	left := map[plan.TrapezoidKind][]plan.Trapezoid{}
	count := 0
	for kind, own := range of {
		left[kind] = own
		count += len(own)
	}
	for i := 0; len(list) < count; i++ {
		if kind := kindsInTurn[i%len(kindsInTurn)]; len(left[kind]) > 0 {
			list, left[kind] = append(list, left[kind][0]), left[kind][1:]
		}
	}
	return list
}

// stepSeconds is what the model expects of a step; infinite where it does not know.
func stepSeconds(t plan.Trapezoid, v chain.Verdict, o Options) float64 {
	if s, ok := StepTime(t, o.Device, chainExtents(v.Chain, o.Size)); ok {
		return s.Time
	}
	return math.Inf(1)
}
