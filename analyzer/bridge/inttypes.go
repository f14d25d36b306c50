// Operands whose type is int in C and char, bool or an enumeration in C++, where their size or type matters: those of sizeof and
// typeof.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// intOperand casts an operand whose type is int in C, and char, bool or an enumeration in C++, if
// its size or type matters.
func (b *exprChecker) intOperand(n cc.ExpressionNode) {
	inner := ccwalk.Unparen(n)
	if inner.Type().Undecay().Kind() == cc.Function {
		b.conversions.noCounterpart(n, "leave it out: gcc takes it for 1", "the size of a function")
		return
	}
	prefix := b.otherInCpp(inner)
	if prefix == "" {
		return
	}
	e, ok := b.extentOf(inner)
	if !ok || !e.whole {
		b.refuseMacro(e, ok, n, "'"+prefix+"' in front of '"+b.source(inner)+"'")
		return
	}
	text, suffix := prefix, ""
	if !isOperand(inner) {
		text, suffix = prefix+"(", ")"
	}
	if inner == n {
		text, suffix = "("+text, suffix+")"
	}
	if e.text.wrap(e.off, e.end, text, suffix) {
		b.remark(codeSizeof, e.span(), "'%s' inserted: '%s' has another type in C++", prefix, b.source(inner))
	}
}

// classifiers are macros of <math.h> whose results are int in C and bool in C++.
var classifiers = wordSet("isnan isinf isfinite isnormal signbit isgreater isgreaterequal isless islessequal islessgreater isunordered")

// otherInCpp is the cast to n's type in C; "" if n has the same type in C++.
func (b *exprChecker) otherInCpp(n cc.ExpressionNode) string {
	if name, _, called := strings.Cut(b.source(n), "("); called && classifiers[name] && !definesMacro(b.run, name) {
		return "(int)"
	}
	if last := ccwalk.Last(n); last != nil {
		if _, comma := n.(*cc.ExpressionList); comma && decays(last) {
			return "+" // C takes the array's address there; so does C++ at the end of ({ ... })
		}
		return b.otherInCpp(ccwalk.Unparen(last))
	}
	switch n := n.(type) {
	case *cc.PrimaryExpression:
		if e, ok := n.ResolvedTo().(*cc.Enumerator); ok {
			return "(" + predefinedNames[b.unit.EnumeratorKind(e)] + ")"
		}
		if word := b.source(n); n.Case == cc.PrimaryExpressionChar || (word == "true" || word == "false") && n.Type().Kind() == cc.Int {
			return "(int)"
		}
	case *cc.ConditionalExpression:
		return b.otherConditional(n)
	case *cc.RelationalExpression, *cc.EqualityExpression, *cc.LogicalAndExpression, *cc.LogicalOrExpression:
		return "(int)"
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionNot {
			return "(int)"
		}
	}
	return ""
}

// otherConditional is otherInCpp for ?:. C promotes the two values; C++ does so only if their types
// differ.
func (b *exprChecker) otherConditional(n *cc.ConditionalExpression) string {
	left, right := ccwalk.Alternatives(n)
	if left == nil {
		return ""
	}
	if t, ok := b.cppEnum(n).(*cc.EnumType); ok {
		return "(" + predefinedNames[b.promotedInC(n, t)] + ")"
	}
	if decays(left) && decays(right) {
		return "+"
	}
	small := func(e cc.ExpressionNode) bool {
		return b.otherInCpp(ccwalk.Unparen(e)) == "(int)" || promotesToInt(e.Type()) && e.Type().Size() < 4
	}
	if small(left) && small(right) {
		return "(int)"
	}
	return ""
}

func decays(n cc.ExpressionNode) bool { return ccwalk.Unparen(n).Type().Undecay().Kind() == cc.Array }
