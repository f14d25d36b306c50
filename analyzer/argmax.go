package analyzer

// Argmax: the place of a largest or smallest value, which no reduction computes. Its variables are recognised for
// the message only.

import (
	"fmt"
	"slices"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// findArgmax finds the variables that an if statement sets together with the
// value that it compares, as in if (e > best) { best = e; k = i; }, and those
// that name the best element so far: if (u[i] > u[k]) k = i. The value of each is
// what to write instead. It comes before reductions rewrite the body.
func (r *nestReader) findArgmax() {
	r.argmax = map[*stencil.Symbol]string{}
	var visit func(body []stencil.Stmt)
	visit = func(body []stencil.Stmt) {
		for _, s := range body {
			if choice, ok := s.(*stencil.If); ok {
				r.argmaxIn(choice)
			}
			for _, inner := range stencil.Bodies(s) {
				visit(inner)
			}
		}
	}
	visit(r.sweep.Body)
}

// argmaxIn notes the variables of one if statement.
func (r *nestReader) argmaxIn(s *stencil.If) {
	c, ok := s.Cond.(*stencil.Binary)
	if !ok || beatsBy[c.Op] == "" || len(s.Else) > 0 {
		return
	}
	set := r.outerSetIn(s.Then)
	op := beatsBy[c.Op]
	best, isVar := c.Y.(*stencil.Var)
	if !isVar || !slices.Contains(set, best.Sym) {
		if best, isVar = c.X.(*stencil.Var); isVar && slices.Contains(set, best.Sym) {
			op = opposite[op]
		} else {
			r.argmaxBySubscript(c, op, set)
			return
		}
	}
	for _, sym := range set {
		if len(set) > 1 {
			r.argmax[sym] = argmaxWay(op, "'"+best.Sym.Host+"'", best.Sym.Host)
		}
	}
}

// argmaxBySubscript is if (u[i] > u[k]) k = i.
func (r *nestReader) argmaxBySubscript(c *stencil.Binary, op string, set []*stencil.Symbol) {
	for _, sym := range set {
		switch {
		case usedIn(c.Y, sym):
		case usedIn(c.X, sym):
			op = opposite[op]
		default:
			continue
		}
		r.argmax[sym] = argmaxWay(op, "the value", "best")
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

// carriedSetIn are the outer variables that a list of plain assignments sets;
// nil for other statements.
func (r *nestReader) outerSetIn(body []stencil.Stmt) []*stencil.Symbol {
	var list []*stencil.Symbol
	for _, s := range body {
		if b, ok := s.(*stencil.Block); ok {
			list = append(list, r.outerSetIn(b.Body)...)
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
		if v, ok := a.LHS.(*stencil.Var); ok && slices.ContainsFunc(r.outerScalars, func(c *outerScalar) bool { return c.sym == v.Sym }) {
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

// insteadOf is the way out for c: the one of an argmax, or the one that is given.
func (r *nestReader) insteadOf(e *nestError, c *outerScalar, at source.Span, otherwise string) error {
	if way := r.argmax[c.sym]; way != "" {
		e.out(r, "%s", way)
		return e.out(r, "on the device, that loop says 'if (value == best && i < place) place = i', with reduction(min: place)")
	}
	return e.outAt(r, at, "%s", otherwise)
}
