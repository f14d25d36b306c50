package codegen

import (
	"fmt"
	"maps"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// placeRows decides which rows of which grids are held in registers: all that
// reads reach unconditionally. A guarded read outside them stays in memory.
func (m *marchLowering) placeRows() {
	for _, u := range m.sweep.Uses {
		points, _ := m.sweep.Window(u)
		for _, p := range points {
			m.addRows(u.Grid, p)
		}
		m.group(u.Grid)
	}
}

// key splits the offset of an access from a cell of the thread's own row r into
// the row that it reaches and the place along x.
func (m *marchLowering) key(g *stencil.Grid, p []int64, r int64) (rowKey, int64) {
	k := rowKey{grid: g, y: r}
	n := len(p)
	if m.walk >= 0 {
		k.plane = p[n-1-m.walk]
	}
	if m.across >= 0 {
		k.y += p[n-1-m.across]
	}
	return k, p[n-1]
}

// addRows notes the rows that an access reaches from the thread's own rows.
func (m *marchLowering) addRows(g *stencil.Grid, p []int64) {
	for own := int64(0); own < m.deep; own++ {
		k, x := m.key(g, p, own)
		r := m.rows[k]
		if r == nil {
			r = &row{}
			m.rows[k] = r
		}
		r.left, r.right = max(r.left, -x), max(r.right, x)
	}
}

// group collects the rows of a grid by their place in the plane.
func (m *marchLowering) group(g *stencil.Grid) {
	byY := map[int64]*rowGroup{}
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
	}
	places := slices.Sorted(maps.Keys(byY))
	for _, y := range places {
		group := byY[y]
		group.beyond = y - places[len(places)-1] + m.deep - 1
		m.planRotation(group)
		m.groups = append(m.groups, group)
	}
}

// planRotation applies the plan's choice of columns to a group.
func (m *marchLowering) planRotation(g *rowGroup) {
	march := m.plan.March
	own := g.y >= 0 && g.y < m.deep
	kept := march.Columns == plan.AllColumns || march.Columns == plan.OwnColumns && own
	g.newest = g.last
	if kept && m.stageOf(g.grid, g.last) == nil { // staged planes are ahead themselves
		g.newest += int64(march.Ahead)
	}
	g.rotates = kept && g.newest > g.first
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
		for p := g.first; p <= g.newest; p++ {
			k := rowKey{g.grid, p, g.y}
			r := m.rows[k]
			switch {
			case r == nil:
			case g.wide:
				r.left, r.right = g.wideLeft, g.wideRight
				r.wide = m.cellsSymbol(g.grid, k.String(), g.wideLeft+m.vector+g.wideRight)
				body = append(body, &stencil.Decl{Sym: r.wide})
			default:
				r.own = m.cellsSymbol(g.grid, k.String(), m.vector)
				if g.rotates {
					body = append(body, &stencil.Decl{Sym: r.own})
				}
			}
		}
		if g.wide {
			g.loaded = m.cellsSymbol(g.grid, rowKey{g.grid, g.newest, g.y}.String()+"_own", m.vector)
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
			body = append(body, m.whilePlane(m.fetchFirst(g, p), &stencil.Var{Sym: m.offset[m.walk]}, p-g.last)...)
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

// fetch reads the newest row of a rotating group: from a staged plane, or as fetchFirst does.
func (m *marchLowering) fetch(g *rowGroup, plane int64) []stencil.Stmt {
	if m.stageOf(g.grid, plane) != nil {
		return m.take(g, plane)
	}
	return m.fetchFirst(g, plane)
}

// fetchFirst reads a row of a rotating group from memory, and widens it where
// that is done once.
func (m *marchLowering) fetchFirst(g *rowGroup, plane int64) []stencil.Stmt {
	if !g.wide {
		return []stencil.Stmt{m.load(g, plane)}
	}
	k := rowKey{g.grid, plane, g.y}
	valid := m.cells(g.right, g.beyond)
	return []stencil.Stmt{
		&kernel.Cells{Action: kernel.Load, Row: g.loaded, Memory: m.address(k), Valid: valid, Aligned: m.packed()},
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
		Valid: m.cells(g.right, g.beyond), Aligned: m.packed()}
}

// address is where the thread's first cell of a row is.
func (m *marchLowering) address(k rowKey) *kernel.Address {
	return &kernel.Address{Pointer: m.pointer[k.grid], Offset: m.rowFrom(&stencil.Var{Sym: m.at[k.grid]}, k)}
}

// rowFrom moves a position in the thread's first own row of the plane to row k.
func (m *marchLowering) rowFrom(at stencil.Expr, k rowKey) stencil.Expr {
	if m.walk >= 0 {
		at = plusSteps(at, k.plane, m.strideAlong(k.grid, m.walk))
	}
	if m.across >= 0 {
		at = plusSteps(at, k.y, m.strideAlong(k.grid, m.across))
	}
	return at
}

// strideAlong is the distance of neighbours along loop dim, x first, in a grid
// with one dimension per loop; nil is 1.
func (m *marchLowering) strideAlong(g *stencil.Grid, dim int) stencil.Expr {
	return m.strideOf(g, len(m.out.Loops)-1-dim)
}
