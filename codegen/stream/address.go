package stream

import (
	"fmt"
	"slices"

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
	shifts []*rowShift
}

// rowShift is how far the row at place y lies from the thread's first own one, where that
// depends on an edge.
type rowShift struct {
	grid *stencil.Grid
	y    int64
	sym  *stencil.Symbol
}

// newAddresses can tell the places of these rows, and of those that no edge concerns.
func newAddresses(g *geometry, rows []rowKey) *addresses {
	a := &addresses{geometry: g}
	for _, k := range rows {
		if g.across >= 0 && stops(g.edge(k.grid, g.across), k.y) && a.shift(k) == nil {
			a.shifts = append(a.shifts, &rowShift{k.grid, k.y, g.Local(k.grid.Name+"_to_"+signed(k.y), frame.OffsetType(k.grid))})
		}
	}
	return a
}

func (a *addresses) shift(k rowKey) *rowShift {
	i := slices.IndexFunc(a.shifts, func(s *rowShift) bool { return s.grid == k.grid && s.y == k.y })
	if i < 0 {
		return nil
	}
	return a.shifts[i]
}

// define defines the distances of rows, which stay the same along the stream.
func (a *addresses) define() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range a.shifts {
		stride := a.strideAlong(s.grid, a.across)
		shift := a.stepsWithin(a.across, a.offset[a.across], s.y, stride)
		if s.y < a.deep && s.y > 0 { // an own row, which whole blocks have
			shift = stencil.NewCond(&stencil.Var{Sym: a.whole}, frame.Times(s.y, stride), shift)
		}
		body = append(body, &kernel.Define{Sym: s.sym, Init: shift})
	}
	return body
}

// address is where the thread's first cell of a row is.
func (a *addresses) address(k rowKey, st step) *kernel.Address {
	return &kernel.Address{Pointer: a.Pointer(k.grid), Offset: a.rowFrom(&stencil.Var{Sym: a.at[k.grid]}, k, st)}
}

// rowFrom moves a position in the thread's first own row of the step's plane to row k.
func (a *addresses) rowFrom(at stencil.Expr, k rowKey, st step) stencil.Expr {
	if a.walk >= 0 {
		at = a.plusPlanes(at, k, st)
	}
	if a.across >= 0 {
		at = a.plusRows(at, k)
	}
	return at
}

// plusPlanes moves a position from the plane of the step to that of row k.
func (a *addresses) plusPlanes(at stencil.Expr, k rowKey, st step) stencil.Expr {
	stride := a.strideAlong(k.grid, a.walk)
	if !stops(a.edge(k.grid, a.walk), k.plane) {
		return frame.PlusSteps(at, k.plane, stride)
	}
	return stencil.NewBinary(sign(k.plane), at, a.stepsWithin(a.walk, st.at, k.plane, stride))
}

// plusRows moves a position from the thread's first own row to row k.
func (a *addresses) plusRows(at stencil.Expr, k rowKey) stencil.Expr {
	if !stops(a.edge(k.grid, a.across), k.y) {
		return frame.PlusSteps(at, k.y, a.strideAlong(k.grid, a.across))
	}
	return stencil.NewBinary(sign(k.y), at, &stencil.Var{Sym: a.shift(k).sym})
}

func sign(n int64) string {
	if n < 0 {
		return "-"
	}
	return "+"
}
