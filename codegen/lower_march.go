package codegen

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/plan"
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

// placeRows decides which rows of which grids are held in registers: all that
// reads reach unconditionally. A guarded read outside them stays in memory.
func (m *marchLowering) placeRows() {
	for _, u := range m.sweep.Uses {
		if !m.placeable(u) {
			continue
		}
		box := unguardedBox(u)
		for _, a := range u.Accesses {
			if p := point(a); inside(box, p) {
				m.addRow(u.Grid, p)
			}
		}
	}
	for _, u := range m.sweep.Uses {
		m.group(u.Grid)
	}
}

// placeable reports whether a grid is read only, at index + constant of the
// loops in order.
func (m *marchLowering) placeable(u *stencil.Use) bool {
	n := len(m.sweep.Loops)
	if u.Written || u.Grid.Rank != n || u.Grid.Elem.Kind == stencil.Struct {
		return false
	}
	for d := 0; d < n; d++ {
		if m.axis(u, d) != m.sweep.Loops[d].Index {
			return false
		}
	}
	return true
}

// point is the offset of an access, slowest dimension first.
func point(a stencil.AccessInfo) []int64 {
	p := make([]int64, len(a.Affine))
	for d, form := range a.Affine {
		p[d] = form.Const
	}
	return p
}

// unguardedBox bounds the offsets that every iteration reads; the launch checks
// that they stay inside the array.
func unguardedBox(u *stencil.Use) []stencil.Range {
	var box []stencil.Range
	for _, a := range u.Accesses {
		if a.Guarded {
			continue
		}
		for d, o := range point(a) {
			if len(box) <= d {
				box = append(box, stencil.Range{First: o, Last: o})
			}
			box[d] = stencil.Range{First: min(box[d].First, o), Last: max(box[d].Last, o)}
		}
	}
	return box
}

func inside(box []stencil.Range, p []int64) bool {
	for d, o := range p {
		if len(box) <= d || o < box[d].First || o > box[d].Last {
			return false
		}
	}
	return true
}

// key splits an offset into the row and the place along x.
func key(g *stencil.Grid, p []int64) (rowKey, int64) {
	k := rowKey{grid: g, plane: p[0]}
	if len(p) == 3 {
		k.y = p[1]
	}
	return k, p[len(p)-1]
}

func (m *marchLowering) addRow(g *stencil.Grid, p []int64) {
	k, x := key(g, p)
	r := m.rows[k]
	if r == nil {
		r = &row{}
		m.rows[k] = r
	}
	r.left, r.right = max(r.left, -x), max(r.right, x)
}

// group collects the rows of a grid by their place in the plane.
func (m *marchLowering) group(g *stencil.Grid) {
	byY := map[int64]*rowGroup{}
	var low, high int64
	for k, r := range m.rows {
		if k.grid != g {
			continue
		}
		group := byY[k.y]
		if group == nil {
			group = &rowGroup{grid: g, y: k.y, first: k.plane, last: k.plane}
			byY[k.y] = group
		}
		group.first, group.last = min(group.first, k.plane), max(group.last, k.plane)
		group.right = max(group.right, r.right)
		low, high = min(low, k.y), max(high, k.y)
	}
	for y := low; y <= high; y++ {
		if group := byY[y]; group != nil {
			m.planRotation(group)
			m.groups = append(m.groups, group)
		}
	}
}

// planRotation applies the plan's choice of columns to a group.
func (m *marchLowering) planRotation(g *rowGroup) {
	march := m.plan.March
	own := march.Columns != plan.NoColumns && g.y == 0
	g.newest = g.last
	if own {
		g.newest += int64(march.Ahead)
	}
	g.rotates = g.newest > g.first && (own || march.Columns == plan.AllColumns)
	if !g.rotates {
		return
	}
	widened := 0
	for p := g.first; p <= g.newest; p++ {
		k := rowKey{g.grid, p, g.y}
		if m.rows[k] == nil { // a plane that only passes through
			m.rows[k] = &row{}
		}
		if r := m.rows[k]; r.left+r.right > 0 {
			widened++
			g.wideLeft, g.wideRight = max(g.wideLeft, r.left), max(g.wideRight, r.right)
		}
	}
	g.wide = widened > 1
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
		if u.Read || len(u.Accesses) != 1 || u.Grid.Rank != len(m.sweep.Loops) || u.Grid.Elem.Kind == stencil.Struct {
			continue
		}
		own := true
		for d, o := range point(u.Accesses[0]) {
			own = own && o == 0 && m.axis(u, d) == m.sweep.Loops[d].Index
		}
		if own {
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
		if !m.centred(u) {
			continue
		}
		t := stencil.LongLong
		if fitsInt(u.Grid) {
			t = stencil.Int
		}
		sym := &stencil.Symbol{Name: m.local.fresh(u.Grid.Name + "_at"), Type: t}
		m.at[u.Grid] = sym
		index := make([]stencil.Expr, u.Grid.Rank)
		for d := range index {
			index[d] = &stencil.Var{Sym: m.first[n-1-d]}
		}
		body = append(body, &stencil.Decl{Sym: sym, Init: m.flat(u.Grid, index)})
	}
	return body
}

