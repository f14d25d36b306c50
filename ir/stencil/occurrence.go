// When an access under conditions happens, where the host can tell exactly: u[i - 1] in i > 0 ? u[i - 1] : u[0].

package stencil

import (
	"maps"
	"slices"
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

// Occurrences are the places of accesses in a body.
type Occurrences struct{ places []place }

// place is one access, with Forms nil if its subscripts have none. All guards, and the serial loops, are around it; exact says that it happens
// in all iterations of its occurrence, and no others.
type place struct {
	Occurrence
	access *Access
	guards []Affine // none is negative
	serial []*For
	unsure int // conditions that the host cannot tell
	exact  bool
	joint  bool // of accesses in both branches of a condition
}

// NewOccurrences finds when accesses happen. Accesses that cannot be followed are left out.
func NewOccurrences(s *Sweep) *Occurrences {
	f := &occurrenceFinder{loops: s.Loops, body: s.Body, ranges: s.InnerRanges(), values: map[*Symbol]Affine{}}
	if slices.ContainsFunc(s.Loops, func(l *Loop) bool { return l.BoundingBox || l.Runs != nil }) {
		return &Occurrences{}
	}
	f.list(s.Body)
	unfollowed := map[Site]int{}
	VisitExprs(s.Body, func(e Expr) {
		if a, ok := e.(*Access); ok {
			unfollowed[a.Site()]++
		}
	})
	for _, p := range f.places {
		if !p.joint {
			unfollowed[p.access.Site()]--
		}
	}
	return &Occurrences{slices.DeleteFunc(f.places, func(p place) bool { return unfollowed[p.access.Site()] != 0 })}
}

// Of are the iterations in which an access happens, or, of one that happens in some of them, those in which the same element is surely
// accessed: MIN(m, u[i - 1]) writes its argument twice. It is unknown if that depends on more than the host can tell.
func (o *Occurrences) Of(a AccessInfo) (found Occurrence, known bool) {
	return o.agreed(a, func(i int) int {
		return slices.IndexFunc(o.places, func(q place) bool { return q.covers(o.places[i]) })
	})
}

// Itself are the iterations in which an access itself happens, and not only another one of the same element.
func (o *Occurrences) Itself(a AccessInfo) (found Occurrence, known bool) {
	return o.agreed(a, func(i int) int {
		if !o.places[i].exact {
			return -1
		}
		return i
	})
}

// agreed is the occurrence of the place that `by` chooses for each place of an access, if all have the same.
func (o *Occurrences) agreed(a AccessInfo, by func(int) int) (found Occurrence, known bool) {
	for at, p := range o.places {
		if p.joint || p.access.Site() != a.Site() || p.Forms != nil && !slices.EqualFunc(p.Forms, a.Affine, Affine.Equal) {
			continue
		}
		i := by(at)
		if i < 0 || known && !o.places[i].Equal(found) {
			return found, false
		}
		found, known = o.places[i].Occurrence, true
	}
	return found, known
}

// covers reports whether an access surely happens wherever another one may, at the same element.
func (p place) covers(q place) bool {
	hasGuard := func(form Affine) bool { return slices.ContainsFunc(q.guards, form.Equal) }
	hasLoop := func(loop *For) bool { return slices.Contains(q.serial, loop) }
	without := func(list []Affine) bool {
		return slices.ContainsFunc(list, func(g Affine) bool { return !hasGuard(g) })
	}
	return p.exact && p.access.Grid == q.access.Grid && q.Forms != nil && slices.EqualFunc(p.Forms, q.Forms, Affine.Equal) &&
		!without(p.guards) && !slices.ContainsFunc(p.serial, func(loop *For) bool { return !hasLoop(loop) })
}

// occurrenceFinder follows a body. What is reached only under conditions that the host cannot tell exactly is unsure.
type occurrenceFinder struct {
	loops  []*Loop
	body   []Stmt
	ranges map[*Symbol]Range
	values map[*Symbol]Affine // of locals that are set once
	serial []*For
	forms  []Affine // none is negative
	unsure int
	places []place
}

func (f *occurrenceFinder) list(body []Stmt) {
	defer func(outer int) { f.unsure = outer }(f.unsure)
	for i, st := range body {
		f.stmt(st)
		if Jumps(body[i : i+1]) {
			f.unsure++ // whether the rest is reached
		}
	}
}

func (f *occurrenceFinder) stmt(st Stmt) {
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
		f.branches(st.Cond, func() { f.list(st.Then) }, func() { f.list(st.Else) })
	case *Block:
		f.list(st.Body)
	case *For:
		outer := f.unsure
		if Jumps(st.Body) {
			f.unsure++
		}
		f.serial = append(f.serial, st)
		f.list(st.Body)
		f.serial, f.unsure = f.serial[:len(f.serial)-1], outer
	case *ExprStmt:
		f.operands(st)
	}
}

