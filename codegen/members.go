// Subscripts of arrays in the structs of an array, as k in cell[i].f[k]: beyond its end there is another member, or another struct.

package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// members holds those of a grid's accesses to the extents that the struct gives, where the host can tell that they happen and what values
// they have.
func (w *sweepLowering) members(u *stencil.Use, ends rings) {
	for _, a := range u.Accesses {
		for _, in := range a.Inner {
			r, known := w.member(a, in, ends)
			if known && !r.IsWithin() && !slices.ContainsFunc(w.Launch.Members, func(have kernel.MemberReach) bool { return have.Equal(r) }) {
				w.Launch.Members = append(w.Launch.Members, r)
			}
		}
	}
}

// member is what one subscript reaches; known is false if the host cannot tell.
func (w *sweepLowering) member(a stencil.AccessInfo, in stencil.Inner, ends rings) (r kernel.MemberReach, known bool) {
	form, ok := stencil.Exactly(in.Index, w.innerRanges())
	if !ok {
		return r, false
	}
	var when *kernel.Occurrence
	member, serial := a.Member, ends.serial
	if a.Guarded {
		o, known := w.followed(a, (*stencil.Occurrences).Itself)
		if !known {
			return r, false
		}
		a, when, serial = always(a, o), w.occurrence(o), o.Serial
	}
	bounds := w.stepped(a.Bounds(serial))
	lowest, okLow := stencil.Extreme(form, bounds, false)
	highest, okHigh := stencil.Extreme(form, bounds, true)
	r = kernel.MemberReach{Grid: a.Grid, Member: member, Extent: in.Extent, Lowest: lowest, Highest: highest, When: when, Nest: a.Nest,
		Subscript: w.subscript(in.Index, form), Limits: limitsOf(a, []stencil.Affine{lowest, highest})}
	return r, okLow && okHigh && hasRange(form, bounds) && !unreached(form, bounds)
}

// hasRange reports whether the host knows what values all variables of a form have.
func hasRange(form stencil.Affine, bounds map[*stencil.Symbol]stencil.Bounds) bool {
	return !slices.ContainsFunc(form.Terms, func(t stencil.Term) bool {
		_, serial := bounds[t.Sym]
		return !serial && t.Sym.Role != stencil.Param && t.Sym.Role != stencil.Index
	})
}

// unreached reports whether a serial loop that a form counts with is known to be never entered.
func unreached(form stencil.Affine, bounds map[*stencil.Symbol]stencil.Bounds) bool {
	return slices.ContainsFunc(form.Terms, func(t stencil.Term) bool {
		b, serial := bounds[t.Sym]
		count := b.Highest.Plus(b.Lowest, -1)
		return serial && count.IsConst() && count.Const < 0
	})
}
