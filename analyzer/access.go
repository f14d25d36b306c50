package analyzer

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

func (r *nestReader) postfix(x *cc.PostfixExpression) (stencil.Expr, error) {
	switch x.Case {
	case cc.PostfixExpressionIndex:
		if e, ok, err := r.gridAccess(x, true, false); ok || err != nil {
			return e, err
		}
		if e, ok, err := r.localElement(x); ok || err != nil {
			return e, err
		}
		return nil, r.fail(codeArray, x, "this is not an element of an array that a kernel can use")
	case cc.PostfixExpressionCall:
		return r.call(x)
	case cc.PostfixExpressionInc:
		return r.incDec(x.PostfixExpression, "++", true)
	case cc.PostfixExpressionDec:
		return r.incDec(x.PostfixExpression, "--", true)
	case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
		return r.outerMember(x)
	}
	return nil, r.fail(codeBody, x, "this expression is not translated")
}

// gridAccess reads a[z][y][x], or *(a + x) where a has one dimension. ok is
// false if n is something else.
func (r *nestReader) gridAccess(n cc.ExpressionNode, read, write bool) (stencil.Expr, bool, error) {
	base, index := subscripts(n)
	if len(index) == 0 {
		return nil, false, nil
	}
	lv, ok := r.outerLvalue(base)
	if !ok {
		return nil, false, nil
	}
	if at := lv.typ.Attributes(); at.IsVolatile() {
		return nil, true, r.fail(codeType, n, "'%s' is volatile, which a kernel cannot honour", lv.text)
	}
	g := r.grids.grid(lv, r.SpanAt(base))
	if g == nil {
		r.failed = true
		return nil, true, &nestError{}
	}
	if len(index) != g.Rank {
		return nil, true, r.fail(codeArray, n, "'%s' has %d dimensions and is used with %d subscripts", g.Host, g.Rank, len(index))
	}
	a := &stencil.Access{Grid: g, Span: r.SpanAt(n)}
	for _, i := range index {
		e, err := r.expr(i)
		if err != nil {
			return nil, true, err
		}
		if hasEffect(e) {
			return nil, true, r.fail(codeSideEffects, i, "a subscript with a side effect")
		}
		a.Index = append(a.Index, e)
	}
	r.record(a, read, write)
	return a, true, nil
}

// subscripts splits a[z][y][x] into a and its subscripts, slowest first.
func subscripts(n cc.ExpressionNode) (base cc.ExpressionNode, index []cc.ExpressionNode) {
	n = unparen(n)
	switch x := n.(type) {
	case *cc.PostfixExpression:
		if x.Case == cc.PostfixExpressionIndex {
			base, index = subscripts(x.PostfixExpression)
			return base, append(index, x.ExpressionList)
		}
	case *cc.UnaryExpression:
		if x.Case != cc.UnaryExpressionDeref {
			break
		}
		if sum, ok := unparen(x.CastExpression).(*cc.AdditiveExpression); ok && sum.Case == cc.AdditiveExpressionAdd &&
			isPointer(sum.AdditiveExpression) {
			base, index = subscripts(sum.AdditiveExpression)
			return base, append(index, sum.MultiplicativeExpression)
		}
	}
	return n, nil
}

func isPointer(n cc.ExpressionNode) bool {
	k := n.Type().Undecay().Kind()
	return k == cc.Ptr || k == cc.Array
}

// outerLvalue names an array or member that lives outside the nest; ok is false
// for locals of the body and for anything computed.
func (r *nestReader) outerLvalue(n cc.ExpressionNode) (lvalue, bool) {
	switch x := unparen(n).(type) {
	case *cc.PrimaryExpression:
		d, ok := x.ResolvedTo().(*cc.Declarator)
		if x.Case != cc.PrimaryExpressionIdent || !ok || r.inside[d] != nil {
			return lvalue{}, false
		}
		return lvalue{gridKey{d, ""}, d.Name(), d.Type()}, true
	case *cc.PostfixExpression:
		if x.Case != cc.PostfixExpressionSelect && x.Case != cc.PostfixExpressionPSelect {
			return lvalue{}, false
		}
		base, ok := r.outerLvalue(x.PostfixExpression)
		if !ok {
			return lvalue{}, false
		}
		lv, err := member(base, x.Case == cc.PostfixExpressionPSelect, x.Token2.SrcStr())
		return lv, err == nil
	}
	return lvalue{}, false
}

// outerMember is a scalar member of a struct outside the nest, p->dx: a
// parameter of the kernel.
func (r *nestReader) outerMember(x *cc.PostfixExpression) (stencil.Expr, error) {
	lv, ok := r.outerLvalue(x)
	if !ok {
		return nil, r.fail(codeLater, x, "struct values in a parallel loop are not translated")
	}
	if sym := r.members[lv.key]; sym != nil {
		return &stencil.Var{Sym: sym}, nil
	}
	t, err := r.scalarType(lv.typ)
	if err != nil || lv.typ.Kind() == cc.Ptr {
		return nil, r.fail(codeType, x, "'%s' is %s, which cannot be used in a kernel", lv.text, describeErr(err, lv.typ))
	}
	sym := &stencil.Symbol{Name: r.localName(identifierOf(lv.text)), Type: t, Role: stencil.Param, Host: lv.text, Span: r.SpanAt(x)}
	r.members[lv.key] = sym
	r.sweep.Params = append(r.sweep.Params, sym)
	return &stencil.Var{Sym: sym}, nil
}

func identifierOf(text string) string {
	return strings.NewReplacer("->", "_", ".", "_", "[", "_", "]", "").Replace(text)
}

// localElement is an element of an array declared in the body.
func (r *nestReader) localElement(n cc.ExpressionNode) (stencil.Expr, bool, error) {
	base, index := subscripts(n)
	if len(index) == 0 {
		return nil, false, nil
	}
	p, ok := base.(*cc.PrimaryExpression)
	if !ok || p.Case != cc.PrimaryExpressionIdent {
		return nil, false, nil
	}
	d, _ := p.ResolvedTo().(*cc.Declarator)
	sym := r.inside[d]
	if sym == nil {
		return nil, false, nil
	}
	if len(index) != len(sym.Dims) {
		return nil, true, r.fail(codeArray, n, "'%s' has %d dimensions and is used with %d subscripts", sym.Name, len(sym.Dims), len(index))
	}
	e := &stencil.Element{Array: sym}
	for _, i := range index {
		x, err := r.expr(i)
		if err != nil {
			return nil, true, err
		}
		e.Index = append(e.Index, x)
	}
	return e, true, nil
}

// hasEffect reports whether evaluating e changes anything.
func hasEffect(e stencil.Expr) bool {
	switch e.(type) {
	case *stencil.Assign, *stencil.IncDec:
		return true
	}
	if u, ok := e.(*stencil.Unary); ok && u.Op == "&" {
		return true // a function writes it
	}
	for _, x := range stencil.Operands(e) {
		if hasEffect(x) {
			return true
		}
	}
	return false
}
