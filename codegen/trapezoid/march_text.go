// The statements of a kernel that marches, in the order of its text.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// builder writes the kernel.
type builder struct {
	*chainKernel
	*march
}

// build is the kernel's body.
func (m *builder) build() []stencil.Stmt {
	g := m.geo
	var body []stencil.Stmt
	add := func(s ...stencil.Stmt) { body = append(body, s...) }
	add(m.placeText(g)...)
	add(m.sharedText(g)...)
	add(m.rowsText()...)
	for _, fd := range m.Fields {
		add(m.outer.declareFetch(g, fd)...)
	}
	add(m.fetchText(g))
	for _, fd := range m.Fields {
		add(m.sides.declare(g, fd)...)
	}
	add(m.advanceText(g))
	add(m.loopText(g)...)
	m.addParams(g)
	return body
}

// placeText says where the block and the lane are.
func (m *builder) placeText(g *geometry) []stencil.Stmt {
	tx := m.tilingX()
	list := []stencil.Stmt{m.line("typedef %v %s;", tx, g.xTile)}
	if m.Dims == 3 {
		list = append(list, m.line("typedef %v %s;", m.tilingY(), g.yTile))
	}
	warp := "threadIdx.x / 32"
	if m.Uniform {
		warp = "__shfl_sync(0xffffffffu, threadIdx.x / 32, 0)"
	}
	list = append(list, m.line("const int %s = threadIdx.x %% 32, %s = %s;", g.lane, g.warp, warp))
	if m.Dims == 2 {
		list = append(list, m.line("const int unit = blockIdx.x*%d + %s;", m.Warps, g.warp),
			&kernel.Lines{Text: []string{fmt.Sprintf("if (unit >= %s.units())", g.division), "    return;"}},
			m.line("const mint_slab %s = mint_slab_of(%s, unit);", g.slab, g.division))
	} else {
		list = append(list, m.line("const mint_slab %s = mint_slab_of(%s, blockIdx.x);", g.slab, g.division))
	}
	list = append(list, m.line("const int %s = %s::at(%s, %s.x) + %s*%d;", g.x, g.xTile, g.gx, g.slab, g.lane, m.Cells))
	if m.Dims == 3 {
		list = append(list, m.line("const int %s = %s::at(%s, %s.y) + %s*%d;", g.y, g.yTile, g.gy, g.slab, g.warp, m.Rows),
			m.line("const int %s = %s::from(%s, %s.y), %s = %s::to(%s, %s.y);", g.yFrom, g.yTile, g.gy, g.slab, g.yTo, g.yTile, g.gy, g.slab))
	}
	list = append(list, m.line("const int %s = %s::from(%s, %s.x) - %s, %s = %s::to(%s, %s.x) - %s;", g.storeLow, g.xTile, g.gx, g.slab, g.x,
		g.storeHigh, g.xTile, g.gx, g.slab, g.x),
		m.line("const int %s = %s.planes, %s = %s.from, %s = %s.to;", g.planes, g.division, g.from, g.slab, g.to, g.slab))
	inside := fmt.Sprintf("%s - %s*%d > 0 && %s + (32 - %s)*%d < %s.cells", g.x, g.lane, m.Cells, g.x, g.lane, m.Cells, g.gx)
	if !m.onlyPacked {
		inside = g.packed + " && " + inside
	}
	if m.Dims == 3 {
		inside += fmt.Sprintf(" && %s - %s*%d > 0 && %s + (%d - %s)*%d < %s.cells", g.y, g.warp, m.Rows, g.y, m.Warps, g.warp, m.Rows, g.gy)
	}
	list = append(list, m.line("const bool %s = %s; // the range goes on beyond the tile on every side", g.inside, inside))
	if m.sides.compares() {
		list = append(list, m.line("const bool %s = *%s == 0; // beyond the range all storages have the same cells", g.same, g.differ))
		if slices.ContainsFunc(m.Fields, m.tilesWhole) {
			list = append(list, m.line("const bool %s = %s.cells %% %d == 0; // the range ends where packs do", g.whole, g.gx, m.tilingX().pack))
		}
	}
	return append(list, m.sides.masks(g)...)
}

