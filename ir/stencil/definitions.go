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
