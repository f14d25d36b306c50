// The table of shapes that were measured to be the best for kernels that stream, by what a flow has. They were measured on an H200, and steps that are named
// lean on an H100: bench/results. Doubles are all cells of more than four bytes.

package optimizer

import (
	"fmt"

	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// streamed is what the table asks of a flow.
type streamed struct {
	traits
	rows      bool // it has two dimensions
	oneBuffer bool // one field, updated in its only buffer
	inShared  bool // its planes may lie in shared memory, and fit
}

// measuredShape is a row of the table.
type measuredShape struct {
	of    string // which flows, but for those of rows above
	suits func(has streamed) bool
	shape plan.MarchShape // without the margin
	pace  pace            // what sets the kernel's pace
	steps int             // per launch
	lean  int             // per launch where memory is slow; 0: as many
}

// pace says by how much a division of a launch must promise to be faster before it is taken.
type pace int

const (
	unset    pace = iota // no margin was measured
	byMemory             // the schedule says little
	byIssue              // the schedule errs by a thirtieth where memory is fast
	byOuter              // between the two: rings of cells beyond the range
)

// marginOf is plan.MarchShape.Margin for a pace (bench/results/2026-11-28-h200-division.md). Where memory sets it, blocks that wait for the last one leave memory to
// others, and slabs of different lengths drift apart, so that the L2 cache no longer serves the ghost zones of neighbours.
func marginOf(p pace, d gpu.Device) float64 {
	switch {
	case p == unset:
		return 0
	case p == byOuter:
		return 1.06
	case p == byMemory || isLean(d):
		return 1.1
	}
	return 1.035
}

// rowsShape is that of two dimensions: of fields in double, or with a source.
var rowsShape = plan.MarchShape{Cells: 4, Rows: 1, Warps: 4, Prefetch: 3, Repeat: 2, Blocks: 2, EdgeCost: 1.8}

// measuredShapes is the table: the first row that suits a flow has its shape.
var measuredShapes = []measuredShape{
	{of: "2D boxes of doubles", suits: func(has streamed) bool { return has.rows && has.box && !has.sources && has.wide },
		shape: plan.MarchShape{Cells: 4, Rows: 1, Warps: 4, Prefetch: 3, Repeat: 2, Blocks: 2, Carry: 2, EdgeCost: 1.8}, steps: 6},
	{of: "2D boxes of floats", suits: func(has streamed) bool { return has.rows && has.box && !has.sources },
		shape: plan.MarchShape{Cells: 4, Rows: 1, Warps: 4, Prefetch: 3, Repeat: 2, Blocks: 3, Carry: 2, EdgeCost: 2.5}, steps: 6},
	// 2026-11-27-h200-masks.md, -h100-plans.md; with seven they spill
	{of: "2D stars of doubles with sources, all of them masks or none guarded", suits: func(has streamed) bool {
		return has.rows && has.wide && has.sources && !has.box && (has.masks || !has.guarded)
	}, shape: rowsShape, steps: 6},
	{of: "red and black cells of doubles, of one nest", suits: func(has streamed) bool {
		return has.rows && has.wide && has.guarded && !has.sources && has.oneBuffer
	}, shape: rowsShape, steps: 8},
	// with ten, mirrored ends lose against one
	{of: "2D of doubles with sources or guards", suits: func(has streamed) bool { return has.rows && has.wide && (has.sources || has.guarded) }, shape: rowsShape, steps: 4},
	{of: "2D of doubles", suits: func(has streamed) bool { return has.rows && has.wide }, shape: rowsShape, steps: 10},
	// 2026-11-27-h200-rows-twice.md
	{of: "2D of floats with sources", suits: func(has streamed) bool { return has.rows && has.sources }, shape: rowsShape, steps: 8},
	{of: "2D of floats", suits: func(has streamed) bool { return has.rows },
		shape: plan.MarchShape{Cells: 4, Rows: 1, Warps: 4, Prefetch: 3, Repeat: 2, Blocks: 3, EdgeCost: 2.5}, steps: 8, lean: 9},

	{of: "doubles with coefficients beside the cell", suits: func(has streamed) bool { return has.coefficients && has.wide },
		shape: plan.MarchShape{Cells: 2, Rows: 2, Warps: 12, Prefetch: 1, Repeat: 1, Blocks: 1, Columns: true, Late: true, EdgeCost: 1.3}, pace: byMemory, steps: 3},
	{of: "floats with such coefficients", suits: func(has streamed) bool { return has.coefficients },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 3, Repeat: 2, Blocks: 1, Columns: true, Late: true, EdgeCost: 1.15}, pace: byIssue, steps: 3},
	{of: "doubles with subscripts that stop", suits: func(has streamed) bool { return has.stops && has.wide },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 2, Repeat: 1, Blocks: 1, Late: true, EdgeCost: 1.15}, pace: byMemory, steps: 3, lean: 4},
	{of: "floats with subscripts that stop", suits: func(has streamed) bool { return has.stops },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 12, Prefetch: 2, Repeat: 2, Blocks: 1, Late: true, EdgeCost: 1.15}, pace: byIssue, steps: 4},
	{of: "boxes of doubles with corners", suits: func(has streamed) bool { return has.box && has.wide && has.corners },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 3, Repeat: 4, Blocks: 1, Uniform: true, Carry: 1, EdgeCost: 1}, pace: byIssue, steps: 2},
	{of: "boxes of doubles without corners", suits: func(has streamed) bool { return has.box && has.wide },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 3, Repeat: 4, Blocks: 1, Uniform: true, Carry: 2, EdgeCost: 1}, pace: byIssue, steps: 2},
	{of: "boxes of floats", suits: func(has streamed) bool { return has.box },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 12, Prefetch: 3, Repeat: 4, Blocks: 1, Uniform: true, Carry: 2, EdgeCost: 1}, pace: byIssue, steps: 2},
	// 2026-11-28-h200-wave4.md
	{of: "far stars of doubles in shared memory", suits: func(has streamed) bool { return has.inShared && has.wide },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 7, Repeat: 1, Blocks: 1, Columns: true, InShared: true, Lanes: 30, Waiting: 1, EdgeCost: 1}, steps: 3},
	{of: "far stars of floats in shared memory", suits: func(has streamed) bool { return has.inShared },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 12, Repeat: 1, Blocks: 1, InShared: true, Lanes: 30, EdgeCost: 1}, steps: 3},
	{of: "far stars of doubles", suits: func(has streamed) bool { return has.far && has.wide },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 1, Repeat: 1, Blocks: 1, Late: true, EdgeCost: 1.15}, pace: byMemory, steps: 2},
	{of: "far stars of floats", suits: func(has streamed) bool { return has.far },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 12, Prefetch: 1, Repeat: 2, Blocks: 1, Late: true, EdgeCost: 1.15}, pace: byMemory, steps: 3},
	{of: "stars of doubles with sources", suits: func(has streamed) bool { return has.sources && has.wide },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 2, Repeat: 2, Blocks: 1, OuterRows: true, OuterColumns: true, EdgeCost: 1.15}, pace: byMemory, steps: 4},
	{of: "stars of doubles", suits: func(has streamed) bool { return has.wide },
		shape: plan.MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 3, Repeat: 4, Blocks: 1, OuterRows: true, OuterColumns: true, EdgeCost: 1.15}, pace: byOuter, steps: 4},
	// six do with two cells a lane
	{of: "stars of floats with sources", suits: func(has streamed) bool { return has.sources },
		shape: plan.MarchShape{Cells: 4, Rows: 4, Warps: 8, Prefetch: 2, Repeat: 2, Blocks: 1, EdgeCost: 1.3}, pace: byMemory, steps: 4, lean: 6},
	{of: "stars of floats", suits: func(streamed) bool { return true },
		shape: plan.MarchShape{Cells: 4, Rows: 4, Warps: 8, Prefetch: 2, Repeat: 2, Blocks: 1, EdgeCost: 1.3}, pace: byMemory, steps: 4},
}

// marchShape is the best shape that was measured for a flow, with the number of steps that goes with it. Planes in shared memory are left out where
// they do not fit.
func marchShape(f *plan.Flow, d gpu.Device, sharedFits bool) (plan.MarchShape, int) {
	has := streamed{traits: traitsOf(f), rows: f.Dims == 2, oneBuffer: len(f.Fields) == 1 && len(f.Fields[0].Cycle) == 1, inShared: sharedFits && inShared(f, d)}
	row := measuredShapeOf(has)
	shape, steps := row.shape, row.steps
	shape.Margin = marginOf(row.pace, d)
	if row.lean > 0 {
		steps = onLean(d, row.lean, row.steps)
	}
	return shape, steps
}

// measuredShapeOf is the row of a flow.
func measuredShapeOf(has streamed) *measuredShape {
	for i := range measuredShapes {
		if measuredShapes[i].suits(has) {
			return &measuredShapes[i]
		}
	}
	panic(fmt.Sprintf("optimizer: no shape for %+v", has))
}
