// Cursors: locals that serial loops move on by constants, as in q[at++] or *p++. In each iteration of such a loop a cursor has
// moved by so many steps from where it stood in front of the loop. This file finds them.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/cint"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// cursorLoop is what a serial loop does to a cursor.
type cursorLoop struct {
	cursor *cc.Declarator
	by     int64 // what an iteration adds to it
	trips  int64 // how many iterations the loop makes, -1 if that is not constant
}

// cursorFinder looks at what the block that declares a variable does to it.
type cursorFinder struct {
	bounds *boundReader
	d      *cc.Declarator
	loops  map[*cc.IterationStatement]cursorLoop
	by     int64 // what the part read so far of an iteration adds
	gone   bool  // it has no value that is known
}

// eachDeclared calls f for the variables that a block itself declares, with the items from the declaration on.
func eachDeclared(s *cc.CompoundStatement, f func(i *cc.InitDeclarator, from *cc.BlockItemList)) {
	for l := s.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItem.Case != cc.BlockItemDecl || l.BlockItem.Declaration.Case != cc.DeclarationDecl {
			continue
		}
		for i := l.BlockItem.Declaration.InitDeclaratorList; i != nil; i = i.InitDeclaratorList {
			f(i.InitDeclarator, l)
		}
	}
}

// find notes the cursors among the locals that a block declares, and their loops. It returns what the block starts with.
func (r *cursorReader) find(s *cc.CompoundStatement) (starts []stencil.Stmt) {
	r.findIndices(s)
	if r.device != nil {
		return nil
	}
	eachDeclared(s, func(i *cc.InitDeclarator, from *cc.BlockItemList) {
		r.consider(i.Declarator, from, false)
		starts = append(starts, r.findWalker(i.Declarator, s, s)...)
	})
	var others []*cc.Declarator // parameters, or from outside the nest
	for d, block := range r.pointees.pointers {
		if block == s && r.cursors[d] == nil && r.walkers[d] == nil {
			others = append(others, d)
		}
	}
	slices.SortFunc(others, func(a, b *cc.Declarator) int { return r.fn.SpanAt(a).Off - r.fn.SpanAt(b).Off })
	for _, d := range others {
		r.consider(d, s.BlockItemList, r.frame.def == nil)
		starts = append(starts, r.findWalker(d, s, s)...)
	}
	return starts
}

// privateCounter lets a counter from outside the nest be each iteration's own: one that is private, that the body sets before it uses
// it, and that nothing uses after the nest. false where it is not known to be, or does not move in a loop.
func (r *cursorReader) privateCounter(d *cc.Declarator, body cc.Node) bool {
	s, ok := body.(*cc.Statement)
	isPrivate := r.clauses.private[d] || r.bounds.between[d]
	if !ok || s.Case != cc.StatementCompound || d.Type().Kind() == cc.Ptr || !isPrivate || r.device != nil || r.scalars.outer[d] != nil {
		return false
	}
	if r.isUsedLater(d) {
		return false
	}
	if r.consider(d, s.CompoundStatement.BlockItemList, true); r.cursors[d] == nil {
		return false
	}
	t, err := r.fn.scalarType(d.Type())
	if err != nil {
		return false
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Local, Span: r.fn.SpanAt(d)}
	r.inside[d] = sym
	r.locals.holds(sym, nil)
	r.bounds.prologue = append(r.bounds.prologue, &stencil.Decl{Sym: sym})
	return true
}

// consider notes d if it is a cursor in these items of a block. unset says that it has no value yet; else the first one declares it.
func (r *cursorReader) consider(d *cc.Declarator, items *cc.BlockItemList, unset bool) {
	for it, list := range r.loops { // a function may be read again
		r.loops[it] = slices.DeleteFunc(list, func(l cursorLoop) bool { return l.cursor == d })
	}
	delete(r.cursors, d)
	isCounter := cc.IsIntegerType(d.Type()) && d.Type().Size() >= 4 && d.Type().Kind() != cc.Enum
	if !r.fn.changes(d) || !isCounter && d.Type().Kind() != cc.Ptr || d.AddressTaken() || d.IsStatic() || d.IsExtern() || d.IsVolatile() || d.IsAtomic() || d.IsTypename() {
		return
	}
	if hasLabel(items) { // a jump may lead in between
		return
	}
	f := cursorFinder{bounds: r.bounds, d: d, loops: map[*cc.IterationStatement]cursorLoop{}, gone: unset}
	if !f.items(items, true) || len(f.loops) == 0 {
		return
	}
	r.cursors[d] = map[cc.Node]bool{}
	for it, l := range f.loops {
		r.loops[it] = append(r.loops[it], l)
		slices.SortFunc(r.loops[it], func(a, b cursorLoop) int { return r.fn.SpanAt(a.cursor).Off - r.fn.SpanAt(b.cursor).Off })
	}
}

