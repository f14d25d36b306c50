// Where things are: blocks and lanes in the range, rows in memory, in rings of shared memory and among the edge rows.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// geometry names what the kernel's parts need of the place of a block and a lane.
type geometry struct {
	// Parameters: how x and the middle dimension are divided into tiles, and the launch into slabs of planes; where the loops begin; the steps
	// that a launch of a rest makes; a pointer to 0 where beyond the range all storages have the same cells.
	gx, gy, division, begin, made, differ string
	// Parameters of the template: packs of neighbouring cells lie at multiples of their size; the launch makes fewer steps than the kernel can.
	packed, fewer string

	xTile, yTile   string // types: how a dimension is divided
	slab, from, to string // what the block, or warp, does: its tile, and from .. to-1 of the planes
	planes         string // of the range
	lane, warp     string // the thread's place in its warp, and in the block
	x, y           string // the lane's first cell, in the range
	// storeLow .. storeHigh-1 are those of its cells that are stored, yFrom .. yTo-1 the rows of the range.
	storeLow, storeHigh, yFrom, yTo string
	inside, same, whole             string // what is known of the tile: no cell lies beyond the range, all storages are alike there, the range ends where packs do
	columns, rows                   string // the lane's columns and rows beyond the range, a bit each
	barrier                         string // of the block's warps, in shared memory

	r    string // the newest plane that comes in
	sure string // a mint_cells: what a turn knows of its cells
}

func newGeometry(n func(want string, suffixes ...string) string) *geometry {
	return &geometry{gx: n("gx"), gy: n("gy"), planes: n("planes"), division: n("division"), packed: n("packed"), lane: n("lane"), warp: n("warp"),
		x: n("x"), y: n("y"), from: n("from"), to: n("to"), storeLow: n("store_low"), storeHigh: n("store_high"), yFrom: n("y_from"), yTo: n("y_to"),
		inside: n("inside"), sure: n("known"), r: n("r"), slab: n("slab"), xTile: n("x_tile"), yTile: n("y_tile"), begin: n("begin"), barrier: n("barrier"),
		same: n("same"), differ: n("differ"), whole: n("whole"), columns: n("columns"), rows: n("rows"), fewer: n("fewer"), made: n("made")}
}

// tiling are the sizes of a dimension, x or the middle one: cells of a tile, ghost zones, cells in front of the range.
type tiling struct{ tile, low, high, lead, pack int64 }

func (t tiling) String() string {
	return fmt.Sprintf("mint_tile<%d, %d, %d, %d, %d>", t.tile, t.low, t.high, t.lead, t.pack)
}

// tilingX is that of rows.
func (m *march) tilingX() tiling {
	d := m.c.Dims - 1
	low, high := m.c.Reach(m.c.Height, d)
	below := m.c.Held(m.c.MarchShape).Below
	pack := int64(1)
	for _, fd := range m.c.Fields {
		pack = max(pack, m.c.packCells(m.c.Grid(fd).Elem))
	}
	for _, c := range m.c.consts {
		pack = max(pack, m.c.packCells(c.Grid.Elem))
	}
	cells := int64(m.c.Cells)
	return tiling{32 * cells, low, high, (below[d] + cells - 1) / cells * cells, pack} // the range begins where a lane does
}

// tilingY is that of the middle dimension.
func (m *march) tilingY() tiling {
	low, high := m.c.Reach(m.c.Height, 1)
	return tiling{int64(m.c.Rows * m.c.Warps), low, high, m.c.Held(m.c.MarchShape).Below[1], 1}
}

// ringRow is a row of a block in a slot of a ring.
func (m *march) ringRow(ring, slot, row string) string {
	return fmt.Sprintf("%s[%s][%s]", ring, slot, row)
}

// inputRing is the ring of an input: fields of which several versions come in have one for each.
func (m *march) inputRing(in input) string {
	if in.fd.Depth == 1 {
		return m.c.names[in.fd].ring
	}
	return fmt.Sprintf("%s[%d]", m.c.names[in.fd].ring, in.v+in.fd.Depth-1)
}

func (m *march) ownRow(g *geometry, n string) string {
	if m.c.Dims == 2 {
		return g.warp
	}
	return fmt.Sprintf("%s*%d + %s", g.warp, m.c.Rows, n)
}

// input is version v <= 0 of a field.
type input struct {
	fd *plan.Field
	v  int
}

