package stencil

import (
	"fmt"
	"slices"
)

// Forwarded is the sweep in which what an iteration stores at its own point and
// reads there later goes through a variable, so that it only writes the array:
//
//	v[y][x] = e;             real v_here = e;
//	w[y][x] = v[y][x] / 2;   v[y][x] = v_here;
//	                         w[y][x] = v_here / 2;
//
// Arrays stay as they are that something else could change in between.
func (s *Sweep) Forwarded(isTaken func(string) bool) *Sweep {
	t := *s
	t.Uses = slices.Clone(s.Uses)
	for i, u := range t.Uses {
		at := t.forwards(u)
		if at < 0 {
			continue
		}
		here := &Symbol{Name: t.freeName(u.Grid.Name+"_here", isTaken), Type: u.Grid.Elem, Role: Local}
		store := t.Body[at].(*ExprStmt).X.(*Assign)
		later := MapBody(t.Body[at+1:], func(e Expr) Expr {
			if isOf(e, u.Grid) {
				return &Var{here}
			}
			return e
		})
		t.Body = slices.Concat(t.Body[:at:at], []Stmt{&Decl{Sym: here, Init: store.RHS},
			&ExprStmt{&Assign{store.LHS, "=", &Var{here}}}}, later)
		own := *u
		own.Read = false
		own.Accesses = slices.DeleteFunc(slices.Clone(u.Accesses), func(a AccessInfo) bool { return !a.Write })
		t.Uses[i] = &own
	}
	return &t
}

// forwards is the place in the body of the one store to a grid that all its reads
// come after, with no store between that may be to the same array; -1 if there is
// no such one.
func (s *Sweep) forwards(u *Use) int {
	if !u.Read || !u.Written || u.Grid.Elem.Kind == Struct || !s.Pointwise(u) {
		return -1
	}
	writes := 0
	for _, a := range u.Accesses {
		if a.Write {
			writes++
		}
	}
	at := slices.IndexFunc(s.Body, func(st Stmt) bool { return storeTo(st, u.Grid) != nil })
	if writes != 1 || at < 0 || mentions(s.Body[:at], u.Grid) || mentions([]Stmt{&ExprStmt{storeTo(s.Body[at], u.Grid).RHS}}, u.Grid) {
		return -1
	}
	last := at
	for i := range s.Body[at+1:] {
		if mentions(s.Body[at+1+i:at+2+i], u.Grid) {
			last = at + 1 + i
		}
	}
	for i, st := range s.Body[at+1 : last+1] {
		for _, v := range s.Uses {
			// A plain store that comes last reads its operands before.
			if v != u && s.Pointwise(v) && writesTo(st, v.Grid) && (at+1+i < last || storeTo(st, v.Grid) == nil) {
				return -1
			}
		}
	}
	return at
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
