// The elements of a grid that accesses of a nest can touch, as ranges with steps over parallel indices. The host
// compares two of them before a launch, to find out whether arrays overlap.

package kernel

import (
	"slices"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Touch is what accesses of a nest, all reads or all writes, touch of a grid: the
// elements whose subscripts Sides give. Not Known: any element.
type Touch struct {
	Use    *stencil.Use
	Name   string // of the host variable that says so, "" where nothing asks
	Text   string // the first of the accesses
	Nest   source.Span
	Write  bool
	Known  bool
	Sides  []TouchSide
	Limits []stencil.Limit // on the parallel indices
	// Certain: every iteration touches exactly these.
	Certain bool
}

// TouchSide is a subscript: Coef times the parallel indices, outermost first, plus a
// value from Low to High by steps of By. These are forms over outer scalars and, for
// serial loops with bounds of that kind, parallel indices.
type TouchSide struct {
	Coef      []int64
	Low, High stencil.Affine
	By        int64
}

// Add takes in another touch that differs by constants only, and reports whether it does.
func (t *Touch) Add(o *Touch) bool {
	if t.Write != o.Write || t.Nest != o.Nest || t.Known != o.Known || !slices.EqualFunc(t.Limits, o.Limits, stencil.Limit.Equal) ||
		!slices.EqualFunc(t.Sides, o.Sides, TouchSide.isLike) {
		return false
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
