// The shape of strips that warps keep in registers.

package optimizer

import (
	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// stripSteps is the number of steps per launch where nobody gives one.
const stripSteps = 32

// stripBytes are those of a lane's cells of a row: four loads of 16 bytes.
const stripBytes = 64

// strip plans warps that keep strips of the rows of a chain. Its height falls until less than half of a strip is ghost zone.
func strip(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	t.Kind = plan.Strip
	if t.Height == 0 {
		t.Height = stripSteps
	}
	bytes := 1
	for _, r := range t.Chain.Roles {
		if r.Written {
			bytes = max(bytes, r.Grid.Elem.Size)
		}
	}
	t.Strip = plan.StripShape{Cells: min(stripCells, stripBytes/bytes), Warps: 4}
	reason := t.Check(d)
	for ; t.Height > 1; t.Height-- {
		if t.Check(d) == nil {
			return t, ""
		}
	}
	return t, reason.Error()
}

// stripCells are a lane's cells at most.
const stripCells = 16
