// The walk over a function's statements: blocks, branches, switches and loops, with break and continue. A loop
// is followed until the state at its head no longer changes.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// statementWalk follows statements: blocks, loops and jumps.
type statementWalk struct {
	*activation
	exprs    *exprWalk
	storage  *storageWalk
	calls    *callWalk
	device   *deviceWalk
	reports  *reportWalk
	open     []openBlock // compound statements around the current one
	jumps    []*jumpTarget
	cases    []*state          // at the head of each switch around
	labels   map[string]*state // what gotos bring to each label
	returned *state
	// again is the joined state of recursive calls, exit the state at the function's end.
	again, exit *state
	// valued is the statement that gives ({ ... }) its value, lastValue that value.
	valued    *cc.Statement
	lastValue value
}

// openBlock is a compound statement, or a region without braces, that execution is in.
type openBlock struct {
	scope  scope
	region *stencil.Region
	node   cc.Node
	locals []*cc.Declarator // declared so far
}

// jumpTarget collects the states with which break and continue leave a loop or switch. depth is the
// number of open blocks around it.
type jumpTarget struct {
	breaks, continues *state
	depth             int
	isSwitch          bool
}

// maxRuns bounds how often a loop, a function with gotos or one that calls itself is followed before the code is
// refused. Each run may lead to one more element of an array, of those that have places of their own.
const maxRuns = 2 * maxPointers

func deadState() *state {
	s := newState()
	s.dead = true
	return s
}

// function follows the body until the states at its labels no longer change.
func (w *statementWalk) function(st *state) {
	start := st.clone()
	for run := 0; run < maxRuns; run++ {
		before := w.labelKeys()
		*st = *start.clone()
		if w.again != nil {
			w.join(st, w.again)
		}
		w.returned = deadState()
		w.exprs.parameterExtents(st)
		w.compound(w.fn.CompoundStatement, w.fn, st)
		w.join(st, w.returned)
		if w.again != nil {
			w.exit = st.clone()
		}
		if w.labelKeys() == before {
			w.device.endLife(w.localsOf(w.fn), st)
			return
		}
	}
	w.reports.tangled(w.fn.Declarator)
}

func (w *statementWalk) labelKeys() string {
	keys := ""
	for _, name := range sortedKeys(w.labels) {
		keys += name + w.labels[name].key()
	}
	if w.again != nil {
		keys += w.again.key() + w.exit.key()
	}
	return keys
}

// compound follows a block; node is the node that its pragmas are attached to.
func (w *statementWalk) compound(cs *cc.CompoundStatement, node cc.Node, st *state) {
	stmt := w.byNode[node]
	outer := w.single
	if stmt != nil && w.in.Singles[stmt] != nil {
		w.single = w.in.Singles[stmt]
	}
	w.inBlock(openBlock{scope: scope(cs.Token.Position().Offset + 1), node: cs}, stmt, st, func() {
		for l := cs.BlockItemList; l != nil; l = l.BlockItemList {
			w.item(l.BlockItem, st)
		}
		if stmt != nil {
			w.device.directives(w.atEnd[stmt], st)
		}
	})
	w.single = outer
}

// inBlock follows the content of a block, which may be a region.
func (w *statementWalk) inBlock(b openBlock, stmt *parser.Statement, st *state, follow func()) {
	outer := w.region
	if stmt != nil && w.in.Regions[stmt] != nil {
		b.region = w.in.Regions[stmt]
		w.region = b.region
		w.device.enterRegion(b.region, b.scope, st)
	}
	w.open = append(w.open, b)
	follow()
	b = w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	w.leave(b, st)
	w.region = outer
}

func (w *statementWalk) item(b *cc.BlockItem, st *state) {
	switch b.Case {
	case cc.BlockItemDecl:
		if s := w.byNode[b.Declaration]; s != nil {
			w.device.directives(w.before[s], st)
		}
		w.around = append(w.around, b.Declaration)
		w.declaration(b.Declaration, st)
		w.around = w.around[:len(w.around)-1]
	case cc.BlockItemStmt:
		w.statement(b.Statement, st)
	}
}

