// Locals that get their value in steps, as in w = x - 1; if (w < 0) w = 0, made one definition.

package subscript

import (
	"slices"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// mergeDefinitions gives locals that subscripts use one definition, where they
// get their value in steps that only choose it:
//
//	int w = x - 1;
//	if (w < 0) w = 0;      int w = x - 1 < 0 ? 0 : x - 1;
//
//	int w = x - 1;
//	if (w < 0) w += n;     int w = x - 1 < 0 ? x - 1 + n : x - 1;
//
// That is done where the value is then understood.
func mergeDefinitions(n *Nest) {
	of := stencil.Definitions(n.Body)
	var list []*stencil.Symbol
	stencil.VisitExprs(n.Body, func(e stencil.Expr) {
		a, ok := e.(*stencil.Access)
		if !ok {
			return
		}
		for _, index := range a.Index {
			stencil.EachVar(index, func(s *stencil.Symbol) {
				if s.Role == stencil.Local && s.Type.IsInteger() && len(s.Dims) == 0 && of[s] == nil && !slices.Contains(list, s) {
					list = append(list, s)
				}
			})
		}
	})
	for _, sym := range list {
		m := &merging{clamping.NewReader(n.Sweep), sym, n.Periods()}
		n.Body = m.body(n.Body)
	}
}

// merging is the work on one local.
type merging struct {
	*clamping.Reader
	sym     *stencil.Symbol
	periods *stencil.Periods
}

// isUnderstood reports whether a value is one of indices and outer scalars alone, which stops at the ends of a loop, turns back there or
// goes on at the other one. It is the same wherever it is computed.
func (m *merging) isUnderstood(value stencil.Expr) bool {
	if _, ok := m.Value(value, 0); ok {
		return true
	}
	if _, ok := m.periods.Of(value); ok {
		return true
	}
	turning := mirroring{Reader: m.Reader, periods: m.periods}
	t := turning.turnOf(value)
	if t == nil {
		return false
	}
	_, then := m.Value(t.then, 0)
	_, other := m.Value(t.other, 0)
	return then && other
}

// body merges in the list of statements that declares the local.
func (m *merging) body(body []stencil.Stmt) []stencil.Stmt {
	for i, s := range body {
		if d, ok := s.(*stencil.Decl); ok && d.Sym == m.sym {
			return m.after(body, i)
		}
		switch s := s.(type) {
		case *stencil.Block:
			s.Body = m.body(s.Body)
		case *stencil.If:
			s.Then, s.Else = m.body(s.Then), m.body(s.Else)
		case *stencil.For:
			s.Body = m.body(s.Body)
		case *stencil.While:
			s.Body = m.body(s.Body)
		}
	}
	return body
}

// after merges what follows the declaration body[at], up to the first statement
// that does more with the local than to give it a value.
func (m *merging) after(body []stencil.Stmt, at int) []stencil.Stmt {
	var steps []int
	value, next := body[at].(*stencil.Decl).Init, at+1
	for ; next < len(body); next++ {
		if !m.isIn(body[next]) {
			continue
		}
		v, ok := m.step(body[next], value)
		if !ok {
			break
		}
		value, steps = v, append(steps, next)
	}
	if len(steps) == 0 || len(steps) > 4 || value == nil || slices.ContainsFunc(body[next:], m.changes) {
		return body
	}
	if !m.isUnderstood(value) {
		return body
	}
	last := steps[len(steps)-1]
	var merged []stencil.Stmt
	for i, s := range body {
		switch {
		case i == last:
			merged = append(merged, &stencil.Decl{Sym: m.sym, Init: value})
		case i != at && !slices.Contains(steps, i):
			merged = append(merged, s)
		}
	}
	return merged
}

// step is the local's value after a statement that only gives it one;
// soFar is nil while it has none.
func (m *merging) step(s stencil.Stmt, soFar stencil.Expr) (stencil.Expr, bool) {
	switch s := s.(type) {
	case *stencil.ExprStmt:
		if a, ok := s.X.(*stencil.Assign); ok && m.is(a.LHS) {
			switch a.Op {
			case "=":
				return m.put(a.RHS, soFar)
			case "+=", "-=":
				return m.put(stencil.NewBinary(a.Op[:1], a.LHS, a.RHS), soFar)
			}
		}
	case *stencil.Block:
		return m.steps(s.Body, soFar)
	case *stencil.If:
		cond, okC := m.put(s.Cond, soFar)
		then, okT := m.steps(s.Then, soFar)
		other, okE := m.steps(s.Else, soFar)
		if okC && okT && okE && then != nil && other != nil {
			return stencil.Converted(stencil.NewCond(cond, then, other), m.sym.Type), true
		}
	}
	return nil, false
}

func (m *merging) steps(body []stencil.Stmt, soFar stencil.Expr) (stencil.Expr, bool) {
	for _, s := range body {
		v, ok := m.step(s, soFar)
		if !ok {
			return nil, false
		}
		soFar = v
	}
	return soFar, true
}

// put is e with the local's value so far in place of the local.
func (m *merging) put(e, soFar stencil.Expr) (stencil.Expr, bool) {
	if stencil.HasEffect(e) || soFar == nil && m.isIn(&stencil.ExprStmt{X: e}) {
		return nil, false
	}
	e = stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		if m.is(e) {
			return stencil.Converted(soFar, m.sym.Type)
		}
		return e
	})
	return e, true
}

func (m *merging) is(e stencil.Expr) bool {
	v, ok := e.(*stencil.Var)
	return ok && v.Sym == m.sym
}

// isIn reports whether a statement uses the local.
func (m *merging) isIn(s stencil.Stmt) bool {
	found := false
	stencil.VisitExprs([]stencil.Stmt{s}, func(e stencil.Expr) { found = found || m.is(e) })
	return found
}

// changes reports whether a statement gives the local another value.
func (m *merging) changes(s stencil.Stmt) bool {
	found := false
	stencil.VisitExprs([]stencil.Stmt{s}, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Assign:
			found = found || m.is(e.LHS)
		case *stencil.IncDec:
			found = found || m.is(e.X)
		case *stencil.Unary:
			found = found || e.Op == "&" && m.is(e.X)
		}
	})
	return found
}
