// Package frame is what every kernel of a sweep has, however its points are
// computed: names, parameters, strides, the loops of the launch.
package frame

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// Frame is a kernel and its launch while they are built. The lowering of the
// points fills the kernel's body; all else is there before.
type Frame struct {
	Names  *Names
	Sweep  *stencil.Sweep
	Plan   plan.Plan
	Kernel *kernel.Kernel
	Launch *kernel.Launch

	// Held is the element that an access is at, or the value of its subscript of dimension dim (-1: the element), as the kernel holds
	// it to the extents; nil where it holds none.
	Held func(a *stencil.Access, dim int, at stencil.Expr) stencil.Expr

	pointer map[*stencil.Grid]*stencil.Symbol
	stride  map[*stencil.Grid][]*stencil.Symbol
}

// New is the frame of a sweep's kernel, as yet without parameters.
func New(s *stencil.Sweep, p plan.Plan, names *Names, k *kernel.Kernel, l *kernel.Launch) *Frame {
	return &Frame{Names: names, Sweep: s, Plan: p, Kernel: k, Launch: l, pointer: map[*stencil.Grid]*stencil.Symbol{}, stride: map[*stencil.Grid][]*stencil.Symbol{}}
}

// Local is a symbol of the kernel with a name of its own.
func (f *Frame) Local(name string, t stencil.Type) *stencil.Symbol {
	return &stencil.Symbol{Name: f.Names.Fresh(name), Type: t}
}

// Param adds a parameter, and what the launch passes for it.
func (f *Frame) Param(p kernel.Param, a kernel.Arg) {
	f.Kernel.Params = append(f.Kernel.Params, p)
	f.Launch.Args = append(f.Launch.Args, a)
}

// Grid adds the pointer and the strides of one grid to the parameters. A unique
// pointer is the only one to what it points to. The strides are as wide as the positions that are sums of their products.
func (f *Frame) Grid(u *stencil.Use, unique bool) {
	g := u.Grid
	sym := &stencil.Symbol{Name: g.Name, Type: g.Elem}
	if f.Plan.Stream != nil { // the name is that of the registers, which the body reads
		sym.Name = f.Names.Fresh(g.Name + "_grid")
	}
	f.pointer[g] = sym
	f.Param(kernel.Param{Sym: sym, Pointer: true, ReadOnly: !u.Written, Unique: unique}, kernel.Arg{Kind: kernel.Pointer, Grid: g})
	for d := 0; d < g.Rank-1; d++ {
		s := f.Local(g.Name+"_"+StrideName(d, g.Rank), PositionType(u))
		f.stride[g] = append(f.stride[g], s)
		f.Param(kernel.Param{Sym: s}, kernel.Arg{Kind: kernel.Stride, Grid: g, Dim: d})
	}
	f.Launch.Mapping[g] = f.Names.Fresh(g.Name + "_map")
}

// StrideName says what one step along dimension d of a grid crosses.
func StrideName(d, rank int) string {
	switch rank - 1 - d {
	case 1:
		return "row"
	case 2:
		return "plane"
	}
	return fmt.Sprintf("stride%d", d)
}

// Pointer is the parameter that points to the grid's first element.
func (f *Frame) Pointer(g *stencil.Grid) *stencil.Symbol { return f.pointer[g] }

// Element is the element of device memory that an access of the body is at.
func (f *Frame) Element(a *stencil.Access, at stencil.Expr) *stencil.Element {
	if f.Held != nil {
		at = f.Held(a, -1, at)
	}
	return &stencil.Element{Array: f.Pointer(a.Grid), Index: []stencil.Expr{at}}
}

// ElementOf is the same by the subscripts.
func (f *Frame) ElementOf(a *stencil.Access) *stencil.Element {
	index := slices.Clone(a.Index)
	for d, e := range index {
		if f.Held != nil {
			index[d] = f.Held(a, d, e)
		}
	}
	return f.Element(a, f.Flat(a.Grid, index))
}

// StoresOnce reports whether all that the sweep does with a grid is to write an
// element of the iteration's own point in one place.
func (f *Frame) StoresOnce(u *stencil.Use) bool {
	return !u.Read && len(u.Accesses) == 1 && u.Grid.Elem.Kind != stencil.Struct && f.Sweep.Pointwise(u)
}
