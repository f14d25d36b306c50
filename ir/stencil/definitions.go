// Locals with a single value: what stands for them, and how they go once nothing uses them.

package stencil

// Definitions are the values of the body's scalar locals that get one in a single
// place: where they are declared, or by the only assignment.
func Definitions(body []Stmt) map[*Symbol]Expr {
	of, changes := map[*Symbol]Expr{}, map[*Symbol]int{}
	define := func(sym *Symbol, value Expr) {
		of[sym] = value
		changes[sym]++
	}
	changed := func(e Expr, value Expr) {
		if v, ok := e.(*Var); ok {
			define(v.Sym, value)
		}
	}
	VisitExprs(body, func(e Expr) {
		switch e := e.(type) {
		case *Assign:
			if e.Op == "=" {
				changed(e.LHS, e.RHS)
			} else {
				changed(e.LHS, nil)
			}
		case *IncDec:
			changed(e.X, nil)
		case *Unary:
			if e.Op == "&" {
				changed(e.X, nil)
			}
		}
	})
	VisitStmts(body, func(s Stmt) {
		if d, ok := s.(*Decl); ok && d.Init != nil && len(d.Sym.Dims) == 0 {
			define(d.Sym, d.Init)
		}
	})
	for sym, n := range changes {
		if n > 1 || of[sym] == nil || sym.Role != Local {
			delete(of, sym)
		}
	}
	return of
}

// WithValues is an expression with the values of locals that have a definition in their place, and with those of locals in these.
func WithValues(e Expr, of map[*Symbol]Expr) Expr {
	e, _ = withValues(e, func(v *Var) Expr { return of[v.Sym] })
	return e
}

// mostDefinitions is how many definitions are followed from one to the next.
const mostDefinitions = 8

// withValues puts values in place of variables, and in place of those in the values. A nil value keeps the variable. all is false where
// variables are left that have one.
func withValues(e Expr, value func(*Var) Expr) (_ Expr, all bool) {
	for range mostDefinitions {
		all = true
		e = Map(e, func(x Expr) Expr {
			v, ok := x.(*Var)
			if !ok {
				return x
			}
			if of := value(v); of != nil {
				all = false
				return Converted(of, v.Sym.Type)
			}
			return x
		})
		if all {
			break
		}
	}
	return e, all
}

// Filtered are the statements that keep accepts, without blocks that lost all
// they had. It changes those around them.
func Filtered(body []Stmt, keep func(Stmt) bool) []Stmt {
	var kept []Stmt
	for _, s := range body {
		if !keep(s) {
			continue
		}
		switch s := s.(type) {
		case *Block:
			if s.Body = Filtered(s.Body, keep); len(s.Body) == 0 {
				continue
			}
		case *If:
			s.Then, s.Else = Filtered(s.Then, keep), Filtered(s.Else, keep)
		case *For:
			s.Body = Filtered(s.Body, keep)
		case *While:
			s.Body = Filtered(s.Body, keep)
		case *Switch:
			for _, c := range s.Cases {
				c.Body = Filtered(c.Body, keep)
			}
		}
		kept = append(kept, s)
	}
	return kept
}

// AddLocals adds the locals that e uses and that have a definition, and those that
// these use.
func AddLocals(e Expr, of map[*Symbol]Expr, list map[*Symbol]bool) {
	VisitExprs([]Stmt{&ExprStmt{e}}, func(e Expr) {
		v, ok := e.(*Var)
		if ok && of[v.Sym] != nil && !list[v.Sym] {
			list[v.Sym] = true
			AddLocals(of[v.Sym], of, list)
		}
	})
}

// usesIn counts the places that name each variable.
func usesIn(body []Stmt) map[*Symbol]int {
	n := map[*Symbol]int{}
	VisitExprs(body, func(e Expr) {
		if v, ok := e.(*Var); ok {
			n[v.Sym]++
		}
	})
	return n
}

// UsedIn are the variables that statements name.
func UsedIn(body []Stmt) map[*Symbol]bool {
	list := map[*Symbol]bool{}
	VisitExprs(body, func(e Expr) {
		if v, ok := e.(*Var); ok {
			list[v.Sym] = true
		}
	})
	return list
}

// WithoutUnused is a body, which it may change, without those of the locals that
// nothing uses but what gives them their value.
func WithoutUnused(body []Stmt, locals map[*Symbol]bool) []Stmt {
	for {
		uses := usesIn(body)
		VisitStmts(body, func(s Stmt) {
			if a := assignedLocal(s); a != nil {
				uses[a]--
			}
		})
		dropped := false
		body = Filtered(body, func(s Stmt) bool {
			sym := assignedLocal(s)
			if d, ok := s.(*Decl); ok {
				sym = d.Sym
			}
			unused := sym != nil && locals[sym] && uses[sym] == 0
			dropped = dropped || unused
			return !unused
		})
		if !dropped {
			return body
		}
	}
}

// assignedLocal is the variable that a statement only gives a value; nil for
// other statements.
func assignedLocal(s Stmt) *Symbol {
	if e, ok := s.(*ExprStmt); ok {
		if a, ok := e.X.(*Assign); ok && a.Op == "=" {
			if v, ok := a.LHS.(*Var); ok {
				return v.Sym
			}
		}
	}
	return nil
}
