// Conditions that hold behind statements that may leave: if (c) continue; leaves !c for what follows.

package nest

import "mintc/ir/stencil"

// passed are the conditions that hold where control comes to the end of the
// statements: if (c) continue; leaves !c for what follows it.
func passed(list []stencil.Stmt) (guards []stencil.Guard) {
	for _, s := range list {
		switch s := s.(type) {
		case *stencil.Block:
			guards = append(guards, passed(s.Body)...)
		case *stencil.If:
			switch {
			case leaves(s.Then):
				guards = append(append(guards, stencil.Guard{Cond: s.Cond, Not: true}), passed(s.Else)...)
			case leaves(s.Else):
				guards = append(append(guards, stencil.Guard{Cond: s.Cond}), passed(s.Then)...)
			default:
				guards = append(guards, passedEither(s)...)
			}
		}
	}
	return guards
}

// passedEither is the condition behind a choice of which either branch may leave: the one that was taken did not. Of if (a) { if (p) continue; } else if (q) continue;
// it is a && !p || !a && !q.
func passedEither(s *stencil.If) []stencil.Guard {
	then, otherwise := passed(s.Then), passed(s.Else)
	if len(then)+len(otherwise) == 0 {
		return nil
	}
	return []stencil.Guard{{Cond: stencil.NewBinary("||", all(stencil.Guard{Cond: s.Cond}, then), all(stencil.Guard{Cond: s.Cond, Not: true}, otherwise))}}
}

// all is the condition that all of the guards hold.
func all(first stencil.Guard, more []stencil.Guard) stencil.Expr {
	e := conditionOf(first)
	for _, g := range more {
		e = stencil.NewBinary("&&", e, conditionOf(g))
	}
	return e
}

func conditionOf(g stencil.Guard) stencil.Expr {
	if g.Not {
		return stencil.NewUnary("!", g.Cond)
	}
	return g.Cond
}

// leaves reports whether control never comes to the end of the statements: it
// leaves them by return, or by continue or break of a loop or switch around them.
func leaves(list []stencil.Stmt) bool {
	for _, s := range list {
		switch s := s.(type) {
		case *stencil.Return, *stencil.Jump:
			return true
		case *stencil.Block:
			if leaves(s.Body) {
				return true
			}
		case *stencil.If:
			if leaves(s.Then) && leaves(s.Else) {
				return true
			}
		}
	}
	return false
}
