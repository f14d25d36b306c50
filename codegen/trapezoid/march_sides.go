// Cells of a tile that lie beyond the range, at its sides: no step writes them, so that a version has the values of the
// one before it in the same storage. Where all storages of a field have the same values there, that is the version just before it.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// sides writes what tiles at the ends of the range do more.
type sides struct {
	*chainKernel
	*march
	of map[border]*mask
}

// mask names two of a lane's sets of cells, a bit each: those that exist, and those of them beyond the range.
type mask struct{ there, beyond string }

// unread is how many storages of a field the first steps write of which no version comes in, but cells beyond the range are read.
func (m *sides) unread(fd *plan.Field) int {
	if !m.PassesSides(fd) {
		return 0
	}
	return len(fd.Cycle) - fd.Depth
}

// compared are the fields of which the program may have other values beyond the range in each storage. Two-dimensional kernels
// have registers enough to look at the right one.
func (m *sides) compared() []*plan.Field {
	return slices.DeleteFunc(slices.Clone(m.Fields), func(fd *plan.Field) bool { return !m.isCompared(fd) })
}

// isCompared reports whether a field is one of them. One of which no version comes in has none before its first. Of planes in shared memory a warp of its
// own brings the cells of the right storage.
func (m *sides) isCompared(fd *plan.Field) bool {
	return m.Dims == 3 && m.PassesSides(fd) && len(fd.Cycle) > 1 && fd.Depth > 0
}

// compares reports whether the kernel is told that all storages have the same cells there.
func (m *sides) compares() bool { return len(m.compared()) > 0 }

// masks declares which of the lane's cells exist, for what is read so far around the range, and which of them lie beyond it.
func (m *sides) masks(g *geometry) []stencil.Stmt {
	var list []stencil.Stmt
	declare := func(a border, passes bool) *mask {
		k := m.of[a]
		if k == nil {
			k = &mask{there: m.fresh("there")}
			m.of[a] = k
			list = append(list, m.line("const unsigned %s = %s; // cells that exist, a bit each", k.there, m.there(g, a, fmt.Sprint(a.Mixed))))
		}
		if passes && k.beyond == "" {
			k.beyond = m.fresh("beyond")
			list = append(list, m.line("const unsigned %s = %s & ~%s; // those of them that no step writes", k.beyond, k.there, m.there(g, border{}, "0")))
		}
		return k
	}
	for _, fd := range m.Fields {
		if fd.Depth > 0 || m.PassesSides(fd) { // else no version comes in
			declare(m.border(fd), m.PassesSides(fd))
		}
	}
	for _, c := range m.consts {
		declare(c.borders(), false)
	}
	if m.compares() {
		list = append(list, m.outside(g)...)
	}
	return list
}

// declare declares the cells beyond the range of storages that no version comes in from, and what reads them: a turn before they are used.
func (m *sides) declare(g *geometry, fd *plan.Field) []stencil.Stmt {
	n := m.unread(fd)
	if n == 0 {
		return nil
	}
	name := m.names[fd]
	rows := m.eachRow(m.line("mint_load_row<%d>(%s[k]%s, %s[k] + %s, %s);", m.Cells, name.around, m.h("h"), name.grid, m.offset(g, name.grid, "plane"),
		m.row(m.of[m.border(fd)].beyond)))
	return []stencil.Stmt{
		m.line("%s %s[%d]%s[%d] = {}; // cells beyond the range, of the storage that step k writes", m.Grid(fd).Elem, name.around, n, m.rowsOf(int64(m.Rows)), m.Cells),
		&kernel.Nest{Head: []string{fmt.Sprintf("auto %s = [&](int k, int plane) {", name.look)}, Body: []stencil.Stmt{
			&kernel.Nest{Head: []string{fmt.Sprintf("if (0 <= plane && plane < %s) {", g.planes)}, Body: []stencil.Stmt{rows}, Tail: "}"}}, Tail: "};"},
	}
}

// start reads them for the first turn.
func (m *sides) start(fd *plan.Field) []stencil.Stmt {
	n := m.unread(fd)
	if n == 0 {
		return nil
	}
	wanted := "!tile.inside"
	if m.isCompared(fd) {
		wanted += " && !tile.same"
	}
	return []stencil.Stmt{&kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", wanted)}, Body: []stencil.Stmt{
		each("k", n, m.line("%s(k, %s);", m.names[fd].look, m.planeAt(fd.Stage, 0)))}, Tail: "}"}}
}

// keep gives the newest plane of step k its cells beyond the range.
func (m *sides) keep(g *geometry, fd *plan.Field) []stencil.Stmt {
	if !m.PassesSides(fd) {
		return nil
	}
	n := m.unread(fd)
	to := m.window(fd, plus("k", int64(fd.Depth)), 0, "h")
	from := m.window(fd, plus("k", -int64(n)), int64(len(fd.Cycle))*m.PerStep, "h")
	if n > 0 {
		from = fmt.Sprintf("%s ? %s[k]%s : %s", stepsBefore(n), m.names[fd].around, m.h("h"), from)
	}
	list := []stencil.Stmt{m.eachRow(m.line("mint_keep_row<%d>(%s, %s, %s);", m.Cells, to, from, m.row(m.of[m.border(fd)].beyond)))}
	if n > 0 {
		list = append(list, m.line("if (%s)", stepsBefore(n)), m.line("    %s(k, %s);", m.names[fd].look, m.planeAt(fd.Stage, 1)))
	}
	if m.isCompared(fd) {
		list = []stencil.Stmt{choice(g.sure+".same", m.keepSame(g, fd, to), &kernel.Group{Body: list})}
	}
	return []stencil.Stmt{m.unlessSure(g, list...)}
}

// keepSame is keep where all storages have the same cells beyond the range. Few warps have rows there.
func (m *sides) keepSame(g *geometry, fd *plan.Field, to string) stencil.Stmt {
	from := m.window(fd, plus("k", int64(fd.Depth-1)), m.PerStep, "h")
	keep := func(cells string) stencil.Stmt {
		return m.eachRow(m.line("mint_keep_row<%d>(%s, %s, %s);", m.Cells, to, from, cells))
	}
	return &kernel.Group{Body: []stencil.Stmt{keep(g.columns),
		&kernel.Nest{Head: []string{fmt.Sprintf("if (%s != 0) {", g.rows)}, Body: []stencil.Stmt{keep(fmt.Sprintf("%s >> h & 1 ? ~0u : 0", g.rows))}, Tail: "}"}}}
}

// outside declares the lane's columns and rows beyond the range.
func (m *sides) outside(g *geometry) []stencil.Stmt {
	return []stencil.Stmt{
		m.line("const unsigned %s = ~mint_cells_there<%d, 1>(%s, %s.cells, 0, 0, 0, 1, 0, 0, 0); // the lane's columns beyond the range, a bit each", g.columns, m.Cells, g.x, g.gx),
		m.line("const unsigned %s = mint_cells_there<1, %d>(0, 1, 0, 0, %s, %s.cells, 0, 0, 0) ^ %d; // its rows beyond the range", g.rows, m.Rows, g.y, g.gy, 1<<m.Rows-1),
	}
}
