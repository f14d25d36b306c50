package stream

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// row holds the thread's own cells of one row and, where neighbours along x
// are read, the wider array with Left and Right more. It is loaded if so many
// own rows exist behind the thread's first one, and surely when a step computes
// with it if it is not one that comes ahead.
type row struct {
	own, wide   *stencil.Symbol
	left, right int64
	beyond      int64
	ahead       bool
	source      plan.Source
}

// holds reports whether the cell at x of the row is there whenever the thread's own
// row r is: a read under a condition may ask for one that no other read needs.
func (r *row) holds(own, x int64) bool {
	return r != nil && x >= -r.left && x <= r.right && own >= r.beyond && !r.ahead
}

// element is the register of the cell at x from one of the thread's own cells.
func (r *row) element(cell *stencil.Symbol, x int64) stencil.Expr {
	array := r.own
	if r.wide != nil {
		array, x = r.wide, x+r.left
	}
	return elementAt(array, cell, x)
}

// rowGroup is a group of the plan's rows with its registers.
type rowGroup struct {
	plan.RowGroup
	loaded *stencil.Symbol // own cells of a row that is about to be widened
}

// readsMemory reports whether the thread itself loads some row, or neighbours of one.
func (g *rowGroup) readsMemory(p plan.Plan) bool {
	for _, r := range g.Rows {
		beside := !g.Wide && r.Left+r.Right > 0 && r.Plane <= g.Last
		if r.Source == plan.FromMemory || beside && p.Source(g.Grid, r.Plane) == plan.FromMemory {
			return true
		}
	}
	return false
}

// registers are the rows that a thread holds or passes in a step.
type registers struct {
	*addresses
	counts  *counts
	buffers *buffers
	groups  []*rowGroup
	rows    map[rowKey]*row
}

// planRows are the plan's rows with their registers.
func planRows(g *geometry) ([]*rowGroup, map[rowKey]*row) {
	var groups []*rowGroup
	rows := map[rowKey]*row{}
	for _, of := range g.Plan.RowGroups() {
		group := &rowGroup{RowGroup: of}
		for _, planned := range of.Rows {
			k := rowKey{of.Grid, planned.Plane, of.Y}
			r := &row{left: planned.Left, right: planned.Right, beyond: of.Beyond, ahead: planned.Plane > of.Last, source: planned.Source}
			g.allocate(group, planned, r, k)
			rows[k] = r
		}
		if of.Wide && group.readsMemory(g.Plan) {
			group.loaded = g.cells(of.Grid, rowKey{of.Grid, of.Newest, of.Y}.String()+"_own", g.vector)
		}
		groups = append(groups, group)
	}
	return groups, rows
}

// allocate gives a row its register arrays.
func (g *geometry) allocate(group *rowGroup, planned plan.Row, r *row, k rowKey) {
	if group.Wide {
		r.left, r.right = group.WideLeft, group.WideRight
		r.wide = g.cells(k.grid, k.String(), r.left+g.vector+r.right)
		return
	}
	beside := r.left+r.right > 0
	if group.Rotates || planned.Source == plan.FromMemory || !beside { // else it is taken with its neighbours
		r.own = g.cells(k.grid, k.String(), g.vector)
	}
	switch {
	case !beside:
	case r.own == nil:
		r.wide = g.cells(k.grid, k.String(), r.left+g.vector+r.right)
	default:
		r.wide = g.cells(k.grid, k.String()+"_x", r.left+g.vector+r.right)
	}
}

// cells is a register array of n cells of the grid.
func (g *geometry) cells(grid *stencil.Grid, name string, n int64) *stencil.Symbol {
	return &stencil.Symbol{Name: g.Names.Fresh(name), Type: grid.Elem, Role: stencil.Local, Dims: []int64{n}}
}

// elementAt is the element of a register array x cells behind a counted one.
func elementAt(array, cell *stencil.Symbol, x int64) stencil.Expr {
	return &stencil.Element{Array: array, Index: []stencil.Expr{frame.PlusSteps(&stencil.Var{Sym: cell}, x, nil)}}
}

// filledFromMemory are the rows that the thread loads in front of the first step.
func filledFromMemory(groups []*rowGroup) []rowKey {
	var keys []rowKey
	for _, g := range groups {
		for _, r := range g.Rows {
			if g.Rotates && r.Plane < g.Newest && r.Source == plan.FromMemory {
				keys = append(keys, rowKey{grid: g.Grid, y: g.Y})
			}
		}
	}
	return keys
}

// readFromMemory are the rows of which each step reads cells in memory.
func readFromMemory(geo *geometry, groups []*rowGroup) []rowKey {
	var keys []rowKey
	for _, g := range groups {
		if g.readsMemory(geo.Plan) {
			keys = append(keys, rowKey{grid: g.Grid, y: g.Y})
		}
	}
	return keys
}

// declare declares the rows that stay in registers along the stream.
func (r *registers) declare() []stencil.Stmt {
	var body []stencil.Stmt
	for _, g := range r.groups {
		for _, planned := range g.Rows {
			if g.Rotates {
				body = append(body, &stencil.Decl{Sym: r.held(g, planned.Plane)})
			}
		}
		if g.loaded != nil {
			body = append(body, &stencil.Decl{Sym: g.loaded})
		}
	}
	return body
}

