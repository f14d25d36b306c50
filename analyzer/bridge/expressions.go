package bridge

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"
)

func (b *bridge) assignment(n *cc.AssignmentExpression) {
	lhs := n.UnaryExpression
	if n.Case == cc.AssignmentExpressionAssign {
		b.convert(target{typ: lhs.Type(), written: b.source(lhs)}, n.AssignmentExpression)
		return
	}
	if n.Case != cc.AssignmentExpressionCond && lhs.Type().Kind() == cc.Enum {
		b.compoundEnum(n)
	}
}

// postfix checks calls, ++ and --.
func (b *bridge) postfix(n *cc.PostfixExpression) {
	switch n.Case {
	case cc.PostfixExpressionCall:
		b.call(n)
	case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
		b.stepEnum(n, n.PostfixExpression, n.Token)
	case cc.PostfixExpressionComplit:
		b.compoundLiteral(n)
	}
}

func (b *bridge) call(n *cc.PostfixExpression) {
	f := functionType(n.PostfixExpression.Type())
	if f == nil {
		return
	}
	name := calleeName(n)
	if strings.HasPrefix(name, "__") || b.mathCall(n, name) {
		return
	}
	if b.undeclared(n) {
		b.refuse(codeNoPrototype, b.place(n), "include the header that declares it, or declare it before", "'%s' is called, but not declared before", name)
		return
	}
	params := f.Parameters()
	if len(params) == 0 && n.ArgumentExpressionList != nil && f.MaxArgs() != 0 && !f.IsVariadic() {
		b.refuse(codeNoPrototype, b.place(n), "declare its parameters", "'%s' is called with arguments, but its parameters are not declared", b.source(n.PostfixExpression))
		return
	}
	i := 0
	for l := n.ArgumentExpressionList; l != nil && i < len(params); l = l.ArgumentExpressionList {
		b.argument(params[i].Type(), l.AssignmentExpression, fmt.Sprintf("argument %d of '%s'", i+1, b.source(n.PostfixExpression)))
		i++
	}
}

// undeclared reports whether the function called has no declaration that ends
// before the call: C compilers know some functions by themselves, and C89 took
// the others for functions that return int.
func (b *bridge) undeclared(call *cc.PostfixExpression) bool {
	id, ok := unparen(call.PostfixExpression).(*cc.PrimaryExpression)
	if !ok || id.Case != cc.PrimaryExpressionIdent {
		return false
	}
	switch d := id.ResolvedTo().(type) {
	case *cc.Declarator:
		if !d.IsSynthetic() && (d.IsParam() || d.LexicalScope() != nil && d.LexicalScope().Parent != nil) {
			return false
		}
	case *cc.Parameter:
		return false
	}
	at := id.Token.Seq()
	return !b.facts.declaredBefore(id.Token.SrcStr(), at)
}

// argument converts one argument; a pointer to an array of variable size is
// passed as a pointer to the first cell.
func (b *bridge) argument(param cc.Type, arg cc.ExpressionNode, what string) {
	p, ok := param.Decay().(*cc.PointerType)
	if !ok || !variablySized(p.Elem()) {
		b.convert(target{typ: param.Decay(), what: what}, arg)
		return
	}
	if b.isNullConstant(arg) {
		return
	}
	spelled, ok := b.spellParameter(param)
	if !ok {
		b.refuse(codeBadConversion, b.place(arg), "give the type a name", "%s needs a cast to a type that has no name", what)
		return
	}
	b.cast(codeParameter, "("+spelled+")", arg)
}

// functionType is the function that a value of type t calls.
func functionType(t cc.Type) *cc.FunctionType {
	for {
		switch x := t.(type) {
		case *cc.FunctionType:
			return x
		case *cc.PointerType:
			t = x.Elem()
		default:
			return nil
		}
	}
}

func (b *bridge) returnValue(n *cc.JumpStatement) {
	if n.Case != cc.JumpStatementReturn || b.function == nil {
		return
	}
	f := functionType(b.function.Declarator.Type())
	if f == nil {
		return
	}
	void := f.Result().Kind() == cc.Void
	switch {
	case n.ExpressionList == nil && !void:
		b.emptyReturn(n, f.Result())
	case n.ExpressionList != nil && !void:
		b.convert(target{typ: f.Result()}, n.ExpressionList)
	case n.ExpressionList != nil && n.ExpressionList.Type().Kind() != cc.Void:
		b.refuse(codeNoCounterpart, b.place(n), "return without a value", "a return with a value in a function of type void does not exist in C++")
	}
}

// castOperand refuses casts of pointers to integers that cannot hold them.
func (b *bridge) castOperand(n *cc.CastExpression) {
	if n.Case != cc.CastExpressionCast || valueType(n.CastExpression).Kind() != cc.Ptr {
		return
	}
	if t := n.Type(); cc.IsIntegerType(t) && t.Kind() != cc.Bool && t.Size() < valueType(n.CastExpression).Size() {
		b.refuse(codeBadConversion, b.place(n), "cast to uintptr_t first", "'%s' loses digits of a pointer, which C++ refuses", b.source(n))
	}
}

