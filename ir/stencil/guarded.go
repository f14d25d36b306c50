// Conditions around accesses: the parts that all hold, and what they say of a subscript as a whole: u[i + k] where 0 <= i + k and i + k < n.

package stencil

import "slices"

// Within are forms over outer scalars that a subscript of the access is not below, or not above.
func (a AccessInfo) Within(form Affine) (low, high []Affine) {
	for _, q := range a.NotNegative {
		if below := form.Plus(q, -1); below.IsOuter() {
			low = append(low, below)
		}
		if above := form.Plus(q, 1); above.IsOuter() {
			high = append(high, above)
		}
	}
	return low, high
}

// LimitIf is a form over outer scalars that a subscript is not above, or not below, if another is 0 or more: what the unsigned n - 2 limits
// as long as it does not wrap around.
type LimitIf struct{ At, If Affine }

// WithinIf are such limits of a subscript of the access, by the comparisons of its guards. serial are the indices of loops in the body, ranges
// what is known of variables.
func (a AccessInfo) WithinIf(form Affine, serial map[*Symbol]Bounds, ranges map[*Symbol]Range) (low, high []LimitIf) {
	isOwn := func(t Term) bool {
		_, isIndex := serial[t.Sym]
		return t.Sym.Role != Param && t.Sym.Role != Index && !isIndex
	}
	for _, guard := range a.Guards {
		for _, g := range Conjuncts(guard.Cond, guard.Not) {
			x, op, y, ok := g.wrapping(ranges)
			at := form.Plus(x, -1).Plus(y.Form, 1)
			if !ok || !at.IsOuter() || !y.Form.IsOuter() || slices.ContainsFunc(x.Terms, isOwn) {
				continue
			}
			least := Affine{Const: -y.Claims[0].Min}.Plus(y.Form, 1)
			switch op {
			case "<":
				high = append(high, LimitIf{at.Plus(Affine{Const: 1}, -1), least})
			case "<=":
				high = append(high, LimitIf{at, least})
			case ">":
				low = append(low, LimitIf{at.Plus(Affine{Const: 1}, 1), Affine{}})
			case ">=":
				low = append(low, LimitIf{at, Affine{}})
			}
		}
	}
	return low, high
}

// wrapping is a guard that compares x with a number that may wrap around below the values of its type, and not above them.
func (g Guard) wrapping(ranges map[*Symbol]Range) (x Affine, op string, y Number, ok bool) {
	c, op, ok := g.Comparison()
	if !ok {
		return x, op, y, false
	}
	common := Arithmetic(c.X.Type(), c.Y.Type())
	left, right := Converted(c.X, common), Converted(c.Y, common)
	if _, isExact := Exactly(left, ranges); !isExact {
		left, right, op = right, left, Mirrored[op]
	}
	x, isExact := Exactly(left, ranges)
	r := numberReader{ranges: ranges}
	y.Form, ok = r.exact(right)
	y.Claims = r.claims
	if !isExact || !ok || r.wraps || len(r.claims) != 1 || !r.claims[0].Form.Equal(y.Form) {
		return x, op, y, false
	}
	_, most := r.interval(y.Form)
	return x, op, y, most <= r.claims[0].Max
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
