// Questions about types: those of expressions that cc gets wrong, `&a[i]` of an array of arrays being the address of a
// row; and what pointers and arrays lead to.

package parser

import "modernc.org/cc/v4"

// TypeOf is the type of an expression. It corrects cc, which gives &a[i] of an
// array of arrays the type of a pointer to a pointer.
func TypeOf(n cc.ExpressionNode) cc.Type {
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		if x.Case == cc.PrimaryExpressionExpr {
			return TypeOf(x.ExpressionList)
		}
	case *cc.ExpressionList:
		if x.ExpressionList == nil {
			return TypeOf(x.AssignmentExpression)
		}
	case *cc.UnaryExpression:
		if x.Case != cc.UnaryExpressionAddrof {
			break
		}
		if row := x.CastExpression.Type().Undecay(); row.Kind() == cc.Array {
			return row.Pointer()
		}
	}
	return n.Type()
}

// ElementOf is what a pointer points to, or an array holds; nil for other types.
func ElementOf(t cc.Type) cc.Type {
	switch x := t.Undecay().(type) {
	case *cc.PointerType:
		return x.Elem()
	case *cc.ArrayType:
		return x.Elem()
	}
	return nil
}
