// The search: all legal plans that the passes propose, ranked by predicted time.

package schedule

import (
	"cmp"
	"slices"

	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/perfmodel"
)

// Candidate is a legal plan and what the model expects of it.
type Candidate struct {
	Plan plan.Plan
	perfmodel.Prediction
}

// candidates are the legal plans for a sweep, fastest first. base has the tile
// and the chunk that clauses or options ask for, where given is set, or the
// defaults.
func candidates(base plan.Plan, o Options, given bool) []Candidate {
	if o.Device.Arch != perfmodel.CalibratedOn && o.Aggregate == May {
		o.Aggregate = Must // whether that pays is too close to call for a device that was never measured: follow the paper
	}
	o.reuse = findReuse(base.Sweep)
	plans := []plan.Plan{base}
	for _, pass := range passes {
		if pass.choice(o) == Never || slices.Contains(o.Disabled, pass.name) {
			continue
		}
		var next []plan.Plan
		for _, p := range plans {
			next = append(next, pass.expand(p, o, given)...)
		}
		if next = legal(next, o, pass.choice(o) == Must, pass.has); len(next) > 0 { // a shape that was asked for may not fit this nest
			plans = next
		}
	}
	plans = distinct(plans)
	counter, extents := perfmodel.NewCounter(), o.extents(base.Sweep)
	list := make([]Candidate, 0, len(plans))
	for _, p := range plans {
		list = append(list, Candidate{p, counter.Count(p).Predict(o.Device, extents, perfmodel.Calibrated)})
	}
	slices.SortStableFunc(list, func(a, b Candidate) int { return cmp.Compare(a.CellTime, b.CellTime) })
	streams := func(c Candidate) bool { return c.Plan.Stream != nil }
	if first := slices.IndexFunc(list, streams); first > 0 && o.Device.Measured && !perfmodel.FitsDevice(o.Device) && list[0].isDoubtful() {
		streaming := list[first]
		list = slices.Insert(slices.Delete(list, first, first+1), 0, streaming)
	}
	return withMoreBlocks(list, len(base.Sweep.Loops))
}

// withMoreBlocks puts a register tile of four times as many blocks in front of a plan that streams through rows of a plane, where the model takes it
// for almost as fast: it does not know that a million cells make too few blocks that stream (bench/results/2026-11-27-h200-masks.md: 61 GCells/s in
// place of 136).
func withMoreBlocks(list []Candidate, loops int) []Candidate {
	if loops != 2 || len(list) == 0 || list[0].Plan.Stream == nil || list[0].Plan.Stream.RegisterTile {
		return list
	}
	best := -1
	for i, c := range list {
		isTile := c.Plan.Stream != nil && c.Plan.Stream.RegisterTile && !c.Plan.Stream.Buffers && 4*c.Plan.Tile.Product() <= list[0].Plan.Tile.Product()
		if isTile && c.CellTime <= almostAsFast*list[0].CellTime && (best < 0 || c.Warps > list[best].Warps) {
			best = i
		}
	}
	if best < 0 {
		return list
	}
	tile := list[best]
	return slices.Insert(slices.Delete(list, best, best+1), 0, tile)
}

// almostAsFast is how many times as long the model's time of such a tile may be: 1.054 was 1 % more on the card, at 8192^2.
const almostAsFast = 1.06

// memoryBound is how many times as long device memory must take as anything else before a plain kernel is believed to do as well as
// one that streams, on a card that the model was not fitted to. On an H100 poisson3d7 in double has 1.19: plain it reached 99.5 % of
// the copy, streaming 94.9. varcoef3d has 1.05, and streaming reached 98.4 %, more than plain.
const memoryBound = 1.15

// isDoubtful reports whether the model may promise too much of a plain kernel.
func (c Candidate) isDoubtful() bool {
	t := c.Terms
	return t.DRAM < memoryBound*max(t.L2, t.Shared, t.Issue, t.Float, t.Latency)
}

// distinct are the plans without those that passes came to on two ways.
func distinct(plans []plan.Plan) []plan.Plan {
	var list []plan.Plan
	for _, p := range plans {
		if !slices.ContainsFunc(list, func(q plan.Plan) bool { return isSame(p, q) }) {
			list = append(list, p)
		}
	}
	return list
}

// isSame reports whether two plans for one sweep are one.
func isSame(p, q plan.Plan) bool {
	return p.Tile == q.Tile && p.Chunk == q.Chunk && p.Reuse == q.Reuse && slices.Equal(p.Buffers, q.Buffers) &&
		(p.Stream == nil && q.Stream == nil || p.Stream != nil && q.Stream != nil && *p.Stream == *q.Stream)
}

// legal are the plans that the device can run. What must be there is asked for
// only where any plan has it: a nest without neighbours keeps nothing in shared
// memory.
func legal(plans []plan.Plan, o Options, must bool, has func(plan.Plan) bool) []plan.Plan {
	plans = slices.DeleteFunc(plans, func(p plan.Plan) bool { return p.Check(o.Device) != nil })
	if must && slices.ContainsFunc(plans, has) {
		plans = slices.DeleteFunc(plans, func(p plan.Plan) bool { return !has(p) })
	}
	return plans
}

// Scattered is how many times as long the plan takes, by the model, if each cell moves these bytes more.
func (c Candidate) Scattered(bytes float64, o Options) float64 {
	return perfmodel.Count(c.Plan).Scattered(bytes).Predict(o.Device, o.extents(c.Plan.Sweep), perfmodel.Calibrated).CellTime / c.CellTime
}

// extents are those of the options, or else those of Extents.
func (o Options) extents(s *stencil.Sweep) [3]int64 {
	e := Extents(s)
	for d, n := range o.Size {
		if d < len(s.Loops) {
			e[d] = int64(n)
		}
	}
	return e
}

// Extents of the nest, x first. Where the program does not tell they are primes,
// so that blocks at the edges count.
func Extents(s *stencil.Sweep) [3]int64 {
	nominal := [4]int64{0, 1<<26 - 5, 8191, 509}[len(s.Loops)]
	var out [3]int64
	for i, l := range s.Loops {
		d := len(s.Loops) - 1 - i
		out[d] = nominal
		if n, known := ConstantExtent(l); known {
			out[d] = n
		}
	}
	return out
}

// ConstantExtent is how many values a loop passes, if the text of the program says so.
func ConstantExtent(l *stencil.Loop) (n int64, known bool) {
	lo, constLo := stencil.ConstantOf(l.Lo)
	hi, constHi := stencil.ConstantOf(l.Hi)
	return hi - lo, constLo && constHi && hi > lo
}
