// Subscripts of flat arrays that go on at the other end of a loop's range: u[y*nx + (x + 1) % nx], u[up*nx + x].

package clamping

import (
	"fmt"

	"mintc/ir/stencil"
)

// ring reads a value that goes on at the other end of a range, for some values of serial indices at least, as a symbol that stands for exactly
// this value. Two spellings of one have symbols of their own, since they differ where the range is shorter than the offset.
func (c *Reader) ring(e stencil.Expr) (stencil.Poly, bool) {
	if c.Periods == nil {
		return nil, false
	}
	p, _, _, ok := c.Periods.AtLowest(e, c.Serial)
	if !ok {
		return nil, false
	}
	sym := c.symbol(Stop{p.Index, p.Offset, Identity(e)})
	c.RingOf[sym] = e
	return stencil.NewPolyOf(sym), true
}

// Identity is the same for expressions of the same text over the same variables.
func Identity(e stencil.Expr) string {
	text := stencil.Formatter{}.Expr(e)
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(x stencil.Expr) {
		if v, ok := x.(*stencil.Var); ok {
			text += fmt.Sprintf(" %p", v.Sym)
		}
	})
	return text
}
