// The shape of blocks that keep their part of the grid for all steps. All figures were measured on an H200:
// bench/results/2026-11-23-h200-trapezoids.md.

package optimizer

import (
	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// persistent plans blocks that stay.
func persistent(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	f, err := plan.NewFlow(t.Chain)
	if err != nil {
		return t, err.Error()
	}
	t.Kind = plan.Persistent
	t.Bodies = unclamped(t.Chain)
	t.Stay = persistentShape(f)
	if t.Height == 0 {
		t.Height = plan.PersistentSteps
	}
	if err := t.Check(d); err != nil {
		return t, err.Error()
	}
	return t, ""
}

// persistentShape gives a lane 16 bytes of a row: with more, ghost zones along the rows of small grids take more of a tile.
func persistentShape(f *plan.Flow) plan.PersistentShape {
	shape := plan.PersistentShape{Cells: 4, Warps: 16}
	if left, right := f.Beside(f.Dims - 1); f.Grid(f.Fields[0]).Elem.Size == 8 && max(left, right) <= 2 {
		shape.Cells = 2
	}
	return shape
}
