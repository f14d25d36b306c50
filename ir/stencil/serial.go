// Serial loops of a body: the bounds of their indices, also where they depend on each other.

package stencil

import (
	"maps"
	"slices"
	"strings"
)

// Range is a closed interval of integers.
type Range struct{ First, Last int64 }

// Progression are the integers from First to Last by steps of By, which is 0 for one alone.
type Progression struct{ First, Last, By int64 }

// With is the smallest progression that holds o too.
func (p Progression) With(o int64) Progression {
	return Progression{min(p.First, o), max(p.Last, o), GCD(p.By, o-p.First)}
}

// Holds reports whether o is one of its integers.
func (p Progression) Holds(o int64) bool {
	return p.First <= o && o <= p.Last && (o == p.First || (o-p.First)%max(p.By, 1) == 0 && p.By > 0)
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
// A loop that is never entered has Lowest > Highest. They are right where the
// Claims hold. Where By is not 0, all values are Start plus multiples of By, which
// may leave out Lowest or Highest.
type Bounds struct {
	Lowest, Highest Affine
	Claims          []Claim
	Start           Affine
	By              int64
}

func (b Bounds) isConst() bool { return b.Lowest.IsConst() && b.Highest.IsConst() }

// SerialRanges gives the values that the indices of the body's serial loops
// with constant bounds take. They widen the stencil: u[i+q] for q = -2..2 reads
// five points.
func (s *Sweep) SerialRanges() map[*Symbol]Range {
	ranges := map[*Symbol]Range{}
	for sym, b := range s.SerialBounds() {
		if b.isConst() && b.Lowest.Const <= b.Highest.Const {
			ranges[sym] = Range{b.Lowest.Const, b.Highest.Const}
		}
	}
	return ranges
}

// SerialBounds gives the bounds of the body's serial loops that count an index
// which nothing else changes or uses.
func (s *Sweep) SerialBounds() map[*Symbol]Bounds {
	loops := map[*Symbol][]serialLoop{}
	collectLoops(s.Body, guards{}, loops)
	ranges := s.IndexRanges()
	known := s.boundsOf(loops, ranges)
	constants := len(ranges)
	for sym, b := range known { // of which the bounds of others may be made
		if b.isConst() {
			ranges[sym] = Range{b.Lowest.Const, max(b.Lowest.Const, b.Highest.Const)}
		}
	}
	if len(ranges) > constants && len(ranges) < constants+len(loops) {
		known = s.boundsOf(loops, ranges)
	}
	return s.closed(known)
}

// IndexRanges are the values of the parallel indices and outer scalars, as far as
// constants limit them.
func (s *Sweep) IndexRanges() map[*Symbol]Range {
	ranges := map[*Symbol]Range{}
	for _, l := range s.Loops {
		t := l.Index.Type.Integer()
		values := Range{t.Min(), t.Max()}
		first, okFirst := ConstantOf(l.Lo)
		end, okEnd := ConstantOf(l.Hi)
		if l.Step < 0 {
			first, okFirst, end, okEnd = end+1, okEnd, first+1, okFirst
		}
		if okFirst {
			values.First = first
		}
		if okEnd {
			values.Last = max(values.First, end-1)
		}
		ranges[l.Index] = values
	}
	for _, p := range s.Params {
		if p.Within != nil {
			ranges[p] = *p.Within
		}
	}
	return ranges
}

// InnerRanges are IndexRanges for iterations: an index is below what its loop ends at, and an outer scalar at which a loop ends is above the
// loop's constant start there.
func (s *Sweep) InnerRanges() map[*Symbol]Range {
	ranges := s.IndexRanges()
	for _, l := range s.Loops {
		first, constant := ConstantOf(l.Lo)
		end, ok := NumberOf(l.Hi, nil)
		if !ok || l.Step < 0 || l.Exact != nil || !s.Checks(end.Claims) {
			continue
		}
		if _, most := (&numberReader{ranges: ranges}).interval(end.Form); most != highestValue {
			index := ranges[l.Index]
			index.Last = max(index.First, min(index.Last, most-1))
			ranges[l.Index] = index
		}
		if !constant || len(end.Form.Terms) != 1 {
			continue
		}
		t := end.Form.Terms[0]
		if t.Coef != 1 || t.Sym.Role != Param {
			continue
		}
		values, known := ranges[t.Sym]
		if !known {
			values = Range{t.Sym.Type.Integer().Min(), t.Sym.Type.Integer().Max()}
		}
		values.First, values.Last = max(values.First, first+1-end.Form.Const), min(values.Last, farthestRun)
		ranges[t.Sym] = values
	}
	return ranges
}

// ClaimsOf are those under which e is the number that the host computes.
func ClaimsOf(e Expr) []Claim {
	if n, ok := NumberOf(e, nil); ok && OnHost(e) {
		return n.Claims
	}
	return nil
}

// Checks reports whether the host checks all of these claims before each launch.
func (s *Sweep) Checks(claims []Claim) bool {
	return !slices.ContainsFunc(claims, func(c Claim) bool { return len(c.If) > 0 || !slices.ContainsFunc(s.Claims, c.same) })
}

// EachClaim are the claims about the bounds of all loops, each once.
func (s *Sweep) EachClaim() []Claim {
	list := slices.Clone(s.Claims)
	bounds := s.SerialBounds()
	for _, sym := range sortedSymbols(bounds) {
		list = append(list, bounds[sym].Claims...)
	}
	var once []Claim
	for _, c := range list {
		if !slices.ContainsFunc(once, c.same) {
			once = append(once, c)
		}
	}
	return once
}

func sortedSymbols(bounds map[*Symbol]Bounds) []*Symbol {
	return slices.SortedFunc(maps.Keys(bounds), func(a, b *Symbol) int { return strings.Compare(a.Name, b.Name) })
}

// serialLoop is a loop of the body.
type serialLoop struct {
	*For
	guards
}

// guards are what decides whether a loop is reached. With unknown there are conditions that the host does not know.
type guards struct {
	onHost  []Expr
	unknown bool
}

// and are the guards of what stands under one more condition.
func (g guards) and(cond Expr) guards {
	if !OnHost(cond) {
		return guards{g.onHost, true}
	}
	return guards{append(slices.Clip(g.onHost), cond), g.unknown}
}

func collectLoops(body []Stmt, g guards, loops map[*Symbol][]serialLoop) {
	for _, st := range body {
		inner := g
		switch st := st.(type) {
		case *For:
			if sym, _ := st.Start(); sym != nil {
				loops[sym] = append(loops[sym], serialLoop{st, g})
			}
		case *If:
			collectLoops(st.Then, g.and(st.Cond), loops)
			collectLoops(st.Else, g.and(&Unary{Op: "!", X: st.Cond, T: Int}), loops)
			continue
		case *While, *Switch:
			inner.unknown = true
		}
		for _, list := range Bodies(st) {
			collectLoops(list, inner, loops)
		}
	}
}

// boundsOf are the bounds of the loops over each index that nothing else uses.
func (s *Sweep) boundsOf(loops map[*Symbol][]serialLoop, ranges map[*Symbol]Range) map[*Symbol]Bounds {
	known := map[*Symbol]Bounds{}
	if len(loops) == 0 {
		return known
	}
	uses := usesIn(s.Body)
	for sym, list := range loops {
		if b, ok := commonBounds(list, ranges); ok && uses[sym] == usesInLoops(list, sym) {
			known[sym] = b
		}
	}
	return known
}

// commonBounds are the bounds of several loops over one index: they are equal,
// or constant and then the hull is taken.
func commonBounds(list []serialLoop, ranges map[*Symbol]Range) (all Bounds, ok bool) {
	for i, f := range list {
		b, ok := f.bounds(ranges, true)
		if guarded := f.unknown || len(f.onHost) > 0; !ok || guarded && dependOnIndices(b.Claims) {
			return all, false
		}
		for c := range b.Claims {
			b.Claims[c].If = slices.Concat(f.onHost, b.Claims[c].If)
		}
		switch {
		case i == 0:
			all = b
			continue
		case b.isConst() && all.isConst():
			all.Lowest.Const = min(all.Lowest.Const, b.Lowest.Const)
			all.Highest.Const = max(all.Highest.Const, b.Highest.Const)
		case !b.Lowest.Equal(all.Lowest) || !b.Highest.Equal(all.Highest):
			return all, false
		}
		if d := b.Start.Plus(all.Start, -1); b.By == 0 || all.By == 0 || !d.IsConst() {
			all.By = 0
		} else {
			all.By = GCD(GCD(all.By, b.By), d.Const)
		}
		all.Claims = slices.Concat(all.Claims, b.Claims)
	}
	return all, true
}

// dependOnIndices reports whether a claim may fail in iterations that do not rely on it.
func dependOnIndices(claims []Claim) bool {
	return slices.ContainsFunc(claims, func(c Claim) bool {
		return slices.ContainsFunc(c.Form.Terms, func(t Term) bool { return t.Sym.Role != Param })
	})
}

// usesInLoops counts the places in loops that name a variable.
func usesInLoops(list []serialLoop, sym *Symbol) int {
	n := 0
	for _, f := range list {
		n += usesIn([]Stmt{f.For})[sym]
	}
	return n
}

// closed leaves out bounds that depend on locals without bounds of their own, and
// those with claims that the host cannot check.
func (s *Sweep) closed(known map[*Symbol]Bounds) map[*Symbol]Bounds {
	for again := true; again; {
		again = false
		for sym, b := range known {
			open := !s.checkable(b.Claims, known)
			for _, t := range slices.Concat(b.Lowest.Terms, b.Highest.Terms) {
				if _, ok := known[t.Sym]; !ok && t.Sym.Role != Param && t.Sym.Role != Index {
					open = true
				}
			}
			if open {
				delete(known, sym)
				again = true
			}
		}
	}
	return known
}

// checkable reports whether the host knows between which values the forms of
// claims stay: of loops whose bounds depend on others it knows only a box.
func (s *Sweep) checkable(claims []Claim, serial map[*Symbol]Bounds) bool {
	for _, c := range claims {
		for _, highest := range []bool{false, true} {
			end, ok := Extreme(c.Form, serial, highest)
			boxed := slices.ContainsFunc(s.Loops, func(l *Loop) bool { return l.BoundingBox && end.Coef(l.Index) != 0 })
			if !ok || boxed {
				return false
			}
		}
	}
	return true
}

// NeverNegative reports whether sym is an outer scalar in a range that is not negative, or a parallel
// index whose least value is a constant that is not.
func (s *Sweep) NeverNegative(sym *Symbol) bool {
	if sym.Within != nil && sym.Within.First >= 0 {
		return true
	}
	for _, l := range s.Loops {
		if l.Index == sym {
			least, hi, ok, okHi := l.Ends()
			if l.Step < 0 {
				least, ok = hi.Plus(Affine{Const: 1}, 1), okHi
			}
			return ok && least.IsConst() && least.Const >= 0
		}
	}
	return false
}

// RunsOnce reports whether the header alone shows that the body is executed at
// least once.
func RunsOnce(f *For) bool {
	b, ok := f.bounds(nil, false)
	width := b.Highest.Plus(b.Lowest, -1)
	return ok && width.IsConst() && width.Const >= 0 && len(b.Claims) == 0
}

// IsVar reports whether e is the variable sym.
func IsVar(e Expr, sym *Symbol) bool {
	v, ok := e.(*Var)
	return ok && v.Sym == sym
}

// assigns reports whether body may change sym.
func assigns(body []Stmt, sym *Symbol) bool {
	found := false
	VisitChanged(body, func(e Expr) { found = found || IsVar(e, sym) })
	return found
}

// deepestLoops is the number of serial loops whose bounds may depend on each other.
const deepestLoops = 16

// Extreme is the lowest or highest value of a subscript over the serial loops,
// as a form over parallel indices and outer scalars, which the host can
// evaluate. ok is false where it depends on anything else.
func Extreme(a Affine, serial map[*Symbol]Bounds, highest bool) (Affine, bool) {
	for range deepestLoops {
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