// centred reports whether all accesses of the grid are index + constant of the
// loops in order, so that one running position serves them.
func (m *marchLowering) centred(u *stencil.Use) bool {
	if u.Grid.Rank != len(m.sweep.Loops) {
		return false
	}
	for d := 0; d < u.Grid.Rank; d++ {
		if m.axis(u, d) != m.sweep.Loops[d].Index {
			return false
		}
	}
	return true
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

// cellsSymbol is a register array of n cells of the grid.
func (m *marchLowering) cellsSymbol(g *stencil.Grid, name string, n int64) *stencil.Symbol {
	return &stencil.Symbol{Name: m.local.fresh(name), Type: g.Elem, Role: stencil.Local, Dims: []int64{n}}
}

// rowName is the grid's name with the plane and, if not the own row, the row.
func rowName(k rowKey) string {
	name := k.grid.Name + "_" + signed(k.plane)
	if k.y != 0 {
		name += "_" + signed(k.y)
	}
	return name
}

func signed(n int64) string {
	switch {
	case n < 0:
		return fmt.Sprintf("m%d", -n)
	case n > 0:
		return fmt.Sprintf("p%d", n)
	}
	return "0"
}

// declareRows declares the rows that stay in registers along the march.
func (m *marchLowering) declareRows() []stencil.Stmt {
	var body []stencil.Stmt
	for _, g := range m.groups {
		for p := g.first; p <= g.newest; p++ {
			k := rowKey{g.grid, p, g.y}
			r := m.rows[k]
			switch {
			case r == nil:
			case g.wide:
				r.left, r.right = g.wideLeft, g.wideRight
				r.wide = m.cellsSymbol(g.grid, rowName(k), g.wideLeft+m.vector+g.wideRight)
				body = append(body, &stencil.Decl{Sym: r.wide})
			default:
				r.own = m.cellsSymbol(g.grid, rowName(k), m.vector)
				if g.rotates {
					body = append(body, &stencil.Decl{Sym: r.own})
				}
			}
		}
		if g.wide {
			g.loaded = m.cellsSymbol(g.grid, rowName(rowKey{g.grid, g.newest, g.y})+"_own", m.vector)
			body = append(body, &stencil.Decl{Sym: g.loaded})
		}
	}
	return body
}

// preload fills the rotating rows up to the plane before the newest.
func (m *marchLowering) preload() []stencil.Stmt {
	var body []stencil.Stmt
	for _, g := range m.groups {
		if !g.rotates {
			continue
		}
		for p := g.first; p < g.newest; p++ {
			body = append(body, m.whilePlane(m.fetch(g, p), &stencil.Var{Sym: m.offset[m.marchDim()]}, p-g.last)...)
		}
	}
	return body
}

// whilePlane makes a load depend on the march reaching the plane: ahead steps
// after the position at.
func (m *marchLowering) whilePlane(load []stencil.Stmt, at stencil.Expr, ahead int64) []stencil.Stmt {
	if ahead <= 0 {
		return load
	}
	reached := stencil.NewBinary("<", stencil.NewBinary("+", at, stencil.NewInt(ahead)), &stencil.Var{Sym: m.end()})
	return []stencil.Stmt{&stencil.If{Cond: reached, Then: load}}
}

// fetch reads a row of a rotating group, and widens it where that is done once.
func (m *marchLowering) fetch(g *rowGroup, plane int64) []stencil.Stmt {
	if !g.wide {
		return []stencil.Stmt{m.load(g, plane)}
	}
	k := rowKey{g.grid, plane, g.y}
	valid := &stencil.Var{Sym: m.valid[g.right]}
	return []stencil.Stmt{
		&kernel.Cells{Action: kernel.Load, Row: g.loaded, Memory: m.address(k), Valid: valid, Aligned: m.aligned},
		&kernel.Cells{Action: m.widenAction(g.wideLeft, g.wideRight), Row: m.rows[k].wide, Own: g.loaded, Memory: m.address(k),
			Valid: valid, Left: g.wideLeft, Right: g.wideRight},
	}
}

// widenAction takes neighbours from the lanes beside where they hold enough.
func (m *marchLowering) widenAction(left, right int64) kernel.CellAction {
	if m.lanes && left <= m.vector && right <= m.vector {
		return kernel.Widen
	}
	return kernel.WidenAlone
}

// load reads the thread's own cells of a row.
func (m *marchLowering) load(g *rowGroup, plane int64) stencil.Stmt {
	k := rowKey{g.grid, plane, g.y}
	return &kernel.Cells{Action: kernel.Load, Row: m.rows[k].own, Memory: m.address(k),
		Valid: &stencil.Var{Sym: m.valid[g.right]}, Aligned: m.aligned}
}

// address is where the thread's first cell of a row is.
func (m *marchLowering) address(k rowKey) *kernel.Address {
	var at stencil.Expr = &stencil.Var{Sym: m.at[k.grid]}
	at = plusSteps(at, k.plane, m.strideOf(k.grid, 0))
	if k.y != 0 {
		at = plusSteps(at, k.y, m.strideOf(k.grid, 1))
	}
	return &kernel.Address{Pointer: m.pointer[k.grid], Offset: at}
}
