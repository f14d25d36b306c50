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
	h, own := lowerMarch(t, names, "_march")
	c.AddScalars(h.scalars(), func(int) string { return names.Fresh(t.Chain.Name + "_values") })
	w := &kernel.Way{Height: t.Height, Least: h.rest, Advance: names.Fresh("advance_" + t.Chain.Name), Kernel: h.kernel}
	w.Code = own.lines(h.hostText(w.Advance, c.Scalars))
	return w
}

// lowerMarch makes the kernel, with its planes in registers or in shared memory, and the writer of what launches it. The names give way to the
// user's in what is printed beside it.
func lowerMarch(t plan.Trapezoid, names *frame.Names, suffix string) (*hostWriter, *ownNames) {
	f, inner := flowOf(t, names)
	usual := marchNames
	if t.March.InShared {
		usual = ringNames
	}
	own := newOwnNames(inner, usual)
	c := newChainKernel(f, t, inner.Fresh)
	c.kernel = &kernel.Kernel{Name: names.Fresh(t.Chain.Name + suffix), Doc: describe(t), Threads: 32 * c.Warps, Blocks: c.Blocks, DynamicShared: true}
	h := &hostWriter{chainKernel: c}
	if t.March.InShared {
		h.rings = newRings(c)
		c.kernel.Threads += 32 // the warp that copies
		c.kernel.Body = own.statements(h.rings.build())
		h.tilingX, h.tilingY = h.rings.tilingX(), h.rings.tilingY()
		return h, own
	}
	h.march = newMarch(c)
	c.kernel.Body = own.statements((&builder{c, h.march}).build())
	c.kernel.Template = templateOf(c)
	h.tilingX, h.tilingY = h.march.tilingX(), h.march.tilingY()
	return h, own
}

// flowOf is the data flow of a chain that the plan's check accepted, and names for its kernel and what launches it: none of those that the bodies
// have there. The kernel has values of its own in place of parameters and indices (value), so that it may use their names.
func flowOf(t plan.Trapezoid, names *frame.Names) (*plan.Flow, *frame.Names) {
	f, err := t.Flow()
	if err != nil {
		panic(fmt.Sprintf("trapezoid: %v, in\n%v", err, t))
	}
	inner := names.Apart()
	take := func(sym *stencil.Symbol) {
		if !isReplaced(sym) {
			inner.Take(sym.Name)
		}
	}
	for i, s := range t.Chain.Stages {
		s.Sweep.EachSymbol(take)
		t.Streamed().Stages[i].Sweep.EachSymbol(take)
		stencil.EachSymbolIn(t.Bodies[i], take)
	}
	return f, inner
}

// isReplaced reports whether kernels of chains have a value of their own in place of a symbol.
func isReplaced(sym *stencil.Symbol) bool {
	return sym.Role == stencil.Param || sym.Role == stencil.Index
}

// describe is the comment above the kernel.
func describe(t plan.Trapezoid) []string {
	return []string{fmt.Sprintf("%d steps of the loop at line %d.", t.Height, t.Chain.Span.Line()),
		fmt.Sprintf("A block streams along the %s dimension: %v.", []string{"slowest", "middle"}[t.March.Along], t.March)}
}

// march says where the planes of a kernel lie that has them in registers, and has what writes the parts of its text.
type march struct {
	c         *chainKernel
	first     int64 // lag of the newest plane that comes in, which is plane r
	shared    plan.MarchShared
	bodies    *bodies
	assembler *assembler
	sides     *sides
	outer     *outer
}

// newMarch lays the kernel out, before any statement is built.
func newMarch(c *chainKernel) *march {
	m := &march{c: c, first: c.First(), shared: c.MarchShared(c.Height, c.MarchShape)}
	c.rest = c.RestFrom(c.Height)
	c.rests, c.sharedBytes = c.rest < c.Height, m.shared.Bytes
	m.bodies, m.assembler = &bodies{chainKernel: c, march: m}, &assembler{c, m}
	m.sides, m.outer = &sides{c, m, map[border]*mask{}}, &outer{c, m}
	return m
}

// window is the place of a plane of a field in registers, without the cell.
func (m *march) window(fd *plan.Field, index string, age int64, row string) string {
	return fmt.Sprintf("%s[%s][%d]%s", m.c.names[fd].rows, index, age, m.c.h(row))
}

// planeAt is the plane that a stage computes at step k, `ahead` turns from now.
func (m *march) planeAt(stage int, ahead int64) string {
	return plus(m.c.geo.r+m.timesStep(" - "), m.first-m.c.LagAt(stage, 0)+ahead)
}

// timesStep is how many planes step k lies behind step 0, after an operator; "" if that is 0.
func (m *march) timesStep(op string) string {
	switch m.c.PerStep {
	case 0:
		return ""
	case 1:
		return op + "k"
	}
	return fmt.Sprintf("%sk*%d", op, m.c.PerStep)
}

// place is that of the cell in the range along a dimension.
func (m *march) place(stage, dim int) string {
	switch dim {
	case 0:
		return m.planeAt(stage, 0)
	case m.c.Dims - 1:
		return m.c.geo.x + " + e"
	}
	return m.c.geo.y + " + h"
}