// comparison checks pointers that are compared: C++ wants them to be of one
// type, or one of them void.
func (b *bridge) comparison(n cc.Node, left, right cc.ExpressionNode) {
	if left == nil || right == nil {
		return
	}
	l, isLeft := valueType(left).(*cc.PointerType)
	r, isRight := valueType(right).(*cc.PointerType)
	switch {
	case isLeft && isRight:
		if l.Elem().Kind() != cc.Void && r.Elem().Kind() != cc.Void && b.comparePointees(l.Elem(), r.Elem()) != same &&
			!b.isNullConstant(left) && !b.isNullConstant(right) {
			b.refuse(codeBadConversion, b.place(n), "cast one of them", "'%s' is compared with '%s'", b.typeName(l), b.typeName(r))
		}
	case isLeft && cc.IsIntegerType(right.Type()) && !b.isNullConstant(right),
		isRight && cc.IsIntegerType(left.Type()) && !b.isNullConstant(left):
		b.refuse(codeBadConversion, b.place(n), "cast the integer, or compare with NULL", "a pointer is compared with an integer")
	}
}

// conditional checks that C++ finds a common type for the two values.
func (b *bridge) conditional(n *cc.ConditionalExpression) {
	if n.Case != cc.ConditionalExpressionCond || n.ExpressionList == nil {
		return
	}
	left, right := n.ExpressionList, n.ConditionalExpression
	l, isLeft := valueType(left).(*cc.PointerType)
	r, isRight := valueType(right).(*cc.PointerType)
	void := isVoidPointer(valueType(left)) || isVoidPointer(valueType(right))
	switch {
	case (left.Type().Kind() == cc.Void) != (right.Type().Kind() == cc.Void):
		b.refuse(codeNoCounterpart, b.place(n), "cast the other value to void, too", "a ?: with one value of type void does not exist in C++")
	case isLeft && isRight && !void && b.comparePointees(l.Elem(), r.Elem()) != same:
		b.refuse(codeBadConversion, b.place(n), "cast one of them", "the two values of ?: have types '%s' and '%s'", b.typeName(l), b.typeName(r))
	case isLeft && cc.IsIntegerType(right.Type()) && !b.isNullConstant(right):
		b.integerToPointer(target{typ: l}, right)
	case isRight && cc.IsIntegerType(left.Type()) && !b.isNullConstant(left):
		b.integerToPointer(target{typ: r}, left)
	}
}

// unary checks ++, --, & and sizeof.
func (b *bridge) unary(n *cc.UnaryExpression) {
	switch n.Case {
	case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
		b.stepEnum(n, n.UnaryExpression, n.Token)
	case cc.UnaryExpressionMinus:
		b.enumOperands(n.CastExpression, nil)
	case cc.UnaryExpressionAddrof:
		b.addressOf(n)
	case cc.UnaryExpressionSizeofExpr:
		b.sizeofOperand(n)
	}
}

// addressOf: a compound literal is a temporary object in C++.
func (b *bridge) addressOf(n *cc.UnaryExpression) {
	if p, ok := unparen(n.CastExpression).(*cc.PostfixExpression); ok && p.Case == cc.PostfixExpressionComplit {
		b.refuse(codeNoCounterpart, b.place(n), "give it a name: a variable with this initializer", "the address of a compound literal is taken; in C++ it is a temporary value")
	}
}

// compoundLiteral refuses array literals, which decay to the address of a
// temporary.
func (b *bridge) compoundLiteral(n *cc.PostfixExpression) {
	if n.Type().Kind() == cc.Array || n.Type().Undecay().Kind() == cc.Array {
		b.refuse(codeNoCounterpart, b.place(n), "give it a name: an array with this initializer", "a compound literal of array type; in C++ it is a temporary value")
		return
	}
	b.initializerList(n.InitializerList, n.Type())
}

// sizeofOperand keeps the size of operands whose type is int in C and char or
// bool in C++.
func (b *bridge) sizeofOperand(n *cc.UnaryExpression) {
	inner := unparen(n.UnaryExpression)
	if !intOnlyInC(inner) {
		return
	}
	e, ok := b.extentOf(inner)
	if !ok || !e.whole {
		b.refuseMacro(e, ok, n, "'(int)' in front of '"+b.source(inner)+"'")
		return
	}
	prefix, suffix := "(int)", ""
	if !isOperand(inner) {
		prefix, suffix = "(int)(", ")"
	}
	if inner == n.UnaryExpression {
		prefix, suffix = "("+prefix, suffix+")"
	}
	if e.text.wrap(e.off, e.end, prefix, suffix) {
		b.remark(codeSizeof, e.span(), "'(int)' inserted: '%s' is an int in C", b.source(inner))
	}
}

func intOnlyInC(n cc.ExpressionNode) bool {
	switch n := n.(type) {
	case *cc.PrimaryExpression:
		return n.Case == cc.PrimaryExpressionChar
	case *cc.RelationalExpression, *cc.EqualityExpression, *cc.LogicalAndExpression, *cc.LogicalOrExpression:
		return true
	case *cc.UnaryExpression:
		return n.Case == cc.UnaryExpressionNot
	}
	return false
}
