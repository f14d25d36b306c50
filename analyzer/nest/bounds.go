// Bounds that depend on outer indices, as in triangles: the loop runs over a bounding box, and the real bounds become
// conditions of the body.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// enclose replaces bounds that depend on the indices of outer loops, as in
// triangular and red-black nests, by their extremes over those loops. The real
// bounds become conditions of the body, which it returns.
func (r *boundReader) enclose(l *stencil.Loop, n cc.Node) ([]stencil.Expr, error) {
	plain := r.countsPlainly(l, l.Index.Type)
	switch {
	case dependsOnOuter(l) && !(plain && stencil.IsPlain(l.Lo) && stencil.IsPlain(l.Hi)):
		return r.encloseByRuns(l), nil
	case plain:
		if l.Exact = nil; l.Last != nil {
			l.Last.Exact = nil
		}
	}
	index := &stencil.Var{Sym: l.Index}
	lo, hi := l.Lo, l.Hi
	up := l.Step > 0
	var conditions []stencil.Expr
	if stencil.UsesIndex(lo) {
		conditions = startsAt(l)
	}
	if stencil.UsesIndex(hi) {
		left := "<"
		if !up {
			left = ">"
		}
		conditions = append(conditions, stencil.NewBinary(left, index, hi))
	}
	if len(conditions) == 0 {
		return nil, nil
	}
	lowest, _, okLo := r.interval(lo)
	_, highest, okHi := r.interval(hi)
	if !up {
		_, lowest, okLo = r.interval(lo)
		highest, _, okHi = r.interval(hi)
	}
	if !okLo || !okHi {
		return nil, r.fail(codeBounds, n, "a bound of the parallel loop over '%s' depends on an outer index in a way whose extremes mintc cannot find", l.Index.Name).
			way(r, n, "bounds may use + - * / %% & by constants, and ?: as in min and max; or loop to the largest bound and test the real one in the body")
	}
	if stencil.UsesIndex(lo) {
		l.Lo, l.Step = lowest, stencil.Sign(l.Step)
	}
	l.Hi, l.BoundingBox = highest, true
	return conditions, nil
}

// startsAt are the conditions for an index that the loop has reached from Lo.
func startsAt(l *stencil.Loop) []stencil.Expr {
	index, from := &stencil.Var{Sym: l.Index}, converted(l.Lo, l.Index.Type)
	ahead, passed := stencil.NewBinary("-", index, from), ">="
	if l.Step < 0 {
		ahead, passed = stencil.NewBinary("-", from, index), "<="
	}
	conditions := []stencil.Expr{stencil.NewBinary(passed, index, from)}
	if step := max(l.Step, -l.Step); step != 1 {
		conditions = append(conditions, stencil.NewBinary("==", stencil.NewBinary("%", ahead, stencil.NewInt(step)), stencil.NewInt(0)))
	}
	return conditions
}

// converted is e as an assignment to a variable of type t leaves it.
func converted(e stencil.Expr, t stencil.Type) stencil.Expr {
	to := t.Integer()
	if c, ok := e.(*stencil.Const); ok && c.Int != nil && t.Kind != stencil.Bool && *c.Int >= to.Min() && *c.Int <= to.Max() {
		return e
	}
	if e.Type().Same(t) || to.Contains(e.Type().Integer()) {
		return e
	}
	return &stencil.Cast{X: e, T: t}
}

// interval gives the lowest and the highest value of a bound over the loops
// read so far, as expressions that the host can evaluate.
func (r *boundReader) interval(e stencil.Expr) (low, high stencil.Expr, ok bool) {
	if !stencil.UsesIndex(e) {
		return e, e, true
	}
	switch e := e.(type) {
	case *stencil.Var:
		return r.loopEnds(e.Sym)
	case *stencil.Cast:
		if e.T.IsInteger() && e.T.Size >= stencil.Int.Size {
			return r.interval(e.X)
		}
	case *stencil.Unary:
		if low, high, ok = r.interval(e.X); ok && e.Op == "-" {
			return stencil.NewUnary("-", high), stencil.NewUnary("-", low), true
		}
	case *stencil.Cond:
		xLow, xHigh, okX := r.interval(e.X)
		yLow, yHigh, okY := r.interval(e.Y)
		if op := choiceOf(e); op != "" {
			return extremum(op, xLow, yLow), extremum(op, xHigh, yHigh), okX && okY
		}
		return extremum("<", xLow, yLow), extremum(">", xHigh, yHigh), okX && okY
	case *stencil.Binary:
		return r.binaryInterval(e)
	}
	return nil, nil, false
}

