// What assignments write: =, compound assignments, ++ and --, to locals, elements and members.

package nest

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// assignment reads = and the compound assignments.
func (r *exprReader) assignment(x *cc.AssignmentExpression) (stencil.Expr, error) {
	rhs, err := r.expr(x.AssignmentExpression)
	if err != nil {
		return nil, err
	}
	op := x.Token.SrcStr()
	lhs, err := r.target(x.UnaryExpression, op != "=")
	if err != nil {
		return nil, err
	}
	r.locals.nameAssigned(x, lhs, rhs)
	return r.assigned(x, lhs, rhs)
}

// assigned is x with its two sides read.
func (r *exprReader) assigned(x *cc.AssignmentExpression, lhs, rhs stencil.Expr) (stencil.Expr, error) {
	var err error
	op := x.Token.SrcStr()
	if op == "*=" { // which -ffp-contract=off spells by two uses of its target
		if lhs, err = r.evaluatedOnce(x.UnaryExpression, lhs); err != nil {
			return nil, err
		}
	}
	if e, ok := x.UnaryExpression.Type().(*cc.EnumType); ok {
		return r.enumAssignment(x, e, &stencil.Assign{LHS: lhs, Op: op, RHS: rhs})
	}
	return &stencil.Assign{LHS: lhs, Op: op, RHS: rhs}, nil
}

// evaluatedOnce gives subscripts of a target that change something a variable
// of their own, so that the target can stand in two places.
func (r *exprReader) evaluatedOnce(n cc.Node, lhs stencil.Expr) (stencil.Expr, error) {
	var err error
	once := func(index []stencil.Expr) []stencil.Expr {
		list := append([]stencil.Expr(nil), index...)
		for i, e := range list {
			if stencil.HasEffect(e) && err == nil {
				list[i], err = r.locals.hoist(n, e, "at")
			}
		}
		return list
	}
	switch e := lhs.(type) {
	case *stencil.Element:
		return &stencil.Element{Array: e.Array, Index: once(e.Index)}, err
	case *stencil.Member:
		x, failed := r.evaluatedOnce(n, e.X)
		if failed != nil {
			return nil, failed
		}
		return &stencil.Member{X: x, Name: e.Name, Index: once(e.Index), T: e.T}, err
	}
	return lhs, nil
}

// enumAssignment casts the right-hand side of an assignment to a member of enum
// type: C++ has no implicit conversion from int to enum. Variables of enum type are
// integers in the kernel.
func (r *exprReader) enumAssignment(n cc.Node, e *cc.EnumType, a *stencil.Assign) (stencil.Expr, error) {
	if _, ok := a.LHS.(*stencil.Member); !ok {
		return a, nil
	}
	t, err := r.fn.enumMember(e)
	switch {
	case err != nil:
		return nil, r.failType(n, "this member", err)
	case a.Op == "=":
	case stencil.HasEffect(a.LHS):
		return nil, r.fail(CodeSideEffects, n, "a subscript with a side effect").way(r, n, "%s", wayOfEffect)
	default:
		a.RHS = stencil.NewBinary(strings.TrimSuffix(a.Op, "="), a.LHS, a.RHS)
	}
	return &stencil.Assign{LHS: a.LHS, Op: "=", RHS: &stencil.Cast{X: a.RHS, T: t}}, nil
}

func (r *exprReader) incDec(x cc.ExpressionNode, op string, post bool) (stencil.Expr, error) {
	if e, ok, err := r.pointees.cursors.step(x, op, post); ok || err != nil {
		return e, err
	}
	e, err := r.target(x, true)
	if err != nil {
		return nil, err
	}
	if _, isMember := e.(*stencil.Member); isMember && x.Type().Kind() == cc.Enum {
		return nil, r.fail(codeStruct, x, "'%s' of a member of enum type: write an assignment", op)
	}
	if e.Type().Kind == stencil.Bool {
		return nil, r.fail(codeBody, x, "C++ has no '%s' for _Bool: write an assignment", op)
	}
	d := maybeVariable(x)
	if v, ok := e.(*stencil.Var); ok && d != nil && v.Sym.Role == stencil.Local && r.pointees.inSubscript > 0 && !d.AddressTaken() {
		return r.locals.stepInside(x, d, v, op, post)
	}
	return &stencil.IncDec{X: e, Op: op, Post: post}, nil
}

