// The checks of expressions: assignments, calls, casts, comparisons, `?:`, compound literals.

package bridge

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// exprChecker checks expressions.
type exprChecker struct {
	*run
	types       *typeSpeller
	conversions *converter
	inits       *initChecker
	flow        *flowChecker
}

func (b *exprChecker) assignment(n *cc.AssignmentExpression) {
	lhs := n.UnaryExpression
	if n.Case == cc.AssignmentExpressionAssign {
		b.conversions.volatileCopy(lhs)
		b.conversions.convert(target{typ: lhs.Type(), written: b.source(lhs)}, n.AssignmentExpression)
		return
	}
	if n.Case != cc.AssignmentExpressionCond && lhs.Type().Kind() == cc.Enum {
		b.compoundEnum(n)
	}
}

// volatileCopy refuses the copy of a whole volatile struct.
func (b *converter) volatileCopy(n cc.ExpressionNode) {
	t := n.Type()
	if t.Kind() != cc.Struct && t.Kind() != cc.Union {
		return
	}
	d := variableOf(n)
	if t.Attributes().IsVolatile() || d != nil && d.IsVolatile() {
		b.noCounterpart(n, "copy its members", "the copy of a volatile struct")
	}
}

func variableOf(n cc.ExpressionNode) *cc.Declarator {
	if id, ok := ccwalk.Unparen(n).(*cc.PrimaryExpression); ok {
		d, _ := id.ResolvedTo().(*cc.Declarator)
		return d
	}
	return nil
}

// postfix checks calls, ++ and --.
func (b *exprChecker) postfix(n *cc.PostfixExpression) {
	switch n.Case {
	case cc.PostfixExpressionCall:
		b.call(n)
	case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
		b.stepEnum(n, n.PostfixExpression, n.Token)
	case cc.PostfixExpressionComplit:
		b.compoundLiteral(n)
	}
}

func (b *exprChecker) call(n *cc.PostfixExpression) {
	f := functionType(n.PostfixExpression.Type())
	if f == nil {
		return
	}
	name := ccwalk.CalleeName(n)
	b.facts.callees[n.PostfixExpression] = true
	if strings.HasPrefix(name, "__") || b.mathCall(n, name) {
		return
	}
	if b.undeclared(n) {
		b.refuseOnce(name, codeNoPrototype, b.place(n), "include the header that declares it, or declare it before", "'%s' is called, but not declared before", name)
		return
	}
	params := b.calledParameters(f, name)
	if len(params) == 0 && n.ArgumentExpressionList != nil && f.MaxArgs() != 0 && !f.IsVariadic() {
		b.refuseOnce(name, codeNoPrototype, b.place(n), "declare its parameters", "'%s' is called with arguments, but its parameters are not declared", b.source(n.PostfixExpression))
		return
	}
	i := 0
	for l := n.ArgumentExpressionList; l != nil && i < len(params); l = l.ArgumentExpressionList {
		b.argument(params[i].Type(), l.AssignmentExpression, fmt.Sprintf("argument %d of '%s'", i+1, b.source(n.PostfixExpression)))
		i++
	}
	if i < len(params) && !f.IsVariadic() && params[i].Type().Kind() != cc.Void {
		b.refuse(codeNoPrototype, b.place(n), "pass one argument for each", "'%s' has %d parameters, and is called with %d arguments", name, len(params), i)
	}
	b.variadic(f, i, n.ArgumentExpressionList)
}

// calledParameters are the parameters of the function type f, or, where the declaration says "f()", of the definition:
// openParameters has put them there.
func (b *exprChecker) calledParameters(f *cc.FunctionType, name string) []*cc.Parameter {
	if fd := b.unit.Definition(name); fd != nil && len(f.Parameters()) == 0 {
		return functionType(fd.Declarator.Type()).Parameters()
	}
	return f.Parameters()
}

// variadic promotes enumerations among the arguments from number i on, which have no parameter to
// be converted to.
func (b *exprChecker) variadic(f *cc.FunctionType, i int, l *cc.ArgumentExpressionList) {
	for k := 0; l != nil; k, l = k+1, l.ArgumentExpressionList {
		if t, ok := b.cppEnum(l.AssignmentExpression).(*cc.EnumType); ok && f.IsVariadic() && k >= i && t.Size() > 4 {
			b.operand(l.AssignmentExpression, nil)
		}
	}
}

