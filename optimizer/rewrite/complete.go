// The body of a kernel that keeps cells in registers over several steps: what conditions leave out is stored, too.

package rewrite

import (
	"slices"

	"mintc/ir/stencil"
)

// Completed is a sweep in which each iteration stores the cells that it may store, those that conditions leave out with the value that they have:
//
//	if (mask[y][x])          v[y][x] = mask[y][x] ? e : v[y][x];
//	    v[y][x] = e;
//
// The same sweep where there are none, or where they are not one cell for each iteration. Whoever runs it must know that those cells exist, and are
// cells of no other iteration.
func Completed(s *stencil.Sweep) *stencil.Sweep {
	if stencil.Jumps(s.Body) {
		return s
	}
	t, changed := *s, false
	t.Uses = slices.Clone(s.Uses)
	for i, u := range t.Uses {
		if own := onlyCell(s, u); own != nil && !s.Fills(u) {
			changed = true
			c := &completer{u.Grid, own.Affine, &stencil.Symbol{Name: freeName(&t, u.Grid.Name+"_kept", func(string) bool { return false }), Type: u.Grid.Elem, Role: stencil.Local}}
			t.Body, t.Uses[i] = c.body(t.Body, own.Access), c.use(u, own)
		}
	}
	if !changed {
		return s
	}
	return &t
}

// onlyCell is a write to the one cell of a grid that an iteration stores, nil if there are others, or none.
func onlyCell(s *stencil.Sweep, u *stencil.Use) (own *stencil.AccessInfo) {
	if !u.Written || u.Grid.Elem.Kind == stencil.Struct {
		return nil
	}
	for i := range u.Accesses {
		switch a := &u.Accesses[i]; {
		case !a.Write:
		case a.Member != "" || !s.Pointwise(&stencil.Use{Grid: u.Grid, Accesses: []stencil.AccessInfo{*a}}):
			return nil
		default:
			own = a
		}
	}
	return own
}

// completer makes the stores to a cell unconditional.
type completer struct {
	grid *stencil.Grid
	cell []stencil.Affine
	kept *stencil.Symbol
}

// isCell reports whether an expression is the cell.
func (c *completer) isCell(e stencil.Expr) bool {
	a, ok := e.(*stencil.Access)
	if !ok || a.Grid != c.grid {
		return false
	}
	forms := a.Forms()
	return forms != nil && slices.EqualFunc(forms, c.cell, stencil.Affine.Equal)
}

// use reads the cell in each iteration and writes it. That it exists is not known from what the program does.
func (c *completer) use(u *stencil.Use, own *stencil.AccessInfo) *stencil.Use {
	t := *u
	t.Read, t.Accesses = true, nil
	for _, a := range u.Accesses {
		if !c.isCell(a.Access) {
			t.Accesses = append(t.Accesses, a)
		}
	}
	read := stencil.AccessInfo{Access: own.Access, Affine: own.Affine, Resolved: true, Guarded: true}
	write := read
	write.Write, write.Guarded = true, false
	t.Accesses = append(t.Accesses, read, write)
	return &t
}

// body stores the cell once, at its end: by a choice where there is one store under conditions, else through a local.
func (c *completer) body(body []stencil.Stmt, cell *stencil.Access) []stencil.Stmt {
	if last := len(body) - 1; last >= 0 && !mentions(body[:last], c.grid) {
		if cond, store := onlyStore(body[last]); store != nil && c.isCell(store.LHS) {
			value := stencil.NewCond(cond, stencil.Converted(store.RHS, c.grid.Elem), cell)
			return append(slices.Clone(body[:last]), stencil.NewAssign(cell, value))
		}
	}
	through := stencil.MapBody(body, func(e stencil.Expr) stencil.Expr {
		if c.isCell(e) {
			return &stencil.Var{Sym: c.kept}
		}
		return e
	})
	return slices.Concat([]stencil.Stmt{&stencil.Decl{Sym: c.kept, Init: cell}}, through, []stencil.Stmt{stencil.NewAssign(cell, &stencil.Var{Sym: c.kept})})
}

// onlyStore is the store that is all that an if does, with its condition; nil for other statements.
func onlyStore(s stencil.Stmt) (cond stencil.Expr, store *stencil.Assign) {
	st, ok := s.(*stencil.If)
	if !ok || len(st.Then) != 1 || len(st.Else) > 0 || stencil.HasEffect(st.Cond) {
		return nil, nil
	}
	if inner, store := onlyStore(st.Then[0]); store != nil {
		return stencil.NewBinary("&&", st.Cond, inner), store
	}
	x, ok := st.Then[0].(*stencil.ExprStmt)
	if !ok {
		return nil, nil
	}
	a, ok := x.X.(*stencil.Assign)
	if !ok || a.Op != "=" || stencil.HasEffect(a.RHS) {
		return nil, nil
	}
	return st.Cond, a
}