func (f *occurrenceFinder) operands(st Stmt) {
	for _, e := range Exprs(st) {
		f.expr(e)
	}
}

func (f *occurrenceFinder) expr(e Expr) {
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
		f.branches(e.C, func() { f.expr(e.X) }, func() { f.expr(e.Y) })
		return
	case *Access:
		f.place(e)
	}
	for _, x := range Operands(e) {
		f.expr(x)
	}
}

// place adds an access.
func (f *occurrenceFinder) place(a *Access) {
	p := place{access: a, guards: f.forms, serial: slices.Clone(f.serial), unsure: f.unsure}
	p.Occurrence, p.exact = f.now()
	p.Forms = []Affine{}
	for _, x := range a.Index {
		form, ok := f.form(x)
		if !ok || slices.ContainsFunc(form.Terms, func(t Term) bool { return !f.isSettled(t.Sym) }) {
			p.Forms = nil
			break
		}
		p.Forms = append(p.Forms, form)
	}
	p.exact = p.exact && p.Forms != nil && f.unsure == 0
	f.places = append(f.places, p)
}

// isSettled reports whether a variable has one value while an access, in one iteration of the loops around it, is made.
func (f *occurrenceFinder) isSettled(sym *Symbol) bool {
	return sym.Role == Param || slices.ContainsFunc(f.loops, func(l *Loop) bool { return l.Index == sym }) ||
		slices.ContainsFunc(f.serial, func(loop *For) bool { index, _ := loop.Start(); return index == sym })
}

// branches follows both sides of a condition. What surely happens on each surely happens, whichever it is.
func (f *occurrenceFinder) branches(cond Expr, then, other func()) {
	side := func(not bool, follow func()) (sure []place) {
		f.under(cond, not, func() {
			first, guards, unsure := len(f.places), len(f.forms), f.unsure
			follow()
			for _, p := range f.places[first:] {
				if p.Forms != nil && len(p.guards) == guards && len(p.serial) == len(f.serial) && p.unsure == unsure {
					sure = append(sure, p)
				}
			}
		})
		return sure
	}
	thens := side(false, then)
	for _, p := range side(true, other) {
		if slices.ContainsFunc(thens, func(q place) bool {
			return q.access.Grid == p.access.Grid && slices.EqualFunc(q.Forms, p.Forms, Affine.Equal)
		}) {
			f.place(p.access)
			f.places[len(f.places)-1].joint = true
		}
	}
}

// under follows what happens where a condition holds, or does not. It is unsure if that is not a matter of linear forms alone.
func (f *occurrenceFinder) under(cond Expr, not bool, follow func()) {
	outer, unsure := f.forms, f.unsure
	defer func() { f.forms, f.unsure = outer, unsure }()
	for _, g := range Conjuncts(cond, not) {
		forms, ok := f.notNegative(g)
		if ok {
			f.forms = slices.Concat(f.forms, forms)
		} else {
			f.unsure++
		}
	}
	follow()
}

// notNegative are the forms that are 0 or more exactly where a guard holds.
func (f *occurrenceFinder) notNegative(g Guard) (forms []Affine, ok bool) {
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
	case "!=":
		forms = NotAtEnd(f.loops, above)
	}
	return forms, okX && okY && len(forms) > 0 && FitsLongLong(f.loops, above)
}

// form is the linear form that e is equal to, of indices and outer scalars.
func (f *occurrenceFinder) form(e Expr) (Affine, bool) {
	form, ok := Exactly(e, f.ranges)
	return form.withValues(f.values), ok
}

// now are the iterations in which what is being followed happens.
func (f *occurrenceFinder) now() (o Occurrence, ok bool) {
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
func (f *occurrenceFinder) limit(o *Occurrence, form Affine) bool {
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
