// The shape of strips that warps keep in registers. All figures were measured on an H200: bench/results/2026-11-23-h200-strips.md, if no other place is named.

package optimizer

import (
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// stripSteps is the number of steps per launch where nobody gives one. With a row of each step that no stage writes it is stripRowSteps, and a multiprocessor has to hold
// stripRowBlocks blocks: what is loaded for the next step is on its way for longer than a step takes, and more warps hide it (bench/results/2026-11-27-h200-strips.md).
const stripSteps, stripRowSteps, stripRowBlocks = 40, 32, 10

// hasNarrowRows reports whether one nest reads rows that no stage writes, and all arrays have elements of at most four bytes: registers suffice for stripRowBlocks blocks.
func hasNarrowRows(c *stencil.Chain) bool {
	tiles, err := plan.NewTiles(c)
	if err != nil || len(c.Stages) != 1 {
		return false
	}
	rows := 0
	for r, role := range tiles.Roles {
		if c.Roles[r].Grid.Elem.Size > 4 {
			return false
		}
		if !role.Tiled {
			rows++
		}
	}
	return rows == 1
}

// strip plans warps that keep strips of the rows of a chain. Its height falls until less than half of a strip is ghost zone.
func strip(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	t.Kind = plan.Strip
	steps := stripSteps / min(2, len(t.Chain.Stages)) // a step of two nests is two
	t.Strip = plan.StripShape{Cells: 8, Warps: 4}
	if hasNarrowRows(t.Chain) {
		steps, t.Strip.Blocks = stripRowSteps, stripRowBlocks
	}
	if t.Height == 0 {
		t.Height = steps
	}
	reason := t.Check(d)
	for ; t.Height > 1; t.Height-- {
		if t.Check(d) == nil {
			return t, ""
		}
	}
	return t, reason.Error()
}
