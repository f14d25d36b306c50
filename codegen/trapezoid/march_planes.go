// The planes that a stage reads with their neighbours: from registers, other lanes, and the rows at the edges of other warps.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// assembler puts cells and their neighbours side by side.
type assembler struct {
	*chainKernel
	*march
}

// assemble fills the array of a group, for these rows of the warp.
func (m *assembler) assemble(g *geometry, gr *group, rows []span) []stencil.Stmt {
	if gr.name == "" {
		return nil
	}
	elem := m.elemOf(gr)
	height := gr.up + int64(m.Rows) + gr.down
	list := []stencil.Stmt{m.line("%s %s%s[%d];", elem, gr.name, m.rowsOf(height), gr.left+int64(m.Cells)+gr.right)}
	at := func(row string) string { return fmt.Sprintf("&%s%s[%d]", gr.name, m.h(row), gr.left) }
	own := m.columnOf(gr, "h")
	if own != "" {
		list = append(list, m.eachRow(m.line("mint_move<%d>(%s, %s);", m.Cells, at(plus("h", gr.up)), own)))
	}
	switch {
	case gr.field != nil:
		list = append(list, m.stopPlane(g, gr, func(dz int64) stencil.Stmt {
			return m.eachRow(m.line("mint_move<%d>(%s, %s);", m.Cells, at(plus("h", gr.up)), m.window(gr.field, gr.index(), m.Age(gr.reads[0], dz), "h")))
		})...)
		list = append(list, m.fromOtherWarps(g, gr, at, rows)...)
	case own != "":
		list = append(list, m.fromRing(g, gr, at, []span{{0, gr.up}, {gr.up + int64(m.Rows), height}})...)
	default:
		list = append(list, m.fromRing(g, gr, at, widened(rows, gr.up+gr.down))...)
	}
	return append(list, m.besideText(g, gr, at, rows)...)
}

// fromOtherWarps takes the rows above and below the warp's own that are read.
func (m *assembler) fromOtherWarps(g *geometry, gr *group, at func(string) string, rows []span) []stencil.Stmt {
	var list []stencil.Stmt
	edges, _, _ := m.EdgeRows(gr.field)
	take := func(row int64, warp string, edge int64) {
		list = append(list, m.line("mint_take_row<%d>(%s, %s, %s);", m.Cells, at(fmt.Sprint(row)), m.edgeRow(gr.field, gr.age, gr.version(), warp, edge), g.lane))
	}
	for row := rows[0].from; row < gr.up; row++ {
		take(row, fmt.Sprintf("max(%s - 1, 0)", g.warp), 2*edges-gr.up+row)
		list = append(list, m.outer.takeRow(g, gr, at(fmt.Sprint(row)), 0)...)
	}
	for j := range rows[len(rows)-1].to + gr.down - int64(m.Rows) {
		row := gr.up + int64(m.Rows) + j
		take(row, fmt.Sprintf("min(%s + 1, %d)", g.warp, m.Warps-1), j)
		list = append(list, m.outer.takeRow(g, gr, at(fmt.Sprint(row)), 1)...)
	}
	return list
}

// fromRing takes rows of a constant, counted in the array that is filled.
func (m *assembler) fromRing(g *geometry, gr *group, at func(string) string, rows []span) []stencil.Stmt {
	c := gr.constant
	slot := c.slot(fmt.Sprintf("%du%s", m.behind(gr)+c.Ahead, m.timesStep(" + ")))
	row := m.ownRow(g, "h")
	if gr.up+gr.down > 0 {
		row = fmt.Sprintf("min(max(%s*%d + h - %d, 0), %d)", g.warp, m.Rows, gr.up, m.BlockRows()-1)
	}
	take := m.line("mint_take_row<%d>(%s, %s, %s);", m.Cells, at("h"), m.ringRow(c.ring, slot, row), g.lane)
	var filled []span
	for _, s := range rows {
		if s.from < s.to {
			filled = append(filled, s)
		}
	}
	if len(filled) == 0 {
		return nil
	}
	return []stencil.Stmt{m.eachRowOf(filled, take)}
}

