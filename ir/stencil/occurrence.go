// When an access under conditions happens, where the host can tell exactly: u[i - 1] in i > 0 ? u[i - 1] : u[0].

package stencil

import (
	"maps"
	"slices"

	"mintc/internal/source"
)

// Occurrence are the iterations in which an access happens: all those, and no others, in which the indices of parallel loops are within
// Limits, with all values of serial indices that Serial gives, if no form of Conditions, over outer scalars, is negative.
type Occurrence struct {
	Limits     []Limit
	Serial     map[*Symbol]Bounds
	Conditions []Affine
	// Forms are the subscripts of the access there. Equal does not ask for them.
	Forms []Affine
}

// Equal reports whether two occurrences are the same.
func (o Occurrence) Equal(p Occurrence) bool {
	same := func(b, c Bounds) bool { return b.Lowest.Equal(c.Lowest) && b.Highest.Equal(c.Highest) }
	return slices.EqualFunc(o.Limits, p.Limits, Limit.Equal) && slices.EqualFunc(o.Conditions, p.Conditions, Affine.Equal) && maps.EqualFunc(o.Serial, p.Serial, same)
}

// Occurrences finds when accesses happen, by their places in the program. Those that are missing depend on more than the host can tell, or
// have several places in the body with different occurrences.
func Occurrences(s *Sweep) map[source.Span]Occurrence {
	f := &occurrences{loops: s.Loops, body: s.Body, ranges: s.InnerRanges(), values: map[*Symbol]Affine{}, found: map[source.Span]Occurrence{}, times: map[source.Span]int{}}
	if slices.ContainsFunc(s.Loops, func(l *Loop) bool { return l.BoundingBox || l.Runs != nil }) {
		return nil
	}
	f.list(s.Body)
	followed := map[source.Span]int{}
	VisitExprs(s.Body, func(e Expr) {
		if a, ok := e.(*Access); ok {
			followed[a.Span]++
		}
	})
	maps.DeleteFunc(f.found, func(at source.Span, _ Occurrence) bool { return followed[at] != f.times[at] })
	return f.found
}

// occurrences follows a body. What is reached only under conditions that the host cannot tell exactly is left out.
type occurrences struct {
	loops  []*Loop
	body   []Stmt
	ranges map[*Symbol]Range
	values map[*Symbol]Affine // of locals that are set once
	serial []*For
	forms  []Affine // none is negative
	found  map[source.Span]Occurrence
	times  map[source.Span]int // how often an access with that occurrence was met
}

func (f *occurrences) list(body []Stmt) {
	for i, st := range body {
		f.stmt(st)
		if Jumps(body[i : i+1]) {
			return // whether the rest is reached
		}
	}
}

func (f *occurrences) stmt(st Stmt) {
	switch st := st.(type) {
	case *Decl:
		f.operands(st)
		if st.Init != nil && st.List == nil && !assigns(f.body, st.Sym) {
			if form, ok := f.form(st.Init); ok && st.Sym.Type == st.Init.Type() {
				f.values[st.Sym] = form
			}
		}
	case *If:
		f.expr(st.Cond)
		f.under(st.Cond, false, func() { f.list(st.Then) })
		f.under(st.Cond, true, func() { f.list(st.Else) })
	case *Block:
		f.list(st.Body)
	case *For:
		if !Jumps(st.Body) {
			f.serial = append(f.serial, st)
			f.list(st.Body)
			f.serial = f.serial[:len(f.serial)-1]
		}
	case *ExprStmt:
		f.operands(st)
	}
}

func (f *occurrences) operands(st Stmt) {
	for _, e := range Exprs(st) {
		f.expr(e)
	}
}

func (f *occurrences) expr(e Expr) {
	switch e := e.(type) {
	case nil:
		return
	case *Binary:
		if e.Op == "&&" || e.Op == "||" {
			f.expr(e.X)
			f.under(e.X, e.Op == "||", func() { f.expr(e.Y) })
			return
		}
	case *Cond:
		f.expr(e.C)
		f.under(e.C, false, func() { f.expr(e.X) })
		f.under(e.C, true, func() { f.expr(e.Y) })
		return
	case *Access:
		o, ok := f.now()
		for _, x := range e.Index {
			form, linear := f.form(x)
			o.Forms, ok = append(o.Forms, form), ok && linear
		}
		if have, met := f.found[e.Span]; ok && (!met || have.Equal(o)) {
			f.found[e.Span] = o
			f.times[e.Span]++
		}
	}
	for _, x := range Operands(e) {
		f.expr(x)
	}
}

