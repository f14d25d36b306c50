// Package plan is the second intermediate representation: how a sweep runs on a
// device. A Plan is a value; Check says whether the device can run it.
package plan

import (
	"fmt"
	"strconv"
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
	// March lets a thread walk along the slowest loop and keep what it has read
	// in registers: loop aggregation (Mint, section 5.2). Without it the points
	// of a chunk lie a thread block apart.
	March *March
	// Height is the number of time steps per launch; 1 is no time blocking.
	Height int
}

// March says how a marching kernel holds the planes that it passes.
type March struct {
	// Columns are kept in registers from plane to plane: those of the thread's
	// own cells, or of all rows that it reads.
	Columns Columns
	// Ahead is how many planes are loaded before they are needed. Pros: more
	// bytes in flight. Cons: registers, so fewer warps.
	Ahead int
	// Blocks is the least number of thread blocks per multiprocessor that the
	// compiler is to leave registers for; 0 leaves it free.
	Blocks int
	// Unroll repeats the step of the march in the code; 0 and 1 do not. Pros:
	// rotating registers without moves. Cons: registers, instruction cache.
	Unroll int
	// Stream stores results past the caches, which then keep more of the input.
	Stream bool
}

// Columns says which rows stay in registers along the march.
type Columns uint8

// NoColumns reads every row of every plane again, from the caches. OwnColumns
// keeps the thread's own cells: few registers, many warps. AllColumns keeps
// every row that several planes share: fewest loads, most registers.
const (
	NoColumns Columns = iota
	OwnColumns
	AllColumns
)

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
	if p.March != nil {
		if err := p.checkMarch(); err != nil {
			return err
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

// checkMarch says why the sweep cannot march as planned, or nil.
func (p Plan) checkMarch() error {
	n := len(p.Sweep.Loops)
	if n < 2 {
		return fmt.Errorf("a march needs at least 2 parallel loops")
	}
	for _, l := range p.Sweep.Loops {
		if l.Step != 1 || l.Index.Type.Size != 4 {
			return fmt.Errorf("a march needs loops with step 1 and int indices")
		}
	}
	switch {
	case n == 3 && p.Chunk[1] > 4:
		return fmt.Errorf("a march takes at most 4 neighbouring rows per thread")
	case p.Chunk[0] > 8:
		return fmt.Errorf("a march takes at most 8 neighbouring cells per thread")
	}
	return nil
}

func (p Plan) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "sweep %s\n    tile %v, chunk %v, %v threads\n    height %d\n", p.Sweep.Name, p.Tile, p.Chunk, p.Threads(), p.Height)
	if p.March != nil {
		fmt.Fprintf(&b, "    march %s, %v\n", p.Sweep.Loops[0].Index.Name, *p.March)
	}
	for _, u := range p.Sweep.Uses {
		fmt.Fprintf(&b, "    %s in global memory\n", u.Grid.Name)
	}
	return b.String()
}

func (c Columns) String() string {
	return [...]string{"no columns", "own columns", "all columns"}[c]
}

func (m March) String() string {
	text := fmt.Sprintf("%s in registers, %d planes ahead", m.Columns, m.Ahead)
	if m.Blocks > 0 {
		text += fmt.Sprintf(", %d blocks per multiprocessor", m.Blocks)
	}
	if m.Unroll > 1 {
		text += fmt.Sprintf(", unrolled %d times", m.Unroll)
	}
	if m.Stream {
		text += ", streaming stores"
	}
	return text
}

// ParseMarch reads "columns=1,ahead=1,blocks=5,unroll=1,stream=1", in any order
// and with any of them left out.
func ParseMarch(text string) (March, error) {
	var m March
	for _, part := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(part, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 {
			return m, fmt.Errorf("'%s' is not KEY=NUMBER", part)
		}
		switch name {
		case "columns":
			m.Columns = Columns(min(n, int(AllColumns)))
		case "ahead":
			m.Ahead = n
		case "blocks":
			m.Blocks = n
		case "unroll":
			m.Unroll = n
		case "stream":
			m.Stream = n != 0
		default:
			return m, fmt.Errorf("'%s' is none of columns, ahead, blocks, unroll, stream", name)
		}
	}
	return m, nil
}
