// What a sweep says of itself in front of its body: loops, parameters, reductions, private variables with a
// last value, and which grids may be one array.

package stencil

import (
	"slices"
	"strings"
)

// readSweep reads a sweep, its body and, of a versioned one, the sweeps that it stands for.
func (r *reader) readSweep(depth int) *Sweep {
	s := &Sweep{Name: r.name("the name of a sweep")}
	s.Span, s.Directive = r.file.Span(r.before(), r.offset()), r.file.Span(r.before(), r.offset())
	r.hints(&s.Hints)
	r.sweeps[s.Name] = s
	outer := r.exprs.sweep
	r.strides = map[*Grid][]Expr{}
	r.exprs.sweep, r.exprs.symbols, r.stmts.last = s, newScopes(), map[string]*Symbol{}
	for r.header(depth + 1) {
	}
	for _, l := range s.Loops {
		s.Claims = slices.Concat(s.Claims, ClaimsOf(l.Lo), ClaimsOf(l.Hi))
	}
	s.Body = r.stmts.body(depth + 1)
	s.Needs = r.needsOf(s.Body)
	r.accesses(s)
	pairUsed(s)
	r.exprs.sweep = outer
	if s.Versioned != nil {
		for _, step := range r.steps(depth + 1) {
			part, ok := step.(*Sweep)
			if !ok {
				r.failAt(r.lines[r.at-1].off, "only sweeps can stand in a versioned one")
			}
			s.Versioned.Sweeps = append(s.Versioned.Sweeps, part)
		}
	}
	return s
}

// pairUsed lets the names of pairs mean the grids of those names that the sweep uses: a view has the name of its array.
func pairUsed(s *Sweep) {
	for i, pair := range s.Coincide {
		for k, g := range pair {
			if at := slices.IndexFunc(s.Uses, func(u *Use) bool { return u.Grid.Name == g.Name }); at >= 0 && s.UseOf(g) == nil {
				s.Coincide[i][k] = s.Uses[at].Grid
			}
		}
	}
}

// hints reads the clauses.
func (r *reader) hints(h *Hints) {
	for !r.done() {
		switch r.text() {
		case "tile":
			r.advance()
			h.Tile = r.extents()
		case "chunksize":
			r.advance()
			h.Chunk = r.extents()
		case "nowait":
			r.advance()
			h.NoWait = true
		case "independent":
			r.advance()
			h.Independent = true
		default:
			r.unexpected("tile, chunksize, nowait or independent")
		}
	}
}

func (r *reader) extents() []int {
	r.expect("(")
	list := []int{int(r.number())}
	for r.accept(",") {
		list = append(list, int(r.number()))
	}
	r.expect(")")
	return list
}

// header reads a line of the header, if one is next: unlike a statement it ends in
// a word.
func (r *reader) header(depth int) bool {
	text, d := r.here()
	if d != depth || slices.Contains([]byte(";{}:"), text[len(text)-1]) {
		return false
	}
	s := r.exprs.sweep
	switch word := r.keyword(); word {
	case "may":
		r.next()
		r.expect("fuse")
		r.expect("with")
		earlier := r.sweeps[r.name("the name of a sweep")]
		if earlier == nil {
			r.failAt(r.before(), "no sweep in front of this one has that name")
		}
		s.FusionCandidates = append(s.FusionCandidates, InFront{Sweep: earlier})
	case "versioned", "coincide":
		r.next()
		pair := [2]*Grid{r.exprs.gridNamed(r.name("the name of a grid"), -1), r.exprs.gridNamed(r.name("the name of a grid"), -1)}
		if word == "coincide" {
			s.Coincide = append(s.Coincide, pair)
			break
		}
		if s.Versioned == nil {
			s.Versioned = &Versioned{}
		}
		s.Versioned.Pairs = append(s.Versioned.Pairs, pair)
	case "loop":
		r.next()
		r.loop()
	case "interchanged":
		r.next()
		r.interchanged()
	case "param":
		r.next()
		r.param()
	case "strides":
		r.next()
		r.strideLine()
	case "reduction":
		r.next()
		s.Reductions = append(s.Reductions, r.reduction())
	case "last":
		r.next()
		sym := &Symbol{Type: r.types.typ(), Name: r.name("the name of a variable"), Role: Local}
		sym.Addressed = r.accept("addressed")
		s.Last, r.stmts.last[sym.Name] = append(s.Last, sym), sym
	default:
		return false
	}
	r.ends()
	return true
}

