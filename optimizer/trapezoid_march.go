// Plans of kernels that stream through several steps: the measured shape, or one near it where a chain keeps more than those that were measured.

package optimizer

import (
	"fmt"
	"slices"

	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/perfmodel"
	"mintc/optimizer/rewrite"
)

// unclamped are the bodies of a chain's stages, with subscripts that do not stop: Trapezoid.Bodies.
func unclamped(c *stencil.Chain) [][]stencil.Stmt {
	var list [][]stencil.Stmt
	for _, st := range c.Stages {
		list = append(list, rewrite.Unclamped(st.Sweep))
	}
	return list
}

// completed is a chain with nests that store in every iteration, nil where they do so anyway, or cannot.
func completed(c *stencil.Chain) *stencil.Chain {
	whole, changed := *c, false
	whole.Stages = slices.Clone(c.Stages)
	for i, st := range c.Stages {
		whole.Stages[i].Sweep = rewrite.Completed(st.Sweep)
		changed = changed || whole.Stages[i].Sweep != st.Sweep
	}
	if !changed {
		return nil
	}
	return &whole
}

// inShared reports whether the planes of a far star may lie in shared memory, with other arrays that are read at the cell. Without those it was not measured.
func inShared(f *plan.Flow, d gpu.Device) bool {
	return d.Major >= 9 && f.CheckRings() == nil && slices.ContainsFunc(f.Reads, func(r *plan.Read) bool { return r.Field == nil })
}

// fitShared plans as many steps as a shape with planes in shared memory can make, with fewer warps where the best shape has too many planes. Height 1: none.
func fitShared(t plan.Trapezoid, best plan.MarchShape, usual int, d gpu.Device) plan.Trapezoid {
	if t.Height == 0 {
		t.Height = usual
	}
	for ; t.Height > 1; t.Height-- {
		for t.March = best; t.March.Warps >= leastSharedWarps; t.March.Warps-- {
			if t.Check(d) == nil {
				return t
			}
		}
	}
	return t
}

// leastSharedWarps are those of the smallest tile to try: 16 rows.
const leastSharedWarps = 4

// isLean reports whether a card's memory is slow beside its multiprocessors, as that of an H100 is: those of an H200 are the same, and its memory is faster by
// two fifths. There more steps a launch pay (bench/results/2026-11-27-h100-plans.md).
func isLean(d gpu.Device) bool { return d.Arch == perfmodel.CalibratedOn && d.DRAMGBs < 3600 }

// onLean is the first number for such a card, the other one for others.
func onLean(d gpu.Device, steps, others int) int {
	if isLean(d) {
		return steps
	}
	return others
}

// march plans kernels that stream. Where a chain keeps more than those that were measured, fewer steps are joined.
func march(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	t.Kind = plan.March
	t.Completed = completed(t.Chain)
	f, err := t.Flow()
	if err != nil {
		return t, err.Error()
	}
	t.Bodies = unclamped(t.Streamed())
	best, usual := marchShape(f, d, true)
	if best.InShared {
		if shared := fitShared(t, best, usual, d); shared.Height > 1 {
			return shared, ""
		}
		best, usual = marchShape(f, d, false)
	}
	if isPair(f) { // each step is two
		usual = max(2, usual/2)
	}
	if !slices.ContainsFunc(f.Fields, func(fd *plan.Field) bool { return f.Carried(fd, best) != nil }) {
		best.Carry = 0
	}
	best.Late = best.Late && slices.ContainsFunc(f.Reads, func(r *plan.Read) bool { return r.Field == nil })
	if !f.HasOuter() {
		best = best.WithoutOuter()
	}
	asked := t.Height
	if t.March = best; asked == 0 {
		t.Height = usual
	}
	reason := t.Check(d)
	for ; t.Height > 1; t.Height-- {
		for _, t.March = range shapesFrom(best) {
			t.March.Repeat = repeats(f, t)
			if t.Check(d) == nil && (asked != 0 || f.MarchRegisters(t.Height, t.March) <= registerRoom(t.March, d)*registersForPlanes/100) {
				return t, ""
			}
		}
	}
	if reason == nil {
		reason = fmt.Errorf("its planes do not fit in registers")
	}
	return t, reason.Error()
}

// repeats is how often the code has the steady state: as often as the shape says where that tells the compiler all addresses in shared memory,
// at most twice elsewhere, and less often where the compiler would give up.
func repeats(f *plan.Flow, t plan.Trapezoid) int {
	n := t.March.Repeat
	if !f.TurnsKnown(t.Height, t.March) || t.March.KeepsOuter() { // with four, heat3d in fp64 keeps all cells in memory: 22 GCells/s in place of 585
		n = min(n, 2)
	}
	if isPair(f) && neighboursWaiting(f) > 2 && traitsOf(f).wide { // PolyBench's heat-3d, 320^3, two steps: four times 9 GCells/s, twice 153, once 174 (bench/results/2026-11-27-h200-masks.md)
		n = 1
	}
	for n > 1 && n*t.Height*t.March.Cells*t.March.Rows*len(f.Reads) > mostReads {
		n /= 2
	}
	return n
}

// mostReads is how many reads of cells the code of the steady state may have: with 2,128 and 2,432 the compiler made a call
// of each turn, with 1,792 it did not (bench/results/2026-11-23-h200-boxes.md). Turns are inlined now, and more of them still lose (2026-11-27-exchange.md).
const mostReads = 1800

// registerRoom is how many registers a thread may have.
func registerRoom(m plan.MarchShape, d gpu.Device) int {
	return min(255, d.RegistersPerSM/(32*m.Warps*m.Blocks))
}

// shapesFrom are the best shape and those to try where its planes do not fit in shared memory: with the cells beyond the range in the tiles, with
// fewer planes on their way, then blocks with fewer rows, in three dimensions with rows of fewer cells.
func shapesFrom(best plan.MarchShape) (list []plan.MarchShape) {
	for cells := best.Cells; cells == best.Cells || best.Rows > 1 && cells >= leastCells; cells /= 2 {
		for warps := best.Warps; warps == best.Warps || warps >= leastWarps; warps /= 2 {
			for prefetch := best.Prefetch; prefetch >= 1; prefetch-- {
				smaller := best
				smaller.Cells, smaller.Warps, smaller.Prefetch = cells, warps, prefetch
				list = append(list, smaller)
				if smaller.KeepsOuter() {
					list = append(list, smaller.WithoutOuter())
				}
			}
		}
	}
	return list
}

// leastWarps are those of the smallest block to try: 32 rows, of which half or more are not ghost zone.
const leastWarps = 8

// leastCells are those of the narrowest lane to try in three dimensions.
const leastCells = 2

// registersForPlanes is how much of a thread's registers may hold planes, in percent: 64 at ten steps of heat2d, which spills little and is
// the fastest.
const registersForPlanes = 64
