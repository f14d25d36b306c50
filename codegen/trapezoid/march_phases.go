// The parts of a turn. Warps that read rows of each other meet once per turn, at a barrier where they arrive and wait apart: rows that need
// none of the other warps' are computed between.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// span are rows from .. to-1.
type span struct{ from, to int64 }

// widened are spans that end n rows later; those that then meet are one.
func widened(list []span, n int64) []span {
	var out []span
	for _, s := range list {
		if last := len(out) - 1; last >= 0 && s.from <= out[last].to {
			out[last].to = s.to + n
			continue
		}
		out = append(out, span{s.from, s.to + n})
	}
	return out
}

// moved are spans n rows later.
func moved(list []span, n int64) []span {
	var out []span
	for _, s := range list {
		out = append(out, span{s.from + n, s.to + n})
	}
	return out
}

// divided are the parts of spans inside a span, and the others.
func divided(list []span, by span) (inside, outside []span) {
	for _, s := range list {
		for _, part := range []span{{s.from, min(s.to, by.from)}, {max(s.from, by.to), s.to}} {
			if part.from < part.to {
				outside = append(outside, part)
			}
		}
		if part := (span{max(s.from, by.from), min(s.to, by.to)}); part.from < part.to {
			inside = append(inside, part)
		}
	}
	return inside, outside
}

// allRows are those of a warp.
func (m *march) allRows() []span { return []span{{0, int64(m.c.Rows)}} }

// eachRowOf is body for each of these rows.
func (m *march) eachRowOf(rows []span, body ...stencil.Stmt) stencil.Stmt {
	if m.c.Dims == 2 {
		return m.c.eachRow(body...)
	}
	group := &kernel.Group{}
	for _, s := range rows {
		head := fmt.Sprintf("for (int h = %d; h < %d; h++) {", s.from, s.to)
		group.Body = append(group.Body, &kernel.Nest{Head: []string{"#pragma unroll", head}, Body: body, Tail: "}"})
	}
	if len(group.Body) == 1 {
		return group.Body[0]
	}
	return group
}

// freeRows are the rows of a stage whose early part reads no row of another warp; waitingRows are the others.
func (m *builder) freeRows(stage int) []span { free, _ := m.dividedRows(stage); return free }

func (m *builder) waitingRows(stage int) []span { _, waiting := m.dividedRows(stage); return waiting }

// dividedRows are both. Where rows are read with their neighbours for more than one row, both would exchange them between lanes; where subscripts
// stop at the ends, the rest takes the registers (hotspot3D: 597 GCells/s in place of 538): all rows wait then.
func (m *builder) dividedRows(stage int) (free, waiting []span) {
	rows := int64(m.Rows)
	var up, down int64
	for _, gr := range m.groups {
		if gr.stage != stage || gr.late || gr.up+gr.down == 0 {
			continue
		}
		besideOthers := len(gr.beside) > 1 || len(gr.beside) == 1 && !gr.beside[0]
		if gr.constant != nil || besideOthers || m.stops(gr) != [3]stencil.Edge{} {
			return nil, m.allRows()
		}
		up, down = max(up, gr.up), max(down, gr.down)
	}
	switch {
	case up+down == 0:
		return m.allRows(), nil
	case up+down >= rows:
		return nil, m.allRows()
	}
	for _, s := range []span{{0, up}, {rows - down, rows}} {
		if s.from < s.to {
			waiting = append(waiting, s)
		}
	}
	return []span{{up, rows - down}}, waiting
}

