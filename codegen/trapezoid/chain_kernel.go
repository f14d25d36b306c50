// What kernels of a chain have in common whose warps own rows of a tile and whose lanes own neighbouring cells of each: names, and where their
// cells lie.

package trapezoid

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// chainKernel is a kernel of a chain, as each kind of such kernels builds it.
type chainKernel struct {
	*plan.Flow
	plan.MarchShape
	Height      int // steps per launch
	rest        int // from so many on a launch makes a rest of steps
	rests       bool
	onlyPacked  bool
	leastPlanes int64                                        // that a range has, or its steps are ordinary launches
	sharedBytes int64                                        // of a block
	fresh       func(want string, suffixes ...string) string // a name that the file does not use
	kernel      *kernel.Kernel

	names     map[*plan.Field]fieldNames
	partly    map[*plan.Field]bool // fields of which the program leaves out cells by conditions
	consts    []*constant
	groups    []*group
	text      [][]stencil.Stmt // of the stages' bodies
	geo       *geometry
	usesIndex bool              // the body uses the index of a loop
	params    []*stencil.Symbol // of the kernel, for each of asked
	asked     []asked
}

// newChainKernel names what a kernel that marches reads and writes.
func newChainKernel(f *plan.Flow, t plan.Trapezoid, fresh func(want string, suffixes ...string) string) *chainKernel {
	m := &chainKernel{Flow: f, MarchShape: t.March, Height: t.Height, onlyPacked: t.Packed, leastPlanes: t.LeastPlanes, text: t.Bodies, fresh: fresh, names: map[*plan.Field]fieldNames{},
		partly: map[*plan.Field]bool{}}
	for _, fd := range f.Fields {
		name := m.inputGrid(fd).Name
		n := fieldNames{rows: fresh(name + "_rows"), grid: fresh(name+"_grid", gridSuffixes...), to: fresh(name + "_to"), ring: fresh(name + "_ring"), edges: fresh(name + "_edges"),
			around: fresh(name + "_around"), look: fresh("look_around_" + name), beside: fresh(name + "_beside"),
			outerRows: fresh(name + "_outer_rows"), outerColumns: fresh(name + "_outer_columns"), fetchOuter: fresh("fetch_outer_" + name)}
		if plan.LoadsUnchecked(fd.Reads) {
			n.border = fresh(name + "_border")
		}
		m.names[fd] = n
		given := t.Chain.Stages[fd.Stage].Sweep
		m.partly[fd] = !given.Fills(given.Uses[fd.Use])
	}
	m.findConstants()
	m.findGroups()
	m.geo = newGeometry(fresh)
	return m
}

// fieldNames are what the kernel calls the parts of a field.
type fieldNames struct {
	grid, to     string // parameters: its storages, and where the last results go
	border       string // parameter: which cells around the range exist; "" if all that are loaded do
	rows, beside string // registers: planes of each version; cells of other lanes beside them
	ring, edges  string // shared memory: planes that come in; rows at the edges of warps
	// around are registers with cells beyond the range of storages from which no version comes in, and look is what reads them.
	around, look string
	// outerRows and outerColumns are rings in shared memory of cells beyond the range beside the tile, and fetchOuter starts their copies.
	outerRows, outerColumns, fetchOuter string
}

// constant is a grid that no stage writes, with its names.
type constant struct {
	*plan.Constant
	grid string // parameter
	ring string // in shared memory
	// place and from are what the host calls the storage, and its first cell of the range.
	place, from string
	rows        string // registers with the lane's own column; "" if there are none
	border      string // as that of a field
	planes      int64  // in shared memory
	column      int64  // planes in registers
}

func (m *chainKernel) line(format string, args ...any) stencil.Stmt {
	return &kernel.Lines{Text: []string{written(format, args...)}}
}

// each is a loop over 0 .. n-1 that the compiler unrolls.
func each(name string, n int, body ...stencil.Stmt) stencil.Stmt {
	return &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int %s = 0; %s < %d; %s++) {", name, name, n, name)}, Body: body, Tail: "}"}
}

