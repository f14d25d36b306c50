// Planes of grids in shared memory: rings of planes, which step copies which plane to which slot, and what threads take
// from them.

package stream

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// buffers are the planes of grids that the block keeps in shared memory.
type buffers struct {
	*geometry
	places *addresses
	counts *counts
	list   []*buffer
}

// buffer is a ring of planes of one grid. Plane p of step n of the stream is in slot
// (n + p - First + Prologue) % RingDepth.
type buffer struct {
	plan.Buffer
	planes *kernel.Planes
	at     *stencil.Symbol // position of the block's first own cell
	tensor *stencil.Symbol // what the tensor memory accelerator knows of the grid, if it fetches the planes
}

// planBuffers are the buffers of the plan: an array of the kernel each, or parts of the
// dynamic shared memory, which alone can exceed 48 KB.
func planBuffers(g *geometry) []*buffer {
	from := int64(-1)
	if g.Plan.SharedBytes()+g.Plan.JoinBytes() > plan.StaticShared {
		from = 0
		g.Launch.SharedBytes = g.Plan.SharedBytes()
		g.Kernel.DynamicShared = true
	}
	var list []*buffer
	for _, s := range g.Plan.Buffers {
		h := g.Plan.HaloOf(s)
		planes := &kernel.Planes{
			Sym: g.Local(s.Grid.Name+"_planes", s.Grid.Elem),
			X:   int64(g.Plan.Tile[0]), Y: g.Plan.TileRows(), Left: h.Left, Right: h.Right, Up: h.Up, Down: h.Down,
			RingDepth: g.Plan.RingDepth(s), From: from, Fetched: g.Plan.Stream.Tensor,
		}
		if from >= 0 {
			from += g.Plan.BufferBytes(s)
		}
		list = append(list, &buffer{Buffer: s, planes: planes, at: g.Local(s.Grid.Name+"_block_at", frame.PositionType(g.useOf(s.Grid)))})
	}
	return list
}

// blockCounts are what the copies of the planes ask for.
func blockCounts(g *geometry, list []*buffer) []blockCount {
	var keys []blockCount
	for _, s := range list {
		if g.jamDim >= 0 {
			keys = append(keys, blockCount{g.jamDim, s.planes.Down})
		}
		keys = append(keys, blockCount{0, s.planes.Right})
	}
	return keys
}

// declare declares the planes.
func (b *buffers) declare() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range b.list {
		body = append(body, s.planes)
	}
	return body
}

// of is the buffer of a grid, or nil.
func (b *buffers) of(grid *stencil.Grid) *buffer {
	for _, s := range b.list {
		if s.Grid == grid {
			return s
		}
	}
	return nil
}

// packedPlanes reports whether a grid's planes are copied in packs: where every block's
// rows start at a multiple of one, if the grid's do.
func packedPlanes(p plan.Plan, grid *stencil.Grid) bool {
	return p.IsBuffered(grid) && p.Tile[0]*grid.Elem.Size%plan.PackBytes == 0
}

// shortestLoop is how many copies are written as a loop: fewer are shorter to read one by one.
const shortestLoop = 3

// open finds the block's first cells and starts the copies of the planes
// that come before the one that each step copies.
func (b *buffers) open() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range b.list {
		body = append(body, &stencil.Decl{Sym: s.at, Init: b.blockStart(s.Grid)})
	}
	switch {
	case b.Plan.Stream.Tensor:
		return append(body, b.fetchFirst()...)
	case b.streamDim < 0:
		return body
	}
	ahead := int64(b.Plan.Stream.Prefetch)
	for _, s := range b.list {
		last := s.Last
		if ahead == 0 {
			last-- // the first step copies it
		}
		if planes := last - s.First + 1; planes >= shortestLoop {
			body = append(body, b.eachFirst(s, planes, func(_ stencil.Expr, plane *kernel.AsyncCopy) stencil.Stmt { return plane }))
			continue
		}
		for p := s.First; p <= last; p++ {
			body = append(body, b.copy(s, p, b.firstStep()))
		}
	}
	for j := int64(0); j < ahead && len(b.list) > 0; j++ {
		if j > 0 {
			body = append(body, b.copyNewest(j, b.firstStep())...)
		}
		body = append(body, &kernel.CommitCopies{})
	}
	return body
}

// opening says what open does.
func (b *buffers) opening() string {
	switch {
	case b.Plan.Stream.Tensor:
		return "ask the tensor memory accelerator for the first planes."
	case b.streamDim < 0:
		return "where the block begins."
	}
	return "copy the first planes to shared memory."
}

// blockStart is the position of the block's first own cell in the grid.
func (b *buffers) blockStart(grid *stencil.Grid) stencil.Expr {
	n := len(b.first)
	index := make([]stencil.Expr, n)
	for d, sym := range b.first {
		index[n-1-d] = &stencil.Var{Sym: sym}
		if thread := b.inTile[d]; thread != nil && d != b.streamDim {
			index[n-1-d] = stencil.NewBinary("-", index[n-1-d], &stencil.Var{Sym: thread})
		}
	}
	return b.Flat(grid, index)
}

