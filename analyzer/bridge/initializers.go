// Initial values: strings that fill their array to the last byte, conversions that C++ calls narrowing within
// braces, and the order of designators.

package bridge

import (
	"fmt"
	"math"
	"strings"

	"modernc.org/cc/v4"
)

// initChecker checks initialisers.
type initChecker struct {
	*run
	conversions *converter
}

// initializers checks the initial values of a declaration's variables.
func (b *initChecker) initializers(n *cc.Declaration) {
	for l := n.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		d := l.InitDeclarator
		if d.Initializer == nil {
			continue
		}
		if init := d.Initializer; init.Case == cc.InitializerExpr {
			b.initialValue(init, target{typ: d.Declarator.Type(), written: b.nameOf(d.Declarator.Name())})
		} else {
			b.initializerList(init.InitializerList, d.Declarator.Type())
		}
	}
}

// initialValue checks one value. The value of an array is a string.
func (b *initChecker) initialValue(init *cc.Initializer, to target) {
	if to.typ.Kind() == cc.Array {
		b.stringValue(init, to.typ.(*cc.ArrayType))
		return
	}
	b.conversions.convert(to, init.AssignmentExpression)
}

// stringValue writes a string without room for its final zero as a list of characters.
func (b *initChecker) stringValue(init *cc.Initializer, t *cc.ArrayType) {
	s, ok := init.AssignmentExpression.Value().(cc.StringValue)
	if !ok || t.Len() < 0 || int64(len(s)) <= t.Len() {
		return
	}
	e, ok := b.extentOf(init.AssignmentExpression)
	if !ok || !e.whole {
		b.refuseMacro(e, ok, init.AssignmentExpression, "an array with room for the final zero")
		return
	}
	var chars []string
	for i := int64(0); i < t.Len(); i++ {
		chars = append(chars, charConstant(s[i]))
	}
	e.text.replace(e.off, e.end, "{"+strings.Join(chars, ", ")+"}"+strings.Repeat("\n", strings.Count(e.String(), "\n")))
	b.remark(codeInitializer, e.span(), "the string written as characters: C++ wants room for its final zero")
}

func charConstant(c byte) string {
	switch {
	case c == '\'' || c == '\\':
		return `'\` + string(rune(c)) + "'"
	case c >= ' ' && c < 0x7f:
		return "'" + string(rune(c)) + "'"
	}
	return fmt.Sprintf(`'\x%02x'`, c)
}

// initializerList checks the values in braces, and their designators.
func (b *initChecker) initializerList(list *cc.InitializerList, t cc.Type) {
	if list == nil {
		return
	}
	if !b.designatorsFit(list, t) || hasSubscripts(list) && b.listProblem(list, &slot{typ: t, children: map[int]*slot{}}) == "" {
		b.respellList(list, t)
	}
	for l := list; l != nil; l = l.InitializerList {
		init := l.Initializer
		if init.Case == cc.InitializerInitList {
			b.initializerList(init.InitializerList, init.Type())
			continue
		}
		to := target{typ: init.Type()}
		if b.narrows(to.typ, init.AssignmentExpression) {
			b.conversions.castTo(codeInitializer, to, init.AssignmentExpression)
			continue
		}
		b.initialValue(init, to)
	}
}

// narrows reports whether a conversion in braces is an error in C++: to a type that cannot hold all
// values, unless it is a constant that fits.
func (b *initChecker) narrows(to cc.Type, from cc.ExpressionNode) bool {
	s := from.Type()
	if !cc.IsArithmeticType(to) || !cc.IsArithmeticType(s) || to.Kind() == cc.Enum {
		return false
	}
	toFloat, fromFloat := cc.IsFloatingPointType(to), cc.IsFloatingPointType(s)
	switch {
	case to.Kind() == cc.Bool:
		return s.Kind() != cc.Bool && !fitsIn(0, 1, from.Value())
	case fromFloat && !toFloat:
		return true
	case fromFloat:
		_, constant := from.Value().(cc.Float64Value)
		return to.Size() < s.Size() && !constant
	case toFloat:
		limit := math.Ldexp(1, 53)
		if to.Kind() == cc.Float {
			limit = math.Ldexp(1, 24)
		}
		return !fitsIn(-limit, limit, from.Value())
	}
	low, high := integerRange(to)
	sLow, sHigh := integerRange(s)
	return (sLow < low || sHigh > high) && !fitsIn(low, high, from.Value())
}

// integerRange is the least and the largest value of an integer type. Bounds of 64 bits are
// rounded, which does not matter for comparing types.
func integerRange(t cc.Type) (low, high float64) {
	bits := float64(8 * t.Size())
	if cc.IsSignedInteger(t) {
		return -math.Exp2(bits - 1), math.Exp2(bits-1) - 1
	}
	return 0, math.Exp2(bits) - 1
}

func fitsIn(low, high float64, v cc.Value) bool {
	switch v := v.(type) {
	case cc.Int64Value:
		return float64(v) >= low && float64(v) <= high
	case cc.UInt64Value:
		return float64(v) <= high
	}
	return false
}
