// Returns and continues in the middle of a body, rewritten so that control leaves it only at its end.

package nest

import "mintc/ir/stencil"

// maxLifted bounds the statements that nest makes: what follows an if that
// returns on some of its paths is repeated on the others, if it has no accesses.
const maxLifted = 2000

// returnLifter rewrites statements so that control leaves them only at their
// end: what follows an if that returns moves into its branches, and return e
// becomes an assignment to the result.
type returnLifter struct {
	result *stencil.Symbol        // nil if there is none
	flag   func() *stencil.Symbol // makes a variable that says that a loop was left by a return
	made   int
}

// lift returns the statements without returns.
func (l *returnLifter) lift(list []stencil.Stmt) []stencil.Stmt {
	if !hasReturn(list) {
		return list
	}
	if out, ok := l.nest(list); ok {
		return out
	}
	return l.flagged(list)
}

// flagged are the statements with a variable that says whether control has left them.
func (l *returnLifter) flagged(list []stencil.Stmt) []stencil.Stmt {
	done := l.flag()
	return append([]stencil.Stmt{&stencil.Decl{Sym: done, Init: stencil.NewInt(0)}}, l.skip(list, &stencil.Var{Sym: done})...)
}

// skip replaces returns by done = 1, and lets what follows run unless it is set.
func (l *returnLifter) skip(list []stencil.Stmt, done stencil.Expr) (out []stencil.Stmt) {
	for i, s := range list {
		if block, ok := s.(*stencil.Block); ok && hasReturn(block.Body) { // names are unique, so that the scope can go
			return append(out, l.skip(join(block.Body, list[i+1:]), done)...)
		}
		out = append(out, l.marked(s, done)...)
		if hasReturn([]stencil.Stmt{s}) {
			return append(out, l.unless(done, list[i+1:])...)
		}
	}
	return out
}

// marked is a statement with done = 1 in place of its returns.
func (l *returnLifter) marked(s stencil.Stmt, done stencil.Expr) []stencil.Stmt {
	switch s := s.(type) {
	case *stencil.Return:
		return append(l.setResult(s), setFlag(done))
	case *stencil.If:
		return branch(s.Cond, l.skip(s.Then, done), l.skip(s.Else, done))
	}
	if !hasReturn([]stencil.Stmt{s}) {
		return []stencil.Stmt{s}
	}
	return []stencil.Stmt{l.withBreaks(s, done)}
}

// unless lets statements run unless done is set. They are taken up to the next
// return, so that ifs stand behind each other and not in each other; what
// declares a variable for the rest takes the rest along.
func (l *returnLifter) unless(done stencil.Expr, list []stencil.Stmt) (out []stencil.Stmt) {
	guarded := func(list []stencil.Stmt) []stencil.Stmt {
		if list = l.skip(list, done); len(list) == 0 {
			return nil
		}
		return []stencil.Stmt{&stencil.If{Cond: stencil.NewUnary("!", done), Then: list}}
	}
	from := 0
	for i, s := range list {
		_, declares := s.(*stencil.Decl)
		_, isBlock := s.(*stencil.Block)
		switch {
		case declares || isBlock:
			return append(out, guarded(list[from:])...)
		case hasReturn([]stencil.Stmt{s}):
			out = append(out, guarded(list[from:i+1])...)
			from = i + 1
		}
	}
	return append(out, guarded(list[from:])...)
}

func setFlag(done stencil.Expr) stencil.Stmt {
	return stencil.NewAssign(done, stencil.NewInt(1))
}

