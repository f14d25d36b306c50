// Arithmetic on enumerations. gcc takes an enumeration without negative enumerators for unsigned, C++ promotes
// it to int; an enumerator is an int in C, and has the enumeration's type in C++. Where the promoted types
// differ, the operand is cast to C's type, except if only the low 32 bits of the result matter: they are the
// same.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// operation is an operator with its operands. right is nil for a unary operator.
type operation struct {
	op          string
	left, right cc.ExpressionNode
}

// operationOf is the arithmetic operation of n; nil if it is not one.
func operationOf(n cc.Node) *operation {
	switch n := n.(type) {
	case *cc.AdditiveExpression:
		return &operation{n.Token.SrcStr(), n.AdditiveExpression, n.MultiplicativeExpression}
	case *cc.MultiplicativeExpression:
		return &operation{n.Token.SrcStr(), n.MultiplicativeExpression, n.CastExpression}
	case *cc.ShiftExpression:
		return &operation{n.Token.SrcStr(), n.ShiftExpression, n.AdditiveExpression}
	case *cc.AndExpression:
		return &operation{"&", n.AndExpression, n.EqualityExpression}
	case *cc.ExclusiveOrExpression:
		return &operation{"^", n.ExclusiveOrExpression, n.AndExpression}
	case *cc.InclusiveOrExpression:
		return &operation{"|", n.InclusiveOrExpression, n.ExclusiveOrExpression}
	case *cc.RelationalExpression:
		return &operation{n.Token.SrcStr(), n.RelationalExpression, n.ShiftExpression}
	case *cc.EqualityExpression:
		return &operation{n.Token.SrcStr(), n.EqualityExpression, n.RelationalExpression}
	case *cc.UnaryExpression:
		switch n.Case {
		case cc.UnaryExpressionPlus, cc.UnaryExpressionMinus, cc.UnaryExpressionCpl:
			return &operation{n.Token.SrcStr(), n.CastExpression, nil}
		}
	case *cc.ConditionalExpression:
		if yes, no := ccwalk.Alternatives(n); yes != nil {
			return &operation{"?:", yes, no}
		}
	case *cc.AssignmentExpression:
		if n.Case != cc.AssignmentExpressionCond && n.Case != cc.AssignmentExpressionAssign {
			op := n.Token.SrcStr()
			return &operation{op[:len(op)-1], n.UnaryExpression, n.AssignmentExpression}
		}
	}
	return nil
}

// keepsLow are the operators for which the low 32 bits of the result depend only on the low 32 bits
// of the operands.
var keepsLow = map[string]bool{"+": true, "-": true, "*": true, "&": true, "|": true, "^": true, "~": true, "<<": true, "?:": true}

func (o *operation) shifts() bool { return o.op == "<<" || o.op == ">>" }

// operands casts the operands of n that have another type in C++.
func (b *exprChecker) operands(n cc.Node) {
	b.truthValues(n)
	o := operationOf(n)
	if o == nil || o.left == nil {
		return
	}
	assignment, compound := n.(*cc.AssignmentExpression)
	if compound {
		b.narrowedCompound(assignment, o)
	}
	if o.op == "==" || o.op == "!=" {
		b.narrowedEqual(o)
	}
	b.widths(n, o)
	b.voidArithmetic(n, o)
	if cond, ok := n.(*cc.ConditionalExpression); ok && b.cppEnum(cond) != nil {
		return // a value of the enumeration itself
	}
	if b.facts.low[n] && keepsLow[o.op] {
		return
	}
	if !compound {
		b.operand(o.left, o.right)
	}
	if o.right != nil && !o.shifts() {
		b.operand(o.right, o.left)
	}
}

// operand casts e to the type that C gives it.
func (b *exprChecker) operand(e, other cc.ExpressionNode) {
	prefix := b.promotion(e)
	if prefix == "" || b.facts.low[ccwalk.Unparen(e)] {
		return
	}
	if other != nil {
		t := other.Type()
		if t.Kind() == cc.UInt && b.cppEnum(other) == nil && !b.wideInCpp(e) || t.Decay().Kind() == cc.Ptr || t.Kind() == cc.Void || b.isInt(e) && isFloating(t) {
			return // C++ converts it to the same value
		}
	}
	b.conversions.castWherever(codeEnum, prefix, e)
}

// isInt reports whether e is an int in C.
func (b *run) isInt(e cc.ExpressionNode) bool { return b.promotion(e) == "(int)" }

func isFloating(t cc.Type) bool {
	return cc.IsArithmeticType(t) && !cc.IsIntegerType(t) && t.Kind() != cc.Enum
}

// promotion is the cast to the type that an enumeration's value has in C after promotion; "" if C++
// promotes it to the same type.
func (b *run) promotion(e cc.ExpressionNode) string {
	t, ok := b.cppEnum(e).(*cc.EnumType)
	if !ok {
		return ""
	}
	kind := b.promotedInC(e, t)
	if kind == promotedInCpp(t) {
		return ""
	}
	return "(" + predefinedNames[kind] + ")"
}

