package analyzer

import (
	"fmt"
	"slices"

	"mintc/ir/stencil"
)

// slices makes grids of their own of arrays that are used by leading subscripts
// which only the host knows: u[(t + 1) % 2][y][x] is [y][x] of one of k buffers
// (F5). It comes when the iterations are known to be independent.
func (r *nestReader) slices() {
	var uses []*stencil.Use
	for _, u := range r.sweep.Uses {
		if parts := r.slicesOf(u); parts != nil {
			uses = append(uses, parts...)
			r.replaceAccesses(u.Grid, parts)
		} else {
			uses = append(uses, u)
		}
	}
	r.sweep.Uses = uses
}

// slicesOf are the slices in place of a grid; nil unless each is a stencil.
func (r *nestReader) slicesOf(u *stencil.Use) []*stencil.Use {
	g := u.Grid
	if g.Storage != stencil.Array || g.Base != nil || g.Rank < 3 {
		return nil
	}
	var parts []*stencil.Use
	certain := map[*stencil.Use]bool{} // used in every iteration, so that the host may compute the subscript
	for _, a := range u.Accesses {
		if !a.Resolved || !onHost(a.Index[0]) {
			return nil
		}
		part := sliceAt(parts, a.Index[0])
		if part == nil {
			part = &stencil.Use{Grid: r.grids.slice(g, a.Index[0])}
			parts = append(parts, part)
		}
		a.Access = &stencil.Access{Grid: part.Grid, Index: a.Index[1:], Span: a.Span}
		a.Affine = a.Affine[1:]
		part.Accesses = append(part.Accesses, a)
		part.Read, part.Written = part.Read || !a.Write, part.Written || a.Write
		certain[part] = certain[part] || !a.Guarded
	}
	for _, part := range parts {
		_, reads := r.sweep.Offsets(part, false)
		_, writes := r.sweep.Offsets(part, true)
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
		if hostText(p.Grid.Leading) == hostText(e) {
			return p
		}
	}
	return nil
}

func (r *nestReader) replaceAccesses(g *stencil.Grid, parts []*stencil.Use) {
	r.sweep.Body = stencil.MapBody(r.sweep.Body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok || a.Grid != g {
			return e
		}
		return &stencil.Access{Grid: sliceAt(parts, a.Index[0]).Grid, Index: a.Index[1:], Span: a.Span}
	})
}

// slice is the grid base[leading], one for each text of the subscript.
func (t *gridTable) slice(base *stencil.Grid, leading stencil.Expr) *stencil.Grid {
	host := fmt.Sprintf("%s[%s]", base.Host, hostText(leading))
	for _, g := range t.list {
		if g.Base == base && g.Leading != nil && g.Host == host {
			return g
		}
	}
	g := *base
	g.Name, g.Host, g.Base, g.Leading = t.uniqueName(host), host, base, leading
	g.Rank, g.Extents, g.Sizes = base.Rank-1, slices.Clone(base.Extents[1:]), base.Sizes[1:]
	t.list = append(t.list, &g)
	return &g
}

// hostText is an expression as the host writes it, without parentheses around all of it.
func hostText(e stencil.Expr) string {
	text := stencil.Formatter{Host: stencil.HostText}.Expr(e)
	if _, ok := e.(*stencil.Var); ok && text[0] == '(' {
		text = text[1 : len(text)-1]
	}
	return text
}
