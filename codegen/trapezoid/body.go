// The user's body for one cell of a chain kernel, with its places for accesses.

package trapezoid

import (
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// lowered puts what `to` says in place of what is stored, what `from` says in place of accesses that are read, and parameters and indices, of a place in the
// range. Accesses go first, while their subscripts are the user's.
func (m *chainKernel) lowered(stage int, body []stencil.Stmt, to func(*plan.Field) string, from func(stage int, e stencil.Expr) stencil.Expr, place func(dim int) string) []stencil.Stmt {
	stored := func(e stencil.Expr) bool {
		a, ok := e.(*stencil.Access)
		return ok && m.fieldOf(stage, a.Grid) != nil
	}
	body = stencil.MapBodyOuter(body, func(e stencil.Expr) stencil.Expr {
		switch e := e.(type) {
		case *stencil.Assign:
			if stored(e.LHS) {
				fd := m.fieldOf(stage, e.LHS.(*stencil.Access).Grid)
				rhs := stencil.MapOuter(plainValue(e), func(x stencil.Expr) stencil.Expr { return from(stage, x) })
				return &stencil.Assign{LHS: &kernel.Named{Text: to(fd), T: e.LHS.Type()}, Op: "=", RHS: rhs}
			}
		case *stencil.Access:
			return from(stage, e)
		}
		return nil
	})
	body = stencil.MapBody(body, func(e stencil.Expr) stencil.Expr { return m.value(stage, e, place) })
	stencil.EachSymbolIn(body, func(sym *stencil.Symbol) {
		if isReplaced(sym) { // the name may be one of the kernel's own
			panic("trapezoid: nothing stands for " + sym.Name)
		}
	})
	return body
}

// plainValue is what an assignment stores: a + b of a += b, where a is the value from before.
func plainValue(a *stencil.Assign) stencil.Expr {
	if a.Op == "=" {
		return a.RHS
	}
	return stencil.NewBinary(strings.TrimSuffix(a.Op, "="), a.LHS, a.RHS)
}

// fieldOf is the field of a grid that the stage writes.
func (m *chainKernel) fieldOf(stage int, g *stencil.Grid) *plan.Field {
	for _, fd := range m.Fields {
		if fd.Stage == stage && m.Grid(fd) == g {
			return fd
		}
	}
	return nil
}

// groupFor is the group that has an access.
func (m *chainKernel) groupFor(stage int, a *stencil.Access) *group {
	offset, ok := m.OffsetOf(a)
	if !ok {
		panic("trapezoid: an access is not index + constant: " + stencil.Formatter{}.Expr(a))
	}
	use := -1
	for i, u := range m.sweep(stage).Uses {
		if u.Grid == a.Grid {
			use = i
		}
	}
	for _, g := range m.groups {
		if g.stage == stage && g.dz == offset[0] && g.reads[0].Use == use {
			return g
		}
	}
	panic("trapezoid: no plane has " + stencil.Formatter{}.Expr(a))
}
