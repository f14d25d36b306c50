// The header of a parallel loop: index, first value, bound and constant step, and the index's value after the nest.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// boundReader reads the parallel loops: their ranges, and what stands between them.
type boundReader struct {
	*nest
	clauses    *clauseReader
	scalars    *scalarReader
	locals     *localReader
	pointees   *pointeeReader
	exprs      *exprReader
	statements *statementReader
	between    map[*cc.Declarator]bool // variables without a value that are declared between the loops
	prologue   []stencil.Stmt          // what declarations and assignments between the loops do
	boundReads []boundRead
	realBounds []stencil.Expr // conditions for the body of a nest with enclosed bounds
}

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
func (r *boundReader) parallelLoop(it *cc.IterationStatement) (*stencil.Loop, error) {
	l := &stencil.Loop{}
	index, first, err := r.loopStart(it, l)
	if err != nil {
		return nil, err
	}
	h := headerOf(it)
	if h.cond == nil {
		return nil, r.fail(codeLoop, it, "a parallel loop needs a condition and a step: for (i = lo; i < hi; i++)")
	}
	t, err := r.fn.scalarType(index.Type())
	if index.Type().Kind() == cc.Ptr {
		return nil, r.fail(codeLoop, it, "the parallel loop counts with the pointer '%s', and iterations are numbered by integers", index.Name()).
			way(r, it, "count the elements, as in for (long k = 0; k < n; k++), and declare '%s' in the body, with the value '%s + k'", index.Name(), r.fn.SpanAt(first).Text())
	}
	if err != nil || t.Kind != stencil.Signed && t.Kind != stencil.Unsigned {
		return nil, r.fail(codeLoop, it, "the index '%s' is not an integer variable", index.Name()).
			way(r, it, "count with an integer, and compute '%s' from it in the body", index.Name())
	}
	if l.Lo, err = r.loopBound(first, index.Name()); err != nil {
		return nil, err
	}
	l.Lo = converted(l.Lo, t)
	if err = r.stepAndEnd(it, index, l, t); err != nil {
		return nil, err
	}
	l.Index = &stencil.Symbol{Name: r.localName(index.Name()), Type: t, Role: stencil.Index, Span: r.fn.SpanAt(index)}
	l.Host, l.OfEnum, l.Span = index.Name(), index.Type().Kind() == cc.Enum, r.fn.SpanAt(it)
	if err = r.finalValue(l, index, it); err != nil {
		return nil, err
	}
	conditions, err := r.enclose(l, it)
	if err != nil {
		return nil, err
	}
	r.realBounds = append(r.realBounds, conditions...)
	l.Index.Addressed = l.Outside && isPointedTo(index)
	r.inside[index] = l.Index
	return l, nil
}

// stepAndEnd reads the step and the condition of a loop, from its first value on.
func (r *boundReader) stepAndEnd(it *cc.IterationStatement, index *cc.Declarator, l *stencil.Loop, t stencil.Type) (err error) {
	h := headerOf(it)
	if h.step == nil {
		if known, err := r.steppingEnd(h.cond, index, l, t); known {
			return err
		}
		return r.fail(codeLoop, it, "a parallel loop needs a condition and a step: for (i = lo; i < hi; i++)")
	}
	if l.Step, err = r.loopStep(h.step, index); err != nil {
		return err
	}
	l.Step = stencil.StepOf(l.Step, t)
	return r.loopEnd(h.cond, index, l, t)
}

// finalValue records the value that an index declared outside has after the
// nest. Where a bound depends on an outer index it is that of the last
// iteration of the loops around it.
func (r *boundReader) finalValue(l *stencil.Loop, index *cc.Declarator, it cc.Node) error {
	if r.between[index] {
		l.Outside = false
	}
	if !l.Outside {
		return nil
	}
	inBox := false
	for _, outer := range r.sweep.Loops {
		inBox = inBox || outer.BoundingBox
	}
	depends := dependsOnOuter(l)
	if inBox {
		if use := r.live().usedAfter(index); use != nil {
			return r.fail(codeBounds, use, "'%s' is used after the parallel loops, which may leave it where a loop around it, whose bounds depend on an outer index, is empty", index.Name()).
				way(r, it, "declare '%s' in the loop, or give it a value before it is used", index.Name())
		}
		l.Outside = false
	}
	if depends && l.Outside {
		l.Last = &stencil.LastRun{Lo: l.Lo, Hi: l.Hi, Step: l.Step, Exact: l.Exact}
	}
	return nil
}

