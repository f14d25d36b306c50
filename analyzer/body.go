package analyzer

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// nestReader reads one annotated nest into a Sweep.
type nestReader struct {
	*walker
	sweep    *stencil.Sweep
	outer    map[*cc.Declarator]*stencil.Symbol // scalars from outside the nest
	members  map[gridKey]*stencil.Symbol        // scalar members from outside
	inside   map[*cc.Declarator]*stencil.Symbol // indices and locals
	private  map[*cc.Declarator]bool            // by clause, or as index of a serial loop
	names    map[string]bool                    // names of the kernel's variables in use
	guarded  int                                // > 0 where a statement or operand may not be executed
	guards   []stencil.Guard                    // the conditions for it that are known
	uses     map[*stencil.Grid]*stencil.Use
	loops    int // serial loops around the statement
	switches int // switch statements around it, inside the innermost loop
	failed   bool
	// privates are the symbols made by privateScalar, in order.
	privates []*stencil.Symbol
}

func (r *nestReader) fail(code string, n cc.Node, format string, args ...any) *nestError {
	r.failed = true
	r.errorf(code, n, format, args...)
	return &nestError{}
}

// nestError says that a message was printed; the nest is given up.
type nestError struct{}

func (*nestError) Error() string { return "reported" }

// statements reads a statement as a list; a compound statement's own scope is
// kept by Block only where it stands among others.
func (r *nestReader) statements(s *cc.Statement) ([]stencil.Stmt, error) {
	if s.Case != cc.StatementCompound {
		return r.statement(s)
	}
	var list []stencil.Stmt
	for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		add, err := r.blockItem(l.BlockItem)
		if err != nil {
			return nil, err
		}
		list = append(list, add...)
	}
	return list, nil
}

func (r *nestReader) blockItem(b *cc.BlockItem) ([]stencil.Stmt, error) {
	switch b.Case {
	case cc.BlockItemDecl:
		return r.declaration(b.Declaration)
	case cc.BlockItemStmt:
		return r.statement(b.Statement)
	}
	return nil, r.fail(codeBody, b, "a nested function cannot stand in a parallel loop")
}

func (r *nestReader) statement(s *cc.Statement) ([]stencil.Stmt, error) {
	switch s.Case {
	case cc.StatementCompound:
		body, err := r.statements(s)
		return []stencil.Stmt{&stencil.Block{Body: body}}, err
	case cc.StatementExpr:
		if s.ExpressionStatement.ExpressionList == nil {
			return nil, nil
		}
		x, err := r.expr(s.ExpressionStatement.ExpressionList)
		return []stencil.Stmt{&stencil.ExprStmt{X: x}}, err
	case cc.StatementIteration:
		return r.iteration(s.IterationStatement)
	case cc.StatementSelection:
		return r.selection(s.SelectionStatement)
	case cc.StatementJump:
		return r.jump(s.JumpStatement)
	}
	return nil, r.fail(codeBody, s, "a %s cannot stand in a parallel loop", statementName(s))
}

func statementName(s *cc.Statement) string {
	switch s.Case {
	case cc.StatementLabeled:
		return "label"
	case cc.StatementAsm:
		return "asm statement"
	}
	return "statement of this kind"
}

func (r *nestReader) jump(j *cc.JumpStatement) ([]stencil.Stmt, error) {
	switch {
	case j.Case == cc.JumpStatementContinue && r.loops > 0:
		return []stencil.Stmt{&stencil.Jump{Keyword: "continue"}}, nil
	case j.Case == cc.JumpStatementBreak && r.loops+r.switches > 0:
		return []stencil.Stmt{&stencil.Jump{Keyword: "break"}}, nil
	case j.Case == cc.JumpStatementContinue:
		return nil, r.fail(codeBody, j, "'continue' of a parallel loop: put the rest of the body under an if")
	case j.Case == cc.JumpStatementBreak:
		return nil, r.fail(codeBody, j, "'break' leaves a parallel loop, whose iterations have no order")
	case j.Case == cc.JumpStatementReturn:
		return nil, r.fail(codeBody, j, "'return' leaves a parallel loop")
	}
	return nil, r.fail(codeBody, j, "'goto' cannot stand in a parallel loop")
}

func (r *nestReader) selection(s *cc.SelectionStatement) ([]stencil.Stmt, error) {
	if s.Case == cc.SelectionStatementSwitch {
		return r.switchStatement(s)
	}
	cond, err := r.expr(s.ExpressionList)
	if err != nil {
		return nil, err
	}
	st := &stencil.If{Cond: cond}
	err = r.under(stencil.Guard{Cond: cond}, func() (err error) {
		st.Then, err = r.statements(s.Statement)
		return err
	})
	if err == nil && s.Statement2 != nil {
		err = r.under(stencil.Guard{Cond: cond, Not: true}, func() (err error) {
			st.Else, err = r.statements(s.Statement2)
			return err
		})
	}
	return []stencil.Stmt{st}, err
}

// under reads what is executed only where the guard holds.
func (r *nestReader) under(g stencil.Guard, read func() error) error {
	outer := r.guards
	r.guards = append(outer[:len(outer):len(outer)], g)
	r.guarded++
	err := read()
	r.guarded--
	r.guards = outer
	return err
}

