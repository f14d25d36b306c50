// u[(t + 1) % 2][y][x] as [y][x] of one of several buffers, and a[(t % 2)*n*n + y*n + x] as that of a part of a.

package subscript

import (
	"slices"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// Slices makes grids of their own of arrays that are used by leading subscripts
// which only the host knows: u[(t + 1) % 2][y][x] is [y][x] of one of k buffers
// (F5), and so is a[((t + 1) % 2)*n*n + y*n + x]. It comes when the iterations are known to be independent.
func Slices(s *stencil.Sweep, grids Grids) {
	n := &Nest{Sweep: s, Grids: grids}
	stops := clamping.NewReader(s)
	var uses []*stencil.Use
	cut := false
	for _, u := range n.Uses {
		if parts := n.slicesOf(u, stops); parts != nil {
			uses = append(uses, parts...)
			n.replaceAccesses(u, parts)
			cut = true
		} else {
			uses = append(uses, u)
		}
	}
	n.Uses = uses
	if cut {
		clamping.Clamp(s) // slices that are only read
	}
}

// slicesOf are the slices in place of a grid; nil unless each is a stencil, or they take turns: those are as pointers into it.
func (n *Nest) slicesOf(u *stencil.Use, stops *clamping.Reader) []*stencil.Use {
	turning := takesTurns(u)
	if u.Grid.Storage != stencil.Array || u.Grid.Rank < 3 && !u.Grid.IsFlat() || u.Grid.IsFlat() && !turning {
		return nil
	}
	var parts []*stencil.Use
	certain := map[*stencil.Use]bool{} // used in every iteration, or one of few in turn, so that the host may compute the subscript
	for _, a := range u.Accesses {
		if !a.Resolved && !(turning && n.staysInside(a, stops)) {
			return nil
		}
		leading, index := slice(u, a.Access)
		if !stencil.OnHost(leading) {
			return nil
		}
		part := sliceAt(parts, leading)
		if part == nil {
			part = &stencil.Use{Grid: n.Slice(u.Grid, leading), Strides: u.Strides[min(1, len(u.Strides)):]}
			parts = append(parts, part)
		}
		a.Access = &stencil.Access{Grid: part.Grid, Index: index, Span: a.Span}
		certain[part] = certain[part] || !a.Guarded || turns(a)
		a.Affine = a.Affine[1:]
		part.Accesses = append(part.Accesses, a)
		part.Read, part.Written = part.Read || !a.Write, part.Written || a.Write
	}
	for _, part := range parts {
		_, reads := n.Offsets(part, false)
		_, writes := n.Offsets(part, true)
		if !u.Grid.IsFlat() && !certain[part] || !turning && (part.Read && !reads || part.Written && !writes) {
			return nil
		}
	}
	return parts
}

// takesTurns reports whether an array has a dimension of parts of which each access is in one, chosen by what takes few values in turn.
func takesTurns(u *stencil.Use) bool {
	return u.Grid.Rank > 1 && slices.ContainsFunc(u.Accesses, turns)
}

func turns(a stencil.AccessInfo) bool {
	return slices.ContainsFunc(a.Affine[0].Terms, func(t stencil.Term) bool { return t.Sym.Turns })
}

// staysInside reports whether the subscripts of an access are linear, stop at the ends of a loop's range, or go on at the other one.
func (n *Nest) staysInside(a stencil.AccessInfo, stops *clamping.Reader) bool {
	return !slices.ContainsFunc(stops.Subscripts(a.Index), func(e stencil.Expr) bool {
		_, isStop := e.(*stencil.Clamped)
		_, linear := stencil.AffineOf(e)
		_, goesOn := n.Periods().Of(e)
		return !isStop && !linear && !goesOn
	})
}

// slice is the leading subscript of the slice that an access is of, with the subscripts within that. Slices of flat arrays have an offset in elements.
func slice(u *stencil.Use, a *stencil.Access) (leading stencil.Expr, index []stencil.Expr) {
	leading = a.Index[0]
	if u.Grid.IsFlat() {
		leading = times(leading, u.Strides[0])
	}
	return leading, a.Index[1:]
}

// times spells chosen * distance, computed in long long: the factors of a product one by one, as programs do that add it to a pointer.
func times(chosen, distance stencil.Expr) stencil.Expr {
	e := stencil.Expr(&stencil.Cast{X: chosen, T: stencil.LongLong})
	p, _ := stencil.PolyOf(distance)
	if len(p) != 1 || p[0].Coef != 1 {
		return stencil.NewBinary("*", e, distance)
	}
	for _, sym := range p[0].Syms {
		e = stencil.NewBinary("*", e, &stencil.Var{Sym: sym})
	}
	return e
}

// sliceAt is the slice with the leading subscript e, nil if there is none yet. What
// the host evaluates counts: kernels may call one value by different names.
func sliceAt(parts []*stencil.Use, e stencil.Expr) *stencil.Use {
	for _, p := range parts {
		if stencil.HostExpr(p.Grid.Leading) == stencil.HostExpr(e) {
			return p
		}
	}
	return nil
}

func (n *Nest) replaceAccesses(u *stencil.Use, parts []*stencil.Use) {
	n.Body = stencil.MapBody(n.Body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok || a.Grid != u.Grid {
			return e
		}
		leading, index := slice(u, a)
		return &stencil.Access{Grid: sliceAt(parts, leading).Grid, Index: index, Span: a.Span}
	})
	if u.Grid.IsFlat() {
		n.IndependenceChecks = perSlice(n.IndependenceChecks, u.Grid, parts)
	}
}

// perSlice are checks with those of a flat array for each of its slices that is written. Two slices are compared as two arrays are.
func perSlice(list []stencil.IndependenceCheck, g *stencil.Grid, parts []*stencil.Use) (all []stencil.IndependenceCheck) {
	for _, c := range list {
		if c.Grid != g {
			all = append(all, c)
			continue
		}
		for _, part := range parts {
			if c.Grid = part.Grid; part.Written {
				all = append(all, c)
			}
		}
	}
	return all
}
