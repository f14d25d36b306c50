// Strides that another nest shows: v[y*nx + x] is a plane of v[(z*ny + y)*nx + x].

package subscript

import (
	"slices"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// asElsewhere reads the subscripts of an array by the strides that a nest in front has for it, where its own show fewer dimensions: a nest over a
// face, as v[x] = v[nx + x], is one over a line of the array that the other nest sees. It is nil where the indices may leave their rows then.
func asElsewhere(n *Nest, u *stencil.Use, c *clamping.Reader) *flattening {
	for _, known := range n.Known(u.Grid) {
		strides, ok := hereOf(n.Sweep, known)
		if !ok {
			continue
		}
		for _, expand := range []bool{false, true} {
			f := &flattening{nest: n, use: u, Reader: c, expand: expand}
			undo := n.Attempt()
			if f.readForms() && f.showsPartOf(strides) && f.splitInRows(strides) {
				return f
			}
			undo()
		}
	}
	return nil
}

// hereOf are polynomials over the scalars of other nests with those of this one, which have the same texts.
func hereOf(s *stencil.Sweep, known []stencil.Poly) (here []stencil.Poly, ok bool) {
	for _, p := range known {
		for _, sym := range p.Symbols() {
			i := slices.IndexFunc(s.Params, func(own *stencil.Symbol) bool { return own.Host == sym.Host && own.Type.Same(sym.Type) })
			if i < 0 {
				return nil, false
			}
			p = p.Replace(sym, stencil.NewPolyOf(s.Params[i]))
		}
		here = append(here, p)
	}
	return here, true
}

// showsPartOf reports whether the subscripts show some of the strides, and no others.
func (f *flattening) showsPartOf(strides []stencil.Poly) bool {
	f.findStrides()
	return len(f.strides) < len(strides) && !slices.ContainsFunc(f.strides, func(own stencil.Poly) bool { return !slices.ContainsFunc(strides, own.Equal) })
}

// splitInRows divides the subscripts by strides. It is false unless all indices provably stay in their rows, but for the first one, or count from their ends.
func (f *flattening) splitInRows(strides []stencil.Poly) bool {
	f.strides = strides
	return f.split() && !slices.ContainsFunc(f.index, func(index []stencil.Affine) bool { return !f.inRows(index) })
}

func (f *flattening) inRows(index []stencil.Affine) bool {
	for d := 1; d < len(index); d++ {
		extent := f.strides[d-1]
		if d < len(f.strides) {
			var rest stencil.Poly
			if extent, rest = extent.Divide(f.strides[d]); len(rest) > 0 {
				return false
			}
		}
		if !f.isLine(index[d], extent) && !f.staysBelow(index[d].Poly(), extent) {
			return false
		}
	}
	return true
}

// isLine reports whether an index is that of one line, counted from the first or the last one: the host checks before a launch that there is such a one.
func (f *flattening) isLine(index stencil.Affine, extent stencil.Poly) bool {
	fromEnd, isConst := index.Poly().Plus(extent, -1).Const()
	return index.IsConst() && index.Const >= 0 || isConst && fromEnd < 0
}

// staysBelow reports whether an index is provably 0 or more and less than its extent.
func (f *flattening) staysBelow(index, extent stencil.Poly) bool {
	beyond, okBeyond := f.highest(index.Plus(extent, -1)).Const()
	below, okBelow := f.highest(stencil.NewPoly(0).Plus(index, -1)).Const()
	return okBeyond && okBelow && beyond < 0 && below <= 0
}
