// The elements of a grid that accesses of a nest can touch, as ranges with steps over parallel indices. The host
// compares two of them before a launch, to find out whether arrays overlap.

package kernel

import (
	"slices"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Touch is the set of elements of a grid that some accesses of a nest (all reads or all writes) can
// touch, given by its subscripts, Sides. If Known is not set, it is any element.
type Touch struct {
	Use    *stencil.Use
	Name   string // of the host variable that holds it; "" if it is not needed
	Text   string // the first of the accesses
	Nest   source.Span
	Write  bool
	Known  bool
	Sides  []TouchSide
	Limits []stencil.Limit // on the parallel indices
	// Certain: every iteration touches exactly the element of these subscripts, under no condition.
	Certain bool
}

// TouchSide is a subscript: Coef times the parallel indices, outermost first, plus a value from Low
// to High in steps of By. Low and High are forms over outer scalars and, if bounds of serial loops
// depend on them, parallel indices.
type TouchSide struct {
	Coef      []int64
	Low, High stencil.Affine
	By        int64
}

// Add extends t by another touch if that differs only by constants, and not in the first apart dimensions. It reports whether it did.
func (t *Touch) Add(o *Touch, apart int) bool {
	if t.Write != o.Write || t.Nest != o.Nest || t.Known != o.Known || !slices.EqualFunc(t.Limits, o.Limits, stencil.Limit.Equal) ||
		!slices.EqualFunc(t.Sides, o.Sides, TouchSide.isLike) {
		return false
	}
	for d := range min(apart, len(t.Sides)) {
		if !t.Sides[d].Low.Equal(o.Sides[d].Low) || !t.Sides[d].High.Equal(o.Sides[d].High) {
			return false
		}
	}
	for d, s := range o.Sides {
		t.Sides[d] = t.Sides[d].hull(s)
		t.Certain = t.Certain && o.Certain && t.Sides[d].Low.Equal(t.Sides[d].High)
	}
	return true
}

func (s TouchSide) isLike(o TouchSide) bool {
	return slices.Equal(s.Coef, o.Coef) && s.Low.Plus(o.Low, -1).IsConst() && s.High.Plus(o.High, -1).IsConst()
}

func (s TouchSide) hull(o TouchSide) TouchSide {
	s.By = stencil.GCD(stencil.GCD(s.By, o.By), s.Low.Const-o.Low.Const)
	s.Low.Const, s.High.Const = min(s.Low.Const, o.Low.Const), max(s.High.Const, o.High.Const)
	return s
}
