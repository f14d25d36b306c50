// The planes that a stage reads with their neighbours: from registers, other lanes, and the rows at the edges of other warps.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// assembler puts cells and their neighbours side by side.
type assembler struct{ *march }

// assemble fills the array of a group.
func (m *assembler) assemble(g *geometry, gr *group) []stencil.Stmt {
	if gr.name == "" {
		return nil
	}
	elem := m.elemOf(gr)
	height := gr.up + int64(m.Rows) + gr.down
	list := []stencil.Stmt{m.line("%s %s%s[%d];", elem, gr.name, m.rowsOf(height), gr.left+int64(m.Cells)+gr.right)}
	at := func(row string) string { return fmt.Sprintf("&%s%s[%d]", gr.name, m.h(row), gr.left) }
	if gr.field != nil {
		list = append(list, m.eachRow(m.line("mint_move<%d>(%s, %s);", m.Cells, at(plus("h", gr.up)), m.window(gr.field, gr.index(), gr.age, "h"))))
		list = append(list, m.stopPlane(g, gr, func(dz int64) stencil.Stmt {
			return m.eachRow(m.line("mint_move<%d>(%s, %s);", m.Cells, at(plus("h", gr.up)), m.window(gr.field, gr.index(), m.Age(gr.reads[0], dz), "h")))
		})...)
		rows, _ := m.EdgeRows(gr.field)
		for j := range gr.up {
			list = append(list, m.line("mint_take_row<%d>(%s, %s, %s);", m.Cells, at(fmt.Sprint(j)),
				m.edgeRow(gr.field, gr.age, gr.index(), fmt.Sprintf("max(%s - 1, 0)", g.warp), 2*rows-gr.up+j), g.lane))
		}
		for j := range gr.down {
			list = append(list, m.line("mint_take_row<%d>(%s, %s, %s);", m.Cells, at(fmt.Sprint(gr.up+int64(m.Rows)+j)),
				m.edgeRow(gr.field, gr.age, gr.index(), fmt.Sprintf("min(%s + 1, %d)", g.warp, m.Warps-1), j), g.lane))
		}
	} else {
		c := gr.constant
		age := m.LagAt(gr.stage, 0) - m.first - gr.dz + c.Ahead
		back := fmt.Sprintf("%du%s", age, m.timesStep(" + "))
		slot := fmt.Sprintf("(slot - min(slot, %s)) %% %d", back, c.planes) // in the first turns, older planes have not come
		row := m.ownRow(g, "h")
		if gr.up+gr.down > 0 {
			row = fmt.Sprintf("min(max(%s*%d + h - %d, 0), %d)", g.warp, m.Rows, gr.up, m.BlockRows()-1)
		}
		take := m.line("mint_take_row<%d>(%s, %s, %s);", m.Cells, at("h"), m.ringRow(c.ring, slot, row), g.lane)
		if m.Dims == 2 {
			list = append(list, take)
		} else {
			list = append(list, each("h", int(height), take))
		}
	}
	return append(list, m.besideText(g, gr, at)...)
}

// besideText fills the neighbours along x of the rows that need them, and what lies beyond the ends of the range.
func (m *assembler) besideText(g *geometry, gr *group, at func(string) string) []stencil.Stmt {
	var list []stencil.Stmt
	need := map[int64]bool{}
	for dy := range gr.beside {
		for h := range int64(m.Rows) {
			need[gr.up+dy+h] = true
		}
	}
	first, last := int64(-1), int64(-1)
	for row := range gr.up + int64(m.Rows) + gr.down {
		if need[row] {
			if first < 0 {
				first = row
			}
			last = row
		}
	}
	ends := m.stops(gr.stage, gr.field, gr.constant)
	if first >= 0 {
		rows := func(body ...stencil.Stmt) stencil.Stmt {
			if m.Dims == 2 {
				return &kernel.Group{Body: body}
			}
			return &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int h = %d; h <= %d; h++) {", first, last)}, Body: body, Tail: "}"}
		}
		list = append(list, rows(m.line("mint_beside<%d, %d, %d>(%s);", gr.left, m.Cells, gr.right, at("h"))))
		if end := ends[m.Dims-1]; end != (stencil.Edge{}) {
			list = append(list, m.unlessSure(g, rows(m.line("mint_stop_row<%d, %d, %d, %s>(%s, -%s, %s.cells - %s);", gr.left, m.Cells, gr.right, kernel.EndsName[end], at("h"),
				g.x, g.gx, g.x))))
		}
	}
	if m.Dims == 3 && ends[1] != (stencil.Edge{}) && gr.up+gr.down > 0 {
		width := gr.left + int64(m.Cells) + gr.right
		stop := func(h, beyond, to string) stencil.Stmt {
			return &kernel.Nest{Head: []string{fmt.Sprintf("if (%s)", beyond)}, Body: []stencil.Stmt{
				m.line("mint_move<%d>(%s[%s], %s[%s]);", width, gr.name, h, gr.name, to)}, Tail: ""}
		}
		total := gr.up + int64(m.Rows) + gr.down
		var body []stencil.Stmt
		if ends[1].Low {
			body = append(body, &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int h = %d; h >= 0; h--) {", total-2)},
				Body: []stencil.Stmt{stop("h", fmt.Sprintf("%s + h - %d < 0", g.y, gr.up), "h + 1")}, Tail: "}"})
		}
		if ends[1].High {
			body = append(body, &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int h = 1; h < %d; h++) {", total)},
				Body: []stencil.Stmt{stop("h", fmt.Sprintf("%s + h - %d >= %s.cells", g.y, gr.up, g.gy), "h - 1")}, Tail: "}"})
		}
		list = append(list, m.unlessSure(g, body...))
	}
	return list
}

// stopPlane lets a plane beyond the ends of the slowest loop be the one at its end: move gives it the cells of the plane at dz.
func (m *assembler) stopPlane(g *geometry, gr *group, move func(dz int64) stencil.Stmt) []stencil.Stmt {
	ends := m.stops(gr.stage, gr.field, gr.constant)[0]
	behind := m.LagAt(gr.stage, 0) - m.first - gr.dz
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

// planesText assembles the planes that a stage reads. Planes of constants that stop at the ends are copies of others, which come first or last.
func (m *assembler) planesText(g *geometry, stage int, which func(*group) bool) []stencil.Stmt {
	var list, stops []stencil.Stmt
	for _, gr := range m.groups {
		if gr.stage != stage || !which(gr) {
			continue
		}
		list = append(list, m.assemble(g, gr)...)
		if gr.constant != nil {
			stops = append(stops, m.stopPlane(g, gr, func(dz int64) stencil.Stmt { return m.movePlane(gr, dz) })...)
		}
	}
	return append(list, stops...)
}

// movePlane gives a plane of a constant the cells of another one.
func (m *assembler) movePlane(to *group, dz int64) stencil.Stmt {
	from := m.groupLike(to, dz)
	if from == nil {
		panic(fmt.Sprintf("trapezoid: no plane %d beside plane %d", dz, to.dz))
	}
	return m.eachRow(m.line("mint_move<%d>(&%s%s[%d], &%s%s[%d]);", m.Cells, to.name, m.h(plus("h", to.up)), to.left, from.name, m.h(plus("h", from.up)), from.left))
}
