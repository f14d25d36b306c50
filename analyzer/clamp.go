package analyzer

import (
	"slices"

	"mintc/ir/stencil"
)

// clamp marks subscripts that stop at the edges of the parallel loops, as in
// u[y][x > 0 ? x - 1 : 0]: what they read are neighbours like any others. That
// is done for arrays that the nest only reads, of which all subscripts are then
// understood; the others keep theirs as they are.
func (r *nestReader) clamp() {
	c := newClamping(r.sweep)
	clamped := map[*stencil.Grid]bool{}
	for _, u := range r.sweep.Uses {
		if list := c.accesses(u); list != nil {
			u.Accesses = list
			clamped[u.Grid] = true
		}
	}
	if len(clamped) == 0 {
		return
	}
	r.sweep.Body = stencil.MapBody(r.sweep.Body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok || !clamped[a.Grid] {
			return e
		}
		return &stencil.Access{Grid: a.Grid, Index: c.subscripts(a.Index), Span: a.Span}
	})
}

// clamping reads subscripts of one sweep.
type clamping struct {
	sweep  *stencil.Sweep
	serial map[*stencil.Symbol]stencil.Bounds
	of     map[*stencil.Symbol]stencil.Expr // definitions of locals
	ranges map[*stencil.Symbol]valueRange   // of the parallel loops' indices
}

// valueRange are the lowest and the highest value of an index.
type valueRange struct{ first, last stencil.Poly }

func newClamping(s *stencil.Sweep) *clamping {
	c := &clamping{sweep: s, serial: s.SerialBounds(), of: stencil.Definitions(s.Body), ranges: map[*stencil.Symbol]valueRange{}}
	for _, l := range s.Loops {
		first, okLo := stencil.PolyOf(l.Lo)
		end, okHi := stencil.PolyOf(l.Hi)
		if okLo && okHi && l.Step == 1 && !l.Boxed {
			c.ranges[l.Index] = valueRange{first, end.Plus(stencil.NewPoly(1), -1)}
		}
	}
	return c
}

// accesses are those of a grid with clamped subscripts marked; nil unless there
// are any and all are understood.
func (c *clamping) accesses(u *stencil.Use) []stencil.AccessInfo {
	if u.Written {
		return nil
	}
	list, found := slices.Clone(u.Accesses), false
	for i := range list {
		a := &list[i]
		a.Access = &stencil.Access{Grid: a.Grid, Index: c.subscripts(a.Index), Span: a.Span}
		a.Affine, a.Resolved = slices.Clone(a.Affine), true
		for d, e := range a.Index {
			if k, ok := e.(*stencil.Clamped); ok {
				found = true
				a.Affine[d] = k.Form()
				limited := slices.ContainsFunc(a.Limits, func(l stencil.Limit) bool { return l.Index == k.Index })
				a.Resolved = a.Resolved && !limited // what it reaches under the limit, the loop's range does not say
				continue
			}
			a.Resolved = a.Resolved && c.isLinear(e)
		}
		if !a.Resolved {
			return nil
		}
	}
	if !found {
		return nil
	}
	return list
}

// isLinear reports whether a subscript is a linear form whose range is known.
func (c *clamping) isLinear(e stencil.Expr) bool {
	form, ok := stencil.AffineOf(e)
	for _, t := range form.Terms {
		_, known := c.serial[t.Sym]
		ok = ok && (t.Sym.Role != stencil.Local || known)
	}
	return ok
}

// subscripts marks those that are clamped.
func (c *clamping) subscripts(index []stencil.Expr) []stencil.Expr {
	list := slices.Clone(index)
	for d, e := range list {
		if c.isLinear(e) {
			continue
		}
		if v, ok := c.value(e, 0); ok && v.index != nil {
			list[d] = &stencil.Clamped{Index: v.index, Offset: v.offset, X: e}
		}
	}
	return list
}

// clampValue is a polynomial over indices and outer scalars or, where index is
// set, index + offset that stops at the edge of its loop on that side.
type clampValue struct {
	form   stencil.Poly
	index  *stencil.Symbol
	offset int64
}

// deepest is how far definitions of locals are followed.
const deepest = 16

// value reads an expression whose arithmetic is that of numbers: signed, and
// nothing is narrowed.
func (c *clamping) value(e stencil.Expr, depth int) (clampValue, bool) {
	if depth > deepest || !e.Type().IsInteger() {
		return clampValue{}, false
	}
	signed := e.Type().Kind == stencil.Signed && e.Type().Size >= stencil.Int.Size
	switch e := e.(type) {
	case *stencil.Const:
		form, ok := stencil.PolyOf(e)
		return clampValue{form: form}, ok
	case *stencil.Var:
		if e.Sym.Role != stencil.Local {
			form, ok := stencil.PolyOf(e)
			return clampValue{form: form}, ok
		}
		if def := c.of[e.Sym]; def != nil {
			return c.value(withType(def, e.Sym.Type), depth+1)
		}
	case *stencil.Cast:
		if from := e.X.Type(); signed && from.IsInteger() && (from.Size < e.T.Size || from.Same(e.T) || from.Kind == stencil.Signed && from.Size == e.T.Size) {
			return c.value(e.X, depth+1)
		}
	case *stencil.Binary:
		if signed && (e.Op == "+" || e.Op == "-" || e.Op == "*") {
			return c.arithmetic(e, depth+1)
		}
	case *stencil.Cond:
		return c.choice(e, depth+1)
	}
	return clampValue{}, false
}

func (c *clamping) arithmetic(e *stencil.Binary, depth int) (clampValue, bool) {
	x, okX := c.value(e.X, depth)
	y, okY := c.value(e.Y, depth)
	switch {
	case !okX || !okY || x.index != nil || y.index != nil:
		return clampValue{}, false
	case e.Op == "+":
		return clampValue{form: x.form.Plus(y.form, 1)}, true
	case e.Op == "-":
		return clampValue{form: x.form.Plus(y.form, -1)}, true
	}
	return clampValue{form: x.form.Times(y.form)}, true
}
