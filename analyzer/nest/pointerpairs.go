// Two pointers into one array: comparisons and differences, as in p < end and p - row, are those of their subscripts.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
)

// between is x op y of two pointers; ok is false where these are no pointers to elements of one type.
func (r *pointeeReader) between(op string, x, y cc.ExpressionNode) (e stencil.Expr, ok bool, err error) {
	switch op {
	case "<", "<=", ">", ">=", "==", "!=", "-":
	default:
		return nil, false, nil
	}
	if !isPointer(x) || !isPointer(y) || !samePointee(parser.TypeOf(x), parser.TypeOf(y)) {
		return nil, false, nil
	}
	a, err := r.pointsTo(x)
	if err != nil {
		return nil, true, err
	}
	b, err := r.pointsTo(y)
	if err != nil {
		return nil, true, err
	}
	first, second, known := distances(a, b)
	if !known {
		return nil, true, r.fail(codePointer, x, "these two pointers are not seen to lead into one row of one array").
			way(r, x, "compare subscripts: count from the start of the row, as in 'for (int k = 0; k < n; k++)'")
	}
	if op == "-" {
		return &stencil.Cast{X: stencil.NewBinary("-", first, second), T: stencil.Long}, true, nil
	}
	return r.comparison(op, first, second), true, nil
}

// distances are the subscripts that follow those that two places share, as signed numbers; known is false where they share none.
func distances(a, b pointee) (first, second stencil.Expr, known bool) {
	for _, p := range []pointee{a, b} {
		if p.selection != nil || p.object != nil || p.root != nil {
			return nil, nil, false
		}
	}
	if a.array != b.array || a.grid.key != b.grid.key || len(a.index) != len(b.index) {
		return nil, nil, false
	}
	if slices.EqualFunc(a.index, b.index, sameSubscript) {
		return distance64(a.offset), distance64(b.offset), true
	}
	lengths := a.lengths()
	if len(a.index) > len(lengths) {
		return nil, nil, false
	}
	return a.inRows(lengths), b.inRows(lengths), true
}

// lengths are the extents of an array behind the first one, as far as they are constants.
func (p pointee) lengths() []int64 {
	if p.array != nil {
		return p.array.Dims[1:]
	}
	dims, _, _ := dimensions(p.grid.typ.Undecay())
	if t, ok := p.grid.typ.Undecay().(*cc.PointerType); ok {
		dims, _, _ = dimensions(t.Elem())
		return dims
	}
	if len(dims) == 0 {
		return nil
	}
	return dims[1:]
}

// inRows is the distance from the start of an array, whose rows have these lengths.
func (p pointee) inRows(lengths []int64) stencil.Expr {
	at := stencil.Expr(stencil.NewInt(0))
	for d, i := range p.index {
		at = stencil.NewBinary("*", plus(at, distance64(i)), stencil.NewInt(lengths[d]))
	}
	return plus(at, distance64(p.offset))
}

// sameSubscript reports whether two subscripts are the same sums.
func sameSubscript(a, b stencil.Expr) bool {
	x, okX := stencil.PolyOf(a)
	y, okY := stencil.PolyOf(b)
	return okX && okY && isSigned(a) && isSigned(b) && x.Equal(y)
}

func distance64(offset stencil.Expr) stencil.Expr {
	if offset == nil {
		return stencil.NewInt(0)
	}
	return stencil.Converted(offset, stencil.LongLong)
}

// comparison is a op b. Where that shows how far a walker has come, it stands alone on one side, so that loops are seen to count.
func (r *pointeeReader) comparison(op string, a, b stencil.Expr) stencil.Expr {
	x, okX := stencil.PolyOf(a)
	y, okY := stencil.PolyOf(b)
	if !okX || !okY || !isSigned(a) || !isSigned(b) {
		return stencil.NewBinary(op, a, b)
	}
	difference := x.Plus(y, -1)
	for _, sym := range difference.Symbols() {
		coef, linear := difference.Coef(sym)
		k, isConst := coef.Const()
		if !r.cursors.distances[sym] || !linear || !isConst || k != 1 && k != -1 {
			continue
		}
		rest := difference.Plus(stencil.NewPolyOf(sym), -k)
		if k > 0 {
			return stencil.NewBinary(op, &stencil.Var{Sym: sym}, stencil.PolyExpr(stencil.NewPoly(0).Plus(rest, -1)))
		}
		return stencil.NewBinary(op, stencil.PolyExpr(rest), &stencil.Var{Sym: sym})
	}
	return stencil.NewBinary(op, a, b)
}

// isSigned reports whether nothing in a subscript wraps around as unsigned numbers do.
func isSigned(e stencil.Expr) bool {
	if t := e.Type(); t.Kind == stencil.Unsigned && t.Size >= stencil.Int.Size {
		return false
	}
	return !slices.ContainsFunc(stencil.Operands(e), func(x stencil.Expr) bool { return !isSigned(x) })
}
