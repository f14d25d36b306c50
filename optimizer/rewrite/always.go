// What a body accesses in every iteration, whatever the data.

package rewrite

import "mintc/ir/stencil"

// touched are points of grids that are read, and points that are written. of has the values of locals in subscripts.
type touched struct {
	read, written map[point]bool
	of            map[*stencil.Symbol]stencil.Expr
}

// has reports whether a point is among those that are written, or among those that are read.
func (t touched) has(p point, write bool) bool {
	if write {
		return t.written[p]
	}
	return t.read[p]
}

// alwaysTouched are the points that the body accesses in every iteration.
// Conditional code is not looked into.
func alwaysTouched(body []stencil.Stmt) touched {
	t := touched{map[point]bool{}, map[point]bool{}, stencil.Definitions(body)}
	t.body(body)
	return t
}

func (t touched) body(body []stencil.Stmt) {
	for _, s := range body {
		switch s := s.(type) {
		case *stencil.ExprStmt, *stencil.Decl, *stencil.If:
			for _, e := range stencil.Exprs(s) {
				t.expr(e)
			}
		case *stencil.Block:
			t.body(s.Body)
		}
	}
}

// expr enters what is evaluated whenever e is.
func (t touched) expr(e stencil.Expr) {
	parts := stencil.Operands(e)
	switch e := e.(type) {
	case *stencil.Binary:
		if e.Op == "&&" || e.Op == "||" {
			parts = parts[:1]
		}
	case *stencil.Cond:
		parts = parts[:1]
	case *stencil.Access:
		t.enter(t.read, e)
	case *stencil.Assign:
		if to, ok := e.LHS.(*stencil.Access); ok {
			t.enter(t.written, to)
			if parts = to.Index; e.Op != "=" {
				t.enter(t.read, to)
			}
			parts = append(parts[:len(parts):len(parts)], e.RHS)
		}
	case *stencil.IncDec:
		if to, ok := e.X.(*stencil.Access); ok {
			t.enter(t.written, to)
		}
	}
	for _, x := range parts {
		t.expr(x)
	}
}

func (t touched) enter(points map[point]bool, a *stencil.Access) {
	a = stencil.WithValues(a, t.of).(*stencil.Access)
	if p, ok := pointOf(a.Grid, a.Forms()); ok {
		points[p] = true
	}
}

// point is one point of a grid, by the text of its subscripts.
type point struct {
	grid  *stencil.Grid
	index string
}

// pointOf is a point whose subscripts have one value in an iteration: they are
// forms over parallel indices and outer scalars.
func pointOf(g *stencil.Grid, index []stencil.Affine) (p point, ok bool) {
	for _, form := range index {
		if form.HasLocals() {
			return p, false
		}
	}
	return point{g, stencil.TextOf(index)}, len(index) == g.Rank
}
