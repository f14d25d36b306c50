// What is evaluated beside expressions and statements: the extents of variable-length arrays in declarations, casts and
// sizeof, and the operands of inline assembler.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// declaredExtents evaluates the extents in a declarator. Those of a declared function's parameters are not evaluated.
func (w *exprWalk) declaredExtents(d *cc.Declarator, st *state) {
	if d.DirectDeclarator.Case != cc.DirectDeclaratorIdent {
		w.extents(d, st)
	}
}

// parameterExtents evaluates the extents in the parameters of the function that is entered.
func (w *exprWalk) parameterExtents(st *state) {
	for _, d := range parametersOf(w.fn) {
		if d != nil {
			w.declaredExtents(d, st)
		}
	}
}

// namedExtents evaluates the extents in the name of a type.
func (w *exprWalk) namedExtents(t *cc.TypeName, st *state) {
	if t != nil && t.AbstractDeclarator != nil && t.AbstractDeclarator.DirectAbstractDeclarator != nil {
		w.extents(t, st)
	}
}

// sizeExtents evaluates the extents in the names of types in the operand of sizeof, which is not evaluated otherwise.
func (w *exprWalk) sizeExtents(x *cc.UnaryExpression, st *state) {
	ccwalk.Nodes(x, func(n cc.Node) bool {
		if t, ok := n.(*cc.TypeName); ok {
			w.namedExtents(t, st)
		}
		return true
	})
}

func (w *exprWalk) extents(n cc.Node, st *state) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.DirectDeclarator:
			w.expr(n.AssignmentExpression, st)
		case *cc.DirectAbstractDeclarator:
			w.expr(n.AssignmentExpression, st)
		case cc.ExpressionNode, *cc.ParameterTypeList:
			return false
		}
		return true
	})
}

// assembler takes what pointers among the operands lead to for read and written. What only a clobber of memory
// stands for is left to the guard.
func (w *statementWalk) assembler(a *cc.Asm, st *state) {
	ccwalk.Nodes(a, func(n cc.Node) bool {
		x, ok := n.(*cc.PostfixExpression) // "=r"(value) is parsed as a call
		if !ok || x.Case != cc.PostfixExpressionCall || x.ArgumentExpressionList == nil {
			return true
		}
		if constraint, ok := textValue(x.PostfixExpression); ok {
			w.assemblerOperand(constraint, x.ArgumentExpressionList.AssignmentExpression, st)
		}
		return false
	})
}

func (w *statementWalk) assemblerOperand(constraint string, n cc.ExpressionNode, st *state) {
	host := w.exprs.host
	if !strings.ContainsAny(constraint, "=+") {
		for _, v := range w.calls.library.reached([]value{w.exprs.expr(n, st)}, st) {
			host.hostTouch(v, access{node: n, base: rootOf(n), read: true, write: true}, st)
		}
		return
	}
	lv := w.exprs.lvalue(n, st)
	if lv.element {
		host.touchElement(lv, elementUse{node: n, lvalue: n, read: true, write: true}, st)
		return
	}
	host.touchParts(lv.places, access{node: n, base: lv.base, read: true, write: true}, st)
	if isPointer(n.Type()) {
		w.storage.store(lv, n.Type(), w.storage.nowhere(st), st)
	}
}
