// The parallel loops of a sweep, normalised, and what the host needs to find bounds that depend on outer indices.

package stencil

import (
	"slices"

	"mintc/internal/source"
)

// Loop is one loop of a nest, normalised: Index takes Lo, Lo+Step, ... while it
// is below Hi (Step > 0) or above it (Step < 0), all as numbers: the host stops
// where the index wraps around. Lo and Hi have their values on entry to the nest.
type Loop struct {
	Index  *Symbol
	Lo, Hi Expr
	Step   int64
	// Exact is the comparison that C makes, where conversions, or the size of the
	// index, may let it count otherwise than Lo, Hi and Step say; else nil.
	Exact *Comparison
	// Outside is set where the index is declared outside the nest and keeps the
	// value that the serial loop leaves; Host is its name there.
	Outside bool
	Host    string
	// OfEnum: the index outside is of an enumeration, to which C++ converts by a cast only.
	OfEnum bool
	// Meets: the serial loop ends only when the index equals Hi, as != says it.
	Meets bool
	// BoundingBox: the real bounds depend on outer indices. Lo and Hi enclose them,
	// and conditions in the body leave out what is beyond.
	BoundingBox bool
	// Runs, where it is not nil, is what the host runs through to find Lo and Hi
	// of a bounding-box loop if no expression gives them.
	Runs *Runs
	// Last, for an index outside with real bounds of that kind, gives its value
	// after the nest.
	Last *LastRun
	// Shift, where it is not nil, is what the program's index is more than Index, from which Lo and Hi have it taken away.
	Shift *Shifted
	// Down: the program counts from the last value down by 1. Index counts up, since the order of the iterations is free.
	Down bool
	Span source.Span
}

// Shifted is an index of the program, of type Type, that is By more than that of the loop.
type Shifted struct {
	By   Affine
	Type Type
}

// String is the program's index where that of the loop is 0, as the host spells it.
func (s *Shifted) String() string {
	by := Affine{Const: s.By.Const}
	for _, t := range s.By.Terms {
		by.Terms = append(by.Terms, Term{&Symbol{Name: t.Sym.Host}, t.Coef})
	}
	return by.Readable()
}

// Written is the type of the index in the program, in which C counts.
func (l *Loop) Written() Type {
	if l.Shift != nil {
		return l.Shift.Type
	}
	return l.Index.Type
}

// Comparison is the condition of a loop, with the index on its left: Op compares
// it with Bound in the type Type.
type Comparison struct {
	Op    string
	Type  Type
	Bound Expr
}

// Runs are those of a bounding-box loop: from Lo by Step, one for each iteration of the
// loops around it under Conditions.
type Runs struct {
	Lo         Expr
	Step       int64
	Exact      Comparison
	Conditions []Expr
}

// LastRun are the real bounds of a loop, in terms of the indices around it,
// which have their last values when it runs last.
type LastRun struct {
	Lo, Hi Expr
	Step   int64
	Exact  *Comparison
}

// Ends are Lo and Hi as linear forms; ok is false for one that is not linear.
func (l *Loop) Ends() (lo, hi Affine, okLo, okHi bool) {
	first, okLo := NumberOf(l.Lo, nil)
	end, okHi := NumberOf(l.Hi, nil)
	return first.Form, end.Form, okLo, okHi
}

// InOrder are the parallel loops as the program has them, outermost first: the order of the serial
// iterations. Threads take them in the order of Loops.
func (s *Sweep) InOrder() []*Loop {
	if s.Nest != nil {
		return s.Nest
	}
	return s.Loops
}

// Interchange lets threads take the loops in another order, slowest first. What the serial order decides stays:
// positions, last values and the indices after the nest go by InOrder.
func (s *Sweep) Interchange(order []*Loop) {
	s.Nest, s.Loops = s.InOrder(), order
	s.footprints, s.passing = nil, nil
}

// ReplaceLoops gives the sweep other loops in place of its own, in both orders.
func (s *Sweep) ReplaceLoops(by map[*Loop]*Loop) {
	replaced := func(loops []*Loop) []*Loop {
		loops = slices.Clone(loops)
		for i, l := range loops {
			loops[i] = by[l]
		}
		return loops
	}
	s.Loops, s.Nest = replaced(s.Loops), replaced(s.Nest)
	s.footprints, s.passing = nil, nil
}
