package analyzer

import (
	"slices"
	"strings"

	"mintc/analyzer/feasible"
	"mintc/ir/stencil"
)

// independent applies the dependence test (F8): no two iterations of the
// parallel loops may touch one element of an array that one of them writes.
// What only the host can decide becomes a check before the launch. The clause
// 'independent' settles what cannot be decided, and overrides no proof.
func (r *nestReader) independent() bool {
	claimed := r.sweep.Hints.Independent
	t := newDependenceTest(r.sweep)
	t.defined = r.definitions()
	for _, u := range r.sweep.Uses {
		for i, a := range u.Accesses {
			if !a.Write {
				continue
			}
			for j, b := range u.Accesses {
				if b.Write && j < i || differentParts(a.Member, b.Member) || t.apart(a, b) || !claimed && t.check(a, b) {
					continue
				}
				if m := t.distance(a, b); !claimed || t.proven(m) {
					r.reportDependence(a, b, m)
					return false
				}
			}
		}
	}
	if claimed {
		r.msgs.Remarkf(codeRemark, r.sweep.Directive, "iterations are taken to be independent where that is not proven, as the clause says")
	}
	return true
}

// fewIterations is how many iterations a loop whose extent is not known is
// taken to have at least.
const fewIterations = 16

// proven reports whether iterations that far apart exist and meet.
func (t *dependenceTest) proven(m meeting) bool {
	if !m.known || !m.certain {
		return false
	}
	for l, loop := range t.sweep.Loops {
		last := int64(fewIterations-1) * max(loop.Step, -loop.Step)
		lo, okLo := stencil.AffineOf(loop.Lo)
		hi, okHi := stencil.AffineOf(loop.Hi)
		if length := hi.Plus(lo, -1); okLo && okHi && length.IsConst() {
			last = max(length.Const, -length.Const) - 1
		}
		if max(m.distance[l], -m.distance[l]) > last {
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

// dependenceTest compares pairs of accesses of one sweep. A pair are the
// accesses of two different iterations; the symbols of the second one are
// primed copies.
type dependenceTest struct {
	sweep  *stencil.Sweep
	serial map[*stencil.Symbol]stencil.Bounds
	ranges map[*stencil.Symbol]stencil.Range
	primed map[*stencil.Symbol]*stencil.Symbol
	// defined are forms of outer scalars that are zero.
	defined []stencil.Affine
}

func newDependenceTest(s *stencil.Sweep) *dependenceTest {
	return &dependenceTest{sweep: s, serial: s.SerialBounds(), ranges: s.IndexRanges(), primed: map[*stencil.Symbol]*stencil.Symbol{}}
}

// apart reports whether provably no two different iterations meet in the two
// accesses: whichever parallel loop tells them apart, in whichever direction,
// the constraints contradict each other.
func (t *dependenceTest) apart(a, b stencil.AccessInfo) bool {
	s := &feasible.System{}
	t.iteration(s, a, func(f stencil.Affine) stencil.Affine { return f })
	t.iteration(s, b, t.prime)
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
	for d := range a.Index {
		fa, okA := stencil.AffineOf(a.Index[d])
		fb, okB := stencil.AffineOf(b.Index[d])
		if okA && okB {
			s.Zero(fa.Plus(t.prime(fb), -1))
			addResidues(s, fa)
			addResidues(s, fb)
		}
	}
	ahead := make([]stencil.Affine, len(t.sweep.Loops))
	for l, loop := range t.sweep.Loops {
		i := stencil.Affine{Terms: []stencil.Term{{Sym: loop.Index, Coef: 1}}}
		ahead[l] = t.prime(i).Plus(i, -1)
		s.Multiple(ahead[l], max(loop.Step, -loop.Step))
	}
	for _, d := range ahead {
		for _, direction := range []int64{1, -1} {
			differs := s.With()
			differs.NonNegative(d.Times(direction).Plus(stencil.Affine{Const: -1}, 1))
			if !differs.Contradictory() {
				return false
			}
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
func (t *dependenceTest) prime(f stencil.Affine) stencil.Affine {
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

// iteration adds what is known of the iteration in which an access is
// executed. own renames its symbols.
func (t *dependenceTest) iteration(s *feasible.System, a stencil.AccessInfo, own func(stencil.Affine) stencil.Affine) {
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
	g := guardReader{system: s, own: own, serial: t.serial, ranges: t.ranges, neverNegative: t.sweep.NeverNegative}
	for _, guard := range a.Guards {
		g.add(guard.Cond, guard.Not)
	}
}

// innerSymbols are the variables of the body that the subscripts use.
func innerSymbols(a stencil.AccessInfo) []*stencil.Symbol {
	var list []*stencil.Symbol
	for _, f := range a.Affine {
		for _, t := range f.Terms {
			if t.Sym.Role == stencil.Local && !slices.Contains(list, t.Sym) {
				list = append(list, t.Sym)
			}
		}
	}
	return list
}

// meeting is how two iterations meet, as far as the subscripts say it: the
// distance along each parallel loop in index values. certain: such iterations
// do meet, for the accesses are executed in all of them.
type meeting struct {
	distance       []int64
	known, certain bool
}

// distance looks for a pair of iterations that meet: each dimension with one
// parallel index on both sides gives the distance along its loop, and loops
// without one are free.
func (t *dependenceTest) distance(a, b stencil.AccessInfo) meeting {
	m := meeting{distance: make([]int64, len(t.sweep.Loops)), known: true, certain: !a.Guarded && !b.Guarded}
	fixed := make([]bool, len(t.sweep.Loops))
	for d := range a.Index {
		fa, okA := stencil.AffineOf(a.Index[d])
		fb, okB := stencil.AffineOf(b.Index[d])
		loop, distance, ok := t.solve(fa, fb)
		switch {
		case !okA || !okB || !ok:
			return meeting{}
		case loop >= 0:
			m.distance[loop], fixed[loop] = distance, true
		}
	}
	for l := len(fixed) - 1; l >= 0; l-- {
		if !fixed[l] && allZero(m.distance) {
			m.distance[l] = t.sweep.Loops[l].Step
		}
	}
	return m
}

// solve gives the distance along the one parallel loop of a dimension; loop is
// -1 where the dimension holds for all iterations.
func (t *dependenceTest) solve(a, b stencil.Affine) (loop int, distance int64, ok bool) {
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
