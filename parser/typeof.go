// The types of expressions that cc gets wrong: `&a[i]` of an array of arrays is the address of a row.

package parser

import "modernc.org/cc/v4"

// TypeOf is the type of an expression. The parser takes &a[i] of an array of
// arrays for the address of a pointer, though it leads to the row.
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
