package analyzer

import (
	"fmt"
	"strings"

	"mintc/ir/stencil"
)

// independent applies the dependence test (F8): no two iterations of the
// parallel loops may touch one element of an array that one of them writes.
func (r *nestReader) independent() bool {
	if r.sweep.Hints.Independent {
		r.msgs.Remarkf(codeRemark, r.sweep.Directive, "iterations are taken to be independent, as the clause says")
		return true
	}
	t := dependenceTest{sweep: r.sweep, serial: r.sweep.SerialRanges()}
	for _, u := range r.sweep.Uses {
		for i, a := range u.Accesses {
			if !a.Write {
				continue
			}
			for j, b := range u.Accesses {
				if b.Write && j < i {
					continue
				}
				if v := t.pair(a, b); v.verdict != apart {
					r.reportDependence(a, b, v)
					return false
				}
			}
		}
	}
	return true
}

// dependenceTest compares pairs of accesses of one sweep.
type dependenceTest struct {
	sweep  *stencil.Sweep
	serial map[*stencil.Symbol]stencil.Range
}

type verdict uint8

// apart: no two different iterations meet. meet: some do. unknown: not proven.
const (
	apart verdict = iota
	meet
	unknown
)

// finding is the result for a pair: with meet, Distance is how far apart two
// iterations that meet are, per parallel loop, in index values.
type finding struct {
	verdict
	distance []int64
}

// pair solves a(i) = b(i') dimension by dimension: each that has one parallel
// index gives the distance i' - i along that loop.
func (t dependenceTest) pair(a, b stencil.AccessInfo) finding {
	n := len(t.sweep.Loops)
	fixed := make([]*int64, n)
	exact := !a.Guarded && !b.Guarded
	for d := range a.Affine {
		if !t.comparable(a.Index[d]) || !t.comparable(b.Index[d]) {
			exact = false
			continue
		}
		loop, distance, state := t.dimension(a.Affine[d], b.Affine[d])
		switch {
		case state == never:
			return finding{verdict: apart}
		case state == loose:
			exact = false
		case loop >= 0 && fixed[loop] != nil && *fixed[loop] != distance:
			return finding{verdict: apart}
		case loop >= 0:
			fixed[loop] = &distance
		}
	}
	return t.conclude(fixed, exact)
}

// comparable reports whether a subscript is a sum of indices, serial indices of
// known range and outer scalars. Any other may have any value in an iteration,
// and says nothing; the other dimensions may still keep two iterations apart.
func (t dependenceTest) comparable(subscript stencil.Expr) bool {
	form, ok := stencil.AffineOf(subscript)
	for _, term := range form.Terms {
		if _, known := t.serial[term.Sym]; term.Sym.Role == stencil.Local && !known {
			return false
		}
	}
	return ok
}

// conclude weighs the distances that the dimensions leave.
func (t dependenceTest) conclude(fixed []*int64, exact bool) finding {
	distance := make([]int64, len(fixed))
	same, free := true, -1
	for l, f := range fixed {
		switch {
		case f == nil:
			free = l
		case *f%t.sweep.Loops[l].Step != 0 || t.tooFar(l, *f):
			return finding{verdict: apart}
		case *f != 0:
			same = false
			distance[l] = *f
		}
	}
	if same && free < 0 {
		return finding{verdict: apart}
	}
	if same && free >= 0 {
		if t.tooFar(free, t.sweep.Loops[free].Step) {
			return finding{verdict: apart}
		}
		distance[free] = t.sweep.Loops[free].Step
	}
	if !exact {
		return finding{verdict: unknown}
	}
	return finding{meet, distance}
}

// tooFar reports whether the loop provably has no two iterations d apart.
func (t dependenceTest) tooFar(loop int, d int64) bool {
	l := t.sweep.Loops[loop]
	lo, okLo := stencil.AffineOf(l.Lo)
	hi, okHi := stencil.AffineOf(l.Hi)
	if !okLo || !okHi {
		return false
	}
	width := hi.Plus(lo, -1)
	return width.IsConst() && max(d, -d) >= max(width.Const, -width.Const)
}

