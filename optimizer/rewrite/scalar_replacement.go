// Scalar replacement in a fused kernel: what an iteration stores and uses later goes through a variable.

package rewrite

import (
	"fmt"
	"mintc/ir/stencil"
	"slices"
)

// scalarReplaced is the sweep in which what an iteration stores at its own point and
// uses there later goes through a variable, so that it writes the array once and
// does not read it:
//
//	v[y][x] = e;             real v_here = e;
//	w[y][x] = v[y][x] / 2;   v[y][x] = v_here;
//	                         w[y][x] = v_here / 2;
//
//	v[y][x] = e;             real v_here = e;
//	v[y][x] += b[y][x];      v_here += b[y][x];
//	                         v[y][x] = v_here;
//
// Arrays stay as they are that something else could change, or see, in between.
func scalarReplaced(s *stencil.Sweep, isTaken func(string) bool) *stencil.Sweep {
	t := *s
	t.Uses = slices.Clone(s.Uses)
	for i, u := range t.Uses {
		first, last, ok := forwards(&t, u)
		if !ok {
			continue
		}
		here := &stencil.Symbol{Name: freeName(&t, u.Grid.Name+"_here", isTaken), Type: u.Grid.Elem, Role: stencil.Local}
		store := storeTo(t.Body[first], u.Grid)
		own, written := writtenOnce(u)
		through := func(body []stencil.Stmt) []stencil.Stmt {
			return stencil.MapBody(body, func(e stencil.Expr) stencil.Expr {
				if stencil.IsOf(e, u.Grid) {
					return &stencil.Var{Sym: here}
				}
				return e
			})
		}
		between := t.Body[first+1 : last+1]
		if written == 1 { // others may see it at once
			between = nil
		}
		t.Body = slices.Concat(t.Body[:first:first], []stencil.Stmt{&stencil.Decl{Sym: here, Init: store.RHS}}, through(between),
			[]stencil.Stmt{stencil.NewAssign(store.LHS, &stencil.Var{Sym: here})}, through(t.Body[first+1+len(between):]))
		t.Uses[i] = own
	}
	return &t
}

// writtenOnce is the use with the first of its writes alone, and how many it has.
func writtenOnce(u *stencil.Use) (own *stencil.Use, writes int) {
	own = &stencil.Use{Grid: u.Grid, Written: true, Strides: u.Strides}
	for _, a := range u.Accesses {
		if a.Write {
			writes++
			if writes == 1 {
				own.Accesses = []stencil.AccessInfo{a}
			}
		}
	}
	return own, writes
}

// forwards reports whether an array can go through a variable: there is a store
// to it, first, in front of all its other accesses, of which the last one is in
// the statement last, and nothing between may be of the same array.
func forwards(s *stencil.Sweep, u *stencil.Use) (first, last int, ok bool) {
	if !u.Read || !u.Written || u.Grid.Elem.Kind == stencil.Struct || !s.Pointwise(u) {
		return 0, 0, false
	}
	first = slices.IndexFunc(s.Body, func(st stencil.Stmt) bool { return mentions([]stencil.Stmt{st}, u.Grid) })
	if first < 0 {
		return 0, 0, false
	}
	store := storeTo(s.Body[first], u.Grid)
	if store == nil || mentions([]stencil.Stmt{&stencil.ExprStmt{X: store.RHS}}, u.Grid) {
		return 0, 0, false
	}
	for i := range s.Body {
		if mentions(s.Body[i:i+1], u.Grid) {
			last = i
		}
	}
	if _, writes := writtenOnce(u); writes > 1 {
		return first, last, !seenBetween(s, u, first, last) && !usesLocals(store.LHS)
	}
	return first, last, !changedBetween(s, u, first, last)
}

// changedBetween reports whether a statement behind first may store to the array
// of u before the last one reads it.
func changedBetween(s *stencil.Sweep, u *stencil.Use, first, last int) bool {
	for i, st := range s.Body[first+1 : last+1] {
		for _, v := range s.Uses {
			// A plain store that comes last reads its operands before.
			if v != u && s.Pointwise(v) && writesTo(st, v.Grid) && (first+1+i < last || storeTo(st, v.Grid) == nil) {
				return true
			}
		}
	}
	return false
}

// usesLocals reports whether e may have another value where it stands further down.
func usesLocals(e stencil.Expr) bool {
	found := false
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(e stencil.Expr) {
		v, ok := e.(*stencil.Var)
		found = found || ok && v.Sym.Role == stencil.Local
	})
	return found
}

// seenBetween reports whether a statement behind first, up to last, may use the
// array of u by another name.
func seenBetween(s *stencil.Sweep, u *stencil.Use, first, last int) bool {
	return slices.ContainsFunc(s.Uses, func(v *stencil.Use) bool {
		different := v == u || s.MustDiffer(u, v) || u.Grid.IsOtherObject(v.Grid)
		return !different && mentions(s.Body[first+1:last+1], v.Grid)
	})
}

// storeTo is the assignment of a statement g[..] = e, nil for others.
func storeTo(s stencil.Stmt, g *stencil.Grid) *stencil.Assign {
	if x, ok := s.(*stencil.ExprStmt); ok {
		if a, ok := x.X.(*stencil.Assign); ok && a.Op == "=" && stencil.IsOf(a.LHS, g) {
			return a
		}
	}
	return nil
}

func mentions(body []stencil.Stmt, g *stencil.Grid) bool {
	found := false
	stencil.VisitExprs(body, func(e stencil.Expr) { found = found || stencil.IsOf(e, g) })
	return found
}

// writesTo reports whether a statement changes an element of g.
func writesTo(s stencil.Stmt, g *stencil.Grid) bool {
	found := false
	stencil.VisitExprs([]stencil.Stmt{s}, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Assign:
			found = found || stencil.PartOf(e.LHS, g)
		case *stencil.IncDec:
			found = found || stencil.PartOf(e.X, g)
		case *stencil.Unary:
			found = found || e.Op == "&" && stencil.PartOf(e.X, g)
		}
	})
	return found
}

// freeName is a name that nothing in the sweep has.
func freeName(s *stencil.Sweep, want string, isTaken func(string) bool) string {
	used := map[string]bool{}
	for _, u := range s.Uses {
		used[u.Grid.Name] = true
	}
	s.EachOwn(func(sym *stencil.Symbol) { used[sym.Name] = true })
	name := want
	for i := 2; used[name] || isTaken(name); i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	return name
}
