// The dependence test: constraints that say "two different iterations touch one element" and contradict
// each other if no two do. What remains is a Conflict, with a distance where the subscripts give one.

package dependence

import (
	"slices"
	"strings"

	"mintc/analyzer/feasible"
	"mintc/ir/stencil"
)

// Conflict is a pair of accesses in which iterations meet, or may meet as far as
// is known.
type Conflict struct {
	First, Second stencil.AccessInfo // First writes
	Meeting
	// Parallel is how many outer loops may stay parallel where the others run in order: no two iterations that meet, in
	// these accesses or in others, differ in one of them.
	Parallel int
}

// Conflicts applies the dependence test (F8): no two iterations of the parallel
// loops may touch one element of an array that one of them writes. None if that
// holds, else the first one of each array. What only the host can decide becomes a check before the launch
// (Sweep.IndependenceChecks). The clause 'independent' settles what cannot be decided, and
// overrides no proof.
func (t *Test) Conflicts() (list []*Conflict) {
	for _, u := range t.sweep.Uses {
		if c := t.conflict(u); c != nil {
			list = append(list, c)
		}
	}
	return list
}

func (t *Test) conflict(u *stencil.Use) *Conflict {
	claimed := t.sweep.Hints.Independent
	for i, a := range u.Accesses {
		if !a.Write {
			continue
		}
		for j, b := range u.Accesses {
			if b.Write && j < i || !t.MayMeet(a, b) || !claimed && t.check(a, b) {
				continue
			}
			if m := t.distance(a, b); !claimed || t.proven(m) {
				return &Conflict{a, b, m, t.parallel()}
			}
		}
	}
	return nil
}

// parallel is how many outer loops tell no iterations apart that may meet.
func (t *Test) parallel() int {
	outer := len(t.sweep.Loops)
	for _, u := range t.sweep.Uses {
		for i, a := range u.Accesses {
			for _, b := range u.Accesses[:i+1] {
				if t.MayMeet(a, b) {
					outer = min(outer, t.distance(a, b).same)
				}
			}
		}
	}
	return outer
}

// MayMeet reports whether two different iterations may meet in the accesses, one
// of them to write.
func (t *Test) MayMeet(a, b stencil.AccessInfo) bool {
	return (a.Write || b.Write) && !differentParts(a.Member, b.Member) && !t.apart(a, b)
}

// fewIterations is how many iterations a loop whose extent is not known is
// taken to have at least.
const fewIterations = 16

// proven reports whether iterations that far apart exist and meet.
func (t *Test) proven(m Meeting) bool {
	if !m.Known || !m.Certain {
		return false
	}
	for l, loop := range t.sweep.Loops {
		last := int64(fewIterations-1) * max(loop.Step, -loop.Step)
		lo, okLo := stencil.AffineOf(loop.Lo)
		hi, okHi := stencil.AffineOf(loop.Hi)
		if length := hi.Plus(lo, -1); okLo && okHi && length.IsConst() {
			last = max(length.Const, -length.Const) - 1
		}
		if max(m.Distance[l], -m.Distance[l]) > last {
			return false
		}
	}
	return true
}

// differentParts reports whether two members of one struct have no storage in
// common: neither is part of the other.
func differentParts(a, b string) bool {
	part := func(a, b string) bool { return a == "" || a == b || strings.HasPrefix(b, a+".") }
	return !part(a, b) && !part(b, a)
}

// Test compares pairs of accesses of one sweep. A pair belongs to
// two different iterations; the symbols of the second one are
// primed copies.
type Test struct {
	sweep   *stencil.Sweep
	serial  map[*stencil.Symbol]stencil.Bounds
	ranges  map[*stencil.Symbol]stencil.Range
	primed  map[*stencil.Symbol]*stencil.Symbol
	defined []stencil.Affine
	values  map[*stencil.Symbol]stencil.Expr
	periods *stencil.Periods
}

// New is the test of a sweep. zero are forms of its outer scalars that are zero, values those of
// locals that have one.
func New(s *stencil.Sweep, zero []stencil.Affine, values map[*stencil.Symbol]stencil.Expr) *Test {
	return &Test{defined: zero, sweep: s, serial: s.SerialBounds(), ranges: s.IndexRanges(), primed: map[*stencil.Symbol]*stencil.Symbol{}, values: values, periods: s.Periods()}
}

// apart reports whether provably no two different iterations meet in the two
// accesses. Where conditions leave each several cases, none of one meets any of the other.
func (t *Test) apart(a, b stencil.AccessInfo) bool {
	if t.samePoint(t.samePlace(&feasible.System{}, a, b)) || t.apartWhere(a, b) {
		return true
	}
	first, second := casesOf(a.Guards), casesOf(b.Guards)
	if len(first)*len(second) == 1 {
		return false
	}
	for _, a.Guards = range first {
		for _, b.Guards = range second {
			if !excluded(slices.Concat(a.Guards, b.Guards)) && !t.apartWhere(a, b) {
				return false
			}
		}
	}
	return true
}