// state is what one dimension says.
type state uint8

// solved: the distance along one loop is known, or the dimension holds always.
// loose: it may hold for several distances. never: it cannot hold.
const (
	solved state = iota
	loose
	never
)

// dimension solves one dimension for the distance along its loop; loop is -1
// where it has no parallel index.
func (t dependenceTest) dimension(a, b stencil.Affine) (loop int, distance int64, s state) {
	loop = -1
	coef := int64(0)
	difference := a.Plus(b, -1) // a - b, whose common terms cancel
	for i, l := range t.sweep.Loops {
		ca, cb := a.Coef(l.Index), b.Coef(l.Index)
		if ca == 0 && cb == 0 {
			continue
		}
		if ca != cb || loop >= 0 {
			return -1, 0, loose
		}
		loop, coef = i, ca
	}
	low, high, ok := t.interval(a, b, difference)
	switch {
	case !ok:
		return -1, 0, loose
	case loop < 0 && (low > 0 || high < 0):
		return -1, 0, never
	case loop < 0 && low == high:
		return -1, 0, solved
	case loop < 0:
		return -1, 0, loose
	case low != high:
		return -1, 0, t.anyMultiple(low, high, coef*t.sweep.Loops[loop].Step)
	case low%coef != 0:
		return -1, 0, never
	}
	return loop, low / coef, solved
}

// anyMultiple reports loose if [low, high] holds a multiple of k, else never.
func (dependenceTest) anyMultiple(low, high, k int64) state {
	if k < 0 {
		k = -k
	}
	first := low / k * k
	for first < low {
		first += k
	}
	if first <= high {
		return loose
	}
	return never
}

// interval bounds the part of a - b that is not the parallel index: constants,
// and serial indices, which the two iterations have independently.
func (t dependenceTest) interval(a, b, difference stencil.Affine) (low, high int64, ok bool) {
	low, high = difference.Const, difference.Const
	add := func(form stencil.Affine, sign int64) {
		for _, term := range form.Terms {
			if r, isSerial := t.serial[term.Sym]; isSerial {
				c := sign * term.Coef
				low, high = low+min(c*r.First, c*r.Last), high+max(c*r.First, c*r.Last)
			}
		}
	}
	add(a, 1)
	add(b, -1)
	for _, term := range difference.Terms {
		if _, isSerial := t.serial[term.Sym]; !isSerial {
			return 0, 0, false // outer scalars that do not cancel
		}
	}
	return low, high, true
}

func (r *nestReader) reportDependence(a, b stencil.AccessInfo, f finding) {
	first, second := a.Span.Text(), b.Span.Text()
	act := "reads"
	if b.Write {
		act = "writes"
	}
	if f.verdict == unknown {
		m := r.msgs.Errorf(codeUnproven, a.Span, "cannot prove that no other iteration %s the '%s' that an iteration writes as '%s'", act, second, first)
		m.Underline(b.Span).Note(b.Span, "this is the other access")
		m.Note(r.sweep.Directive, "if the iterations are independent, say so with the clause 'independent'")
		return
	}
	other := make([]string, len(f.distance))
	here := make([]string, len(f.distance))
	distance := make([]string, len(f.distance))
	for l, d := range f.distance {
		name := r.sweep.Loops[l].Index.Name
		here[l], other[l], distance[l] = name, name, fmt.Sprint(d)
		if d != 0 {
			other[l] = fmt.Sprintf("%s%+d", name, d)
		}
	}
	tuple := func(v []string) string {
		if len(v) == 1 {
			return v[0]
		}
		return "(" + strings.Join(v, ", ") + ")"
	}
	m := r.msgs.Errorf(codeDependence, a.Span, "iteration %s %s the element '%s' that iteration %s writes as '%s', so this nest cannot run in parallel",
		tuple(other), act, second, tuple(here), first)
	m.Underline(b.Span).Note(b.Span, "the other access, at distance %s", tuple(distance))
	m.Note(a.Span, "write to a second array and swap the two")
}