// target reads an expression that is written, and read too where alsoRead is set.
func (r *exprReader) target(n cc.ExpressionNode, alsoRead bool) (stencil.Expr, error) {
	n = ccwalk.Unparen(n)
	if isObject(n) {
		return r.objectTarget(n, alsoRead)
	}
	x, ok := n.(*cc.PrimaryExpression)
	if !ok || x.Case != cc.PrimaryExpressionIdent {
		return nil, r.fail(codeScalar, n, "this is not a variable or an array element that a parallel loop can write")
	}
	d, ok := x.ResolvedTo().(*cc.Declarator)
	if !ok {
		return nil, r.fail(codeScalar, n, "'%s' cannot be written", x.Token.SrcStr())
	}
	return r.writtenScalar(x, d)
}

// isObject reports whether n has a subscript, a member or a dereference.
func isObject(n cc.ExpressionNode) bool {
	switch x := n.(type) {
	case *cc.PostfixExpression:
		return x.Case == cc.PostfixExpressionIndex || x.Case == cc.PostfixExpressionSelect || x.Case == cc.PostfixExpressionPSelect
	case *cc.UnaryExpression:
		return x.Case == cc.UnaryExpressionDeref
	}
	return false
}

// objectTarget is an element or member that is written.
func (r *exprReader) objectTarget(n cc.ExpressionNode, alsoRead bool) (stencil.Expr, error) {
	p, err := r.targetPointee(n)
	if err != nil {
		return nil, err
	}
	if p.selection != nil {
		return nil, r.fail(codePointer, n, "this pointer chooses between two places, of which one is written inside an expression").
			way(r, n, "write an assignment that is a statement of its own")
	}
	return r.written(p, alsoRead), nil
}

// written is the object at p, noted as written.
func (r *exprReader) written(p pointee, alsoRead bool) stencil.Expr {
	if p.root != nil {
		r.record(p, alsoRead, true)
	}
	return p.object
}

// targetPointee is where an element or member is that is written.
func (r *exprReader) targetPointee(n cc.ExpressionNode) (pointee, error) {
	if x, ok := n.(*cc.PostfixExpression); ok && x.Case != cc.PostfixExpressionIndex {
		lv, outer, err := r.scalars.outerLvalue(x)
		if err != nil {
			return pointee{}, err
		}
		if outer {
			return pointee{}, r.fail(codeScalar, n, "'%s' is declared outside the parallel loop and written in it: every iteration would have its own", lv.text).
				way(r, n, "compute it in a variable of the function, with reduction(..) or private(..), and assign that to '%s' behind the loop", lv.text)
		}
	}
	return r.objectAt(n)
}

// writtenScalar is a scalar on the left of an assignment: the nest's own, or
// one from outside that findOuterScalars gave a symbol.
func (r *exprReader) writtenScalar(x *cc.PrimaryExpression, d *cc.Declarator) (stencil.Expr, error) {
	sym := r.inside[d]
	if _, isPointer := r.pointees.pointers[d]; isPointer {
		return nil, r.pointees.refuseMove(x, d)
	}
	if sym == nil && (r.frame.def != nil || r.device != nil) {
		return nil, r.fail(codeFunction, x, "a function that is called in a parallel loop writes '%s', which all iterations share", d.Name()).
			way(r, x, "return the value instead")
	}
	if sym == nil {
		return nil, r.fail(codeScalar, x, "'%s' cannot be written in a parallel loop", d.Name())
	}
	if sym.Role == stencil.Index {
		return nil, r.fail(codeScalar, x, "'%s' is the index of a parallel loop and cannot be written in its body", d.Name()).
			way(r, x, "change a copy of it that is declared in the body, and leave iterations out by a condition")
	}
	return r.scalars.note(&stencil.Var{Sym: sym}, x), nil
}