// slot is the place in the ring of the plane that came some turns ago. In the first turns, older planes have not come.
func (c *constant) slot(turns string) string {
	return fmt.Sprintf("(slot - min(slot, %s)) %% %d", turns, c.planes)
}

// besideText fills the neighbours along x of the rows that need them, and what lies beyond the ends of the range.
func (m *assembler) besideText(g *geometry, gr *group, at func(string) string, rows []span) []stencil.Stmt {
	var list []stencil.Stmt
	first, last := int64(m.Rows), int64(-1) // of the rows read with neighbours, from that of the cell on
	for dy := range gr.beside {
		first, last = min(first, gr.up+dy), max(last, gr.up+dy)
	}
	ends := m.stops(gr)
	if first <= last {
		beside := widened(moved(rows, first), last-first)
		list = append(list, m.fromOtherLanes(gr, at, beside)...)
		list = append(list, m.outer.takeColumns(g, gr, beside)...)
		if end := ends[m.Dims-1]; end != (stencil.Edge{}) {
			list = append(list, m.unlessSure(g, m.eachRowOf(beside, m.line("mint_stop_row<%d, %d, %d, %s>(%s, -%s, %s.cells - %s);", gr.left, m.Cells, gr.right, kernel.EndsName[end], at("h"),
				g.x, g.gx, g.x))))
		}
	}
	if m.Dims == 3 && ends[1] != (stencil.Edge{}) && gr.up+gr.down > 0 {
		list = append(list, m.unlessSure(g, m.stopRows(g, gr, ends[1])...))
	}
	return list
}

// fromOtherLanes fills the neighbours of these rows of the array, by asking other lanes or from what is kept of an earlier turn.
func (m *assembler) fromOtherLanes(gr *group, at func(string) string, rows []span) []stencil.Stmt {
	ask := func(row string) stencil.Stmt {
		return m.line("mint_beside<%d, %d, %d>(%s);", gr.left, m.Cells, gr.right, at(row))
	}
	b := m.carried(gr)
	if b == nil {
		return []stencil.Stmt{m.eachRowOf(rows, ask("h"))}
	}
	kept := fmt.Sprintf("%s[%s][%d]%s", m.names[gr.field].beside, gr.index(), gr.age-b.Age, m.h(plus("h", -gr.up)))
	own, others := divided(rows, span{gr.up, gr.up + int64(m.Rows)})
	list := []stencil.Stmt{m.eachRowOf(own, m.line("mint_put_beside<%d, %d, %d>(%s, %s);", gr.left, m.Cells, gr.right, at("h"), kept))}
	if gr.age == b.Age {
		keep := m.line("mint_keep_beside<%d, %d, %d>(%s, %s);", gr.left, m.Cells, gr.right, kept, at("h"))
		list = []stencil.Stmt{m.eachRowOf(own, ask("h"), keep)}
	}
	for _, s := range others {
		for row := s.from; row < s.to; row++ {
			list = append(list, ask(fmt.Sprint(row)))
		}
	}
	return list
}

