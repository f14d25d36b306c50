// Expressions of a nest. Each gets its C type from the IR, which is compared with that of the front end.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// exprReader reads expressions, assignments and initialisers.
type exprReader struct {
	*nest
	scalars  *scalarReader
	locals   *localReader
	pointees *pointeeReader
	calls    *callReader
}

// expr reads an expression of the nest.
func (r *exprReader) expr(n cc.ExpressionNode) (stencil.Expr, error) {
	if r.locals.whole == nil {
		r.locals.whole = n
		defer func() { r.locals.whole = nil }()
	}
	e, err := r.exprOf(n)
	if err != nil {
		return nil, err
	}
	return e, r.checkType(n, e)
}

// checkType compares the type that the IR gives an expression with the front
// end's, so that a slip of either cannot change a rounding in silence.
func (r *exprReader) checkType(n cc.ExpressionNode, e stencil.Expr) error {
	want, err := r.fn.valueType(n.Type())
	if err != nil {
		return r.failType(n, "this expression", err)
	}
	got := e.Type()
	if c, ok := n.(*cc.PostfixExpression); ok && c.Case == cc.PostfixExpressionCall {
		return nil // built-in functions have no prototype for the front end
	}
	if got.IsInteger() && want.IsInteger() && got.Promote().Size == want.Promote().Size && usesEnum(n) {
		return nil // the front end takes every enum for int
	}
	if !got.Same(want) && !(got.Promote().Same(want.Promote()) && got.IsInteger()) && !(got.IsInteger() && want.IsInteger() && r.fn.HasMistyped(n)) {
		panic("analyzer: '" + stencil.Formatter{}.Expr(e) + "' has type " + got.String() + ", and in C " + want.String())
	}
	return nil
}

func (r *exprReader) exprOf(n cc.ExpressionNode) (stencil.Expr, error) {
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		return r.primary(x)
	case *cc.PostfixExpression:
		return r.postfix(x)
	case *cc.UnaryExpression:
		return r.unary(x)
	case *cc.CastExpression:
		return r.cast(x)
	case *cc.MultiplicativeExpression:
		return r.binary(x.Token.SrcStr(), x.MultiplicativeExpression, x.CastExpression)
	case *cc.AdditiveExpression:
		return r.binary(x.Token.SrcStr(), x.AdditiveExpression, x.MultiplicativeExpression)
	case *cc.ShiftExpression:
		return r.binary(x.Token.SrcStr(), x.ShiftExpression, x.AdditiveExpression)
	case *cc.RelationalExpression:
		return r.binary(x.Token.SrcStr(), x.RelationalExpression, x.ShiftExpression)
	case *cc.EqualityExpression:
		return r.binary(x.Token.SrcStr(), x.EqualityExpression, x.RelationalExpression)
	case *cc.AndExpression:
		return r.binary("&", x.AndExpression, x.EqualityExpression)
	case *cc.ExclusiveOrExpression:
		return r.binary("^", x.ExclusiveOrExpression, x.AndExpression)
	case *cc.InclusiveOrExpression:
		return r.binary("|", x.InclusiveOrExpression, x.ExclusiveOrExpression)
	case *cc.LogicalAndExpression:
		return r.logical("&&", x.LogicalAndExpression, x.InclusiveOrExpression)
	case *cc.LogicalOrExpression:
		return r.logical("||", x.LogicalOrExpression, x.LogicalAndExpression)
	case *cc.ConditionalExpression:
		return r.conditional(x)
	case *cc.AssignmentExpression:
		return r.assignment(x)
	case *cc.ExpressionList:
		return r.comma(x)
	}
	return nil, r.fail(codeBody, n, "this expression is not translated")
}

func (r *exprReader) primary(x *cc.PrimaryExpression) (stencil.Expr, error) {
	switch x.Case {
	case cc.PrimaryExpressionIdent:
		return r.identifier(x)
	case cc.PrimaryExpressionInt, cc.PrimaryExpressionFloat, cc.PrimaryExpressionChar, cc.PrimaryExpressionLChar:
		return r.constant(x)
	case cc.PrimaryExpressionExpr:
		return r.exprOf(x.ExpressionList)
	case cc.PrimaryExpressionStmt:
		return r.statementExpression(x)
	case cc.PrimaryExpressionString, cc.PrimaryExpressionLString:
		return nil, r.fail(codeBody, x, "a string cannot be used in a kernel")
	case cc.PrimaryExpressionGeneric:
		if as := x.GenericSelection.Associated(); as != nil {
			return r.expr(as.AssignmentExpression)
		}
	}
	return nil, r.fail(codeBody, x, "this expression is not translated")
}