// items reports whether statements do to the variable what they may. outermost is set in the block that declares it.
func (f *cursorFinder) items(l *cc.BlockItemList, outermost bool) bool {
	for ; l != nil; l = l.BlockItemList {
		b := l.BlockItem
		set := outermost && b.Case == cc.BlockItemStmt && f.sets(b.Statement)
		switch {
		case set:
			f.gone = false
		case f.gone && names(b, f.d):
			return false
		case writesIn(b, f.d) == 0:
		case b.Case == cc.BlockItemStmt && !f.statement(b.Statement, outermost):
			return false
		case b.Case != cc.BlockItemStmt && !f.steps(b):
			return false
		}
	}
	return true
}

// sets reports whether a statement is d = e with another e.
func (f *cursorFinder) sets(s *cc.Statement) bool {
	a := assignmentOf(s)
	return a != nil && a.Case == cc.AssignmentExpressionAssign && maybeVariable(a.UnaryExpression) == f.d && !names(a.AssignmentExpression, f.d)
}

// assignmentOf is the assignment that a statement is, nil for other statements.
func assignmentOf(s *cc.Statement) *cc.AssignmentExpression {
	if s.Case != cc.StatementExpr || s.ExpressionStatement.ExpressionList == nil {
		return nil
	}
	a, _ := ccwalk.Unparen(s.ExpressionStatement.ExpressionList).(*cc.AssignmentExpression)
	return a
}

func (f *cursorFinder) statement(s *cc.Statement, outermost bool) bool {
	switch {
	case writesIn(s, f.d) == 0:
		return true
	case s.Case == cc.StatementExpr:
		for _, part := range commaParts(s.ExpressionStatement.ExpressionList) {
			if !f.expression(part) {
				return false
			}
		}
		return true
	case s.Case == cc.StatementIteration && s.IterationStatement.Case != cc.IterationStatementWhile && s.IterationStatement.Case != cc.IterationStatementDo:
		return f.loop(s.IterationStatement, outermost)
	}
	return false
}

// expression is a part of a statement: a step of d, or something with one in it.
func (f *cursorFinder) expression(n cc.ExpressionNode) bool {
	if writesIn(n, f.d) == 0 {
		return true
	}
	if step := f.bounds.constantStep(n, f.d); step != 0 {
		f.by += step
		return true
	}
	return f.steps(n)
}

// steps reports whether n names d once, as d++ or the like, and always evaluates that.
func (f *cursorFinder) steps(n cc.Node) bool {
	uses, step, always := 0, int64(0), true
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case == cc.PrimaryExpressionStmt {
				always = false
			} else if ccwalk.Variable(x) == f.d {
				uses++
			}
		case *cc.LogicalAndExpression, *cc.LogicalOrExpression, *cc.ConditionalExpression:
			always = always && !names(n, f.d)
		case *cc.UnaryExpression:
			always = always && (x.Case != cc.UnaryExpressionSizeofExpr && x.Case != cc.UnaryExpressionAlignofExpr || !names(n, f.d))
			step += f.byOne(x)
		case *cc.PostfixExpression:
			step += f.byOne(x)
		case *cc.TypeSpecifier:
			always = always && !names(n, f.d)
		}
		return true
	})
	f.by += step
	return uses == 1 && step != 0 && always
}

// byOne is what ++ or -- adds to d, 0 for other expressions.
func (f *cursorFinder) byOne(n cc.ExpressionNode) int64 {
	target, by, sign := pointerStep(n)
	if target == nil || by != nil || maybeVariable(target) != f.d {
		return 0
	}
	return int64(sign)
}

