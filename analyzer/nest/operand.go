// Operators that may leave an operand unevaluated: && || ?: and the comma. What an operand needs in front of it runs
// under the same condition.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// logical reads && and ||, whose right operand may not be evaluated.
func (r *exprReader) logical(op string, x, y cc.ExpressionNode) (stencil.Expr, error) {
	left, err := r.reading(x)()
	if err != nil {
		return nil, err
	}
	right, before, err := r.conditionally(stencil.Guard{Cond: left, Not: op == "||"}, r.reading(y))
	if err != nil {
		return nil, err
	}
	if len(before) == 0 {
		return stencil.NewBinary(op, left, right), nil
	}
	value, err := r.locals.hoist(y, truth(left), "holds")
	if err != nil {
		return nil, err
	}
	r.locals.stable[value.(*stencil.Var).Sym] = false
	set := &stencil.Assign{LHS: value, Op: "=", RHS: truth(right)}
	cond := value
	if op == "||" {
		cond = stencil.NewUnary("!", value)
	}
	r.locals.pending = append(r.locals.pending, &stencil.If{Cond: cond, Then: append(before, &stencil.ExprStmt{X: set})})
	return value, nil
}

// truth is 0 or 1, as e is false or true.
func truth(e stencil.Expr) stencil.Expr {
	switch x := e.(type) {
	case *stencil.Binary:
		switch x.Op {
		case "==", "!=", "<", ">", "<=", ">=", "&&", "||":
			return e
		}
	case *stencil.Unary:
		if x.Op == "!" {
			return e
		}
	}
	return stencil.NewBinary("!=", e, stencil.NewInt(0))
}

func (r *exprReader) conditional(x *cc.ConditionalExpression) (stencil.Expr, error) {
	cond, err := r.reading(x.LogicalOrExpression)()
	if err != nil {
		return nil, err
	}
	if x.ExpressionList == nil {
		return r.elvis(x, cond)
	}
	return r.either(x, cond, r.reading(x.ExpressionList), r.reading(x.ConditionalExpression))
}

// reading reads n when it is called: an operand that C evaluates before the others, or after them.
func (r *exprReader) reading(n cc.ExpressionNode) func() (stencil.Expr, error) {
	return func() (stencil.Expr, error) {
		defer func(whole cc.Node) { r.locals.whole = whole }(r.locals.whole)
		r.locals.whole = nil
		return r.expr(n)
	}
}

// either is cond ? a : b of operands that are read under the condition.
func (r *exprReader) either(n cc.Node, cond stencil.Expr, a, b func() (stencil.Expr, error)) (stencil.Expr, error) {
	then, beforeThen, err := r.conditionally(stencil.Guard{Cond: cond}, a)
	if err != nil {
		return nil, err
	}
	other, beforeOther, err := r.conditionally(stencil.Guard{Cond: cond, Not: true}, b)
	if err != nil {
		return nil, err
	}
	if len(beforeThen)+len(beforeOther) == 0 {
		return stencil.NewCond(cond, then, other), nil
	}
	return r.choice(n, stencil.NewCond(cond, then, other), beforeThen, beforeOther)
}

// choice is c ? a : b where a or b needs statements of its own.
func (r *exprReader) choice(n cc.Node, e *stencil.Cond, beforeX, beforeY []stencil.Stmt) (stencil.Expr, error) {
	if e.T.Kind == stencil.Void {
		r.locals.pending = append(r.locals.pending, &stencil.If{Cond: e.C, Then: beforeX, Else: beforeY})
		return e.X, nil
	}
	sym := &stencil.Symbol{Name: r.localName("chosen"), Type: e.T, Role: stencil.Local, Span: r.fn.SpanAt(n)}
	value := &stencil.Var{Sym: sym}
	set := func(x stencil.Expr) stencil.Stmt {
		return stencil.NewAssign(value, x)
	}
	r.locals.pending = append(r.locals.pending, &stencil.Decl{Sym: sym},
		&stencil.If{Cond: e.C, Then: append(beforeX, set(e.X)), Else: append(beforeY, set(e.Y))})
	return value, nil
}

// elvis is GNU's a ?: b.
func (r *exprReader) elvis(x *cc.ConditionalExpression, cond stencil.Expr) (stencil.Expr, error) {
	if stencil.HasEffect(cond) {
		return nil, r.fail(CodeSideEffects, x, "the condition of 'a ?: b' has a side effect: write it before the statement")
	}
	other, before, err := r.conditionally(stencil.Guard{Cond: cond, Not: true}, r.reading(x.ConditionalExpression))
	if err != nil {
		return nil, err
	}
	if len(before) > 0 {
		return r.choice(x, stencil.NewCond(cond, cond, other), nil, before)
	}
	return stencil.NewCond(cond, cond, other), nil
}

// comma reads a, b. What b needs in front of it stands behind a.
func (r *exprReader) comma(x *cc.ExpressionList) (stencil.Expr, error) {
	e, err := r.reading(x.AssignmentExpression)()
	for l := x.ExpressionList; l != nil && err == nil; l = l.ExpressionList {
		outer := r.locals.pending
		r.locals.pending = nil
		var next stencil.Expr
		next, err = r.reading(l.AssignmentExpression)()
		if len(r.locals.pending) == 0 {
			r.locals.pending = outer
			e = &stencil.Comma{X: e, Y: next}
			continue
		}
		if stencil.HasEffect(e) {
			outer = append(outer, &stencil.ExprStmt{X: e})
		}
		r.locals.pending = append(outer, r.locals.pending...)
		e = next
	}
	return e, err
}
