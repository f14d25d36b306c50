// Blocks that stay: each keeps its part of the grid in shared memory for all steps of a launch.

package plan

import (
	"fmt"
	"slices"

	"mintc/internal/gpu"
)

// PersistentShape is how the blocks of kind Persistent are built. Each lane of a warp owns neighbouring cells of the warp's rows. How many
// rows a warp has is known when the kernel is launched.
type PersistentShape struct {
	Cells int // of a lane in a row
	Warps int // of a block
}

func (p PersistentShape) String() string {
	return fmt.Sprintf("%s a lane, %s", Count(p.Cells, "cell"), Count(p.Warps, "warp"))
}

// PersistentSteps is the number of steps per launch where nobody gives one: odd, so that two buffers that change places need no twin.
const PersistentSteps = 63

// ResidentRows is up to how many rows of a warp blocks that stay are faster than any other launch: with more, a step of theirs takes longer
// than one of those that march (bench/results/2026-11-23-h200-trapezoids.md). Where each step loads a row of a source, a row takes twice as long
// (2026-11-27-h100-plans.md).
func (f *Flow) ResidentRows() int {
	if f.Grid(f.Fields[0]).Elem.Size <= 4 && slices.ContainsFunc(f.Reads, func(r *Read) bool { return r.Field == nil }) {
		return 8
	}
	return 12
}

// mostScalars is how many bytes a launch takes of the host's values, of all steps together.
const mostScalars = 3 << 10

// checkPersistent says why blocks cannot keep the chain's grid, or nil.
func (t Trapezoid) checkPersistent(d gpu.Device) error {
	f, err := NewFlow(t.Chain)
	if err != nil {
		return err
	}
	switch fd := f.Fields[0]; {
	case len(t.Chain.Stages) > 1:
		return fmt.Errorf("a step has %d nests, and blocks that stay make steps of one", len(t.Chain.Stages))
	case len(f.Fields) > 1:
		return fmt.Errorf("it writes %d arrays, and blocks that stay keep one", len(f.Fields))
	case len(fd.Cycle) != 2 || fd.Depth != 1:
		return fmt.Errorf("%s is not computed from its values one step before, in two buffers that change places", f.Grid(fd).Spelled())
	case f.Dims != 2:
		return fmt.Errorf("its nests have %s, and blocks that stay keep grids of two", Count(f.Dims, "parallel loop"))
	case d.Major < 7:
		return fmt.Errorf("blocks of %s cannot wait for each other", d.Arch)
	}
	if err := t.checkBodies(); err != nil {
		return err
	}
	for _, r := range f.Reads {
		if y := r.Offset[0]; r.Clamped[0] && (y > 1 || y < -1) {
			return fmt.Errorf("subscripts that stop at the ends of the slowest loop reach further than one row")
		}
		if x := r.Offset[f.Dims-1]; max(x, -x) > int64(t.Stay.Cells) {
			return fmt.Errorf("it reads beyond the next lane")
		}
	}
	bytes := 0
	for _, p := range t.Chain.Stages[0].Sweep.Params {
		bytes += p.Type.Size * t.Height
	}
	if bytes > mostScalars {
		return fmt.Errorf("the host's values of %d steps take %d bytes, and a launch %d", t.Height, bytes, mostScalars)
	}
	return nil
}

// Beside is how far below and above its own point along a dimension a step reads what it computes.
func (f *Flow) Beside(dim int) (below, above int64) { return f.Reach(1, dim) }
