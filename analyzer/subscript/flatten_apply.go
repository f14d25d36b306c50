// Writing a flattened array as a view with several dimensions.

package subscript

import (
	"slices"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// form is a subscript as a polynomial: with the values of locals that have one,
// and stops.
func (f *flattening) form(e stencil.Expr) (stencil.Poly, bool) {
	p, ok := stencil.PolyOf(e)
	open := slices.ContainsFunc(p.Symbols(), func(s *stencil.Symbol) bool {
		_, known := f.Serial[s]
		return s.Role == stencil.Local && !known
	})
	if !ok || open {
		if p, ok = f.Value(e, 0); !ok {
			p, ok = f.Modulo(8*stencil.Int.Size)(e, 0) // as stencil.AffineOf reads subscripts
		}
	}
	return f.expanded(p), ok
}

// mayStop reports whether the subscript of an access has no stops, or none that
// a neighbour could not have: see clamping.Reader.
func (f *flattening) mayStop(a stencil.AccessInfo, p stencil.Poly) bool {
	for _, sym := range p.Symbols() {
		s, isStop := f.StopOf[sym]
		if isStop && (f.use.Written || s.Ring == "" && slices.ContainsFunc(a.Limits, func(l stencil.Limit) bool { return l.Index == s.Index })) {
			return false
		}
	}
	return true
}

// stopsElsewhere reports whether an index has a stop and more than what a loop may count from.
func (f *flattening) stopsElsewhere(index stencil.Poly) bool {
	_, alone := f.IsStop(index)
	_, _, counted := f.stopFrom(index)
	return !alone && !counted && slices.ContainsFunc(index.Symbols(), func(s *stencil.Symbol) bool { _, ok := f.StopOf[s]; return ok })
}

// stopFrom reads a stop in an index that counts from elsewhere, as in i - i0: the stop and what is added to it.
func (f *flattening) stopFrom(index stencil.Poly) (s clamping.Stop, by stencil.Poly, ok bool) {
	for _, sym := range index.Symbols() {
		if at, isStop := f.StopOf[sym]; isStop && at.Ring == "" && !ok {
			s, by, ok = at, index.Plus(stencil.NewPolyOf(sym), -1), true
		}
	}
	return s, by, ok && !slices.ContainsFunc(by.Symbols(), func(sym *stencil.Symbol) bool { return sym.Role != stencil.Param })
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
		stencil.AddLocals(a.Index[0], f.Of, unused)
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
		switch s, ok := f.IsStop(form.Poly()); {
		case ok && s.Ring != "":
			list[i] = f.RingOf[f.Stops[s]]
		case ok:
			list[i] = &stencil.Clamped{Index: s.Index, Offset: s.Offset, X: f.spelled(s, nil)}
		default:
			if s, by, ok := f.stopFrom(form.Poly()); ok { // not marked as clamped until the loop counts from there
				list[i] = f.spelled(s, by)
			}
		}
	}
	return list
}

// spelled is i - 1 > first ? i - 1 : first, and its like, with by added to each number.
func (f *flattening) spelled(s clamping.Stop, by stencil.Poly) stencil.Expr {
	end, op := f.Ranges[s.Index].First, ">"
	if s.Offset > 0 {
		end, op = f.Ranges[s.Index].Last, "<"
	}
	at, next := sum(end, by), sum(stencil.NewPolyOf(s.Index), by.Plus(stencil.NewPoly(s.Offset), 1))
	return stencil.NewCond(stencil.NewBinary(op, next, at), next, at)
}

// sum spells p + q.
func sum(p, q stencil.Poly) stencil.Expr {
	e := stencil.PolyExpr(p.Plus(q, 1))
	if form, ok := stencil.AffineOf(e); ok {
		return stencil.AffineExpr(form)
	}
	return e
}
