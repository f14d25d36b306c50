package codegen

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// marchLowering builds a kernel whose threads walk along the slowest loop. A
// thread owns `vector` neighbouring cells of one row; what it reads around them
// are rows of register cells, some of which stay from plane to plane.
type marchLowering struct {
	*sweepLowering
	vector  int64
	lanes   bool // a warp is a stretch of one row, so that lanes can exchange cells
	rows    map[rowKey]*row
	groups  []*rowGroup
	outs    map[*stencil.Grid]*stencil.Symbol // results of grids written once per point
	at      map[*stencil.Grid]*stencil.Symbol // position of the thread's first cell
	valid   map[int64]*stencil.Symbol         // readable cells, by how many beyond the range
	aligned *stencil.Symbol
	// marchEnd is where the thread's chunk ends.
	marchEnd *stencil.Symbol
	first    []*stencil.Symbol // first value of each loop's index in the thread, x first
	offset   []*stencil.Symbol // its position in the loop's range, x first
}

// rowKey names a row that a thread reads: its plane and its place in the plane,
// relative to the thread's own row.
type rowKey struct {
	grid     *stencil.Grid
	plane, y int64
}

// row holds the thread's own cells of one row and, where neighbours along x
// are read, the wider array with Left and Right more.
type row struct {
	own, wide   *stencil.Symbol
	left, right int64
}

// rowGroup is one row seen through consecutive planes. A rotating one moves on
// by a plane with each step of the march: only its newest plane is loaded.
type rowGroup struct {
	grid        *stencil.Grid
	y           int64
	first, last int64 // planes that are read
	newest      int64 // plane that is loaded in each step, last + the planes ahead
	right       int64 // cells beyond the range that any of its planes needs
	rotates     bool
	// wideLeft, wideRight: where several planes of a rotating group need
	// neighbours along x, its rows are widened once, when they are loaded.
	wide                bool
	wideLeft, wideRight int64
	loaded              *stencil.Symbol // own cells of a row that is about to be widened
}

func newMarchLowering(w *sweepLowering) *marchLowering {
	return &marchLowering{
		sweepLowering: w, vector: int64(w.plan.Chunk[0]), lanes: w.out.Threads[0]%32 == 0,
		rows: map[rowKey]*row{}, outs: map[*stencil.Grid]*stencil.Symbol{},
		at: map[*stencil.Grid]*stencil.Symbol{}, valid: map[int64]*stencil.Symbol{},
	}
}

// body is the kernel's body.
func (m *marchLowering) body() []stencil.Stmt {
	m.kern.Blocks = m.plan.March.Blocks
	m.placeRows()
	m.findOuts()
	m.alignment()
	defs, guard := m.coordinates()
	inner := append([]stencil.Stmt{m.defineEnd()}, m.positions()...)
	inner = append(inner, m.declareRows()...)
	inner = append(inner, m.preload()...)
	inner = append(inner, m.march())
	if guard != nil {
		inner = []stencil.Stmt{&stencil.If{Cond: guard, Then: inner}}
	}
	return append(defs, inner...)
}

// findOuts finds the grids that each point writes once, unconditionally, at its
// own place: their results are stored in packs.
func (m *marchLowering) findOuts() {
	for _, s := range m.sweep.Body {
		a := plainStore(s)
		if a == nil {
			continue
		}
		u := m.useOf(a.Grid)
		if !u.Read && len(u.Accesses) == 1 && u.Grid.Elem.Kind != stencil.Struct && m.pointwise(u) {
			m.outs[a.Grid] = m.cellsSymbol(a.Grid, a.Grid.Name+"_new", m.vector)
		}
	}
}

// plainStore is the element that a statement of the form a[..] = e writes.
func plainStore(s stencil.Stmt) *stencil.Access {
	if e, ok := s.(*stencil.ExprStmt); ok {
		if as, ok := e.X.(*stencil.Assign); ok && as.Op == "=" {
			a, _ := as.LHS.(*stencil.Access)
			return a
		}
	}
	return nil
}

func (m *marchLowering) useOf(g *stencil.Grid) *stencil.Use {
	for _, u := range m.sweep.Uses {
		if u.Grid == g {
			return u
		}
	}
	panic("codegen: grid " + g.Name + " is not used by sweep " + m.sweep.Name)
}

