package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// forHeader are the clauses of a for loop; cc numbers them differently where
// the first is a declaration.
type forHeader struct {
	init, cond, step cc.ExpressionNode
}

func headerOf(it *cc.IterationStatement) forHeader {
	if it.Declaration != nil {
		return forHeader{cond: it.ExpressionList, step: it.ExpressionList2}
	}
	return forHeader{it.ExpressionList, it.ExpressionList2, it.ExpressionList3}
}

// parallelLoop reads a loop of the nest: an index, its first value, its bound
// and its constant step.
func (r *nestReader) parallelLoop(it *cc.IterationStatement) (*stencil.Loop, error) {
	l := &stencil.Loop{}
	index, first, err := r.loopStart(it, l)
	if err != nil {
		return nil, err
	}
	h := headerOf(it)
	if h.cond == nil || h.step == nil {
		return nil, r.fail(codeLoop, it, "a parallel loop needs a condition and a step: for (i = lo; i < hi; i++)")
	}
	if l.Step, err = r.loopStep(h.step, index); err != nil {
		return nil, err
	}
	if l.Lo, err = r.bound(first, index.Name()); err != nil {
		return nil, err
	}
	if l.Hi, err = r.loopEnd(h.cond, index, l.Step); err != nil {
		return nil, err
	}
	t, err := r.scalarType(index.Type())
	if err != nil || !t.IsInteger() || t.Size < 2 {
		return nil, r.fail(codeLoop, it, "the index '%s' is not an integer variable", index.Name())
	}
	l.Index = &stencil.Symbol{Name: r.localName(index.Name()), Type: t, Role: stencil.Index, Span: r.SpanAt(index)}
	l.Span = r.SpanAt(it)
	r.inside[index] = l.Index
	return l, nil
}

// loopStart is the index and its first value.
func (r *nestReader) loopStart(it *cc.IterationStatement, l *stencil.Loop) (*cc.Declarator, cc.ExpressionNode, error) {
	if it.Declaration != nil {
		d := it.Declaration.InitDeclaratorList
		if d == nil || d.InitDeclaratorList != nil || d.InitDeclarator.Initializer == nil ||
			d.InitDeclarator.Initializer.Case != cc.InitializerExpr {
			return nil, nil, r.fail(codeLoop, it, "a parallel loop declares one index with its first value")
		}
		return d.InitDeclarator.Declarator, d.InitDeclarator.Initializer.AssignmentExpression, nil
	}
	l.Outside = true
	if h := headerOf(it); h.init != nil {
		as, ok := single(h.init).(*cc.AssignmentExpression)
		if ok && as.Case == cc.AssignmentExpressionAssign {
			if d := variable(as.UnaryExpression); d != nil {
				return d, as.AssignmentExpression, nil
			}
		}
	}
	return nil, nil, r.fail(codeLoop, it, "a parallel loop starts by giving its index the first value: for (i = lo; ...)")
}

// single unwraps an expression list of one.
func single(n cc.ExpressionNode) cc.ExpressionNode {
	if l, ok := n.(*cc.ExpressionList); ok && l.ExpressionList == nil {
		return unparen(l.AssignmentExpression)
	}
	return unparen(n)
}

// variable is the declarator of a plain identifier, nil for anything else.
func variable(n cc.ExpressionNode) *cc.Declarator {
	p, ok := unparen(n).(*cc.PrimaryExpression)
	if !ok || p.Case != cc.PrimaryExpressionIdent {
		return nil
	}
	d, _ := p.ResolvedTo().(*cc.Declarator)
	return d
}

// mirrored is the comparison with its operands exchanged.
var mirrored = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}

// loopEnd is the value at which the index stops being in range.
func (r *nestReader) loopEnd(n cc.ExpressionNode, index *cc.Declarator, step int64) (stencil.Expr, error) {
	var op string
	var left, right cc.ExpressionNode
	switch c := single(n).(type) {
	case *cc.RelationalExpression:
		op, left, right = c.Token.SrcStr(), c.RelationalExpression, c.ShiftExpression
	case *cc.EqualityExpression:
		op, left, right = c.Token.SrcStr(), c.EqualityExpression, c.RelationalExpression
	}
	if maybeVariable(left) != index {
		left, right, op = right, left, mirrored[op]
	}
	if left == nil || maybeVariable(left) != index || op == "" {
		return nil, r.fail(codeLoop, n, "the condition does not compare the index '%s' with a bound", index.Name())
	}
	up := step > 0
	switch {
	case op == "!=" && step != 1 && step != -1:
		return nil, r.fail(codeLoop, n, "'!=' ends a parallel loop only with step 1 or -1")
	case (op == "<" || op == "<=") && !up, (op == ">" || op == ">=") && up:
		return nil, r.fail(codeLoop, n, "the step moves '%s' away from the bound", index.Name())
	}
	hi, err := r.bound(right, index.Name())
	if err != nil || op != "<=" && op != ">=" {
		return hi, err
	}
	if hi.Type().Size < 8 { // the bound plus one may not fit an int
		if c, ok := hi.(*stencil.Const); !ok || c.Int == nil {
			hi = &stencil.Cast{X: hi, T: stencil.LongLong}
		} else {
			return stencil.NewInt(*c.Int + map[bool]int64{true: 1, false: -1}[up]), nil
		}
	}
	if up {
		return stencil.NewBinary("+", hi, stencil.NewInt(1)), nil
	}
	return stencil.NewBinary("-", hi, stencil.NewInt(1)), nil
}

