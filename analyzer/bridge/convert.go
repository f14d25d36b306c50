// Implicit conversions that C++ does not make, such as `void *` to `double *`: an explicit cast is written, or
// the conversion is refused if C warns about it, too.

package bridge

import (
	"regexp"

	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// converter casts where C converts and C++ does not.
type converter struct {
	*run
	types *typeSpeller
	exprs *exprChecker
}

// target is the type to which an expression is implicitly converted. written is text with the same
// type, for a type that cannot be spelled; "" if there is none.
type target struct {
	typ     cc.Type
	written string
	what    string // for messages: "argument 1 of 'f'"
}

// convert writes a cast for an implicit conversion that C++ does not make.
func (b *converter) convert(to target, from cc.ExpressionNode) {
	if from == nil {
		return
	}
	b.exprs.narrowed(to.typ, from)
	b.selected(from)
	b.volatileCopy(from)
	switch t := to.typ.Decay().(type) {
	case *cc.PointerType:
		b.toPointer(to, t, from)
	case *cc.EnumType:
		b.toEnum(to, t, from)
	default:
		s := valueType(from)
		if s.Kind() == cc.Ptr && cc.IsArithmeticType(to.typ) && to.typ.Kind() != cc.Bool {
			b.refuse(codeBadConversion, b.place(from), "write the cast if it is meant", "%s is a pointer, but an arithmetic type is wanted", b.describe(to, from))
		}
	}
}

func (b *converter) describe(to target, from cc.ExpressionNode) string {
	if to.what != "" {
		return to.what
	}
	return "'" + b.source(from) + "'"
}

func (b *converter) toPointer(to target, t *cc.PointerType, from cc.ExpressionNode) {
	if b.isNullConstant(from) {
		return
	}
	if cc.IsIntegerType(valueType(from)) {
		b.integerToPointer(to, from)
		return
	}
	s, ok := valueType(from).(*cc.PointerType)
	if !ok {
		return
	}
	v := b.compare(t, s)
	if v == same && b.constInCpp(from) && !b.facts.pointee(t).isConst {
		v = castable
	}
	switch v {
	case same:
		b.toRows(to, t, from)
	case castable:
		b.castTo(codeCast, to, from)
	case unrelated:
		b.refuse(codeBadConversion, b.place(from), "write the cast if it is meant, or correct one of the types",
			"%s has type '%s', but '%s' is wanted: C only warns about this conversion", b.describe(to, from), b.types.typeName(s), b.types.typeName(to.typ))
	}
}

// toRows casts a pointer to rows of variable length to the type of the variable: to clang's C++ the types of any two are different ones.
// Within a macro it stays as it is, which nvcc and g++ take.
func (b *converter) toRows(to target, t *cc.PointerType, from cc.ExpressionNode) {
	if !variablySized(t.Elem()) || !variableText.MatchString(to.written) {
		return
	}
	if c, ok := ccwalk.Unparen(from).(*cc.ConditionalExpression); ok {
		if yes, no := ccwalk.Alternatives(c); yes != nil {
			b.toRows(to, t, yes)
			b.toRows(to, t, no)
			return
		}
	}
	if e, ok := b.extentOf(from); ok && e.whole {
		b.castTo(codeCast, to, from)
	}
}

// variableText matches what may be the operand of a second typeof, which evaluates it in clang's C++.
var variableText = regexp.MustCompile(`^\w+$`)

// integerToPointer casts constants of value 0 (C++ accepts only the literal) and refuses other
// integers.
func (b *converter) integerToPointer(to target, from cc.ExpressionNode) {
	if isZero(from.Value()) {
		b.castTo(codeCast, to, from)
		return
	}
	b.refuse(codeBadConversion, b.place(from), "write the cast if it is meant", "%s is an integer, but '%s' is wanted", b.describe(to, from), b.types.typeName(to.typ))
}

// typeName is the spelling of a type in messages.
func (b *typeSpeller) typeName(t cc.Type) string {
	if s, ok := b.spell(t.Decay(), ""); ok {
		return s
	}
	return t.String()
}

// castTo writes a cast in front of an expression.
func (b *converter) castTo(code string, to target, from cc.ExpressionNode) {
	spelled, ok := b.types.spell(to.typ.Decay(), "")
	if p, isPointer := to.typ.Decay().(*cc.PointerType); isPointer && variablySized(p.Elem()) && to.written != "" {
		// The type has the extents of the declaration, even if their variables have changed since.
		spelled, ok = "__typeof__("+to.written+")", true
	}
	if !ok && to.written != "" {
		spelled, ok = "__typeof__("+to.written+")", true
	}
	if !ok {
		b.refuse(codeBadConversion, b.place(from), "give the type a name", "'%s' needs a cast to a type that has no name", b.source(from))
		return
	}
	b.cast(code, "("+spelled+")", from)
}

// cast inserts a prefix (a cast) in front of an expression, and parentheses if the operators of the
// expression bind less tightly.
func (b *converter) cast(code, prefix string, from cc.ExpressionNode) {
	e, ok := b.extentOf(from)
	cast, suffix := prefix, ""
	if !isOperand(from) {
		prefix, suffix = prefix+"(", ")"
	}
	if !ok || !e.whole {
		refuse := func() { b.refuseMacro(e, ok, from, "'"+cast+"' in front of '"+b.source(from)+"'") }
		if !ok || !b.castExpanded(code, prefix, suffix, from, e, refuse) {
			refuse()
		}
		return
	}
	if e.text.wrap(e.off, e.end, prefix, suffix) {
		b.remark(code, e.span(), "'%s' inserted before '%s'", prefix, b.source(from))
	}
}

// refuseMacro reports an edit that would be needed inside a macro.
func (b *run) refuseMacro(e extent, ok bool, n cc.Node, wanted string) {
	name := "a macro"
	if ok && e.macro != "" {
		name = "macro '" + e.macro + "'"
	}
	b.refuse(codeInMacro, b.place(n), "change the macro: C++ needs "+wanted, "%s makes a C construct here that is not C++", name)
}

// isOperand reports whether a cast in front of n applies to all of it.
func isOperand(n cc.ExpressionNode) bool {
	switch n.(type) {
	case *cc.PrimaryExpression, *cc.PostfixExpression, *cc.UnaryExpression, *cc.CastExpression:
		return true
	}
	return false
}

// valueType is the type of n's value in C. cc differs from C for a conditional with a void pointer:
// it gives the type of the other operand.
func valueType(n cc.ExpressionNode) cc.Type {
	if last := ccwalk.Last(ccwalk.Unparen(n)); last != nil {
		return valueType(last)
	}
	if c, ok := ccwalk.Unparen(n).(*cc.ConditionalExpression); ok && c.Case == cc.ConditionalExpressionCond {
		yes, no := ccwalk.Alternatives(c)
		left, right := valueType(yes), valueType(no)
		switch {
		case isVoidPointer(left) && right.Kind() == cc.Ptr && !isZero(yes.Value()):
			return left
		case isVoidPointer(right) && left.Kind() == cc.Ptr && !isZero(no.Value()):
			return right
		case isVoidPointer(left) && right.Kind() == cc.Ptr:
			return right
		case left.Kind() == cc.Ptr:
			return left
		case right.Kind() == cc.Ptr:
			return right
		}
	}
	return parser.TypeOf(n).Decay()
}

func isVoidPointer(t cc.Type) bool {
	p, ok := t.(*cc.PointerType)
	return ok && p.Elem().Kind() == cc.Void
}

func isZero(v cc.Value) bool {
	switch v := v.(type) {
	case cc.Int64Value:
		return v == 0
	case cc.UInt64Value:
		return v == 0
	}
	return false
}
