// Serial loops under several conditions: i < ii + 16 && i < n, and the same as i < (a < b ? a : b).

package stencil

// EndConditions are comparisons that all hold in the body of a loop that counts: one of the index with a bound where the header
// has one, several for i < a && i + k < b, or where i starts at the greater, or ends at the lesser, of two values. nil if the
// loop does not count.
func (f *For) EndConditions() []*Binary {
	sym, first := f.Start()
	step := stepOf(f.Post, sym)
	if sym == nil || step == 0 || assigns(f.Body, sym) || assigns([]Stmt{&ExprStmt{X: f.Cond}}, sym) {
		return nil
	}
	var list []*Binary
	index := &Var{Sym: sym}
	if starts := farthest(first, step); len(starts) > 1 {
		for _, e := range starts {
			list = append(list, NewBinary(startOp(step), index, e))
		}
	}
	for _, c := range andOperands(f.Cond) {
		op, limit := comparison(c, sym)
		if other, ok := c.(*Binary); limit == nil && ok && Negated[other.Op] != "" && !HasEffect(other) {
			list = append(list, other)
		}
		if limit == nil || !limit.Type().IsInteger() || HasEffect(limit) {
			continue
		}
		ends := []Expr{limit}
		if towards(op, step) {
			ends = farthest(limit, -step)
		}
		for _, e := range ends {
			list = append(list, NewBinary(op, index, e))
		}
	}
	return list
}

// startOp compares the values of an index with the first one.
func startOp(step int64) string {
	if step > 0 {
		return ">="
	}
	return "<="
}

// towards reports whether a comparison ends a loop that counts by step.
func towards(op string, step int64) bool {
	return step > 0 && (op == "<" || op == "<=") || step < 0 && (op == ">" || op == ">=")
}

// andOperands are a and b of a && b, as they stand there.
func andOperands(e Expr) []Expr {
	if b, ok := e.(*Binary); ok && b.Op == "&&" {
		return append(andOperands(b.X), andOperands(b.Y)...)
	}
	return []Expr{e}
}

// farthest are the values of which e is the greatest (side > 0) or the least: those of MAX(a, b) or MIN(a, b), which choose
// by a comparison. Of other expressions it is the expression itself.
func farthest(e Expr, side int64) []Expr {
	switch x := e.(type) {
	case *Cast:
		if !x.T.IsInteger() || !x.X.Type().IsInteger() || !x.T.Integer().Contains(x.X.Type().Integer()) {
			break
		}
		var list []Expr
		for _, of := range farthest(x.X, side) {
			list = append(list, Converted(of, x.T))
		}
		return list
	case *Cond:
		if choosesFarthest(x, side) {
			return append(farthest(Converted(x.X, x.T), side), farthest(Converted(x.Y, x.T), side)...)
		}
	}
	return []Expr{e}
}

// choosesFarthest recognises a < b ? b : a and its other spellings, in which the type of the comparison is that of the value.
func choosesFarthest(x *Cond, side int64) bool {
	c, ok := x.C.(*Binary)
	if !ok || HasEffect(x) || !x.X.Type().IsInteger() || !x.Y.Type().IsInteger() || !x.T.IsInteger() ||
		!x.T.Same(Arithmetic(c.X.Type(), c.Y.Type())) {
		return false
	}
	text := func(e Expr) string { return Formatter{}.Expr(Converted(e, x.T)) }
	op := c.Op
	switch {
	case text(c.X) == text(x.X) && text(c.Y) == text(x.Y):
	case text(c.X) == text(x.Y) && text(c.Y) == text(x.X):
		op = Mirrored[op]
	default:
		return false
	}
	greater, less := op == ">" || op == ">=", op == "<" || op == "<="
	return side > 0 && greater || side < 0 && less
}

// jointBounds are those of a loop with several conditions: the first value and the limit are each one of those that it has,
// preferably one that the host knows. The index takes no other values than with these alone.
func (f *For) jointBounds(ranges map[*Symbol]Range) (Bounds, bool) {
	sym, first := f.Start()
	step := stepOf(f.Post, sym)
	list := f.EndConditions()
	if len(list) == 0 || sym.Type.Kind != Signed && sym.Type.Kind != Unsigned {
		return Bounds{}, false
	}
	starts := farthest(first, step)
	if len(starts) > 1 && step*step > 1 {
		return Bounds{}, false // which values it takes depends on where it starts
	}
	for _, start := range hostFirst(starts) {
		for _, end := range hostFirst(limits(list, sym, step)) {
			c := counted{sym, start, end.(*Binary).Y, end.(*Binary).Op, step}
			if b, ok := c.between(ranges, true); ok {
				return b, true
			}
		}
	}
	return Bounds{}, false
}

// limits are the comparisons of the index that end a loop.
func limits(list []*Binary, sym *Symbol, step int64) []Expr {
	var ends []Expr
	for _, c := range list {
		if IsVar(c.X, sym) && towards(c.Op, step) {
			ends = append(ends, c)
		}
	}
	return ends
}

// hostFirst puts in front what the host can evaluate; a condition, whose bound it can.
func hostFirst(list []Expr) []Expr {
	var known, others []Expr
	for _, e := range list {
		of := e
		if c, ok := e.(*Binary); ok && Negated[c.Op] != "" {
			of = c.Y
		}
		if OnHost(of) {
			known = append(known, e)
		} else {
			others = append(others, e)
		}
	}
	return append(known, others...)
}

// HasFarthest reports whether a condition of a loop compares with the lesser or greater of two values, as i < (a < b ? a : b).
func HasFarthest(e Expr) bool {
	found := false
	for _, c := range andOperands(e) {
		if b, ok := c.(*Binary); ok && Mirrored[b.Op] != "" {
			for _, side := range []Expr{b.X, b.Y} {
				found = found || len(farthest(side, 1))+len(farthest(side, -1)) > 2
			}
		}
	}
	return found
}
