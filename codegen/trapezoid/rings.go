// Kernels that march with the planes that other lanes read in shared memory. A warp of its own has planes copied there ahead of time; the others read all
// neighbours beside the cell and ahead of it from there, and keep in registers only their own cells behind.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// ringNames are the names in the texts of such a kernel and of what launches it.
var ringNames = []string{"k", "h", "e", "range", "room", "blocks", "place", "steps", "left", "top", "first", "turns", "turn", "column", "own", "wide", "row_stride", "plane_stride", "start", "in_range",
	"kept", "of", "columns", "outside", "exist", "arrived", "age", "before", "next", "middle", "ahead_1", "ahead_2", "pitch", "plane", "cells", "across", "above_1", "above_2", "oldest", "up", "down"}

// rings writes the kernel.
type rings struct {
	*chainKernel
	at      plan.MarchRings
	columns int64 // planes of each source in registers
	fd      *plan.Field
	newest  string // tensors
	oldest  string
	sources []source
	made    string // the rings of what steps make
	sides   string // cells beside those
	ring    string // of the newest input
	older   string // of the oldest one
	turns   string
	shift   string // parameters: cells from a multiple of 16 bytes to the range, and from the tensor's first ones to where these begin
	lead    string
}

// source is an array that no step writes.
type source struct {
	*constant
	tensor, cell string
}

// newRings names what the kernel has more than others that march.
func newRings(m *chainKernel) *rings {
	fd := m.Fields[0]
	name := m.inputGrid(fd).Name
	k := &rings{chainKernel: m, at: m.Rings(m.Height, m.MarchShape), columns: m.RingColumns(m.Height, m.MarchShape), fd: fd,
		newest: m.fresh(name + "_tensor"), ring: m.names[fd].ring, made: m.fresh("step_rings"), sides: m.fresh("sides"), turns: m.fresh("barriers"), shift: m.fresh("shift"), lead: m.fresh("lead")}
	if fd.Depth > 1 {
		k.oldest, k.older = m.fresh("oldest_tensor"), m.fresh("oldest_ring")
	}
	for _, c := range m.consts {
		c.rows = m.fresh(c.Grid.Name + "_column")
		at := slices.IndexFunc(m.groups, func(g *group) bool { return g.constant == c }) // read at the cell alone
		k.sources = append(k.sources, source{c, m.fresh(c.Grid.Name + "_tensor"), m.groups[at].name})
	}
	m.sharedBytes, m.rest, m.onlyPacked = k.at.Bytes, m.Height, true
	return k
}

// build is the kernel's body.
func (k *rings) build() []stencil.Stmt {
	g := k.geo
	var body []stencil.Stmt
	add := func(s ...stencil.Stmt) { body = append(body, s...) }
	add(k.placeText(g)...)
	add(k.sharedText()...)
	add(k.copyText(g), k.line("if (%s >= %d)", g.lane, k.Lanes), k.line("    return; // no cells are its own"))
	add(k.cellsText(g)...)
	add(k.registersText()...)
	add(&kernel.Nest{Head: []string{"#pragma unroll 1", "for (unsigned turn = 0; turn < (unsigned)turns; turn++) {"}, Body: k.turnText(g), Tail: "}"})
	k.addParams(g)
	return body
}

// placeText says where the block is.
func (k *rings) placeText(g *geometry) []stencil.Stmt {
	low := k.PerStep * int64(k.Height)
	list := []stencil.Stmt{
		k.line("typedef %v %s;", k.tilingX(), g.xTile), k.line("typedef %v %s;", k.tilingY(), g.yTile),
		k.line("const int %s = threadIdx.x %% 32, %s = threadIdx.x / 32;", g.lane, g.warp),
		k.line("const mint_slab %s = mint_slab_of(%s, blockIdx.x);", g.slab, g.division),
		k.line("const int %s = %s.planes, %s = %s.from, %s = %s.to;", g.planes, g.division, g.from, g.slab, g.to, g.slab),
		k.line("const int left = %s::at(%s, %s.x), top = %s::at(%s, %s.y); // of the cells that the first step makes", g.xTile, g.gx, g.slab, g.yTile, g.gy, g.slab),
		k.line("const int first = max(%s - %d, -%d); // the first plane that comes in", g.from, low, k.PerStep),
		k.line("const int turns = %s + %d - first;", g.to, low),
		k.line("const int row_stride = (int)%s_row, plane_stride = (int)%s_plane;", k.names[k.fd].grid, k.names[k.fd].grid),
	}
	return list
}

