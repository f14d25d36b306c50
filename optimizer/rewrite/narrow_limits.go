// What conditions say of the range of a loop.

package rewrite

import (
	"slices"
	"strings"

	"mintc/ir/stencil"
)

// indexLimit is a form over outer scalars that the index of a loop is not below, or with high not above.
type indexLimit struct {
	loop *stencil.Loop
	high bool
	form stencil.Affine
}

// limit narrows the ranges of the loops by guards; false if none of them says more than the loops do.
func (n *narrower) limit(guards []stencil.Guard) bool {
	narrowed := false
	for again := true; again; {
		again = false
		for _, g := range guards {
			limits, ok := n.limits(g)
			for _, l := range limits {
				if ok && !n.implied(l) {
					list := n.list(l.high)
					list[l.loop] = append(list[l.loop], l.form)
					narrowed, again = true, true
				}
			}
		}
	}
	return narrowed
}

func (n *narrower) list(high bool) map[*stencil.Loop][]stencil.Affine {
	if high {
		return n.high
	}
	return n.low
}

// implied reports whether the range of a loop as it is now lies within a limit.
func (n *narrower) implied(l indexLimit) bool {
	return slices.ContainsFunc(n.list(l.high)[l.loop], func(have stencil.Affine) bool {
		d := have.Plus(l.form, -1)
		return d.IsConst() && (d.Const == 0 || d.Const > 0 != l.high)
	})
}

// difference is the linear form that a guard compares with 0, and how.
func (n *narrower) difference(g stencil.Guard) (form stencil.Affine, op string, ok bool) {
	c, op, ok := g.Comparison()
	if !ok {
		return form, op, false
	}
	common := stencil.Arithmetic(c.X.Type(), c.Y.Type())
	x, okX := stencil.Exactly(stencil.Converted(c.X, common), n.ranges)
	y, okY := stencil.Exactly(stencil.Converted(c.Y, common), n.ranges)
	return x.Plus(y, -1), op, okX && okY
}

// limits are what a guard says of the range of a loop, if it is that and nothing else.
func (n *narrower) limits(g stencil.Guard) ([]indexLimit, bool) {
	difference, op, ok := n.difference(g)
	if !ok {
		return nil, false
	}
	loop, k := n.loopOf(difference)
	if loop == nil {
		return nil, false
	}
	if k < 0 {
		difference, op = difference.Times(-1), mirrored(op)
	}
	at := difference.Without(loop.Index).Times(-1) // index op at
	if !stencil.FitsLongLong(n.sweep.Loops, at) || dereferences(n.sweep.Loops, at) {
		return nil, false
	}
	one := stencil.Affine{Const: 1}
	switch op {
	case "<":
		return []indexLimit{{loop, true, at.Plus(one, -1)}}, true
	case "<=":
		return []indexLimit{{loop, true, at}}, true
	case ">":
		return []indexLimit{{loop, false, at.Plus(one, 1)}}, true
	case ">=":
		return []indexLimit{{loop, false, at}}, true
	case "==":
		return []indexLimit{{loop, false, at}, {loop, true, at}}, true
	}
	return n.besideEnd(loop, at)
}

// dereferences reports whether a form has a value that lies behind a pointer, as s->lo, and that no loop ends at: where the loops are empty, the
// serial program does not look there.
func dereferences(loops []*stencil.Loop, form stencil.Affine) bool {
	return slices.ContainsFunc(form.Terms, func(t stencil.Term) bool {
		return strings.ContainsAny(t.Sym.Host, ">*[(") && !stencil.RunsTo(loops, t.Sym)
	})
}

// besideEnd is the limit that an index is not at an end of its range, if that is where it is said not to be.
func (n *narrower) besideEnd(loop *stencil.Loop, at stencil.Affine) ([]indexLimit, bool) {
	one := stencil.Affine{Const: 1}
	is := func(form stencil.Affine) bool { return form.Equal(at) }
	low, high := indexLimit{loop, false, at.Plus(one, 1)}, indexLimit{loop, true, at.Plus(one, -1)}
	switch {
	case slices.ContainsFunc(n.low[loop], is), n.implied(low):
		return []indexLimit{low}, true
	case slices.ContainsFunc(n.high[loop], is), n.implied(high):
		return []indexLimit{high}, true
	}
	return nil, false
}

func mirrored(op string) string {
	if m, ok := stencil.Mirrored[op]; ok {
		return m
	}
	return op
}

// loopOf is the loop whose index a form has, beside outer scalars alone, and once: added or taken away. nil if that is not so, or if the
// loop's range cannot be another one.
func (n *narrower) loopOf(form stencil.Affine) (*stencil.Loop, int64) {
	for _, l := range n.sweep.Loops {
		k := form.Coef(l.Index)
		if k*k == 1 && form.Without(l.Index).IsOuter() && n.canNarrow(l) {
			return l, k
		}
	}
	return nil, 0
}

// canNarrow reports whether a loop counts up by one between ends that the host knows, and leaves nothing behind.
func (n *narrower) canNarrow(l *stencil.Loop) bool {
	return l.Step == 1 && !l.Outside && l.Exact == nil && !l.Meets && !l.BoundingBox && l.Runs == nil && l.Last == nil && n.low[l] != nil
}
