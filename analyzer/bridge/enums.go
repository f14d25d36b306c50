// Enumerations, which C++ does not mix with integers: values are cast to the enumeration, `++` and `|=` are
// written out.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// toEnum casts a value that is not of the enumeration's type in C++.
func (b *converter) toEnum(to target, t *cc.EnumType, from cc.ExpressionNode) {
	if have := b.cppEnum(from); have != nil && sameTagged(t, have) {
		return
	}
	if from.Type().Kind() == cc.Ptr {
		b.refuse(codeBadConversion, b.place(from), "write the cast if it is meant", "%s is a pointer, but an enumeration is wanted", b.describe(to, from))
		return
	}
	b.castTo(codeEnum, to, from)
}

// cppEnum is n's type in C++ if that is an enumeration, else nil. An enumerator, an int in C, has
// one.
func (b *run) cppEnum(n cc.ExpressionNode) cc.Type {
	if last := ccwalk.Last(ccwalk.Unparen(n)); last != nil {
		return b.cppEnum(last)
	}
	switch n := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		if e, ok := n.ResolvedTo().(*cc.Enumerator); ok {
			if t := b.unit.EnumOf(e); t != nil {
				return t
			}
			return nil
		}
	case *cc.ConditionalExpression:
		yes, no := ccwalk.Alternatives(n)
		if yes == nil {
			return nil
		}
		left, right := b.cppEnum(yes), b.cppEnum(no)
		if left != nil && right != nil && sameTagged(left, right) {
			return left
		}
		return nil
	case *cc.UnaryExpression:
		if n.Case != cc.UnaryExpressionDeref && n.Case != cc.UnaryExpressionInc && n.Case != cc.UnaryExpressionDec {
			return nil
		}
	case *cc.PostfixExpression, *cc.AssignmentExpression, *cc.CastExpression:
	default:
		return nil
	}
	if t := ccwalk.Unparen(n).Type(); t.Kind() == cc.Enum {
		return t
	}
	return nil
}

// stepEnum respells ++ and -- of an enumeration, which do not exist in C++.
func (b *exprChecker) stepEnum(n, operand cc.ExpressionNode, operator cc.Token) {
	t := operand.Type()
	if t.Kind() == cc.Bool {
		b.refuse(codeNoCounterpart, b.place(n), "assign true or false", "++ and -- of a _Bool do not exist in C++17")
		return
	}
	if isVoidPointer(t) {
		b.refuse(codeNoCounterpart, b.place(n), "use a char *", "'%s' moves a pointer to void, which C++ does not", b.source(n))
		return
	}
	if t.Kind() != cc.Enum {
		return
	}
	e, ok := b.extentOf(n)
	name, named := b.types.spell(t, "")
	_, postfix := n.(*cc.PostfixExpression)
	if !named || !operand.Pure() || postfix && !b.facts.unused[n] {
		b.refuse(codeBadEnum, b.place(n), "write 'e = (enum E)(e + 1)'", "'%s' steps an enumeration, which C++ cannot", b.source(n))
		return
	}
	if !ok || !e.whole || e.macro != "" {
		b.refuseMacro(e, ok, n, "'e = (enum E)(e + 1)'")
		return
	}
	sign := operator.SrcStr()[:1]
	value := " = (" + name + ")(" + b.source(operand) + " " + sign + " 1)"
	if postfix {
		e.text.replace(e.end-2, e.end, value)
	} else {
		e.text.replace(e.off, e.off+2, "(")
		e.text.insert(e.end, value+")")
	}
	b.remark(codeEnum, e.span(), "'%s' respelled as an assignment with a cast", b.source(n))
}

// compoundEnum respells compound assignments such as e |= x.
func (b *exprChecker) compoundEnum(n *cc.AssignmentExpression) {
	lhs, rhs := n.UnaryExpression, n.AssignmentExpression
	e, ok := b.extentOf(n)
	value, okValue := b.extentOf(rhs)
	name, named := b.types.spell(lhs.Type(), "")
	if !named || !lhs.Pure() {
		b.refuse(codeBadEnum, b.place(n), "write 'e = (enum E)(e | x)'", "'%s' is a compound assignment to an enumeration, which C++ does not have", b.source(n))
		return
	}
	operator := n.Token.SrcStr()
	if !ok || !e.whole || e.macro != "" || !okValue || !value.whole || !e.text.precedes(operator, value.off) {
		b.refuseMacro(e, ok, n, "'e = (enum E)(e | x)'")
		return
	}
	sign := e.text.raw[e.text.rawAt(value.off)-1]
	e.text.replace(sign.Off, sign.End, "= ("+name+")("+b.enumPrefix(n)+b.source(lhs)+" "+operator[:len(operator)-1])
	prefix, suffix := "", ")"
	if !isOperand(rhs) {
		prefix, suffix = "(", "))"
	}
	if prefix != "" {
		e.text.insert(value.off, prefix)
	}
	e.text.insert(value.end, suffix)
	b.remark(codeEnum, e.span(), "'%s' respelled with a cast", b.source(n))
}
