// Conditional expressions that go on at the other end: i == 0 ? n - 1 : i - 1, i + 1 < n ? i + 1 : 0.

package stencil

// part is one of the two parts that a comparison divides a loop's range in: from the first value on up to and without At, or from At on.
type part struct {
	index *Symbol
	low   bool
	at    Poly
}

// choice reads c ? a : b.
func (p *Periods) choice(e *Cond) (Periodic, bool) {
	then, ok := p.divided(e.C)
	if !ok {
		return Periodic{}, false
	}
	x, y := p.chosen(Converted(e.X, e.T)), p.chosen(Converted(e.Y, e.T))
	if s, ok := p.wraps(then, x, y); ok {
		return s, true
	}
	other := then
	other.low = !then.low
	if s, ok := p.wraps(other, y, x); ok {
		return s, true
	}
	if only, ok := p.only(e); ok {
		return p.Of(only)
	}
	return Periodic{}, false
}

// chosen is what an expression is in all iterations: i + 1 < 0 ? i + 1 + n : i + 1 is i + 1. Functions that serve both ends are such.
func (p *Periods) chosen(e Expr) Expr {
	if c, ok := e.(*Cond); ok {
		if only, ok := p.only(c); ok {
			return p.chosen(only)
		}
	}
	return e
}

// only is the branch that all iterations take, if the condition divides nothing.
func (p *Periods) only(e *Cond) (Expr, bool) {
	then, ok := p.divided(e.C)
	if !ok {
		return nil, false
	}
	first, isFirst := then.at.Const()
	beyond, isBeyond := then.at.Plus(p.ends[then.index], -1).Const()
	allLow, noneLow := isBeyond && beyond >= 0, isFirst && first <= 0
	switch {
	case allLow && then.low, noneLow && !then.low:
		return Converted(e.X, e.T), true
	case allLow && !then.low, noneLow && then.low:
		return Converted(e.Y, e.T), true
	}
	return nil, false
}

// divided is the part of a range for which a condition holds.
func (p *Periods) divided(c Expr) (part, bool) {
	switch c := c.(type) {
	case *Cast:
		if c.T.IsInteger() && c.T.Size >= Int.Size {
			return p.divided(c.X)
		}
	case *Unary:
		if of, ok := p.divided(c.X); ok && c.Op == "!" {
			of.low = !of.low
			return of, true
		}
	case *Binary:
		if Negated[c.Op] != "" {
			return p.compared(c)
		}
	case *Var: // i ? i - 1 : n - 1
		return p.comparedTo(NewPolyOf(c.Sym), "!=")
	}
	return part{}, false
}

// compared is the part for which a comparison of numbers holds. Unsigned numbers are those as which they are read if they are not
// below 0.
func (p *Periods) compared(c *Binary) (part, bool) {
	if !c.X.Type().IsInteger() || !c.Y.Type().IsInteger() {
		return part{}, false
	}
	common := Arithmetic(c.X.Type(), c.Y.Type())
	x, okX := p.number(Converted(c.X, common))
	y, okY := p.number(Converted(c.Y, common))
	if !okX || !okY {
		return part{}, false
	}
	if common.Kind == Unsigned && (p.below(x) || p.below(y)) {
		return part{}, false
	}
	return p.comparedTo(x.Plus(y, -1), c.Op)
}

// below reports whether a number may be below 0: an index minus something, or a negative constant.
func (p *Periods) below(x Poly) bool {
	for index := range p.ends {
		if coef, ok := x.Coef(index); !ok || len(coef) > 0 {
			rest, isConst := x.Plus(NewPolyOf(index), -1).Const()
			return !isConst || rest < 0
		}
	}
	constant, isConst := x.Const()
	return isConst && constant < 0
}

// comparedTo is the part for which difference op 0 holds.
func (p *Periods) comparedTo(difference Poly, op string) (part, bool) {
	for index, end := range p.ends {
		coef, ok := difference.Coef(index)
		sign, isConst := coef.Const()
		if !ok || !isConst || (sign != 1 && sign != -1) {
			continue
		}
		if sign < 0 {
			difference = NewPoly(0).Plus(difference, -1)
			if op != "==" {
				op = Mirrored[op]
			}
		}
		at := NewPolyOf(index).Plus(difference, -1) // index op at
		one := NewPoly(1)
		switch {
		case op == "<" || op == ">=":
			return part{index, op == "<", at}, true
		case op == "<=" || op == ">":
			return part{index, op == "<=", at.Plus(one, 1)}, true
		case len(at) == 0: // the first value, or the others
			return part{index, op == "==", one}, true
		case at.Plus(one, 1).Equal(end):
			return part{index, op == "!=", at}, true
		}
	}
	return part{}, false
}

// wraps reads the value edge in a part of the range and next in the other as a subscript that goes on at the other end.
func (p *Periods) wraps(of part, edge, next Expr) (Periodic, bool) {
	at, okEdge := p.number(edge)
	going, okNext := p.number(next)
	offset, ok := going.Plus(NewPolyOf(of.index), -1).Const()
	if !okEdge || !okNext || !ok || offset == 0 {
		return Periodic{}, false
	}
	end := p.ends[of.index]
	first, over, period := NewPoly(-offset), end.Plus(NewPoly(1), -1), int64(1) // below 0, the last values
	if offset > 0 {
		first, over, period = end.Plus(NewPoly(offset), -1), NewPoly(0), -1
	}
	single := offset == 1 || offset == -1
	fits := at.Equal(going.Plus(end, period)) || (single && at.Equal(over))
	return Periodic{Index: of.index, Offset: offset}, fits && of.low == (offset < 0) && of.at.Equal(first)
}