// under follows what happens where a condition holds, or does not, if that is a matter of linear forms.
func (f *occurrences) under(cond Expr, not bool, follow func()) {
	outer := f.forms
	defer func() { f.forms = outer }()
	for _, g := range Conjuncts(cond, not) {
		forms, ok := f.notNegative(g)
		if !ok {
			return
		}
		f.forms = slices.Concat(f.forms, forms)
	}
	follow()
}

// notNegative are the forms that are 0 or more exactly where a guard holds.
func (f *occurrences) notNegative(g Guard) (forms []Affine, ok bool) {
	c, op, ok := g.Comparison()
	if !ok {
		return nil, false
	}
	common := Arithmetic(c.X.Type(), c.Y.Type())
	x, okX := f.form(Converted(c.X, common))
	y, okY := f.form(Converted(c.Y, common))
	above, one := x.Plus(y, -1), Affine{Const: 1}
	below := above.Times(-1)
	switch op {
	case "<":
		forms = []Affine{below.Plus(one, -1)}
	case "<=":
		forms = []Affine{below}
	case ">":
		forms = []Affine{above.Plus(one, -1)}
	case ">=":
		forms = []Affine{above}
	case "==":
		forms = []Affine{above, below}
	}
	return forms, okX && okY && len(forms) > 0 && FitsLongLong(f.loops, above)
}

// form is the linear form that e is equal to, of indices and outer scalars.
func (f *occurrences) form(e Expr) (Affine, bool) {
	form, ok := Exactly(e, f.ranges)
	return form.withValues(f.values), ok
}

// now are the iterations in which what is being followed happens.
func (f *occurrences) now() (o Occurrence, ok bool) {
	o.Serial = map[*Symbol]Bounds{}
	for _, loop := range f.serial {
		sym, _ := loop.Start()
		b, ok := loop.bounds(f.ranges, false)
		if !ok || b.By > 1 || len(b.Claims) > 0 || !b.Lowest.IsOuter() || !b.Highest.IsOuter() {
			return o, false
		}
		o.Serial[sym] = b
	}
	for _, form := range f.forms {
		if !f.limit(&o, form) {
			return o, false
		}
	}
	for _, sym := range sortedSymbols(o.Serial) {
		o.Conditions = append(o.Conditions, o.Serial[sym].Highest.Plus(o.Serial[sym].Lowest, -1))
	}
	o.Conditions = slices.DeleteFunc(o.Conditions, func(c Affine) bool { return c.IsConst() && c.Const >= 0 })
	return o, !slices.ContainsFunc(o.Conditions, Affine.IsConst)
}

// limit adds that a form is not negative. It must limit one index, or none.
func (f *occurrences) limit(o *Occurrence, form Affine) bool {
	var index *Term
	for i, t := range form.Terms {
		if t.Sym.Role != Param {
			if index != nil {
				return false
			}
			index = &form.Terms[i]
		}
	}
	if index == nil {
		o.Conditions = append(o.Conditions, form)
		return true
	}
	if index.Coef != 1 && index.Coef != -1 {
		return false
	}
	at := form.Without(index.Sym).Times(-index.Coef)
	if b, isSerial := o.Serial[index.Sym]; isSerial {
		narrowed, ok := b.narrowed(at, index.Coef > 0)
		o.Serial = maps.Clone(o.Serial)
		o.Serial[index.Sym] = narrowed
		return ok
	}
	if !slices.ContainsFunc(f.loops, func(l *Loop) bool { return l.Index == index.Sym && l.Step*l.Step == 1 }) {
		return false
	}
	i := slices.IndexFunc(o.Limits, func(l Limit) bool { return l.Index == index.Sym })
	if i < 0 {
		i = len(o.Limits)
		o.Limits = append(o.Limits, Limit{Index: index.Sym})
	}
	if l := &o.Limits[i]; index.Coef > 0 {
		l.Low = append(l.Low, at)
	} else {
		l.High = append(l.High, at)
	}
	return true
}
