// The shape of strips that warps keep in registers. All figures were measured on an H200: bench/results/2026-11-23-h200-strips.md.

package optimizer

import (
	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// stripSteps is the number of steps per launch where nobody gives one.
const stripSteps = 40

// strip plans warps that keep strips of the rows of a chain. Its height falls until less than half of a strip is ghost zone.
func strip(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	t.Kind = plan.Strip
	if t.Height == 0 {
		t.Height = stripSteps / min(2, len(t.Chain.Stages)) // a step of two nests is two
	}
	t.Strip = plan.StripShape{Cells: 8, Warps: 4}
	reason := t.Check(d)
	for ; t.Height > 1; t.Height-- {
		if t.Check(d) == nil {
			return t, ""
		}
	}
	return t, reason.Error()
}
