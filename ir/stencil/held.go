package stencil

import "slices"

// Held is the body of a kernel that holds the grids' windows in registers, with
// rows that stop at the edges themselves: subscripts in a window are index +
// constant, and locals that only served to clamp them are gone.
func (s *Sweep) Held() []Stmt {
	windows := map[*Grid][][]int64{}
	for _, u := range s.Uses {
		if points, ok := s.Window(u); ok && u.Edges() != nil {
			windows[u.Grid] = points
		}
	}
	if len(windows) == 0 {
		return s.Body
	}
	of, dropped := Definitions(s.Body), map[*Symbol]bool{}
	body := MapBody(s.Body, func(e Expr) Expr {
		a, ok := e.(*Access)
		if !ok || windows[a.Grid] == nil {
			return e
		}
		held, clamps := a.unclamped()
		p, ok := held.constants()
		if !ok || !slices.ContainsFunc(windows[a.Grid], func(q []int64) bool { return slices.Equal(p, q) }) {
			return e
		}
		for _, c := range clamps {
			AddLocals(c.X, of, dropped)
		}
		return held
	})
	for _, last := range s.Last {
		delete(dropped, last)
	}
	return WithoutUnused(body, dropped)
}

// unclamped is the access as it would be without edges, and its clamped subscripts.
func (a *Access) unclamped() (plain *Access, clamps []*Clamped) {
	plain = &Access{a.Grid, slices.Clone(a.Index), a.Span}
	for d, e := range a.Index {
		if c, ok := e.(*Clamped); ok {
			plain.Index[d] = c.plain()
			clamps = append(clamps, c)
		}
	}
	return plain, clamps
}

// constants are the constant parts of subscripts that are linear forms.
func (a *Access) constants() (p []int64, ok bool) {
	index := affineIndex(a)
	for _, form := range index {
		p = append(p, form.Const)
	}
	return p, index != nil
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

// WithoutUnused is a body, which it may change, without those of the locals that
// nothing uses but what gives them their value.
func WithoutUnused(body []Stmt, locals map[*Symbol]bool) []Stmt {
	for {
		uses := map[*Symbol]int{}
		VisitExprs(body, func(e Expr) {
			if v, ok := e.(*Var); ok {
				uses[v.Sym]++
			}
		})
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
