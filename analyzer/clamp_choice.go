package analyzer

import "mintc/ir/stencil"

// comparison says that left op right holds.
type comparison struct {
	left, right clampValue
	op          string
}

// choice reads c ? a : b that decides for one of the two, or picks the edge
// where the other would go beyond it.
func (c *clamping) choice(e *stencil.Cond, depth int) (clampValue, bool) {
	when, ok := c.compare(e.C, depth)
	x, okX := c.value(e.X, depth)
	y, okY := c.value(e.Y, depth)
	if !ok || !okX || !okY {
		return clampValue{}, false
	}
	unless := comparison{when.left, when.right, negated[when.op]}
	switch {
	case c.never(unless):
		return x, true
	case c.never(when):
		return y, true
	}
	if v, ok := c.clamped(y, x, when); ok {
		return v, true
	}
	return c.clamped(x, y, unless)
}

// compare reads a comparison of numbers.
func (c *clamping) compare(e stencil.Expr, depth int) (comparison, bool) {
	switch e := e.(type) {
	case *stencil.Unary:
		if k, ok := c.compare(e.X, depth); ok && e.Op == "!" {
			k.op = negated[k.op]
			return k, true
		}
	case *stencil.Binary:
		if negated[e.Op] == "" || stencil.Arithmetic(e.X.Type(), e.Y.Type()).Kind != stencil.Signed {
			return comparison{}, false
		}
		left, okL := c.value(e.X, depth)
		right, okR := c.value(e.Y, depth)
		return comparison{left, right, e.Op}, okL && okR
	}
	return comparison{}, false
}

// clamped is the value that is next, or edge where the comparison holds: a
// neighbour that stops at the edge of its loop's range.
func (c *clamping) clamped(next, edge clampValue, when comparison) (clampValue, bool) {
	if next.index != nil {
		return next, c.staysWithin(next, edge, when)
	}
	index, op, to, ok := c.alone(when)
	if !ok || edge.index != nil {
		return clampValue{}, false
	}
	unit := stencil.NewPolyOf(index)
	offset, ok := next.form.Plus(unit, -1).Const()
	if !ok || offset == 0 {
		return clampValue{}, false
	}
	// How far inside the range the edge is still taken.
	end, beyond, far := c.ranges[index].first, to.Plus(c.ranges[index].first, -1), -offset
	if offset > 0 {
		end, beyond, far = c.ranges[index].last, c.ranges[index].last.Plus(to, -1), offset
		op = turned(op)
	}
	inside, ok := beyond.Const()
	switch {
	case !ok:
	case op == "<":
		inside--
	case op == "==":
		ok = inside == 0
	default:
		ok = op == "<="
	}
	atEnd := inside == 0 // it is taken at the last value only, where the index is the edge
	ok = ok && (inside == far || inside == far-1) && (edge.form.Equal(end) || atEnd && edge.form.Equal(unit))
	return clampValue{index: index, offset: offset}, ok
}

// staysWithin reports whether a neighbour that stops at one end of its loop's
// range is also kept from passing the other end, which it never would.
func (c *clamping) staysWithin(next, edge clampValue, when comparison) bool {
	r := c.ranges[next.index]
	end := r.last
	if next.offset > 0 {
		end = r.first
	}
	isNext := func(v clampValue) bool { return v.index == next.index && v.offset == next.offset }
	isEnd := func(v clampValue) bool { return v.index == nil && v.form.Equal(end) }
	op := when.op
	switch {
	case !isEnd(edge):
		return false
	case isNext(when.left) && isEnd(when.right):
	case isNext(when.right) && isEnd(when.left):
		op = turned(op)
	default:
		return false
	}
	if next.offset > 0 {
		op = turned(op)
	}
	return op == ">" || op == ">=" || op == "=="
}

// alone puts a comparison so that the index of a loop stands alone: index op to.
func (c *clamping) alone(k comparison) (index *stencil.Symbol, op string, to stencil.Poly, ok bool) {
	if k.left.index != nil || k.right.index != nil {
		return nil, "", nil, false
	}
	difference := k.left.form.Plus(k.right.form, -1)
	for _, sym := range difference.Symbols() {
		if sym.Role == stencil.Param {
			continue
		}
		coef, linear := difference.Coef(sym)
		factor, isConst := coef.Const()
		if _, known := c.ranges[sym]; index != nil || !known || !linear || !isConst || factor != 1 && factor != -1 {
			return nil, "", nil, false
		}
		index, op = sym, k.op
		to = stencil.NewPolyOf(sym).Plus(difference, -factor)
		if factor < 0 {
			op = turned(op)
		}
	}
	return index, op, to, index != nil
}

// never reports whether a comparison holds for no value of the loop's index.
func (c *clamping) never(k comparison) bool {
	index, op, to, ok := c.alone(k)
	if !ok {
		return false
	}
	r := c.ranges[index]
	above, isAbove := to.Plus(r.last, -1).Const()  // how far behind the last value
	below, isBelow := r.first.Plus(to, -1).Const() // how far in front of the first
	switch op {
	case ">":
		return isAbove && above >= 0
	case ">=":
		return isAbove && above > 0
	case "<":
		return isBelow && below >= 0
	case "<=":
		return isBelow && below > 0
	case "==":
		return isAbove && above > 0 || isBelow && below > 0
	}
	return false
}

// turned is the operator for operands that change places.
func turned(op string) string {
	if op == "==" {
		return op
	}
	return mirrored[op]
}
