// The rows that a thread of a streaming kernel reads: which stay in registers, and where each comes from. Lowering and
// the model share this.

package plan

import (
	"slices"

	"mintc/ir/stencil"
)

// StreamDim is the dimension of the thread grid, x first, that a block streams along,
// or -1; JamDim is that of a thread's neighbouring rows, or -1.
func (p Plan) StreamDim() int {
	if n := len(p.Sweep.Loops); n > 1 && !p.Stream.RegisterTile {
		return n - 1
	}
	return -1
}

// Planes is how many planes a block passes: one where nothing is streamed.
func (p Plan) Planes() int {
	if w := p.StreamDim(); w >= 0 {
		return p.Chunk[w]
	}
	return 1
}

// JamDim is documented at StreamDim.
func (p Plan) JamDim() int {
	if n := len(p.Sweep.Loops); n == 3 || n == 2 && p.Stream.RegisterTile {
		return 1
	}
	return -1
}

// steadyFootprint is where every iteration of the stream loads a grid (stencil.Sweep.Footprint).
func (p Plan) steadyFootprint(u *stencil.Use) [][]int64 {
	if p.Reuse != nil {
		return p.Reuse.SteadyFootprint(u)
	}
	points, _ := p.Sweep.Footprint(u)
	return points
}

// PrologueFootprint are the points of FullFootprint at which not every iteration of the stream loads a grid.
func (p Plan) PrologueFootprint(u *stencil.Use) (points [][]int64) {
	always := p.steadyFootprint(u)
	for _, o := range p.FullFootprint(u) {
		if !slices.ContainsFunc(always, func(q []int64) bool { return slices.Equal(o, q) }) {
			points = append(points, o)
		}
	}
	return points
}

// FullFootprint is where some iteration of the stream loads a grid.
func (p Plan) FullFootprint(u *stencil.Use) [][]int64 {
	if p.Reuse != nil {
		return p.Reuse.FullFootprint(u)
	}
	points, _ := p.Sweep.Footprint(u)
	return points
}

// Body is what threads compute of a point; Computed, as statements, what a streaming kernel
// carries to it.
func (p Plan) Body() (body, computed []stencil.Stmt) {
	switch {
	case p.Stream == nil:
		return p.Sweep.Body, nil
	case p.Reuse != nil:
		return p.Reuse.Body, p.Reuse.Computed()
	}
	if p.Unclamped == nil && len(p.Sweep.Body) > 0 {
		panic("plan: a streaming kernel without a body")
	}
	return p.Unclamped, nil
}

// Place splits an offset, in subscript order, into the plane along the streaming dimension,
// the row across the thread's rows, and the place along x.
func (p Plan) Place(offset []int64) (plane, y, x int64) {
	n := len(offset)
	if w := p.StreamDim(); w >= 0 {
		plane = offset[n-1-w]
	}
	if a := p.JamDim(); a >= 0 {
		y = offset[n-1-a]
	}
	return plane, y, offset[n-1]
}

// Jam is the number of neighbouring rows that a thread computes.
func (p Plan) Jam() int64 {
	if a := p.JamDim(); a >= 0 {
		return int64(p.Chunk[a])
	}
	return 1
}

// Row is a row of cells that a thread reads: its own cells of a plane, relative
// to the point's, and Left and Right neighbours.
type Row struct {
	Plane, Left, Right int64
	Source             Source
}

// Source says where a row comes from when it enters registers: in each step for the
// newest row of a loop-carried group and for all rows of the others, in the
// prologue for the older rows of a loop-carried group.
type Source uint8

// FromMemory: the thread loads its own cells. FromPlane: they are taken from the plane
// that shared memory holds for the steps. FromPassing: from one that passes shared
// memory only in the prologue (Buffer.Prologue).
const (
	FromMemory Source = iota
	FromPlane
	FromPassing
)

// RowGroup is one row seen through consecutive planes. A loop-carried one moves on
// by a plane with each iteration of the stream: only its newest plane is loaded.
type RowGroup struct {
	Grid        *stencil.Grid
	Y           int64 // place in the plane, relative to the thread's first own row
	First, Last int64 // planes that are read
	Newest      int64 // plane that is loaded in each step, Last + the planes ahead
	Right       int64 // cells beyond the thread's own that any of its planes needs, and that need not be in the loop's range
	Beyond      int64 // how far the row lies behind those that exist with the thread's first own row
	LoopCarried bool
	// Wide: several planes of a loop-carried group need neighbours along x, so its
	// rows are widened once, when they are loaded, by WideLeft and WideRight.
	Wide                bool
	WideLeft, WideRight int64
	Rows                []Row // by plane
}

// RowGroups are the rows that a thread of a streaming kernel holds or passes: all
// that reads reach unconditionally. A guarded read outside them stays in memory.
func (p Plan) RowGroups() []RowGroup {
	groups := p.rowGroups(p.steadyFootprint)
	p.findSources(groups)
	return groups
}

