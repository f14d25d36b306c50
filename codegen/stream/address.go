// Where rows lie in device memory: planes and rows away from the thread's own position. A row beyond an edge of clamped
// subscripts has the address of the row at the edge.

package stream

import (
	"fmt"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// rowKey names a row that a thread reads: its plane and its place in the plane,
// relative to the thread's first own row.
type rowKey struct {
	grid     *stencil.Grid
	plane, y int64
}

// key splits the offset of an access from a cell of the thread's own row r into
// the row that it reaches and the place along x.
func (g *geometry) key(grid *stencil.Grid, p []int64, r int64) (rowKey, int64) {
	plane, y, x := g.Plan.Place(p)
	return rowKey{grid: grid, plane: plane, y: y + r}, x
}

// addresses are the places of rows in device memory. Grids whose neighbours stop at the
// edges of the loops' range (stencil.Clamped) are read in rows as others are: only the
// places of rows and planes beyond an edge are those at the edge, and so are the cells
// beside a row.
type addresses struct {
	*geometry
	shifts []*rowShifts
}

// rowShifts are how far the rows first..last of a grid lie from the thread's first own one, where
// that depends on edges for one of them.
type rowShifts struct {
	grid        *stencil.Grid
	first, last int64
	sym         *stencil.Symbol
}

// newAddresses can tell the places of these rows, and of those that no edge concerns.
func newAddresses(g *geometry, rows []rowKey) *addresses {
	a := &addresses{geometry: g}
	for _, u := range g.Sweep.Uses {
		s := &rowShifts{grid: u.Grid}
		stopped := false
		for _, k := range rows {
			if k.grid == u.Grid {
				s.first, s.last = min(s.first, k.y), max(s.last, k.y)
				stopped = stopped || g.jamDim >= 0 && stops(g.edge(k.grid, g.jamDim), k.y)
			}
		}
		if stopped {
			s.sym = g.Local(u.Grid.Name+"_to", frame.OffsetType(u.Grid))
			s.sym.Dims = []int64{s.last - s.first + 1}
			a.shifts = append(a.shifts, s)
		}
	}
	return a
}

// define defines the distances of rows, which stay the same along the stream.
func (a *addresses) define() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range a.shifts {
		distances := &stencil.Decl{Sym: s.sym}
		for y := s.first; y <= s.last; y++ {
			distances.List = append(distances.List, a.distance(s.grid, y))
		}
		body = append(body, distances)
	}
	return body
}

// distance is how far row y lies from the thread's first own one.
func (a *addresses) distance(grid *stencil.Grid, y int64) stencil.Expr {
	stride := a.strideAlong(grid, a.jamDim)
	switch {
	case y == 0:
		return stencil.NewInt(0)
	case !stops(a.edge(grid, a.jamDim), y):
		return frame.Times(y, stride)
	}
	distance := a.stepsWithin(a.jamDim, a.offset[a.jamDim], y, stride)
	if y < a.jam && y > 0 { // an own row, which interior blocks have
		return stencil.NewCond(&stencil.Var{Sym: a.interior}, frame.Times(y, stride), distance)
	}
	return distance
}

// address is where the thread's first cell of a row is.
func (a *addresses) address(grid *stencil.Grid, plane int64, y rowIndex, st step) *kernel.Address {
	at := stencil.Expr(&stencil.Var{Sym: a.at[grid]})
	return &kernel.Address{Pointer: a.Pointer(grid), Offset: a.plusRow(a.plusPlanes(at, grid, plane, st), grid, y)}
}

// plusPlanes moves a position from the plane of the step to another one.
func (a *addresses) plusPlanes(at stencil.Expr, grid *stencil.Grid, plane int64, st step) stencil.Expr {
	if a.streamDim < 0 || plane == 0 {
		return at
	}
	stride := a.strideAlong(grid, a.streamDim)
	if !stops(a.edge(grid, a.streamDim), plane) {
		return frame.PlusSteps(at, plane, stride)
	}
	return stencil.NewBinary("+", at, a.stepsWithin(a.streamDim, st.at, plane, stride))
}

// plusRow moves a position from the thread's first own row to another one.
func (a *addresses) plusRow(at stencil.Expr, grid *stencil.Grid, y rowIndex) stencil.Expr {
	if a.jamDim < 0 || y.loop == nil && y.n == 0 {
		return at
	}
	for _, s := range a.shifts {
		if s.grid == grid {
			if y.first < s.first || y.last > s.last {
				panic(fmt.Sprintf("stream: the distances of rows %d to %d of %s were not planned", y.first, y.last, grid.Name))
			}
			return stencil.NewBinary("+", at, &stencil.Element{Array: s.sym, Index: []stencil.Expr{y.plus(-s.first).expr()}})
		}
	}
	stride := a.strideAlong(grid, a.jamDim)
	if y.loop == nil {
		return frame.PlusSteps(at, y.n, stride)
	}
	return stencil.NewBinary("+", at, stencil.NewBinary("*", y.expr(), stride))
}
