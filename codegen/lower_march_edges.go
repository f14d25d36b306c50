package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// Grids whose neighbours stop at the edges of the loops' range (stencil.Clamped)
// are read in rows as others are: only the places of rows and planes beyond an
// edge are those at the edge, and so are the cells beside a row.

// rowShift is how far the row at place y lies from the thread's first own one.
type rowShift struct {
	grid *stencil.Grid
	y    int64
	sym  *stencil.Symbol
}

// edge says at which ends of loop dim, x first, neighbours in the grid stop.
func (m *marchLowering) edge(g *stencil.Grid, dim int) stencil.Edge {
	u := m.useOf(g)
	_, held := m.sweep.Window(u)
	if edges := u.Edges(); held && edges != nil {
		return edges[len(edges)-1-dim]
	}
	return stencil.Edge{}
}

// passesEdge reports whether an offset in a grid with rows goes where those stop.
func (m *marchLowering) passesEdge(g *stencil.Grid, offset []int64) bool {
	for d, n := range offset {
		if stops(m.edge(g, len(offset)-1-d), n) {
			return true
		}
	}
	return false
}

func stops(e stencil.Edge, n int64) bool { return n < 0 && e.Low || n > 0 && e.High }

// plusPlanes moves a position from the plane of the march to that of row k.
func (m *marchLowering) plusPlanes(at stencil.Expr, k rowKey) stencil.Expr {
	stride := m.strideAlong(k.grid, m.walk)
	if !stops(m.edge(k.grid, m.walk), k.plane) {
		return plusSteps(at, k.plane, stride)
	}
	place := m.marchAt
	if place == nil { // in front of the march
		place = m.offset[m.walk]
	}
	return stencil.NewBinary(sign(k.plane), at, m.stepsWithin(m.walk, place, k.plane, stride))
}

// plusRows moves a position from the thread's first own row to row k. How far
// that is stays the same along the march.
func (m *marchLowering) plusRows(at stencil.Expr, k rowKey) stencil.Expr {
	if !stops(m.edge(k.grid, m.across), k.y) {
		return plusSteps(at, k.y, m.strideAlong(k.grid, m.across))
	}
	is := func(s *rowShift) bool { return s.grid == k.grid && s.y == k.y }
	i := slices.IndexFunc(m.shifts, is)
	if i < 0 {
		name := k.grid.Name + "_to_" + signed(k.y)
		i = len(m.shifts)
		m.shifts = append(m.shifts, &rowShift{k.grid, k.y, &stencil.Symbol{Name: m.local.fresh(name), Type: offsetType(k.grid)}})
	}
	return stencil.NewBinary(sign(k.y), at, &stencil.Var{Sym: m.shifts[i].sym})
}

// defineShifts defines the distances of rows that plusRows uses.
func (m *marchLowering) defineShifts() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range m.shifts {
		stride := m.strideAlong(s.grid, m.across)
		shift := m.stepsWithin(m.across, m.offset[m.across], s.y, stride)
		if s.y < m.deep && s.y > 0 { // an own row, which whole blocks have
			shift = stencil.NewCond(&stencil.Var{Sym: m.whole}, times(s.y, stride), shift)
		}
		body = append(body, &kernel.Define{Sym: s.sym, Init: shift})
	}
	return body
}

func sign(n int64) string {
	if n < 0 {
		return "-"
	}
	return "+"
}

// stepsWithin is the distance of n steps along dim, back where n is negative, or
// of as many as stay in the loop's range.
func (m *marchLowering) stepsWithin(dim int, at *stencil.Symbol, n int64, stride stencil.Expr) stencil.Expr {
	place, count := &stencil.Var{Sym: at}, &stencil.Var{Sym: m.out.Loops[dim].Count}
	one, zero := stencil.NewInt(1), stencil.NewInt(0)
	switch n {
	case -1:
		return stencil.NewCond(stencil.NewBinary(">", place, zero), stride, zero)
	case 1:
		return stencil.NewCond(stencil.NewBinary("<", stencil.NewBinary("+", place, one), count), stride, zero)
	}
	m.out.Edges = true
	steps := &stencil.Call{Func: "mint_ahead", T: stencil.Int, Args: []stencil.Expr{place, count, stencil.NewInt(n)}}
	if n < 0 {
		steps = &stencil.Call{Func: "mint_back", T: stencil.Int, Args: []stencil.Expr{place, stencil.NewInt(-n)}}
	}
	return stencil.NewBinary("*", steps, stride)
}

// widenRow puts the neighbours along x beside the own cells of row k.
func (m *marchLowering) widenRow(g *rowGroup, k rowKey, wide, own *stencil.Symbol, left, right int64) stencil.Stmt {
	widen := &kernel.Cells{Action: m.widenAction(left, right), Row: wide, Own: own, Memory: m.address(k),
		Valid: m.cells(g.Right, g.Beyond), Left: left, Right: right}
	e := m.edge(g.Grid, 0)
	widen.Edge = stencil.Edge{Low: e.Low && left > 0, High: e.High && right > 0}
	if widen.Edge != (stencil.Edge{}) {
		m.out.Edges = true
		widen.At, widen.Count = &stencil.Var{Sym: m.offset[0]}, &stencil.Var{Sym: m.out.Loops[0].Count}
	}
	return widen
}

// isClamped reports whether the access has a subscript that stops at an edge.
func isClamped(a *stencil.Access) bool {
	return slices.ContainsFunc(a.Index, func(e stencil.Expr) bool { _, ok := e.(*stencil.Clamped); return ok })
}
