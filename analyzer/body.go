package analyzer

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
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
	at       *parser.Pragma // of the nest's directive: what host code there can name

	values      map[*cc.Declarator]stencil.Expr  // parameters of inlined functions that stand for their arguments
	places      map[*cc.Declarator]place         // pointers that are seen through
	stable      map[*stencil.Symbol]bool         // locals that do not change while they are in scope
	aliases     map[*stencil.Symbol]stencil.Expr // the polynomials that stable locals name
	holders     map[gridKey]cc.Node              // structs outside whose members are read
	pending     []stencil.Stmt                   // what has to run before the statement that is being read
	fixed       int                              // > 0 in conditions of loops, before which nothing can run
	inSubscript int                              // > 0 inside subscripts
	frame       *frame                           // the function that is being inlined; without def, the nest's own body
	device      *deviceFunction                  // set where the body of a device function is read

	// What clauses say of outer scalars, with the place of the name.
	first, shared map[*cc.Declarator]source.Span
	reductionOf   map[*cc.Declarator]*reductionClause
	reduced       []*cc.Declarator // in the order of the clauses

	carried  []*carried                   // outer scalars that the body writes
	usedAt   map[*stencil.Var]source.Span // where they are used
	privates []*stencil.Symbol            // those that are private, in order
	// realBounds are conditions for the body of a nest with enclosed bounds.
	realBounds []stencil.Expr
}

func (w *walker) newReader(sweep *stencil.Sweep, at *parser.Pragma) *nestReader {
	return &nestReader{walker: w, sweep: sweep, at: at, outer: map[*cc.Declarator]*stencil.Symbol{},
		members: map[gridKey]*stencil.Symbol{}, inside: map[*cc.Declarator]*stencil.Symbol{},
		private: map[*cc.Declarator]bool{}, names: map[string]bool{}, uses: map[*stencil.Grid]*stencil.Use{},
		values: map[*cc.Declarator]stencil.Expr{}, places: map[*cc.Declarator]place{}, stable: map[*stencil.Symbol]bool{},
		aliases: map[*stencil.Symbol]stencil.Expr{}, holders: map[gridKey]cc.Node{}, frame: &frame{},
		first: map[*cc.Declarator]source.Span{}, shared: map[*cc.Declarator]source.Span{},
		reductionOf: map[*cc.Declarator]*reductionClause{}, usedAt: map[*stencil.Var]source.Span{}}
}

func (r *nestReader) fail(code string, n cc.Node, format string, args ...any) *nestError {
	r.failed = true
	r.errorf(code, n, format, args...)
	return &nestError{}
}

func (r *nestReader) failAt(code string, at source.Span, format string, args ...any) *nestError {
	r.failed = true
	r.msgs.Errorf(code, at, format, args...)
	return &nestError{}
}

// nestError says that a message was printed; the nest is given up.
type nestError struct{}

func (*nestError) Error() string { return "reported" }

// statements reads a statement as a list; a compound statement's own scope is
// kept by Block only where it stands among others.
func (r *nestReader) statements(s *cc.Statement) ([]stencil.Stmt, error) {
	if s.Case != cc.StatementCompound {
		return r.flushed(func() ([]stencil.Stmt, error) { return r.statement(s) })
	}
	return r.compound(s.CompoundStatement)
}

func (r *nestReader) compound(s *cc.CompoundStatement) ([]stencil.Stmt, error) {
	var list []stencil.Stmt
	for l := s.BlockItemList; l != nil; l = l.BlockItemList {
		add, err := r.blockItem(l.BlockItem)
		if err != nil {
			return nil, err
		}
		list = append(list, add...)
		if hasReturn(add) {
			r.guarded++ // not every iteration comes to what follows
			r.frame.after++
		}
	}
	return list, nil
}

func (r *nestReader) blockItem(b *cc.BlockItem) ([]stencil.Stmt, error) {
	switch b.Case {
	case cc.BlockItemDecl:
		return r.flushed(func() ([]stencil.Stmt, error) { return r.declaration(b.Declaration) })
	case cc.BlockItemStmt:
		return r.flushed(func() ([]stencil.Stmt, error) { return r.statement(b.Statement) })
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
		return r.expressionStatement(s.ExpressionStatement.ExpressionList)
	case cc.StatementIteration:
		return r.iteration(s.IterationStatement)
	case cc.StatementSelection:
		return r.selection(s.SelectionStatement)
	case cc.StatementJump:
		return r.jump(s.JumpStatement)
	}
	return nil, r.fail(codeBody, s, "a%s cannot stand in a parallel loop", statementName(s))
}