// findSources sets where rows come from.
func (p Plan) findSources(groups []RowGroup) {
	filled := p.fillsFromPlanes(groups)
	for _, g := range groups {
		for i := range g.Rows {
			r := &g.Rows[i]
			switch prologue := g.LoopCarried && r.Plane < g.Newest; {
			case prologue && p.passes(g.Grid):
				r.Source = FromPassing
			case !prologue || filled:
				r.Source = p.Source(g.Grid, r.Plane)
			}
		}
	}
}

// fillsFromPlanes reports whether the prologue fills loop-carried rows from planes in
// shared memory, as far as those are there.
func (p Plan) fillsFromPlanes(groups []RowGroup) bool {
	return p.Stream.Tensor && len(p.Buffers) > 0 || p.Stream.Prefetch > 0 && slices.ContainsFunc(groups, func(g RowGroup) bool {
		return g.LoopCarried && p.Source(g.Grid, g.Newest-1) == FromPlane
	})
}

// passes reports whether older planes of the grid pass shared memory in the prologue.
func (p Plan) passes(g *stencil.Grid) bool {
	return slices.ContainsFunc(p.Buffers, func(s Buffer) bool { return s.Grid == g && s.Prologue > 0 })
}

// Source is where a step reads a plane of a grid.
func (p Plan) Source(g *stencil.Grid, plane int64) Source {
	if slices.ContainsFunc(p.Buffers, func(s Buffer) bool { return s.Grid == g && plane >= s.First && plane <= s.Last }) {
		return FromPlane
	}
	return FromMemory
}

// PrologueRows are those that not every iteration of a stream loads.
func (p Plan) PrologueRows() []RowGroup {
	groups := p.rowGroups(p.PrologueFootprint)
	for i := range groups {
		groups[i].LoopCarried, groups[i].Wide = false, false
	}
	return groups
}

func (p Plan) rowGroups(pointsOf func(*stencil.Use) [][]int64) []RowGroup {
	var groups []RowGroup
	for _, u := range p.Sweep.Uses {
		points := pointsOf(u)
		if len(points) == 0 {
			continue
		}
		edges := u.Edges()
		stops := edges != nil && edges[len(edges)-1].High
		read := p.readRows(points)
		for i := range read.places() {
			if read.isEmpty(i) {
				continue
			}
			y := read.firstPlace + int64(i)
			g := RowGroup{Grid: u.Grid, Y: y, Beyond: y - read.lastPlace + p.Jam() - 1}
			p.fill(&g, read, i)
			if stops {
				g.Right = 0
			}
			groups = append(groups, g)
		}
	}
	return groups
}

// readRows are the rows that a thread reads of a grid, by place and plane.
type readRows struct {
	firstPlace, lastPlace, firstPlane, lastPlane int64
	rows                                         []readRow // place by place
}

type readRow struct {
	Row
	read bool
}

func (r readRows) places() int { return int(r.lastPlace - r.firstPlace + 1) }
func (r readRows) planes() int { return int(r.lastPlane - r.firstPlane + 1) }

// ofPlace are the rows at a place, by plane.
func (r readRows) ofPlace(i int) []readRow { return r.rows[i*r.planes() : (i+1)*r.planes()] }

func (r readRows) isEmpty(i int) bool {
	return !slices.ContainsFunc(r.ofPlace(i), func(row readRow) bool { return row.read })
}

// readRows sorts the points that a thread's first cell reads into rows; its other rows read the same further on.
func (p Plan) readRows(points [][]int64) readRows {
	plane, y, _ := p.Place(points[0])
	r := readRows{y, y, plane, plane, nil}
	for _, o := range points[1:] {
		plane, y, _ = p.Place(o)
		r.firstPlace, r.lastPlace = min(r.firstPlace, y), max(r.lastPlace, y)
		r.firstPlane, r.lastPlane = min(r.firstPlane, plane), max(r.lastPlane, plane)
	}
	r.lastPlace += p.Jam() - 1
	r.rows = make([]readRow, r.places()*r.planes())
	for _, o := range points {
		plane, y, x := p.Place(o)
		for own := range p.Jam() {
			row := &r.ofPlace(int(y + own - r.firstPlace))[plane-r.firstPlane]
			*row = readRow{Row{Plane: plane, Left: max(row.Left, -x), Right: max(row.Right, x)}, true}
		}
	}
	return r
}

