package codegen

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// placeRows makes the plan's rows known by their places.
func (m *marchLowering) placeRows() {
	for _, g := range m.plan.RowGroups() {
		m.groups = append(m.groups, &rowGroup{RowGroup: g})
		for _, r := range g.Rows {
			m.rows[rowKey{g.Grid, r.Plane, g.Y}] = &row{left: r.Left, right: r.Right, beyond: g.Beyond, ahead: r.Plane > g.Last}
		}
	}
}

// key splits the offset of an access from a cell of the thread's own row r into
// the row that it reaches and the place along x.
func (m *marchLowering) key(g *stencil.Grid, p []int64, r int64) (rowKey, int64) {
	plane, y, x := m.plan.Place(p)
	return rowKey{grid: g, plane: plane, y: y + r}, x
}

// cellsSymbol is a register array of n cells of the grid.
func (m *marchLowering) cellsSymbol(g *stencil.Grid, name string, n int64) *stencil.Symbol {
	return &stencil.Symbol{Name: m.local.fresh(name), Type: g.Elem, Role: stencil.Local, Dims: []int64{n}}
}

// String names the row by its grid and plane and, but for the first own one, its place.
func (k rowKey) String() string { return rowName(k.grid.Name+"_"+signed(k.plane), k.y) }

// rowName adds the place of a row to a name, but for the thread's first own one.
func rowName(name string, y int64) string {
	if y == 0 {
		return name
	}
	return name + "_" + signed(y)
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
		for p := g.First; p <= g.Newest; p++ {
			k := rowKey{g.Grid, p, g.Y}
			r := m.rows[k]
			switch {
			case r == nil:
			case g.Wide:
				r.left, r.right = g.WideLeft, g.WideRight
				r.wide = m.cellsSymbol(g.Grid, k.String(), g.WideLeft+m.vector+g.WideRight)
				body = append(body, &stencil.Decl{Sym: r.wide})
			case g.Rotates:
				r.own = m.cellsSymbol(g.Grid, k.String(), m.vector)
				body = append(body, &stencil.Decl{Sym: r.own})
			case m.stageOf(g.Grid, p) == nil || r.left+r.right == 0: // else it is taken with its neighbours
				r.own = m.cellsSymbol(g.Grid, k.String(), m.vector)
			}
		}
		if g.Wide && m.loadsFromMemory(g) {
			g.loaded = m.cellsSymbol(g.Grid, rowKey{g.Grid, g.Newest, g.Y}.String()+"_own", m.vector)
			body = append(body, &stencil.Decl{Sym: g.loaded})
		}
	}
	return body
}

// preload fills the rotating rows up to the plane before the newest.
func (m *marchLowering) preload() []stencil.Stmt {
	fetch := m.fetchFirst
	var body []stencil.Stmt
	if len(m.stages) > 0 && m.plan.March.Tensor || m.fillsFromStages() { // each step waits for its newest plane alone
		fetch, m.marchAt, body = m.fetch, m.offset[m.walk], m.awaitFirst()
	}
	for _, g := range m.groups {
		if !g.Rotates || m.warmsUp(g.Grid) {
			continue
		}
		for p := g.First; p < g.Newest; p++ {
			body = append(body, m.whilePlane(fetch(g, p), &stencil.Var{Sym: m.offset[m.walk]}, p-g.Last)...)
		}
	}
	return body
}

// fillsFromStages reports whether rows that rotate are filled from staged planes as far
// as those are there.
func (m *marchLowering) fillsFromStages() bool {
	return m.plan.March.Ahead > 0 && slices.ContainsFunc(m.groups, func(g *rowGroup) bool {
		return g.Rotates && m.stageOf(g.Grid, g.Newest-1) != nil
	})
}

// loadsFromMemory reports whether the thread itself loads some plane of a rotating row.
func (m *marchLowering) loadsFromMemory(g *rowGroup) bool {
	if m.stageOf(g.Grid, g.Newest) == nil || !m.fillsFromStages() {
		return true
	}
	return m.stageOf(g.Grid, g.First) == nil && !m.warmsUp(g.Grid)
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

// fetch reads the newest row of a rotating group: from a staged plane, or as fetchFirst does.
func (m *marchLowering) fetch(g *rowGroup, plane int64) []stencil.Stmt {
	if m.stageOf(g.Grid, plane) != nil {
		return m.take(g, plane)
	}
	return m.fetchFirst(g, plane)
}

// fetchFirst reads a row of a rotating group from memory, and widens it where
// that is done once.
func (m *marchLowering) fetchFirst(g *rowGroup, plane int64) []stencil.Stmt {
	if !g.Wide {
		return []stencil.Stmt{m.load(g, plane)}
	}
	k := rowKey{g.Grid, plane, g.Y}
	valid := m.cells(g.Right, g.Beyond)
	return []stencil.Stmt{
		&kernel.Cells{Action: kernel.Load, Row: g.loaded, Memory: m.address(k), Valid: valid, Aligned: m.packed()},
		m.widenRow(g, k, m.rows[k].wide, g.loaded, g.WideLeft, g.WideRight),
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
	k := rowKey{g.Grid, plane, g.Y}
	return &kernel.Cells{Action: kernel.Load, Row: m.rows[k].own, Memory: m.address(k),
		Valid: m.cells(g.Right, g.Beyond), Aligned: m.packed()}
}

// address is where the thread's first cell of a row is.
func (m *marchLowering) address(k rowKey) *kernel.Address {
	return &kernel.Address{Pointer: m.pointer[k.grid], Offset: m.rowFrom(&stencil.Var{Sym: m.at[k.grid]}, k)}
}

// rowFrom moves a position in the thread's first own row of the plane to row k.
func (m *marchLowering) rowFrom(at stencil.Expr, k rowKey) stencil.Expr {
	if m.walk >= 0 {
		at = m.plusPlanes(at, k)
	}
	if m.across >= 0 {
		at = m.plusRows(at, k)
	}
	return at
}

// strideAlong is the distance of neighbours along loop dim, x first, in a grid
// with one dimension per loop; nil is 1.
func (m *marchLowering) strideAlong(g *stencil.Grid, dim int) stencil.Expr {
	return m.strideOf(g, len(m.out.Loops)-1-dim)
}
