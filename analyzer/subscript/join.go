// Choices between two elements of an array that differ in one subscript, as x == 0 ? u[y][n - 1] : u[y][x - 1], made one element.

package subscript

import (
	"slices"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// joinChoices makes one access of the two between which a condition chooses, where its subscript is then understood:
//
//	x == 0 ? u[y][n - 1] : u[y][x - 1]      u[y][x == 0 ? n - 1 : x - 1]
//
//	if (x == 0) w = u[y][0];                w = u[y][x == 0 ? 0 : x - 1];
//	else w = u[y][x - 1];
func joinChoices(n *Nest) {
	j := &joining{merging: merging{Reader: clamping.NewReader(n.Sweep), periods: n.Periods()}, of: map[*stencil.Access]stencil.AccessInfo{}, gone: map[*stencil.Access]bool{}}
	for _, u := range n.Sweep.Uses {
		for _, a := range u.Accesses {
			if u.Grid.Elem.Kind != stencil.Struct && !a.Write && !u.Written {
				j.of[a.Access] = a
			}
		}
	}
	body := j.statements(n.Body)
	j.always = alwaysEvaluated(body)
	body = stencil.MapBodyOuter(body, func(e stencil.Expr) stencil.Expr {
		if c, ok := e.(*stencil.Cond); ok {
			if a := j.joined(c); a != nil {
				j.made = append(j.made, *a)
				return a.Access
			}
		}
		return nil
	})
	if len(j.made) == 0 {
		return
	}
	n.Body = body
	for _, u := range n.Sweep.Uses {
		u.Accesses = slices.DeleteFunc(u.Accesses, func(a stencil.AccessInfo) bool { return j.gone[a.Access] })
		for _, a := range j.made {
			if a.Grid == u.Grid {
				u.Accesses = append(u.Accesses, a)
			}
		}
	}
}

// joining is the work on one sweep.
type joining struct {
	merging
	of     map[*stencil.Access]stencil.AccessInfo // of arrays that are only read
	gone   map[*stencil.Access]bool               // those that are joined
	always map[*stencil.Cond]bool                 // choices that each iteration makes
	made   []stencil.AccessInfo
}

// joined is the access that a choice becomes, nil if it stays.
func (j *joining) joined(c *stencil.Cond) *stencil.AccessInfo {
	x, y := j.branch(c.X), j.branch(c.Y)
	if x == nil || y == nil || x.Grid != y.Grid || !stencil.OverScalars(c.C) {
		return nil
	}
	guards, ok := outside(x.Guards, y.Guards)
	d := onlyDifference(x.Index, y.Index)
	if !ok || d < 0 || x.Affine[d].IsOuter() == y.Affine[d].IsOuter() { // two neighbours are known as they are
		return nil
	}
	index := oneSubscript(c.C, x.Index[d], y.Index[d])
	if index == nil || !j.isUnderstood(index) {
		return nil
	}
	a := *y
	a.Access, a.Affine = withIndex(y.Access, d, index), slices.Clone(y.Affine)
	a.Affine[d], a.Resolved, a.Guards, a.Guarded = stencil.Affine{}, false, guards, !j.always[c]
	for _, part := range []stencil.Expr{c.X, c.Y} {
		if was, isAccess := part.(*stencil.Access); isAccess {
			j.gone[was] = true
		}
	}
	return &a
}

// branch is the access that one side of a choice is, or becomes; nil for other values.
func (j *joining) branch(e stencil.Expr) *stencil.AccessInfo {
	switch e := e.(type) {
	case *stencil.Access:
		if a, known := j.of[e]; known {
			return &a
		}
	case *stencil.Cond:
		return j.joined(e)
	}
	return nil
}

// outside are the conditions around a choice, from those around its two sides.
func outside(x, y []stencil.Guard) (around []stencil.Guard, ok bool) {
	last := len(x) - 1
	if last < 0 || len(y) != len(x) {
		return nil, false
	}
	for i, g := range x {
		h := y[i]
		if clamping.Identity(g.Cond) != clamping.Identity(h.Cond) || (g.Not == h.Not) != (i < last) {
			return nil, false
		}
	}
	return x[:last:last], !x[last].Not
}

// onlyDifference is the one subscript in which two accesses differ, -1 if there is none or more than one.
func onlyDifference(x, y []stencil.Expr) int {
	at := -1
	for d := range x {
		switch {
		case clamping.Identity(x[d]) == clamping.Identity(y[d]):
		case at >= 0:
			return -1
		default:
			at = d
		}
	}
	return at
}

// oneSubscript is c ? x : y as a subscript, nil where one of the two would be converted to another number.
func oneSubscript(c, x, y stencil.Expr) stencil.Expr {
	for _, pair := range [][2]*stencil.Expr{{&x, &y}, {&y, &x}} {
		if n, isConst := stencil.ConstantOf(*pair[0]); isConst && n >= 0 {
			*pair[0] = stencil.Converted(*pair[0], (*pair[1]).Type())
		}
	}
	if x.Type() != y.Type() {
		return nil
	}
	return stencil.NewCond(c, x, y)
}

// statements has choices between two values of a variable as expressions, where they can be joined.
func (j *joining) statements(body []stencil.Stmt) []stencil.Stmt {
	body = slices.Clone(body)
	for i, s := range body {
		switch s := s.(type) {
		case *stencil.If:
			if st := j.assignment(s); st != nil {
				body[i] = st
			} else {
				body[i] = &stencil.If{Cond: s.Cond, Then: j.statements(s.Then), Else: j.statements(s.Else)}
			}
		case *stencil.Block:
			body[i] = &stencil.Block{Body: j.statements(s.Body)}
		}
	}
	return body
}

// assignment is if (c) v = a; else v = b; as v = c ? a : b; nil if the two are not joined.
func (j *joining) assignment(s *stencil.If) stencil.Stmt {
	x, y := onlyAssignment(s.Then), onlyAssignment(s.Else)
	if x == nil || y == nil || clamping.Identity(x.LHS) != clamping.Identity(y.LHS) || stencil.HasEffect(x.LHS) {
		return nil
	}
	if _, isVar := x.LHS.(*stencil.Var); !isVar {
		return nil // what is stored has conditions of its own
	}
	c := &stencil.Cond{C: s.Cond, X: x.RHS, Y: y.RHS, T: x.RHS.Type()}
	if j.joined(c) == nil {
		return nil
	}
	return stencil.NewAssign(x.LHS, c)
}

// onlyAssignment is v = e where a body has nothing else.
func onlyAssignment(body []stencil.Stmt) *stencil.Assign {
	if len(body) != 1 {
		return nil
	}
	switch s := body[0].(type) {
	case *stencil.Block:
		return onlyAssignment(s.Body)
	case *stencil.ExprStmt:
		if a, ok := s.X.(*stencil.Assign); ok && a.Op == "=" {
			return a
		}
	}
	return nil
}

// alwaysEvaluated are the choices that each iteration makes.
func alwaysEvaluated(body []stencil.Stmt) map[*stencil.Cond]bool {
	list := map[*stencil.Cond]bool{}
	var expr func(e stencil.Expr)
	expr = func(e stencil.Expr) {
		parts := stencil.Operands(e)
		switch e := e.(type) {
		case *stencil.Cond:
			list[e], parts = true, parts[:1]
		case *stencil.Binary:
			if e.Op == "&&" || e.Op == "||" {
				parts = parts[:1]
			}
		}
		for _, x := range parts {
			expr(x)
		}
	}
	for _, s := range body {
		if leaves(s) {
			break
		}
		switch s.(type) {
		case *stencil.ExprStmt, *stencil.Decl, *stencil.If:
			for _, e := range stencil.Exprs(s) {
				expr(e)
			}
		}
	}
	return list
}

// leaves reports whether a statement may end the iteration.
func leaves(s stencil.Stmt) (found bool) {
	stencil.VisitStmts([]stencil.Stmt{s}, func(s stencil.Stmt) {
		switch s.(type) {
		case *stencil.Jump, *stencil.Return:
			found = true
		}
	})
	return found
}
