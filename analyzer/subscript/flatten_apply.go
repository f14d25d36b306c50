// Writing a flattened array as a view with several dimensions.

package subscript

import (
	"slices"

	"mintc/ir/stencil"
)

// form is a subscript as a polynomial: with the values of locals that have one,
// and stops.
func (f *flattening) form(e stencil.Expr) (stencil.Poly, bool) {
	p, ok := stencil.PolyOf(e)
	open := slices.ContainsFunc(p.Symbols(), func(s *stencil.Symbol) bool {
		_, known := f.serial[s]
		return s.Role == stencil.Local && !known
	})
	if !ok || open {
		if p, ok = f.value(e, 0); !ok {
			p, ok = f.modulo(8*stencil.Int.Size)(e, 0) // as stencil.AffineOf reads subscripts
		}
	}
	return f.expanded(p), ok
}

// mayStop reports whether the subscript of an access has no stops, or none that
// a neighbour could not have: see clamping.accesses.
func (f *flattening) mayStop(a stencil.AccessInfo, p stencil.Poly) bool {
	for _, sym := range p.Symbols() {
		s, isStop := f.stopOf[sym]
		if isStop && (f.use.Written || slices.ContainsFunc(a.Limits, func(l stencil.Limit) bool { return l.Index == s.index })) {
			return false
		}
	}
	return true
}

// stopsElsewhere reports whether an index has a stop and more.
func (f *flattening) stopsElsewhere(index stencil.Poly) bool {
	_, alone := f.isStop(index)
	return !alone && slices.ContainsFunc(index.Symbols(), func(s *stencil.Symbol) bool { _, ok := f.stopOf[s]; return ok })
}

// apply turns the accesses into those of a view with one dimension more than there
// are strides.
func (f *flattening) apply() {
	base := f.use.Grid
	view := f.nest.View(base, len(f.strides)+1)
	f.use.Grid = view
	for _, s := range f.strides {
		f.use.Strides = append(f.use.Strides, stencil.PolyExpr(s))
	}
	unused := map[*stencil.Symbol]bool{}
	for i := range f.use.Accesses {
		a := &f.use.Accesses[i]
		stencil.AddLocals(a.Index[0], f.of, unused)
		a.Affine = f.index[i]
		a.Access = &stencil.Access{Grid: view, Index: f.subscriptsOf(f.index[i]), Span: a.Span}
	}
	body := stencil.MapBody(f.nest.Body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok || a.Grid != base {
			return e
		}
		form, _ := f.form(a.Index[0])
		index, ok := f.divided(form)
		if !ok {
			panic("analyzer: an access that was recorded does not divide: " + a.Span.Text())
		}
		return &stencil.Access{Grid: view, Index: f.subscriptsOf(index), Span: a.Span}
	})
	for _, last := range f.nest.Last {
		delete(unused, last)
	}
	f.nest.Body = stencil.WithoutUnused(body, unused)
}

// subscriptsOf spells the indices of a view.
func (f *flattening) subscriptsOf(forms []stencil.Affine) []stencil.Expr {
	list := make([]stencil.Expr, len(forms))
	for i, form := range forms {
		list[i] = stencil.AffineExpr(form)
		switch s, ok := f.isStop(form.Poly()); {
		case ok && s.ring != "":
			list[i] = f.ringOf[f.stops[s]]
		case ok:
			list[i] = f.spelled(s)
		}
	}
	return list
}

// spelled is i - 1 > first ? i - 1 : first, and its like.
func (c *clamping) spelled(s stop) *stencil.Clamped {
	end, op := c.ranges[s.index].first, ">"
	if s.offset > 0 {
		end, op = c.ranges[s.index].last, "<"
	}
	var at stencil.Expr = stencil.PolyExpr(end)
	if form, ok := stencil.AffineOf(at); ok {
		at = stencil.AffineExpr(form)
	}
	next := stencil.AffineExpr(stencil.Affine{Terms: []stencil.Term{{Sym: s.index, Coef: 1}}, Const: s.offset})
	return &stencil.Clamped{Index: s.index, Offset: s.offset, X: stencil.NewCond(stencil.NewBinary(op, next, at), next, at)}
}
