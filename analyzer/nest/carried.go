// Whole rows in the subscript of a row: u[0][i*M + j] and (&u[0][0])[i*M + j] are u[i][j] where the type says that rows have M elements.

package nest

import (
	"mintc/ir/stencil"
)

// carried are the subscripts of an element of g, with what moves on by whole rows of constant length in the subscripts in front.
func carried(g *stencil.Grid, index []stencil.Expr) []stencil.Expr {
	list := append([]stencil.Expr(nil), index...)
	for d := len(list) - 1; d > 0; d-- {
		p, ok := stencil.PolyOf(list[d])
		row, known := stencil.PolyOf(list[d-1])
		if !ok || !known || g.Storage == stencil.Rows || g.Sizes[d] <= 1 || !isSigned(list[d]) || !isSigned(list[d-1]) {
			continue
		}
		if rows, rest := wholeRows(p, g.Sizes[d]); len(rows) > 0 {
			list[d-1], list[d] = spelled(row.Plus(rows, 1)), spelled(rest)
		}
	}
	return list
}

// wholeRows splits a subscript into rows that its variables move on by, and the rest; rows is empty where they move by none.
func wholeRows(p stencil.Poly, length int64) (rows, rest stencil.Poly) {
	constant := int64(0)
	for _, m := range p {
		switch {
		case len(m.Syms) == 0:
			constant = m.Coef
		case m.Coef%length == 0:
			rows = rows.Plus(stencil.Poly{m}, 1)
		default:
			rest = rest.Plus(stencil.Poly{m}, 1)
		}
	}
	if len(rows) == 0 {
		return nil, p
	}
	rows, _ = rows.Divide(stencil.NewPoly(length))
	more, left := stencil.NewPoly(constant).Divide(stencil.NewPoly(length))
	return rows.Plus(more, 1), rest.Plus(left, 1)
}

// spelled is a polynomial as an expression, in the types of its variables where it is linear.
func spelled(p stencil.Poly) stencil.Expr {
	e := stencil.PolyExpr(p)
	if form, ok := stencil.AffineOf(e); ok {
		return stencil.AffineExpr(form)
	}
	return e
}