// loopStart is the index and its first value.
func (r *boundReader) loopStart(it *cc.IterationStatement, l *stencil.Loop) (*cc.Declarator, cc.ExpressionNode, error) {
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
		as, ok := ccwalk.Unparen(h.init).(*cc.AssignmentExpression)
		if ok && as.Case == cc.AssignmentExpressionAssign {
			if d := ccwalk.Variable(as.UnaryExpression); d != nil {
				return d, as.AssignmentExpression, nil
			}
		}
	}
	return nil, nil, r.fail(codeLoop, it, "a parallel loop starts by giving its index the first value: for (i = lo; ...)")
}

// maybeVariable is ccwalk.Variable for an operand that may be missing.
func maybeVariable(n cc.ExpressionNode) *cc.Declarator {
	if n == nil {
		return nil
	}
	return ccwalk.Variable(n)
}

// loopBound reads the first value or the bound of a parallel loop, which may use the
// indices of the loops around it.
func (r *boundReader) loopBound(n cc.ExpressionNode, index string) (stencil.Expr, error) {
	if e, ok, err := r.hostBound(n); ok || err != nil {
		return e, err
	}
	before := len(r.sweep.Uses)
	e, err := r.exprs.expr(n)
	if err != nil {
		return nil, err
	}
	e = r.cutOnHost(r.overBounds(e))
	if len(r.sweep.Uses) != before || !stencil.OverScalars(e) {
		return nil, r.fail(codeBounds, n, "a bound of the parallel loop over '%s' depends on an array, a call or a side effect", index).
			way(r, n, "compute it before the loop, in a variable of its own")
	}
	if !e.Type().IsInteger() {
		return nil, r.fail(codeLoop, n, "a bound of the parallel loop over '%s' is not an integer", index)
	}
	return e, nil
}

// cutOnHost replaces conversions to types narrower than int, which may change the value, by parameters: the host computes
// them as C does, and nothing is assumed of what they convert.
func (r *boundReader) cutOnHost(e stencil.Expr) stencil.Expr {
	return stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		c, ok := e.(*stencil.Cast)
		if !ok || r.device != nil || !c.T.IsInteger() || c.T.Size >= stencil.Int.Size || !stencil.OnHost(c) || stencil.MayTrap(c) {
			return e
		}
		if n, ok := stencil.NumberOf(c, nil); ok && len(n.Claims) == 0 {
			return e
		}
		return &stencil.Var{Sym: r.scalars.HostValue(c)}
	})
}

// loopStep is the constant that the loop adds to its index.
func (r *boundReader) loopStep(n cc.ExpressionNode, index *cc.Declarator) (int64, error) {
	if step := r.constantStep(n, index); step != 0 {
		return step, nil
	}
	return 0, r.fail(codeLoop, n, "the step is not a constant added to '%s'", index.Name()).
		way(r, n, "count the iterations with an index of its own, 'for (int k = 0; k < count; k++)', and compute '%s' from it in the body", index.Name())
}

// constantStep is what n adds to index, 0 if that is not a constant or n is
// something else.
func (r *boundReader) constantStep(n cc.ExpressionNode, index *cc.Declarator) int64 {
	step := int64(0)
	var target, by cc.ExpressionNode
	sign := int64(1)
	switch s := ccwalk.Unparen(n).(type) {
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
	if target == nil || maybeVariable(target) != index {
		return 0
	}
	return step
}

// addend is c of i + c, c + i and i - c.
func (r *boundReader) addend(n cc.ExpressionNode, index *cc.Declarator) (cc.ExpressionNode, int64) {
	sum, ok := ccwalk.Unparen(n).(*cc.AdditiveExpression)
	if !ok {
		return nil, 0
	}
	left, right := sum.AdditiveExpression, sum.MultiplicativeExpression
	switch {
	case sum.Case == cc.AdditiveExpressionSub && ccwalk.Variable(left) == index:
		return right, -1
	case sum.Case == cc.AdditiveExpressionAdd && ccwalk.Variable(left) == index:
		return right, 1
	case sum.Case == cc.AdditiveExpressionAdd && ccwalk.Variable(right) == index:
		return left, 1
	}
	return nil, 0
}

// constantOf is the value of an integer constant expression, 0 for other expressions.
func constantOf(n cc.ExpressionNode) int64 {
	value, _ := ccwalk.Constant(n)
	return value
}
