// A minimum and a maximum of one value in if ... else if: two reductions, once the 'else' is seen to say nothing.

package scalar

import "mintc/ir/stencil"

// untanglePairs makes two statements of
//
//	if (e > high) high = e; else if (e < low) low = e;
//
// wherever high and low are reductions. While low <= high, a value that is above
// high is not below low, so that the 'else' says nothing; the host checks that
// they start so.
func (c *classifier) untanglePairs(body []stencil.Stmt) {
	for i, s := range body {
		for _, inner := range stencil.Bodies(s) {
			c.untanglePairs(inner)
		}
		first, ok := s.(*stencil.If)
		if !ok || len(first.Else) != 1 {
			continue
		}
		second, ok := first.Else[0].(*stencil.If)
		if !ok || len(second.Else) > 0 {
			continue
		}
		first = &stencil.If{Cond: first.Cond, Then: first.Then}
		if c.isPair(c.extremeIn(first), c.extremeIn(second)) {
			body[i] = &stencil.Block{Body: []stencil.Stmt{first, second}}
		}
	}
}

// pairPart is the update of a variable in a min or max clause.
type pairPart struct {
	of     *Variable
	op     string
	next   stencil.Expr
	strict bool
}

// extremeIn recognises if (e > s) s = e; nil for others.
func (c *classifier) extremeIn(s *stencil.If) *pairPart {
	for _, v := range c.Scalars {
		op := v.Clause.Op
		if beats[op] == "" || len(s.Then) != 1 {
			continue
		}
		x := c.newReducer(v, op)
		e, ok := s.Then[0].(*stencil.ExprStmt)
		if !ok {
			return nil
		}
		a, ok := e.X.(*stencil.Assign)
		if !ok || a.Op != "=" || !x.isOld(a.LHS) {
			continue
		}
		how, ok := x.compare(s.Cond)
		if !ok || how.unary || how.op[:1] != beats[op] || !x.equal(how.next, a.RHS) || stencil.HasEffect(how.next) {
			return nil
		}
		return &pairPart{v, op, how.next, len(how.op) == 1}
	}
	return nil
}

// isPair reports whether two updates compare one value with a minimum and a
// maximum, so that they may be taken apart. It notes what the host is to check.
func (c *classifier) isPair(a, b *pairPart) bool {
	if a == nil || b == nil || a.op == b.op || !a.strict && !b.strict {
		return false
	}
	f, t := stencil.Formatter{}, a.of.Sym.Type
	if f.Expr(a.next) != f.Expr(b.next) || !t.Same(b.of.Sym.Type) {
		return false
	}
	// Comparisons must order all three values alike.
	if next := a.next.Type(); !next.Same(t) && t.Kind != stencil.Float {
		return false
	}
	low, high := a, b
	if low.op == "max" {
		low, high = b, a
	}
	if have := c.atMost[low.of]; have != nil && have != high.of {
		return false
	}
	c.atMost[low.of] = high.of
	return true
}