// choiceOf is < for an e that is the lesser of its two values, as in
// a < b ? a : b, > for the greater, as in i > 3 ? i - 3 : 0, and "" for others.
func choiceOf(e *stencil.Cond) string {
	c, ok := e.C.(*stencil.Binary)
	if !ok || stencil.Arithmetic(c.X.Type(), c.Y.Type()).Kind == stencil.Unsigned || e.T.Kind == stencil.Unsigned {
		return ""
	}
	compared, okC := stencil.AffineOf(stencil.NewBinary("-", c.X, c.Y))
	chosen, ok := stencil.AffineOf(stencil.NewBinary("-", e.X, e.Y))
	straight := compared.Equal(chosen)
	switch {
	case !ok || !okC || !straight && !compared.Equal(chosen.Times(-1)):
	case (c.Op == "<" || c.Op == "<=") == straight && stencil.IsOrder(c.Op):
		return "<"
	case stencil.IsOrder(c.Op):
		return ">"
	}
	return ""
}

// loopEnds are the extremes of the index of an outer loop.
func (r *boundReader) loopEnds(sym *stencil.Symbol) (low, high stencil.Expr, ok bool) {
	for _, l := range r.sweep.Loops {
		if l.Index != sym {
			continue
		}
		if l.Step > 0 {
			return l.Lo, simplified(stencil.NewBinary("-", l.Hi, stencil.NewInt(1))), true
		}
		return simplified(stencil.NewBinary("+", l.Hi, stencil.NewInt(1))), l.Lo, true
	}
	return nil, nil, false
}

func (r *boundReader) binaryInterval(e *stencil.Binary) (low, high stencil.Expr, ok bool) {
	xLow, xHigh, okX := r.interval(e.X)
	yLow, yHigh, okY := r.interval(e.Y)
	both := func(a, b stencil.Expr) (stencil.Expr, stencil.Expr, bool) {
		return simplified(a), simplified(b), okX && okY
	}
	k, isConst := stencil.ConstantOf(e.Y)
	switch {
	case !okX || !okY:
	case e.Op == "+":
		return both(stencil.NewBinary("+", xLow, yLow), stencil.NewBinary("+", xHigh, yHigh))
	case e.Op == "-":
		return both(stencil.NewBinary("-", xLow, yHigh), stencil.NewBinary("-", xHigh, yLow))
	case e.Op == "&" && isConst && k >= 0:
		return stencil.NewInt(0), stencil.NewInt(k), true
	case e.Op == "%" && isConst && k > 0:
		if n, known := stencil.ConstantOf(xLow); known && n >= 0 || e.T.Kind == stencil.Unsigned {
			return stencil.NewInt(0), stencil.NewInt(k - 1), true
		}
		return stencil.NewInt(1 - k), stencil.NewInt(k - 1), true
	case e.Op == "/" && isConst && k > 0, e.Op == ">>" && isConst && k >= 0, e.Op == "*" && isConst && k >= 0:
		return both(stencil.NewBinary(e.Op, xLow, e.Y), stencil.NewBinary(e.Op, xHigh, e.Y))
	case e.Op == "*" && isConst:
		return both(stencil.NewBinary("*", xHigh, e.Y), stencil.NewBinary("*", xLow, e.Y))
	case e.Op == "*":
		if k, isConst := stencil.ConstantOf(e.X); isConst && k >= 0 {
			return both(stencil.NewBinary("*", e.X, yLow), stencil.NewBinary("*", e.X, yHigh))
		}
	}
	return nil, nil, false
}

// simplified sums a linear form up.
func simplified(e stencil.Expr) stencil.Expr {
	if f, ok := stencil.AffineOf(e); ok {
		return stencil.AffineExpr(f)
	}
	return e
}

// extremum is the lesser (<) or greater (>) of two expressions.
func extremum(op string, x, y stencil.Expr) stencil.Expr {
	if x == nil || y == nil {
		return nil
	}
	fx, okX := stencil.AffineOf(x)
	fy, okY := stencil.AffineOf(y)
	if d := fx.Plus(fy, -1); okX && okY && d.IsConst() {
		if (d.Const < 0) == (op == "<") {
			return x
		}
		return y
	}
	return stencil.NewCond(stencil.NewBinary(op, x, y), x, y)
}
