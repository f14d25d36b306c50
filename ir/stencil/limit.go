// Guards that narrow the range of an index: what an access reaches under its conditions.

package stencil

import (
	"maps"
	"slices"
)

// Limit are forms over outer scalars that Index is not below, or not above.
type Limit struct {
	Index     *Symbol
	Low, High []Affine
}

// Equal reports whether two limits say the same.
func (l Limit) Equal(o Limit) bool {
	forms := func(x, y []Affine) bool { return slices.EqualFunc(x, y, Affine.Equal) }
	return l.Index == o.Index && forms(l.Low, o.Low) && forms(l.High, o.High)
}

// Bounds are those of the serial loops in the iterations that execute the access,
// as far as its limits are a constant away from them.
func (a AccessInfo) Bounds(serial map[*Symbol]Bounds) map[*Symbol]Bounds {
	narrowed := maps.Clone(serial)
	for _, l := range a.Limits {
		b, ok := narrowed[l.Index]
		if !ok {
			continue
		}
		for _, low := range l.Low {
			if d := low.Plus(b.Lowest, -1); d.IsConst() && d.Const > 0 {
				b.Lowest = low
			}
		}
		for _, high := range l.High {
			if d := high.Plus(b.Highest, -1); d.IsConst() && d.Const < 0 {
				b.Highest = high
			}
		}
		narrowed[l.Index] = b
	}
	return narrowed
}

// StaysInside reports whether the index of a parallel loop plus an offset is in the loop's range, in all iterations that execute the access.
func (a AccessInfo) StaysInside(loop *Loop, offset int64) bool {
	first, end, okFirst, okEnd := loop.Ends()
	switch {
	case offset == 0:
		return true
	case loop.Exact != nil || loop.Step != 1:
		return false
	case offset < 0:
		return okFirst && a.isLimited(loop.Index, func(l Limit) []Affine { return l.Low }, first.Plus(Affine{Const: -offset}, 1), 1)
	}
	return okEnd && a.isLimited(loop.Index, func(l Limit) []Affine { return l.High }, end.Plus(Affine{Const: -offset - 1}, 1), -1)
}

// isLimited reports whether one of the limits of an index is at least a form, or with sign -1 at most that.
func (a AccessInfo) isLimited(index *Symbol, limits func(Limit) []Affine, form Affine, sign int64) bool {
	return slices.ContainsFunc(a.Limits, func(l Limit) bool {
		return l.Index == index && slices.ContainsFunc(limits(l), func(limit Affine) bool {
			d := limit.Plus(form, -1)
			return d.IsConst() && sign*d.Const >= 0
		})
	})
}

// Unreached reports whether a serial loop that a subscript counts with is known to be never entered: the access reaches
// nothing, and has no part in what others reach together.
func (a AccessInfo) Unreached(bounds map[*Symbol]Bounds) bool {
	for d := range a.Affine {
		for _, term := range a.Reached(d).Terms {
			if b, serial := bounds[term.Sym]; serial && b.isConst() && b.Lowest.Const > b.Highest.Const {
				return true
			}
		}
	}
	return false
}
