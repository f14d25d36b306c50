// The text of addresses and bounds in front of a loop: what has the same value there and in each iteration, with a value for the index.

package validity

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// fixedText prints expressions. Degree is 1 where the index stands in one, as a summand or in a factor.
type fixedText struct {
	loop   *countLoop
	value  string // of the index; empty: it may not stand there
	macros map[string]*cc.Macro
}

// indexTypes are those whose sums and products are the numbers that addresses are computed from.
var indexTypes = map[cc.Kind]string{cc.Int: "int", cc.Long: "long", cc.LongLong: "long long", cc.ULong: "unsigned long"}

var suffixes = map[cc.Kind]string{cc.Long: "L", cc.LongLong: "LL", cc.ULong: "UL"}

// index is a bound as a value of the index.
func (f fixedText) index(n cc.ExpressionNode) string {
	text, _, _ := f.number(n)
	if k := f.loop.index.Type().Kind(); k != n.Type().Kind() {
		text = "(" + indexTypes[k] + ")" + text
	}
	return text
}

// number prints an integer.
func (f fixedText) number(n cc.ExpressionNode) (text string, degree int, ok bool) {
	if k, isConst := ccwalk.Constant(n); isConst {
		_, known := indexTypes[n.Type().Kind()]
		return fmt.Sprintf("%d%s", k, suffixes[n.Type().Kind()]), 0, known && 0 <= k && k < 1<<31
	}
	if indexTypes[n.Type().Kind()] == "" {
		return "", 0, false
	}
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		d := ccwalk.Variable(x)
		if d != nil && d == f.loop.index {
			return f.value, 1, f.value != ""
		}
		return f.variable(d)
	case *cc.UnaryExpression:
		text, degree, ok = f.number(x.CastExpression)
		return "(-" + text + ")", degree, ok && x.Case == cc.UnaryExpressionMinus
	case *cc.AdditiveExpression:
		return f.both(x.AdditiveExpression, x.MultiplicativeExpression, map[bool]string{true: "+", false: "-"}[x.Case == cc.AdditiveExpressionAdd])
	case *cc.MultiplicativeExpression:
		if x.Case == cc.MultiplicativeExpressionMul {
			return f.both(x.MultiplicativeExpression, x.CastExpression, "*")
		}
	}
	return "", 0, false
}

// both prints a sum or a product of two numbers.
func (f fixedText) both(x, y cc.ExpressionNode, op string) (text string, degree int, ok bool) {
	left, a, okLeft := f.number(x)
	right, b, okRight := f.number(y)
	degree = max(a, b)
	if op == "*" {
		degree = a + b
	}
	return "(" + left + " " + op + " " + right + ")", degree, okLeft && okRight && degree <= 1
}

// variable prints one that the loop does not change.
func (f fixedText) variable(d *cc.Declarator) (text string, degree int, ok bool) {
	if d == nil || f.macros[d.Name()] != nil || d.IsVolatile() || d.IsTypename() {
		return "", 0, false
	}
	l, at := f.loop, d.Position()
	inside := at.Filename == l.at.File.Name && l.at.Off <= at.Offset && at.Offset < l.at.End
	if inside || l.assigned[d] {
		return "", 0, false
	}
	known := d.Type().Kind() == cc.Array || !l.blind || d.Linkage() != cc.External && !d.AddressTaken()
	return d.Name(), 0, known
}

// element prints an element of an array that a variable is or points to, or a part of one. No pointer is read from memory.
func (f fixedText) element(n cc.ExpressionNode) (text string, degree int, ok bool) {
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		return f.variable(ccwalk.Variable(x))
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex:
			if isPointer(x.ExpressionList.Type()) {
				return "", 0, false
			}
			base, a, ok := f.base(x.PostfixExpression)
			sub, b, okSub := f.number(x.ExpressionList)
			return base + "[" + sub + "]", max(a, b), ok && okSub
		case cc.PostfixExpressionSelect:
			base, a, ok := f.element(x.PostfixExpression)
			return base + "." + x.Token2.SrcStr(), a, ok
		case cc.PostfixExpressionPSelect:
			base, a, ok := f.base(x.PostfixExpression)
			return base + "->" + x.Token2.SrcStr(), a, ok
		}
	}
	return "", 0, false
}

// base prints what is subscripted: an array, or a pointer that is a variable.
func (f fixedText) base(n cc.ExpressionNode) (text string, degree int, ok bool) {
	n = ccwalk.Unparen(n)
	if d := ccwalk.Variable(n); d == nil && n.Type().Undecay().Kind() != cc.Array {
		return "", 0, false
	}
	return f.element(n)
}