func (m *march) inputs() []input {
	var list []input
	for _, fd := range m.c.Fields {
		for v := 1 - fd.Depth; v <= 0; v++ {
			list = append(list, input{fd, v})
		}
	}
	return list
}

// beyond is 0 for a plane of the range, 1 for one around it that is read too.
func (m *march) beyond(g *geometry, plane string, a border) string {
	return fmt.Sprintf("mint_beyond(%s, %s, %s)", plane, g.planes, a.along(m.c.Flow, 0))
}

// there are the lane's cells that exist, a bit each, where cells lie around the range in at most `most` dimensions at once.
func (m *march) there(g *geometry, a border, most string) string {
	x := m.c.Dims - 1
	y := "0, 1, 0, 0"
	if m.c.Dims == 3 {
		y = fmt.Sprintf("%s, %s.cells, %s", g.y, g.gy, a.along(m.c.Flow, 1))
	}
	return fmt.Sprintf("mint_cells_there<%d, %d>(%s, %s.cells, %s, %s, %s)", m.c.Cells, m.c.Rows, g.x, g.gx, a.along(m.c.Flow, x), y, most)
}

// onPlane are the cells that exist of a plane.
func (m *march) onPlane(g *geometry, a border, plane string) string {
	dims := "-" + m.beyond(g, plane, a)
	if a.Mixed > 0 {
		dims = fmt.Sprintf("%d - %s", a.Mixed, m.beyond(g, plane, a))
	}
	return m.there(g, a, dims)
}

// row picks the bits of row h.
func (m *march) row(cells string) string {
	if m.c.Dims == 2 {
		return cells
	}
	return fmt.Sprintf("%s >> h*%d", cells, m.c.Cells)
}

// constantsCross reports whether warps read rows of constants that others copied.
func (m *march) constantsCross() bool {
	return slices.ContainsFunc(m.c.groups, func(gr *group) bool { return gr.constant != nil && gr.up+gr.down > 0 })
}

// edgeRow is the place of a row in the edge rows of a field: `back` planes ago, of a version, of a warp.
func (m *march) edgeRow(fd *plan.Field, back int64, v version, warp string, row int64) string {
	_, buffers, shown := m.c.EdgeRows(fd)
	back -= shown
	v.after -= m.c.OldestShared(fd)
	return fmt.Sprintf("%s[%s][%v][%s][%d]", m.c.names[fd].edges, slotOf(buffers, back), v, warp, row)
}

// slotOf is the buffer of the plane of `back` turns ago.
func slotOf(buffers, back int64) string {
	if back == 0 {
		return fmt.Sprintf("slot %% %d", buffers)
	}
	return fmt.Sprintf("(slot + %d) %% %d", buffers-back%buffers, buffers)
}

// publish shows the rows at the edges of the warp to its neighbours.
func (m *builder) publish(g *geometry, fd *plan.Field, v version) []stencil.Stmt {
	rows, _, age := m.EdgeRows(fd)
	var list []stencil.Stmt
	if v.after < m.OldestShared(fd) {
		return nil
	}
	for i := range rows {
		give := func(edge, row int64) stencil.Stmt {
			return m.line("mint_give_row<%d>(%s, %s[%v][%d][%d], %s);", m.Cells, m.edgeRow(fd, age, v, g.warp, edge), m.names[fd].rows, v, age, row, g.lane)
		}
		list = append(list, give(i, i), give(rows+i, int64(m.Rows)-rows+i))
	}
	return list
}

// unlessSure is for what tiles at the ends of the range need.
func (m *march) unlessSure(g *geometry, body ...stencil.Stmt) stencil.Stmt {
	return &kernel.Nest{Head: []string{fmt.Sprintf("if (!%s.inside) {", g.sure)}, Body: body, Tail: "}"}
}

// unlessSteady is for what planes beyond the range need.
func (m *march) unlessSteady(g *geometry, body ...stencil.Stmt) stencil.Stmt {
	return &kernel.Nest{Head: []string{fmt.Sprintf("if (!%s.steady) {", g.sure)}, Body: body, Tail: "}"}
}

// elemOf is the type of the cells of a group.
func (m *march) elemOf(gr *group) stencil.Type {
	if gr.field != nil {
		return m.c.Grid(gr.field).Elem
	}
	return gr.constant.Grid.Elem
}