func (r *nestReader) expressionStatement(n cc.ExpressionNode) ([]stencil.Stmt, error) {
	x, err := r.expr(n)
	if err != nil {
		return nil, err
	}
	if !hasEffect(x) {
		return nil, nil // (void)x, and what an inlined function leaves of its call
	}
	return []stencil.Stmt{&stencil.ExprStmt{X: x}}, nil
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

func (r *nestReader) jump(j *cc.JumpStatement) ([]stencil.Stmt, error) {
	switch {
	case j.Case == cc.JumpStatementContinue && r.loops > 0:
		return []stencil.Stmt{&stencil.Jump{Keyword: "continue"}}, nil
	case j.Case == cc.JumpStatementBreak && r.loops+r.switches > 0:
		return []stencil.Stmt{&stencil.Jump{Keyword: "break"}}, nil
	case j.Case == cc.JumpStatementContinue:
		return []stencil.Stmt{&stencil.Return{}}, nil // ends the iteration; lifted later
	case j.Case == cc.JumpStatementBreak:
		return nil, r.fail(codeBody, j, "'break' leaves a parallel loop, whose iterations have no order")
	case j.Case == cc.JumpStatementReturn && (r.frame.def != nil || r.device != nil):
		return r.returnStatement(j)
	case j.Case == cc.JumpStatementReturn:
		return nil, r.fail(codeBody, j, "'return' leaves a parallel loop")
	}
	return nil, r.fail(codeBody, j, "'goto' cannot stand in a parallel loop")
}

// returnStatement leaves a function of the user's.
func (r *nestReader) returnStatement(j *cc.JumpStatement) ([]stencil.Stmt, error) {
	st := &stencil.Return{}
	if j.ExpressionList != nil {
		x, err := r.expr(j.ExpressionList)
		if err != nil {
			return nil, err
		}
		if x.Type().Kind != stencil.Void {
			st.X = x
		}
	}
	return []stencil.Stmt{st}, nil
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
		if table, err := r.localTable(decl); table || err != nil {
			if err != nil {
				return nil, err
			}
			continue
		}
		if !isStaticConst(decl) && (decl.IsStatic() || decl.IsExtern() || decl.IsThreadLocal()) {
			return nil, r.fail(codeBody, decl, "all iterations share '%s': a parallel loop, and a function that it calls, cannot declare it", decl.Name()).
				way(r, decl, "declare it outside the loop, or without '%s'", storageClass(decl))
		}
		if decl.Type().Kind() == cc.Ptr {
			if err := r.localPointer(decl, l.InitDeclarator.Initializer); err != nil {
				return nil, err
			}
			list = append(list, r.pending...)
			r.pending = nil
			continue
		}
		st, err := r.local(decl, l.InitDeclarator.Initializer)
		if err != nil {
			return nil, err
		}
		list = append(append(list, r.pending...), st)
		r.pending = nil
	}
	return list, nil
}

func storageClass(d *cc.Declarator) string {
	switch {
	case d.IsStatic():
		return "static"
	case d.IsExtern():
		return "extern"
	}
	return "_Thread_local"
}

// localPointer binds a pointer that keeps its first value to the place that it
// points to.
func (r *nestReader) localPointer(d *cc.Declarator, init *cc.Initializer) error {
	if init == nil || init.Case != cc.InitializerExpr || r.changes(d) {
		return r.fail(codePointer, d, "the pointer '%s' is not seen through: it gets its value by an assignment", d.Name()).
			way(r, d, "give it its value where it is declared, and leave it so")
	}
	if !samePointee(d.Type(), init.AssignmentExpression.Type()) {
		return r.fail(codePointer, init, "the pointer '%s' sees this array through another type", d.Name()).
			way(r, d, "use the array by its own type and all its subscripts")
	}
	p, err := r.pointsTo(init.AssignmentExpression)
	if err != nil {
		return err
	}
	r.places[d], err = r.settle(init, p, d.Name())
	return err
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
	if st.Init != nil && len(dims) == 0 && !r.changes(d) {
		r.stable[sym] = true
		if typ.IsInteger() && typ.Size >= 4 && r.isPolynomial(st.Init) {
			r.aliases[sym] = withType(st.Init, typ)
		}
	}
	r.inside[d] = sym // after the initialiser, where the outer name is still meant
	return st, err
}

func withType(e stencil.Expr, t stencil.Type) stencil.Expr {
	if e.Type().Same(t) {
		return e
	}
	return &stencil.Cast{X: e, T: t}
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
func (r *nestReader) localName(name string) string { return unique(r.names, name) }

// unique is want, or want_2, want_3 ... where that is taken; it is taken then.
func unique(taken map[string]bool, want string) string {
	name := want
	for i := 2; taken[name]; i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	taken[name] = true
	return name
}

// reserveArrays keeps the names of arrays from outside for them: variables of
// inlined functions may have the same.
func (r *nestReader) reserveArrays(nest cc.Node) {
	reserve := func(d *cc.Declarator) {
		if k := d.Type().Kind(); k == cc.Ptr || k == cc.Array {
			r.names[d.Name()] = true
		}
	}
	for _, list := range r.AST.Scope.Nodes {
		for _, n := range list {
			if d, ok := n.(*cc.Declarator); ok && !d.IsTypename() {
				reserve(d)
			}
		}
	}
	inside := map[*cc.Declarator]bool{}
	ccwalk.Nodes(nest, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.InitDeclarator:
			inside[x.Declarator] = true
		case *cc.PrimaryExpression:
			if d := variable(x); d != nil && !inside[d] {
				reserve(d)
			}
		}
		return true
	})
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
func (r *nestReader) record(a *stencil.Access, member string, read, write bool) {
	u := r.use(a.Grid)
	for _, isWrite := range []bool{false, true} {
		if isWrite && !write || !isWrite && !read {
			continue
		}
		info := stencil.AccessInfo{Access: a, Member: member, Write: isWrite, Guarded: r.guarded > 0, Resolved: true, Guards: r.guards}
		for _, e := range a.Index {
			form, ok := stencil.AffineOf(e)
			info.Affine = append(info.Affine, form)
			info.Resolved = info.Resolved && ok
		}
		u.Accesses = append(u.Accesses, info)
		u.Read, u.Written = u.Read || !isWrite, u.Written || isWrite
	}
}
