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
type fieldNames struct{ rows, grid, to, ring, edges, around, look, beside, border, outerRows, outerColumns, fetchOuter string }

// constant is a grid that no stage writes, with its names.
type constant struct {
	*plan.Constant
	name, ring, border, rows string
	planes                   int64 // in shared memory
	column                   int64 // planes in registers
}

// group are the reads of one plane of a version or a constant by one stage.
type group struct {
	stage       int
	field       *plan.Field
	constant    *constant
	steps       int
	dz          int64
	age         int64 // of the plane, of a field
	newest      bool  // a read of it needs a plane of age 0
	up, down    int64 // rows beside the warp's own
	left, right int64
	beside      map[int64]bool // rows whose neighbours along x are read: dy of an access with dx
	name        string         // of the array that has the neighbours; "" if the plane's own cells are enough
	reads       []*plan.Read
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
		n := fieldNames{fresh(name), fresh(name+"_grid", gridSuffixes...), fresh(name + "_to"), fresh(name + "_ring"), fresh(name + "_edges"), fresh(name + "_around"), fresh("look_around_" + name), fresh(name + "_beside"), "",
			fresh(name + "_outer_rows"), fresh(name + "_outer_columns"), fresh("fetch_outer_" + name)}
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
		own := &constant{c, m.fresh(c.Grid.Name, constantSuffixes...), m.fresh(c.Grid.Name + "_ring"), "", "", c.Planes(m.Prefetch), c.Column(m.MarchShape)}
		if own.column > 0 {
			own.rows = m.fresh(c.Grid.Name + "_column")
		}
		if plan.LoadsUnchecked(c.Reads) {
			own.border = m.fresh(c.Grid.Name + "_border")
		}
		m.consts = append(m.consts, own)
	}
}

// findGroups collects the reads by stage, version and plane. Where subscripts stop at the ends of the slowest loop, the planes
// between are read too.
func (m *march) findGroups() {
	for _, r := range m.Reads {
		for dz := min(r.Offset[0], 0); dz <= max(r.Offset[0], 0); dz++ {
			if dz == r.Offset[0] || r.Clamped[0] {
				g := m.groupOf(r, dz)
				g.add(r)
				g.newest = g.newest || r.Field != nil && m.NeedsNewest(r, dz)
			}
		}
	}
	for _, g := range m.groups {
		if b := m.carried(g); b != nil {
			g.left, g.right = b.Left, b.Right
			g.beside[0] = true // all rows of the warp
		}
		if g.up+g.down+g.left+g.right > 0 || g.constant != nil && g.constant.column == 0 || m.stops(g)[0] != (stencil.Edge{}) {
			base := ""
			if g.field != nil {
				base = m.names[g.field].rows
			} else {
				base = g.constant.name
			}
			if g.steps > 1 {
				base += "_before"
			}
			g.name = m.fresh(base + "_" + signed(g.dz))
		}
	}
}

func (m *march) groupOf(r *plan.Read, dz int64) *group {
	c := m.constantOf(r)
	g := &group{stage: r.Stage, field: r.Field, constant: c, steps: r.Steps, dz: dz, beside: map[int64]bool{}}
	if have := m.groupLike(g, dz); have != nil {
		return have
	}
	if r.Field != nil {
		g.age = m.Age(r, dz)
	}
	m.groups = append(m.groups, g)
	return g
}

// groupLike is the group of the same stage and version, or constant, at a plane; nil if nothing there is read.
func (m *march) groupLike(g *group, dz int64) *group {
	for _, have := range m.groups {
		if have.stage == g.stage && have.field == g.field && have.constant == g.constant && have.steps == g.steps && have.dz == dz {
			return have
		}
	}
	return nil
}

func (m *march) constantOf(r *plan.Read) *constant {
	for _, c := range m.consts {
		if r.Field == nil && c.Role == m.Chain.Stages[r.Stage].Roles[r.Use] {
			return c
		}
	}
	return nil
}

// add extends the group by a read.
func (g *group) add(r *plan.Read) {
	g.reads = append(g.reads, r)
	n := len(r.Offset)
	dx, dy := r.Offset[n-1], int64(0)
	if n == 3 {
		dy = r.Offset[1]
	}
	g.left, g.right = max(g.left, -dx), max(g.right, dx)
	g.up, g.down = max(g.up, -dy), max(g.down, dy)
	near := dy // where subscripts stop, rows nearer to the cell's own take the place of those beyond the end
	if n == 3 && r.Clamped[1] {
		near = 0
	}
	for row := min(dy, near); row <= max(dy, near) && dx != 0; row++ {
		g.beside[row] = true
	}
}

// index is the version that a group reads at step k, as a subscript of the field's rows.
func (g *group) index() string { return g.version().String() }

func (g *group) version() version { return version{g.field.Depth - g.steps, "k"} }

// window is the place of a plane of a field in registers, without the cell.
func (m *march) window(fd *plan.Field, index string, age int64, row string) string {
	return fmt.Sprintf("%s[%s][%d]%s", m.names[fd].rows, index, age, m.h(row))
}

// isOwnConstant reports whether only the cell's own column of a constant's plane is read.
func (g *group) isOwnConstant() bool { return g.constant != nil && g.up+g.down+g.left+g.right == 0 }

// columnOf is the place of a group's plane in the registers that hold the lane's own column, without the cell; "" for constants that keep none.
func (m *march) columnOf(g *group, row string) string {
	switch {
	case g.field != nil:
		return m.window(g.field, g.index(), g.age, row)
	case g.constant.column > 0:
		return fmt.Sprintf("%s[%d%s]%s", g.constant.rows, m.behind(g)-g.constant.Newest, m.timesStep(" + "), m.h(row))
	}
	return ""
}

// behind is how many planes a group's plane lies behind the newest input at step 0.
func (m *march) behind(g *group) int64 { return m.LagAt(g.stage, 0) - m.first - g.dz }

// late reports whether the plane of a group is computed in the same turn of the loop, or one that takes its place where subscripts stop.
func (g *group) late() bool { return g.newest }

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

// stops says at which ends of the range the subscripts of a group's grid stop, by dimension. Of one field, those of a version may stop where
// those of another one go on.
func (m *march) stops(g *group) (ends [3]stencil.Edge) {
	for _, r := range m.Reads {
		if r.Stage != g.stage || r.Field != g.field || r.Steps != g.steps || m.constantOf(r) != g.constant {
			continue
		}
		for d := range r.Offset {
			ends[d] = ends[d].Or(r.Stops(d))
		}
	}
	return ends
}

// param is the name of a stage's scalar in the kernel: a value for each step.
func (m *march) param(stage int, p *stencil.Symbol) string {
	for i, have := range m.asked {
		if have == (asked{stage, p}) {
			return m.params[i].Name
		}
	}
	sym := &stencil.Symbol{Name: m.fresh(p.Name), Type: p.Type}
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
