package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// carried is a scalar that is declared outside the nest and written in it. What
// becomes of it is decided when the body has been read: the nest's clauses say
// what is meant, the uses whether that is so.
type outerScalar struct {
	decl *cc.Declarator
	sym  *stencil.Symbol
}

// findCarried gives the scalars from outside that the body writes, and those in
// a reduction clause, a symbol each. Bounds have been read before.
func (r *nestReader) findOuterScalars(body cc.Node) error {
	own := map[*cc.Declarator]bool{}
	ccwalk.Nodes(body, func(n cc.Node) bool {
		if d, _ := parser.Declared(n); d != nil {
			own[d] = true
		}
		return true
	})
	var err error
	refused := map[*cc.Declarator]bool{}
	carry := func(d *cc.Declarator, n cc.Node) {
		if failed := r.carry(d, n); failed != nil {
			err, refused[d] = failed, true
		}
	}
	ccwalk.Nodes(body, func(n cc.Node) bool {
		for _, target := range writtenBy(n) {
			if d := variable(target); d != nil && !own[d] && r.inside[d] == nil && !refused[d] && !r.privatePointer(d, body) {
				carry(d, target)
			}
		}
		return true
	})
	for _, d := range r.reduced {
		if r.inside[d] == nil && !refused[d] {
			carry(d, body)
		}
	}
	return err
}

// writtenBy is what n assigns to, the second results of math functions included.
func writtenBy(n cc.Node) []cc.ExpressionNode {
	switch x := n.(type) {
	case *cc.AssignmentExpression:
		if x.Case != cc.AssignmentExpressionCond {
			return []cc.ExpressionNode{x.UnaryExpression}
		}
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
			return []cc.ExpressionNode{x.PostfixExpression}
		case cc.PostfixExpressionCall:
			return resultsOf(x)
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionInc || x.Case == cc.UnaryExpressionDec {
			return []cc.ExpressionNode{x.UnaryExpression}
		}
	}
	return nil
}

// resultsOf are the variables x of the arguments &x of a math function.
func resultsOf(call *cc.PostfixExpression) []cc.ExpressionNode {
	callee, ok := unparen(call.PostfixExpression).(*cc.PrimaryExpression)
	if !ok || callee.Case != cc.PrimaryExpressionIdent {
		return nil
	}
	if _, _, ok := mathSignature(callee.Token.SrcStr()); !ok {
		return nil
	}
	var list []cc.ExpressionNode
	for _, n := range arguments(call) {
		if u, ok := unparen(n).(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionAddrof {
			list = append(list, u.CastExpression)
		}
	}
	return list
}

// carry makes the symbol of an outer variable that is written at n.
func (r *nestReader) carry(d *cc.Declarator, n cc.Node) error {
	if r.outer[d] != nil {
		return r.fail(codeBounds, n, "'%s' is part of a bound of the parallel loops, which have their values on entry, and cannot be written in the body", d.Name())
	}
	if d.Type().Kind() == cc.Array {
		return nil // not a scalar: its elements are a grid's
	}
	t, err := r.scalarType(d.Type())
	if d.IsVolatile() || d.IsAtomic() {
		return r.failType(n, "'"+d.Name()+"'", qualified(d))
	}
	if err != nil || d.Type().Kind() == cc.Ptr {
		return r.fail(codeType, n, "'%s' is %s, which cannot be written in a kernel", d.Name(), describeErr(err, d.Type()))
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Local, Host: d.Name(), Span: r.SpanAt(d)}
	r.inside[d] = sym
	r.outerScalars = append(r.outerScalars, &outerScalar{decl: d, sym: sym})
	return nil
}

// note remembers where a carried variable is used, for messages.
func (r *nestReader) note(v *stencil.Var, n cc.Node) *stencil.Var {
	for _, c := range r.outerScalars {
		if c.sym == v.Sym {
			r.usedAt[v] = r.SpanAt(n)
		}
	}
	return v
}

// placeOf is where a carried variable is used; code that was made of several
// uses stands for the whole nest.
func (r *nestReader) placeOf(v *stencil.Var) source.Span {
	if at := r.usedAt[v]; at.IsValid() {
		return at
	}
	return r.sweep.Directive
}

// settleCarried decides for each carried variable whether it is a reduction or private
// to the iteration; one that is neither is an error.
func (r *nestReader) classifyScalars() error {
	var err error
	r.findArgmax()
	r.untanglePairs(r.sweep.Body)
	for _, c := range r.outerScalars {
		d := c.decl
		one := error(nil)
		switch {
		case r.reductionOf[d] != nil:
			one = r.reduction(c, r.reductionOf[d])
		case r.private[d]:
			one = r.privateScalar(c)
		default:
			one = r.unclaimed(c)
		}
		if err == nil {
			err = one
		}
	}
	return err
}

// privateScalar is a variable of which every iteration has its own: it must be
// written before it is read. Where it is read after the nest, it has the last
// iteration's value.
func (r *nestReader) privateScalar(c *outerScalar) error {
	early, always := stencil.AssignedFirst(r.sweep.Body, c.sym)
	if early != nil {
		return r.failAt(codePrivate, r.placeOf(early), "'%s' is private, but an iteration may read it here before it writes it", c.sym.Host).
			out(r, "assign '%s' on every path to this place; if a value goes from iteration to iteration, the loop is not parallel unless it is a reduction", c.sym.Host)
	}
	use := r.usedAfter(c.decl)
	switch {
	case use == nil:
	case always:
		r.leaveLast(c)
	default:
		r.fail(codeLast, use, "'%s' is used after the parallel loop in which it is private, and not every iteration writes it", c.sym.Host)
		return r.insteadOf(&nestError{}, c, source.Span{}, "assign '"+c.sym.Host+"' in every iteration, so that the last one's value is known, or declare it inside the loop")
	}
	r.privates = append(r.privates, c.sym)
	return nil
}

// leaveLast keeps the last value of a private variable that every iteration
// writes. Where the bounds of inner loops say which iterations there are, every
// one leaves its value, and of all the last stays.
func (r *nestReader) leaveLast(c *outerScalar) {
	if len(r.realBounds) == 0 {
		r.sweep.Last = append(r.sweep.Last, c.sym)
		return
	}
	part := &stencil.Symbol{Name: r.localName(c.sym.Name + "_left"), Type: c.sym.Type, Role: stencil.Part, Span: c.sym.Span}
	at := &stencil.Symbol{Name: r.localName(c.sym.Name + "_at"), Type: stencil.LongLong, Role: stencil.Part}
	r.sweep.Reductions = append(r.sweep.Reductions, &stencil.Reduction{Op: "last", Part: part, Host: c.sym.Host, T: c.sym.Type, At: at})
	set := func(to *stencil.Symbol, e stencil.Expr) stencil.Stmt {
		return &stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: to}, Op: "=", RHS: e}}
	}
	r.sweep.Body = append(r.sweep.Body, &stencil.If{
		Cond: stencil.NewBinary(">", stencil.Iteration{}, &stencil.Var{Sym: at}),
		Then: []stencil.Stmt{set(part, &stencil.Var{Sym: c.sym}), set(at, stencil.Iteration{})}})
}

