// The condition that ends a parallel loop, and its trip count as C's types count it.

package nest

import (
	"math"

	"modernc.org/cc/v4"

	"mintc/ir/cint"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// loopEnd reads the condition: the value at which the index, of type t, stops
// being in range, and how C compares it.
func (r *boundReader) loopEnd(n cc.ExpressionNode, index *cc.Declarator, l *stencil.Loop, t stencil.Type) (err error) {
	op, right := r.loopCondition(n, index)
	if op == "" && ccwalk.Variable(n) == index && l.Step*l.Step == 1 {
		op = "!=" // for (i = n; i; i--)
	}
	if op == "" {
		if known, err := r.shiftedEnd(n, index, l, t); known {
			return err
		}
		return r.failEnd(n, index)
	}
	hi := stencil.Expr(stencil.NewInt(0))
	if right != nil {
		if hi, err = r.loopBound(right, index.Name()); err != nil {
			return err
		}
	}
	common := stencil.Arithmetic(t, hi.Type())
	l.Step = stepTowards(op, l.Step, t, common)
	up := l.Step > 0
	away := (op == "<" || op == "<=") && !up || (op == ">" || op == ">=") && up
	if op == "!=" && l.Step == -1 && right != nil && r.isGreatest(right, t) {
		op, away = "<", true // for (size_t i = n - 1; i != (size_t)-1; i--)
	}
	wraps := away && !up && passesZero(t, common) // for (unsigned i = n - 1; i < n; i--)
	switch {
	case op == "!=" && l.Step != 1 && l.Step != -1:
		return r.fail(codeLoop, n, "'!=' ends a parallel loop only with step 1 or -1")
	case away && !wraps:
		return r.fail(codeLoop, n, "the step moves '%s' away from the bound", index.Name())
	}
	if k, isConst := stencil.ConstantOf(hi); isConst && k == 0 && op == ">=" && common.Kind == stencil.Unsigned {
		return r.fail(codeLoop, n, "this loop never ends: an unsigned value is always >= 0").
			way(r, n, "count with a signed index")
	}
	bound, met := r.metPastZero(op, l, t, converted(hi, common)), false
	if op == "!=" && common.Kind == stencil.Unsigned && t.Kind == stencil.Signed && (!up || stencil.UsesIndex(hi)) { // else it is above all values
		bound, met = metBy(hi, t), true
	}
	r.claim(l.Lo)
	if !wraps && (!met || stencil.UsesIndex(hi)) { // C compares a met bound as it is
		r.claim(bound)
	}
	l.Hi, l.Meets = bound, op == "!="
	switch {
	case wraps: // past zero
		l.Hi = stencil.NewInt(-1)
	case op == "<=" || op == ">=":
		l.Hi = plusConstant(bound, stencil.Sign(l.Step))
	}
	l.Exact = &stencil.Comparison{Op: op, Type: common, Bound: hi}
	return r.countConstants(n, l, t)
}

// failEnd reports a condition of another form, with the way out for several in one.
func (r *boundReader) failEnd(n cc.ExpressionNode, index *cc.Declarator) error {
	err := r.fail(codeLoop, n, "the condition does not compare the index '%s' with a bound", index.Name())
	both, ok := ccwalk.Unparen(n).(*cc.LogicalAndExpression)
	if !ok {
		return err.way(r, n, "put the index alone on one side, as in '%s < bound'", index.Name())
	}
	for _, side := range []cc.ExpressionNode{both.LogicalAndExpression, both.InclusiveOrExpression} {
		if op, _ := r.loopCondition(side, index); op == "" {
			return err.way(r, n, "compare the index with one bound here, and put the rest of the condition around the loop, or around its body: all iterations of a parallel loop run")
		}
	}
	return err.way(r, n, "compare with the nearer of the two bounds: compute it before the loop, in a variable of its own")
}

// shiftedEnd reads the condition of a loop that counts up, as in i + 1 < n, which is how n - 1 is avoided where n is unsigned.
// known is false if it is none, or if the sum may wrap around.
func (r *boundReader) shiftedEnd(n cc.ExpressionNode, index *cc.Declarator, l *stencil.Loop, t stencil.Type) (known bool, err error) {
	c, ok := ccwalk.Unparen(n).(*cc.RelationalExpression)
	if !ok {
		return false, nil
	}
	op, sum, right := c.Token.SrcStr(), cc.ExpressionNode(c.RelationalExpression), cc.ExpressionNode(c.ShiftExpression)
	if indexPlus(sum, index) < 0 {
		op, sum, right = stencil.Mirrored[op], right, sum
	}
	by := indexPlus(sum, index)
	of, err := r.fn.scalarType(sum.Type())
	if by < 0 || err != nil || op != "<" && op != "<=" || l.Step <= 0 {
		return false, nil
	}
	hi, err := r.loopBound(right, index.Name())
	if err != nil {
		return true, err
	}
	common := stencil.Arithmetic(of, hi.Type())
	first, isConst := stencil.ConstantOf(l.Lo)
	fromZero := isConst && first >= 0 && first <= math.MaxInt32 && !stencil.UsesIndex(hi)
	switch {
	case of.Size != t.Size || t.Size < stencil.Int.Size:
		return false, nil // the index or the sum may wrap before it meets the bound
	case of.Kind == stencil.Unsigned && (!fromZero || l.Step != 1 || common.Size != t.Size):
		return false, nil
	case common.Kind == stencil.Unsigned && !fromZero:
		return false, nil
	}
	bound := converted(hi, common)
	r.claim(l.Lo)
	r.claim(bound)
	if op == "<=" {
		by--
	}
	l.Hi = plusConstant(bound, -by)
	return true, nil
}

// indexPlus is the constant c of index + c or c + index, 0 or more; -1 if an expression is neither.
func indexPlus(n cc.ExpressionNode, index *cc.Declarator) int64 {
	sum, ok := ccwalk.Unparen(n).(*cc.AdditiveExpression)
	if !ok || sum.Case != cc.AdditiveExpressionAdd {
		return -1
	}
	a, b := cc.ExpressionNode(sum.AdditiveExpression), cc.ExpressionNode(sum.MultiplicativeExpression)
	if maybeVariable(b) == index {
		a, b = b, a
	}
	switch b.Value().(type) {
	case cc.Int64Value, cc.UInt64Value:
		if c := constantOf(b); maybeVariable(a) == index && c >= 0 && c <= math.MaxInt32 {
			return c
		}
	}
	return -1
}

// isGreatest reports whether n is the greatest value of the unsigned type t, as C compares it with an index of that type.
func (r *boundReader) isGreatest(n cc.ExpressionNode, t stencil.Type) bool {
	if t.Kind != stencil.Unsigned {
		return false
	}
	have, err := r.fn.scalarType(n.Type())
	if err != nil || !have.IsInteger() {
		return false
	}
	return stencil.Arithmetic(t, have).Integer().Convert(constantOf(n)) == t.Integer().Convert(-1)
}

// metPastZero is the bound that an index of type t, counted down by 1, meets as a number: where it is the greatest value of an
// unsigned type, that is -1, the number behind 0. Only the running program knows this of a variable.
func (r *boundReader) metPastZero(op string, l *stencil.Loop, t stencil.Type, bound stencil.Expr) stencil.Expr {
	if _, isConst := stencil.ConstantOf(bound); op != "!=" || l.Step != -1 || t.Kind != stencil.Unsigned || isConst {
		return bound
	}
	greatest := &stencil.Cast{X: &stencil.Cast{X: stencil.NewInt(-1), T: t}, T: bound.Type()}
	below := &stencil.Cast{X: stencil.NewInt(-1), T: stencil.LongLong}
	return stencil.NewCond(stencil.NewBinary("==", bound, greatest), below, &stencil.Cast{X: bound, T: stencil.LongLong})
}

// stepTowards is the step of an index of type t, compared as common, as the condition needs it. To an index narrower than
// int, steps that differ by a multiple of its range are the same: i -= 250 adds 6 to an unsigned char. The shortest one
// counts, unless it leads away from the bound.
func stepTowards(op string, step int64, t, common stencil.Type) int64 {
	span := int64(1) << (8 * t.Size)
	if t.Size >= stencil.Int.Size || step%span == 0 {
		return step
	}
	step %= span
	if step > span/2 || step < -span/2 {
		step -= stencil.Sign(step) * span
	}
	up := step > 0
	past := !up && passesZero(t, common) // counted until it passes zero
	if (op == "<" || op == "<=") && !up && !past || (op == ">" || op == ">=") && up {
		step -= stencil.Sign(step) * span
	}
	return step
}

// passesZero reports whether an index of type t, compared as common, is above all bounds again once it has been counted down
// past zero: by its own type, or in the comparison.
func passesZero(t, common stencil.Type) bool {
	return t.Kind == stencil.Unsigned || common.Kind == stencil.Unsigned
}

// metBy is the value of an index of signed type t that is equal to e once both are converted to an unsigned type at
// least as wide: -1 for i != (size_t)-1.
func metBy(e stencil.Expr, t stencil.Type) stencil.Expr {
	for {
		c, ok := e.(*stencil.Cast)
		if !ok || !c.T.IsInteger() || c.T.Kind == stencil.Bool || c.T.Size < t.Size || !c.X.Type().IsInteger() {
			return converted(e, t)
		}
		e = c.X
	}
}

// countConstants counts a loop between constants, whose Hi is then what C makes of it.
func (r *boundReader) countConstants(n cc.Node, l *stencil.Loop, t stencil.Type) error {
	lo, okLo := stencil.ConstantOf(l.Lo)
	bound, okHi := stencil.ConstantOf(converted(l.Exact.Bound, l.Exact.Type))
	if !okLo || !okHi {
		return nil
	}
	run, ok := cint.Loop{Index: t.Integer(), Compared: l.Exact.Type.Integer(), Op: l.Exact.Op, First: lo, Bound: bound, Step: l.Step}.Run()
	switch {
	case !ok && t.Kind == stencil.Signed && t.Size >= stencil.Int.Size:
		return r.fail(codeLoop, n, "the index overflows '%s' before this loop ends", t)
	case !ok:
		return r.fail(codeLoop, n, "the index wraps around in '%s' before this loop ends", t).
			way(r, n, "give the index a wider type, or correct the bounds")
	}
	if hi, isConst := stencil.ConstantOf(l.Hi); !isConst || trips(lo, hi, l.Step) != run.Trips {
		l.Hi = stencil.NewInt(lo + int64(run.Trips)*l.Step)
	}
	l.Exact, l.Meets = nil, false
	return nil
}

// trips is how often a loop runs whose numbers never wrap.
func trips(lo, hi, step int64) uint64 {
	if step < 0 {
		lo, hi, step = hi, lo, -step
	}
	if hi <= lo {
		return 0
	}
	return uint64((hi - lo + step - 1) / step)
}

// claim records the claims under which e is the number that the host computes.
func (r *boundReader) claim(e stencil.Expr) {
	r.sweep.Claims = append(r.sweep.Claims, stencil.ClaimsOf(e)...)
}

// countsPlainly reports whether Lo, Hi and Step alone give the trip count that C's
// comparison makes, as long as nothing overflows that C leaves undefined.
func (r *boundReader) countsPlainly(l *stencil.Loop, t stencil.Type) bool {
	c := l.Exact
	if c == nil {
		return true
	}
	up := l.Step > 0
	towards := map[string]bool{"<": up, "<=": up, ">": !up, ">=": !up, "!=": true}[c.Op]
	_, constant := stencil.ConstantOf(c.Bound)
	switch unsigned := c.Type.Kind == stencil.Unsigned; {
	case !towards || t.Size < stencil.Int.Size:
		return false
	case t.Kind == stencil.Signed && !unsigned:
		return c.Type.Size == t.Size || constant && t.Integer().Contains(stencil.Int.Integer())
	case c.Type.Size != t.Size:
		return false
	case t.Kind == stencil.Signed:
		return up && r.neverLarge(l.Lo)
	case l.Step == -1 && c.Op == ">=" && constant: // by 1 or more, before it can pass zero
		return true
	case t.Size == stencil.Int.Size:
		return l.Step*l.Step == 1 && c.Op != "<=" && c.Op != ">="
	case up:
		return r.neverLarge(l.Lo)
	}
	return constant
}

// neverLarge reports whether a first value is neither negative nor a negative
// number's large unsigned one.
func (r *boundReader) neverLarge(e stencil.Expr) bool {
	if k, isConst := stencil.ConstantOf(e); isConst {
		return k >= 0
	}
	if c, ok := e.(*stencil.Cast); ok {
		return r.neverLarge(c.X)
	}
	v, ok := e.(*stencil.Var)
	if !ok || v.Sym.Role != stencil.Index {
		return false
	}
	for _, l := range r.sweep.Loops {
		if l.Index == v.Sym && (v.Sym.Type.Kind == stencil.Unsigned || l.Step > 0 && r.neverLarge(l.Lo)) {
			return true
		}
	}
	return false
}

// loopCondition is the comparison that ends the loop with the index on its
// left, and the bound; op is "" for any other condition.
func (r *boundReader) loopCondition(n cc.ExpressionNode, index *cc.Declarator) (op string, bound cc.ExpressionNode) {
	n = ccwalk.Unparen(n)
	not, negated := n.(*cc.UnaryExpression)
	if negated = negated && not.Case == cc.UnaryExpressionNot; negated {
		n = ccwalk.Unparen(not.CastExpression)
	}
	var left, right cc.ExpressionNode
	switch c := n.(type) {
	case *cc.RelationalExpression:
		op, left, right = c.Token.SrcStr(), c.RelationalExpression, c.ShiftExpression
	case *cc.EqualityExpression:
		op, left, right = c.Token.SrcStr(), c.EqualityExpression, c.RelationalExpression
	}
	if negated {
		op = stencil.Negated[op]
	}
	switch {
	case stencil.Mirrored[op] == "":
		return "", nil
	case maybeVariable(left) == index:
		return op, right
	case maybeVariable(right) == index:
		return stencil.Mirrored[op], left
	}
	return "", nil
}

// plusConstant is hi + by, computed so that the sum fits.
func plusConstant(hi stencil.Expr, by int64) stencil.Expr {
	if k, isConst := stencil.ConstantOf(hi); isConst {
		return stencil.NewInt(k + by)
	}
	if hi.Type().Size < stencil.LongLong.Size || hi.Type().Kind == stencil.Unsigned {
		hi = &stencil.Cast{X: hi, T: stencil.LongLong}
	}
	switch {
	case by < 0:
		return stencil.NewBinary("-", hi, stencil.NewInt(-by))
	case by > 0:
		return stencil.NewBinary("+", hi, stencil.NewInt(by))
	}
	return hi
}