// alignment adds the parameter that says whether packs may be used.
func (m *marchLowering) alignment() {
	m.aligned = &stencil.Symbol{Name: m.local.fresh("aligned"), Type: stencil.Type{Kind: stencil.Bool, Size: 1, Name: "bool"}}
	arg := kernel.Arg{Kind: kernel.Aligned}
	for _, u := range m.sweep.Uses {
		_, out := m.outs[u.Grid]
		if out || m.hasRows(u.Grid) {
			arg.Packs = append(arg.Packs, kernel.Pack{Grid: u.Grid, Bytes: min(16, int(m.vector)*u.Grid.Elem.Size)})
		}
	}
	if len(arg.Packs) > 0 {
		m.param(kernel.Param{Sym: m.aligned}, arg)
	}
}

func (m *marchLowering) hasRows(g *stencil.Grid) bool {
	for _, group := range m.groups {
		if group.grid == g {
			return true
		}
	}
	return false
}

// coordinates are the thread's place in the ranges of the loops, and the guard
// for threads beyond them. Along x all lanes of a warp stay, to exchange cells.
func (m *marchLowering) coordinates() (defs []stencil.Stmt, guard stencil.Expr) {
	for d, loop := range m.out.Loops {
		name := "i" + loop.Index.Name
		if d == m.marchDim() {
			name += "_first"
		}
		at := &stencil.Symbol{Name: m.local.fresh(name), Type: stencil.UnsignedT}
		m.offset = append(m.offset, at)
		init := m.firstPoint(d, at.Type)
		if d == 0 && m.vector > 1 {
			thread := stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.ThreadIndex}, stencil.NewInt(m.vector))
			init = stencil.NewBinary("+", stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.BlockIndex},
				stencil.NewInt(int64(m.plan.Tile[0]))), thread)
		}
		if d == m.marchDim() {
			init = m.marchStart()
		}
		defs = append(defs, &kernel.Define{Sym: at, Init: init})
		inRange := stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: loop.Count})
		if !(d == 0 && m.lanes) {
			guard = conjoin(inRange, guard)
		}
	}
	return defs, guard
}

// marchStart is where in the loop's range the thread starts its march: threads
// of a block along the march take chunks one behind the other.
func (m *marchLowering) marchStart() stencil.Expr {
	d := m.marchDim()
	start := stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.BlockIndex, Dim: d}, stencil.NewInt(int64(m.plan.Tile[d])))
	if m.out.Threads[d] == 1 {
		return start
	}
	return stencil.NewBinary("+", start,
		stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: d}, stencil.NewInt(int64(m.plan.Chunk[d]))))
}

func (m *marchLowering) marchDim() int { return len(m.out.Loops) - 1 }

// positions are the thread's index values, its cell counts and its place in
// each grid.
func (m *marchLowering) positions() []stencil.Stmt {
	var body []stencil.Stmt
	for d, loop := range m.out.Loops {
		sym := &stencil.Symbol{Name: m.local.fresh(loop.Index.Name + "0"), Type: loop.Index.Type}
		m.first = append(m.first, sym)
		body = append(body, &kernel.Define{Sym: sym, Init: m.indexValue(loop, m.offset[d])})
	}
	for _, more := range m.overhangs() {
		name := "cells"
		if more > 0 {
			name = fmt.Sprintf("cells_%d", more)
		}
		sym := &stencil.Symbol{Name: m.local.fresh(name), Type: stencil.Int}
		m.valid[more] = sym
		body = append(body, &kernel.Define{Sym: sym, Init: &stencil.Call{Func: "mint_valid", T: stencil.Int, Args: []stencil.Expr{
			&stencil.Var{Sym: m.offset[0]}, &stencil.Var{Sym: m.out.Loops[0].Count}, stencil.NewInt(more)}}})
	}
	n := len(m.first)
	for _, u := range m.sweep.Uses {
		if !m.inLoopOrder(u) {
			continue // no running position serves all its accesses
		}
		sym := &stencil.Symbol{Name: m.local.fresh(u.Grid.Name + "_at"), Type: offsetType(u.Grid)}
		m.at[u.Grid] = sym
		index := make([]stencil.Expr, u.Grid.Rank)
		for d := range index {
			index[d] = &stencil.Var{Sym: m.first[n-1-d]}
		}
		body = append(body, &stencil.Decl{Sym: sym, Init: m.flat(u.Grid, index)})
	}
	return body
}

// overhangs are the distinct numbers of cells that are read beyond the range.
func (m *marchLowering) overhangs() []int64 {
	seen := map[int64]bool{0: true}
	highest := int64(0)
	for _, g := range m.groups {
		seen[g.right] = true
		highest = max(highest, g.right)
	}
	var list []int64
	for n := int64(0); n <= highest; n++ {
		if seen[n] {
			list = append(list, n)
		}
	}
	return list
}
