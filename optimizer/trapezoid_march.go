// The shapes of kernels that stream through several steps, and the chains for which they pay. All figures were measured on an H200:
// bench/results/2026-11-22-h200-trapezoids.md.

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

// unasked plans a chain that neither a directive nor an option names, if that pays.
func unasked(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	f, err := plan.NewFlow(t.Chain)
	if err != nil {
		return t, err.Error()
	}
	if d.Arch != perfmodel.CalibratedOn {
		return t, "unasked, that is done on what it was measured on, which is " + perfmodel.CalibratedOn
	}
	if why := unmeasured(f); why != "" {
		return t, "unasked, that is done for what was measured to gain, and " + why
	}
	t, why := march(t, d)
	t.Packed = true
	return t, why
}

// unmeasured says why it is not known that several steps per launch pay, or nothing. They were measured to pay for stars of radius 1 with at
// most one source; boxes with a source were measured to lose.
func unmeasured(f *plan.Flow) string {
	if len(f.Chain.Stages) != 1 || len(f.Fields) != 1 || len(f.Fields[0].Cycle) != 2 || f.Fields[0].Depth != 1 {
		return "its step is not one nest with two buffers"
	}
	if f.Grid(f.Fields[0]).Elem.IsInteger() {
		return "its cells are integers"
	}
	sources := map[int]bool{}
	waiting, newest := 0, false // neighbours in rows that are added after one in the newest plane: each waits for it in registers, for all steps
	for _, r := range f.Reads {
		reach, clamped := int64(0), false
		newest = newest || r.Field != nil && r.Offset[0] > 0
		if newest && r.Offset[0] == 0 && slices.ContainsFunc(r.Offset, func(o int64) bool { return o != 0 }) {
			waiting++
		}
		for i, o := range r.Offset {
			reach += max(o, -o)
			clamped = clamped || r.Clamped[i]
		}
		switch {
		case r.Field == nil && reach > 0:
			return "an array that no step writes is read beside the cell"
		case reach > 1:
			return "it reads further than the next cell along one dimension"
		case clamped && f.Dims == 3:
			return "its subscripts stop at the ends of three dimensions"
		case r.Field == nil:
			sources[f.Chain.Stages[r.Stage].Roles[r.Use]] = true
		}
	}
	if waiting > 2 {
		return "its sums take the newest plane before the neighbours in the others"
	}
	if len(sources) > 1 {
		return "it reads several arrays that no step writes"
	}
	return ""
}

// unclamped are the bodies of a chain's stages, with subscripts that do not stop: Trapezoid.Bodies.
func unclamped(c *stencil.Chain) [][]stencil.Stmt {
	var list [][]stencil.Stmt
	for _, st := range c.Stages {
		list = append(list, rewrite.Unclamped(st.Sweep))
	}
	return list
}

// marchShape is the best shape that was measured for a flow, with the number of steps that goes with it.
func marchShape(f *plan.Flow) (plan.MarchShape, int) {
	wide, sources := false, false
	for _, fd := range f.Fields {
		wide = wide || f.Grid(fd).Elem.Size > 4
	}
	for _, r := range f.Reads {
		sources = sources || r.Field == nil
	}
	switch {
	case f.Dims == 2 && wide:
		return plan.MarchShape{Cells: 4, Rows: 1, Warps: 4, Prefetch: 3, Repeat: 2, Blocks: 2, EdgeCost: 1.8}, 10
	case f.Dims == 2 && sources:
		return plan.MarchShape{Cells: 4, Rows: 1, Warps: 4, Prefetch: 3, Repeat: 1, Blocks: 2, EdgeCost: 1.8}, 8
	case f.Dims == 2:
		return plan.MarchShape{Cells: 4, Rows: 1, Warps: 4, Prefetch: 3, Repeat: 2, Blocks: 3, EdgeCost: 2.5}, 8
	case sources && !wide:
		return plan.MarchShape{Cells: 2, Rows: 4, Warps: 16, Prefetch: 2, Repeat: 2, Blocks: 1, EdgeCost: 1.15}, 3
	case sources:
		return plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 2, Repeat: 2, Blocks: 1, EdgeCost: 1.15}, 3
	case wide:
		return plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 3, Repeat: 2, Blocks: 1, EdgeCost: 1.15}, 4
	}
	return plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 3, Repeat: 2, Blocks: 2, EdgeCost: 1.15}, 4
}

// march plans kernels that stream. Where a chain keeps more than those that were measured, fewer steps are joined.
func march(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	f, err := plan.NewFlow(t.Chain)
	if err != nil {
		return t, err.Error()
	}
	t.Kind = plan.March
	t.Bodies = unclamped(t.Chain)
	best, usual := marchShape(f)
	asked := t.Height
	if t.March = best; asked == 0 {
		t.Height = usual
	}
	reason := t.Check(d)
	for ; t.Height > 1; t.Height-- {
		for _, t.March = range shapesFrom(best) {
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

// registerRoom is how many registers a thread may have.
func registerRoom(m plan.MarchShape, d gpu.Device) int {
	return min(255, d.RegistersPerSM/(32*m.Warps*m.Blocks))
}

// shapesFrom are the best shape and those to try where its planes do not fit in shared memory: with fewer of them on their way, then blocks
// with fewer rows.
func shapesFrom(best plan.MarchShape) (list []plan.MarchShape) {
	for warps := best.Warps; warps == best.Warps || warps >= leastWarps; warps /= 2 {
		for prefetch := best.Prefetch; prefetch >= 1; prefetch-- {
			smaller := best
			smaller.Warps, smaller.Prefetch = warps, prefetch
			list = append(list, smaller)
		}
	}
	return list
}

// leastWarps are those of the smallest block to try: 32 rows, of which half or more are not ghost zone.
const leastWarps = 8

// registersForPlanes is how much of a thread's registers may hold planes, in percent: 64 at ten steps of heat2d, which spills little and is
// the fastest.
const registersForPlanes = 64
