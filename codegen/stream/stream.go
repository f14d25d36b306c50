// Package stream lowers plans whose threads keep rows of cells in registers while their
// block streams along the slowest loop, or computes the one plane that it has. A thread owns
// `vector` neighbouring cells of `deep` neighbouring rows. What it reads around them are rows,
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
	bodies    []rowBody // of the thread's own rows
	packs     bool      // cells are moved in packs
}

// Lower is the kernel's body.
func Lower(f *frame.Frame, body []stencil.Stmt) []stencil.Stmt {
	f.Kernel.Blocks = f.Plan.March.Blocks
	return layOut(f, body).kernel()
}

// layOut finds what the parts of the kernel need of each other, before any statement is built.
func layOut(f *frame.Frame, body []stencil.Stmt) *lowering {
	g := newGeometry(f)
	ring := planBuffers(g)
	addTensors(g, ring)
	groups, rows := planRows(g)
	partials := planPartials(g)
	outs := planOuts(g, body)
	packs := addAlignment(g, groups, outs)

	before, now := planWarmUp(g, partials), planReuse(g, partials, rows)
	places := newAddresses(g, slices.Concat(filledFromMemory(groups), before.rows.fromMemory(), readFromMemory(g, groups),
		now.fromMemory(), inMemory(g, body, outs, rows)))
	l := &lowering{geo: g, packs: packs, buffers: &buffers{addresses: places, list: ring}}
	l.registers = &registers{places, nil, l.buffers, groups, rows}
	l.reuse = &reuse{l.registers, partials, before, now}
	l.points = &points{l.registers, l.reuse, outs, body}
	l.bodies = l.points.rows(g.steady)
	l.counts = newCounts(g, len(ring) > 0 && g.across >= 0, l.cellCounts(), blockCounts(g, ring))
	l.buffers.counts, l.registers.counts = l.counts, l.counts
	return l
}

// cellCounts are the counts of cells that loads and stores, and tests of cells, ask for.
func (l *lowering) cellCounts() []cellCount {
	g := l.geo
	var keys []cellCount
	for _, group := range l.registers.groups {
		if group.readsMemory(g.Plan) {
			keys = append(keys, cellCount{group.Right, group.Beyond})
		}
	}
	for _, more := range append(l.reuse.now.rows(), l.reuse.before.rows) {
		for _, k := range more.fromMemory() {
			keys = append(keys, cellCount{more.rows[k].right, g.beyond(k)})
		}
	}
	for r, body := range l.bodies {
		if body.tested || len(l.points.outs) > 0 {
			keys = append(keys, cellCount{0, int64(r)})
		}
	}
	return keys
}

// addAlignment adds the parameter that says whether packs may be used, if any are.
func addAlignment(g *geometry, groups []*rowGroup, outs map[*stencil.Grid][]*stencil.Symbol) bool {
	arg := kernel.Arg{Kind: kernel.Aligned}
	for _, u := range g.Sweep.Uses {
		_, out := outs[u.Grid]
		if out || slices.ContainsFunc(groups, func(group *rowGroup) bool { return group.Grid == u.Grid }) {
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
	body := l.counts.define()
	if l.usesEnd() {
		body = append(body, g.defineEnd()...)
	}
	body = slices.Concat(body, l.registers.define(), g.positions(), l.buffers.open(), l.registers.declare(), l.reuse.declare(),
		l.registers.fill(), l.reuse.warmUp(), l.stream())
	whole := &kernel.Whole{Name: g.Names.Fresh("tile"), Flag: g.whole, Cond: g.wholeBlock(l.packs), Guard: guard, Body: body}
	return slices.Concat(g.place(), l.buffers.declare(), []stencil.Stmt{whole})
}

// usesEnd reports whether it is of interest where the thread's chunk ends.
func (l *lowering) usesEnd() bool {
	return l.geo.Plan.Planes() > 1 || len(l.buffers.list) > 0 && l.geo.Plan.March.Ahead > 0 ||
		slices.ContainsFunc(l.registers.groups, func(g *rowGroup) bool { return g.Rotates && g.Newest > g.Last })
}
