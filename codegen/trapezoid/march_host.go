// The host function that launches a kernel that marches: it finds the storages and the values of the steps, and divides the range into tiles.

package trapezoid

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// hostText is the function with this name. It launches nothing and returns false where the kernel cannot make the steps.
func (h *hostWriter) hostText(name string, structs []kernel.ChainScalars) []string {
	h.structs, h.count = structs, fmt.Sprint(h.Height)
	if h.rests {
		h.count = "steps.steps"
		h.line("// Makes up to %d steps of the loop in one launch.", h.Height)
	} else {
		h.line("// Makes %d steps of the loop in one launch.", h.Height)
	}
	h.line("static bool %s(const mint_advance &steps)", name)
	h.line("{")
	h.in++
	h.conditions()
	h.storages()
	h.tensorsBegin()
	h.tiles()
	h.values()
	h.launch()
	h.in--
	h.line("}")
	return h.text
}

// hostWriter writes the host function of a kernel.
type hostWriter struct {
	*chainKernel
	march            *march // nil: planes do not lie in registers
	rings            *rings // nil: planes do not lie in shared memory
	tilingX, tilingY tiling
	structs          []kernel.ChainScalars
	count            string // the steps of a launch
	text             []string
	in               int
	args             []string
	tests            []string // of pointers and strides
}

func (h *hostWriter) line(format string, args ...any) {
	h.text = append(h.text, strings.Repeat("    ", h.in)+written(format, args...))
}

// conditions are what the kernel takes for granted.
func (h *hostWriter) conditions() {
	h.line("const long long *const range = steps.range(0); // begin and count of the loops, x first")
	test := fmt.Sprintf("steps.steps != %d", h.Height)
	if h.rests {
		test = fmt.Sprintf("steps.steps < %d || steps.steps > %d", h.rest, h.Height)
	}
	for d := range h.Dims {
		test += fmt.Sprintf(" || range[%d] > mint_most_cells", 2*d+1)
	}
	for s := 1; s < len(h.Chain.Stages); s++ {
		test += fmt.Sprintf(" || memcmp(range, steps.range(%d), %d*sizeof *range) != 0", s, 2*h.Dims)
	}
	h.line("if (%s)", test)
	h.line("    return false;")
	h.leastIterations()
}

// leastIterations leaves ranges to ordinary launches where reads that stay inside larger ones do not.
func (h *hostWriter) leastIterations() {
	for loop, least := range h.Least {
		if least > 1 {
			h.line("if (range[%d] < %d)", 2*(h.Dims-1-loop)+1, least)
			h.line("    return false; // conditions do not leave out all that lies beyond the range")
		}
	}
}

// storages finds where the grids are.
func (h *hostWriter) storages() {
	for _, fd := range h.Fields {
		h.fieldStorages(fd)
	}
	for _, c := range h.consts {
		h.constantStorage(c)
	}
}

// fieldStorages finds the storages of a field, in the order in which the steps write them, and those that keep the last results.
func (h *hostWriter) fieldStorages(fd *plan.Field) {
	n, t := h.names[fd], h.Grid(fd).Elem
	cycle := len(fd.Cycle)
	h.rowsEnd(fd)
	h.line("mint_each<%s *, %d> %s;", t, cycle, n.grid)
	h.line("mint_each<%s *, %d> %s;", t, max(1, fd.Depth), n.to)
	h.line("const long long *%s_stride = steps.place(0, %d).stride;", n.grid, fd.Role)
	h.borderOf(n.border, h.Around(fd))
	h.line("for (int k = 0; k < %d; k++) {", cycle)
	h.line("    const mint_place_of place = steps.place(k, %d);", fd.Role)
	h.line("    if (memcmp(place.stride, %s_stride, %d*sizeof *place.stride) != 0)", n.grid, h.Dims)
	h.line("        return false;")
	h.exist("    ", "k", fd.Role, fd.Reads, n.border)
	h.storesOwn(fd)
	h.line("    %s.of[k] = (%s *)place.read + %s;", n.grid, t, h.first(n.grid+"_stride"))
	h.line("}")
	for j := range fd.Depth {
		h.line("%s.of[%d] = (%s *)steps.place(%s, %d).write + %s;", n.to, j, t, h.before(1+j), fd.Role, h.first(n.grid+"_stride"))
	}
	h.args = append(h.args, n.grid)
	h.strides(n.grid + "_stride")
	h.args = append(h.args, n.to)
	h.addBorderArg(n.border)
	h.aligned(n.grid, n.grid+"_stride", t)
	if fd.Depth > 0 {
		h.aligned(n.to, n.grid+"_stride", t)
	}
}

