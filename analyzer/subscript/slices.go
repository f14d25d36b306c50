// u[(t + 1) % 2][y][x] as [y][x] of one of several buffers.

package subscript

import (
	"mintc/ir/stencil"
)

// Slices makes grids of their own of arrays that are used by leading subscripts
// which only the host knows: u[(t + 1) % 2][y][x] is [y][x] of one of k buffers
// (F5). It comes when the iterations are known to be independent.
func Slices(s *stencil.Sweep, grids Grids) {
	n := &Nest{Sweep: s, Grids: grids}
	var uses []*stencil.Use
	for _, u := range n.Uses {
		if parts := n.slicesOf(u); parts != nil {
			uses = append(uses, parts...)
			n.replaceAccesses(u.Grid, parts)
		} else {
			uses = append(uses, u)
		}
	}
	n.Uses = uses
}

// slicesOf are the slices in place of a grid; nil unless each is a stencil.
func (n *Nest) slicesOf(u *stencil.Use) []*stencil.Use {
	g := u.Grid
	if g.Storage != stencil.Array || g.Base != nil || g.Rank < 3 {
		return nil
	}
	var parts []*stencil.Use
	certain := map[*stencil.Use]bool{} // used in every iteration, so that the host may compute the subscript
	for _, a := range u.Accesses {
		if !a.Resolved || !stencil.OnHost(a.Index[0]) {
			return nil
		}
		part := sliceAt(parts, a.Index[0])
		if part == nil {
			part = &stencil.Use{Grid: n.Slice(g, a.Index[0])}
			parts = append(parts, part)
		}
		a.Access = &stencil.Access{Grid: part.Grid, Index: a.Index[1:], Span: a.Span}
		a.Affine = a.Affine[1:]
		part.Accesses = append(part.Accesses, a)
		part.Read, part.Written = part.Read || !a.Write, part.Written || a.Write
		certain[part] = certain[part] || !a.Guarded
	}
	for _, part := range parts {
		_, reads := n.Offsets(part, false)
		_, writes := n.Offsets(part, true)
		if !certain[part] || part.Read && !reads || part.Written && !writes {
			return nil
		}
	}
	return parts
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

func (n *Nest) replaceAccesses(g *stencil.Grid, parts []*stencil.Use) {
	n.Body = stencil.MapBody(n.Body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok || a.Grid != g {
			return e
		}
		return &stencil.Access{Grid: sliceAt(parts, a.Index[0]).Grid, Index: a.Index[1:], Span: a.Span}
	})
}
