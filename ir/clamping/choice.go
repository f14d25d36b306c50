// Which conditional expressions stop at an edge: c ? a : b decided by comparisons of an index with its range.

package clamping

import "mintc/ir/stencil"

// Comparison says that left op right holds.
type Comparison struct {
	left, right stencil.Poly
	op          string
}

// choice reads c ? a : b that decides for one of the two, or picks what stands at
// an edge where the other would go beyond it. The comparison is one of numbers; a
// and b are read as polynomials that stand for them.
func (c *Reader) choice(e *stencil.Cond, depth int, read func(stencil.Expr, int) (stencil.Poly, bool)) (stencil.Poly, bool) {
	when, ok := c.Compare(e.C, depth)
	x, okX := read(e.X, depth)
	y, okY := read(e.Y, depth)
	if !ok || !okX || !okY {
		return nil, false
	}
	unless := Comparison{when.left, when.right, stencil.Negated[when.op]}
	switch {
	case c.never(unless):
		return x, true
	case c.never(when):
		return y, true
	}
	if p, ok := c.clamped(y, x, when); ok {
		return p, true
	}
	return c.clamped(x, y, unless)
}

// Compare reads a comparison of numbers. A number by itself is compared with 0.
func (c *Reader) Compare(e stencil.Expr, depth int) (Comparison, bool) {
	switch e := e.(type) {
	case *stencil.Unary:
		if k, ok := c.Compare(e.X, depth); ok && e.Op == "!" {
			k.op = stencil.Negated[k.op]
			return k, true
		}
	case *stencil.Binary:
		if x, y := e.X.Type(), e.Y.Type(); stencil.Negated[e.Op] != "" && x.IsInteger() && y.IsInteger() {
			t := stencil.Arithmetic(x, y)
			left, okL := c.Value(stencil.Converted(e.X, t), depth)
			right, okR := c.Value(stencil.Converted(e.Y, t), depth)
			return Comparison{left, right, e.Op}, okL && okR
		}
	}
	number, ok := c.Value(e, depth)
	return Comparison{number, stencil.NewPoly(0), "!="}, ok
}

// clamped is the value that is next, or edge where the comparison holds: next
// with an index that stops at the edge of its loop's range.
func (c *Reader) clamped(next, edge stencil.Poly, when Comparison) (stencil.Poly, bool) {
	if s, ok := c.IsStop(next); ok {
		return next, s.Ring == "" && c.staysWithin(s, edge, when)
	}
	index, op, to, ok := c.Alone(when)
	if !ok {
		return nil, false
	}
	r := c.Ranges[index]
	if p, ok := c.stopped(next, edge, index, -1, op, to.Plus(r.First, -1)); ok {
		return p, true
	}
	return c.stopped(next, edge, index, 1, turned(op), r.Last.Plus(to, -1))
}

// stopped is clamped at the end of the range to one side, -1 or 1, where edge is
// taken at values of the index that op distance from that end.
func (c *Reader) stopped(next, edge stencil.Poly, index *stencil.Symbol, side int64, op string, distance stencil.Poly) (stencil.Poly, bool) {
	inside, ok := distance.Const()
	switch {
	case !ok || inside < 0:
		return nil, false
	case op == "<":
		inside--
	case op == "==" && inside > 0, op != "==" && op != "<=":
		return nil, false
	}
	end, unit := c.Ranges[index].Last, stencil.NewPolyOf(index)
	if side < 0 {
		end = c.Ranges[index].First
	}
	for _, offset := range []int64{side * inside, side * (inside + 1)} {
		at := next.Replace(index, unit.Plus(stencil.NewPoly(offset), -1)) // next without its offset
		atEnd := edge.Equal(at.Replace(index, end))
		onlyThere := inside == 0 && edge.Equal(at) // it is taken at the end only, where it is the same
		if offset != 0 && !at.Equal(at.Replace(index, end)) && (atEnd || onlyThere) {
			return at.Replace(index, stencil.NewPolyOf(c.symbol(Stop{index, offset, ""}))), true
		}
	}
	return nil, false
}

// staysWithin reports whether a neighbour that stops at one end of its loop's
// range is also kept from passing the other end, which it never would.
func (c *Reader) staysWithin(next Stop, edge stencil.Poly, when Comparison) bool {
	end := c.Ranges[next.Index].Last
	if next.Offset > 0 {
		end = c.Ranges[next.Index].First
	}
	isNext := func(p stencil.Poly) bool { s, ok := c.IsStop(p); return ok && s == next }
	op := when.op
	switch {
	case !edge.Equal(end):
		return false
	case isNext(when.left) && when.right.Equal(end):
	case isNext(when.right) && when.left.Equal(end):
		op = turned(op)
	default:
		return false
	}
	if next.Offset > 0 {
		op = turned(op)
	}
	return op == ">" || op == ">=" || op == "=="
}

// Alone puts a comparison so that the index of a loop stands alone: index op to.
func (c *Reader) Alone(k Comparison) (index *stencil.Symbol, op string, to stencil.Poly, ok bool) {
	difference := k.left.Plus(k.right, -1)
	for _, sym := range difference.Symbols() {
		if sym.Role == stencil.Param {
			continue
		}
		coef, linear := difference.Coef(sym)
		factor, isConst := coef.Const()
		if _, known := c.Ranges[sym]; index != nil || !known || !linear || !isConst || factor != 1 && factor != -1 {
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
func (c *Reader) never(k Comparison) bool {
	index, op, to, ok := c.Alone(k)
	if !ok {
		return false
	}
	r := c.Ranges[index]
	above, isAbove := to.Plus(r.Last, -1).Const()  // how far behind the last value
	below, isBelow := r.First.Plus(to, -1).Const() // how far in front of the first
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
	return stencil.Mirrored[op]
}
