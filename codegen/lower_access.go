// A point of a plain kernel: each access becomes an element of device memory, at a constant distance from the thread's own
// position if all its grid's subscripts are index + constant.

package codegen

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// point builds the statements of one point: the positions of the grids that are
// read around it, then the user's body with flat subscripts.
func (w *sweepLowering) point() []stencil.Stmt {
	var body []stencil.Stmt
	for _, u := range w.Sweep.Uses {
		if sym := w.centreOf(u); sym != nil {
			w.centre[u.Grid] = sym
			index := make([]stencil.Expr, u.Grid.Rank)
			for d := range index {
				index[d] = &stencil.Var{Sym: w.axis(u, d)}
			}
			body = append(body, &kernel.Define{Sym: sym, Init: w.Flat(u.Grid, index)})
		}
	}
	return append(body, stencil.MapBody(w.body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			return w.access(a)
		}
		return e
	})...)
}

// centreOf names the position of the iteration's own point in the grid, worth
// a name where several accesses share it.
func (w *sweepLowering) centreOf(u *stencil.Use) *stencil.Symbol {
	if u.Grid.Rank < 2 || len(u.Accesses) < 2 || u.Edges() != nil {
		return nil
	}
	for d := 0; d < u.Grid.Rank; d++ {
		if w.axis(u, d) == nil {
			return nil
		}
	}
	return &stencil.Symbol{Name: w.Names.Fresh(u.Grid.Name + "_at"), Type: frame.PositionType(u)}
}

// axis is the parallel loop's index that every access of u has, with
// coefficient one, as its only variable in dimension d; nil if there is none.
func (w *sweepLowering) axis(u *stencil.Use, d int) *stencil.Symbol {
	var index *stencil.Symbol
	for _, a := range u.Accesses {
		if !a.Resolved || len(a.Affine[d].Terms) != 1 || a.Affine[d].Terms[0].Coef != 1 {
			return nil
		}
		sym := a.Affine[d].Terms[0].Sym
		if sym.Role != stencil.Index || index != nil && sym != index {
			return nil
		}
		index = sym
	}
	return index
}

// access is an element of the device buffer in place of a point of the grid.
func (w *sweepLowering) access(a *stencil.Access) stencil.Expr {
	centre := w.centre[a.Grid]
	if centre == nil {
		return w.ElementOf(a)
	}
	var at stencil.Expr = &stencil.Var{Sym: centre}
	for d, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		if !ok {
			panic("codegen: a centred access is not affine: " + stencil.Formatter{}.Expr(a))
		}
		at = frame.PlusSteps(at, form.Const, w.StrideOf(a.Grid, d))
	}
	return w.Element(a, at)
}