// sharedText declares the rings in shared memory.
func (k *rings) sharedText() []stencil.Stmt {
	elem := k.Grid(k.fd).Elem
	var list []stencil.Stmt
	declare := func(name string, at int64, note string, args ...any) {
		list = append(list, k.line("%s *const %s = reinterpret_cast<%s *>(%s); // %s", elem, name, elem, kernel.SharedAt(at), fmt.Sprintf(note, args...)))
	}
	declare(k.ring, k.at.Newest, "%d planes that come in, %d rows of %d cells", k.at.NewestSlots, k.at.Rows+2*k.PerStep, k.at.WideColumns)
	if k.older != "" {
		declare(k.older, k.at.Oldest, "2 planes of the version before, %d rows of %d cells", k.at.Rows, k.at.Columns)
	}
	for i, s := range k.sources {
		declare(s.ring, k.at.Constants[i], "%d planes", k.at.ConstantSlots)
	}
	declare(k.made, k.at.Steps, "%d planes of each step but the last; cells that no one writes lie between", k.PerStep+1)
	return append(list,
		k.line("auto *const %s = reinterpret_cast<mint_sides<%s, %d, %d, %d> *>(%s); // %d for each step but the last: cells beyond the range, of the storage that it writes", k.sides, elem, k.at.Columns, k.at.Rows,
			k.PerStep, kernel.SharedAt(k.at.Sides), plan.SideSlots),
		k.line("mint_turns &%s = *reinterpret_cast<mint_turns *>(%s);", k.turns, kernel.SharedAt(k.at.Barriers)),
		k.line("mint_open_turns(%s, %d, %s, %d);", k.ring, k.at.Barriers/int64(elem.Size), k.turns, k.Warps),
		k.line("__syncthreads();"))
}

// copyText is the warp that has planes copied, by its first lane, and copies the cells beside them.
func (k *rings) copyText(g *geometry) stencil.Stmt {
	body := []stencil.Stmt{
		k.line("mint_expect_bytes(arrived, %d);", k.at.CopiedBytes),
		k.line("mint_bring_box(%s + turn %% %d*%d, %s, left + %s - %d, top, plane + %d, arrived);", k.ring, k.at.NewestSlots, k.at.Wide, k.newest, k.lead, k.at.Beside(), k.PerStep),
	}
	bring := func(ring string, slots int64, tensor string) {
		body = append(body, k.line("mint_bring_box(%s + turn %% %d*%d, %s, left, top, plane - %d, arrived);", ring, slots, k.at.Plain, tensor, k.PerStep))
	}
	if k.older != "" {
		bring(k.older, 2, k.oldest)
	}
	for _, s := range k.sources {
		bring(s.ring, k.at.ConstantSlots, s.tensor)
	}
	beside := k.line("    mint_bring_sides(%s[%s], %s[k %% %d] + of*plane_stride, row_stride, left - %s, %s.cells - %s, top, %s.cells, %s);", k.sides, k.sidesOf(plan.SideSlots-1, "k"),
		k.names[k.fd].grid, len(k.fd.Cycle), k.shift, g.gx, k.shift, g.gy, g.lane)
	turn := []stencil.Stmt{
		k.line("uint64_t *const arrived = &%s.arrived[turn %% 4];", k.turns),
		k.line("const int plane = first + (int)turn; // the newest"),
		k.line("if (turn > 1)"), k.line("    mint_await_turn(%s.finished, turn - 2);", k.turns),
		&kernel.Nest{Head: []string{fmt.Sprintf("if (%s == 0) {", g.lane)}, Body: body, Tail: "}"},
		each("k", k.Height-1, k.line("const int of = plane - %d - k*%d; // the plane that step k makes in the next turn", k.PerStep-1, k.PerStep),
			k.line("if (turn + 1 < (unsigned)turns && 0 <= of && of < %s)", g.planes), beside),
		k.line("mint_await_sides(%s.arrived, turn, %s);", k.turns, g.lane),
	}
	return &kernel.Nest{Head: []string{fmt.Sprintf("if (%s == %d) { // has planes copied, for the turn after the next", g.warp, k.Warps)}, Body: []stencil.Stmt{
		&kernel.Nest{Head: []string{"for (unsigned turn = 0; turn < (unsigned)turns; turn++) {"}, Body: turn, Tail: "}"},
		k.line("return;")}, Tail: "}"}
}

// sidesOf is which sides are those of the plane that a step made some turns ago. Those of the next turn lie where the oldest ones did.
func (k *rings) sidesOf(ago int64, step string) string {
	slot := slotAgo("turn", ago, plan.SideSlots)
	if k.Height == 2 {
		return slot
	}
	return fmt.Sprintf("%s*%d + %s", slot, k.Height-1, step)
}