// nest moves what follows an if that returns into its branches; it gives up (ok
// is false) where that would repeat too many statements.
func (l *returnLifter) nest(list []stencil.Stmt) (out []stencil.Stmt, ok bool) {
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
				more, ok := l.nest(join(s.Body, rest))
				return append(out, more...), ok
			}
		case *stencil.If:
			if !hasReturn([]stencil.Stmt{s}) {
				break
			}
			if pathsThrough([]stencil.Stmt{s}) > 1 && hasAccess(rest) {
				more, ok := l.once(s, rest)
				return append(out, more...), ok
			}
			then, okThen := l.nest(join(s.Then, rest))
			other, okElse := l.nest(join(s.Else, rest))
			return append(out, branch(s.Cond, then, other)...), okThen && okElse
		case *stencil.For, *stencil.While, *stencil.Switch:
			if hasReturn([]stencil.Stmt{s}) {
				more, ok := l.nest(rest)
				return append(out, l.escape(s, more)...), ok
			}
		}
		out = append(out, s)
	}
	return out, true
}

// once lets what follows an if run on all paths that come there, and has it only once, since each of its accesses is recorded once.
func (l *returnLifter) once(s *stencil.If, rest []stencil.Stmt) (out []stencil.Stmt, ok bool) {
	leaves, ok := leavesIf(s)
	if !ok {
		return l.flagged(join([]stencil.Stmt{s}, rest)), true
	}
	then, ok := l.nest(rest)
	return branch(stencil.NewUnary("!", leaves), then, nil), ok
}

func (l *returnLifter) setResult(s *stencil.Return) []stencil.Stmt {
	if s.X == nil || l.result == nil {
		return nil
	}
	return []stencil.Stmt{stencil.NewAssign(&stencil.Var{Sym: l.result}, s.X)}
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
			return append(append(out, l.setResult(r)...), setFlag(done), leave)
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
	case stencil.HasEffect(cond):
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

// pathsThrough is on how many paths control comes to the end of statements. Loops and switches count as one: they are left by a flag.
func pathsThrough(list []stencil.Stmt) int {
	paths := 1
	for _, s := range list {
		switch s := s.(type) {
		case *stencil.Return:
			return 0
		case *stencil.Block:
			paths *= pathsThrough(s.Body)
		case *stencil.If:
			if hasReturn([]stencil.Stmt{s}) {
				paths *= min(2, pathsThrough(s.Then)+pathsThrough(s.Else))
			}
		}
	}
	return min(2, paths)
}

func hasAccess(list []stencil.Stmt) (found bool) {
	stencil.VisitExprs(list, func(e stencil.Expr) {
		_, isAccess := e.(*stencil.Access)
		found = found || isAccess
	})
	return found
}

// always stands for a condition that holds; nil for one that does not.
var always stencil.Expr = stencil.NewInt(1)

// leavesIf is the condition under which control leaves an if; ok is false if the if does more than that.
func leavesIf(s *stencil.If) (leaves stencil.Expr, ok bool) {
	then, okThen := leavesList(s.Then)
	other, okElse := leavesList(s.Else)
	if !okThen || !okElse || stencil.HasEffect(s.Cond) {
		return nil, false
	}
	no := stencil.NewUnary("!", s.Cond)
	switch {
	case then == other:
		return then, true
	case then == always && other == nil:
		return s.Cond, true
	case then == always:
		return stencil.NewBinary("||", s.Cond, other), true
	case other == always && then == nil:
		return no, true
	case other == always:
		return stencil.NewBinary("||", no, then), true
	case then == nil:
		return stencil.NewBinary("&&", no, other), true
	case other == nil:
		return stencil.NewBinary("&&", s.Cond, then), true
	}
	return stencil.NewCond(s.Cond, then, other), true
}

// leavesList is that of statements.
func leavesList(list []stencil.Stmt) (leaves stencil.Expr, ok bool) {
	for _, s := range list {
		var more stencil.Expr
		switch s := s.(type) {
		case *stencil.Return:
			if s.X != nil {
				return nil, false
			}
			more, ok = always, true
		case *stencil.Block:
			more, ok = leavesList(s.Body)
		case *stencil.If:
			more, ok = leavesIf(s)
		default:
			return nil, false
		}
		switch {
		case !ok:
			return nil, false
		case leaves == always || more == nil:
		case leaves == nil || more == always:
			leaves = more
		default:
			leaves = stencil.NewBinary("||", leaves, more)
		}
	}
	return leaves, true
}
