// Loops over a table of arrays, `for (k = 0; k < 3; k++)`, that hold copies: they are followed as if their iterations stood one
// after the other, so that each has its own `u[k]`.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// counted is a loop whose index has constant values: first and those behind it.
type counted struct {
	index        *cc.Declarator
	first, count int64
}

// maxCounted is how many counted loops may stand in each other: each multiplies the iterations that are followed.
const maxCounted = 2

// countedLoop is the loop of it, if it holds copies and no other device work, its index counts upwards from a constant to a
// constant, at most maxPointers times, and nothing in it changes the index otherwise.
func (w *statementWalk) countedLoop(it *cc.IterationStatement) (loop counted, ok bool) {
	if len(w.indices) == maxCounted || !w.copiesOnly(it.Statement) {
		return loop, false
	}
	cond, post := it.ExpressionList2, it.ExpressionList3
	var first cc.ExpressionNode
	if it.Case == cc.IterationStatementForDecl {
		cond, post = it.ExpressionList, it.ExpressionList2
		loop.index, first = soleDeclared(it.Declaration)
	} else if a, isAssigned := ccwalk.Unparen(it.ExpressionList).(*cc.AssignmentExpression); isAssigned && a.Case == cc.AssignmentExpressionAssign {
		loop.index, first = declared(a.UnaryExpression), a.AssignmentExpression
	}
	if loop.index == nil || isNil(first) || isNil(cond) || isNil(post) {
		return loop, false
	}
	last, compares := lastBelow(cond, loop.index)
	start, isConst := ccwalk.Constant(first)
	loop.first, loop.count = start, last-start+1
	own := start >= 0 && loop.index.Linkage() == cc.None && !loop.index.IsStatic() && !loop.index.AddressTaken() && cc.IsIntegerType(loop.index.Type())
	return loop, own && compares && isConst && 0 < loop.count && loop.count <= maxPointers && stepsUp(post, loop.index) && !w.interferes(it.Statement, loop.index)
}

// copiesOnly reports whether copies stand in s, and no other directive or call that works on the device.
func (w *statementWalk) copiesOnly(s *cc.Statement) bool {
	span, found := w.in.Unit.SpanAt(s), false
	for _, p := range w.in.Unit.Pragmas {
		for _, d := range p.Directives {
			if p.Span.Off >= span.Off && p.Span.End <= span.End {
				if found = true; d.Kind != pragma.Copy {
					return false
				}
			}
		}
	}
	return found && !w.launches(s)
}

// soleDeclared is the only variable of a declaration, with its first value.
func soleDeclared(d *cc.Declaration) (*cc.Declarator, cc.ExpressionNode) {
	if decl, init := parser.Declared(d); decl != nil || init != nil {
		return nil, nil
	}
	l := d.InitDeclaratorList
	if l == nil || l.InitDeclaratorList != nil || l.InitDeclarator.Initializer == nil || l.InitDeclarator.Initializer.Case != cc.InitializerExpr {
		return nil, nil
	}
	return l.InitDeclarator.Declarator, l.InitDeclarator.Initializer.AssignmentExpression
}

// lastBelow is the largest value with which a condition, d < n or d <= n, holds.
func lastBelow(cond cc.ExpressionNode, d *cc.Declarator) (last int64, ok bool) {
	x, isRelation := ccwalk.Unparen(cond).(*cc.RelationalExpression)
	if !isRelation || declared(x.RelationalExpression) != d {
		return 0, false
	}
	n, isConst := ccwalk.Constant(x.ShiftExpression)
	switch x.Case {
	case cc.RelationalExpressionLt:
		return n - 1, isConst
	case cc.RelationalExpressionLeq:
		return n, isConst
	}
	return 0, false
}

// stepsUp reports whether an expression adds 1 to d.
func stepsUp(post cc.ExpressionNode, d *cc.Declarator) bool {
	switch x := ccwalk.Unparen(post).(type) {
	case *cc.PostfixExpression:
		return x.Case == cc.PostfixExpressionInc && declared(x.PostfixExpression) == d
	case *cc.UnaryExpression:
		return x.Case == cc.UnaryExpressionInc && declared(x.UnaryExpression) == d
	case *cc.AssignmentExpression:
		n, isConst := ccwalk.Constant(x.AssignmentExpression)
		return x.Case == cc.AssignmentExpressionAdd && declared(x.UnaryExpression) == d && isConst && n == 1
	}
	return false
}

// interferes reports whether a loop's body changes d, or can be entered by a jump, or whether a nested function may change d.
func (w *statementWalk) interferes(body *cc.Statement, d *cc.Declarator) bool {
	found := false
	ccwalk.Nodes(w.fn, func(n cc.Node) bool {
		b, isItem := n.(*cc.BlockItem)
		found = found || isItem && b.Case == cc.BlockItemFuncDef
		return true
	})
	ccwalk.Nodes(body, func(n cc.Node) bool {
		to := ccwalk.Assigned(n)
		found = found || to != nil && declared(to) == d
		switch n.(type) {
		case *cc.LabeledStatement, *cc.AsmStatement:
			found = true
		}
		return true
	})
	return found
}

// countedIteration follows the iterations of a counted loop, the index of which has its first value.
func (w *statementWalk) countedIteration(it *cc.IterationStatement, loop counted, cond, post cc.ExpressionNode, st *state) {
	left := deadState()
	for n := range loop.count {
		t := &jumpTarget{breaks: left, continues: deadState(), depth: len(w.open)}
		w.exprs.expr(cond, st)
		w.indices[loop.index] = loop.first + n
		w.jumps = append(w.jumps, t)
		w.statement(it.Statement, st)
		w.jumps = w.jumps[:len(w.jumps)-1]
		w.join(st, t.continues)
		w.exprs.expr(post, st)
	}
	delete(w.indices, loop.index)
	w.exprs.expr(cond, st)
	w.join(st, left)
}

// subscriptOf is the value of a subscript: a constant, or the index of a counted loop.
func (w *exprWalk) subscriptOf(n cc.ExpressionNode) subscript {
	if k, ok := ccwalk.Constant(n); ok {
		return subscript{n: k, known: true}
	}
	if k, ok := w.indices[declared(n)]; ok {
		return subscript{n: k, known: true}
	}
	return subscript{chosen: w.choiceOf(n)}
}
