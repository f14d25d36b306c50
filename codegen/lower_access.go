package codegen

import (
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// point builds the statements of one point: the positions of the grids that are
// read around it, then the user's body with flat subscripts.
func (w *sweepLowering) point() []stencil.Stmt {
	var body []stencil.Stmt
	for _, u := range w.sweep.Uses {
		if sym := w.centreOf(u); sym != nil {
			w.centre[u.Grid] = sym
			index := make([]stencil.Expr, u.Grid.Rank)
			for d := range index {
				index[d] = &stencil.Var{Sym: w.axis(u, d)}
			}
			body = append(body, &kernel.Define{Sym: sym, Init: w.flat(u.Grid, index)})
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
	return &stencil.Symbol{Name: w.local.fresh(u.Grid.Name + "_at"), Type: offsetType(u.Grid)}
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
	pointer := w.pointer[a.Grid]
	centre := w.centre[a.Grid]
	if centre == nil {
		return &stencil.Element{Array: pointer, Index: []stencil.Expr{w.flat(a.Grid, a.Index)}}
	}
	var at stencil.Expr = &stencil.Var{Sym: centre}
	for d, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		if !ok {
			panic("codegen: a centred access is not affine: " + stencil.Formatter{}.Expr(a))
		}
		at = plusSteps(at, form.Const, w.strideOf(a.Grid, d))
	}
	return &stencil.Element{Array: pointer, Index: []stencil.Expr{at}}
}

// plusSteps is at + n*stride; a nil stride is 1.
func plusSteps(at stencil.Expr, n int64, stride stencil.Expr) stencil.Expr {
	if n == 0 {
		return at
	}
	op := "+"
	if n < 0 {
		op, n = "-", -n
	}
	return stencil.NewBinary(op, at, times(n, stride))
}

// times is n*stride; a nil stride is 1.
func times(n int64, stride stencil.Expr) stencil.Expr {
	switch {
	case stride == nil:
		return stencil.NewInt(n)
	case n == 1:
		return stride
	}
	return stencil.NewBinary("*", stencil.NewInt(n), stride)
}

// strideOf is the distance of neighbours along d, nil for the contiguous
// dimension.
func (w *sweepLowering) strideOf(g *stencil.Grid, d int) stencil.Expr {
	if d == g.Rank-1 {
		return nil
	}
	return &stencil.Var{Sym: w.stride[g][d]}
}

// flat is the position of an element from its subscripts. The strides are as
// wide as the position needs, so the products are computed at that width.
func (w *sweepLowering) flat(g *stencil.Grid, index []stencil.Expr) stencil.Expr {
	var at stencil.Expr
	for d, e := range index {
		form, ok := stencil.AffineOf(e)
		if ok && form.IsConst() && form.Const == 0 && d < g.Rank-1 {
			continue
		}
		if ok && form.Const == 0 && len(form.Terms) == 1 && form.Terms[0].Coef == 1 {
			e = &stencil.Var{Sym: form.Terms[0].Sym} // macros often leave a "+0"
		}
		if stride := w.strideOf(g, d); stride != nil {
			e = stencil.NewBinary("*", e, stride)
		}
		if at == nil {
			at = e
		} else {
			at = stencil.NewBinary("+", at, e)
		}
	}
	return at
}