// constantStorage finds where a grid is that no step writes.
func (h *hostWriter) constantStorage(c *constant) {
	h.boxExists(c.Grid, c.Role, c.Around)
	h.borderOf(c.border, c.Around)
	h.exist("", "0", c.Role, c.Reads, c.border)
	h.line("const mint_place_of %s = steps.place(0, %d);", c.place, c.Role)
	h.line("const mint_each<%s *, 1> %s = {{(%s *)%s.read + %s}};", c.Grid.Elem, c.from, c.Grid.Elem, c.place, h.first(c.place+".stride"))
	if h.rings == nil { // else the kernel takes a tensor
		h.args = append(h.args, c.from+".of[0]")
		h.strides(c.place + ".stride")
	}
	h.addBorderArg(c.border)
	h.aligned(c.from, c.place+".stride", c.Grid.Elem)
}

// storesOwn leaves steps to ordinary launches where cells that conditions leave out need not be cells of a storage, since the kernel stores them.
func (h *hostWriter) storesOwn(fd *plan.Field) {
	if h.partly[fd] {
		g := h.Grid(fd)
		h.line("    if (!mint_stores_own<%d>(steps, steps.storage(k, %d), %v))", h.Dims, fd.Role, g.IsFlat() && g.Rank > 1)
		h.line("        return false; // some of the range may be no cell of it")
	}
}

// rowsEnd leaves steps to ordinary launches where cells around the range are others in it, in the next rows of an array with one subscript.
func (h *hostWriter) rowsEnd(fd *plan.Field) {
	if g := h.Grid(fd); !g.IsFlat() || g.Rank == 1 {
		return
	}
	around, wide := h.Around(fd), make([]string, h.Dims)
	for d := range h.Dims {
		wide[h.Loop(d)] = plus(h.cells(d), around.Below[d]+around.Above[d])
	}
	h.line("if (!mint_rows_end<%d>({%s}, steps.place(0, %d).stride))", h.Dims, strings.Join(wide, ", "), fd.Role)
	h.line("    return false; // cells around the range are others in it")
	h.boxExists(h.Grid(fd), fd.Role, around)
}

// boxExists leaves steps to ordinary launches where rows of a flat array go on in the next ones, so that cells between those that are read need
// not be in the array.
func (h *hostWriter) boxExists(g *stencil.Grid, role int, around plan.Around) {
	if !g.IsFlat() || g.Rank == 1 || !h.passesRows() {
		return
	}
	h.line("if (!mint_all_exist<%d>(steps, steps.batch.storage[steps.storage(0, %d)].role, %s))", h.Dims, role, h.borderText(around))
	h.line("    return false; // each access stays in the array, and the box of all does not")
}

// passesRows reports whether accesses of a stage pass ends of rows.
func (h *hostWriter) passesRows() bool {
	return slices.ContainsFunc(h.Chain.Stages, func(st stencil.Stage) bool {
		return slices.ContainsFunc(st.Sweep.Uses, st.Sweep.PassesRows)
	})
}

// ints are how many cells there are below or above the range, by dimension of the stream: the numbers, or members of a border.
func (h *hostWriter) ints(border, member string, cells [3]int64) (list [3]string) {
	for d := range list {
		list[d] = fmt.Sprint(cells[d])
		if border != "" {
			list[d] = fmt.Sprintf("%s.%s[%d]", border, member, h.Loop(d))
		}
	}
	return list
}