// undeclared reports whether the called function has no declaration in front of the call. C
// compilers know some functions by themselves, and C89 assumes that others return int.
func (b *exprChecker) undeclared(call *cc.PostfixExpression) bool {
	id, ok := ccwalk.Unparen(call.PostfixExpression).(*cc.PrimaryExpression)
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
func (b *exprChecker) argument(param cc.Type, arg cc.ExpressionNode, what string) {
	p, ok := param.Decay().(*cc.PointerType)
	if !ok || !variablySized(p.Elem()) {
		b.conversions.convert(target{typ: param.Decay(), what: what}, arg)
		return
	}
	if b.conversions.isNullConstant(arg) {
		return
	}
	spelled, ok := b.types.spellParameter(param)
	if !ok {
		b.refuse(codeBadConversion, b.place(arg), "give the type a name", "%s needs a cast to a type that has no name", what)
		return
	}
	b.conversions.cast(codeParameter, "("+spelled+")", arg)
}

// functionType is the type of the function that a value of type t calls.
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

func (b *exprChecker) returnValue(n *cc.JumpStatement) {
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
		b.flow.emptyReturn(n, f.Result())
	case n.ExpressionList != nil && !void:
		b.conversions.convert(target{typ: f.Result()}, n.ExpressionList)
	case n.ExpressionList != nil && n.ExpressionList.Type().Kind() != cc.Void:
		b.refuse(codeNoCounterpart, b.place(n), "return without a value", "a return with a value in a function of type void does not exist in C++")
	}
}

// castOperand refuses a cast of a pointer to an integer that is too narrow, a cast of a member's value to a union, and the cast that
// va_arg of an enumeration is.
func (b *exprChecker) castOperand(n *cc.CastExpression) {
	if n.Case != cc.CastExpressionCast {
		return
	}
	p, toPointer := n.Type().(*cc.PointerType)
	if call, ok := n.CastExpression.(*cc.PostfixExpression); ok && toPointer && p.Elem().Kind() == cc.Enum && ccwalk.CalleeName(call) == "__builtin_va_arg_impl" {
		b.refuse(codeBadEnum, b.place(n), "write va_arg(.., int), which has the same bits", "in C++ an argument of a variadic function is no enumeration, and va_arg of one ends the program")
	}
	from := valueType(n.CastExpression)
	if n.Type().Kind() == cc.Union && from.Kind() != cc.Union {
		b.conversions.noCounterpart(n, "assign the value to a member of a variable", "a cast to a union")
	}
	if from.Kind() != cc.Ptr {
		return
	}
	if t := n.Type(); cc.IsIntegerType(t) && t.Kind() != cc.Bool && t.Size() < from.Size() {
		b.refuse(codeBadConversion, b.place(n), "cast to uintptr_t first", "'%s' loses digits of a pointer, which C++ refuses", b.source(n))
	}
}

// comparison checks the comparison of two pointers. In C++ they must have one type, or one of them
// must be void *.
func (b *exprChecker) comparison(n cc.Node, left, right cc.ExpressionNode) {
	if left == nil || right == nil {
		return
	}
	l, isLeft := valueType(left).(*cc.PointerType)
	r, isRight := valueType(right).(*cc.PointerType)
	switch {
	case isLeft && isRight:
		if l.Elem().Kind() != cc.Void && r.Elem().Kind() != cc.Void && b.conversions.comparePointees(l.Elem(), r.Elem()) != same &&
			!b.conversions.isNullConstant(left) && !b.conversions.isNullConstant(right) {
			b.refuse(codeBadConversion, b.place(n), "cast one of them", "'%s' is compared with '%s'", b.types.typeName(l), b.types.typeName(r))
		}
	case isLeft && cc.IsIntegerType(right.Type()):
		b.comparedInteger(n, l, right)
	case isRight && cc.IsIntegerType(left.Type()):
		b.comparedInteger(n, r, left)
	}
}

// comparedInteger casts a constant of value 0, such as '\0', that is compared with a pointer of type p, and refuses other integers.
func (b *exprChecker) comparedInteger(n cc.Node, p *cc.PointerType, integer cc.ExpressionNode) {
	switch {
	case b.conversions.isNullConstant(integer):
	case isZero(integer.Value()):
		b.conversions.integerToPointer(target{typ: p}, integer)
	default:
		b.refuse(codeBadConversion, b.place(n), "cast the integer, or compare with NULL", "a pointer is compared with an integer")
	}
}

