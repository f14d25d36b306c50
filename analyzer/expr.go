package analyzer

import (
	"strconv"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// expr reads an expression of the nest.
func (r *nestReader) expr(n cc.ExpressionNode) (stencil.Expr, error) {
	e, err := r.exprOf(n)
	if err != nil {
		return nil, err
	}
	return e, r.checkType(n, e)
}

// checkType compares the type that the IR gives an expression with the front
// end's, so that a slip of either cannot change a rounding in silence.
func (r *nestReader) checkType(n cc.ExpressionNode, e stencil.Expr) error {
	want, err := r.valueType(n.Type())
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
	if !got.Same(want) && !(got.Promote().Same(want.Promote()) && got.IsInteger()) {
		panic("analyzer: '" + stencil.Formatter{}.Expr(e) + "' has type " + got.String() + ", and in C " + want.String())
	}
	return nil
}

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

func (r *nestReader) exprOf(n cc.ExpressionNode) (stencil.Expr, error) {
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

func (r *nestReader) primary(x *cc.PrimaryExpression) (stencil.Expr, error) {
	switch x.Case {
	case cc.PrimaryExpressionIdent:
		return r.identifier(x)
	case cc.PrimaryExpressionInt, cc.PrimaryExpressionFloat, cc.PrimaryExpressionChar:
		return r.constant(x)
	case cc.PrimaryExpressionExpr:
		return r.exprOf(x.ExpressionList)
	case cc.PrimaryExpressionStmt:
		return nil, r.fail(codeBody, x, "a statement expression ({...}) cannot stand in a parallel loop").
			way(r, x, "write its statements before the one that uses its value")
	case cc.PrimaryExpressionString, cc.PrimaryExpressionLString:
		return nil, r.fail(codeBody, x, "a string cannot be used in a kernel")
	case cc.PrimaryExpressionGeneric:
		if as := x.GenericSelection.Associated(); as != nil {
			return r.expr(as.AssignmentExpression)
		}
	}
	return nil, r.fail(codeBody, x, "this expression is not translated")
}

// constant keeps the literal's spelling; a character is an int in C and a char
// in C++, so it is printed as a number.
func (r *nestReader) constant(n cc.ExpressionNode) (stencil.Expr, error) {
	t, err := r.scalarType(n.Type())
	if err != nil {
		return nil, r.failType(n, "this constant", err)
	}
	c := &stencil.Const{T: t}
	switch v := n.Value().(type) {
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
	if p, ok := n.(*cc.PrimaryExpression); ok && p.Case != cc.PrimaryExpressionChar {
		if spelled := p.Token.SrcStr(); spelled != "" {
			c.Text = spelled
		}
	}
	if c.Text == "" {
		return nil, r.fail(codeBody, n, "this constant is not translated")
	}
	return c, nil
}

// enumerator keeps the name of a constant that the kernel, above the function,
// can see; others are numbers.
func (r *nestReader) enumerator(x *cc.PrimaryExpression, e *cc.Enumerator) (stencil.Expr, error) {
	n, err := r.constant(x)
	if err != nil {
		return nil, err
	}
	c := n.(*stencil.Const)
	atFile := false
	for _, have := range r.AST.Scope.Nodes[e.Token.SrcStr()] {
		atFile = atFile || have == cc.Node(e)
	}
	later := r.Main(e) && e.Position().Offset > r.def.Position().Offset
	if c.Int != nil && (!atFile || later) {
		c.Text = intText(*c.Int, c.T)
	}
	return c, nil
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

// identifier is a local, an index, an enumerator, or a scalar from outside.
func (r *nestReader) identifier(x *cc.PrimaryExpression) (stencil.Expr, error) {
	switch d := x.ResolvedTo().(type) {
	case *cc.Enumerator:
		return r.enumerator(x, d)
	case *cc.Declarator:
		if e, ok := r.values[d]; ok {
			return e, nil
		}
		if sym := r.inside[d]; sym != nil {
			if len(sym.Dims) > 0 {
				return nil, r.fail(codeArray, x, "the local array '%s' is used without a subscript", sym.Name)
			}
			if e := r.aliases[sym]; e != nil && r.inSubscript > 0 {
				return e, nil
			}
			return r.note(&stencil.Var{Sym: sym}, x), nil
		}
		if k := d.Type().Kind(); k == cc.Ptr || k == cc.Array || k == cc.Function {
			return nil, r.fail(codeArray, x, "'%s' is used without all its subscripts", d.Name())
		}
		return r.outerScalar(x, d)
	}
	return nil, r.fail(codeBody, x, "'%s' is not translated", x.Token.SrcStr())
}

// outerScalar is a variable declared outside the nest: a parameter of the kernel.
func (r *nestReader) outerScalar(x cc.ExpressionNode, d *cc.Declarator) (stencil.Expr, error) {
	if sym := r.outer[d]; sym != nil {
		return &stencil.Var{Sym: sym}, nil
	}
	if r.inside[d] != nil { // identifier knows it; so a function of file scope reads it
		return nil, r.fail(codeFunction, x, "a function that is called here reads '%s', which the parallel loop writes", d.Name()).
			way(r, x, "pass '%s' as an argument", d.Name())
	}
	if r.private[d] {
		return nil, r.fail(codeScalar, x, "'%s' is private, but an iteration reads it before it writes it", d.Name())
	}
	if err := r.visible(x, d); err != nil {
		return nil, err
	}
	t, err := r.valueType(d.Type())
	if d.IsVolatile() || d.IsAtomic() {
		err = qualified(d)
	}
	if err != nil {
		return nil, r.failType(x, "'"+d.Name()+"'", err)
	}
	if r.device != nil {
		r.device.globals = append(r.device.globals, d)
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Param, Host: d.Name(), Span: r.SpanAt(d)}
	if v, ok := r.constantValue(d); ok {
		sym.Const = &v
	}
	r.outer[d] = sym
	r.sweep.Params = append(r.sweep.Params, sym)
	return &stencil.Var{Sym: sym}, nil
}

// constantValue is the value of a const integer with a constant initialiser.
func (r *nestReader) constantValue(d *cc.Declarator) (int64, bool) {
	if !d.IsConst() && !d.Type().Attributes().IsConst() {
		return 0, false
	}
	init := r.Initializer(d)
	if init == nil || init.Case != cc.InitializerExpr || !cc.IsIntegerType(d.Type()) {
		return 0, false
	}
	v, ok := init.AssignmentExpression.Value().(cc.Int64Value)
	return int64(v), ok
}

func (r *nestReader) unary(x *cc.UnaryExpression) (stencil.Expr, error) {
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
		return r.constant(x)
	}
	return nil, r.fail(codePointer, x, "an address is used as a value in a parallel loop").
		way(r, x, "pass it to a function of this file, or use the variable itself")
}

func (r *nestReader) cast(x *cc.CastExpression) (stencil.Expr, error) {
	e, err := r.expr(x.CastExpression)
	if err != nil {
		return nil, err
	}
	t, err := r.scalarType(x.Type())
	if err != nil {
		return nil, r.failType(x, "the result of this conversion", err)
	}
	return &stencil.Cast{X: e, T: t}, nil
}

func (r *nestReader) binary(op string, x, y cc.ExpressionNode) (stencil.Expr, error) {
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

// logical reads && and ||, whose right operand may not be evaluated.
func (r *nestReader) logical(op string, x, y cc.ExpressionNode) (stencil.Expr, error) {
	left, err := r.expr(x)
	if err != nil {
		return nil, err
	}
	right, before, err := r.conditionally(stencil.Guard{Cond: left, Not: op == "||"}, y)
	if err != nil {
		return nil, err
	}
	if len(before) == 0 {
		return stencil.NewBinary(op, left, right), nil
	}
	value, err := r.hoist(y, truth(left), "holds")
	if err != nil {
		return nil, err
	}
	r.stable[value.(*stencil.Var).Sym] = false
	set := &stencil.Assign{LHS: value, Op: "=", RHS: truth(right)}
	cond := value
	if op == "||" {
		cond = stencil.NewUnary("!", value)
	}
	r.pending = append(r.pending, &stencil.If{Cond: cond, Then: append(before, &stencil.ExprStmt{X: set})})
	return value, nil
}

// truth is 0 or 1, as e is false or true.
func truth(e stencil.Expr) stencil.Expr {
	switch x := e.(type) {
	case *stencil.Binary:
		switch x.Op {
		case "==", "!=", "<", ">", "<=", ">=", "&&", "||":
			return e
		}
	case *stencil.Unary:
		if x.Op == "!" {
			return e
		}
	}
	return stencil.NewBinary("!=", e, stencil.NewInt(0))
}

func (r *nestReader) conditional(x *cc.ConditionalExpression) (stencil.Expr, error) {
	cond, err := r.expr(x.LogicalOrExpression)
	if err != nil {
		return nil, err
	}
	if x.ExpressionList == nil {
		return r.elvis(x, cond)
	}
	then, beforeThen, err := r.conditionally(stencil.Guard{Cond: cond}, x.ExpressionList)
	if err != nil {
		return nil, err
	}
	other, beforeOther, err := r.conditionally(stencil.Guard{Cond: cond, Not: true}, x.ConditionalExpression)
	if err != nil {
		return nil, err
	}
	if len(beforeThen)+len(beforeOther) == 0 {
		return stencil.NewCond(cond, then, other), nil
	}
	return r.choice(x, stencil.NewCond(cond, then, other), beforeThen, beforeOther)
}

// choice is c ? a : b where a or b needs statements of its own.
func (r *nestReader) choice(n cc.Node, e *stencil.Cond, beforeX, beforeY []stencil.Stmt) (stencil.Expr, error) {
	if e.T.Kind == stencil.Void {
		r.pending = append(r.pending, &stencil.If{Cond: e.C, Then: beforeX, Else: beforeY})
		return e.X, nil
	}
	sym := &stencil.Symbol{Name: r.localName("chosen"), Type: e.T, Role: stencil.Local, Span: r.SpanAt(n)}
	value := &stencil.Var{Sym: sym}
	set := func(x stencil.Expr) stencil.Stmt {
		return &stencil.ExprStmt{X: &stencil.Assign{LHS: value, Op: "=", RHS: x}}
	}
	r.pending = append(r.pending, &stencil.Decl{Sym: sym},
		&stencil.If{Cond: e.C, Then: append(beforeX, set(e.X)), Else: append(beforeY, set(e.Y))})
	return value, nil
}

// elvis is GNU's a ?: b.
func (r *nestReader) elvis(x *cc.ConditionalExpression, cond stencil.Expr) (stencil.Expr, error) {
	if hasEffect(cond) {
		return nil, r.fail(codeSideEffects, x, "the condition of 'a ?: b' has a side effect: write it before the statement")
	}
	other, before, err := r.conditionally(stencil.Guard{Cond: cond, Not: true}, x.ConditionalExpression)
	if err != nil {
		return nil, err
	}
	if len(before) > 0 {
		return r.choice(x, stencil.NewCond(cond, cond, other), nil, before)
	}
	return stencil.NewCond(cond, cond, other), nil
}

// comma reads a, b. What b needs in front of it stands behind a.
func (r *nestReader) comma(x *cc.ExpressionList) (stencil.Expr, error) {
	e, err := r.expr(x.AssignmentExpression)
	for l := x.ExpressionList; l != nil && err == nil; l = l.ExpressionList {
		outer := r.pending
		r.pending = nil
		var next stencil.Expr
		next, err = r.expr(l.AssignmentExpression)
		if len(r.pending) == 0 {
			r.pending = outer
			e = &stencil.Comma{X: e, Y: next}
			continue
		}
		if hasEffect(e) {
			outer = append(outer, &stencil.ExprStmt{X: e})
		}
		r.pending = append(outer, r.pending...)
		e = next
	}
	return e, err
}

// assignment reads = and the compound assignments.
func (r *nestReader) assignment(x *cc.AssignmentExpression) (stencil.Expr, error) {
	rhs, err := r.expr(x.AssignmentExpression)
	if err != nil {
		return nil, err
	}
	op := x.Token.SrcStr()
	lhs, err := r.target(x.UnaryExpression, op != "=")
	if err != nil {
		return nil, err
	}
	return &stencil.Assign{LHS: lhs, Op: op, RHS: rhs}, nil
}

func (r *nestReader) incDec(x cc.ExpressionNode, op string, post bool) (stencil.Expr, error) {
	e, err := r.target(x, true)
	if err != nil {
		return nil, err
	}
	if e.Type().Kind == stencil.Bool {
		return nil, r.fail(codeBody, x, "C++ has no '%s' for _Bool: write an assignment", op)
	}
	return &stencil.IncDec{X: e, Op: op, Post: post}, nil
}

// target reads an expression that is written, and read too where alsoRead is set.
func (r *nestReader) target(n cc.ExpressionNode, alsoRead bool) (stencil.Expr, error) {
	n = unparen(n)
	if isObject(n) {
		return r.objectTarget(n, alsoRead)
	}
	x, ok := n.(*cc.PrimaryExpression)
	if !ok || x.Case != cc.PrimaryExpressionIdent {
		return nil, r.fail(codeScalar, n, "this is not a variable or an array element that a parallel loop can write")
	}
	d, ok := x.ResolvedTo().(*cc.Declarator)
	if !ok {
		return nil, r.fail(codeScalar, n, "'%s' cannot be written", x.Token.SrcStr())
	}
	return r.writtenScalar(x, d)
}

// isObject reports whether n has a subscript, a member or a dereference.
func isObject(n cc.ExpressionNode) bool {
	switch x := n.(type) {
	case *cc.PostfixExpression:
		return x.Case == cc.PostfixExpressionIndex || x.Case == cc.PostfixExpressionSelect || x.Case == cc.PostfixExpressionPSelect
	case *cc.UnaryExpression:
		return x.Case == cc.UnaryExpressionDeref
	}
	return false
}

// objectTarget is an element or member that is written.
func (r *nestReader) objectTarget(n cc.ExpressionNode, alsoRead bool) (stencil.Expr, error) {
	if x, ok := n.(*cc.PostfixExpression); ok && x.Case != cc.PostfixExpressionIndex {
		lv, outer, err := r.outerLvalue(x)
		if err != nil {
			return nil, err
		}
		if outer {
			return nil, r.fail(codeScalar, n, "'%s' is declared outside the parallel loop and written in it: every iteration would have its own", lv.text).
				way(r, n, "use a variable that is declared inside the loop")
		}
	}
	p, err := r.objectAt(n)
	if err != nil {
		return nil, err
	}
	if p.root != nil {
		r.record(p.root, p.path, alsoRead, true)
	}
	return p.object, nil
}

// unparen strips parentheses.
func unparen(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		p, ok := n.(*cc.PrimaryExpression)
		if !ok || p.Case != cc.PrimaryExpressionExpr {
			return n
		}
		l, ok := p.ExpressionList.(*cc.ExpressionList)
		if ok && l.ExpressionList != nil {
			return n
		}
		if ok {
			n = l.AssignmentExpression
		} else {
			n = p.ExpressionList
		}
	}
}

// writtenScalar is a scalar on the left of an assignment: the nest's own, or
// one from outside that findCarried gave a symbol.
func (r *nestReader) writtenScalar(x *cc.PrimaryExpression, d *cc.Declarator) (stencil.Expr, error) {
	sym := r.inside[d]
	if sym == nil && (r.frame.def != nil || r.device != nil) {
		return nil, r.fail(codeFunction, x, "a function that is called in a parallel loop writes '%s', which all iterations share", d.Name()).
			way(r, x, "return the value instead")
	}
	if sym == nil {
		return nil, r.fail(codeScalar, x, "'%s' cannot be written in a parallel loop", d.Name())
	}
	if sym.Role == stencil.Index {
		return nil, r.fail(codeScalar, x, "'%s' is the index of a parallel loop and cannot be written in its body", d.Name())
	}
	return r.note(&stencil.Var{Sym: sym}, x), nil
}

// way adds the way out to the message just reported.
func (e *nestError) way(r *nestReader, n cc.Node, format string, args ...any) error {
	last := r.msgs.Messages[len(r.msgs.Messages)-1]
	last.Note(r.SpanAt(n), format, args...)
	return e
}

// out adds the way out to the message just reported.
func (e *nestError) out(r *nestReader, format string, args ...any) error {
	return e.outAt(r, source.Span{}, format, args...)
}

// outAt is out with the place that it is about.
func (e *nestError) outAt(r *nestReader, at source.Span, format string, args ...any) error {
	r.msgs.Messages[len(r.msgs.Messages)-1].Note(at, format, args...)
	return e
}