// apartWhere reports the same of the iterations in which the guards hold: whichever parallel loop tells them apart, in whichever direction,
// the constraints contradict each other.
func (t *Test) apartWhere(a, b stencil.AccessInfo) bool {
	s := &feasible.System{}
	t.iteration(s, a, same)
	t.iteration(s, b, t.prime)
	t.outside(s)
	t.samePlace(s, a, b)
	ahead := make([]stencil.Affine, len(t.sweep.Loops))
	for l, loop := range t.sweep.Loops {
		i := stencil.Affine{Terms: []stencil.Term{{Sym: loop.Index, Coef: 1}}}
		ahead[l] = t.prime(i).Plus(i, -1)
		s.Multiple(ahead[l], max(loop.Step, -loop.Step))
	}
	for l, d := range ahead {
		step := t.sweep.Loops[l].Step
		for _, direction := range []int64{1, -1} {
			differs := s.With() // by a multiple of the step, so by the step at least
			differs.NonNegative(d.Times(direction).Plus(stencil.Affine{Const: -max(step, -step)}, 1))
			if !differs.Contradictory() {
				return false
			}
		}
	}
	return true
}

// outside adds what is known of scalars from outside the nest.
func (t *Test) outside(s *feasible.System) {
	for _, f := range t.defined {
		s.Zero(f)
	}
	for _, p := range t.sweep.Params {
		if in := p.Within; in != nil {
			value := stencil.Affine{Terms: []stencil.Term{{Sym: p, Coef: 1}}}
			s.NonNegative(value.Plus(stencil.Affine{Const: -in.First}, 1))
			s.NonNegative(value.Times(-1).Plus(stencil.Affine{Const: in.Last}, 1))
		}
	}
}

// samePlace adds that the subscripts of both accesses are equal, and returns the differences that are zero then.
func (t *Test) samePlace(s *feasible.System, a, b stencil.AccessInfo) (zero []stencil.Affine) {
	for _, of := range t.subscripts(a, b) {
		fa, okA := t.reader(s, same).place(of[0])
		fb, okB := t.reader(s, t.prime).place(of[1])
		if okA && okB {
			difference := fa.Plus(fb, -1)
			zero = append(zero, difference)
			s.Zero(difference)
			addResidues(s, fa)
			addResidues(s, fb)
		}
	}
	return zero
}

// samePoint reports whether the zeros are each parallel index of one iteration minus that of the other, times a factor: most
// accesses that do not meet are at one offset.
func (t *Test) samePoint(zero []stencil.Affine) bool {
	for _, l := range t.sweep.Loops {
		if !slices.ContainsFunc(zero, func(f stencil.Affine) bool {
			c := f.Coef(l.Index)
			return c != 0 && c == int64(int32(c)) && f.Const == 0 && len(f.Terms) == 2 && f.Coef(t.primed[l.Index]) == -c
		}) {
			return false
		}
	}
	return true
}

// addResidues adds what is known of outer values such as (t+1) % 2.
func addResidues(s *feasible.System, f stencil.Affine) {
	for _, term := range f.Terms {
		if r := term.Sym.Residue; r != nil {
			s.Multiple(r.Form.Plus(stencil.Affine{Terms: []stencil.Term{{Sym: term.Sym, Coef: 1}}}, -1), r.Modulus)
		}
	}
}

// prime replaces what the two iterations have each for itself.
func (t *Test) prime(f stencil.Affine) stencil.Affine {
	r := stencil.Affine{Const: f.Const}
	for _, term := range f.Terms {
		sym := term.Sym
		if sym.Role != stencil.Param {
			if t.primed[sym] == nil {
				t.primed[sym] = &stencil.Symbol{Name: sym.Name + "'", Type: sym.Type, Role: sym.Role}
			}
			sym = t.primed[sym]
		}
		r = r.Plus(stencil.Affine{Terms: []stencil.Term{{Sym: sym, Coef: term.Coef}}}, 1)
	}
	return r
}

// same leaves the symbols of an iteration as they are.
func same(f stencil.Affine) stencil.Affine { return f }

// reader reads conditions and subscripts of an iteration whose symbols own renames.
func (t *Test) reader(s *feasible.System, own func(stencil.Affine) stencil.Affine) guardReader {
	return guardReader{system: s, own: own, serial: t.serial, ranges: t.ranges, neverNegative: t.sweep.NeverNegative, values: t.values, loops: t.sweep.Loops, periods: t.periods}
}