// leave ends the mappings of a block.
func (w *statementWalk) leave(b openBlock, st *state) {
	if st.dead {
		return
	}
	if b.region != nil {
		w.device.leaveRegion(b.region, b.scope, st)
	}
	w.device.endScope(b.scope, st)
	w.device.endLife(b.locals, st)
	for _, d := range b.locals {
		w.storage.forget(d, st)
	}
}

// jumpOut leaves all blocks deeper than depth.
func (w *statementWalk) jumpOut(depth int, st *state) {
	for i := len(w.open) - 1; i >= depth; i-- {
		w.leave(w.open[i], st)
	}
}

func (w *statementWalk) statement(s *cc.Statement, st *state) {
	stmt := w.byNode[s]
	if stmt != nil {
		w.device.directives(w.before[stmt], st)
	}
	w.work++
	w.around = append(w.around, s)
	defer func() { w.around = w.around[:len(w.around)-1] }()
	if stmt != nil && w.in.Sweeps[stmt] != nil {
		w.nest(stmt, st)
		return
	}
	switch s.Case {
	case cc.StatementCompound:
		w.compound(s.CompoundStatement, s, st)
	case cc.StatementExpr:
		if s == w.valued {
			w.lastValue = w.exprs.last(s.ExpressionStatement.ExpressionList, st)
		} else {
			w.exprs.expr(s.ExpressionStatement.ExpressionList, st)
		}
	case cc.StatementSelection:
		w.selection(s.SelectionStatement, st)
	case cc.StatementIteration:
		if stmt != nil && w.in.Regions[stmt] != nil { // a region without braces
			w.inBlock(openBlock{scope: scope(stmt.Span.Off + 1), node: s}, stmt, st, func() { w.iteration(s.IterationStatement, st) })
			return
		}
		w.iteration(s.IterationStatement, st)
	case cc.StatementJump:
		w.jump(s.JumpStatement, st)
	case cc.StatementLabeled:
		w.labeled(s.LabeledStatement, st)
	case cc.StatementAsm:
		w.assembler(s.AsmStatement.Asm, st)
	}
}

// nest follows a sweep. Outside of all regions it is a region by itself.
func (w *statementWalk) nest(stmt *parser.Statement, st *state) {
	for _, n := range w.in.HostReads[w.in.Sweeps[stmt]] {
		w.exprs.expr(n, st)
	}
	own := w.in.Regions[stmt]
	inner := scope(stmt.Span.Off + 1)
	outer := w.region
	if own != nil {
		w.region = own
		w.device.enterRegion(own, inner, st)
	}
	w.calls.library.interrupted(st)
	w.device.sweep(w.in.Sweeps[stmt], st)
	w.calls.library.interrupted(st)
	if own != nil {
		w.device.leaveRegion(own, inner, st)
		w.device.endScope(inner, st)
	}
	w.region = outer
}

func (w *statementWalk) declaration(d *cc.Declaration, st *state) {
	if decl, init := parser.Declared(d); decl != nil {
		w.declare(decl, init, st)
	}
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		w.declare(l.InitDeclarator.Declarator, l.InitDeclarator.Initializer, st)
	}
}

func (w *statementWalk) declare(d *cc.Declarator, init *cc.Initializer, st *state) {
	w.exprs.declaredExtents(d, st)
	if d.IsTypename() || d.IsStatic() || d.IsExtern() {
		return
	}
	w.storage.forget(d, st)
	if n := len(w.open); n > 1 { // locals of the outermost block are still needed when the function ends
		w.open[n-1].locals = append(w.open[n-1].locals, d)
	}
	if init != nil {
		w.exprs.initialise(w.variable(d), d.Type(), init, st)
	}
}

func (w *statementWalk) selection(s *cc.SelectionStatement, st *state) {
	w.exprs.expr(s.ExpressionList, st)
	if s.Case == cc.SelectionStatementSwitch {
		w.switchStatement(s, st)
		return
	}
	other := st.clone()
	w.statement(s.Statement, st)
	if s.Statement2 != nil {
		w.statement(s.Statement2, other)
	}
	w.join(st, other)
}

