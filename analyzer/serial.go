package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// iteration reads a serial loop inside the nest.
func (r *nestReader) iteration(it *cc.IterationStatement) ([]stencil.Stmt, error) {
	switch it.Case {
	case cc.IterationStatementWhile, cc.IterationStatementDo:
		return r.while(it)
	}
	f := &stencil.For{}
	h := headerOf(it)
	var before []stencil.Stmt
	var err error
	switch {
	case it.Declaration != nil:
		before, f.Init, err = r.loopDeclaration(it.Declaration)
	case h.init != nil:
		var x stencil.Expr
		if x, err = r.expr(h.init); err == nil {
			f.Init = []stencil.Stmt{&stencil.ExprStmt{X: x}}
		}
	}
	if err != nil {
		return nil, err
	}
	r.fixed++
	defer func() { r.fixed-- }()
	if h.cond != nil {
		if f.Cond, err = r.expr(h.cond); err != nil {
			return nil, err
		}
	}
	if h.step != nil {
		if f.Post, err = r.expr(h.step); err != nil {
			return nil, err
		}
	}
	always := stencil.RunsOnce(f) && !leavesEarly(it.Statement)
	leave := r.holdIndex(it)
	f.Body, err = r.loopBody(it.Statement, always)
	leave()
	return append(before, f), err
}

// loopDeclaration reads the declaration in the header of a for loop. What its
// values need, and what is declared ahead of that, stands before the loop.
func (r *nestReader) loopDeclaration(d *cc.Declaration) (before, init []stencil.Stmt, err error) {
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
func (r *nestReader) holdIndex(it *cc.IterationStatement) (leave func()) {
	h := headerOf(it)
	inHeader, inBody := changedIn(h.step), changedIn(it.Statement)
	var held []*stencil.Symbol
	for d := range inHeader {
		if sym := r.inside[d]; sym != nil && sym.Role == stencil.Local && !inBody[d] && !d.AddressTaken() && !r.stable[sym] {
			r.stable[sym] = true
			held = append(held, sym)
		}
	}
	return func() {
		for _, sym := range held {
			delete(r.stable, sym)
		}
	}
}

func (r *nestReader) while(it *cc.IterationStatement) ([]stencil.Stmt, error) {
	r.fixed++
	cond, err := r.expr(it.ExpressionList)
	r.fixed--
	if err != nil {
		return nil, err
	}
	do := it.Case == cc.IterationStatementDo
	body, err := r.loopBody(it.Statement, do && !leavesEarly(it.Statement))
	return []stencil.Stmt{&stencil.While{Cond: cond, Body: body, Do: do}}, err
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
func (r *nestReader) loopBody(s *cc.Statement, always bool) ([]stencil.Stmt, error) {
	r.loops++
	switches, fixed := r.switches, r.fixed
	r.switches, r.fixed = 0, 0
	defer func() { r.switches, r.fixed = switches, fixed }()
	if !always {
		r.guarded++
	}
	body, err := r.statements(s)
	if !always {
		r.guarded--
	}
	r.loops--
	return body, err
}