// loop reports whether a serial loop is one that counts, and moves d by the same amount in each iteration.
func (f *cursorFinder) loop(it *cc.IterationStatement, outermost bool) bool {
	c, ok := f.bounds.countsSerially(it)
	if !ok || leavesEarly(it.Statement) || c.index == f.d || names(c.first, f.d) || names(c.bound, f.d) {
		return false
	}
	outer := f.by
	f.by = 0
	rest := 0
	for _, part := range commaParts(headerOf(it).step) {
		if step := f.bounds.constantStep(part, f.d); step != 0 {
			f.by += step
		} else if rest++; names(part, f.d) {
			return false
		}
	}
	body := it.Statement
	if body.Case == cc.StatementCompound {
		ok = f.items(body.CompoundStatement.BlockItemList, false)
	} else {
		ok = f.statement(body, false)
	}
	l := cursorLoop{f.d, f.by, c.trips()}
	f.by = outer
	if !ok || rest == 0 || l.trips < 0 && !outermost && l.by != 0 {
		return false
	}
	f.loops[it] = l
	f.gone = l.trips < 0 && l.by != 0
	if l.trips > 0 {
		f.by += l.by * l.trips
	}
	return true
}

// serialCount is the header of a serial loop that counts by a constant.
type serialCount struct {
	index        *cc.Declarator
	first, bound cc.ExpressionNode
	step         int64
	loop         cint.Loop // without its ends
}

// countsSerially reads the header of a serial loop, whose index is of a type that does not wrap on the way. Beside its index the
// step may move others.
func (r *boundReader) countsSerially(it *cc.IterationStatement) (c serialCount, ok bool) {
	h := headerOf(it)
	switch {
	case h.cond == nil || h.step == nil:
		return c, false
	case it.Declaration != nil:
		i := it.Declaration.InitDeclaratorList
		if i == nil || i.InitDeclaratorList != nil || i.InitDeclarator.Initializer == nil || i.InitDeclarator.Initializer.Case != cc.InitializerExpr {
			return c, false
		}
		c.index, c.first = i.InitDeclarator.Declarator, i.InitDeclarator.Initializer.AssignmentExpression
	default:
		a := setsIndex(it)
		if a == nil {
			return c, false
		}
		c.index, c.first = maybeVariable(a.UnaryExpression), a.AssignmentExpression
	}
	if c.index == nil || c.index.AddressTaken() || changedIn(it.Statement)[c.index] {
		return c, false
	}
	for _, part := range commaParts(h.step) {
		if step := r.constantStep(part, c.index); step != 0 && c.step == 0 {
			c.step = step
		} else if names(part, c.index) {
			return c, false
		}
	}
	c.loop.Op, c.bound = r.loopCondition(h.cond, c.index)
	t, err := r.fn.scalarType(c.index.Type())
	if c.bound == nil || c.step == 0 || err != nil || !t.IsInteger() || t.Size < 4 {
		return c, false
	}
	bound, err := r.fn.scalarType(c.bound.Type())
	if err != nil || !bound.IsInteger() || hasAssignment(c.bound) || hasAssignment(c.first) {
		return c, false
	}
	c.loop.Index, c.loop.Compared, c.loop.Step = t.Integer(), stencil.Arithmetic(t, bound).Integer(), c.step
	return c, t.Integer().Signed || c.step*c.step == 1
}

// trips is how many iterations the loop makes, -1 if that is not constant.
func (c serialCount) trips() int64 {
	first, okFirst := ccwalk.Constant(c.first)
	bound, okBound := ccwalk.Constant(c.bound)
	c.loop.First, c.loop.Bound = c.loop.Index.Convert(first), c.loop.Compared.Convert(bound)
	run, ok := c.loop.Run()
	if !okFirst || !okBound || !ok || run.Trips > 1<<31 {
		return -1
	}
	return int64(run.Trips)
}

// commaParts are the operands of comma expressions.
func commaParts(n cc.ExpressionNode) []cc.ExpressionNode {
	x, ok := ccwalk.Unparen(n).(*cc.ExpressionList)
	if !ok {
		return []cc.ExpressionNode{n}
	}
	var list []cc.ExpressionNode
	for ; x != nil; x = x.ExpressionList {
		list = append(list, commaParts(x.AssignmentExpression)...)
	}
	return list
}
