package stencil

// Range is a closed interval of integers.
type Range struct{ First, Last int64 }

// Steps are the integers from First to Last by steps of By, which is 0 for one alone.
type Steps struct{ First, Last, By int64 }

// with is the smallest such set that has o, too.
func (s Steps) with(o int64) Steps {
	return Steps{min(s.First, o), max(s.Last, o), GCD(s.By, o-s.First)}
}

func (s Steps) holds(o int64) bool {
	return s.First <= o && o <= s.Last && (o == s.First || (o-s.First)%max(s.By, 1) == 0 && s.By > 0)
}

// GCD is the greatest common divisor of two numbers, not negative.
func GCD(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// Bounds are the lowest and the highest value of a serial loop's index, forms
// over outer scalars, parallel indices and the indices of other serial loops.
// A loop that is never entered has Lowest > Highest.
type Bounds struct{ Lowest, Highest Affine }

// SerialRanges gives the values that the indices of the body's serial loops
// with constant bounds take. They widen the stencil: u[i+q] for q = -2..2 reads
// five points.
func (s *Sweep) SerialRanges() map[*Symbol]Range {
	ranges := map[*Symbol]Range{}
	for sym, b := range s.SerialBounds() {
		if b.Lowest.IsConst() && b.Highest.IsConst() && b.Lowest.Const <= b.Highest.Const {
			ranges[sym] = Range{b.Lowest.Const, b.Highest.Const}
		}
	}
	return ranges
}

// SerialBounds gives the bounds of the body's serial loops that count an index
// which nothing else changes or uses.
func (s *Sweep) SerialBounds() map[*Symbol]Bounds {
	loops := map[*Symbol][]*For{}
	var visit func([]Stmt)
	visit = func(body []Stmt) {
		for _, st := range body {
			if f, ok := st.(*For); ok {
				if sym, _ := f.start(); sym != nil {
					loops[sym] = append(loops[sym], f)
				}
			}
			for _, inner := range Bodies(st) {
				visit(inner)
			}
		}
	}
	visit(s.Body)
	known := map[*Symbol]Bounds{}
	for sym, list := range loops {
		if b, ok := s.commonBounds(list); ok && usesIn(s.Body, sym) == usesInLoops(list, sym) {
			known[sym] = b
		}
	}
	return closed(known)
}

// commonBounds are the bounds of several loops over one index: they are equal,
// or constant and then the hull is taken.
func (s *Sweep) commonBounds(list []*For) (all Bounds, ok bool) {
	for i, f := range list {
		b, ok := f.hull(s.NeverNegative)
		constant := b.Lowest.IsConst() && b.Highest.IsConst()
		switch {
		case !ok:
			return all, false
		case i == 0:
			all = b
		case constant && all.Lowest.IsConst() && all.Highest.IsConst():
			all.Lowest.Const = min(all.Lowest.Const, b.Lowest.Const)
			all.Highest.Const = max(all.Highest.Const, b.Highest.Const)
		case !b.Lowest.Equal(all.Lowest) || !b.Highest.Equal(all.Highest):
			return all, false
		}
	}
	return all, true
}

func usesIn(body []Stmt, sym *Symbol) int {
	n := 0
	VisitExprs(body, func(e Expr) {
		if isVar(e, sym) {
			n++
		}
	})
	return n
}

func usesInLoops(list []*For, sym *Symbol) int {
	n := 0
	for _, f := range list {
		n += usesIn([]Stmt{f}, sym)
	}
	return n
}

// closed leaves out bounds that depend on locals without bounds of their own.
func closed(known map[*Symbol]Bounds) map[*Symbol]Bounds {
	for again := true; again; {
		again = false
		for sym, b := range known {
			for _, t := range append(append([]Term(nil), b.Lowest.Terms...), b.Highest.Terms...) {
				if _, ok := known[t.Sym]; !ok && t.Sym.Role != Param && t.Sym.Role != Index {
					delete(known, sym)
					again = true
				}
			}
		}
	}
	return known
}

// NeverNegative reports whether sym is an outer scalar in a range, or a parallel
// index that starts at a constant, that is not negative.
func (s *Sweep) NeverNegative(sym *Symbol) bool {
	if sym.Within != nil && sym.Within.First >= 0 {
		return true
	}
	for _, l := range s.Loops {
		if l.Index == sym {
			lo, ok := AffineOf(l.Lo)
			return ok && lo.IsConst() && lo.Const >= 0 && l.Step > 0
		}
	}
	return false
}

// bounds recognises a loop that counts by a constant from a linear form to a
// bound and whose body does not assign to its index.
func (f *For) bounds() (Bounds, bool) {
	_, first := f.start()
	if first == nil {
		return Bounds{}, false
	}
	lo, ok := AffineOf(first)
	if !ok {
		return Bounds{}, false
	}
	return f.boundsFrom(Bounds{lo, lo})
}

// hull is bounds where the first value need not be linear, as in
// j = 1 + (i & 1): the extremes of all its values count.
func (f *For) hull(neverNegative func(*Symbol) bool) (Bounds, bool) {
	_, first := f.start()
	if first == nil {
		return Bounds{}, false
	}
	lo, ok := extremes(first, neverNegative)
	if !ok {
		return Bounds{}, false
	}
	return f.boundsFrom(lo)
}

// boundsFrom are the bounds of a loop whose first value lies in a range.
func (f *For) boundsFrom(first Bounds) (Bounds, bool) {
	sym, _ := f.start()
	if assigns(f.Body, sym) {
		return Bounds{}, false
	}
	op, limit := comparison(f.Cond, sym)
	if limit == nil {
		return Bounds{}, false
	}
	end, okEnd := AffineOf(limit)
	step := stepOf(f.Post, sym)
	if !okEnd || step == 0 {
		return Bounds{}, false
	}
	beyond := int64(1) // how far the bound lies beyond the last value
	switch {
	case op == "<=" || op == ">=":
		beyond = 0
	case op == "!=" && step != 1 && step != -1:
		return Bounds{}, false
	}
	if step > 0 && op != ">" && op != ">=" {
		return Bounds{first.Lowest, first.lastValue(end.Plus(Affine{Const: beyond}, -1), step)}, true
	}
	if step < 0 && op != "<" && op != "<=" {
		return Bounds{first.lastValue(end.Plus(Affine{Const: beyond}, 1), step), first.Highest}, true
	}
	return Bounds{}, false
}

// lastValue is the value closest to limit that a loop reaches by steps, where its
// first value is one and its distance a constant; else limit.
func (first Bounds) lastValue(limit Affine, step int64) Affine {
	if d := limit.Plus(first.Lowest, -1); d.IsConst() && d.Const*step >= 0 && first.Lowest.Equal(first.Highest) {
		return first.Lowest.Plus(Affine{Const: d.Const / step * step}, 1)
	}
	return limit
}

// Counts is what a loop counts, its first value and its step, a constant; step
// is 0 if that is not seen.
func (f *For) Counts() (sym *Symbol, first Expr, step int64) {
	sym, first = f.start()
	if sym == nil || f.Post == nil {
		return sym, first, 0
	}
	return sym, first, stepOf(f.Post, sym)
}

// comparison splits a condition into an operator with sym on its left, and the
// other side.
func comparison(cond Expr, sym *Symbol) (op string, limit Expr) {
	c, ok := cond.(*Binary)
	if !ok {
		return "", nil
	}
	switch c.Op {
	case "<", "<=", ">", ">=", "!=":
	default:
		return "", nil
	}
	if isVar(c.X, sym) {
		return c.Op, c.Y
	}
	if isVar(c.Y, sym) {
		mirrored := map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}
		return mirrored[c.Op], c.X
	}
	return "", nil
}