// sharedText declares the rings and the edge rows in shared memory.
func (m *builder) sharedText(g *geometry) []stencil.Stmt {
	var list []stencil.Stmt
	declare := func(name string, t stencil.Type, extents string, at int64, note string) {
		list = append(list, m.line("%s (*const %s)%s = reinterpret_cast<%s (*)%s>(%s); // %s", t, name, extents, t, extents, kernel.SharedAt(at), note))
	}
	plane := fmt.Sprintf("[%d][%d]", m.BlockRows(), 32*m.Cells)
	for _, fd := range m.Fields {
		n, t := m.names[fd], m.Grid(fd).Elem
		if fd.Depth > 1 {
			declare(n.ring, t, fmt.Sprintf("[%d]%s", m.Slots(), plane), m.shared.Rings[fd], fmt.Sprintf("%d planes that come in, of %d versions", m.Slots(), fd.Depth))
		} else if fd.Depth > 0 {
			declare(n.ring, t, plane, m.shared.Rings[fd], fmt.Sprintf("%d planes that come in", m.Slots()))
		}
		if rows, _, _ := m.EdgeRows(fd); m.EdgeRowsKept(fd, m.Height, m.MarchShape) > 0 {
			declare(n.edges, t, fmt.Sprintf("[%d][%d][%d][%d]", m.Kept(fd, m.Height)-m.OldestShared(fd), m.Warps, 2*rows, 32*m.Cells), m.shared.Edges[fd], "rows at the edges of warps: turns, steps")
		}
		m.outer.declare(fd, declare)
	}
	for i, c := range m.consts {
		declare(c.ring, c.Grid.Elem, plane, m.shared.Constants[i], fmt.Sprintf("%d planes", c.planes))
	}
	if m.CrossesWarps() {
		list = append(list, m.line("uint64_t *const %s = reinterpret_cast<uint64_t *>(%s); // the barrier of the block's warps", g.barrier, kernel.SharedAt(m.shared.Barrier)))
	}
	return append(list, m.clearText()...)
}

// clearText gives the edge rows values before the first turn, in which neighbours read those of planes that never came.
func (m *builder) clearText() []stencil.Stmt {
	var list []stencil.Stmt
	for _, fd := range m.Fields {
		if rows := m.EdgeRowsKept(fd, m.Height, m.MarchShape); rows > 0 {
			list = append(list, m.line("for (int n = threadIdx.x; n < %d; n += %d)", rows*int64(32*m.Cells), 32*m.Warps), m.line("    reinterpret_cast<%s *>(%s)[n] = 0;", m.Grid(fd).Elem, kernel.SharedAt(m.shared.Edges[fd])))
		}
		list = append(list, m.outer.clear(fd)...)
	}
	if m.CrossesWarps() {
		list = append(list, m.line("mint_open_barrier(%s, %d);", m.geo.barrier, m.Warps), m.line("__syncthreads();"))
	}
	return list
}

// rowsText declares the registers.
func (m *builder) rowsText() []stencil.Stmt {
	var list []stencil.Stmt
	for _, fd := range m.Fields {
		list = append(list, m.line("%s %s[%d][%d]%s[%d] = {}; // steps, planes (newest first)", m.Grid(fd).Elem, m.names[fd].rows,
			m.Height+fd.Depth, m.Planes(fd), m.rowsOf(int64(m.Rows)), m.Cells))
		if b := m.Carried(fd, m.MarchShape); b != nil {
			list = append(list, m.line("%s %s[%d][%d]%s[%d] = {}; // cells of other lanes beside planes that later turns read again", m.Grid(fd).Elem, m.names[fd].beside,
				m.Height+fd.Depth, b.Turns+1, m.rowsOf(int64(m.Rows)), b.Left+b.Right))
		}
	}
	for _, c := range m.consts {
		if c.column > 0 {
			list = append(list, m.line("%s %s[%d]%s[%d] = {}; // planes (newest first), at the lane's own cells", c.Grid.Elem, c.rows, c.column, m.rowsOf(int64(m.Rows)), m.Cells))
		}
	}
	return list
}