// fill plans how the rows at place i pass through registers.
func (p Plan) fill(g *RowGroup, read readRows, i int) {
	rows := read.ofPlace(i)
	isRead := func(r readRow) bool { return r.read }
	first := slices.IndexFunc(rows, isRead)
	g.First, g.Last = read.firstPlane+int64(first), read.firstPlane
	for at, r := range rows {
		if r.read {
			g.Last = read.firstPlane + int64(at)
		}
	}
	kept := p.Stream.Columns == AllColumns || p.Stream.Columns == OwnColumns && g.Y >= 0 && g.Y < p.Jam()
	g.Newest = g.Last
	if kept && p.Source(g.Grid, g.Last) == FromMemory { // planes in shared memory are prefetched themselves
		g.Newest += p.prefetched()
	}
	g.LoopCarried = kept && g.Newest > g.First
	widened := 0
	g.Rows = make([]Row, 0, g.Newest-g.First+1)
	for plane := g.First; plane <= g.Newest; plane++ {
		r := Row{Plane: plane} // one that is not read only passes through
		if plane <= g.Last {
			r.Left, r.Right = rows[plane-read.firstPlane].Left, rows[plane-read.firstPlane].Right
			if !rows[plane-read.firstPlane].read && !g.LoopCarried {
				continue
			}
		}
		g.Rows = append(g.Rows, r)
		g.Right = max(g.Right, r.Right)
		if r.Left+r.Right > 0 {
			widened++
			g.WideLeft, g.WideRight = max(g.WideLeft, r.Left), max(g.WideRight, r.Right)
		}
	}
	g.Wide = g.LoopCarried && widened > 1
}

// prefetched is how many planes registers are ahead of the stream. One is enough
// beside planes that are fetched as tensors, which may be many planes ahead.
func (p Plan) prefetched() int64 {
	if p.Stream.Tensor {
		return 1
	}
	return int64(p.Stream.Prefetch)
}

// IsBuffered reports whether blocks keep planes of the grid in shared memory.
func (p Plan) IsBuffered(g *stencil.Grid) bool {
	return slices.ContainsFunc(p.Buffers, func(s Buffer) bool { return s.Grid == g })
}

// Halo is how many cells beyond a block's own the planes of a grid hold.
type Halo struct{ Left, Right, Up, Down int64 }

// HaloOf is the halo that the sweep's footprint of a grid in shared memory needs.
func (p Plan) HaloOf(s Buffer) Halo {
	var h Halo
	for _, u := range p.Sweep.Uses {
		if u.Grid != s.Grid {
			continue
		}
		for _, o := range p.FullFootprint(u) {
			_, y, x := p.Place(o)
			h = Halo{max(h.Left, -x), max(h.Right, x), max(h.Up, -y), max(h.Down, y)}
		}
	}
	return h
}

// TileRows is the number of rows of a plane that a block computes.
func (p Plan) TileRows() int64 {
	if a := p.JamDim(); a >= 0 {
		return int64(p.Tile[a])
	}
	return 1
}

// PackBytes is the widest access of a thread, and what rows are aligned to.
const PackBytes = 16

// SharedBytes is the shared memory of one block, in bytes, for the planes of all buffers.
func (p Plan) SharedBytes() int64 {
	var bytes int64
	for _, s := range p.Buffers {
		bytes += p.BufferBytes(s)
	}
	return bytes
}

// JoinBytes is the shared memory, in bytes, in which a block joins the parts of its
// threads, one reduction after the other: a value each, or one with its place.
func (p Plan) JoinBytes() int64 {
	size := 0
	for _, r := range p.Sweep.Reductions {
		switch {
		case r.At != nil:
			size = max(size, 16)
		default:
			size = max(size, r.Part.Type.Size, stencil.UnsignedT.Size) // of a watch for NaNs
		}
	}
	return int64(size) * int64(p.Threads().Product())
}

// BufferBytes is the shared memory for the planes of one buffer, in bytes.
func (p Plan) BufferBytes(s Buffer) int64 { return p.PlaneBytes(s) * p.RingDepth(s) }

// PlaneBytes is the shared memory for one plane of a buffer, in bytes. A plane that is
// fetched as a tensor has a barrier behind it.
func (p Plan) PlaneBytes(s Buffer) int64 {
	_, rows := p.RowsOf(s)
	_, cells := p.RowOf(s)
	bytes := rows * cells * int64(s.Grid.Elem.Size)
	if p.Stream.Tensor {
		return RoundUp(bytes, tensorAlignment) + tensorAlignment
	}
	return RoundUp(bytes, PackBytes)
}

// tensorAlignment is that of a plane that is fetched as a tensor, in bytes.
const tensorAlignment = 128

// RowOf is how many cells of a buffered plane's row lie before the block's own, and
// how many it has. Both sides of the halo are rounded up to packs, so that own
// cells lie at multiples of one.
func (p Plan) RowOf(s Buffer) (before, cells int64) {
	h, pack := p.HaloOf(s), max(1, PackBytes/int64(s.Grid.Elem.Size))
	before = RoundUp(h.Left, pack)
	return before, before + RoundUp(int64(p.Tile[0]), pack) + RoundUp(h.Right, pack)
}

// RowsOf is the same for the rows of a buffered plane.
func (p Plan) RowsOf(s Buffer) (before, rows int64) {
	h := p.HaloOf(s)
	return h.Up, h.Up + p.TileRows() + h.Down
}

// RoundUp is the smallest multiple of unit that is n or more; n is not negative.
func RoundUp(n, unit int64) int64 { return (n + unit - 1) / unit * unit }