// switchStatement follows the body, which is entered at its labels only.
func (w *statementWalk) switchStatement(s *cc.SelectionStatement, st *state) {
	t := &jumpTarget{breaks: deadState(), depth: len(w.open), isSwitch: true}
	entry := st.clone()
	w.cases = append(w.cases, entry)
	w.jumps = append(w.jumps, t)
	body := deadState()
	w.statement(s.Statement, body)
	w.jumps = w.jumps[:len(w.jumps)-1]
	w.cases = w.cases[:len(w.cases)-1]
	*st = *body
	w.join(st, t.breaks)
	if !hasDefault(s) {
		w.join(st, entry)
	}
}

func hasDefault(s *cc.SelectionStatement) bool {
	for _, l := range s.LabeledStatements() {
		if l.Case == cc.LabeledStatementDefault {
			return true
		}
	}
	return false
}

func (w *statementWalk) labeled(l *cc.LabeledStatement, st *state) {
	if l.Case == cc.LabeledStatementLabel {
		if in := w.labels[l.Token.SrcStr()]; in != nil {
			w.join(st, in)
		}
	} else if n := len(w.cases); n > 0 {
		w.join(st, w.cases[n-1])
	}
	if l.Statement != nil {
		w.statement(l.Statement, st)
	}
}

// iteration follows a loop until its head no longer changes.
func (w *statementWalk) iteration(it *cc.IterationStatement, st *state) {
	var cond, post cc.ExpressionNode
	isDo := false
	switch it.Case {
	case cc.IterationStatementWhile:
		cond = it.ExpressionList
	case cc.IterationStatementDo:
		cond, isDo = it.ExpressionList, true
	case cc.IterationStatementFor:
		w.exprs.expr(it.ExpressionList, st)
		cond, post = it.ExpressionList2, it.ExpressionList3
	case cc.IterationStatementForDecl:
		w.declaration(it.Declaration, st)
		cond, post = it.ExpressionList, it.ExpressionList2
	}
	if loop, ok := w.countedLoop(it); ok {
		w.countedIteration(it, loop, cond, post, st)
		return
	}
	head := st.clone()
	for run := 0; run < maxRuns; run++ {
		before := head.key()
		at := head.clone()
		t := &jumpTarget{breaks: deadState(), continues: deadState(), depth: len(w.open)}
		if !isDo {
			w.test(cond, at, t)
		}
		w.jumps = append(w.jumps, t)
		w.statement(it.Statement, at)
		w.jumps = w.jumps[:len(w.jumps)-1]
		w.join(at, t.continues)
		w.exprs.expr(post, at)
		if isDo {
			w.test(cond, at, t)
		}
		*st = *t.breaks
		w.join(head, at)
		if head.key() == before {
			return
		}
	}
	w.reports.tangled(it)
}

// test evaluates the condition of a loop, at which the loop may be left.
func (w *statementWalk) test(cond cc.ExpressionNode, at *state, t *jumpTarget) {
	if isNil(cond) {
		return
	}
	w.exprs.expr(cond, at)
	if n, ok := ccwalk.Constant(cond); !ok || n == 0 {
		w.join(t.breaks, at.clone())
	}
}

func (w *statementWalk) jump(j *cc.JumpStatement, st *state) {
	switch j.Case {
	case cc.JumpStatementReturn:
		w.calls.returnValue(j.ExpressionList, st)
		w.jumpOut(0, st)
		w.join(w.returned, st.clone())
	case cc.JumpStatementBreak, cc.JumpStatementContinue:
		for i := len(w.jumps) - 1; i >= 0; i-- {
			t := w.jumps[i]
			if t.isSwitch && j.Case == cc.JumpStatementContinue {
				continue
			}
			w.jumpOut(t.depth, st)
			if j.Case == cc.JumpStatementBreak {
				w.join(t.breaks, st.clone())
			} else {
				w.join(t.continues, st.clone())
			}
			break
		}
	case cc.JumpStatementGoto:
		w.gotoLabel(j, st)
	case cc.JumpStatementGotoExpr:
		w.computedGoto(j, st)
	}
	*st = *deadState()
}