// fetchText starts the copies of a plane of each input and constant.
func (m *builder) fetchText(g *geometry) stencil.Stmt {
	var body []stencil.Stmt
	one := func(ring, slot, from, base, plane string, a border) {
		row := m.ownRow(g, "h")
		start := m.eachRow(m.line("mint_start_row<%d>(%s, %s + %s, %s, %s.packed, %s);", m.Cells, m.ringRow(ring, slot, row), from,
			m.offset(g, base, plane), m.row("exist"), g.sure, g.lane))
		exist := m.line("const unsigned exist = !%s.steady ? %s : %s.inside ? ~0u : %s;", g.sure, m.onPlane(g, a, plane), g.sure, m.sides.of[a].there)
		body = append(body, &kernel.Nest{Head: []string{"{"}, Body: []stencil.Stmt{exist, start}, Tail: "}"})
	}
	for _, in := range m.inputs() {
		n := m.names[in.fd]
		plane := plus("plane", m.first-m.LagOf(in.fd, in.v)-m.Delay(in.fd, in.v))
		one(m.inputRing(in), fmt.Sprintf("slot %% %d", m.Slots()), fmt.Sprintf("%s[%d]", n.grid, in.fd.Storage(in.v)), n.grid, plane, m.border(in.fd))
		body = append(body, m.outer.fetch(g, in.fd, plane)...)
	}
	for _, c := range m.consts {
		one(c.ring, fmt.Sprintf("slot %% %d", c.planes), c.grid, c.grid, plus("plane", c.Ahead), c.borders())
	}
	body = append(body, m.line("__pipeline_commit();"))
	return &kernel.Nest{Head: []string{"// Starts the copies of a plane. Lanes copy what they read themselves.",
		fmt.Sprintf("auto fetch = [&](int plane, unsigned slot, auto %s) {", g.sure)}, Body: body, Tail: "};"}
}

// shiftText makes each plane one older.
func (m *builder) shiftText() []stencil.Stmt {
	var list []stencil.Stmt
	age := func(fd *plan.Field, name string, oldest, cells int64) {
		list = append(list, each("k", m.Kept(fd, m.Height), &kernel.Nest{Head: []string{"#pragma unroll",
			fmt.Sprintf("for (int age = %d; age > 0; age--) {", oldest)}, Body: []stencil.Stmt{m.eachRow(
			m.line("mint_move<%d>(%s[k][age]%s, %s[k][age - 1]%s);", cells, name, m.h("h"), name, m.h("h")))}, Tail: "}"}))
	}
	for _, fd := range m.Fields {
		if n := m.Planes(fd); n > 1 {
			age(fd, m.names[fd].rows, n-1, int64(m.Cells))
		}
		if b := m.Carried(fd, m.MarchShape); b != nil {
			age(fd, m.names[fd].beside, b.Turns, b.Left+b.Right)
		}
	}
	for _, c := range m.consts {
		if c.column > 1 {
			list = append(list, &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int age = %d; age > 0; age--) {", c.column-1)}, Body: []stencil.Stmt{m.eachRow(
				m.line("mint_move<%d>(%s[age]%s, %s[age - 1]%s);", m.Cells, c.rows, m.h("h"), c.rows, m.h("h")))}, Tail: "}"})
		}
	}
	return list
}

// chainText computes the newest plane of every stage of step k.
func (m *builder) chainText(g *geometry, bodies []*cellBody) []stencil.Stmt {
	list := m.idleText(g)
	for s, b := range bodies {
		list = append(list, m.assembler.planesText(g, s, m.allRows(), func(gr *group) bool { return gr.late || !b.split || b.lateTakes[gr] })...)
		list = append(list, m.eachRow(each("e", m.Cells, b.late...)))
		for _, fd := range m.Fields {
			if fd.Stage != s {
				continue
			}
			n, newest := m.names[fd], version{fd.Depth, "k"}
			beyond := &kernel.Nest{Head: []string{fmt.Sprintf("if (plane < 0 || plane >= %s) {", g.planes)}, Body: []stencil.Stmt{
				m.line("const unsigned exist = %s;", m.onPlane(g, m.border(fd), "plane")),
				m.eachRow(m.line("mint_load_row<%d>(%s, %s[k %% %d] + %s, %s);", m.Cells, m.window(fd, newest.String(), 0, "h"), n.grid, len(fd.Cycle),
					m.offset(g, n.grid, "plane"), m.row("exist")))}, Tail: "}"}
			list = append(list, m.sides.keep(g, fd)...)
			list = append(list, m.unlessSteady(g, m.line("const int plane = %s;", m.planeAt(fd.Stage, 0)), beyond))
			edges := m.publish(g, fd, newest)
			if _, _, age := m.EdgeRows(fd); age > 0 { // shown a turn later
				continue
			}
			if last := m.Kept(fd, m.Height) - fd.Depth; len(edges) > 0 && last < m.Height {
				edges = []stencil.Stmt{&kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", stepsBefore(last))}, Body: edges, Tail: "}"}}
			}
			list = append(list, edges...)
		}
	}
	return list
}

