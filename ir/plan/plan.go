// Package plan is the second intermediate representation: how a sweep runs on a
// device. A Plan is a value; Check says whether the device can run it.
package plan

import (
	"fmt"
	"strings"

	"mintc/internal/gpu"
	"mintc/ir/stencil"
)

// Vec has one entry per dimension of the thread grid, x (fastest) first.
type Vec [3]int

// Product is the number of points in a box of these extents.
func (v Vec) Product() int { return v[0] * v[1] * v[2] }

func (v Vec) String() string { return fmt.Sprintf("%dx%dx%d", v[0], v[1], v[2]) }

// Plan maps the iterations of one sweep to thread blocks and threads.
type Plan struct {
	Sweep *stencil.Sweep
	Tile  Vec // points one thread block computes
	Chunk Vec // points one thread computes; divides Tile
	// Height is the number of time steps per launch; 1 is no time blocking.
	Height int
}

// Threads is the thread block: tile over chunk (Mint, Figure 4).
func (p Plan) Threads() Vec {
	var t Vec
	for d := range t {
		t[d] = p.Tile[d] / p.Chunk[d]
	}
	return t
}

// Check returns why the device cannot run the plan, or nil. The text names the
// limit and fits after "tile ...: ".
func (p Plan) Check(d gpu.Device) error {
	for i := range p.Tile {
		if p.Tile[i] < 1 || p.Chunk[i] < 1 || p.Tile[i]%p.Chunk[i] != 0 {
			return fmt.Errorf("chunk %v does not divide tile %v", p.Chunk, p.Tile)
		}
		if i >= len(p.Sweep.Loops) && p.Tile[i] != 1 {
			return fmt.Errorf("tile %v has extents beyond the %d parallel loops", p.Tile, len(p.Sweep.Loops))
		}
	}
	t := p.Threads()
	if n := t.Product(); n > d.ThreadsPerBlock {
		return fmt.Errorf("%v threads are %d per block, and %s allows %d", t, n, d.Arch, d.ThreadsPerBlock)
	}
	for i, n := range t {
		if n > d.BlockDim[i] {
			return fmt.Errorf("%d threads along %c, and %s allows %d", n, "xyz"[i], d.Arch, d.BlockDim[i])
		}
	}
	return nil
}

func (p Plan) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "sweep %s\n    tile %v, chunk %v, %v threads\n    height %d\n", p.Sweep.Name, p.Tile, p.Chunk, p.Threads(), p.Height)
	for _, u := range p.Sweep.Uses {
		fmt.Fprintf(&b, "    %s in global memory\n", u.Grid.Name)
	}
	return b.String()
}
