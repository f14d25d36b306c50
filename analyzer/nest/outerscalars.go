// Which scalars from outside a nest writes, and what its clauses say of each: read from the C, handed to package scalar.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/analyzer/scalar"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// scalarReader reads scalars from outside the nest: parameters of the kernel, and those that the body writes.
type scalarReader struct {
	*nest
	clauses      *clauseReader
	bounds       *boundReader
	locals       *localReader
	pointees     *pointeeReader
	outer        map[*cc.Declarator]*stencil.Symbol // scalars from outside the nest
	members      map[gridKey]*stencil.Symbol        // scalar members from outside
	memberReads  []cc.ExpressionNode                // where
	holders      map[gridKey]*cc.PostfixExpression  // structs outside whose members are read
	outerScalars []*outerScalar                     // outer scalars that the body writes
	usedAt       map[*stencil.Var]source.Span       // where they are used
	privates     []*stencil.Symbol                  // those that are private, in order
	around       []blockAround                      // what blocksAround found
}

// outerScalar is a scalar that is declared outside the nest and written in it. What
// becomes of it package scalar decides when the body has been read: the nest's
// clauses say what is meant, the uses whether that is so.
type outerScalar struct {
	decl *cc.Declarator
	sym  *stencil.Symbol
}

// findOuterScalars gives the scalars from outside that the body writes, and those in
// a reduction clause, a symbol each. Bounds have been read before.
func (r *scalarReader) findOuterScalars(body cc.Node) error {
	own := map[*cc.Declarator]bool{}
	ccwalk.Nodes(body, func(n cc.Node) bool {
		if d, _ := parser.Declared(n); d != nil {
			own[d] = true
		}
		return true
	})
	var err error
	refused := map[*cc.Declarator]bool{}
	declare := func(d *cc.Declarator, n cc.Node) {
		if failed := r.declareOuter(d, n); failed != nil {
			err, refused[d] = failed, true
		}
	}
	ccwalk.Nodes(body, func(n cc.Node) bool {
		for _, target := range writtenBy(n) {
			if d := ccwalk.Variable(target); d != nil && !own[d] && r.inside[d] == nil && !refused[d] && !r.pointees.privatePointer(d, body) &&
				!r.pointees.cursors.privateCounter(d, body) && !r.pointees.cursors.privateIndex(d, body) {
				declare(d, target)
			}
		}
		return true
	})
	for _, d := range r.clauses.reduced {
		if r.inside[d] == nil && !refused[d] {
			declare(d, body)
		}
	}
	return err
}

// writtenBy is what n assigns to, the second results of math functions included.
func writtenBy(n cc.Node) []cc.ExpressionNode {
	if to := ccwalk.Assigned(n); to != nil {
		return []cc.ExpressionNode{to}
	}
	if x, ok := n.(*cc.PostfixExpression); ok && x.Case == cc.PostfixExpressionCall {
		return resultsOf(x)
	}
	return nil
}

