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
// value that it compares, as in if (e > best) { best = e; k = i; }, and those
// that name the best element so far: if (u[i] > u[k]) k = i. The value of each is
// what to write instead. It comes before reductions rewrite the body.
func (c *classifier) findArgmax() {
	var visit func(body []stencil.Stmt)
	visit = func(body []stencil.Stmt) {
		for _, s := range body {
			if choice, ok := s.(*stencil.If); ok {
				c.argmaxIn(choice)
			}
			for _, inner := range stencil.Bodies(s) {
				visit(inner)
			}
		}
	}
	visit(c.Sweep.Body)
}

// argmaxIn notes the variables of one if statement.
func (c *classifier) argmaxIn(s *stencil.If) {
	test, ok := s.Cond.(*stencil.Binary)
	if !ok || beatsBy[test.Op] == "" || len(s.Else) > 0 {
		return
	}
	set := c.outerSetIn(s.Then)
	op := beatsBy[test.Op]
	best, isVar := test.Y.(*stencil.Var)
	if !isVar || !slices.Contains(set, best.Sym) {
		if best, isVar = test.X.(*stencil.Var); isVar && slices.Contains(set, best.Sym) {
			op = opposite[op]
		} else {
			c.argmaxBySubscript(test, op, set)
			return
		}
	}
	for _, sym := range set {
		if len(set) > 1 {
			c.argmax[sym] = argmaxWay(op, "'"+best.Sym.Host+"'", best.Sym.Host)
		}
	}
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
		if b, ok := s.(*stencil.Block); ok {
			list = append(list, c.outerSetIn(b.Body)...)
			continue
		}
		e, ok := s.(*stencil.ExprStmt)
		if !ok {
			continue
		}
		a, ok := e.X.(*stencil.Assign)
		if !ok || a.Op != "=" {
			continue
		}
		if v, ok := a.LHS.(*stencil.Var); ok && slices.ContainsFunc(c.Scalars, func(of *Variable) bool { return of.Sym == v.Sym }) {
			list = append(list, v.Sym)
		}
	}
	return list
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
