// Package stream lowers plans whose threads keep rows of cells in registers while their
// block streams along the slowest loop, or computes the one plane that it has. A thread owns
// `vector` neighbouring cells of `jam` neighbouring rows. What it reads around them are rows,
// some of which stay from plane to plane; the plan says which, and where each comes from.
package stream

import (
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// lowering is the parts of a kernel, which build its statements.
type lowering struct {
	geo       *geometry
	counts    *counts
	buffers   *buffers
	registers *registers
	reuse     *reuse
	points    *points
	bodies    []rowBody              // of the thread's own rows
	readsAt   map[*stencil.Grid]bool // grids in which the thread itself reads or writes cells
	packs     bool                   // cells are moved in packs
}

// Lower is the kernel's body.
func Lower(f *frame.Frame, body []stencil.Stmt) []stencil.Stmt {
	f.Kernel.Blocks = f.Plan.Stream.Blocks
	return layOut(f, body).kernel()
}

// layOut finds what the parts of the kernel need of each other, before any statement is built.
func layOut(f *frame.Frame, body []stencil.Stmt) *lowering {
	g := newGeometry(f)
	ring := planBuffers(g)
	addTensors(g, ring)
	bands, rows := planRows(g)
	partials := planReused(g)
	outs := planOuts(g, body)
	l := &lowering{geo: g, packs: addAlignment(g, bands, outs)}

	l.reuse = &reuse{nil, partials, planWarmUp(g, partials), planReuse(g, partials, rows)}
	places := newAddresses(g, slices.Concat(fromMemory(g, bands), inMemory(g, body, outs)))
	l.buffers = &buffers{geometry: g, places: places, list: ring}
	l.registers = &registers{g, places, nil, l.buffers, bands, rows, planArrays(g, rows)}
	l.reuse.registers = l.registers
	l.points = &points{l.registers, l.reuse, outs, body}
	l.bodies = l.points.plan(g.steady)
	l.readsAt = l.gridsInMemory()
	l.counts = newCounts(g, len(ring) > 0 && g.jamDim >= 0, l.wantedCells(), blockCounts(g, ring))
	l.buffers.counts, l.registers.counts = l.counts, l.counts
	return l
}

// gridsInMemory are the grids in which the thread itself reads or writes cells, at their positions: not those
// of which all rows come from shared memory.
func (l *lowering) gridsInMemory() map[*stencil.Grid]bool {
	grids := map[*stencil.Grid]bool{}
	for _, b := range l.registers.bands {
		grids[b.Grid] = grids[b.Grid] || b.readsMemory(l.geo.Plan)
	}
	for _, m := range l.reuse.moreRows() {
		for _, k := range m.fromMemory() {
			grids[k.grid] = true
		}
	}
	for grid, at := range l.geo.at {
		grids[grid] = grids[grid] || l.points.outs[grid] != nil ||
			slices.ContainsFunc(l.bodies, func(b rowBody) bool { return uses(b.stmts, at) })
	}
	return grids
}

// wantedCells are the counts of cells that loads and stores, and tests of cells, ask for.
func (l *lowering) wantedCells() wantedCells {
	g := l.geo
	var wanted wantedCells
	for _, b := range l.registers.bands {
		if b.readsMemory(g.Plan) {
			wanted.ask(b.Right, b.Y-b.sure(), b.last-b.sure())
		}
	}
	for _, m := range l.reuse.moreRows() {
		for _, b := range g.bandsOf(m.rows, m.fromMemory()) {
			wanted.ask(b.right, b.y-g.sure(b.grid), b.last-g.sure(b.grid))
		}
	}
	for _, body := range l.bodies {
		if body.tested || len(l.points.outs) > 0 {
			wanted.ask(0, body.first, body.last)
		}
	}
	return wanted
}

// addAlignment adds the parameter that says whether packs may be used, if any are.
func addAlignment(g *geometry, bands []*rowBand, outs map[*stencil.Grid]*cellArray) bool {
	arg := kernel.Arg{Kind: kernel.Aligned}
	for _, u := range g.Sweep.Uses {
		_, out := outs[u.Grid]
		if out || slices.ContainsFunc(bands, func(b *rowBand) bool { return b.Grid == u.Grid }) {
			bytes := min(plan.PackBytes, int(g.vector)*u.Grid.Elem.Size)
			if packedPlanes(g.Plan, u.Grid) {
				bytes = plan.PackBytes
			}
			arg.Packs = append(arg.Packs, kernel.Pack{Grid: u.Grid, Bytes: bytes})
		}
	}
	if len(arg.Packs) > 0 {
		g.Param(kernel.Param{Sym: g.aligned}, arg)
	}
	return len(arg.Packs) > 0
}

// kernel is the kernel's body.
func (l *lowering) kernel() []stencil.Stmt {
	g := l.geo
	guard := g.guard()
	if len(l.buffers.list) > 0 {
		guard = nil // all threads copy cells and wait for each other
	}
	var body []stencil.Stmt
	if l.packs {
		body = append(body, g.definePacked())
	}
	body = append(body, l.counts.define()...)
	if l.usesEnd() {
		body = append(body, g.defineEnd()...)
	}
	body = slices.Concat(body, l.registers.places.define(), g.positions(l.readsAt), commented("Prologue: "+l.buffers.opening(), l.buffers.open()),
		l.registers.declare(), l.reuse.declare(), l.registers.fill(),
		commented("Prologue: what the first step needs of the planes behind it.", l.reuse.warmUp()), l.stream())
	tile := &kernel.Interior{Name: g.Names.Fresh("tile"), Flag: g.interior, Cond: g.interiorBlock(l.packs), Guard: guard, Body: body}
	return slices.Concat(g.place(), l.buffers.declare(), []stencil.Stmt{tile})
}

// usesEnd reports whether it is of interest where the thread's chunk ends.
func (l *lowering) usesEnd() bool {
	return l.geo.Plan.Planes() > 1 || len(l.buffers.list) > 0 && l.geo.Plan.Stream.Prefetch > 0 ||
		slices.ContainsFunc(l.registers.bands, func(b *rowBand) bool { return b.Newest > b.Last })
}
