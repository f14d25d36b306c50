// What a sweep says of an index that counts from another value: expressions, accesses, checks.

package rewrite

import (
	"slices"

	"mintc/ir/stencil"
)

// form is a form over the new indices in which these have the place of the program's.
func (m shifts) form(a stencil.Affine) stencil.Affine { return m.forms([]stencil.Affine{a})[0] }

func (m shifts) forms(list []stencil.Affine) []stencil.Affine {
	for _, x := range m {
		list = stencil.FormsWith(list, x.index, x.value())
	}
	return list
}

// value is the program's index as a form.
func (x *shifted) value() stencil.Affine {
	return x.by.Plus(stencil.Affine{Terms: []stencil.Term{{Sym: x.index, Coef: 1}}}, 1)
}

// of is the loop that an index is of, nil if that counts as it did.
func (m shifts) of(sym *stencil.Symbol) *shifted {
	i := slices.IndexFunc(m, func(x *shifted) bool { return x.index == sym })
	if i < 0 {
		return nil
	}
	return m[i]
}

// node is what takes the place of an expression, nil if that is asked of its operands.
func (m shifts) node(e stencil.Expr) stencil.Expr {
	switch e := e.(type) {
	case *stencil.Var:
		if x := m.of(e.Sym); x != nil {
			return x.spelled()
		}
	case *stencil.Access:
		return m.indexed(e)
	case *stencil.Binary:
		return m.cancelled(e)
	}
	return nil
}

// spelled is the program's index in its type. What is added as the last of two is that, and so it does not overflow; longer sums are computed
// in 64 bits.
func (x *shifted) spelled() stencil.Expr {
	index := stencil.AffineExpr(stencil.Affine{Terms: []stencil.Term{{Sym: x.index, Coef: 1}}, Const: x.by.Const})
	if len(x.by.Terms) == 0 {
		return stencil.Converted(index, x.was.Type)
	}
	if t := x.by.Terms[0]; len(x.by.Terms) == 1 && t.Coef*t.Coef == 1 {
		op := map[int64]string{1: "+", -1: "-"}[t.Coef]
		return stencil.Converted(stencil.NewBinary(op, index, &stencil.Var{Sym: t.Sym}), x.was.Type)
	}
	sum := stencil.NewBinary("+", stencil.PolyExpr(stencil.Affine{Terms: x.by.Terms}.Poly()), index)
	return stencil.Converted(sum, x.was.Type)
}

// indexed is an access with its subscripts by the new indices.
func (m shifts) indexed(a *stencil.Access) *stencil.Access {
	index := make([]stencil.Expr, len(a.Index))
	for d, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		switch {
		case !ok:
			index[d] = stencil.MapOuter(e, m.node)
		case slices.ContainsFunc(form.Terms, func(t stencil.Term) bool { return m.of(t.Sym) != nil }):
			index[d] = stencil.AffineExpr(m.form(form))
		default:
			index[d] = e
		}
	}
	return &stencil.Access{Grid: a.Grid, Index: index, Span: a.Span}
}

// cancelled is a sum or a difference that has no more variables than a new index, as k - y0 where that counts from y0; nil for others.
func (m shifts) cancelled(e *stencil.Binary) stencil.Expr {
	if e.Op != "+" && e.Op != "-" || e.Type().Kind != stencil.Signed {
		return nil
	}
	was, ok := stencil.Exactly(e, nil)
	if !ok || len(was.Terms) < 2 {
		return nil
	}
	form := m.form(was)
	if len(form.Terms) != 1 || form.Terms[0].Coef != 1 {
		return nil
	}
	if x := m.of(form.Terms[0].Sym); x == nil || x.was.Type.Kind != stencil.Signed { // conversions of others may change them
		return nil
	}
	return stencil.Converted(stencil.AffineExpr(form), e.Type())
}

// access changes what is known of one.
func (m shifts) access(a *stencil.AccessInfo) {
	a.Access, a.Affine = m.indexed(a.Access), m.forms(a.Affine)
	a.NotNegative, a.Limits = m.forms(a.NotNegative), m.limits(a.Limits)
	for i, g := range a.Guards {
		a.Guards[i].Cond = stencil.MapOuter(g.Cond, m.node)
	}
	for i, in := range a.Inner {
		a.Inner[i].Index = stencil.MapOuter(in.Index, m.node)
	}
}

// limits are those of the new indices.
func (m shifts) limits(list []stencil.Limit) []stencil.Limit {
	for i, l := range list {
		if x := m.of(l.Index); x != nil {
			for k := range l.Low {
				list[i].Low[k] = l.Low[k].Plus(x.by, -1)
			}
			for k := range l.High {
				list[i].High[k] = l.High[k].Plus(x.by, -1)
			}
		}
	}
	return list
}

// check changes what the host checks of two accesses.
func (m shifts) check(c *stencil.IndependenceCheck) {
	for i, x := range c.Separations {
		c.Separations[i] = stencil.Separation{FirstLow: m.form(x.FirstLow), FirstHigh: m.form(x.FirstHigh), SecondLow: m.form(x.SecondLow), SecondHigh: m.form(x.SecondHigh)}
	}
	c.FirstLimits, c.SecondLimits = m.limits(c.FirstLimits), m.limits(c.SecondLimits)
}
