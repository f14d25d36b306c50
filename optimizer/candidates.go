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

// heightsTried are the numbers of steps that are measured of a kind.
func heightsTried(kind plan.TrapezoidKind, dims int) []int {
	switch {
	case kind == plan.March: // all: with 12 steps heat2d takes a twelfth longer than with 11 (bench/results/2026-11-26-h100-tune.md)
		return []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, mostDrawn}
	case kind == plan.Persistent:
		return []int{plan.PersistentSteps}
	case kind == plan.Strip:
		return []int{10, 20, 24, 28, stripRowSteps, stripSteps, 60}
	case dims == 1:
		return []int{10, 20, 40, 60}
	}
	return []int{2, 3, 4, 5, 6, 8}
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
		if o.Trapezoid.Height == 0 && o.Trapezoid.Kind == nil && v.Asked == nil {
			add(t, tuning.Auto)
		} else {
			add(t, trapezoidOptions(t))
		}
	}
	for _, t := range ranked(ways(v, o)) {
		add(t, trapezoidOptions(t))
	}
	return item
}

// way is a plan with what the model expects of a step.
type way struct {
	plan.Trapezoid
	seconds float64
}

// ways are those that fit, each once.
func ways(v chain.Verdict, o Options) (list []way) {
	dims := len(v.Chain.Stages[0].Sweep.Loops)
	for _, kind := range plan.TrapezoidKinds() {
		if kind == plan.Replay || o.Trapezoid.Kind != nil && kind != *o.Trapezoid.Kind {
			continue
		}
		heights := heightsTried(kind, dims)
		if asked := v.Asked; asked != nil && asked.Height > 1 && !o.Trapezoid.Auto {
			heights = []int{asked.Height}
		}
		if o.Trapezoid.Height > 1 {
			heights = []int{o.Trapezoid.Height}
		}
		for _, height := range heights {
			t, why := choose(v, TrapezoidOptions{Height: height, Kind: &kind, Paying: true}, o.Device)
			again := slices.ContainsFunc(list, func(w way) bool { return w.Kind == t.Kind && w.Height == t.Height }) // what does not fit makes fewer steps
			if seconds := stepSeconds(t, v, o); why == "" && !again && !math.IsInf(seconds, 1) {
				list = append(list, way{t, seconds})
			}
		}
	}
	return list
}

// promisingFirst is how many ways come first for their time by the model alone: one of the first three was within 2 % of the fastest plan in 63 of 64 rows
// (bench/results/2026-11-27-h100-plans.md).
const promisingFirst = 4

// hopeless is how many times as long as the best way another kind is expected to take where it is not measured, and worse the same of other numbers of steps of a
// kind: what the model expects is off by less than that (bench/results/2026-11-27-h200-every-plan.tsv).
const hopeless, worse = 3, 1.3

// ranked are the ways by the time that the model expects, but that behind the first few those come before the rest that are not like one before them: the model may be
// wrong about a kind, and about many and few steps, and is as wrong about almost as many.
func ranked(list []way) (plans []plan.Trapezoid) {
	slices.SortStableFunc(list, func(a, b way) int { return cmp.Compare(a.seconds, b.seconds) })
	var rest []plan.Trapezoid
	for i, w := range list {
		first := list[slices.IndexFunc(list, func(o way) bool { return family(o.Kind) == family(w.Kind) })]
		like := slices.ContainsFunc(plans, func(t plan.Trapezoid) bool { return alike(t, w.Trapezoid) })
		if i < promisingFirst || !like && w.seconds < worse*first.seconds && w.seconds < hopeless*list[0].seconds {
			plans = append(plans, w.Trapezoid)
		} else {
			rest = append(rest, w.Trapezoid)
		}
	}
	return append(plans, rest...)
}

// alike reports whether two ways are of one family, and one makes at most a fifth more steps.
func alike(a, b plan.Trapezoid) bool {
	return family(a.Kind) == family(b.Kind) && 5*max(a.Height, b.Height) <= 6*min(a.Height, b.Height)
}

// family is one kind for tiles that shrink and those that do not: their times are much alike.
func family(kind plan.TrapezoidKind) plan.TrapezoidKind {
	if kind == plan.Shrinking {
		return plan.Whole
	}
	return kind
}

// stepSeconds is what the model expects of a step; infinite where it does not fit.
func stepSeconds(t plan.Trapezoid, v chain.Verdict, o Options) float64 {
	if s, ok := StepTime(t, o.Device, chainExtents(v.Chain, o.Size)); ok {
		return s.Time
	}
	return math.Inf(1)
}