// cellsText says which cells are the lane's own, and declares the registers.
func (k *rings) cellsText(g *geometry) []stencil.Stmt {
	return []stencil.Stmt{
		k.line("const int column = %s*%d, %s = left - %s + column, %s = top + %s*%d;", g.lane, k.Cells, g.x, k.shift, g.y, g.warp, k.Rows),
		k.line("const int own = %s*%d + column; // where its cells lie in a plane of the tile, and in one with neighbours", fmt.Sprintf("%s*%d", g.warp, k.Rows), k.at.Columns),
		k.line("const int wide = (%s*%d + %d)*%d + column + %d;", g.warp, k.Rows, k.PerStep, k.at.WideColumns, k.at.Beside()),
		k.line("const int start = %s*row_stride + %s;", g.y, g.x),
		k.line("const unsigned in_range = %s; // cells, a bit each", k.there(g.x, g.gx+".cells - "+k.shift, g.y, g.gy+".cells")),
		k.line("const auto columns = mint_columns_of<%d>(%s, %s, %s.cells - %s, %s*%d);", k.Cells, k.sides, g.x, g.gx, k.shift, g.warp, k.Rows),
		k.line("const unsigned kept = in_range & %s;", k.there(
			fmt.Sprintf("%s + %s - %s::from(%s, %s.x)", g.x, k.shift, g.xTile, g.gx, g.slab), fmt.Sprintf("%s::to(%s, %s.x) - %s::from(%s, %s.x)", g.xTile, g.gx, g.slab, g.xTile, g.gx, g.slab),
			fmt.Sprintf("%s - %s::from(%s, %s.y)", g.y, g.yTile, g.gy, g.slab), fmt.Sprintf("%s::to(%s, %s.y) - %s::from(%s, %s.y)", g.yTile, g.gy, g.slab, g.yTile, g.gy, g.slab))),
	}
}

// there are the lane's cells in a range, a bit each.
func (k *rings) there(x, cellsX, y, cellsY string) string {
	return fmt.Sprintf("mint_cells_there<%d, %d>(%s, %s, 0, 0, %s, %s, 0, 0, 0)", k.Cells, k.Rows, x, cellsX, y, cellsY)
}

// registersText declares the registers that hold cells from turn to turn.
func (k *rings) registersText() []stencil.Stmt {
	elem := k.Grid(k.fd).Elem
	list := []stencil.Stmt{
		k.line("%s %s[%d][%d][%d][%d] = {}; // what each step reads: own cells of the planes behind the middle one, newest first", elem, k.names[k.fd].rows, k.Height, k.PerStep, k.Rows, k.Cells),
	}
	for _, s := range k.sources {
		if n := k.columns; n > 0 {
			list = append(list, k.line("%s %s[%d][%d][%d] = {}; // own cells of planes that came in turns before, newest first", elem, s.rows, n, k.Rows, k.Cells))
		}
	}
	return list
}

// addParams adds the parameters, in the order in which the launch gives them.
func (k *rings) addParams(g *geometry) {
	for _, name := range k.tensors() {
		k.kernel.Params = append(k.kernel.Params, kernel.Param{Sym: &stencil.Symbol{Name: name}, Tensor: true})
	}
	k.addParam("mint_tiling", g.gx)
	k.addParam("mint_tiling", g.gy)
	k.addParam("mint_division", g.division)
	k.addParam("int", k.shift)
	k.addParam("int", k.lead)
	n, elem := k.names[k.fd], k.Grid(k.fd).Elem
	k.addParam(written("mint_each<%s *, %d>", elem, len(k.fd.Cycle)), n.grid)
	k.addParam("long long", n.grid+"_row")
	k.addParam("long long", n.grid+"_plane")
	k.addParam(written("mint_each<%s *, %d>", elem, k.fd.Depth), n.to)
	k.addValues()
}

// tensors are the names of those that planes are copied from.
func (k *rings) tensors() []string {
	list := []string{k.newest}
	if k.oldest != "" {
		list = append(list, k.oldest)
	}
	for _, s := range k.sources {
		list = append(list, s.tensor)
	}
	return list
}

// tilingX is that of rows. Tiles begin where tensor copies can.
func (k *rings) tilingX() tiling {
	ghost := k.PerStep * int64(k.Height-1)
	return tiling{k.at.Columns, ghost, ghost, k.at.Beside(), k.at.Unit}
}

// tilingY is that of the middle dimension.
func (k *rings) tilingY() tiling {
	ghost := k.PerStep * int64(k.Height-1)
	return tiling{k.at.Rows, ghost, ghost, k.PerStep, 1}
}
