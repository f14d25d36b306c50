// Small questions to cc's tree: the root of an access, constants, parentheses.

package validity

import (
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// rootOf is the array below subscripts, dereferences, casts and offsets.
func rootOf(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		n = ccwalk.Unparen(n)
		switch x := n.(type) {
		case *cc.PostfixExpression:
			if x.Case != cc.PostfixExpressionIndex && (!isElementMember(x) || x.Field().Type().Kind() == cc.Ptr) {
				return n
			}
			n = x.PostfixExpression
		case *cc.AdditiveExpression:
			if !isPointer(x.AdditiveExpression.Type()) {
				return n
			}
			n = x.AdditiveExpression
		case *cc.UnaryExpression:
			if x.Case != cc.UnaryExpressionDeref && x.Case != cc.UnaryExpressionAddrof {
				return n
			}
			n = x.CastExpression
		case *cc.CastExpression:
			n = x.CastExpression
		default:
			return n
		}
	}
}

// isElementMember recognises a[i].m, a member of an array's element.
func isElementMember(x *cc.PostfixExpression) bool {
	if x.Case != cc.PostfixExpressionSelect {
		return false
	}
	inner, ok := ccwalk.Unparen(x.PostfixExpression).(*cc.PostfixExpression)
	return ok && (inner.Case == cc.PostfixExpressionIndex || isElementMember(inner))
}

// textOf is an expression on one line, as written.
func textOf(span source.Span) string { return strings.Join(strings.Fields(span.Text()), " ") }

func isPointer(t cc.Type) bool {
	if t == nil {
		return false
	}
	k := t.Kind()
	return k == cc.Ptr || k == cc.Array
}

func isNil(n cc.ExpressionNode) bool {
	if n == nil {
		return true
	}
	l, ok := n.(*cc.ExpressionList)
	return ok && l == nil
}

func sortedKeys[V any](m map[string]V) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
