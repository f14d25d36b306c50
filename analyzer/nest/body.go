// The statements of a nest's body, one function for each kind. Statements behind a refused one are read for their own
// messages.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// statementReader reads the statements of the body.
type statementReader struct {
	*nest
	clauses  *clauseReader
	locals   *localReader
	pointees *pointeeReader
	exprs    *exprReader
	tables   *tableReader
	cursors  *cursorReader
	refused  []cc.Node               // statements of which the body that was read has what they read of scalars only
	unread   []cc.Node               // statements of which it has nothing
	loops    int                     // serial loops around the statement
	switches int                     // switch statements around it, inside the innermost loop
	result   *cc.ExpressionStatement // the last one of a statement expression, whose value that has
}

// list reads a statement as a list; a compound statement's own scope is
// kept by Block only where it stands among others.
func (r *statementReader) list(s *cc.Statement) ([]stencil.Stmt, error) {
	defer func(outer *cc.CompoundStatement) { r.pointees.block = outer }(r.pointees.block)
	r.pointees.block = nil
	if s.Case != cc.StatementCompound {
		return r.locals.flushed(func() ([]stencil.Stmt, error) { return r.statement(s) })
	}
	return r.compound(s.CompoundStatement)
}

func (r *statementReader) compound(s *cc.CompoundStatement) ([]stencil.Stmt, error) {
	defer func(outer *cc.CompoundStatement, guards []stencil.Guard) {
		r.pointees.leavePointers(s)
		r.cursors.leave(s)
		r.pointees.block, r.guards = outer, guards
	}(r.pointees.block, r.guards)
	r.pointees.block = s
	r.locals.noteClamps(s)
	list := r.cursors.find(s)
	var failed error
	for l := s.BlockItemList; l != nil; l = l.BlockItemList {
		add, err := r.blockItem(l.BlockItem)
		if err != nil && !r.readsOn(l.BlockItem) {
			r.unread = append(r.unread, l)
			return list, err
		}
		if err != nil { // what follows is read for its own messages
			failed = err
			list = append(list, r.exprs.scalars.readsOf(l.BlockItem)...)
			r.refused = append(r.refused, l.BlockItem)
			continue
		}
		list = append(list, add...)
		for _, g := range passed(add) {
			r.guards = append(r.guards[:len(r.guards):len(r.guards)], r.locals.withoutLocals(g))
		}
		if hasReturn(add) {
			r.guarded++ // not every iteration comes to what follows
			r.frame.after++
		}
	}
	return list, failed
}

// readsOn reports whether the statements behind a refused one can be read as if
// it were correct: it declares no name and moves no pointer that they use.
func (r *statementReader) readsOn(b *cc.BlockItem) bool {
	if b.Case != cc.BlockItemStmt || r.frame.def != nil || r.device != nil {
		return false
	}
	for d := range changedIn(b) {
		if d.Type().Undecay().Kind() == cc.Ptr {
			return false
		}
	}
	return true
}

func (r *statementReader) blockItem(b *cc.BlockItem) ([]stencil.Stmt, error) {
	switch b.Case {
	case cc.BlockItemDecl:
		return r.locals.flushed(func() ([]stencil.Stmt, error) { return r.declaration(b.Declaration) })
	case cc.BlockItemStmt:
		return r.locals.flushed(func() ([]stencil.Stmt, error) { return r.statement(b.Statement) })
	}
	return nil, r.fail(codeBody, b, "a nested function cannot stand in a parallel loop")
}

func (r *statementReader) statement(s *cc.Statement) ([]stencil.Stmt, error) {
	switch s.Case {
	case cc.StatementCompound:
		body, err := r.list(s)
		return []stencil.Stmt{&stencil.Block{Body: body}}, err
	case cc.StatementExpr:
		if s.ExpressionStatement.ExpressionList == nil {
			return nil, nil
		}
		if s.ExpressionStatement == r.result {
			e, err := r.exprs.expr(r.result.ExpressionList)
			return []stencil.Stmt{&stencil.Return{X: e}}, err
		}
		if x, ok := ccwalk.Unparen(s.ExpressionStatement.ExpressionList).(*cc.PrimaryExpression); ok && x.Case == cc.PrimaryExpressionStmt { // nothing uses its value
			body, err := r.compound(x.CompoundStatement)
			return []stencil.Stmt{&stencil.Block{Body: body}}, err
		}
		return r.expressionStatement(s.ExpressionStatement.ExpressionList)
	case cc.StatementIteration:
		return r.iteration(s.IterationStatement)
	case cc.StatementSelection:
		return r.selectionStatement(s.SelectionStatement)
	case cc.StatementJump:
		return r.jump(s.JumpStatement)
	}
	return nil, r.fail(codeBody, s, "a%s cannot stand in a parallel loop", statementName(s))
}

func (r *statementReader) expressionStatement(n cc.ExpressionNode) ([]stencil.Stmt, error) {
	if isMention(n) || isPrefetch(n) {
		return nil, nil
	}
	if x, ok, err := r.cursors.walk(n); ok || err != nil {
		return []stencil.Stmt{&stencil.ExprStmt{X: x}}, err
	}
	if moved, err := r.pointees.movePointer(n); err != nil {
		return nil, err
	} else if moved {
		return r.cursors.restart(n), nil
	}
	if list, ok, err := r.cursors.move(n); ok || err != nil {
		return list, err
	}
	if parts := commaParts(n); len(parts) > 1 {
		return r.parts(parts)
	}
	if a, ok := ccwalk.Unparen(n).(*cc.AssignmentExpression); ok && r.pointees.throughSelection(a.UnaryExpression) {
		return r.exprs.selectedAssignment(a)
	}
	x, err := r.exprs.expr(n)
	if err != nil {
		return nil, err
	}
	if !stencil.HasEffect(x) {
		return nil, nil // (void)x, and what an inlined function leaves of its call
	}
	return []stencil.Stmt{&stencil.ExprStmt{X: x}}, nil
}