// start is the variable that the loop initialises and its first value; nil if
// the header does anything else.
func (f *For) start() (*Symbol, Expr) {
	if len(f.Init) != 1 {
		return nil, nil
	}
	switch init := f.Init[0].(type) {
	case *Decl:
		if init.Init != nil {
			return init.Sym, init.Init
		}
	case *ExprStmt:
		if a, ok := init.X.(*Assign); ok && a.Op == "=" {
			if v, ok := a.LHS.(*Var); ok {
				return v.Sym, a.RHS
			}
		}
	}
	return nil, nil
}

// RunsOnce reports whether the header alone shows that the body is executed at
// least once.
func RunsOnce(f *For) bool {
	b, ok := f.bounds()
	width := b.Highest.Plus(b.Lowest, -1)
	return ok && width.IsConst() && width.Const >= 0
}

func isVar(e Expr, sym *Symbol) bool {
	v, ok := e.(*Var)
	return ok && v.Sym == sym
}

// stepOf is the constant that post adds to sym, 0 if it is anything else.
func stepOf(post Expr, sym *Symbol) int64 {
	switch p := post.(type) {
	case *IncDec:
		if isVar(p.X, sym) {
			return map[string]int64{"++": 1, "--": -1}[p.Op]
		}
	case *Assign:
		if !isVar(p.LHS, sym) {
			return 0
		}
		value, ok := AffineOf(p.RHS)
		switch {
		case !ok:
		case p.Op == "+=" && value.IsConst():
			return value.Const
		case p.Op == "-=" && value.IsConst():
			return -value.Const
		case p.Op == "=":
			if by := value.Plus(Affine{Terms: []Term{{sym, 1}}}, -1); by.IsConst() {
				return by.Const
			}
		}
	}
	return 0
}

// assigns reports whether body may change sym.
func assigns(body []Stmt, sym *Symbol) bool {
	found := false
	VisitExprs(body, func(e Expr) {
		switch e := e.(type) {
		case *Assign:
			found = found || isVar(e.LHS, sym)
		case *IncDec:
			found = found || isVar(e.X, sym)
		}
	})
	return found
}

// deepest is the number of serial loops whose bounds may depend on each other.
const deepest = 16

// Extreme is the lowest or highest value of a subscript over the serial loops,
// as a form over parallel indices and outer scalars, which the host can
// evaluate. ok is false where it depends on anything else.
func Extreme(a Affine, serial map[*Symbol]Bounds, highest bool) (Affine, bool) {
	for range deepest {
		inner := innerTerm(a)
		if inner == nil {
			return a, true
		}
		b, known := serial[inner.Sym]
		if !known {
			return a, false
		}
		value := b.Lowest
		if (inner.Coef > 0) == highest {
			value = b.Highest
		}
		a = a.Without(inner.Sym).Plus(value, inner.Coef)
	}
	return a, false
}

// innerTerm is a term whose variable is not known on the host.
func innerTerm(a Affine) *Term {
	for i, t := range a.Terms {
		if t.Sym.Role != Index && t.Sym.Role != Param {
			return &a.Terms[i]
		}
	}
	return nil
}
