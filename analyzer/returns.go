package analyzer

import "mintc/ir/stencil"

// maxLifted bounds the statements that withoutReturns makes: what follows an if
// that returns on some of its paths is repeated on the others.
const maxLifted = 2000

// returnLifter rewrites statements so that control leaves them only at their
// end: what follows an if that returns moves into its branches, and return e
// becomes an assignment to the result.
type returnLifter struct {
	result *stencil.Symbol // nil if there is none
	made   int
}

// lift returns the statements without returns; it gives up (ok is false) where
// that would repeat too many of them. Returns stand in ifs and blocks only.
func (l *returnLifter) lift(list []stencil.Stmt) (out []stencil.Stmt, ok bool) {
	for i, s := range list {
		if l.made++; l.made > maxLifted {
			return nil, false
		}
		rest := list[i+1:]
		switch s := s.(type) {
		case *stencil.Return:
			if s.X != nil && l.result != nil {
				out = append(out, &stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: l.result}, Op: "=", RHS: s.X}})
			}
			return out, true
		case *stencil.Block:
			if hasReturn(s.Body) { // names are unique, so that the scope can go
				more, ok := l.lift(join(s.Body, rest))
				return append(out, more...), ok
			}
		case *stencil.If:
			if hasReturn(s.Then) || hasReturn(s.Else) {
				then, okThen := l.lift(join(s.Then, rest))
				other, okElse := l.lift(join(s.Else, rest))
				return append(out, branch(s.Cond, then, other)...), okThen && okElse
			}
		}
		out = append(out, s)
	}
	return out, true
}

func join(a, b []stencil.Stmt) []stencil.Stmt {
	return append(append([]stencil.Stmt(nil), a...), b...)
}

// branch is an if without an empty first branch.
func branch(cond stencil.Expr, then, other []stencil.Stmt) []stencil.Stmt {
	switch {
	case len(then) > 0:
		return []stencil.Stmt{&stencil.If{Cond: cond, Then: then, Else: other}}
	case len(other) > 0:
		return []stencil.Stmt{&stencil.If{Cond: stencil.NewUnary("!", cond), Then: other}}
	case hasEffect(cond):
		return []stencil.Stmt{&stencil.ExprStmt{X: cond}}
	}
	return nil
}

func hasReturn(list []stencil.Stmt) bool {
	for _, s := range list {
		if _, ok := s.(*stencil.Return); ok {
			return true
		}
		for _, inner := range stencil.Bodies(s) {
			if hasReturn(inner) {
				return true
			}
		}
	}
	return false
}
