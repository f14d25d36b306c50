// Cells beyond the ends of the range that lie beside the tiles: tiles begin and end with the range, so that none of their cells is spent on boundary
// values. The rows and columns just beyond come into rings in shared memory, from every storage of the field, and stay until the last step has read them.

package trapezoid

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// outer writes what such tiles do at the ends of the range.
type outer struct {
	*chainKernel
	*march
}

// declare declares the rings of a field.
func (m *outer) declare(fd *plan.Field, declare func(name string, t stencil.Type, extents string, at int64, note string)) {
	n, t, at := m.names[fd], m.Grid(fd).Elem, m.shared.Outer
	if m.OuterRows {
		declare(n.outerRows, t, fmt.Sprintf("[%d][2][%d]", m.outerSlots(), 32*m.Cells), at.Rows, "rows beyond the range: storages, planes; below it, above it")
	}
	if m.OuterColumns {
		declare(n.outerColumns, t, fmt.Sprintf("[%d][2][%d]", m.outerSlots(), m.BlockRows()), at.Columns, "columns beyond the range")
	}
}

// outerSlots is how many planes each storage has in a ring.
func (m *outer) outerSlots() int64 { return m.OuterPlanes(m.Height, m.MarchShape) }

// clear gives the rings values before the first turn, whose steps compute planes that no one reads.
func (m *outer) clear(fd *plan.Field) []stencil.Stmt {
	elem := m.Grid(fd).Elem
	bytes := m.shared.Outer.Bytes
	if bytes == 0 {
		return nil
	}
	return []stencil.Stmt{m.line("for (int n = threadIdx.x; n < %d; n += %d)", bytes/int64(elem.Size), 32*m.Warps),
		m.line("    reinterpret_cast<%s *>(%s)[n] = 0;", elem, kernel.SharedAt(m.shared.Outer.Rows))}
}

// place is a plane of a storage in a ring, of the cells below the range (0) or above it (1).
func (m *outer) place(ring, storage, plane string, side int) string {
	return fmt.Sprintf("%s[%s][%s][%d]", ring, storage, m.outerSlot(plane), side)
}

// outerSlot is the place of a plane, which is a name or a sum. Numbers of planes below 0 have one, too.
func (m *outer) outerSlot(plane string) string {
	if strings.Contains(plane, " ") {
		plane = "(" + plane + ")"
	}
	return fmt.Sprintf("(unsigned)%s %% %d", plane, m.outerSlots())
}

// rowEnds are the conditions under which the range begins with the warp's first row, and ends with its last one.
func (m *outer) rowEnds(g *geometry) [2]string {
	return [2]string{g.y + " == 0", fmt.Sprintf("%s + %d == %s.cells", g.y, m.Rows, g.gy)}
}

// columnEnds are those for the lane's cells.
func (m *outer) columnEnds(g *geometry) [2]string {
	return [2]string{g.x + " == 0", fmt.Sprintf("%s + %d == %s.cells", g.x, m.Cells, g.gx)}
}

