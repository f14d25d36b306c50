// The shape of blocks that keep their part of the grid for all steps.

package optimizer

import (
	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// persistent plans blocks that stay. A lane's rows take most of its registers: two words of four are left for all else.
func persistent(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	f, err := plan.NewFlow(t.Chain)
	if err != nil {
		return t, err.Error()
	}
	t.Kind = plan.Persistent
	t.Bodies = unclamped(t.Chain)
	words := max(1, f.Grid(f.Fields[0]).Elem.Size/4)
	t.Stay = plan.PersistentShape{Cells: 4, Warps: 8}
	t.Stay.Registers = persistentRegisters / (words * t.Stay.Cells)
	if t.Height == 0 {
		t.Height = plan.PersistentSteps
	}
	if err := t.Check(d); err != nil {
		return t, err.Error()
	}
	return t, ""
}

// persistentRegisters are the registers of a thread that hold cells, of the 255 that it may have.
const persistentRegisters = 192
