// Positions of elements in a grid: sums of subscripts times strides, in 32 bits only if every offset provably fits.

package frame

import (
	"slices"

	"mintc/ir/stencil"
)

// OffsetType is wide enough for every offset into the grid. A row is padded by less than two lines of 128 bytes.
func OffsetType(g *stencil.Grid) stencil.Type {
	return widthFor(g, func(d int) int64 {
		if d == g.Rank-1 {
			return padding
		}
		return 0
	})
}

// PositionType is wide enough for the place of an iteration's own point in a grid: its subscripts without their constants,
// which may be far from any cell, as in line[i - 5000000000] or a[y - 100000000][x].
func PositionType(u *stencil.Use) stencil.Type {
	return widthFor(u.Grid, func(d int) int64 {
		if isFar(u) {
			return beyond32
		}
		far := int64(padding) // what threads beyond the range pass, and the padding of rows
		for _, a := range u.Accesses {
			if !a.Resolved {
				continue
			}
			c := a.Affine[d].Const
			far = max(far, c, -c)
		}
		return 2 * far
	})
}

// isFar reports whether a subscript adds so much to an index that the index may be anywhere in its type.
func isFar(u *stencil.Use) bool {
	return slices.ContainsFunc(u.Accesses, func(a stencil.AccessInfo) bool {
		return a.Resolved && slices.ContainsFunc(a.Affine, func(form stencil.Affine) bool {
			return form.Const <= -farthest || form.Const >= farthest
		})
	})
}

const (
	padding  = 256     // more cells than the padding of any row has
	farthest = 1 << 20 // a constant in a subscript from which on positions have 64 bits
	beyond32 = 1 << 31 // places that 32 bits do not tell apart, with a sign
)

// widthFor is int where every place of a grid, with more(d) added along dimension d, provably fits 32 bits.
func widthFor(g *stencil.Grid, more func(d int) int64) stencil.Type {
	places := int64(1)
	for d, n := range g.Sizes {
		if n <= 0 {
			return stencil.LongLong
		}
		if places *= n + more(d); places >= beyond32 {
			return stencil.LongLong
		}
	}
	if len(g.Sizes) != g.Rank {
		return stencil.LongLong
	}
	return stencil.Int
}

// StrideOf is the distance of neighbours along d, nil for the contiguous
// dimension.
func (f *Frame) StrideOf(g *stencil.Grid, d int) stencil.Expr {
	if d == g.Rank-1 {
		return nil
	}
	return &stencil.Var{Sym: f.stride[g][d]}
}

// Flat is the position of an element from its subscripts.
func (f *Frame) Flat(g *stencil.Grid, index []stencil.Expr) stencil.Expr {
	return Flat(g, index, func(d int) stencil.Expr { return f.StrideOf(g, d) })
}

// Flat is the position of an element from its subscripts and the strides, nil for the contiguous dimension. The strides
// are as wide as the position needs, so the products are computed at that width.
func Flat(g *stencil.Grid, index []stencil.Expr, strideOf func(d int) stencil.Expr) stencil.Expr {
	var at stencil.Expr
	for d, e := range index {
		form, ok := stencil.AffineOf(e)
		if ok && form.IsConst() && form.Const == 0 && d < g.Rank-1 {
			continue
		}
		if ok && form.Const == 0 && len(form.Terms) == 1 && form.Terms[0].Coef == 1 {
			e = &stencil.Var{Sym: form.Terms[0].Sym} // macros often leave a "+0"
		}
		if stride := strideOf(d); stride != nil {
			e = stencil.NewBinary("*", e, stride)
		}
		if at == nil {
			at = e
		} else {
			at = stencil.NewBinary("+", at, e)
		}
	}
	return at
}

// PlusSteps is at + n*stride; a nil stride is 1.
func PlusSteps(at stencil.Expr, n int64, stride stencil.Expr) stencil.Expr {
	if n == 0 {
		return at
	}
	op := "+"
	if n < 0 {
		op, n = "-", -n
	}
	return stencil.NewBinary(op, at, Times(n, stride))
}

// Times is n*stride; a nil stride is 1.
func Times(n int64, stride stencil.Expr) stencil.Expr {
	switch {
	case stride == nil:
		return stencil.NewInt(n)
	case n == 1:
		return stride
	}
	return stencil.NewBinary("*", stencil.NewInt(n), stride)
}

// Conjoin is b && a; a nil b is true.
func Conjoin(a, b stencil.Expr) stencil.Expr {
	if b == nil {
		return a
	}
	return stencil.NewBinary("&&", b, a)
}

// IsConst reports whether the expression is an integer constant.
func IsConst(e stencil.Expr) bool {
	c, ok := e.(*stencil.Const)
	return ok && c.Int != nil
}
