// What subscripts reach that go on at the other end of a loop's range.

package codegen

import (
	"slices"

	"mintc/ir/stencil"
)

// rings reads such subscripts of a sweep.
type rings struct {
	periods *stencil.Periods
	serial  map[*stencil.Symbol]stencil.Bounds
}

func newRings(s *stencil.Sweep) rings { return rings{s.Periods(), s.SerialBounds()} }

// index is that of a subscript next to its index, which may have all values of it: it goes on at the other end however short the range is.
func (r rings) index(e stencil.Expr) (stencil.Affine, bool) {
	p, ok := r.periods.Of(e)
	if !ok {
		p, ok = r.periods.FromLowest(e, r.serial)
	}
	short := -1 <= p.Offset && p.Offset <= 1 || p.PowerOfTwo || p.Offset > 0 && r.periods.IsRemainder(e)
	return stencil.Periodic{Index: p.Index}.Form(), ok && short
}

// knows reports whether the host knows what an access reaches: one that is resolved, or that is not for such subscripts alone.
func (r rings) knows(a stencil.AccessInfo) bool {
	if a.Resolved || a.Member != "" || len(a.Affine) != len(a.Index) {
		return a.Resolved
	}
	for d, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		isUnknown := func(term stencil.Term) bool {
			_, serial := r.serial[term.Sym]
			return term.Sym.Role == stencil.Local && !serial
		}
		if _, ring := r.index(e); !ring && (!ok || !form.Equal(a.Affine[d]) || slices.ContainsFunc(form.Terms, isUnknown)) {
			return false
		}
	}
	return true
}

// unlimited is an access without the limits of indices that it goes on with at the other end: x > 5 does not keep u[(x + 1) % n] from u[0].
func (r rings) unlimited(a stencil.AccessInfo) stencil.AccessInfo {
	a.Limits = slices.DeleteFunc(slices.Clone(a.Limits), func(l stencil.Limit) bool {
		return !a.Resolved && slices.ContainsFunc(a.Index, func(e stencil.Expr) bool {
			form, ring := r.index(e)
			return ring && form.Coef(l.Index) != 0
		})
	})
	return a
}

// reached is the form whose values a subscript has; whole says that it may have each of them in any iteration.
func (r rings) reached(a stencil.AccessInfo, d int) (form stencil.Affine, whole bool) {
	if form, ring := r.index(a.Index[d]); ring && !a.Resolved {
		return form, true
	}
	_, stops := a.Index[d].(*stencil.Clamped)
	return a.Reached(d), stops
}