// identifier is a local, an index, an enumerator, or a scalar from outside.
func (r *exprReader) identifier(x *cc.PrimaryExpression) (stencil.Expr, error) {
	switch d := x.ResolvedTo().(type) {
	case *cc.Enumerator:
		return r.enumerator(x, d)
	case *cc.Declarator:
		if e, ok := r.locals.values[d]; ok {
			return e, nil
		}
		if sym := r.inside[d]; sym != nil {
			if len(sym.Dims) > 0 {
				return nil, r.fail(codeArray, x, "the local array '%s' is used without a subscript", sym.Name)
			}
			if e := r.locals.aliases[sym]; e != nil && r.pointees.inSubscript > 0 {
				return e, nil
			}
			return r.scalars.note(&stencil.Var{Sym: sym}, x), nil
		}
		if k := d.Type().Kind(); k == cc.Ptr || k == cc.Array || k == cc.Function {
			return nil, r.fail(codeArray, x, "'%s' is used without all its subscripts", d.Name())
		}
		return r.scalars.outerScalar(x, d)
	}
	return nil, r.fail(codeBody, x, "'%s' is not translated", x.Token.SrcStr())
}

// outerScalar is a variable declared outside the nest: a parameter of the kernel.
func (r *scalarReader) outerScalar(x cc.ExpressionNode, d *cc.Declarator) (stencil.Expr, error) {
	if sym := r.outer[d]; sym != nil {
		return &stencil.Var{Sym: sym}, nil
	}
	if r.inside[d] != nil { // identifier knows it; so a function of file scope reads it
		return nil, r.fail(codeFunction, x, "a function that is called here reads '%s', which the parallel loop writes", d.Name()).
			way(r, x, "pass '%s' as an argument", d.Name())
	}
	if r.clauses.private[d] {
		return nil, r.fail(codeScalar, x, "'%s' is private, but an iteration reads it before it writes it", d.Name())
	}
	if err := r.visible(x, d); err != nil {
		return nil, err
	}
	t, err := r.fn.valueType(d.Type())
	if d.IsVolatile() || d.IsAtomic() {
		err = qualified(d)
	}
	if err != nil {
		return nil, r.failType(x, "'"+d.Name()+"'", err)
	}
	if r.device != nil {
		r.device.globals = append(r.device.globals, d)
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Param, Host: d.Name(), Addressed: isPointedTo(d), Turns: r.fn.takesTurns(d), Span: r.fn.SpanAt(d)}
	if v, ok := r.constantValue(d); ok {
		sym.Const = &v
	}
	sym.Within = r.bounds.hostRange(d)
	r.outer[d] = sym
	r.sweep.Params = append(r.sweep.Params, sym)
	return &stencil.Var{Sym: sym}, nil
}

func (r *exprReader) unary(x *cc.UnaryExpression) (stencil.Expr, error) {
	switch x.Case {
	case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
		return r.incDec(x.UnaryExpression, x.Token.SrcStr(), false)
	case cc.UnaryExpressionPlus, cc.UnaryExpressionMinus, cc.UnaryExpressionCpl, cc.UnaryExpressionNot:
		e, err := r.expr(x.CastExpression)
		if err != nil {
			return nil, err
		}
		return stencil.NewUnary(x.Token.SrcStr(), e), nil
	case cc.UnaryExpressionDeref:
		return r.value(x)
	case cc.UnaryExpressionSizeofExpr, cc.UnaryExpressionSizeofType, cc.UnaryExpressionAlignofExpr, cc.UnaryExpressionAlignofType:
		if x.UnaryExpression != nil && r.fn.HasMistyped(x.UnaryExpression) {
			e, err := r.expr(x.UnaryExpression)
			if err != nil {
				return nil, err
			}
			return numberOf(cc.Int64Value(e.Type().Size), stencil.Size), nil
		}
		if !r.fn.knownSizes(x) {
			return nil, &nestError{}
		}
		return r.constant(x)
	}
	return nil, r.fail(codePointer, x, "an address is used as a value in a parallel loop").
		way(r, x, "pass it to a function of this file, or use the variable itself")
}

func (r *exprReader) cast(x *cc.CastExpression) (stencil.Expr, error) {
	if c := narrowedConstant(x); c != nil {
		return c, nil
	}
	t, err := r.fn.scalarType(x.Type())
	if err != nil {
		return nil, r.failType(x, "the result of this conversion", err)
	}
	if c := offsetInStruct(x, t); c != nil {
		return c, nil
	}
	e, err := r.expr(x.CastExpression)
	if err != nil {
		return nil, err
	}
	return &stencil.Cast{X: e, T: t}, nil
}

func (r *exprReader) binary(op string, x, y cc.ExpressionNode) (stencil.Expr, error) {
	if e, ok, err := r.pointees.between(op, x, y); ok || err != nil {
		return e, err
	}
	left, err := r.expr(x)
	if err != nil {
		return nil, err
	}
	right, err := r.expr(y)
	if err != nil {
		return nil, err
	}
	return folded(stencil.NewBinary(op, left, right)), nil
}
