// Conditions around accesses: the parts that all hold, and what they say of a subscript as a whole: u[i + k] where 0 <= i + k and i + k < n.

package stencil

import "slices"

// Within are forms over outer scalars that a subscript of the access is not below, or not above.
func (a AccessInfo) Within(form Affine) (low, high []Affine) {
	overParams := func(f Affine) bool {
		return !slices.ContainsFunc(f.Terms, func(t Term) bool { return t.Sym.Role != Param })
	}
	for _, q := range a.NotNegative {
		if below := form.Plus(q, -1); overParams(below) {
			low = append(low, below)
		}
		if above := form.Plus(q, 1); overParams(above) {
			high = append(high, above)
		}
	}
	return low, high
}

// Conjuncts are conditions that all hold exactly where e does, or with not where it does not: a and b of a && b, the negations of both of
// !(a || b).
func Conjuncts(e Expr, not bool) []Guard {
	switch x := e.(type) {
	case *Cast:
		if IsTruth(x.X) && x.T.IsInteger() {
			return Conjuncts(x.X, not)
		}
	case *Unary:
		if x.Op == "!" {
			return Conjuncts(x.X, !not)
		}
	case *Binary:
		switch {
		case x.Op == "&&" && !not, x.Op == "||" && not, IsTruth(x) && (x.Op == "&" && !not || x.Op == "|" && not):
			return append(Conjuncts(x.X, not), Conjuncts(x.Y, not)...)
		case IsTruth(x.X) && IsZero(x.Y) && (x.Op == "!=" || x.Op == "=="):
			return Conjuncts(x.X, not != (x.Op == "=="))
		}
	}
	return []Guard{{e, not}}
}

// IsTruth reports whether an expression is 0 or 1, by its operators.
func IsTruth(e Expr) bool {
	switch e := e.(type) {
	case *Cast:
		return e.T.IsInteger() && IsTruth(e.X)
	case *Unary:
		return e.Op == "!"
	case *Binary:
		return Negated[e.Op] != "" || e.Op == "&&" || e.Op == "||" || (e.Op == "&" || e.Op == "|") && IsTruth(e.X) && IsTruth(e.Y)
	}
	return false
}

// Comparison is a guard that compares integers, with the operator that holds.
func (g Guard) Comparison() (c *Binary, op string, ok bool) {
	c, ok = g.Cond.(*Binary)
	if !ok || Negated[c.Op] == "" || !c.X.Type().IsInteger() || !c.Y.Type().IsInteger() {
		return nil, "", false
	}
	if g.Not {
		return c, Negated[c.Op], true
	}
	return c, c.Op, true
}

// Holds is the condition that the guard stands for.
func (g Guard) Holds() Expr {
	if !g.Not {
		return g.Cond
	}
	if c, op, ok := g.Comparison(); ok {
		return NewBinary(op, c.X, c.Y)
	}
	return NewUnary("!", g.Cond)
}