// iteration reads a serial loop inside the nest.
func (r *nestReader) iteration(it *cc.IterationStatement) ([]stencil.Stmt, error) {
	switch it.Case {
	case cc.IterationStatementWhile, cc.IterationStatementDo:
		return r.while(it)
	}
	f := &stencil.For{}
	h := headerOf(it)
	var err error
	switch {
	case it.Declaration != nil:
		f.Init, err = r.declaration(it.Declaration)
	case h.init != nil:
		var x stencil.Expr
		if x, err = r.expr(h.init); err == nil {
			f.Init = []stencil.Stmt{&stencil.ExprStmt{X: x}}
		}
	}
	if err != nil {
		return nil, err
	}
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
	always := stencil.RunsOnce(f)
	f.Body, err = r.loopBody(it.Statement, always)
	return []stencil.Stmt{f}, err
}

func (r *nestReader) while(it *cc.IterationStatement) ([]stencil.Stmt, error) {
	cond, err := r.expr(it.ExpressionList)
	if err != nil {
		return nil, err
	}
	do := it.Case == cc.IterationStatementDo
	body, err := r.loopBody(it.Statement, do)
	return []stencil.Stmt{&stencil.While{Cond: cond, Body: body, Do: do}}, err
}

// loopBody reads the body of a serial loop; always says that it is executed at
// least once.
func (r *nestReader) loopBody(s *cc.Statement, always bool) ([]stencil.Stmt, error) {
	r.loops++
	outer := r.switches
	r.switches = 0
	defer func() { r.switches = outer }()
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

// declaration reads locals of the body.
func (r *nestReader) declaration(d *cc.Declaration) ([]stencil.Stmt, error) {
	if d.Case == cc.DeclarationAssert {
		return nil, nil
	}
	var list []stencil.Stmt
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		decl := l.InitDeclarator.Declarator
		if decl.IsTypename() || decl.Name() == "__func__" {
			continue
		}
		if decl.IsStatic() || decl.IsExtern() || decl.IsThreadLocal() {
			return nil, r.fail(codeBody, decl, "'%s' is shared by all iterations: declare it outside the loop", decl.Name())
		}
		st, err := r.local(decl, l.InitDeclarator.Initializer)
		if err != nil {
			return nil, err
		}
		list = append(list, st)
	}
	return list, nil
}

// local reads one declared variable, an array of constant extents included.
func (r *nestReader) local(d *cc.Declarator, init *cc.Initializer) (stencil.Stmt, error) {
	t := d.Type()
	var dims []int64
	for {
		arr, ok := t.(*cc.ArrayType)
		if !ok {
			break
		}
		if arr.IsVLA() || arr.Len() <= 0 {
			return nil, r.fail(codeBody, d, "the local array '%s' has an extent that is no constant", d.Name())
		}
		dims = append(dims, arr.Len())
		t = arr.Elem()
	}
	typ, err := r.valueType(t)
	if err != nil {
		return nil, r.failType(d, "'"+d.Name()+"'", err)
	}
	if d.IsVolatile() || d.IsAtomic() {
		return nil, r.failType(d, "'"+d.Name()+"'", qualified(d))
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: typ, Role: stencil.Local, Dims: dims, Span: r.SpanAt(d)}
	st := &stencil.Decl{Sym: sym}
	switch {
	case init == nil:
	case init.Case == cc.InitializerExpr && len(dims) == 0:
		st.Init, err = r.expr(init.AssignmentExpression)
	default:
		err = r.initialise(st, init, d.Type())
	}
	r.inside[d] = sym // after the initialiser, where the outer name is still meant
	return st, err
}

// initialise gives a declaration the values of {...}; {} makes zeros.
func (r *nestReader) initialise(st *stencil.Decl, init *cc.Initializer, t cc.Type) error {
	list, err := r.initialiser(init, t)
	switch {
	case err != nil:
		return err
	case t.Kind() == cc.Struct:
		st.Init = list
	case t.Kind() != cc.Array: // int x = {1};
		st.Init = stencil.NewInt(0)
		if leaf := init.InitializerList; leaf != nil {
			st.Init, err = r.expr(leaf.Initializer.AssignmentExpression)
		}
		return err
	case len(list.Items) == 0:
		st.List = []stencil.Expr{&stencil.InitList{}}
		if len(st.Sym.Dims) == 1 && st.Sym.Type.Kind != stencil.Struct {
			st.List = []stencil.Expr{stencil.NewInt(0)}
		}
	default:
		st.List = list.Items
	}
	return nil
}

// localName keeps the user's name unless the kernel has it already for another
// variable, which printing alone could not tell apart from shadowing.
func (r *nestReader) localName(name string) string {
	unique := name
	for i := 2; r.names[unique]; i++ {
		unique = fmt.Sprintf("%s_%d", name, i)
	}
	r.names[unique] = true
	return unique
}

// use returns the record of a grid in this sweep.
func (r *nestReader) use(g *stencil.Grid) *stencil.Use {
	u := r.uses[g]
	if u == nil {
		u = &stencil.Use{Grid: g}
		r.uses[g] = u
		r.sweep.Uses = append(r.sweep.Uses, u)
		r.names[g.Name] = true
	}
	return u
}

// record notes an access; write and read may both be set (u[i] += 1).
func (r *nestReader) record(a *stencil.Access, read, write bool) {
	u := r.use(a.Grid)
	for _, isWrite := range []bool{false, true} {
		if isWrite && !write || !isWrite && !read {
			continue
		}
		info := stencil.AccessInfo{Access: a, Write: isWrite, Guarded: r.guarded > 0, Resolved: true, Guards: r.guards}
		for _, e := range a.Index {
			form, ok := stencil.AffineOf(e)
			info.Affine = append(info.Affine, form)
			info.Resolved = info.Resolved && ok
		}
		u.Accesses = append(u.Accesses, info)
		u.Read, u.Written = u.Read || !isWrite, u.Written || isWrite
	}
}
