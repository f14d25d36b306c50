// A copy of a sweep with other symbols in place of its own.

package stencil

import "slices"

// replacer puts symbols in place of others.
type replacer map[*Symbol]*Symbol

// Replaced is a copy of the sweep with other symbols in place of its own; the sweep itself where there are none.
func (s *Sweep) Replaced(of map[*Symbol]*Symbol) *Sweep {
	if len(of) == 0 {
		return s
	}
	r := replacer(of)
	t := *s
	t.Loops, t.Nest, t.Params, t.Last, t.Reductions, t.IndependenceChecks, t.Claims, t.Uses = nil, nil, nil, nil, nil, nil, nil, nil
	loops := map[*Loop]*Loop{}
	for _, l := range s.Loops {
		loops[l] = r.loop(l)
		t.Loops = append(t.Loops, loops[l])
	}
	for _, l := range s.Nest {
		t.Nest = append(t.Nest, loops[l])
	}
	t.Params, t.Last = r.symbols(s.Params), r.symbols(s.Last)
	for _, red := range s.Reductions {
		own := *red
		own.Part, own.At, own.NaN = r.symbol(red.Part), r.symbol(red.At), r.symbol(red.NaN)
		t.Reductions = append(t.Reductions, &own)
	}
	for _, a := range s.IndependenceChecks {
		t.IndependenceChecks = append(t.IndependenceChecks, r.independence(a))
	}
	for _, c := range s.Claims {
		t.Claims = append(t.Claims, r.claim(c))
	}
	t.Body = r.body(s.Body)
	for _, u := range s.Uses {
		t.Uses = append(t.Uses, r.use(u))
	}
	return &t
}

// loop is a loop with other symbols. Bounding-box loops are never fused.
func (r replacer) loop(l *Loop) *Loop {
	own := *l
	own.Index, own.Lo, own.Hi = r.symbol(l.Index), r.expr(l.Lo), r.expr(l.Hi)
	if l.Exact != nil {
		own.Exact = &Comparison{l.Exact.Op, l.Exact.Type, r.expr(l.Exact.Bound)}
	}
	if l.Shift != nil {
		own.Shift = &Shifted{r.form(l.Shift.By), l.Shift.Type}
	}
	return &own
}

func (r replacer) symbol(s *Symbol) *Symbol {
	if to := r[s]; to != nil {
		return to
	}
	return s
}

func (r replacer) symbols(list []*Symbol) []*Symbol {
	var out []*Symbol
	for _, s := range list {
		out = append(out, r.symbol(s))
	}
	return out
}

func (r replacer) node(e Expr) Expr {
	switch e := e.(type) {
	case *Var:
		return &Var{r.symbol(e.Sym)}
	case *Element:
		return &Element{r.symbol(e.Array), e.Index}
	case *Clamped:
		return &Clamped{r.symbol(e.Index), e.Offset, e.X}
	}
	return e
}

func (r replacer) expr(e Expr) Expr { return Map(e, r.node) }

// body replaces declared symbols too.
func (r replacer) body(body []Stmt) []Stmt {
	out := MapBody(body, r.node)
	r.declared(out)
	return out
}

// declared changes declarations in place; MapBody made them.
func (r replacer) declared(body []Stmt) {
	for _, s := range body {
		if d, ok := s.(*Decl); ok {
			d.Sym = r.symbol(d.Sym)
		}
		for _, inner := range Bodies(s) {
			r.declared(inner)
		}
	}
}

func (r replacer) form(a Affine) Affine {
	b := Affine{Const: a.Const}
	for _, t := range a.Terms {
		b = b.Plus(Affine{Terms: []Term{{r.symbol(t.Sym), t.Coef}}}, 1)
	}
	return b
}

func (r replacer) forms(list []Affine) []Affine {
	var out []Affine
	for _, a := range list {
		out = append(out, r.form(a))
	}
	return out
}

func (r replacer) claim(c Claim) Claim {
	c.Of, c.Form, c.If = r.expr(c.Of), r.form(c.Form), slices.Clone(c.If)
	for i, cond := range c.If {
		c.If[i] = r.expr(cond)
	}
	if c.Loop != nil {
		loop := *c.Loop
		loop.First, loop.Limit = r.expr(loop.First), r.expr(loop.Limit)
		c.Loop = &loop
	}
	return c
}

func (r replacer) independence(a IndependenceCheck) IndependenceCheck {
	a.Separations, a.Shifts = slices.Clone(a.Separations), slices.Clone(a.Shifts)
	for i, x := range a.Separations {
		a.Separations[i] = Separation{r.form(x.FirstLow), r.form(x.FirstHigh), r.form(x.SecondLow), r.form(x.SecondHigh)}
	}
	for i, x := range a.Shifts {
		a.Shifts[i] = Shift{r.form(x.Delta), x.Modulus}
	}
	a.FirstLimits, a.SecondLimits = r.limits(a.FirstLimits), r.limits(a.SecondLimits)
	return a
}

func (r replacer) limits(list []Limit) []Limit {
	list = slices.Clone(list)
	for i, l := range list {
		list[i] = Limit{r.symbol(l.Index), r.forms(l.Low), r.forms(l.High)}
	}
	return list
}

func (r replacer) use(u *Use) *Use {
	own := *u
	own.Strides, own.Accesses = nil, nil
	for _, e := range u.Strides {
		own.Strides = append(own.Strides, r.expr(e))
	}
	for _, a := range u.Accesses {
		a.Access = r.expr(a.Access).(*Access)
		a.Affine = r.forms(a.Affine)
		a.Guards, a.Limits, a.Inner = slices.Clone(a.Guards), r.limits(a.Limits), slices.Clone(a.Inner)
		for i, g := range a.Guards {
			a.Guards[i].Cond = r.expr(g.Cond)
		}
		for i, in := range a.Inner {
			a.Inner[i].Index = r.expr(in.Index)
		}
		a.NotNegative = r.forms(a.NotNegative)
		own.Accesses = append(own.Accesses, a)
	}
	return &own
}
