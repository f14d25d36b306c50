// Loops inside the body, for, while and do: each thread runs them by itself.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// iteration reads a serial loop inside the nest.
func (r *statementReader) iteration(it *cc.IterationStatement) ([]stencil.Stmt, error) {
	switch it.Case {
	case cc.IterationStatementWhile, cc.IterationStatementDo:
		return r.while(it)
	}
	own, leaveIndex, err := r.cursors.ownIndex(it)
	if err != nil {
		return nil, err
	}
	defer leaveIndex()
	f, h := &stencil.For{}, headerOf(it)
	before, err := r.starts(it, own, f)
	if err != nil {
		return nil, err
	}
	r.pointees.forgetMoved(it)
	defer r.pointees.forgetMoved(it) // none of its iterations may have run
	cond, beforeCond, err := r.apart(h.cond)
	if err != nil {
		return nil, err
	}
	step, beforeStep, err := r.apart(r.cursors.headerStep(it, h.step))
	if err != nil {
		return nil, err
	}
	r.startAt(f)
	f.Cond, f.Post = r.endAt(cond), step
	r.meetBelow(f)
	always := stencil.RunsOnce(f) && !leavesEarly(it.Statement)
	leave := r.holdIndex(it)
	stop, err := r.cursors.enter(it, f)
	if err != nil {
		return nil, err
	}
	outer := r.guards
	r.guards = slices.Concat(outer, r.stride(f), r.within(f))
	f.Body, err = r.loopBody(it.Statement, always)
	r.guards = outer
	leave()
	start, after := stop()
	f.Body = append(start, f.Body...)
	if len(beforeCond) > 0 {
		f.Body, f.Cond = append(leaveUnless(beforeCond, cond), f.Body...), nil
	}
	if len(beforeStep) > 0 {
		if err := r.endsBody(it, h.step); err != nil {
			return nil, err
		}
		f.Body, f.Post = append(append(f.Body, beforeStep...), &stencil.ExprStmt{X: step}), nil
	}
	return append(append(before, f), after...), err
}

// starts reads the first clause of a for loop, or takes the declaration in its place. before is what has to run in front of it.
func (r *statementReader) starts(it *cc.IterationStatement, own *stencil.Decl, f *stencil.For) (before []stencil.Stmt, err error) {
	switch init := headerOf(it).init; {
	case own != nil:
		f.Init = []stencil.Stmt{own}
	case it.Declaration != nil:
		walkers := r.cursors.findInHeader(it)
		before, f.Init, err = r.loopDeclaration(it.Declaration)
		if len(f.Init) > 0 {
			before = append(walkers, before...)
			break
		}
		f.Init = walkers
	case init != nil && r.pointees.moveIn(commaParts(init)):
		before, err = r.parts(commaParts(init))
		if n := len(before) - 1; err == nil && n >= 0 && len(commaParts(init)) == 1 {
			before, f.Init = before[:n:n], before[n:]
		}
	case init != nil:
		var x stencil.Expr
		if x, err = r.exprs.expr(init); err == nil {
			f.Init = []stencil.Stmt{&stencil.ExprStmt{X: x}}
		}
	}
	return before, err
}

// startAt replaces locals in the first value of a loop's index by what they stand
// for, so that its bounds are seen.
func (r *statementReader) startAt(f *stencil.For) {
	for _, s := range f.Init {
		switch s := s.(type) {
		case *stencil.Decl:
			s.Init = replaceLocals(s.Init, r.locals.known)
		case *stencil.ExprStmt:
			if a, ok := s.X.(*stencil.Assign); ok && a.Op == "=" {
				s.X = &stencil.Assign{LHS: a.LHS, Op: "=", RHS: replaceLocals(a.RHS, r.locals.known)}
			}
		}
	}
}

// endAt replaces locals in the condition of a loop by what they stand for: those that are polynomials, and others where the
// condition is one of the least of several bounds, as in i < end with int end = MIN(ii + 16, n). Functions that only choose
// between values become the choice.
func (r *statementReader) endAt(cond stencil.Expr) stencil.Expr {
	if cond == nil {
		return nil
	}
	whole := r.locals.chosen(replaceLocals(cond, r.locals.known))
	if stencil.HasFarthest(whole) {
		return whole
	}
	return replaceLocals(cond, r.locals.aliases)
}

// meetBelow lets a loop that counts down past zero to an unsigned limit, as in q != last with last = (unsigned)-1, end at the value of
// the index's own type that is equal to the limit in C: the host computes it, and the loop's range is seen.
func (r *statementReader) meetBelow(f *stencil.For) {
	index, limit := f.MetBelow()
	if index == nil || r.device != nil || !stencil.OnHost(limit) || stencil.MayTrap(limit) {
		return
	}
	if _, isConst := stencil.ConstantOf(limit); isConst {
		return
	}
	end := &stencil.Var{Sym: r.exprs.scalars.HostValue(&stencil.Cast{X: limit, T: index.Type})}
	f.Cond = stencil.NewBinary("!=", &stencil.Var{Sym: index}, end)
}

// within are the conditions that hold in the body of a loop with several of them.
func (r *statementReader) within(f *stencil.For) []stencil.Guard {
	conditions := f.EndConditions()
	if len(conditions) < 2 {
		return nil
	}
	var list []stencil.Guard
	for _, c := range conditions {
		list = append(list, r.locals.withoutLocals(stencil.Guard{Cond: c}))
	}
	return list
}

