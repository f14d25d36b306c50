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

// FitsLongLong reports whether the host can compute a form of a condition, a few more or less, in 64 bits: its variables have fewer, or a loop of
// the nest runs to them. Others of 64 bits may be anything that their type holds, as SIZE_MAX where there is no limit.
func FitsLongLong(loops []*Loop, form Affine) bool {
	return !slices.ContainsFunc(form.Terms, func(t Term) bool {
		return t.Sym.Role == Param && t.Sym.Type.Size == LongLong.Size && t.Sym.Within == nil && !RunsTo(loops, t.Sym)
	})
}

// RunsTo reports whether some loop starts or ends at a variable, more or less a constant. What is so large that sums overflow makes it run for ever,
// or not at all.
func RunsTo(loops []*Loop, sym *Symbol) bool {
	return slices.ContainsFunc(loops, func(l *Loop) bool {
		first, end, okFirst, okEnd := l.Ends()
		to := func(form Affine, ok bool) bool { return ok && len(form.Terms) == 1 && form.Coef(sym) == 1 }
		return to(first, okFirst) || to(end, okEnd)
	})
}

// NotAtEnd are forms that are 0 or more exactly where another is not 0. There are some where that is 0 at an end of a loop's range only:
// x - 1 where x is not 0, in a loop from 0.
func NotAtEnd(loops []*Loop, form Affine) (inside []Affine) {
	one := Affine{Const: 1}
	for _, l := range loops {
		k := form.Coef(l.Index)
		if k != 1 && k != -1 || l.Step < 1 || l.Exact != nil && l.Meets {
			continue
		}
		index := Affine{Terms: []Term{{Sym: l.Index, Coef: 1}}}
		at := index.Plus(form, -k) // where the form is 0
		first, end, okFirst, okEnd := l.Ends()
		if okFirst && at.Equal(first) {
			inside = append(inside, index.Plus(at, -1).Plus(one, -1))
		}
		if okEnd && at.Equal(end.Plus(one, -1)) {
			inside = append(inside, at.Plus(index, -1).Plus(one, -1))
		}
	}
	return inside
}

// narrowed are bounds that are not below a form, or not above it; they stay, and ok is false, if it is not a constant away.
func (b Bounds) narrowed(at Affine, low bool) (_ Bounds, ok bool) {
	end, sign := &b.Highest, int64(-1)
	if low {
		end, sign = &b.Lowest, 1
	}
	d := at.Plus(*end, -1)
	if d.IsConst() && d.Const*sign > 0 {
		*end = at
	}
	return b, d.IsConst()
}

// Bounds are those of the serial loops in the iterations that execute the access,
// as far as its limits are a constant away from them. The map is serial itself where the access has no such limits.
func (a AccessInfo) Bounds(serial map[*Symbol]Bounds) map[*Symbol]Bounds {
	narrowed, own := serial, false
	for _, l := range a.Limits {
		b, ok := narrowed[l.Index]
		if !ok {
			continue
		}
		if !own {
			narrowed, own = maps.Clone(serial), true
		}
		for _, low := range l.Low {
			b, _ = b.narrowed(low, true)
		}
		for _, high := range l.High {
			b, _ = b.narrowed(high, false)
		}
		narrowed[l.Index] = b
	}
	return narrowed
}

// StaysInside reports whether the index of a parallel loop plus an offset is in the loop's range, in all iterations that execute the access,
// wherever the loop has at least so many iterations.
func (a AccessInfo) StaysInside(loop *Loop, offset int64) (iterations int64, ok bool) {
	first, end, okFirst, okEnd := loop.Ends()
	last := end.Plus(Affine{Const: 1}, -1)
	switch {
	case offset == 0:
		return 1, true
	case loop.Exact != nil || loop.Step != 1 || !okFirst || !okEnd:
		return 0, false
	case offset < 0: // at least the first value
		return a.reaches(loop.Index, -offset, func(l Limit) []Affine { return l.Low }, func(at Affine) (near, far Affine) { return at.Plus(first, -1), last.Plus(at, -1) })
	}
	return a.reaches(loop.Index, offset, func(l Limit) []Affine { return l.High }, func(at Affine) (near, far Affine) { return last.Plus(at, -1), at.Plus(first, -1) })
}

// reaches finds a limit of an index from which it is so far to the end of the range at that side, or so near to the other end that ranges of
// some iterations have these cells.
func (a AccessInfo) reaches(index *Symbol, offset int64, limits func(Limit) []Affine, distances func(at Affine) (near, far Affine)) (iterations int64, ok bool) {
	for _, l := range a.Limits {
		if l.Index != index {
			continue
		}
		for _, at := range limits(l) {
			near, far := distances(at)
			switch {
			case near.IsConst() && near.Const >= offset:
				return 1, true
			case far.IsConst() && (!ok || far.Const+offset+1 < iterations):
				iterations, ok = far.Const+offset+1, true
			}
		}
	}
	return iterations, ok
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