// held is the array that holds a rotating row.
func (r *registers) held(g *rowGroup, plane int64) *stencil.Symbol {
	row := r.rows[rowKey{g.Grid, plane, g.Y}]
	if g.Wide {
		return row.wide
	}
	return row.own
}

// fill fills the rotating rows up to the plane before the newest, but for those that
// come with planes that pass in front of the first step.
func (r *registers) fill() []stencil.Stmt {
	var fills []stencil.Stmt
	planes := false
	st := r.firstStep()
	for _, g := range r.groups {
		for _, planned := range g.Rows {
			if !g.Rotates || planned.Plane == g.Newest || planned.Source == plan.FromPassing {
				continue
			}
			planes = planes || planned.Source == plan.FromPlane
			fills = append(fills, r.whilePlane(r.fetch(g, planned, st), st.at, planned.Plane-g.Last)...)
		}
	}
	if planes || r.Plan.March.Tensor && len(r.buffers.list) > 0 { // each step waits for its newest plane alone
		fills = append(r.buffers.awaitFirst(), fills...)
	}
	return fills
}

// load reads the newest row of rotating groups and every row of the others.
func (r *registers) load(st step) []stencil.Stmt {
	var body []stencil.Stmt
	for _, g := range r.groups {
		for _, planned := range g.Rows {
			switch {
			case !g.Rotates:
				row := r.rows[rowKey{g.Grid, planned.Plane, g.Y}]
				array := row.own
				if array == nil {
					array = row.wide
				}
				body = append(append(body, &stencil.Decl{Sym: array}), r.fetch(g, planned, st)...)
			case planned.Plane == g.Newest:
				body = append(body, r.whilePlane(r.fetch(g, planned, st), st.at, g.Newest-g.Last)...)
			}
		}
	}
	return body
}

// fetch brings a row to registers, with its neighbours where that is done once.
func (r *registers) fetch(g *rowGroup, planned plan.Row, st step) []stencil.Stmt {
	k := rowKey{g.Grid, planned.Plane, g.Y}
	row := r.rows[k]
	switch planned.Source {
	case plan.FromPlane, plan.FromPassing:
		if row.own == nil {
			return []stencil.Stmt{r.buffers.take(k, row.wide, row.left, row.right, st)}
		}
		return []stencil.Stmt{r.buffers.take(k, row.own, 0, 0, st)}
	case plan.FromMemory:
		if !g.Wide {
			return []stencil.Stmt{r.loadRow(k, row.own, g.Right, g.Beyond, st)}
		}
		return []stencil.Stmt{r.loadRow(k, g.loaded, g.Right, g.Beyond, st), r.widenRow(k, row, g.loaded, g.Right, g.Beyond, st)}
	}
	panic("stream: no lowering for a row's source")
}

// widen puts the neighbours along x beside the own cells of the rows that need
// them.
func (r *registers) widen(st step) []stencil.Stmt {
	var body []stencil.Stmt
	for _, g := range r.groups {
		for _, planned := range g.Rows {
			k := rowKey{g.Grid, planned.Plane, g.Y}
			row := r.rows[k]
			if g.Wide || planned.Plane > g.Last || row.wide == nil || row.own == nil {
				continue
			}
			body = append(body, &stencil.Decl{Sym: row.wide})
			if r.Plan.Source(g.Grid, planned.Plane) == plan.FromPlane {
				body = append(body, r.buffers.take(k, row.wide, row.left, row.right, st))
			} else {
				body = append(body, r.widenRow(k, row, row.own, g.Right, g.Beyond, st))
			}
		}
	}
	return body
}

// loadRow reads the thread's own cells of a row from memory, and how many exist.
func (r *registers) loadRow(k rowKey, to *stencil.Symbol, right, beyond int64, st step) stencil.Stmt {
	return &kernel.Cells{Action: kernel.Load, Row: to, Memory: r.address(k, st), Valid: r.counts.ofRow(right, beyond), Aligned: r.packed()}
}

// widenRow puts the neighbours along x beside the own cells of row k.
func (r *registers) widenRow(k rowKey, row *row, own *stencil.Symbol, right, beyond int64, st step) stencil.Stmt {
	widen := &kernel.Cells{Action: r.widenAction(row.left, row.right), Row: row.wide, Own: own, Memory: r.address(k, st),
		Valid: r.counts.ofRow(right, beyond), Left: row.left, Right: row.right}
	e := r.edge(k.grid, 0)
	widen.Edge = stencil.Edge{Low: e.Low && row.left > 0, High: e.High && row.right > 0}
	if widen.Edge != (stencil.Edge{}) {
		r.Launch.Edges = true
		widen.At, widen.Count = &stencil.Var{Sym: r.offset[0]}, &stencil.Var{Sym: r.Launch.Loops[0].Count}
	}
	return widen
}

// widenAction takes neighbours from the lanes beside where they hold enough.
func (g *geometry) widenAction(left, right int64) kernel.CellAction {
	if g.lanes && left <= g.vector && right <= g.vector {
		return kernel.Widen
	}
	return kernel.WidenAlone
}
