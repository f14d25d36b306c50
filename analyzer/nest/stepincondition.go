// Loops whose condition steps: for (i = n - 1; i-- > 1;).

package nest

import (
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"

	"modernc.org/cc/v4"
)

// steppingCondition reads a condition that counts the index by 1 and compares it, before or after that, with a bound. Bare, as in
// for (i = n; i--;), it compares with 0. bound is nil then; target is nil for any other condition.
func steppingCondition(n cc.ExpressionNode) (target cc.ExpressionNode, step int64, after bool, op string, bound cc.ExpressionNode) {
	n = ccwalk.Unparen(n)
	op = "!="
	switch c := n.(type) {
	case *cc.RelationalExpression:
		op, n, bound = c.Token.SrcStr(), c.RelationalExpression, c.ShiftExpression
	case *cc.EqualityExpression:
		op, n, bound = c.Token.SrcStr(), c.EqualityExpression, c.RelationalExpression
	}
	switch c := ccwalk.Unparen(n).(type) {
	case *cc.PostfixExpression:
		step = map[cc.PostfixExpressionCase]int64{cc.PostfixExpressionInc: 1, cc.PostfixExpressionDec: -1}[c.Case]
		target, after = c.PostfixExpression, true
	case *cc.UnaryExpression:
		step = map[cc.UnaryExpressionCase]int64{cc.UnaryExpressionInc: 1, cc.UnaryExpressionDec: -1}[c.Case]
		target = c.UnaryExpression
	}
	if step == 0 {
		return nil, 0, false, "", nil
	}
	return target, step, after, op, bound
}

// steppingEnd reads such a loop, whose first iteration has the first value a step on. known is false if it is none, or if the index may wrap
// around before C compares it.
func (r *boundReader) steppingEnd(n cc.ExpressionNode, index *cc.Declarator, l *stencil.Loop, t stencil.Type) (known bool, err error) {
	target, step, after, op, right := steppingCondition(n)
	if target == nil || maybeVariable(target) != index || t.Size < stencil.Int.Size {
		return false, nil
	}
	hi := stencil.Expr(stencil.NewInt(0))
	if right != nil {
		if hi, err = r.loopBound(right, index.Name()); err != nil {
			return true, err
		}
	}
	common := stencil.Arithmetic(t, hi.Type())
	towards := map[string]bool{"<": step > 0, "<=": step > 0, ">": step < 0, ">=": step < 0, "!=": true}[op]
	unsigned := common.Kind == stencil.Unsigned
	if !towards || unsigned != (t.Kind == stencil.Unsigned) || unsigned && (step > 0 || !after) {
		return false, nil
	}
	bound := converted(hi, common)
	r.claim(l.Lo)
	r.claim(bound)
	beyond := int64(0)
	if after {
		beyond += step
	}
	if op == "<=" || op == ">=" {
		beyond += step
	}
	l.Step, l.Meets = step, op == "!="
	l.Lo, l.Hi = plusConstant(l.Lo, step), plusConstant(bound, beyond)
	return true, nil
}