// declareFetch declares what starts the copies of a plane's cells beyond the range: lanes copy those beside their own.
func (m *outer) declareFetch(g *geometry, fd *plan.Field) []stencil.Stmt {
	if !m.KeepsOuter() {
		return nil
	}
	n := m.names[fd]
	when := func(condition string, then stencil.Stmt) stencil.Stmt {
		return &kernel.Nest{Head: []string{fmt.Sprintf("if (%s)", condition)}, Body: []stencil.Stmt{then}}
	}
	body := []stencil.Stmt{m.line("const %s *const own = %s[n] + (long long)plane*%s_plane + (long long)%s*%s_row + %s;", m.Grid(fd).Elem, n.grid, n.grid, g.y, n.grid, g.x)}
	if m.OuterRows {
		for side, row := range []string{" - ", fmt.Sprintf(" + %d*", m.Rows)} {
			body = append(body, when(m.rowEnds(g)[side], m.line("mint_start_row<%d>(%s, own%s%s_row, ~%s, %s.packed, %s);", m.Cells,
				m.place(n.outerRows, "n", "plane", side), row, n.grid, g.columns, g.sure, g.lane)))
		}
	}
	if m.OuterColumns {
		for side, x := range []int64{-1, int64(m.Cells)} {
			from := plus(fmt.Sprintf("own + h*%s_row", n.grid), x)
			start := m.line("mint_copy<1, %s>::start(&%s[%s], %s);", m.Grid(fd).Elem, m.place(n.outerColumns, "n", "plane", side), m.ownRow(g, "h"), from)
			body = append(body, &kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", m.columnEnds(g)[side])},
				Body: []stencil.Stmt{m.eachRow(when(fmt.Sprintf("%s + h < %s.cells", g.y, g.gy), start))}, Tail: "}"})
		}
	}
	storages := &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int n = 0; n < (%s.same ? 1 : %d); n++) {", g.sure, len(fd.Cycle))}, Body: body, Tail: "}"}
	there := &kernel.Nest{Head: []string{fmt.Sprintf("if (0 <= plane && plane < %s) {", g.planes)}, Body: []stencil.Stmt{storages}, Tail: "}"}
	return []stencil.Stmt{&kernel.Nest{Head: []string{"// Starts the copies of a plane's cells beyond the range.",
		fmt.Sprintf("auto %s = [&](int plane, auto %s) {", n.fetchOuter, g.sure)}, Body: []stencil.Stmt{there}, Tail: "};"}}
}

// fetch starts them.
func (m *outer) fetch(g *geometry, fd *plan.Field, plane string) []stencil.Stmt {
	if !m.KeepsOuter() {
		return nil
	}
	return []stencil.Stmt{m.unlessSure(g, m.line("%s(%s, %s);", m.names[fd].fetchOuter, plane, g.sure))}
}

// storage is which one has the version that a group reads at step k.
func (m *outer) storage(g *geometry, gr *group) string {
	cycle := len(gr.field.Cycle)
	return fmt.Sprintf("%s.same ? 0 : (k + %d) %% %d", g.sure, cycle-gr.steps%cycle, cycle)
}

// takeRow puts the row beyond the range in place of that of another warp. side is 0 below the range, 1 above it.
func (m *outer) takeRow(g *geometry, gr *group, to string, side int) []stencil.Stmt {
	if !m.OuterRows || gr.field == nil {
		return nil
	}
	row := m.place(m.names[gr.field].outerRows, m.storage(g, gr), m.planeAt(gr.stage, 0), side)
	return []stencil.Stmt{&kernel.Nest{Head: []string{fmt.Sprintf("if (!%s.inside && %s)", g.sure, m.rowEnds(g)[side])}, Body: []stencil.Stmt{
		m.line("mint_take_row<%d>(%s, %s, %s);", m.Cells, to, row, g.lane)}}}
}

// takeColumns puts the cells beyond the range in place of those of other lanes, for these rows of the group's array.
func (m *outer) takeColumns(g *geometry, gr *group, rows []span) []stencil.Stmt {
	if !m.OuterColumns || gr.field == nil {
		return nil
	}
	var list []stencil.Stmt
	for side, at := range []int64{0, gr.left + int64(m.Cells)} {
		if []int64{gr.left, gr.right}[side] == 0 {
			continue
		}
		column := m.place(m.names[gr.field].outerColumns, m.storage(g, gr), m.planeAt(gr.stage, 0), side)
		take := m.line("%s%s[%d] = %s[%s];", gr.name, m.h("h"), at, column, m.ownRow(g, plus("h", -gr.up)))
		list = append(list, &kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", m.columnEnds(g)[side])}, Body: []stencil.Stmt{m.eachRowOf(rows, take)}, Tail: "}"})
	}
	return []stencil.Stmt{m.unlessSure(g, list...)}
}
