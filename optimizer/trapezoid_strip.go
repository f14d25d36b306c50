// The shape of strips that warps keep in registers. All figures were measured on an H200: bench/results/2026-11-23-h200-strips.md, if no other place is named.

package optimizer

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// stripSteps is the number of steps per launch where nobody gives one. With a row of each step that no stage writes it is stripRowSteps, and a multiprocessor has to hold
// stripRowBlocks blocks: what is loaded for the next step is on its way for longer than a step takes, and more warps hide it (bench/results/2026-11-27-h200-strips.md).
const stripSteps, stripRowSteps, stripRowBlocks = 40, 32, 10

// stripArrays is what the plan of strips depends on of the arrays of a chain.
type stripArrays struct {
	rows        int  // that no stage writes: each step reads a row
	least, most int  // bytes of an element, of all arrays
	float       bool // those that stages write hold floating-point numbers
	pair        bool // these are two buffers of one stage, or one array for each of two stages
}

// arraysOf are the arrays of a chain whose tiles are known.
func arraysOf(c *stencil.Chain, tiles *plan.Tiles) stripArrays {
	a := stripArrays{least: math.MaxInt, float: true, pair: true}
	for r, role := range tiles.Roles {
		elem := c.Roles[r].Grid.Elem
		a.least, a.most = min(a.least, elem.Size), max(a.most, elem.Size)
		if !role.Tiled {
			a.rows++
			continue
		}
		a.float = a.float && elem.Kind == stencil.Float
		a.pair = a.pair && len(role.Cycle)*len(c.Stages) == 2
	}
	return a
}

// readsNarrowRow reports whether one nest reads one row in each step, and all arrays have elements of at most four bytes: registers suffice for stripRowBlocks blocks.
func readsNarrowRow(c *stencil.Chain) bool {
	tiles, err := plan.NewTiles(c)
	if err != nil || len(c.Stages) != 1 {
		return false
	}
	a := arraysOf(c, tiles)
	return a.rows == 1 && a.most <= 4
}

// strip plans warps that keep strips of the rows of a chain. Its height falls until less than half of a strip is ghost zone.
func strip(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	t.Kind = plan.Strip
	steps := stripSteps / min(2, len(t.Chain.Stages)) // a step of two nests is two
	t.Strip = plan.StripShape{Cells: 8, Warps: 4}
	if readsNarrowRow(t.Chain) {
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
