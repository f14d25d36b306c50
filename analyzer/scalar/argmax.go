// Argmax: the place of a largest or smallest value, which no reduction computes. Its variables are recognised for
// the message only.

package scalar

import (
	"fmt"
	"slices"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// findArgmax finds the variables that an if statement sets together with the
// value that it compares, as in if (e > best) { best = e; k = i; }, those that a choice sets by such a comparison, as in
// k = e > best ? i : k, and those that name the best element so far: if (u[i] > u[k]) k = i. The value of each is
// what to write instead. It comes before reductions rewrite the body.
func (c *classifier) findArgmax() {
	stencil.VisitStmts(c.Sweep.Body, func(s stencil.Stmt) {
		switch s := s.(type) {
		case *stencil.If:
			if len(s.Else) == 0 {
				c.argmaxIn(s.Cond, c.outerSetIn(s.Then))
			}
		case *stencil.ExprStmt:
			c.argmaxChosen(s.X)
		}
	})
}

// argmaxChosen is k = e > best ? i : k, where other statements set best.
func (c *classifier) argmaxChosen(e stencil.Expr) {
	for _, a := range assignmentsIn(e) {
		choice, ok := a.RHS.(*stencil.Cond)
		k, isVar := a.LHS.(*stencil.Var)
		if !ok || !isVar || !c.isOuter(k.Sym) || !isVariable(choice.X, k.Sym) && !isVariable(choice.Y, k.Sym) || usedIn(choice.C, k.Sym) {
			continue
		}
		set := []*stencil.Symbol{k.Sym}
		for _, v := range c.Scalars {
			if usedIn(choice.C, v.Sym) {
				set = append(set, v.Sym)
			}
		}
		c.argmaxIn(choice.C, set)
	}
}

// argmaxIn notes the variables that are set where a condition holds: one of them is a value that the condition compares.
func (c *classifier) argmaxIn(cond stencil.Expr, set []*stencil.Symbol) {
	for _, test := range comparisonsIn(cond, false) {
		best, isVar := uncast(test.Y).(*stencil.Var)
		op := beatsBy[test.Op]
		if !isVar || !slices.Contains(set, best.Sym) {
			if best, isVar = uncast(test.X).(*stencil.Var); isVar && slices.Contains(set, best.Sym) {
				op = opposite[op]
			} else {
				c.argmaxBySubscript(test, op, set)
				continue
			}
		}
		for _, sym := range set {
			if len(set) > 1 {
				c.argmax[sym] = argmaxWay(op, "'"+best.Sym.Host+"'", best.Sym.Host)
			}
		}
	}
}

// comparisonsIn are the comparisons by size in a condition, as they stand where it holds.
func comparisonsIn(cond stencil.Expr, negated bool) []*stencil.Binary {
	switch e := cond.(type) {
	case *stencil.Unary:
		if e.Op == "!" {
			return comparisonsIn(e.X, !negated)
		}
	case *stencil.Binary:
		switch {
		case e.Op == "&&" || e.Op == "||":
			return append(comparisonsIn(e.X, negated), comparisonsIn(e.Y, negated)...)
		case beatsBy[e.Op] != "" && negated:
			return []*stencil.Binary{{Op: stencil.Negated[e.Op], X: e.X, Y: e.Y}}
		case beatsBy[e.Op] != "":
			return []*stencil.Binary{e}
		}
	}
	return nil
}

// argmaxBySubscript is if (u[i] > u[k]) k = i.
func (c *classifier) argmaxBySubscript(test *stencil.Binary, op string, set []*stencil.Symbol) {
	for _, sym := range set {
		switch {
		case usedIn(test.Y, sym):
		case usedIn(test.X, sym):
			op = opposite[op]
		default:
			continue
		}
		c.argmax[sym] = argmaxWay(op, "the value", "best")
	}
}

// argmaxWay says what to write instead.
func argmaxWay(op, value, name string) string {
	return fmt.Sprintf("the place of a %s is not a reduction: reduce %s alone, with reduction(%s: %s), and find its place in a second loop", extremeName[op], value, op, name)
}

var (
	beatsBy     = map[string]string{">": "max", ">=": "max", "<": "min", "<=": "min"}
	opposite    = map[string]string{"max": "min", "min": "max"}
	extremeName = map[string]string{"max": "largest value", "min": "smallest value"}
)

// outerSetIn are the outer variables that a list of plain assignments sets;
// nil for other statements.
func (c *classifier) outerSetIn(body []stencil.Stmt) []*stencil.Symbol {
	var list []*stencil.Symbol
	for _, s := range body {
		switch s := s.(type) {
		case *stencil.Block:
			list = append(list, c.outerSetIn(s.Body)...)
		case *stencil.ExprStmt:
			for _, a := range assignmentsIn(s.X) {
				if v, ok := a.LHS.(*stencil.Var); ok && c.isOuter(v.Sym) {
					list = append(list, v.Sym)
				}
			}
		}
	}
	return list
}

// isOuter reports whether sym is a variable from outside that the body writes.
func (c *classifier) isOuter(sym *stencil.Symbol) bool {
	return slices.ContainsFunc(c.Scalars, func(of *Variable) bool { return of.Sym == sym })
}

// assignmentsIn are the plain assignments of a statement: it is one, or several with commas between them.
func assignmentsIn(e stencil.Expr) []*stencil.Assign {
	switch e := e.(type) {
	case *stencil.Assign:
		if e.Op == "=" {
			return []*stencil.Assign{e}
		}
	case *stencil.Comma:
		return append(assignmentsIn(e.X), assignmentsIn(e.Y)...)
	}
	return nil
}

// uncast is e without conversions around it.
func uncast(e stencil.Expr) stencil.Expr {
	if c, ok := e.(*stencil.Cast); ok {
		return uncast(c.X)
	}
	return e
}

func isVariable(e stencil.Expr, sym *stencil.Symbol) bool {
	v, ok := uncast(e).(*stencil.Var)
	return ok && v.Sym == sym
}

// usedIn reports whether e reads sym.
func usedIn(e stencil.Expr, sym *stencil.Symbol) bool {
	found := false
	stencil.EachVar(e, func(s *stencil.Symbol) { found = found || s == sym })
	return found
}

// wayOut adds the way out for v to a message: the one of an argmax, or the one that is given.
func (c *classifier) wayOut(m *diag.Message, v *Variable, at source.Span, otherwise string) {
	if way := c.argmax[v.Sym]; way != "" {
		m.Note(source.Span{}, "%s", way)
		m.Note(source.Span{}, "on the device, that loop says 'if (value == best && i < place) place = i', with reduction(min: place)")
		return
	}
	m.Note(at, "%s", otherwise)
}