// isMention reports whether an expression is (void)p of a pointer or an array, which keeps compilers from warning of one that is not used.
func isMention(n cc.ExpressionNode) bool {
	c, ok := ccwalk.Unparen(n).(*cc.CastExpression)
	return ok && c.Type().Kind() == cc.Void && ccwalk.Variable(c.CastExpression) != nil && isPointer(c.CastExpression)
}

// isPrefetch reports whether an expression only says which memory is used soon. Kernels have other ways to hide its latency.
func isPrefetch(n cc.ExpressionNode) bool {
	x, ok := ccwalk.Unparen(n).(*cc.PostfixExpression)
	return ok && x.Case == cc.PostfixExpressionCall && ccwalk.CalleeName(x) == "__builtin_prefetch" && !slices.ContainsFunc(arguments(x), func(arg cc.ExpressionNode) bool { return !arg.Pure() })
}

// parts are the operands of a comma expression as statements.
func (r *statementReader) parts(parts []cc.ExpressionNode) (list []stencil.Stmt, err error) {
	for _, part := range parts {
		add, err := r.locals.flushed(func() ([]stencil.Stmt, error) { return r.expressionStatement(part) })
		if err != nil {
			return nil, err
		}
		list = append(list, add...)
	}
	return list, nil
}

func statementName(s *cc.Statement) string {
	switch s.Case {
	case cc.StatementLabeled:
		return " label"
	case cc.StatementAsm:
		return "n asm statement"
	}
	return " statement of this kind"
}

func (r *statementReader) jump(j *cc.JumpStatement) ([]stencil.Stmt, error) {
	switch {
	case j.Case == cc.JumpStatementContinue && r.loops > 0:
		return []stencil.Stmt{&stencil.Jump{Keyword: "continue"}}, nil
	case j.Case == cc.JumpStatementBreak && r.loops+r.switches > 0:
		return []stencil.Stmt{&stencil.Jump{Keyword: "break"}}, nil
	case j.Case == cc.JumpStatementContinue:
		return []stencil.Stmt{&stencil.Return{}}, nil // ends the iteration; lifted later
	case j.Case == cc.JumpStatementBreak:
		return nil, r.refuseBreak(j)
	case j.Case == cc.JumpStatementReturn && (r.frame.def != nil || r.device != nil):
		return r.returnStatement(j)
	case j.Case == cc.JumpStatementReturn:
		return nil, r.fail(codeBody, j, "'return' leaves a parallel loop").
			way(r, j, "find the first such iteration in a loop of its own, 'if (.. && i < first) first = i' with reduction(min: first), and return behind it")
	}
	return nil, r.fail(codeBody, j, "'goto' cannot stand in a parallel loop").
		way(r, j, "write it with if and else, or put the statements into a function and return from that")
}

// refuseBreak refuses a break out of a parallel loop. Inside others, that loop can be left serial.
func (r *statementReader) refuseBreak(j *cc.JumpStatement) error {
	err := r.fail(codeBody, j, "'break' leaves a parallel loop, whose iterations have no order")
	if n := len(r.sweep.Loops); n > 1 {
		return err.way(r, j, "keep the loop that it leaves serial: nest(%d)", n-1)
	}
	return err.way(r, j, "find the first such iteration in a loop of its own, 'if (.. && i < first) first = i' with reduction(min: first), and end this loop there")
}

// returnStatement leaves a function of the user's.
func (r *statementReader) returnStatement(j *cc.JumpStatement) ([]stencil.Stmt, error) {
	st := &stencil.Return{}
	if j.ExpressionList != nil {
		x, err := r.exprs.expr(j.ExpressionList)
		if err != nil {
			return nil, err
		}
		if x.Type().Kind != stencil.Void {
			st.X = x
		}
	}
	return []stencil.Stmt{st}, nil
}

func (r *statementReader) selectionStatement(s *cc.SelectionStatement) ([]stencil.Stmt, error) {
	if s.Case == cc.SelectionStatementSwitch {
		return r.switchStatement(s)
	}
	cond, err := r.exprs.expr(s.ExpressionList)
	if err != nil {
		return nil, err
	}
	st := &stencil.If{Cond: cond}
	err = r.locals.under(stencil.Guard{Cond: cond}, func() (err error) {
		st.Then, err = r.list(s.Statement)
		return err
	})
	if err == nil && s.Statement2 != nil {
		err = r.locals.under(stencil.Guard{Cond: cond, Not: true}, func() (err error) {
			st.Else, err = r.list(s.Statement2)
			return err
		})
	}
	if d := r.locals.clamps[s]; err == nil && d != nil {
		limit, err := r.clamp(s, d, st)
		return []stencil.Stmt{limit}, err
	}
	if err == nil {
		r.locals.nameChosen(s, st)
	}
	return []stencil.Stmt{st}, err
}

// under reads what is executed only where the guard holds.
func (r *localReader) under(g stencil.Guard, read func() error) error {
	outer := r.guards
	r.guards = append(outer[:len(outer):len(outer)], r.withoutLocals(g))
	r.guarded++
	err := read()
	r.guarded--
	r.guards = outer
	return err
}
