// Accesses that the kernel holds to the extents itself, when they happen: those of which the host cannot tell whether they do, or where
// they lead, unless whatever they may reach is known to exist.

package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// holder finds them in a sweep.
type holder struct {
	rings
	sweep  *sweepLowering
	spread map[*stencil.Use][]spread // of its accesses
}

// spread is what an access reaches at most, dimension by dimension; known is false if the host cannot tell. everywhere: it happens in all
// iterations. surely: the host knows in which, so that it stops where the access leaves the extents. never: it does not happen. held: the
// host does not make sure of it.
type spread struct {
	stencil.AccessInfo
	low, high                              []stencil.Affine
	known, everywhere, surely, never, held bool
}

func newHolder(w *sweepLowering) *holder {
	return &holder{newRings(w.Sweep), w, map[*stencil.Use][]spread{}}
}

// holds reports whether the kernel holds an access of the body.
func (h *holder) holds(a *stencil.Access) bool {
	forms, same := a.Forms(), false
	for _, s := range h.spreads(h.sweep.Sweep.UseOf(a.Grid)) {
		if s.Span != a.Span || forms != nil && s.Forms() != nil && !slices.EqualFunc(s.Forms(), forms, stencil.Affine.Equal) {
			continue
		}
		if same = true; s.held {
			return true
		}
	}
	return !same
}

// leads reports whether the host knows where an access leads, if it happens.
func (h *holder) leads(a *stencil.Access) bool {
	return slices.ContainsFunc(h.spreads(h.sweep.Sweep.UseOf(a.Grid)), func(s spread) bool { return s.Span == a.Span && s.known })
}

// spreads are those of all accesses of a grid.
func (h *holder) spreads(u *stencil.Use) []spread {
	list, done := h.spread[u]
	if done {
		return list
	}
	for _, a := range u.Accesses {
		list = append(list, h.reach(a))
	}
	for i, s := range list {
		list[i].held = !(s.known && (s.surely || s.never || isWithin(u, s, list)))
	}
	h.spread[u] = list
	return list
}

// reach is what one access reaches.
func (h *holder) reach(a stencil.AccessInfo) spread {
	serial := h.serial
	s := spread{AccessInfo: a, known: h.knows(a), surely: !a.Guarded, everywhere: !a.Guarded && len(a.Limits) == 0}
	if o, exactly := h.sweep.exactly(a); exactly {
		s.AccessInfo, serial, s.surely = always(a, o), o.Serial, true
	}
	s.AccessInfo = h.unlimited(s.AccessInfo)
	bounds := h.sweep.stepped(s.Bounds(serial))
	s.never = s.known && a.Unreached(bounds)
	for d := range a.Affine {
		form, _ := h.reached(s.AccessInfo, d)
		low, okLow := stencil.Extreme(form, bounds, false)
		high, okHigh := stencil.Extreme(form, bounds, true)
		s.low, s.high, s.known = append(s.low, low), append(s.high, high), s.known && okLow && okHigh
	}
	return s
}

// isWithin reports whether what an access reaches lies between what others reach in all iterations. Boxes of flat arrays are checked as such:
// one must have it as a whole.
func isWithin(u *stencil.Use, s spread, all []spread) bool {
	if u.Grid.IsFlat() && u.Grid.Rank > 1 {
		return slices.ContainsFunc(all, func(o spread) bool { return o.encloses(s, 0, u.Grid.Rank) })
	}
	for d := range u.Grid.Rank {
		if !slices.ContainsFunc(all, func(o spread) bool { return o.isBelow(s, d) }) || !slices.ContainsFunc(all, func(o spread) bool { return o.isAbove(s, d) }) {
			return false
		}
	}
	return true
}

// isBelow reports whether an access of all iterations reaches as low as another one, up to a constant.
func (s spread) isBelow(o spread, d int) bool {
	distance := o.low[d].Plus(s.low[d], -1)
	return s.known && s.everywhere && distance.IsConst() && distance.Const >= 0
}

func (s spread) isAbove(o spread, d int) bool {
	distance := s.high[d].Plus(o.high[d], -1)
	return s.known && s.everywhere && distance.IsConst() && distance.Const >= 0
}

func (s spread) encloses(o spread, first, end int) bool {
	for d := first; d < end; d++ {
		if !s.isBelow(o, d) || !s.isAbove(o, d) {
			return false
		}
	}
	return true
}

// held is the element that an access is at, or the value of its subscript of dimension dim, which the kernel holds to the extents if the
// host does not make sure of it; dim -1 is the element. Where that exists it is C's, but for rows that lie apart: there all subscripts count.
func (w *sweepLowering) held(a *stencil.Access, dim int, at stencil.Expr) stencil.Expr {
	if (dim < 0 || dim > 0 && a.Grid.Root().Storage == stencil.Rows && !w.holder.leads(a)) && w.holder.holds(a) {
		return w.hold(a, dim, at)
	}
	return at
}

// hold makes the kernel hold it.
func (w *sweepLowering) hold(a *stencil.Access, dim int, at stencil.Expr) stencil.Expr {
	var held *kernel.Held
	for _, have := range w.Launch.Held {
		if have.Grid == a.Grid && have.Dim == dim {
			held = have
		}
	}
	if held == nil {
		ends := w.Local(a.Grid.Name+"_extent", stencil.Type{Kind: stencil.Struct, Name: "mint_extent", Size: 40})
		held = &kernel.Held{Grid: a.Grid, Dim: dim, Name: w.Names.Fresh(a.Grid.Name + "_checked")}
		w.Launch.Held = append(w.Launch.Held, held)
		w.Param(kernel.Param{Sym: ends}, kernel.Arg{Kind: kernel.Ends, Held: held})
		held.Ends = ends
	}
	number := slices.IndexFunc(held.Accesses, func(x *stencil.Access) bool { return x.Span == a.Span })
	if number < 0 {
		number = len(held.Accesses)
		held.Accesses = append(held.Accesses, a)
	}
	return &stencil.Call{Func: kernel.InsideFunc, Args: []stencil.Expr{at, &stencil.Var{Sym: held.Ends}, stencil.NewInt(int64(number))}, T: at.Type()}
}