// unclaimed reports a variable that no clause names, with the clause that fits.
func (r *nestReader) unclaimed(c *outerScalar) error {
	name := c.sym.Host
	at := r.firstWrite(c.sym)
	if clause := r.first[c.decl]; clause.IsValid() {
		return r.failAt(codeClause, at, "'%s' is firstprivate, which is for variables that the loop only reads, and is written here", name).
			out(r, "if every iteration writes it before reading it, write private(%s); to combine all iterations, reduction(op: %s)", name, name)
	}
	if clause := r.shared[c.decl]; clause.IsValid() {
		return r.failAt(codeClause, at, "'%s' is shared, but every iteration writes it", name).
			out(r, "name it in private(%s) or reduction(op: %s) instead", name, name)
	}
	m := r.failAt(codeScalar, at, "'%s' is declared outside the parallel loop and written in it: every iteration would have its own", name)
	if op := r.guessReduction(c); op != "" {
		return m.out(r, "every iteration contributes to it: add reduction(%s: %s)", op, name)
	}
	early, _ := stencil.AssignedFirst(r.sweep.Body, c.sym)
	if early == nil {
		return r.insteadOf(m, c, source.Span{}, "each iteration writes it first: add private("+name+"), or declare it inside the loop")
	}
	return r.insteadOf(m, c, r.placeOf(early), "here an iteration reads what an earlier one left in '"+name+"', so the iterations have an order and cannot run in parallel")
}

// firstWrite is the place of the first assignment to sym in the body.
func (r *nestReader) firstWrite(sym *stencil.Symbol) source.Span {
	var at source.Span
	stencil.VisitExprs(r.sweep.Body, func(e stencil.Expr) {
		var target stencil.Expr
		switch e := e.(type) {
		case *stencil.Assign:
			target = e.LHS
		case *stencil.IncDec:
			target = e.X
		}
		if v, ok := target.(*stencil.Var); ok && v.Sym == sym && !at.IsValid() {
			at = r.usedAt[v]
		}
	})
	if !at.IsValid() {
		return r.sweep.Directive
	}
	return at
}

// privateDecls declares the private variables at the top of the body.
func (r *nestReader) privateDecls() []stencil.Stmt {
	var list []stencil.Stmt
	for _, sym := range r.privates {
		list = append(list, &stencil.Decl{Sym: sym})
	}
	return list
}

// findSerialIndices makes the indices of serial loops that are declared outside
// the nest private to each iteration, as C programs that declare all indices at
// the top mean it, unless a clause says something else of them.
func (r *nestReader) findSerialIndices(s *cc.Statement) {
	ccwalk.Nodes(s, func(n cc.Node) bool {
		it, ok := n.(*cc.IterationStatement)
		if !ok || it.Case != cc.IterationStatementFor {
			return true
		}
		if h := headerOf(it); h.init != nil {
			as, ok := single(h.init).(*cc.AssignmentExpression)
			if ok && as.Case == cc.AssignmentExpressionAssign {
				d := variable(as.UnaryExpression)
				if d != nil && r.inside[d] == nil && cc.IsIntegerType(d.Type()) && !r.first[d].IsValid() && !r.shared[d].IsValid() {
					r.private[d] = true
				}
			}
		}
		return true
	})
}
