package bridge

import "modernc.org/cc/v4"

// toEnum casts what is no value of the enumeration in C++.
func (b *bridge) toEnum(to target, t *cc.EnumType, from cc.ExpressionNode) {
	if have := b.cppEnum(from); have != nil && sameTagged(t, have) {
		return
	}
	if from.Type().Kind() == cc.Ptr {
		b.refuse(codeBadConversion, b.place(from), "write the cast if it is meant", "%s is a pointer, but an enumeration is wanted", b.describe(to, from))
		return
	}
	b.castTo(codeEnum, to, from)
}

// cppEnum is the enumeration that n has as its type in C++, nil if none: an
// enumerator is an int in C.
func (b *bridge) cppEnum(n cc.ExpressionNode) cc.Type {
	switch n := unparen(n).(type) {
	case *cc.PrimaryExpression:
		if e, ok := n.ResolvedTo().(*cc.Enumerator); ok {
			return b.facts.enums[e]
		}
	case *cc.ConditionalExpression:
		if n.ExpressionList == nil {
			return nil
		}
		left, right := b.cppEnum(n.ExpressionList), b.cppEnum(n.ConditionalExpression)
		if left != nil && right != nil && sameTagged(left, right) {
			return left
		}
		return nil
	case *cc.ExpressionList:
		last := n
		for last.ExpressionList != nil {
			last = last.ExpressionList
		}
		return b.cppEnum(last.AssignmentExpression)
	case *cc.UnaryExpression:
		if n.Case != cc.UnaryExpressionDeref {
			return nil
		}
	case *cc.PostfixExpression, *cc.AssignmentExpression, *cc.CastExpression:
	default:
		return nil
	}
	if t := unparen(n).Type(); t.Kind() == cc.Enum {
		return t
	}
	return nil
}

// stepEnum respells ++ and -- of an enumeration, which C++ does not have.
func (b *bridge) stepEnum(n, operand cc.ExpressionNode, operator cc.Token) {
	t := operand.Type()
	if t.Kind() == cc.Bool {
		b.refuse(codeNoCounterpart, b.place(n), "assign true or false", "++ and -- of a _Bool do not exist in C++17")
		return
	}
	if t.Kind() != cc.Enum {
		return
	}
	e, ok := b.extentOf(n)
	name, named := b.spell(t, "")
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
	at := operator.Position().Offset
	value := " = (" + name + ")(" + b.source(operand) + " " + sign + " 1)"
	if postfix {
		e.text.replace(at, at+2, value)
	} else {
		e.text.replace(at, at+2, "(")
		e.text.insert(e.end, value+")")
	}
	b.remark(codeEnum, e.span(), "'%s' respelled as an assignment with a cast", b.source(n))
}

// compoundEnum respells e |= x and the like.
func (b *bridge) compoundEnum(n *cc.AssignmentExpression) {
	lhs, rhs := n.UnaryExpression, n.AssignmentExpression
	e, ok := b.extentOf(n)
	value, okValue := b.extentOf(rhs)
	name, named := b.spell(lhs.Type(), "")
	if !named || !lhs.Pure() {
		b.refuse(codeBadEnum, b.place(n), "write 'e = (enum E)(e | x)'", "'%s' is a compound assignment to an enumeration, which C++ does not have", b.source(n))
		return
	}
	if !ok || !e.whole || e.macro != "" || !okValue || !value.whole {
		b.refuseMacro(e, ok, n, "'e = (enum E)(e | x)'")
		return
	}
	operator := n.Token.SrcStr()
	at := n.Token.Position().Offset
	e.text.replace(at, at+len(operator), "= ("+name+")("+b.source(lhs)+" "+operator[:len(operator)-1])
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

// enumOperands keeps a difference unsigned: C compilers take an enumeration
// without negative values for unsigned, C++ promotes it to int.
func (b *bridge) enumOperands(left, right cc.ExpressionNode) {
	switch {
	case left != nil && b.isUnsignedEnum(left) && (right == nil || staysInt(right)):
		b.cast(codeEnum, "(unsigned int)", left)
	case right != nil && b.isUnsignedEnum(right) && staysInt(left):
		b.cast(codeEnum, "(unsigned int)", right)
	}
}

// enumComparison does the same for a comparison with what may be negative.
func (b *bridge) enumComparison(left, right cc.ExpressionNode) {
	if left == nil || right == nil {
		return
	}
	if b.isUnsignedEnum(left) && staysInt(right) && !b.isUnsignedEnum(right) && !fitsIn(0, 1<<31-1, right.Value()) {
		b.cast(codeEnum, "(unsigned int)", left)
	}
	if b.isUnsignedEnum(right) && staysInt(left) && !b.isUnsignedEnum(left) && !fitsIn(0, 1<<31-1, left.Value()) {
		b.cast(codeEnum, "(unsigned int)", right)
	}
}

// isUnsignedEnum recognises objects of such an enumeration; enumerators are
// ints in both languages.
func (b *bridge) isUnsignedEnum(n cc.ExpressionNode) bool {
	if id, ok := unparen(n).(*cc.PrimaryExpression); ok {
		if _, constant := id.ResolvedTo().(*cc.Enumerator); constant {
			return false
		}
	}
	t, ok := b.cppEnum(n).(*cc.EnumType)
	return ok && t.Min() >= 0 && t.Size() == 4
}

// staysInt reports whether n promotes to int, so that an unsigned int beside it
// decides the type of the result.
func staysInt(n cc.ExpressionNode) bool { return promotesToInt(n.Type()) || n.Type().Kind() == cc.Enum }
