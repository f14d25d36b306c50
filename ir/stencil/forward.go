package stencil

import (
	"fmt"
	"slices"
)

// Forwarded is the sweep in which what an iteration stores at its own point and
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
func (s *Sweep) Forwarded(isTaken func(string) bool) *Sweep {
	t := *s
	t.Uses = slices.Clone(s.Uses)
	for i, u := range t.Uses {
		first, last, ok := t.forwards(u)
		if !ok {
			continue
		}
		here := &Symbol{Name: t.freeName(u.Grid.Name+"_here", isTaken), Type: u.Grid.Elem, Role: Local}
		store := storeTo(t.Body[first], u.Grid)
		own, written := u.writtenOnce()
		through := func(body []Stmt) []Stmt {
			return MapBody(body, func(e Expr) Expr {
				if isOf(e, u.Grid) {
					return &Var{here}
				}
				return e
			})
		}
		between := t.Body[first+1 : last+1]
		if written == 1 { // others may see it at once
			between = nil
		}
		t.Body = slices.Concat(t.Body[:first:first], []Stmt{&Decl{Sym: here, Init: store.RHS}}, through(between),
			[]Stmt{&ExprStmt{&Assign{store.LHS, "=", &Var{here}}}}, through(t.Body[first+1+len(between):]))
		t.Uses[i] = own
	}
	return &t
}

// writtenOnce is the use with the first of its writes alone, and how many it has.
func (u *Use) writtenOnce() (own *Use, writes int) {
	own = &Use{Grid: u.Grid, Written: true, Strides: u.Strides}
	for _, a := range u.Accesses {
		if a.Write {
			writes++
			if writes == 1 {
				own.Accesses = []AccessInfo{a}
			}
		}
	}
	return own, writes
}

// forwards reports whether an array can go through a variable: there is a store
// to it, first, in front of all its other accesses, of which the last one is in
// the statement last, and nothing between may be of the same array.
func (s *Sweep) forwards(u *Use) (first, last int, ok bool) {
	if !u.Read || !u.Written || u.Grid.Elem.Kind == Struct || !s.Pointwise(u) {
		return 0, 0, false
	}
	first = slices.IndexFunc(s.Body, func(st Stmt) bool { return mentions([]Stmt{st}, u.Grid) })
	if first < 0 {
		return 0, 0, false
	}
	store := storeTo(s.Body[first], u.Grid)
	if store == nil || mentions([]Stmt{&ExprStmt{store.RHS}}, u.Grid) {
		return 0, 0, false
	}
	for i := range s.Body {
		if mentions(s.Body[i:i+1], u.Grid) {
			last = i
		}
	}
	if _, writes := u.writtenOnce(); writes > 1 {
		return first, last, !s.seenBetween(u, first, last) && !usesLocals(store.LHS)
	}
	return first, last, !s.changedBetween(u, first, last)
}

// changedBetween reports whether a statement behind first may store to the array
// of u before the last one reads it.
func (s *Sweep) changedBetween(u *Use, first, last int) bool {
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
func usesLocals(e Expr) bool {
	found := false
	VisitExprs([]Stmt{&ExprStmt{e}}, func(e Expr) {
		v, ok := e.(*Var)
		found = found || ok && v.Sym.Role == Local
	})
	return found
}

// seenBetween reports whether a statement behind first, up to last, may use the
// array of u by another name.
func (s *Sweep) seenBetween(u *Use, first, last int) bool {
	return slices.ContainsFunc(s.Uses, func(v *Use) bool {
		different := v == u || s.MustDiffer(u, v) || u.Grid.IsOtherObject(v.Grid)
		return !different && mentions(s.Body[first+1:last+1], v.Grid)
	})
}

// storeTo is the assignment of a statement g[..] = e, nil for others.
func storeTo(s Stmt, g *Grid) *Assign {
	if x, ok := s.(*ExprStmt); ok {
		if a, ok := x.X.(*Assign); ok && a.Op == "=" && isOf(a.LHS, g) {
			return a
		}
	}
	return nil
}

func mentions(body []Stmt, g *Grid) bool {
	found := false
	VisitExprs(body, func(e Expr) { found = found || isOf(e, g) })
	return found
}

// writesTo reports whether a statement changes an element of g.
func writesTo(s Stmt, g *Grid) bool {
	found := false
	VisitExprs([]Stmt{s}, func(e Expr) {
		switch e := e.(type) {
		case *Assign:
			found = found || reaches(e.LHS, g)
		case *IncDec:
			found = found || reaches(e.X, g)
		case *Unary:
			found = found || e.Op == "&" && reaches(e.X, g)
		}
	})
	return found
}

// freeName is a name that nothing in the sweep has.
func (s *Sweep) freeName(want string, isTaken func(string) bool) string {
	used := map[string]bool{}
	for _, u := range s.Uses {
		used[u.Grid.Name] = true
	}
	s.eachOwn(func(sym *Symbol) { used[sym.Name] = true })
	name := want
	for i := 2; used[name] || isTaken(name); i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	return name
}
