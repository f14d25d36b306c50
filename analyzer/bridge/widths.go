// Bit-fields wider than an int: gcc computes with them in their own width, C++ in that of their declared type.
// Arithmetic that could differ is refused. Narrower ones are ints in C, and in C++ where they are operands.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// fieldWidth is the width in which gcc computes the unsigned bit-field n, 33 to 63 bits; 0 for
// anything else.
func fieldWidth(n cc.ExpressionNode) int64 {
	if n == nil {
		return 0
	}
	n = ccwalk.Unparen(n)
	if x, ok := n.(*cc.PostfixExpression); ok {
		f := x.Field()
		if f == nil || !f.IsBitfield() || f.ValueBits() <= 32 || f.ValueBits() >= 64 || cc.IsSignedInteger(f.Type()) {
			return 0
		}
		return f.ValueBits()
	}
	o := operationOf(n)
	if o == nil || isTest(o.op) {
		return 0
	}
	if o.shifts() || o.right == nil {
		return fieldWidth(o.left)
	}
	left, right := fieldWidth(o.left), fieldWidth(o.right)
	switch {
	case left > 0 && right > 0:
		return max(left, right)
	case left > 0 && isWide(o.right) || right > 0 && isWide(o.left):
		return 0
	}
	return max(left, right)
}

// narrowField casts an unsigned bit-field of fewer bits than an int, as the value of ?: or ({ ... }), to int, which it is in C. In C++
// the result has the declared type of the field.
func (b *exprChecker) narrowField(n cc.ExpressionNode) {
	if n == nil {
		return
	}
	if last := ccwalk.Last(ccwalk.Unparen(n)); last != nil {
		b.narrowField(last)
		return
	}
	member := ccwalk.Unparen(n)
	if assigned := ccwalk.Assigned(member); assigned != nil {
		member = ccwalk.Unparen(assigned)
	}
	x, ok := member.(*cc.PostfixExpression)
	if !ok {
		return
	}
	f := x.Field()
	if f == nil || !f.IsBitfield() || f.ValueBits() >= 32 || f.Type().Size() < 4 || f.Type().Kind() == cc.Enum || cc.IsSignedInteger(f.Type()) {
		return
	}
	b.conversions.castWherever(codeCast, "(int)", n)
}

func isTest(op string) bool {
	switch op {
	case "<", ">", "<=", ">=", "==", "!=":
		return true
	}
	return false
}

// isWide reports whether n's type decides the type of an operation with a bit-field.
func isWide(n cc.ExpressionNode) bool { return !cc.IsIntegerType(n.Type()) || n.Type().Size() >= 8 }

// widths refuses arithmetic whose result in the width of a bit-field may differ from the result in
// 64 bits.
func (b *exprChecker) widths(n cc.Node, o *operation) {
	left, right := fieldWidth(o.left), fieldWidth(o.right)
	if o.shifts() {
		right = 0
	}
	width := max(left, right)
	if width == 0 || left == 0 && isWide(o.left) || right == 0 && o.right != nil && !o.shifts() && isWide(o.right) {
		return
	}
	if assignment, ok := n.(*cc.AssignmentExpression); ok && keepsLow[o.op] && assignment.UnaryExpression.Type().Size() <= 8 &&
		(left > 0 || isNarrow(o.left)) {
		return // the same number of bits is stored
	}
	switch o.op {
	case "+", "-", "*", "<<", "~":
	default:
		if (left > 0 || neverNegative(o.left)) && (o.right == nil || o.shifts() || right > 0 || neverNegative(o.right)) {
			return
		}
	}
	e := o.left
	if left == 0 {
		e = o.right
	}
	b.refuse(codeNoCounterpart, b.place(n), "cast it to a type of 64 bits, which C and C++ compute alike: (unsigned long)"+b.source(e),
		"'%s' is computed in the %d bits of a bit-field by gcc, and in 64 bits in C++", b.source(n), width)
}

// neverNegative reports whether n has an unsigned type or is a constant of at least 0.
func neverNegative(n cc.ExpressionNode) bool {
	if v, ok := n.Value().(cc.Int64Value); ok {
		return v >= 0
	}
	if x, ok := ccwalk.Unparen(n).(*cc.PostfixExpression); ok && x.Field() != nil { // cc gives bit-fields their promoted type
		return !cc.IsSignedInteger(x.Field().Type())
	}
	return cc.IsIntegerType(n.Type()) && !cc.IsSignedInteger(n.Type()) || isTestNode(n)
}

func isTestNode(n cc.ExpressionNode) bool {
	o := operationOf(ccwalk.Unparen(n))
	return o != nil && isTest(o.op)
}