// conditional checks that the two values of ?: have a common type in C++.
func (b *exprChecker) conditional(n *cc.ConditionalExpression) {
	left, right := ccwalk.Alternatives(n)
	if left == nil {
		return
	}
	if !b.facts.low[n] {
		b.narrowField(left)
		b.narrowField(right)
	}
	l, isLeft := valueType(left).(*cc.PointerType)
	r, isRight := valueType(right).(*cc.PointerType)
	void := isVoidPointer(valueType(left)) || isVoidPointer(valueType(right))
	switch {
	case (left.Type().Kind() == cc.Void) != (right.Type().Kind() == cc.Void):
		b.refuse(codeNoCounterpart, b.place(n), "cast the other value to void, too", "a ?: with one value of type void does not exist in C++")
	case isLeft && isRight && !void && b.conversions.comparePointees(l.Elem(), r.Elem()) != same:
		b.refuse(codeBadConversion, b.place(n), "cast one of them", "the two values of ?: have types '%s' and '%s'", b.types.typeName(l), b.types.typeName(r))
	case isLeft && cc.IsIntegerType(right.Type()) && !b.conversions.isNullConstant(right):
		b.conversions.integerToPointer(target{typ: l}, right)
	case isRight && cc.IsIntegerType(left.Type()) && !b.conversions.isNullConstant(left):
		b.conversions.integerToPointer(target{typ: r}, left)
	}
}

// unary checks ++, --, & and sizeof.
func (b *exprChecker) unary(n *cc.UnaryExpression) {
	switch n.Case {
	case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
		b.stepEnum(n, n.UnaryExpression, n.Token)
	case cc.UnaryExpressionAddrof:
		b.addressOf(n)
	case cc.UnaryExpressionSizeofExpr, cc.UnaryExpressionAlignofExpr:
		b.intOperand(n.UnaryExpression)
		b.evaluatedSize(n.UnaryExpression)
	}
}

// evaluatedSize refuses an operand of sizeof that C evaluates and C++ does not: an element of an array whose extents C++
// takes for constants, as those of const variables.
func (b *exprChecker) evaluatedSize(n cc.ExpressionNode) {
	t, ok := n.Type().Undecay().(*cc.ArrayType)
	if !ok || !t.IsVLA() {
		return
	}
	nodes(n, func(inner cc.Node) {
		switch x := inner.(type) {
		case *cc.AssignmentExpression:
			if x.Case == cc.AssignmentExpressionCond {
				return
			}
		case *cc.UnaryExpression:
			if x.Case != cc.UnaryExpressionInc && x.Case != cc.UnaryExpressionDec {
				return
			}
		case *cc.PostfixExpression:
			if x.Case != cc.PostfixExpressionInc && x.Case != cc.PostfixExpressionDec && x.Case != cc.PostfixExpressionCall {
				return
			}
		default:
			return
		}
		b.refuse(codeNoCounterpart, b.place(inner), "evaluate it in a statement of its own", "C evaluates this operand of sizeof, and C++ may not")
	})
}

// addressOf refuses the address of a compound literal, a temporary in C++, and picks the overload
// of a library function.
func (b *exprChecker) addressOf(n *cc.UnaryExpression) {
	if f, ok := ccwalk.Unparen(n.CastExpression).(*cc.PrimaryExpression); ok {
		b.conversions.overloaded(f, n)
	}
	if p, ok := ccwalk.Unparen(n.CastExpression).(*cc.PostfixExpression); ok && p.Case == cc.PostfixExpressionComplit {
		b.refuse(codeNoCounterpart, b.place(n), "give it a name: a variable with this initializer", "the address of a compound literal is taken; in C++ it is a temporary value")
	}
}

// compoundLiteral refuses array literals, which would decay to the address of a temporary.
func (b *exprChecker) compoundLiteral(n *cc.PostfixExpression) {
	if n.Type().Kind() == cc.Array || n.Type().Undecay().Kind() == cc.Array {
		b.refuse(codeNoCounterpart, b.place(n), "give it a name: an array with this initializer", "a compound literal of array type; in C++ it is a temporary value")
		return
	}
	b.inits.initializerList(n.InitializerList, n.Type())
}