// stepsBefore is the condition that a step is one of the first n.
func stepsBefore(n int) string {
	if n == 1 {
		return "k == 0"
	}
	return fmt.Sprintf("k < %d", n)
}

// choice is one of two statements.
func choice(condition string, then, otherwise stencil.Stmt) stencil.Stmt {
	return &kernel.Group{Body: []stencil.Stmt{&kernel.Nest{Head: []string{"if (" + condition + ") {"}, Body: []stencil.Stmt{then}, Tail: "} else {"},
		&kernel.Nest{Body: []stencil.Stmt{otherwise}, Tail: "}"}}}
}

// h is the subscript of a row, where a warp has several.
func (m *chainKernel) h(text string) string {
	if m.Dims == 2 {
		return ""
	}
	return "[" + text + "]"
}

// rowsOf is the declared extent of rows.
func (m *chainKernel) rowsOf(n int64) string {
	if m.Dims == 2 {
		return ""
	}
	return fmt.Sprintf("[%d]", n)
}

// eachRow is body for each row of the warp.
func (m *chainKernel) eachRow(body ...stencil.Stmt) stencil.Stmt {
	if m.Dims == 2 && len(body) == 1 {
		return body[0]
	}
	if m.Dims == 2 {
		return &kernel.Nest{Head: []string{"{"}, Body: body, Tail: "}"}
	}
	return each("h", m.Rows, body...)
}

// inputGrid is the grid that names a field as a step begins.
func (m *chainKernel) inputGrid(fd *plan.Field) *stencil.Grid {
	for r := range m.Chain.Roles {
		if got, steps := m.Writer(0, r); got == fd && steps == 1 {
			return m.Chain.Roles[r].Grid
		}
	}
	return m.Grid(fd)
}

func (m *chainKernel) sweep(stage int) *stencil.Sweep { return m.Chain.Stages[stage].Sweep }

// findConstants names the grids that are only read.
func (m *chainKernel) findConstants() {
	for _, c := range m.Constants(m.Height, m.MarchShape) {
		name := c.Grid.Name
		own := &constant{Constant: c, grid: m.fresh(name+"_grid", gridSuffixes...), ring: m.fresh(name + "_ring"), place: m.fresh(name + "_place"), from: m.fresh(name + "_from"),
			planes: c.Planes(m.Prefetch), column: c.Column(m.MarchShape)}
		if own.column > 0 {
			own.rows = m.fresh(name + "_column")
		}
		if plan.LoadsUnchecked(c.Reads) {
			own.border = m.fresh(name + "_border")
		}
		m.consts = append(m.consts, own)
	}
}

// packCells is how many of a lane's cells are loaded and stored at once: mint_lane in march.cuh.
func (m *chainKernel) packCells(t stencil.Type) int64 { return int64(min(m.Cells, max(1, 16/t.Size))) }

// offset is the place of the lane's cells of row h of a plane, from the first cell of the range on.
func (m *chainKernel) offset(g *geometry, base, plane string) string {
	if strings.Contains(plane, " ") {
		plane = "(" + plane + ")"
	}
	if m.Dims == 2 {
		return fmt.Sprintf("(long long)%s*%s_row + %s", plane, base, g.x)
	}
	return fmt.Sprintf("(long long)%s*%s_plane + (long long)%s*%s_row + %s + h*%s_row", plane, base, g.y, base, g.x, base)
}

// border is how far around the range cells of a grid exist: as far as they are read or, where the host has not checked all of these, as far as
// a variable says.
type border struct {
	plan.Around
	name string
}

func (m *chainKernel) border(fd *plan.Field) border { return border{m.Around(fd), m.names[fd].border} }

func (c *constant) borders() border { return border{c.Around, c.border} }

// along is how many cells exist below and above the range, along a dimension of the stream.
func (b border) along(f *plan.Flow, d int) string {
	if b.name == "" {
		return fmt.Sprintf("%d, %d", b.Below[d], b.Above[d])
	}
	return fmt.Sprintf("%s.below[%d], %s.above[%d]", b.name, f.Loop(d), b.name, f.Loop(d))
}