// iteration adds what is known of the iteration in which an access is
// executed. own renames its symbols.
func (t *Test) iteration(s *feasible.System, a stencil.AccessInfo, own func(stencil.Affine) stencil.Affine) {
	for _, l := range t.sweep.Loops {
		i := stencil.Affine{Terms: []stencil.Term{{Sym: l.Index, Coef: 1}}}
		lo, hi, okLo, okHi := l.Ends()
		if okLo {
			from := own(i.Plus(lo, -1))
			s.NonNegative(from.Times(stencil.Sign(l.Step)))
			if l.Step*l.Step > 1 {
				s.Multiple(from, max(l.Step, -l.Step))
			}
		}
		if okHi {
			left := hi.Plus(i, -1).Times(stencil.Sign(l.Step))
			s.NonNegative(own(left.Plus(stencil.Affine{Const: -1}, 1)))
		}
	}
	for _, sym := range innerSymbols(a) {
		if b, ok := t.serial[sym]; ok {
			q := stencil.Affine{Terms: []stencil.Term{{Sym: sym, Coef: 1}}}
			s.NonNegative(own(q.Plus(b.Lowest, -1)))
			s.NonNegative(own(b.Highest.Plus(q, -1)))
		}
	}
	g := t.reader(s, own)
	for _, guard := range implied(a.Guards) {
		g.add(guard.Cond, guard.Not)
	}
}

// innerSymbols are the variables of the body that the subscripts use.
func innerSymbols(a stencil.AccessInfo) []*stencil.Symbol {
	var list []*stencil.Symbol
	forms := a.Affine
	for _, in := range a.Inner {
		f, _ := stencil.AffineOf(in.Index)
		forms = append(slices.Clip(forms), f)
	}
	for _, f := range forms {
		for _, t := range f.Terms {
			if t.Sym.Role == stencil.Local && !slices.Contains(list, t.Sym) {
				list = append(list, t.Sym)
			}
		}
	}
	return list
}

// Meeting is how two iterations meet, as far as the subscripts say it: the
// distance along each parallel loop in index values. Certain: such iterations
// do meet, because the accesses are executed in all iterations.
type Meeting struct {
	Distance       []int64
	Known, Certain bool
	same           int // how many outer loops have one value in all that meet
}

// distance looks for a pair of iterations that meet: each dimension with one
// parallel index on both sides gives the distance along its loop, and loops
// without one are free.
func (t *Test) distance(a, b stencil.AccessInfo) Meeting {
	m := Meeting{Distance: make([]int64, len(t.sweep.Loops)), Known: true, Certain: !a.Guarded && !b.Guarded}
	fixed := make([]bool, len(t.sweep.Loops))
	list := t.subscripts(a, b)
	m.Certain = m.Certain && (len(list) > len(a.Index) || !choosesWithin(a) && !choosesWithin(b))
	for _, of := range list {
		fa, okA := stencil.AffineOf(of[0])
		fb, okB := stencil.AffineOf(of[1])
		loop, distance, ok := t.solve(fa, fb)
		switch {
		case !okA || !okB || !ok || !t.sameInAll(fa):
			return Meeting{}
		case loop >= 0:
			m.Distance[loop], fixed[loop] = distance, true
		}
	}
	for m.same < len(fixed) && fixed[m.same] && m.Distance[m.same] == 0 {
		m.same++
	}
	for l := len(fixed) - 1; l >= 0; l-- {
		if !fixed[l] && allZero(m.Distance) {
			m.Distance[l] = t.sweep.Loops[l].Step
		}
	}
	if allZero(m.Distance) { // one iteration: the subscripts do not say where another one meets it
		return Meeting{}
	}
	return m
}

// sameInAll reports whether the variables of the body in a subscript take the
// same values in every iteration: they count serial loops with the same bounds.
func (t *Test) sameInAll(f stencil.Affine) bool {
	for _, term := range f.Terms {
		if term.Sym.Role != stencil.Local {
			continue
		}
		b, serial := t.serial[term.Sym]
		if !serial || !overParams(b.Lowest) || !overParams(b.Highest) {
			return false
		}
	}
	return true
}

func overParams(f stencil.Affine) bool {
	return !slices.ContainsFunc(f.Terms, func(t stencil.Term) bool { return t.Sym.Role != stencil.Param })
}

// solve gives the distance along the one parallel loop of a dimension; loop is
// -1 where the dimension holds for all iterations.
func (t *Test) solve(a, b stencil.Affine) (loop int, distance int64, ok bool) {
	loop = -1
	difference := a.Plus(b, -1) // a - b, whose common terms cancel
	if !difference.IsConst() {
		return 0, 0, false
	}
	for i, l := range t.sweep.Loops {
		if c := a.Coef(l.Index); c != 0 {
			if loop >= 0 || difference.Const%c != 0 {
				return 0, 0, false
			}
			loop, distance = i, difference.Const/c
		}
	}
	return loop, distance, true
}

func allZero(v []int64) bool {
	for _, x := range v {
		if x != 0 {
			return false
		}
	}
	return true
}