// next copies the newest plane of a step and waits for those that the step
// reads; after the step, where nothing is ahead, it waits until they are read.
func (b *buffers) next(st step) (arrive, leave []stencil.Stmt) {
	if len(b.list) == 0 {
		return nil, nil
	}
	if b.Plan.Stream.Tensor {
		return b.fetchNext(st), nil
	}
	ahead := int64(b.Plan.Stream.Prefetch)
	copies := append(b.copyNewest(ahead, st), &kernel.CommitCopies{})
	if ahead > 0 {
		return append([]stencil.Stmt{&kernel.AwaitCopies{Pending: ahead - 1}, &kernel.Synchronize{}}, copies...), nil
	}
	arrive = append(copies, &kernel.AwaitCopies{}, &kernel.Synchronize{})
	if b.Plan.Planes() > 1 {
		leave = []stencil.Stmt{&kernel.Synchronize{}}
	}
	return arrive, leave
}

// copyNewest copies the newest planes of the step that is `ahead` behind st, if there is one.
func (b *buffers) copyNewest(ahead int64, st step) []stencil.Stmt {
	var copies []stencil.Stmt
	for _, s := range b.list {
		copies = append(copies, b.copy(s, s.Last+ahead, st))
	}
	return b.whilePlane(copies, st.at, ahead)
}

// slot is where plane p of a step is held.
func (b *buffers) slot(s *buffer, p int64, st step) *kernel.Slot {
	n := p - s.First + s.Prologue
	if st.first || s.planes.RingDepth == 1 {
		return &kernel.Slot{Planes: s.planes.Sym, Index: stencil.NewInt(n % s.planes.RingDepth)}
	}
	index := b.passed(s, p, st)
	if !b.Plan.HoldsAll(s.Buffer) {
		index = stencil.NewBinary("%", index, stencil.NewInt(s.planes.RingDepth))
	}
	return &kernel.Slot{Planes: s.planes.Sym, Index: index}
}

// passed is how many planes were copied before plane p of a step.
func (b *buffers) passed(s *buffer, p int64, st step) stencil.Expr {
	steps := stencil.NewBinary("-", &stencil.Var{Sym: st.at}, &stencil.Var{Sym: b.offset[b.streamDim]})
	return frame.PlusSteps(steps, p-s.First+s.Prologue, nil)
}

// copy copies plane p of a step to its slot.
func (b *buffers) copy(s *buffer, p int64, st step) *kernel.AsyncCopy {
	return b.copyFrom(s, b.slot(s, p, st), b.places.plusPlanes(&stencil.Var{Sym: s.at}, s.Grid, p, st))
}

// copyFrom copies the plane whose first own cell of the block is at a position
// of the grid.
func (b *buffers) copyFrom(s *buffer, to *kernel.Slot, position stencil.Expr) *kernel.AsyncCopy {
	row, rows := stencil.Expr(stencil.NewInt(0)), stencil.Expr(stencil.NewInt(1))
	if b.jamDim >= 0 {
		row = b.strideAlong(s.Grid, b.jamDim)
		rows = b.counts.ofBlock(b.jamDim, s.planes.Down)
	}
	aligned := stencil.Expr(&stencil.Var{Sym: b.packed})
	if !packedPlanes(b.Plan, s.Grid) {
		aligned = stencil.NewInt(0)
	}
	return &kernel.AsyncCopy{
		To: to, From: &kernel.Address{Pointer: b.Pointer(s.Grid), Offset: position},
		Row: row, Cells: b.counts.ofBlock(0, s.planes.Right), Rows: rows,
		Aligned: aligned, Threads: b.Kernel.Threads,
	}
}

// eachFirst is a loop over the first planes that a buffer gets. build makes the statement for plane k, counted from 0.
func (b *buffers) eachFirst(s *buffer, planes int64, build func(k stencil.Expr, plane *kernel.AsyncCopy) stencil.Stmt) stencil.Stmt {
	counter := b.Local("plane", stencil.Int)
	k := &stencil.Var{Sym: counter}
	position := stencil.NewBinary("*", frame.PlusSteps(k, s.First-s.Prologue, nil), b.strideAlong(s.Grid, b.streamDim))
	plane := b.copyFrom(s, &kernel.Slot{Planes: s.planes.Sym, Index: k}, stencil.NewBinary("+", &stencil.Var{Sym: s.at}, position))
	return unrolled(counter, 0, planes, []stencil.Stmt{build(k, plane)})
}

// take reads the thread's cells of a row, and left and right more, from a plane in
// shared memory.
func (b *buffers) take(grid *stencil.Grid, plane int64, y rowIndex, to *cellArray, left, right int64, st step) stencil.Stmt {
	take := &kernel.Take{Row: to.start(plane, y, 0), Cells: b.vector, From: b.slot(b.of(grid), plane, st), X: b.tilePlace(0), Left: left, Right: right}
	take.Y = stencil.NewInt(0)
	switch {
	case b.jamDim < 0:
	case b.inTile[b.jamDim] == nil:
		take.Y = y.expr()
	case y.loop == nil:
		take.Y = frame.PlusSteps(b.tilePlace(b.jamDim), y.n, nil)
	default:
		take.Y = stencil.NewBinary("+", b.tilePlace(b.jamDim), y.expr())
	}
	return take
}
