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
	// Stream lets a block stream along the slowest loop and keep what it has read
	// in registers: loop aggregation (Mint, section 5.2). Without it the points
	// of a chunk lie a thread block apart.
	Stream *Stream
	// Buffers lists the grids that a streaming block keeps in shared memory.
	Buffers []Buffer
	// Unclamped is the body of a streaming kernel that carries nothing (rewrite.Unclamped).
	Unclamped []stencil.Stmt
	// Reuse is what a streaming kernel computes once and carries on; nil for nothing.
	Reuse *stencil.Reuse
	// Expected is what the performance model says of the plan, for readers of the kernel; "" where it says nothing.
	Expected string
}

// Buffer keeps planes of a grid, with the halo that the block reads, in shared
// memory. Pros: each cell is read once per block, at any radius, with copies
// that need no registers. Cons: a barrier per plane, fewer blocks.
type Buffer struct {
	Grid        *stencil.Grid
	First, Last int64 // planes along the streaming dimension, relative to the point's; 0 where nothing streams
	// Prologue is how many planes in front of these pass shared memory before the
	// first step, for what is carried to it.
	Prologue int64
}

// StaticShared is how much shared memory a kernel's own arrays may take.
const StaticShared = gpu.SharedWithoutOptIn

// RingDepth is how many planes are held at once: those that are read and those that
// are on their way, but not more than the stream passes.
func (p Plan) RingDepth(s Buffer) int64 {
	n := s.Last - s.First + 1 + int64(p.Stream.Prefetch)
	if p.StreamDim() >= 0 && p.Stream.Tensor {
		n = min(n, p.planesOf(s))
	}
	return n
}

// planesOf is how many planes of a buffer a block reads.
func (p Plan) planesOf(s Buffer) int64 { return s.Prologue + s.Last - s.First + int64(p.Planes()) }

// HoldsAll reports whether each plane of a buffer that a streaming kernel reads has a place of
// its own.
func (p Plan) HoldsAll(s Buffer) bool { return p.RingDepth(s) == p.planesOf(s) }

