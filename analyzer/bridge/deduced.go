// Variables whose type is that of their initializer: __auto_type is auto in C++, where a few initializers have another type.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// deduced casts the initializer of an __auto_type to the type that it has in C, unless it has that one in C++, too.
func (b *converter) deduced(n *cc.Declaration) {
	from := n.Initializer.AssignmentExpression
	if from == nil || b.sameInCpp(from) {
		return
	}
	spelled, ok := b.types.spell(valueType(from).Decay(), "")
	if t, isEnum := b.cppEnum(from).(*cc.EnumType); isEnum {
		spelled, ok = predefinedNames[b.promotedInC(from, t)]
	}
	if !ok {
		b.refuse(codeNoCounterpart, b.place(n), "write the type", "C++ may give '%s' another type", n.Declarator.Name())
		return
	}
	b.castWherever(codeCast, "("+spelled+")", from)
}

// sameInCpp reports whether an expression surely has the same type in C++: not so comparisons, which are bool there, constants
// of characters and strings, enumerators, and calls of functions that are overloaded there.
func (b *converter) sameInCpp(n cc.ExpressionNode) bool {
	if b.constInCpp(n) {
		return false
	}
	switch n := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		_, isEnumerator := n.ResolvedTo().(*cc.Enumerator)
		return n.Case == cc.PrimaryExpressionIdent && !isEnumerator || n.Case == cc.PrimaryExpressionInt || n.Case == cc.PrimaryExpressionFloat
	case *cc.PostfixExpression:
		return n.Case != cc.PostfixExpressionCall || !b.unit.SystemDeclares(ccwalk.CalleeName(n))
	case *cc.UnaryExpression:
		switch n.Case {
		case cc.UnaryExpressionPlus, cc.UnaryExpressionMinus, cc.UnaryExpressionCpl:
			return b.sameInCpp(n.CastExpression)
		}
		return n.Case != cc.UnaryExpressionNot
	case *cc.CastExpression, *cc.AssignmentExpression:
		return true
	case *cc.AdditiveExpression:
		return b.sameInCpp(n.AdditiveExpression) && b.sameInCpp(n.MultiplicativeExpression)
	case *cc.MultiplicativeExpression:
		return b.sameInCpp(n.MultiplicativeExpression) && b.sameInCpp(n.CastExpression)
	}
	return false
}
