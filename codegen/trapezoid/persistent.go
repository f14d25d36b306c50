// Kernels whose blocks stay: each keeps its part of the grid in shared memory for all steps of a launch. A warp owns rows of it, a lane
// neighbouring cells of each. Neighbours come from other lanes, and from copies of the rows at the edges of other warps.
// Around what a block commits it computes a ghost zone; before that is used up, blocks pass on their edges through device memory.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// LowerPersistent makes the kernel that makes the steps of a trapezoid, and what launches it. The chain gets the scalars that it takes.
func LowerPersistent(t plan.Trapezoid, c *kernel.Chain, names *frame.Names) *kernel.Way {
	p, own := lowerPersistent(t, names)
	c.AddScalars(p.scalars(), func(int) string { return names.Fresh(t.Chain.Name + "_values") })
	w := &kernel.Way{Height: t.Height, Least: min(2, t.Height), Advance: names.Fresh("advance_" + t.Chain.Name), Kernel: p.kernel}
	reside := names.Fresh("reside_" + t.Chain.Name)
	w.Code = own.lines(append(p.resideText(reside), p.hostText(w.Advance, reside, c.Scalars)...))
	return w
}

// lowerPersistent makes the kernel. The names give way to the user's in what is printed beside it.
func lowerPersistent(t plan.Trapezoid, names *frame.Names) (*persistent, *ownNames) {
	f, inner := flowOf(t, names)
	own := newOwnNames(inner, persistentNames)
	shape := plan.MarchShape{Cells: t.Stay.Cells, Rows: 1, Warps: t.Stay.Warps}
	m := &chainKernel{Flow: f, MarchShape: shape, Height: t.Height, text: t.Bodies, fresh: inner.Fresh, names: map[*plan.Field]fieldNames{},
		geo: &geometry{x: "x", begin: "begin"}}
	p := newPersistent(m)
	m.kernel = &kernel.Kernel{Name: names.Fresh(t.Chain.Name + "_persistent"), Threads: 32 * m.Warps, Blocks: 1, DynamicShared: true,
		Doc: []string{fmt.Sprintf("Up to %d steps of the loop at line %d.", t.Height, t.Chain.Span.Line()),
			fmt.Sprintf("A block keeps its part of %s for all of them. %v.", p.grid.Name, t.Stay)}}
	m.kernel.Body = own.statements(p.build())
	for _, param := range m.kernel.Params {
		param.Sym.Name = own.text(param.Sym.Name)
	}
	return p, own
}

// persistentNames are the names in the texts of the kernel and of what launches it.
var persistentNames = []string{"k", "e", "r", "j", "lane", "warp", "tile_x", "tile_y", "x", "y", "range", "mine", "needed", "middle", "kept_here", "beyond", "x_from", "x_to", "y_from", "y_to", "next", "edges", "kept",
	"row", "cells", "exist", "differ", "show_edges", "lane_differs", "in_range", "inside", "until", "round", "slot", "own", "exchange",
	"steps", "to", "begin", "edge", "place", "args", "holder", "latest", "found", "site"}

// persistent builds the kernel.
type persistent struct {
	*chainKernel
	field *plan.Field
	grid  *stencil.Grid
	elem  string // type of its cells
	name  fieldNames
	rows  []*neighbours // what the body reads
	above int64         // rows beside a row that a step reads
	below int64
	left  int64
	right int64
}

// neighbours are the cells of a row, of the grid itself or of a constant, that the body reads.
type neighbours struct {
	constant    *constant // nil: of the grid
	dy          int64
	left, right int64
	stop        stencil.Edge // ends at which the row's own subscript stops
	stopX       stencil.Edge
	name        string
	reads       []*plan.Read
}

func newPersistent(m *chainKernel) *persistent {
	fd := m.Fields[0]
	p := &persistent{chainKernel: m, field: fd, grid: m.inputGrid(fd), elem: typeText(m.Grid(fd).Elem)}
	name := p.grid.Name
	p.name = fieldNames{rows: m.fresh(name + "_rows"), grid: m.fresh(name+"_grid", gridSuffixes...), to: m.fresh(name + "_to")}
	if plan.LoadsUnchecked(fd.Reads) {
		p.name.border = m.fresh(name + "_border")
	}
	m.names[fd] = p.name
	p.above, p.below = m.Beside(0)
	p.left, p.right = m.Beside(1)
	m.findConstants()
	for _, r := range m.Reads {
		p.of(r).add(r)
	}
	for _, n := range p.rows {
		base := name
		if n.constant != nil {
			base = n.constant.Grid.Name
		}
		n.name = m.fresh(base + "_" + signed(n.dy))
	}
	return p
}

// reach is how many rows of neighbours a warp has at each end.
func (p *persistent) reach() int64 { return max(p.above, p.below, 1) }

// of is the row that has a read.
func (p *persistent) of(r *plan.Read) *neighbours {
	c := p.constantOf(r)
	i := slices.IndexFunc(p.rows, func(n *neighbours) bool { return n.constant == c && n.dy == r.Offset[0] })
	if i < 0 {
		i = len(p.rows)
		p.rows = append(p.rows, &neighbours{constant: c, dy: r.Offset[0]})
	}
	return p.rows[i]
}

func (n *neighbours) add(r *plan.Read) {
	dx := r.Offset[1]
	n.reads = append(n.reads, r)
	n.left, n.right = max(n.left, -dx), max(n.right, dx)
	n.stop, n.stopX = n.stop.Or(r.Stops(0)), n.stopX.Or(r.Stops(1))
}

// hasRing reports whether the grid is read beyond the range.
func (p *persistent) hasRing() bool {
	return p.Around(p.field) != plan.Around{}
}

// body is the user's body for the cell e of row r at step k.
func (p *persistent) body() []stencil.Stmt {
	place := func(dim int) string { return []string{"y + r", "x + e"}[dim] }
	return p.lowered(0, p.text[0], func(*plan.Field) string { return "row[e]" }, p.access, place)
}

// access is the register that has what is read; nil for other expressions.
func (p *persistent) access(_ int, e stencil.Expr) stencil.Expr {
	a, ok := e.(*stencil.Access)
	if !ok {
		return nil
	}
	offset, ok := a.Constants()
	if !ok {
		panic("trapezoid: an access is not index + constant: " + stencil.Formatter{}.Expr(a))
	}
	for _, n := range p.rows {
		if n.dy == offset[0] && p.sweep(0).Uses[n.reads[0].Use].Grid == a.Grid {
			return &kernel.Named{Text: fmt.Sprintf("%s[%s]", n.name, plus("e", n.left+offset[1])), T: a.Type()}
		}
	}
	panic("trapezoid: no row has " + stencil.Formatter{}.Expr(a))
}