// borderText is the initial value of a border.
func (h *hostWriter) borderText(a plan.Around) string {
	var below, above [3]int64
	for d := range h.Dims {
		below[h.Loop(d)], above[h.Loop(d)] = a.Below[d], a.Above[d]
	}
	return fmt.Sprintf("{{%d, %d, %d}, {%d, %d, %d}}", below[0], below[1], below[2], above[0], above[1], above[2])
}

// borderOf declares which cells around the range are loaded, where conditions decide whether they are read: those that exist.
func (h *hostWriter) borderOf(name string, a plan.Around) {
	if name != "" {
		h.line("mint_border %s = %s; // cells around the range that exist", name, h.borderText(a))
	}
}

func (h *hostWriter) addBorderArg(name string) {
	if name != "" {
		h.args = append(h.args, name)
	}
}

// exist cuts a border down to what a storage has. It leaves steps to ordinary launches where that is not known.
func (h *hostWriter) exist(indent, step string, role int, reads []*plan.Read, border string) {
	if border == "" {
		return
	}
	g := h.Chain.Roles[role].Grid
	h.line("%sif (!mint_cut_border<%d>(steps, steps.storage(%s, %d), %s, %v, %s))", indent, h.Dims, step, role, h.borderText(plan.SureAround(reads)),
		g.IsFlat() && g.Rank > 1, border)
	h.line("%s    return false;", indent)
}

// before is the step n steps before the end of the launch.
func (h *hostWriter) before(n int) string {
	if count, err := strconv.Atoi(h.count); err == nil {
		return fmt.Sprint(count - n)
	}
	return plus(h.count, -int64(n))
}

// aligned adds the test that rows from these places on begin where the kernel takes packs of neighbouring cells.
func (h *hostWriter) aligned(at, stride string, t stencil.Type) {
	test := fmt.Sprintf("mint_all_aligned(%s, %s, %d, %d)", at, stride, h.Dims, int(h.packCells(t))*t.Size)
	if h.rings != nil {
		test = fmt.Sprintf("mint_all_behind(%s, %s, %d, %s)", at, stride, h.Dims, h.rings.shift)
	}
	h.tests = append(h.tests, test)
}

// first is the offset of the first cell of the range.
func (h *hostWriter) first(stride string) string {
	var parts []string
	for d := range h.Dims {
		parts = append(parts, fmt.Sprintf("range[%d]*%s[%d]", 2*(h.Dims-1-d), stride, d))
	}
	return strings.Join(parts, " + ")
}

// strides adds those of the rows and planes to the arguments.
func (h *hostWriter) strides(stride string) {
	for d := h.Dims - 2; d >= 0; d-- {
		h.args = append(h.args, h.stride(stride, d))
	}
}

// stride is that of a dimension of the stream.
func (h *hostWriter) stride(name string, d int) string { return fmt.Sprintf("%s[%d]", name, h.Loop(d)) }

// cells is how many cells the range has along a dimension of the stream.
func (h *hostWriter) cells(d int) string { return fmt.Sprintf("range[%d]", 2*(h.Dims-1-h.Loop(d))+1) }