// stride is what a step of more than 1 says of the index in the loop's body: its
// distance from the first value is a multiple of the step.
func (r *statementReader) stride(f *stencil.For) []stencil.Guard {
	sym, first, step := f.Counts()
	step = max(step, -step)
	if step < 2 {
		return nil
	}
	distance := stencil.NewBinary("-", &stencil.Var{Sym: sym}, first)
	multiple := stencil.NewBinary("==", stencil.NewBinary("%", distance, stencil.NewInt(step)), stencil.NewInt(0))
	return []stencil.Guard{r.locals.withoutLocals(stencil.Guard{Cond: multiple})}
}

// apart reads an expression of a loop's header, nil if there is none; before is
// what has to run each time in front of it.
func (r *statementReader) apart(n cc.ExpressionNode) (e stencil.Expr, before []stencil.Stmt, err error) {
	if n == nil {
		return nil, nil, nil
	}
	outer := r.locals.pending
	r.locals.pending = nil
	r.locals.fixed++
	e, err = r.cursors.header(n)
	r.locals.fixed--
	before, r.locals.pending = r.locals.pending, outer
	return e, before, err
}

// leaveUnless tests the condition of a loop in its body.
func leaveUnless(before []stencil.Stmt, cond stencil.Expr) []stencil.Stmt {
	return append(before, &stencil.If{Cond: stencil.NewUnary("!", cond), Then: []stencil.Stmt{&stencil.Jump{Keyword: "break"}}})
}

// endsBody reports an error if a 'continue' would pass by what is put at the end
// of a loop's body for the expression n of its header.
func (r *statementReader) endsBody(it *cc.IterationStatement, n cc.Node) error {
	if !continues(it.Statement) {
		return nil
	}
	return r.fail(codeFunction, n, "this is translated as statements of its own at the end of the loop's body, which a 'continue' passes by").
		way(r, n, "write it in the body, in front of 'continue' too, or write an if instead of 'continue'")
}

// continues reports whether a loop's body has a 'continue' of that loop.
func continues(body cc.Node) bool {
	found := false
	ccwalk.Nodes(body, func(n cc.Node) bool {
		j, ok := n.(*cc.JumpStatement)
		found = found || ok && j.Case == cc.JumpStatementContinue
		_, inner := n.(*cc.IterationStatement)
		return !found && !inner
	})
	return found
}

// loopDeclaration reads the declaration in the header of a for loop. What its
// values need, and what is declared ahead of that, stands before the loop.
func (r *statementReader) loopDeclaration(d *cc.Declaration) (before, init []stencil.Stmt, err error) {
	list, err := r.declaration(d)
	if err != nil {
		return nil, nil, err
	}
	own := map[*stencil.Symbol]bool{}
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		own[r.inside[l.InitDeclarator.Declarator]] = true
	}
	from := 0
	for i, s := range list {
		if decl, ok := s.(*stencil.Decl); !ok || !own[decl.Sym] {
			from = i + 1
		}
	}
	return list[:from:from], list[from:], nil
}

// holdIndex marks the index of a serial loop, which does not change within the
// loop's body, as stable there.
func (r *statementReader) holdIndex(it *cc.IterationStatement) (leave func()) {
	h := headerOf(it)
	if h.step == nil {
		return func() {}
	}
	inHeader, inBody := changedIn(h.step), changedIn(it.Statement)
	var held []*stencil.Symbol
	for d := range inHeader {
		sym := r.inside[d]
		if w := r.cursors.walkers[d]; w != nil {
			sym = w.at
		}
		if sym != nil && sym.Role == stencil.Local && !inBody[d] && !d.AddressTaken() && !r.locals.stable[sym] {
			r.locals.stable[sym] = true
			held = append(held, sym)
		}
	}
	return func() {
		for _, sym := range held {
			delete(r.locals.stable, sym)
		}
	}
}

func (r *statementReader) while(it *cc.IterationStatement) ([]stencil.Stmt, error) {
	r.pointees.forgetMoved(it)
	defer r.pointees.forgetMoved(it)
	cond, before, err := r.apart(it.ExpressionList)
	if err != nil {
		return nil, err
	}
	do := it.Case == cc.IterationStatementDo
	body, err := r.loopBody(it.Statement, do && !leavesEarly(it.Statement))
	switch {
	case err != nil || len(before) == 0:
		return []stencil.Stmt{&stencil.While{Cond: cond, Body: body, Do: do}}, err
	case do:
		return []stencil.Stmt{&stencil.For{Body: append(body, leaveUnless(before, cond)...)}}, r.endsBody(it, it.ExpressionList)
	}
	return []stencil.Stmt{&stencil.For{Body: append(leaveUnless(before, cond), body...)}}, nil
}

// leavesEarly reports whether a loop's body may not be executed to its end.
func leavesEarly(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if _, ok := n.(*cc.JumpStatement); ok {
			found = true
		}
		return !found
	})
	return found
}

// loopBody reads the body of a serial loop; always says that it is executed at
// least once.
func (r *statementReader) loopBody(s *cc.Statement, always bool) ([]stencil.Stmt, error) {
	r.loops++
	switches, fixed := r.switches, r.locals.fixed
	r.switches, r.locals.fixed = 0, 0
	defer func() { r.switches, r.locals.fixed = switches, fixed }()
	if !always {
		r.guarded++
	}
	body, err := r.list(s)
	if !always {
		r.guarded--
	}
	r.loops--
	return body, err
}