// loop reads: type index = lo to hi step n.
func (r *reader) loop() {
	l := &Loop{Index: &Symbol{Type: r.types.typ(), Name: r.name("the name of an index"), Role: Index}}
	l.Index.Host, l.Host = l.Index.Name, l.Index.Name
	r.exprs.symbols.declare(l.Index)
	r.expect("=")
	l.Lo = r.exprs.assignment()
	r.expect("to")
	l.Hi = r.exprs.assignment()
	r.expect("step")
	l.Step = r.number()
	l.Outside = r.accept("outside")
	l.Index.Addressed = l.Outside && r.accept("addressed")
	l.BoundingBox = r.accept("boxed")
	l.Down, l.Meets = r.accept("down"), r.accept("meets")
	if r.accept("compared") {
		r.expect("in")
		l.Exact = &Comparison{Type: r.types.typ(), Op: r.word(), Bound: r.exprs.assignment()}
	}
	if r.accept("shifted") {
		r.expect("from")
		l.Shift = &Shifted{Type: r.types.typ()}
		r.expect("by")
		var ok bool
		if l.Shift.By, ok = AffineOf(r.exprs.assignment()); !ok {
			r.failAt(r.before(), "this is not a linear form")
		}
	}
	r.exprs.sweep.Loops = append(r.exprs.sweep.Loops, l)
}

// interchanged reads the indices in the order in which threads take the loops.
func (r *reader) interchanged() {
	var order []*Loop
	for range r.exprs.sweep.Loops {
		name := r.name("the name of an index")
		i := slices.IndexFunc(r.exprs.sweep.Loops, func(l *Loop) bool { return l.Index.Name == name })
		if i < 0 || slices.Contains(order, r.exprs.sweep.Loops[i]) {
			r.failAt(r.before(), "'%s' is not an index of another loop", name)
		}
		order = append(order, r.exprs.sweep.Loops[i])
	}
	r.exprs.sweep.Interchange(order)
}

// param reads: type name, and what is known of it. Bounds may have named it before.
func (r *reader) param() {
	t, name := r.types.typ(), r.name("the name of a parameter")
	p := r.exprs.symbols.find(name)
	if p == nil || p.Role != Param {
		p = &Symbol{Name: name, Role: Param}
		r.exprs.symbols.declare(p)
	}
	p.Type, p.Host = t, name
	if r.accept("host") {
		p.Host = r.quoted()
	}
	if r.accept("=") {
		n := r.number()
		p.Const = &n
	}
	if r.accept("in") {
		p.Within = &Range{First: r.number()}
		r.expect("to")
		p.Within.Last = r.number()
	}
	if r.accept("residue") {
		form, ok := AffineOf(r.exprs.assignment())
		if !ok {
			r.failAt(r.before(), "this is not a linear form")
		}
		r.expect("mod")
		p.Residue = &Residue{Form: form, Modulus: r.number()}
	}
	p.Addressed = r.accept("addressed")
	if r.accept("in") {
		p.Holder = &Holder{Host: r.quoted()}
		r.expect("at")
		p.Holder.Offset = r.number()
		r.expect("to")
		p.Holder.Size = r.number() - p.Holder.Offset
	}
	r.exprs.sweep.Params = append(r.exprs.sweep.Params, p)
}

// strideLine reads: the name of a view [elements] ..., one for each dimension but the last.
func (r *reader) strideLine() {
	name := r.name("the name of a grid")
	var list []Expr
	for !r.done() && r.text() == "[" {
		r.expect("[")
		list = append(list, r.exprs.assignment())
		r.expect("]")
	}
	r.strides[r.exprs.gridNamed(name, len(list)+1)] = list
}

// reduction reads: op type host part type name, and how equal values are treated.
func (r *reader) reduction() *Reduction {
	red := &Reduction{Op: r.word(), T: r.types.typ(), Host: r.quoted()}
	r.expect("part")
	red.Part = r.part(r.types.typ())
	if r.accept("first") || r.text() == "last" {
		red.Form.Last = r.accept("last")
		r.words("of equals ,")
		if red.Form.ReplacesNaN = r.accept("replaces"); !red.Form.ReplacesNaN {
			r.expect("keeps")
		}
		r.words("a NaN")
	}
	for r.accept(",") {
		switch r.word() {
		case "at":
			if r.text() == "most" && strings.HasPrefix(r.textAt(1), "`") { // else a variable of that name
				r.advance()
				red.AtMost = r.quoted()
				continue
			}
			red.At = r.part(LongLong)
		case "NaN":
			red.NaN = r.part(Int)
		case "addressed":
			red.Addressed = true
		default:
			r.pos--
			r.unexpected("at, at most, NaN or addressed")
		}
	}
	return red
}

// words reads several fixed words.
func (r *reader) words(list string) {
	from := 0
	for i := range len(list) + 1 {
		if i == len(list) || list[i] == ' ' {
			r.expect(list[from:i])
			from = i + 1
		}
	}
}

// part is a variable of a thread's, which no statement declares.
func (r *reader) part(t Type) *Symbol {
	sym := &Symbol{Type: t, Name: r.name("the name of a variable"), Role: Part}
	r.exprs.symbols.declare(sym)
	return sym
}
