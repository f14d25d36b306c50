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
			}
		}
	}
	return guards
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