// FetchesAll reports whether a block asks the tensor memory accelerator for all its
// planes before it computes.
func (p Plan) FetchesAll() bool {
	return len(p.Buffers) > 0 && p.Stream.Tensor && p.HoldsAll(p.Buffers[0]) // which the planes ahead decide, for all alike
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
	if p.Stream != nil {
		if err := p.checkStream(); err != nil {
			return err
		}
		if err := p.checkBuffers(d); err != nil {
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

// checkStream says why the sweep cannot stream as planned, or nil.
func (p Plan) checkStream() error {
	n := len(p.Sweep.Loops)
	if n == 1 && !p.Stream.RegisterTile || n == 3 && p.Stream.RegisterTile {
		return fmt.Errorf("a block streams along the slowest of 2 or 3 parallel loops")
	}
	if p.Stream.RegisterTile && p.Stream.Prefetch > 0 {
		return fmt.Errorf("a block that computes one plane has none ahead")
	}
	for _, l := range p.Sweep.Loops {
		if l.Step != 1 {
			return fmt.Errorf("a streaming kernel needs loops with step 1")
		}
	}
	switch {
	case p.JamDim() >= 0 && p.Chunk[p.JamDim()] > 4:
		return fmt.Errorf("a streaming kernel takes at most 4 neighbouring rows per thread")
	case p.Chunk[0] > 8:
		return fmt.Errorf("a streaming kernel takes at most 8 neighbouring cells per thread")
	case p.Stream.Columns != NoColumns && p.StreamDim() >= 0 && p.passesRows():
		return fmt.Errorf("columns of cells are kept in registers only where rows end: those of an array with one subscript go on in the next ones")
	case p.Reuse != nil && p.StreamDim() < 0:
		return fmt.Errorf("partial sums are reused along a streaming dimension, and this kernel has none")
	}
	return nil
}

// passesRows reports whether subscripts of a flat array go on in the next rows, in several planes.
func (p Plan) passesRows() bool {
	for _, u := range p.Sweep.Uses {
		if p.Sweep.PassesRowsOfPlanes(u) {
			return true
		}
	}
	return false
}

// checkBuffers says why the device cannot hold the planes of the buffers, or nil.
func (p Plan) checkBuffers(d gpu.Device) error {
	if len(p.Buffers) == 0 {
		return nil
	}
	for _, s := range p.Buffers {
		if !p.isRead(s.Grid) {
			return fmt.Errorf("%s cannot be kept in shared memory: it is written, or read at other points than index + constant, or clamped, or to one side only, or passes the ends of its rows", s.Grid.Spelled())
		}
	}
	if w := p.StreamDim(); w >= 0 && p.Threads()[w] != 1 {
		return fmt.Errorf("shared planes need one thread along the streaming dimension, and the tile has %d", p.Threads()[w])
	}
	if p.Stream.Tensor {
		if err := p.checkTensor(d); err != nil {
			return err
		}
	}
	if n := p.SharedBytes() + p.JoinBytes(); n > int64(d.SharedPerBlock) {
		return fmt.Errorf("the planes of tile %v, with what reductions need, take %d bytes of shared memory, and %s allows %d per block", p.Tile, n, d.Arch, d.SharedPerBlock)
	}
	return nil
}

// checkTensor says why the tensor memory accelerator cannot fetch the planes, or nil.
func (p Plan) checkTensor(d gpu.Device) error {
	if d.Major < 9 {
		return fmt.Errorf("%s has no tensor memory accelerator", d.Arch)
	}
	if p.StreamDim() < 0 || p.Stream.Prefetch < 1 {
		return fmt.Errorf("the tensor memory accelerator fetches planes ahead of a streaming kernel")
	}
	for _, s := range p.Buffers {
		_, cells := p.RowOf(s)
		_, rows := p.RowsOf(s)
		switch size := s.Grid.Elem.Size; {
		case size != 1 && size != 2 && size != 4 && size != 8:
			return fmt.Errorf("the tensor memory accelerator does not know elements of %d bytes, which %s has", size, s.Grid.Spelled())
		case p.Tile[0]*size%PackBytes != 0:
			return fmt.Errorf("the tensor memory accelerator fetches from multiples of %d bytes, and blocks of tile %v may start between them in %s", PackBytes, p.Tile, s.Grid.Spelled())
		case max(cells, rows) > tensorBox:
			return fmt.Errorf("the tensor memory accelerator fetches at most %d x %d cells at once, and the planes of tile %v are larger", tensorBox, tensorBox, p.Tile)
		}
	}
	return nil
}

// tensorBox is the largest extent of what one instruction fetches.
const tensorBox = 256

// isRead reports whether the sweep reads the grid in a footprint without edges, with
// all own cells.
func (p Plan) isRead(g *stencil.Grid) bool {
	for _, u := range p.Sweep.Uses {
		if u.Grid == g {
			return u.Edges() == nil && p.HasOwn(u)
		}
	}
	return false
}

// HasOwn reports whether all of a block's own cells exist in a grid that is read in a
// footprint: where its points are to one side of the iteration's own, they need not, nor the cells between points where
// rows go on in the next ones.
func (p Plan) HasOwn(u *stencil.Use) bool {
	points, ok := p.Sweep.Footprint(u)
	ok = ok && !p.Sweep.PassesRows(u)
	for d := range p.Sweep.Loops {
		ok = ok && stencil.Straddles(points, d)
	}
	return ok
}

func (p Plan) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "sweep %s\n    tile %v, chunk %v, %v threads\n", p.Sweep.Name, p.Tile, p.Chunk, p.Threads())
	switch {
	case p.Stream == nil:
	case p.Stream.RegisterTile:
		fmt.Fprintf(&b, "    %v\n", *p.Stream)
	default:
		fmt.Fprintf(&b, "    stream %s, %v\n", p.Sweep.Loops[0].Index.Name, *p.Stream)
	}
	if p.Reuse != nil {
		for _, c := range p.Reuse.Partials {
			fmt.Fprintf(&b, "    reuses %s, planes %d to %d, computed at plane %d\n", stencil.Formatter{}.Expr(c.Expr), c.First, c.Last, c.At)
		}
	}
	for _, u := range p.Sweep.Uses {
		fmt.Fprintf(&b, "    %s in %s\n", u.Grid.Name, p.placement(u.Grid))
	}
	return b.String()
}

// placement says where the cells that a block reads of a grid are held.
func (p Plan) placement(g *stencil.Grid) string {
	for _, s := range p.Buffers {
		if s.Grid == g {
			text := fmt.Sprintf("shared memory, planes %d to %d", s.First, s.Last)
			if p.Stream.Tensor {
				text += ", fetched as tensors"
			}
			return text
		}
	}
	return "global memory"
}

// Options are the command line options that ask for the plan where no clause does.
func (p Plan) Options() string {
	n := len(p.Sweep.Loops)
	list := func(v Vec) string { return strings.Trim(strings.ReplaceAll(fmt.Sprint(v[:n]), " ", ","), "[]") }
	text := fmt.Sprintf("-ftile=%s -fchunk=%s", list(p.Tile), list(p.Chunk))
	if p.Stream == nil {
		return "-O0 " + text
	}
	m := *p.Stream
	m.Buffers = len(p.Buffers) > 0
	return text + " -fstream=" + m.spec()
}
