// Kernels that make several steps of a chain while their blocks stream along the slowest loop. A warp owns rows of the
// tile, a lane neighbouring cells of each; the planes of all steps that are still read stay in registers. Neighbours come
// from other lanes, in three dimensions also from the rows at the edges of other warps, through shared memory.

package trapezoid

import (
	"fmt"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// LowerMarch makes the kernel that makes the steps of a trapezoid, and what launches it. The chain gets the scalars that it takes.
func LowerMarch(t plan.Trapezoid, c *kernel.Chain, names *frame.Names) *kernel.Way {
	m, own := lowerMarch(t, names, "_march")
	c.AddScalars(m.scalars(), func(int) string { return names.Fresh(t.Chain.Name + "_values") })
	w := &kernel.Way{Height: t.Height, Least: m.rest, Advance: names.Fresh("advance_" + t.Chain.Name), Kernel: m.kernel}
	w.Code = own.lines(m.hostText(w.Advance, c.Scalars))
	return w
}

// lowerMarch makes the kernel. The names give way to the user's in what is printed beside it.
func lowerMarch(t plan.Trapezoid, names *frame.Names, suffix string) (*march, *ownNames) {
	f, inner := flowOf(t, names)
	if t.March.InShared {
		return lowerRings(t, f, names, inner, suffix)
	}
	own := newOwnNames(inner, marchNames)
	m := newMarch(f, t, inner.Fresh)
	m.kernel = &kernel.Kernel{Name: names.Fresh(t.Chain.Name + suffix), Doc: describe(t), Threads: 32 * m.Warps, Blocks: m.Blocks, DynamicShared: true}
	m.kernel.Body = own.statements((&builder{m}).build())
	m.kernel.Template = templateOf(m)
	return m, own
}

// flowOf is the data flow of a chain that the plan's check accepted, and names for its kernel: none of those that the bodies use.
func flowOf(t plan.Trapezoid, names *frame.Names) (*plan.Flow, *frame.Names) {
	f, err := t.Flow()
	if err != nil {
		panic(fmt.Sprintf("trapezoid: %v, in\n%v", err, t))
	}
	inner := names.Inner()
	for _, s := range t.Chain.Stages {
		s.Sweep.EachSymbol(func(sym *stencil.Symbol) { inner.Take(sym.Name) })
	}
	return f, inner
}

// describe is the comment above the kernel.
func describe(t plan.Trapezoid) []string {
	return []string{fmt.Sprintf("%d steps of the loop at line %d.", t.Height, t.Chain.Span.Line()),
		fmt.Sprintf("A block streams along the %s dimension: %v.", []string{"slowest", "middle"}[t.March.Along], t.March)}
}

// march builds the kernel.
type march struct {
	*plan.Flow
	plan.MarchShape
	Height      int // steps per launch
	rest        int // from so many on a launch makes a rest of steps
	rests       bool
	onlyPacked  bool
	leastPlanes int64                                        // that a range has, or its steps are ordinary launches
	fresh       func(want string, suffixes ...string) string // a name that the file does not use
	kernel      *kernel.Kernel

	names     map[*plan.Field]fieldNames
	partly    map[*plan.Field]bool // fields of which the program leaves out cells by conditions
	consts    []*constant
	groups    []*group
	first     int64 // lag of the newest plane that comes in, which is plane r
	shared    plan.MarchShared
	text      [][]stencil.Stmt // of the stages' bodies
	bodies    *bodies
	assembler *assembler
	sides     *sides
	outer     *outer
	rings     *rings // nil: planes lie in registers
	geo       *geometry
	usesIndex bool              // the body uses the index of a loop
	params    []*stencil.Symbol // of the kernel, for each of asked
	asked     []asked
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

func (m *march) line(format string, args ...any) stencil.Stmt {
	return &kernel.Lines{Text: []string{written(format, args...)}}
}

// each is a loop over 0 .. n-1 that the compiler unrolls.
func each(name string, n int, body ...stencil.Stmt) stencil.Stmt {
	return &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int %s = 0; %s < %d; %s++) {", name, name, n, name)}, Body: body, Tail: "}"}
}

// choice is one of two statements.
func choice(condition string, then, otherwise stencil.Stmt) stencil.Stmt {
	return &kernel.Group{Body: []stencil.Stmt{&kernel.Nest{Head: []string{"if (" + condition + ") {"}, Body: []stencil.Stmt{then}, Tail: "} else {"},
		&kernel.Nest{Body: []stencil.Stmt{otherwise}, Tail: "}"}}}
}

// h is the subscript of a row, where a warp has several.
func (m *march) h(text string) string {
	if m.Dims == 2 {
		return ""
	}
	return "[" + text + "]"
}

// rowsOf is the declared extent of rows.
func (m *march) rowsOf(n int64) string {
	if m.Dims == 2 {
		return ""
	}
	return fmt.Sprintf("[%d]", n)
}

// eachRow is body for each row of the warp.
func (m *march) eachRow(body ...stencil.Stmt) stencil.Stmt {
	if m.Dims == 2 && len(body) == 1 {
		return body[0]
	}
	if m.Dims == 2 {
		return &kernel.Nest{Head: []string{"{"}, Body: body, Tail: "}"}
	}
	return each("h", m.Rows, body...)
}

// newMarch lays the kernel out, before any statement is built.
func newMarch(f *plan.Flow, t plan.Trapezoid, fresh func(want string, suffixes ...string) string) *march {
	m := &march{Flow: f, MarchShape: t.March, Height: t.Height, onlyPacked: t.Packed, leastPlanes: t.LeastPlanes, text: t.Bodies, fresh: fresh, names: map[*plan.Field]fieldNames{},
		partly: map[*plan.Field]bool{}}
	m.rest, m.first, m.shared = f.RestFrom(t.Height), f.First(), f.MarchShared(t.Height, t.March)
	m.rests = m.rest < m.Height
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
	m.bodies, m.assembler, m.sides, m.outer = &bodies{march: m}, &assembler{m}, &sides{m, map[border]*mask{}}, &outer{m}
	m.findConstants()
	m.findGroups()
	return m
}

// inputGrid is the grid that names a field as a step begins.
func (m *march) inputGrid(fd *plan.Field) *stencil.Grid {
	for r := range m.Chain.Roles {
		if got, steps := m.Writer(0, r); got == fd && steps == 1 {
			return m.Chain.Roles[r].Grid
		}
	}
	return m.Grid(fd)
}

func (m *march) sweep(stage int) *stencil.Sweep { return m.Chain.Stages[stage].Sweep }

// findConstants names the grids that are only read.
func (m *march) findConstants() {
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

// window is the place of a plane of a field in registers, without the cell.
func (m *march) window(fd *plan.Field, index string, age int64, row string) string {
	return fmt.Sprintf("%s[%s][%d]%s", m.names[fd].rows, index, age, m.h(row))
}

// planeAt is the plane that a stage computes at step k, `ahead` turns from now.
func (m *march) planeAt(stage int, ahead int64) string {
	return plus(m.geo.r+m.timesStep(" - "), m.first-m.LagAt(stage, 0)+ahead)
}

// timesStep is how many planes step k lies behind step 0, after an operator; "" if that is 0.
func (m *march) timesStep(op string) string {
	switch m.PerStep {
	case 0:
		return ""
	case 1:
		return op + "k"
	}
	return fmt.Sprintf("%sk*%d", op, m.PerStep)
}

// param is the name of a stage's scalar in the kernel: a value for each step.
func (m *march) param(stage int, p *stencil.Symbol) string {
	for i, have := range m.asked {
		if have == (asked{stage, p}) {
			return m.params[i].Name
		}
	}
	sym := &stencil.Symbol{Name: m.fresh(p.Name + "_each"), Type: p.Type}
	m.asked, m.params = append(m.asked, asked{stage, p}), append(m.params, sym)
	return sym.Name
}

// asked is a scalar that a stage reads.
type asked struct {
	stage int
	sym   *stencil.Symbol
}

// place is that of the cell in the range along a dimension.
func (m *march) place(stage, dim int) string {
	switch dim {
	case 0:
		return m.planeAt(stage, 0)
	case m.Dims - 1:
		return m.geo.x + " + e"
	}
	return m.geo.y + " + h"
}

// value is what stands for a parameter of a stage, or for the index of a parallel loop. place is that of the cell in the range along a
// dimension of the stream.
func (m *march) value(stage int, e stencil.Expr, place func(dim int) string) stencil.Expr {
	v, ok := e.(*stencil.Var)
	if !ok {
		return e
	}
	if v.Sym.Role == stencil.Param {
		return &kernel.Named{Text: m.param(stage, v.Sym) + "[k]", T: v.Sym.Type}
	}
	for d, l := range m.sweep(stage).Loops {
		if l.Index == v.Sym {
			m.usesIndex = true
			return &kernel.Named{Text: written("(%s)(%s[%d] + %s)", v.Sym.Type, m.geo.begin, d, place(m.Dimension(d))), T: v.Sym.Type}
		}
	}
	return e
}