// stopRows lets rows beyond the ends of the middle loop be those at its ends. All rows of a plane that stops are assembled at once.
func (m *assembler) stopRows(g *geometry, gr *group, end stencil.Edge) []stencil.Stmt {
	rows := gr.up + int64(m.Rows) + gr.down
	width := gr.left + int64(m.Cells) + gr.right
	fromBeside := func(head, beyond, to string) stencil.Stmt {
		move := m.line("mint_move<%d>(%s[h], %s[%s]);", width, gr.name, gr.name, to)
		return &kernel.Nest{Head: []string{"#pragma unroll", head}, Body: []stencil.Stmt{
			&kernel.Nest{Head: []string{fmt.Sprintf("if (%s)", beyond)}, Body: []stencil.Stmt{move}, Tail: ""}}, Tail: "}"}
	}
	var list []stencil.Stmt
	if end.Low {
		list = append(list, fromBeside(fmt.Sprintf("for (int h = %d; h >= 0; h--) {", rows-2), fmt.Sprintf("%s + h - %d < 0", g.y, gr.up), "h + 1"))
	}
	if end.High {
		list = append(list, fromBeside(fmt.Sprintf("for (int h = 1; h < %d; h++) {", rows), fmt.Sprintf("%s + h - %d >= %s.cells", g.y, gr.up, g.gy), "h - 1"))
	}
	return list
}

// stopPlane lets a plane beyond the ends of the slowest loop be the one at its end: move gives it the cells of the plane at dz.
func (m *assembler) stopPlane(g *geometry, gr *group, move func(dz int64) stencil.Stmt) []stencil.Stmt {
	ends := m.stops(gr)[0]
	behind := m.behind(gr)
	switch {
	case gr.dz < 0 && ends.Low:
		beyond := fmt.Sprintf("%s%s < %d", g.r, m.timesStep(" - "), behind)
		return []stencil.Stmt{m.unlessSteady(g, &kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", beyond)}, Body: []stencil.Stmt{move(gr.dz + 1)}, Tail: "}"})}
	case gr.dz > 0 && ends.High:
		beyond := fmt.Sprintf("%s%s >= %s", g.r, m.timesStep(" - "), plus(g.planes, behind))
		return []stencil.Stmt{m.unlessSteady(g, &kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", beyond)}, Body: []stencil.Stmt{move(gr.dz - 1)}, Tail: "}"})}
	}
	return nil
}

// planesText assembles the planes that a stage reads for these rows. Planes of constants that stop at the ends are copies of others, which come
// first or last.
func (m *assembler) planesText(g *geometry, stage int, rows []span, which func(*group) bool) []stencil.Stmt {
	var list, stops []stencil.Stmt
	for _, gr := range m.groups {
		if gr.stage != stage || !which(gr) {
			continue
		}
		list = append(list, m.assemble(g, gr, rows)...)
		if gr.constant != nil {
			stops = append(stops, m.stopPlane(g, gr, func(dz int64) stencil.Stmt { return m.movePlane(gr, dz) })...)
		}
	}
	return append(list, stops...)
}

// movePlane gives a plane of a constant the cells of another one, which has at least as many neighbours.
func (m *assembler) movePlane(to *group, dz int64) stencil.Stmt {
	from := m.groupLike(to, dz)
	if from == nil || from.left < to.left || from.right < to.right || from.up < to.up || from.down < to.down {
		panic(fmt.Sprintf("trapezoid: no plane %d for plane %d", dz, to.dz))
	}
	width := to.left + int64(m.Cells) + to.right
	move := m.line("mint_move<%d>(&%s%s[0], &%s%s[%d]);", width, to.name, m.h("h"), from.name, m.h(plus("h", from.up-to.up)), from.left-to.left)
	if m.Dims == 2 {
		return move
	}
	return each("h", int(to.up)+m.Rows+int(to.down), move)
}

// columnOf is the place of a group's plane in the registers that hold the lane's own column, without the cell; "" for constants that keep none.
func (m *march) columnOf(g *group, row string) string {
	switch {
	case g.field != nil:
		return m.window(g.field, g.index(), g.age, row)
	case g.constant.column > 0:
		return fmt.Sprintf("%s[%d%s]%s", g.constant.rows, m.behind(g)-g.constant.Newest, m.timesStep(" + "), m.c.h(row))
	}
	return ""
}

// behind is how many planes a group's plane lies behind the newest input at step 0.
func (m *march) behind(g *group) int64 { return m.c.LagAt(g.stage, 0) - m.first - g.dz }
