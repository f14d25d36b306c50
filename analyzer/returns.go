package analyzer

import "mintc/ir/stencil"

// maxLifted bounds the statements that withoutReturns makes: what follows an if
// that returns on some of its paths is repeated on the others.
const maxLifted = 2000

// returnLifter rewrites statements so that control leaves them only at their
// end: what follows an if that returns moves into its branches, and return e
// becomes an assignment to the result.
type returnLifter struct {
	result *stencil.Symbol        // nil if there is none
	flag   func() *stencil.Symbol // makes a variable that says that a loop was left by a return
	made   int
}

// lift returns the statements without returns; it gives up (ok is false) where
// that would repeat too many of them.
func (l *returnLifter) lift(list []stencil.Stmt) (out []stencil.Stmt, ok bool) {
	for i, s := range list {
		if l.made++; l.made > maxLifted {
			return nil, false
		}
		rest := list[i+1:]
		switch s := s.(type) {
		case *stencil.Return:
			return append(out, l.setResult(s)...), true
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
		case *stencil.For, *stencil.While, *stencil.Switch:
			if hasReturn([]stencil.Stmt{s}) {
				more, ok := l.lift(rest)
				return append(out, l.escape(s, more)...), ok
			}
		}
		out = append(out, s)
	}
	return out, true
}

func (l *returnLifter) setResult(s *stencil.Return) []stencil.Stmt {
	if s.X == nil || l.result == nil {
		return nil
	}
	return []stencil.Stmt{&stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: l.result}, Op: "=", RHS: s.X}}}
}

// escape leaves a loop or switch by break where it returned; rest runs unless it did.
func (l *returnLifter) escape(s stencil.Stmt, rest []stencil.Stmt) []stencil.Stmt {
	sym := l.flag()
	done := &stencil.Var{Sym: sym}
	out := []stencil.Stmt{&stencil.Decl{Sym: sym, Init: stencil.NewInt(0)}, l.withBreaks(s, done)}
	if len(rest) > 0 {
		out = append(out, &stencil.If{Cond: stencil.NewUnary("!", done), Then: rest})
	}
	return out
}

// withBreaks is a loop or switch with returns replaced by done = 1 and break.
func (l *returnLifter) withBreaks(s stencil.Stmt, done stencil.Expr) stencil.Stmt {
	switch s := s.(type) {
	case *stencil.For:
		return &stencil.For{Init: s.Init, Cond: s.Cond, Post: s.Post, Body: l.breaks(s.Body, done)}
	case *stencil.While:
		return &stencil.While{Cond: s.Cond, Body: l.breaks(s.Body, done), Do: s.Do}
	case *stencil.Switch:
		sw := &stencil.Switch{Tag: s.Tag}
		for _, c := range s.Cases {
			sw.Cases = append(sw.Cases, &stencil.Case{Values: c.Values, Default: c.Default, Body: l.breaks(c.Body, done)})
		}
		return sw
	case *stencil.Block:
		return &stencil.Block{Body: l.breaks(s.Body, done)}
	case *stencil.If:
		return &stencil.If{Cond: s.Cond, Then: l.breaks(s.Then, done), Else: l.breaks(s.Else, done)}
	}
	return s
}

// breaks replaces the returns of a body; a loop or switch inside it is left too.
func (l *returnLifter) breaks(body []stencil.Stmt, done stencil.Expr) []stencil.Stmt {
	leave := &stencil.Jump{Keyword: "break"}
	var out []stencil.Stmt
	for _, s := range body {
		if r, ok := s.(*stencil.Return); ok {
			set := &stencil.Assign{LHS: done, Op: "=", RHS: stencil.NewInt(1)}
			return append(append(out, l.setResult(r)...), &stencil.ExprStmt{X: set}, leave)
		}
		out = append(out, l.withBreaks(s, done))
		switch s.(type) {
		case *stencil.For, *stencil.While, *stencil.Switch:
			if hasReturn([]stencil.Stmt{s}) {
				out = append(out, &stencil.If{Cond: done, Then: []stencil.Stmt{leave}})
			}
		}
	}
	return out
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