// storeText stores the newest planes of the last steps.
func (m *builder) storeText(g *geometry) []stencil.Stmt {
	var list []stencil.Stmt
	for _, fd := range m.Fields {
		for j := range fd.Depth {
			v := m.Height - j
			plane := fmt.Sprintf("%s - %d", g.r, m.LagOf(fd, v)-m.first)
			rows := func(whole string) stencil.Stmt {
				store := m.line("mint_store_row<%d, %s>(%s[%d] + %s, %s, %s, %s, %s.packed);", m.Cells, whole, m.names[fd].to, j, m.offset(g, m.names[fd].grid, plane),
					m.window(fd, fmt.Sprint(v+fd.Depth-1), 0, "h"), g.storeLow, g.storeHigh, g.sure)
				if m.Dims == 3 {
					store = &kernel.Nest{Head: []string{fmt.Sprintf("if (%s <= %s + h && %s + h < %s)", g.yFrom, g.y, g.y, g.yTo)}, Body: []stencil.Stmt{store}}
				}
				return m.eachRow(store)
			}
			var body []stencil.Stmt
			switch {
			case !m.tilesWhole(fd):
				body = append(body, rows("false"))
			case m.sides.compares():
				body = append(body, choice(fmt.Sprintf("%s.inside || (%s.same && %s)", g.sure, g.sure, g.whole), rows("true"), rows("false")))
			default:
				body = append(body, rows(g.sure+".inside"))
			}
			list = append(list, &kernel.Nest{Head: []string{fmt.Sprintf("if (%s <= %s && %s < %s) {", g.from, plane, plane, g.to)}, Body: body, Tail: "}"})
		}
	}
	return list
}

// tilesWhole reports whether tiles begin and end where packs of a field do, but for the end of the range.
func (m *march) tilesWhole(fd *plan.Field) bool {
	t, pack := m.tilingX(), m.c.packCells(m.c.Grid(fd).Elem)
	return t.high%pack == 0 && t.lead%pack == 0 && t.pack%pack == 0
}

// addParams adds the parameters, in the order in which the launch gives them.
func (m *builder) addParams(g *geometry) {
	add := m.addParam
	add("mint_tiling", g.gx)
	if m.Dims == 3 {
		add("mint_tiling", g.gy)
	}
	add("mint_division", g.division)
	strides := func(name string) {
		add("long long", name+"_row")
		if m.Dims == 3 {
			add("long long", name+"_plane")
		}
	}
	for _, fd := range m.Fields {
		n, t := m.names[fd], m.Grid(fd).Elem
		add(fmt.Sprintf("mint_each<%s *, %d>", t, len(fd.Cycle)), n.grid)
		strides(n.grid)
		add(fmt.Sprintf("mint_each<%s *, %d>", t, max(1, fd.Depth)), n.to)
		m.addBorder(n.border)
	}
	for _, c := range m.consts {
		m.addGrid(c)
		strides(c.grid)
		m.addBorder(c.border)
	}
	m.addValues()
	if m.rests {
		add("int", g.made)
	}
	if m.sides.compares() {
		m.kernel.Params = append(m.kernel.Params, kernel.Param{Sym: &stencil.Symbol{Name: g.differ, Type: stencil.UnsignedT}, Pointer: true, ReadOnly: true})
	}
}