// promotedInC is the type in which gcc computes with e, whose type in C++ is the enumeration t.
func (b *run) promotedInC(e cc.ExpressionNode, t *cc.EnumType) cc.Kind {
	if last := ccwalk.Last(ccwalk.Unparen(e)); last != nil {
		return b.promotedInC(last, t)
	}
	switch x := ccwalk.Unparen(e).(type) {
	case *cc.PrimaryExpression:
		if c, ok := x.ResolvedTo().(*cc.Enumerator); ok {
			return b.unit.EnumeratorKind(c)
		}
	case *cc.ConditionalExpression:
		yes, no := ccwalk.Alternatives(x)
		left, right := b.promotedInC(yes, t), b.promotedInC(no, t)
		if left == cc.Int {
			return right
		}
		return left
	case *cc.PostfixExpression:
		if f := x.Field(); f != nil && f.IsBitfield() && f.ValueBits() < 32 {
			return cc.Int
		}
	}
	if b.unit.OwnLayout(t) != "" && t.Min() >= 0 && t.Max() < 1<<31 { // smaller than an int
		return cc.Int
	}
	return parser.EnumKind(t)
}

// promotedInCpp is the first of int, unsigned, long, ... that holds all enumerators.
func promotedInCpp(t *cc.EnumType) cc.Kind {
	if t.Min() >= -1<<31 && t.Max() < 1<<31 {
		return cc.Int
	}
	return parser.EnumKind(t)
}

// enumPrefix is the cast of the left operand of a compound assignment that is written out.
func (b *exprChecker) enumPrefix(n *cc.AssignmentExpression) string {
	if o := operationOf(n); keepsLow[o.op] {
		return ""
	}
	return b.promotion(n.UnaryExpression)
}

// narrowed notes that only the low bits of n matter, because n is converted to a type of 32 bits or
// fewer.
func (b *exprChecker) narrowed(to cc.Type, n cc.ExpressionNode) {
	if cc.IsIntegerType(to) && to.Kind() != cc.Bool && to.Size() <= 4 {
		b.lowOnly(n)
	}
}

func (b *exprChecker) lowOnly(n cc.ExpressionNode) {
	inner := ccwalk.Unparen(n)
	b.facts.low[inner] = true
	if o := operationOf(inner); o != nil && keepsLow[o.op] && o.left != nil {
		if _, compound := inner.(*cc.AssignmentExpression); compound {
			return
		}
		b.lowOnly(o.left)
		if o.right != nil && !o.shifts() {
			b.lowOnly(o.right)
		}
	}
}

// truthValues notes conditions: whether a value of 32 bits is 0 does not depend on its signedness.
func (b *exprChecker) truthValues(n cc.Node) {
	mark := func(list ...cc.ExpressionNode) {
		for _, e := range list {
			if e != nil && isNarrow(e) && !b.wideInCpp(e) {
				b.lowOnly(e)
			}
		}
	}
	switch n := n.(type) {
	case *cc.LogicalAndExpression:
		mark(n.LogicalAndExpression, n.InclusiveOrExpression)
	case *cc.LogicalOrExpression:
		mark(n.LogicalOrExpression, n.LogicalAndExpression)
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionNot {
			mark(n.CastExpression)
		}
	case *cc.ConditionalExpression:
		if n.ExpressionList != nil { // else it is a value, too
			mark(n.LogicalOrExpression)
		}
	case *cc.SelectionStatement:
		mark(n.ExpressionList)
	case *cc.IterationStatement:
		switch n.Case {
		case cc.IterationStatementWhile, cc.IterationStatementDo, cc.IterationStatementForDecl:
			mark(n.ExpressionList)
		case cc.IterationStatementFor:
			mark(n.ExpressionList2)
		}
	}
}

// wideInCpp reports whether a value of at most 32 bits in C has more in C++, as a constant of an enumeration has another of
// whose constants is above INT_MAX.
func (b *run) wideInCpp(e cc.ExpressionNode) bool {
	inner := ccwalk.Unparen(e)
	if t, ok := b.cppEnum(inner).(*cc.EnumType); ok {
		kind := promotedInCpp(t)
		return kind != cc.Int && kind != cc.UInt
	}
	o := operationOf(inner)
	return o != nil && keepsLow[o.op] && (b.wideInCpp(o.left) || o.right != nil && !o.shifts() && b.wideInCpp(o.right))
}

// isNarrow reports whether n is an integer of at most 32 bits, in C.
func isNarrow(n cc.ExpressionNode) bool {
	t := n.Type()
	return (cc.IsIntegerType(t) || t.Kind() == cc.Enum) && t.Size() <= 4
}

// narrowedEqual notes == and !=: equality of values of 32 bits does not depend on their signedness.
func (b *exprChecker) narrowedEqual(o *operation) {
	if o.right != nil && isNarrow(o.left) && isNarrow(o.right) && !b.wideInCpp(o.left) && !b.wideInCpp(o.right) {
		b.lowOnly(o.left)
		b.lowOnly(o.right)
	}
}

// narrowedCompound notes compound assignments to objects of at most 32 bits.
func (b *exprChecker) narrowedCompound(n *cc.AssignmentExpression, o *operation) {
	if isNarrow(o.left) && keepsLow[o.op] && n.UnaryExpression.Type().Kind() != cc.Bool {
		b.facts.low[n] = true
		b.lowOnly(o.right)
	}
}