// advanceText is one turn: a plane comes in, and every step computes a plane behind it.
func (m *builder) advanceText(g *geometry) stencil.Stmt {
	var body []stencil.Stmt
	add := func(s ...stencil.Stmt) { body = append(body, s...) }
	add(m.shiftText()...)
	add(m.arrivalText(g)...)
	fetch := m.line("fetch(%s + %d, slot + %d, %s);", g.r, m.Prefetch, m.Prefetch, g.sure)
	if !m.constantsCross() {
		add(fetch)
	}
	bodies := m.bodies.all()
	for s := range bodies {
		for _, k := range bodies[s].kept {
			add(m.line("%s %s[%d]%s[%d];", k.Type, k.Name, m.Height, m.rowsOf(int64(m.Rows)), m.Cells))
		}
	}
	if early := m.earlyText(g, bodies, m.freeRows); early != nil {
		add(&kernel.Comment{Text: "What does not need the newest planes."})
		add(early...)
	}
	add(m.exchangeText(g)...)
	if m.constantsCross() {
		add(fetch)
	}
	add(m.earlyText(g, bodies, m.waitingRows)...)
	add(&kernel.Comment{Text: "The steps, each with the newest plane of the one before."}, each("k", m.Height, m.chainText(g, bodies)...))
	if m.CrossesWarps() {
		add(m.line("mint_arrive(%s, %s);", g.barrier, g.lane))
	}
	add(m.storeText(g)...)
	// A call would keep the planes in memory, 20 to 50 times slower; the compiler makes one where the code is long.
	head := fmt.Sprintf("auto advance = [&](int %s, auto slot, auto %s) __attribute__((__always_inline__)) {", g.r, g.sure)
	return &kernel.Nest{Head: []string{head}, Body: body, Tail: "};"}
}

// arrivalText takes what has come in for a turn to registers.
func (m *builder) arrivalText(g *geometry) []stencil.Stmt {
	list := []stencil.Stmt{m.line("__pipeline_wait_prior(%d);", m.Prefetch-1)}
	for _, in := range m.inputs() {
		n, index := m.names[in.fd], in.v+in.fd.Depth-1
		row := m.ringRow(m.inputRing(in), fmt.Sprintf("slot %% %d", m.Slots()), m.ownRow(g, "h"))
		list = append(list, m.eachRow(m.line("mint_take_row<%d>(%s[%d][%d]%s, %s, %s);", m.Cells, n.rows, index, m.Delay(in.fd, in.v), m.h("h"), row, g.lane)))
	}
	for _, c := range m.consts {
		if c.column > 0 {
			row := m.ringRow(c.ring, c.slot(fmt.Sprintf("%du", c.Newest+c.Ahead)), m.ownRow(g, "h"))
			list = append(list, m.eachRow(m.line("mint_take_row<%d>(%s[0]%s, %s, %s);", m.Cells, c.rows, m.h("h"), row, g.lane)))
		}
	}
	return list
}

// exchangeText waits for the other warps, and shows them the rows at the edges of this one.
func (m *builder) exchangeText(g *geometry) []stencil.Stmt {
	if !m.CrossesWarps() {
		return nil
	}
	list := []stencil.Stmt{&kernel.Comment{Text: "The other warps' rows of the turn before."}, m.line("mint_wait_for_warps(%s, slot);", g.barrier)}
	for _, in := range m.inputs() {
		list = append(list, m.publish(g, in.fd, version{in.v + in.fd.Depth - 1, ""})...)
	}
	for _, fd := range m.Fields {
		if _, _, age := m.EdgeRows(fd); age > 0 {
			list = append(list, each("k", m.Kept(fd, m.Height)-fd.Depth, m.publish(g, fd, version{fd.Depth, "k"})...))
		}
	}
	return list
}

// earlyText is what all steps compute before the chain, for the rows that `which` names for a stage.
func (m *builder) earlyText(g *geometry, bodies []*cellBody, which func(stage int) []span) []stencil.Stmt {
	var list []stencil.Stmt
	for s, b := range bodies {
		rows := which(s)
		if !b.split || len(b.early) == 0 || len(rows) == 0 {
			continue
		}
		list = append(list, m.assembler.planesText(g, s, rows, func(gr *group) bool { return !gr.late && !b.onlyLate(gr) })...)
		list = append(list, m.eachRowOf(rows, each("e", m.Cells, b.early...)))
	}
	if len(list) == 0 {
		return nil
	}
	return []stencil.Stmt{each("k", m.Height, append(m.endText(g), list...)...)}
}