// maybeVariable is variable for an operand that may be missing.
func maybeVariable(n cc.ExpressionNode) *cc.Declarator {
	if n == nil {
		return nil
	}
	return variable(n)
}

// bound reads the first value or the bound of a parallel loop, which the host
// evaluates before the launch.
func (r *nestReader) bound(n cc.ExpressionNode, index string) (stencil.Expr, error) {
	before := len(r.sweep.Uses)
	e, err := r.expr(n)
	if err != nil {
		return nil, err
	}
	if len(r.sweep.Uses) != before || !onHost(e) {
		return nil, r.fail(codeBounds, n, "a bound of the parallel loop over '%s' depends on an array, a call or another index", index)
	}
	if !e.Type().IsInteger() {
		return nil, r.fail(codeLoop, n, "a bound of the parallel loop over '%s' is not an integer", index)
	}
	return e, nil
}

// onHost reports whether e uses only constants and scalars from outside.
func onHost(e stencil.Expr) bool {
	switch e := e.(type) {
	case *stencil.Var:
		return e.Sym.Role == stencil.Param
	case *stencil.Access, *stencil.Element, *stencil.Call, *stencil.Assign, *stencil.IncDec:
		return false
	}
	for _, x := range stencil.Operands(e) {
		if !onHost(x) {
			return false
		}
	}
	return true
}

// loopStep is the constant that the loop adds to its index.
func (r *nestReader) loopStep(n cc.ExpressionNode, index *cc.Declarator) (int64, error) {
	step := int64(0)
	var target, by cc.ExpressionNode
	sign := int64(1)
	switch s := single(n).(type) {
	case *cc.PostfixExpression:
		target = s.PostfixExpression
		step = map[cc.PostfixExpressionCase]int64{cc.PostfixExpressionInc: 1, cc.PostfixExpressionDec: -1}[s.Case]
	case *cc.UnaryExpression:
		target = s.UnaryExpression
		step = map[cc.UnaryExpressionCase]int64{cc.UnaryExpressionInc: 1, cc.UnaryExpressionDec: -1}[s.Case]
	case *cc.AssignmentExpression:
		target = s.UnaryExpression
		switch s.Token.SrcStr() {
		case "+=":
			by = s.AssignmentExpression
		case "-=":
			by, sign = s.AssignmentExpression, -1
		case "=":
			by, sign = r.addend(s.AssignmentExpression, index)
		}
	}
	if by != nil {
		step = sign * constantOf(by)
	}
	if target == nil || maybeVariable(target) != index || step == 0 {
		return 0, r.fail(codeLoop, n, "the step is not a constant added to '%s'", index.Name())
	}
	return step, nil
}

// addend is c of i + c, c + i and i - c.
func (r *nestReader) addend(n cc.ExpressionNode, index *cc.Declarator) (cc.ExpressionNode, int64) {
	sum, ok := unparen(n).(*cc.AdditiveExpression)
	if !ok {
		return nil, 0
	}
	left, right := sum.AdditiveExpression, sum.MultiplicativeExpression
	switch {
	case sum.Case == cc.AdditiveExpressionSub && variable(left) == index:
		return right, -1
	case sum.Case == cc.AdditiveExpressionAdd && variable(left) == index:
		return right, 1
	case sum.Case == cc.AdditiveExpressionAdd && variable(right) == index:
		return left, 1
	}
	return nil, 0
}

// constantOf is the value of an integer constant expression, 0 if n is none.
func constantOf(n cc.ExpressionNode) int64 {
	switch v := n.Value().(type) {
	case cc.Int64Value:
		return int64(v)
	case cc.UInt64Value:
		return int64(v)
	}
	return 0
}
