// Literals, enumerators and folded constants, spelled so that C++ gives them the type and value that C does.

package nest

import (
	"strconv"
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

func usesEnum(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if e, ok := n.(cc.ExpressionNode); ok && e.Type().Kind() == cc.Enum {
			found = true
		}
		return !found
	})
	return found
}

// constant keeps the literal's spelling; a character is an int in C and a char
// in C++, so it is printed as a number.
func (r *exprReader) constant(n cc.ExpressionNode) (stencil.Expr, error) {
	t, err := r.fn.scalarType(n.Type())
	if err != nil {
		return nil, r.failType(n, "this constant", err)
	}
	c := numberOf(n.Value(), t)
	if p, ok := n.(*cc.PrimaryExpression); ok && p.Case != cc.PrimaryExpressionChar && p.Case != cc.PrimaryExpressionLChar {
		if spelled := p.Token.SrcStr(); spelled != "" {
			c.Text = spelled
		}
	}
	if c.Text == "" {
		if isSizeof(n) {
			return nil, r.fail(codeBody, n, "only the running program knows this size").
				way(r, n, "compute it in front of the loop: size_t size = %s;", r.fn.SpanAt(n).Text())
		}
		return nil, r.fail(codeBody, n, "this constant is not translated").way(r, n, "write its value")
	}
	return c, nil
}

// isSizeof reports whether n is the size of a type or an expression.
func isSizeof(n cc.ExpressionNode) bool {
	x, ok := ccwalk.Unparen(n).(*cc.UnaryExpression)
	return ok && (x.Case == cc.UnaryExpressionSizeofExpr || x.Case == cc.UnaryExpressionSizeofType)
}

// enumerator keeps the name of a constant if it is visible above the function,
// not shadowed there, and has the same type in C++; others become numbers.
func (r *exprReader) enumerator(x *cc.PrimaryExpression, e *cc.Enumerator) (stencil.Expr, error) {
	c := numberOf(e.Value(), basic[r.fn.EnumeratorKind(e)])
	if c.Text == "" {
		return nil, r.fail(codeBody, x, "this constant is not translated")
	}
	atFile := false
	for _, have := range r.fn.AST.Scope.Nodes[e.Token.SrcStr()] {
		atFile = atFile || have == cc.Node(e)
	}
	later := r.fn.Main(e) && e.Position().Offset > r.fn.Def.Position().Offset
	sameType := c.T.Same(basic[x.Type().Kind()]) // cc gives it the type that C++ gives it
	if c.Int != nil && sameType && atFile && !later && !r.fn.shadowed(e.Token.SrcStr()) {
		c.Text = e.Token.SrcStr()
		r.fn.noteEnumerator(c)
	}
	return c, nil
}

// numberOf is a constant of type t, its Text empty if v is not an integer.
func numberOf(v cc.Value, t stencil.Type) *stencil.Const {
	c := &stencil.Const{T: t}
	switch v := v.(type) {
	case cc.Int64Value:
		i := int64(v)
		c.Int = &i
		c.Text = intText(i, t)
	case cc.UInt64Value:
		if i := int64(v); i >= 0 {
			c.Int = &i
		}
		c.Text = strconv.FormatUint(uint64(v), 10) + suffix(t)
	}
	return c
}

// intText spells a value so that it has type t; the most negative one has no
// literal of its own.
func intText(v int64, t stencil.Type) string {
	if v == -1<<31 && t.Size == 4 {
		return "(-2147483647 - 1)"
	}
	if v == -1<<63 {
		return "(-9223372036854775807LL - 1)"
	}
	return strconv.FormatInt(v, 10) + suffix(t)
}

// narrowedConstant is (double)2.2e-16L, which is how DBL_EPSILON and its
// relatives are written; nil for anything else.
func narrowedConstant(x *cc.CastExpression) stencil.Expr {
	v, ok := x.Value().(cc.Float64Value)
	if !ok || x.CastExpression.Type().Kind() != cc.LongDouble || x.Type().Kind() != cc.Double {
		return nil
	}
	text := strconv.FormatFloat(float64(v), 'g', 17, 64)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return &stencil.Const{T: stencil.Double, Text: text}
}

// offsetInStruct is (size_t)&((struct s *)0)->m, which is what offsetof means; nil for anything else.
func offsetInStruct(x *cc.CastExpression, t stencil.Type) stencil.Expr {
	address, ok := ccwalk.Unparen(x.CastExpression).(*cc.UnaryExpression)
	if !ok || address.Case != cc.UnaryExpressionAddrof || !t.IsInteger() || t.Size != pointerSize {
		return nil
	}
	if at, ok := addressOf(address.CastExpression); ok {
		return numberOf(cc.Int64Value(at), t)
	}
	return nil
}

// pointerSize is the number of bytes of a pointer.
const pointerSize = 8

// addressOf is the address of a part of an object at a constant address.
func addressOf(n cc.ExpressionNode) (int64, bool) {
	x, ok := ccwalk.Unparen(n).(*cc.PostfixExpression)
	if !ok {
		return 0, false
	}
	switch x.Case {
	case cc.PostfixExpressionPSelect:
		base, ok := ccwalk.Constant(x.PostfixExpression)
		if !ok || x.Field() == nil {
			return 0, false
		}
		return base + x.Field().Offset(), true
	case cc.PostfixExpressionSelect:
		base, ok := addressOf(x.PostfixExpression)
		if !ok || x.Field() == nil {
			return 0, false
		}
		return base + x.Field().Offset(), true
	case cc.PostfixExpressionIndex:
		base, ok := addressOf(x.PostfixExpression)
		k, constant := ccwalk.Constant(x.ExpressionList)
		return base + k*x.Type().Size(), ok && constant
	}
	return 0, false
}

func suffix(t stencil.Type) string {
	s := ""
	if t.Kind == stencil.Unsigned && t.Size >= 4 {
		s = "u"
	}
	if t.Size == 8 {
		s += "ll"
	}
	return s
}

// constantValue is the value of a const integer with a constant initialiser.
func (r *nest) constantValue(d *cc.Declarator) (int64, bool) {
	if !d.IsConst() && !d.Type().Attributes().IsConst() {
		return 0, false
	}
	init := r.fn.Initializer(d)
	if init == nil || init.Case != cc.InitializerExpr || !cc.IsIntegerType(d.Type()) {
		return 0, false
	}
	v, ok := init.AssignmentExpression.Value().(cc.Int64Value)
	size, _ := r.fn.unknownSize(init)
	return int64(v), ok && size == nil
}

// folded is the value of a quotient of sizes, which is how C writes the number
// of elements of an array.
func folded(e *stencil.Binary) stencil.Expr {
	x, okX := e.X.(*stencil.Const)
	y, okY := e.Y.(*stencil.Const)
	if e.Op != "/" || !okX || !okY || !x.T.Same(stencil.Size) || !y.T.Same(stencil.Size) || x.Int == nil || y.Int == nil || *y.Int == 0 {
		return e
	}
	n := *x.Int / *y.Int
	return &stencil.Const{T: e.T, Text: intText(n, e.T), Int: &n}
}
