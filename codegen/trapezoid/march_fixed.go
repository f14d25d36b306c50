// Cells that are not in the range of the loops: each step keeps what the storage that it writes has there.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// fixed are the cells of a tile that no step writes.
type fixed struct{ *march }

// rim chooses it for a field.
type rim int

const (
	loadsAll   rim = iota // from memory, at every step
	nothing               // there are none that are read
	samePlane             // the version before has them
	twoBuffers            // the version before that, which is the same storage, has them
)

func (m *fixed) rim(fd *plan.Field) rim {
	a := m.Around(fd)
	ring := int64(0)
	for d := 1; d < m.Dims; d++ {
		ring += a.Below[d] + a.Above[d]
	}
	switch {
	case ring == 0:
		return nothing
	case len(fd.Cycle) == 1 && fd.Depth > 0 && m.PerStep < m.Planes(fd):
		return samePlane
	case len(fd.Cycle) == 2 && fd.Depth == 1 && 2*m.PerStep < m.Planes(fd) && m.partial(fd) != nil:
		return twoBuffers
	}
	return loadsAll
}

// partial is an early value of the field's stage that has its type: for fixed cells it is of no use, and can carry their value.
func (m *fixed) partial(fd *plan.Field) *stencil.Symbol {
	for _, k := range m.bodies.of[fd.Stage].kept {
		if k.Type.Same(m.gridOf(fd).Elem) {
			return k
		}
	}
	return nil
}

// keeper is the early value that carries the fixed cells of a field, or nil.
func (m *fixed) keeper(fd *plan.Field) *stencil.Symbol {
	if m.rim(fd) != twoBuffers {
		return nil
	}
	return m.partial(fd)
}

// bit is the place of a cell in the bits of the fixed ones.
func (m *fixed) bit() string {
	if m.Dims == 2 {
		return "e"
	}
	return fmt.Sprintf("(h*%d + e)", m.Cells)
}

// fixedText finds the fixed cells of a lane.
func (m *fixed) fixedText(g *geometry) []stencil.Stmt {
	if m.Dims == 2 {
		return []stencil.Stmt{m.line("const unsigned %s = mint_fixed<%d>(-%s, %s.cells - %s); // the lane's cells that are not in the range", g.fixed, m.Cells, g.x, g.gx, g.x)}
	}
	return []stencil.Stmt{m.line("unsigned %s = 0; // the lane's cells that are not in the range", g.fixed), m.eachRow(
		m.line("const bool in = 0 <= %s + h && %s + h < %s.cells;", g.y, g.y, g.gy),
		m.line("%s |= mint_fixed<%d>(in ? -%s : %d, in ? %s.cells - %s : 0) << h*%d;", g.fixed, m.Cells, g.x, m.Cells, g.gx, g.x, m.Cells))}
}

// keptText loads what fixed cells keep in the first step.
func (m *fixed) keptText(g *geometry) []stencil.Stmt {
	var list []stencil.Stmt
	for _, fd := range m.Fields {
		if m.keeper(fd) == nil {
			continue
		}
		n, a := m.names[fd], m.Around(fd)
		plane := plus(g.r, m.first-m.LagAt(fd.Stage, 0))
		in := "true"
		if m.Dims == 3 {
			in = fmt.Sprintf("0 <= %s + h && %s + h < %s.cells", g.y, g.y, g.gy)
		}
		list = append(list, m.line("%s %s%s[%d]; // what fixed cells keep in the first step", m.gridOf(fd).Elem, n.kept, m.rowsOf(int64(m.Rows)), m.Cells),
			&kernel.Nest{Head: []string{fmt.Sprintf("if (!%s.inside && %s.steady) {", g.sure, g.sure)}, Body: []stencil.Stmt{m.eachRow(
				m.line("const bool in = %s;", in),
				m.line("const mint_span cells = %s;", m.existing(g, plane, g.y+" + h", a)),
				m.line("mint_keep_row<%d>(%s%s, %s[0] + %s, in ? -%s : %d, in ? %s.cells - %s : 0, cells.low, cells.high);", m.Cells, n.kept, m.h("h"), n.grid,
					m.offset(n.grid, plane, g.y+" + h", g.x), g.x, m.Cells, g.gx, g.x))}, Tail: "}"})
	}
	return list
}

func (m *fixed) keepFixed(g *geometry, fd *plan.Field) []stencil.Stmt {
	to := m.window(fd, plus("k", int64(fd.Depth)), 0, "h") + "[e]"
	cond := m.line("if (!%s.inside && (%s >> %s & 1) != 0)", g.sure, g.fixed, m.bit())
	switch m.rim(fd) {
	case samePlane:
		return []stencil.Stmt{cond, m.line("    %s = %s[e];", to, m.window(fd, plus("k", int64(fd.Depth-1)), m.PerStep, "h"))}
	case twoBuffers:
		early := m.keeper(fd).Name
		return []stencil.Stmt{cond, m.line("    %s = k == 0 ? %s%s[e] : %s[max(k - 1, 0)]%s[e];", to, m.names[fd].kept, m.h("h"), early, m.h("h"))}
	}
	return nil
}