// tiles divides the range.
func (h *hostWriter) tiles() {
	a, x := h.Held(h.MarchShape), h.Dims-1
	wide := h.cells(x)
	if h.rings != nil {
		wide += " + " + h.rings.shift
	}
	h.line("const mint_tiling %s = %v::of(%s, %d);", h.geo.gx, h.tilingX, wide, a.Above[x])
	args := []string{h.geo.gx}
	room, tilesY, blocks := "room", "0", h.geo.division+".units()"
	if h.Dims == 3 {
		h.line("const mint_tiling %s = %v::of(%s, %d);", h.geo.gy, h.tilingY, h.cells(1), a.Above[1])
		args = append(args, h.geo.gy)
		tilesY = h.geo.gy + ".tiles"
	} else {
		room, blocks = fmt.Sprintf("room*%d", h.Warps), fmt.Sprintf("mint_ceil_div(%s.units(), %d)", h.geo.division, h.Warps)
	}
	low, high := h.Reach(h.Height, 0)
	h.line("static const long long room = mint_room(steps.site, %q, (const void *)%s, %d, %d);", h.kernel.Name, h.instance(true, false), h.kernel.Threads, h.sharedBytes)
	pace := fmt.Sprint(h.EdgeCost)
	if h.Margin > 0 {
		pace += fmt.Sprintf(", %g", h.Margin)
	}
	h.line("const mint_division %s = mint_divide(%s, %s.tiles, %s, (int)%s, %d, %s);", h.geo.division, room, h.geo.gx, tilesY, h.cells(0), low+high, pace)
	h.line("const dim3 blocks = mint_blocks(steps.site, %q, %s);", h.kernel.Name, blocks)
	args = append(args, h.geo.division)
	if h.rings != nil {
		args = append(append(h.rings.tensors(), args...), h.rings.shift, h.rings.lead)
	}
	h.args = append(args, h.args...)
}

// values collects the host's values of each step.
func (h *hostWriter) values() {
	for i, a := range h.asked {
		h.line("mint_each<%s, %d> %s;", a.sym.Type, h.Height, h.params[i].Name)
		h.args = append(h.args, h.params[i].Name)
	}
	if len(h.asked) == 0 {
		return
	}
	h.line("for (int k = 0; k < %s; k++) {", h.count)
	for i, a := range h.asked {
		h.line("    %s.of[k] = steps.scalars<%s>(k, %d).%s;", h.params[i].Name, h.structs[a.stage].Type, a.stage, a.sym.Name)
	}
	h.line("}")
}

// compare finds whether the storages of a field have the same cells beyond the range.
func (h *hostWriter) compare() {
	if h.march == nil || !h.march.sides.compares() {
		return
	}
	h.line("mint_side_comparison %s(steps);", h.geo.differ)
	for _, fd := range h.march.sides.compared() {
		a, n := h.Around(fd), h.names[fd]
		below, above := h.ints(n.border, "below", a.Below), h.ints(n.border, "above", a.Above)
		h.line("%s.add(%s, {{(int)%s, (int)%s}, {%s, %s}, {%s, %s}, %d, (int)%s, %s, %s});", h.geo.differ, n.grid, h.cells(2), h.cells(1),
			below[2], below[1], above[2], above[1], a.Mixed, h.cells(0), h.stride(n.grid+"_stride", 1), h.stride(n.grid+"_stride", 0))
	}
	h.args = append(h.args, h.geo.differ+".result()")
}

// launch starts the kernel.
func (h *hostWriter) launch() {
	if h.usesIndex {
		var begins []string
		for d := range h.Dims {
			begins = append(begins, fmt.Sprintf("range[%d]", 2*(h.Dims-1-d)))
		}
		h.line("const mint_each<long long, %d> %s = {{%s}};", h.Dims, h.geo.begin, strings.Join(begins, ", "))
		h.args = append(h.args, h.geo.begin)
	}
	h.line("const bool %s = %s;", h.geo.packed, strings.Join(h.tests, " && "))
	if h.onlyPacked {
		h.line("if (!%s)", h.geo.packed)
		h.line("    return false; // slower than ordinary launches")
		h.tensorsMade()
	}
	kernel := h.chooseInstance()
	h.compare()
	h.line("mint_launching(steps.site, %q);", h.kernel.Name)
	h.line("%s<<<blocks, %d, %d, mint_stream()>>>(%s);", kernel, h.kernel.Threads, h.sharedBytes, strings.Join(h.args, ", "))
	h.line("mint_launched(steps.site, %q);", h.kernel.Name)
	h.line("return true;")
}