// resultsOf are the variables x of the arguments &x of a math function.
func resultsOf(call *cc.PostfixExpression) []cc.ExpressionNode {
	if !slices.ContainsFunc(calleesOf(calleeOf(call)), func(callee *cc.PrimaryExpression) bool {
		_, _, ok := mathSignature(callee.Token.SrcStr())
		return ok
	}) {
		return nil
	}
	var list []cc.ExpressionNode
	for _, n := range arguments(call) {
		if u, ok := ccwalk.Unparen(n).(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionAddrof {
			list = append(list, u.CastExpression)
		}
	}
	return list
}

// declareOuter makes the symbol of an outer variable that is written at n.
func (r *scalarReader) declareOuter(d *cc.Declarator, n cc.Node) error {
	if r.outer[d] != nil {
		return r.fail(codeBounds, n, "'%s' is part of a bound of the parallel loops, which have their values on entry, and cannot be written in the body", d.Name()).
			way(r, n, "write a variable of another name that is declared in the body")
	}
	if d.Type().Kind() == cc.Array || slices.Contains(r.clauses.privateObjects, d) {
		return nil // not a scalar: its elements are a grid's, or each iteration has its own
	}
	t, err := r.fn.scalarType(d.Type())
	if d.IsVolatile() || d.IsAtomic() {
		return r.failType(n, "'"+d.Name()+"'", qualified(d))
	}
	if err != nil || d.Type().Kind() == cc.Ptr {
		failed := r.fail(codeType, n, "'%s' is %s, which cannot be written in a kernel", d.Name(), describeErr(err, d.Type()))
		if d.Type().Kind() == cc.Struct {
			return failed.way(r, n, "if each iteration writes all of it first, add private(%s), or declare it inside the loop", d.Name())
		}
		return failed.way(r, n, "declare it inside the loop")
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Local, Host: d.Name(), Addressed: isPointedTo(d), Span: r.fn.SpanAt(d)}
	r.inside[d] = sym
	r.outerScalars = append(r.outerScalars, &outerScalar{decl: d, sym: sym})
	return nil
}

// declarePrivateObjects gives the arrays and structs of private clauses that the body uses a
// symbol each: every iteration has its own.
func (r *statementReader) declarePrivateObjects(body cc.Node) (list []*outerScalar, err error) {
	for _, d := range r.clauses.privateObjects {
		if !names(body, d) {
			continue
		}
		s, err := r.local(d, nil)
		if err != nil {
			return nil, err
		}
		sym := s.(*stencil.Decl).Sym
		sym.Host = d.Name()
		list = append(list, &outerScalar{decl: d, sym: sym})
	}
	return list, nil
}

// classifyScalars decides what becomes of the scalars and private arrays of the
// body that was read.
func (r *scalarReader) classifyScalars(arrays []*outerScalar) error {
	private, ok := scalar.Classify(&scalar.Nest{Sweep: r.sweep, Scalars: r.variables(r.outerScalars), Arrays: r.variables(arrays),
		BoundingBox: len(r.bounds.realBounds) > 0, UsedAt: r.usedAt, NewName: r.localName, Messages: r.fn.msgs})
	if !ok {
		return &nestError{}
	}
	r.privates = private
	return nil
}

// judgeRead says what is wrong with the scalars of a nest that is refused for other reasons, so that one run says all: with those
// whose uses are known. Where a refused statement reads one, what is known is only that each iteration writes it before.
func (r *scalarReader) judgeRead(body []stencil.Stmt, arrays []*outerScalar, read *statementReader) {
	r.sweep.Body = r.lifter(nil).lift(body)
	var scalars []*outerScalar
	for _, o := range r.outerScalars {
		early, _ := stencil.AssignedFirst(r.sweep.Body, o.sym)
		changed := slices.ContainsFunc(read.refused, func(n cc.Node) bool { return changedIn(n)[o.decl] })
		if !namedIn(read.unread, o.decl) && !changed && (early == nil || !namedIn(read.refused, o.decl)) {
			scalars = append(scalars, o)
		}
	}
	r.outerScalars = scalars
	_ = r.classifyScalars(slices.DeleteFunc(slices.Clone(arrays), func(o *outerScalar) bool { return namedIn(read.unread, o.decl) || namedIn(read.refused, o.decl) }))
}

// namedIn reports whether d stands in one of several statements.
func namedIn(list []cc.Node, d *cc.Declarator) bool {
	return slices.ContainsFunc(list, func(n cc.Node) bool { return names(n, d) })
}

// readsOf stands for a refused statement: it reads the outer scalars that stand there.
func (r *scalarReader) readsOf(n cc.Node) (list []stencil.Stmt) {
	for _, o := range r.outerScalars {
		ccwalk.Nodes(n, func(n cc.Node) bool {
			if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent && p.ResolvedTo() == cc.Node(o.decl) {
				list = append(list, &stencil.ExprStmt{X: r.note(&stencil.Var{Sym: o.sym}, p)})
			}
			return true
		})
	}
	return list
}

// privateDecls declares the private variables at the top of the body.
func (r *scalarReader) privateDecls() []stencil.Stmt {
	var list []stencil.Stmt
	for _, sym := range r.privates {
		list = append(list, &stencil.Decl{Sym: sym})
	}
	return list
}

// variables are outer scalars or arrays with what clauses say of each and
// whether the program reads it after the nest.
func (r *scalarReader) variables(list []*outerScalar) []*scalar.Variable {
	var variables []*scalar.Variable
	for _, o := range list {
		variables = append(variables, &scalar.Variable{Sym: o.sym, Clause: r.clauses.clauseOf(o.decl), UsedAfter: func() (source.Span, bool) {
			if use := r.live().usedAfter(o.decl); use != nil {
				return r.fn.SpanAt(use), true
			}
			return source.Span{}, false
		}})
	}
	return variables
}

// clauseOf is what clauses say of d. The index of a serial loop is private
// without one.
func (r *clauseReader) clauseOf(d *cc.Declarator) scalar.Clause {
	switch reduction := r.reductionOf[d]; {
	case reduction != nil:
		return *reduction
	case r.private[d]:
		return scalar.Clause{Kind: scalar.Private, Span: r.clauseAt[d]}
	case r.first[d].IsValid():
		return scalar.Clause{Kind: scalar.FirstPrivate, Span: r.first[d]}
	case r.shared[d].IsValid():
		return scalar.Clause{Kind: scalar.Shared, Span: r.shared[d]}
	}
	return scalar.Clause{}
}

// note remembers where an outer scalar that the body writes is used, for messages.
func (r *scalarReader) note(v *stencil.Var, n cc.Node) *stencil.Var {
	for _, c := range r.outerScalars {
		if c.sym == v.Sym {
			r.usedAt[v] = r.fn.SpanAt(n)
		}
	}
	return v
}

// findSerialIndices makes the indices of serial loops that are declared outside
// the nest private to each iteration, as C programs that declare all indices at
// the top mean it, unless a clause says something else of them.
func (r *clauseReader) findSerialIndices(s *cc.Statement) {
	ccwalk.Nodes(s, func(n cc.Node) bool {
		it, ok := n.(*cc.IterationStatement)
		if !ok || it.Case != cc.IterationStatementFor {
			return true
		}
		if h := headerOf(it); h.init != nil {
			as, ok := ccwalk.Unparen(h.init).(*cc.AssignmentExpression)
			if ok && as.Case == cc.AssignmentExpressionAssign {
				d := ccwalk.Variable(as.UnaryExpression)
				if d != nil && r.inside[d] == nil && cc.IsIntegerType(d.Type()) && !r.first[d].IsValid() && !r.shared[d].IsValid() {
					r.private[d] = true
				}
			}
		}
		return true
	})
}
