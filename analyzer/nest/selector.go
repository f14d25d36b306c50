// The user's own max and min, recognised as the choice that they make, so that reductions through them are found.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// selector is a function of two parameters that returns one of them: the values
// say which parameter stands where in (left op right) ? then : other.
type selector struct {
	op                       string
	left, right, then, other int
}

// chosenValue reads a call of the user's own max or min with a variable that the
// nest combines among its arguments, as the choice that it makes; ok is false
// for other calls.
func (r *callReader) chosenValue(fd *cc.FunctionDefinition, nodes []cc.ExpressionNode) (e stencil.Expr, ok bool, err error) {
	combined := false
	for _, c := range r.scalars.outerScalars {
		for _, n := range nodes {
			combined = combined || !r.clauses.private[c.decl] && names(n, c.decl)
		}
	}
	s, ok := selectorOf(fd)
	if !combined || !ok {
		return nil, false, nil
	}
	ft := fd.Declarator.Type().(*cc.FunctionType)
	t, err := r.fn.scalarType(ft.Result())
	if err != nil {
		return nil, false, nil
	}
	var args []stencil.Expr
	for _, n := range nodes {
		if hasAssignment(n) {
			return nil, false, nil
		}
		e, err := r.exprs.expr(n)
		if err != nil {
			return nil, true, err
		}
		args = append(args, stencil.Converted(e, t))
	}
	return stencil.NewCond(stencil.NewBinary(s.op, args[s.left], args[s.right]), args[s.then], args[s.other]), true, nil
}

// selectorOf recognises, for two parameters and a result of one type,
//
//	return a > b ? a : b;
//	if (a > b) return a; [else] return b;
//	T r = a; if (b > r) r = b; return r;
func selectorOf(fd *cc.FunctionDefinition) (selector, bool) {
	ft, ok := fd.Declarator.Type().(*cc.FunctionType)
	if !ok || len(ft.Parameters()) != 2 {
		return selector{}, false
	}
	c := choosing{of: map[*cc.Declarator]int{}}
	for i, p := range ft.Parameters() {
		if p.Declarator == nil || p.Type().Kind() != ft.Result().Kind() || !cc.IsArithmeticType(p.Type()) || p.Declarator.IsVolatile() {
			return selector{}, false
		}
		c.of[p.Declarator] = i
	}
	var items []*cc.BlockItem
	for l := fd.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItem.Case != cc.BlockItemDecl || !isFunctionName(l.BlockItem.Declaration) {
			items = append(items, l.BlockItem)
		}
	}
	return c.read(items)
}

// choosing says which parameter each name of a selector stands for.
type choosing struct {
	of map[*cc.Declarator]int
}

func (c choosing) read(items []*cc.BlockItem) (selector, bool) {
	none := selector{}
	if len(items) == 3 && c.declare(items[0]) {
		return c.update(items[1:])
	}
	if len(items) == 0 || len(items) > 2 || items[0].Case != cc.BlockItemStmt {
		return none, false
	}
	first := items[0].Statement
	if e := returned(first); e != nil {
		x, ok := ccwalk.Unparen(e).(*cc.ConditionalExpression)
		if !ok || x.ExpressionList == nil || len(items) != 1 {
			return none, false
		}
		return c.choice(x.LogicalOrExpression, x.ExpressionList, x.ConditionalExpression)
	}
	if first.Case != cc.StatementSelection || first.SelectionStatement.Case == cc.SelectionStatementSwitch {
		return none, false
	}
	s := first.SelectionStatement
	last := s.Statement2
	if last == nil && len(items) == 2 && items[1].Case == cc.BlockItemStmt {
		last = items[1].Statement
	} else if len(items) == 2 {
		return none, false
	}
	then, other := returned(onlyStatement(s.Statement)), returned(onlyStatement(last))
	if then == nil || other == nil {
		return none, false
	}
	return c.choice(s.ExpressionList, then, other)
}

// declare reads T r = a.
func (c choosing) declare(b *cc.BlockItem) bool {
	if b.Case != cc.BlockItemDecl || b.Declaration.InitDeclaratorList == nil || b.Declaration.InitDeclaratorList.InitDeclaratorList != nil {
		return false
	}
	d := b.Declaration.InitDeclaratorList.InitDeclarator
	if d.Initializer == nil || d.Initializer.Case != cc.InitializerExpr || d.Declarator.IsStatic() || d.Declarator.IsVolatile() {
		return false
	}
	from := ccwalk.Variable(d.Initializer.AssignmentExpression)
	i, ok := c.of[from]
	if !ok || from.Type().Kind() != d.Declarator.Type().Kind() {
		return false
	}
	c.of[d.Declarator] = i
	return true
}

// update reads if (b > r) r = b; return r.
func (c choosing) update(items []*cc.BlockItem) (selector, bool) {
	if items[0].Case != cc.BlockItemStmt || items[0].Statement.Case != cc.StatementSelection || items[1].Case != cc.BlockItemStmt {
		return selector{}, false
	}
	s := items[0].Statement.SelectionStatement
	set := onlyStatement(s.Statement)
	result := returned(items[1].Statement)
	if s.Statement2 != nil || s.Case == cc.SelectionStatementSwitch || set == nil || set.Case != cc.StatementExpr || result == nil {
		return selector{}, false
	}
	a, ok := ccwalk.Unparen(set.ExpressionStatement.ExpressionList).(*cc.AssignmentExpression)
	if !ok || a.Case != cc.AssignmentExpressionAssign || maybeVariable(a.UnaryExpression) == nil ||
		ccwalk.Variable(a.UnaryExpression) != ccwalk.Variable(result) || ccwalk.Variable(result).IsParam() {
		return selector{}, false
	}
	return c.choice(s.ExpressionList, a.AssignmentExpression, result)
}

func (c choosing) choice(cond, then, other cc.ExpressionNode) (selector, bool) {
	x, ok := ccwalk.Unparen(cond).(*cc.RelationalExpression)
	if !ok {
		return selector{}, false
	}
	s := selector{op: x.Token.SrcStr()}
	for _, part := range []struct {
		n  cc.ExpressionNode
		to *int
	}{{x.RelationalExpression, &s.left}, {x.ShiftExpression, &s.right}, {then, &s.then}, {other, &s.other}} {
		i, known := c.of[ccwalk.Variable(ccwalk.Unparen(part.n))]
		ok = ok && known
		*part.to = i
	}
	return s, ok && stencil.Mirrored[s.op] != ""
}

// onlyStatement is what a block of one statement holds, or the statement.
func onlyStatement(s *cc.Statement) *cc.Statement {
	for s != nil && s.Case == cc.StatementCompound {
		l := s.CompoundStatement.BlockItemList
		if l == nil || l.BlockItemList != nil || l.BlockItem.Case != cc.BlockItemStmt {
			return nil
		}
		s = l.BlockItem.Statement
	}
	return s
}

// returned is e of return e, nil for another statement.
func returned(s *cc.Statement) cc.ExpressionNode {
	if s == nil || s.Case != cc.StatementJump || s.JumpStatement.Case != cc.JumpStatementReturn || s.JumpStatement.ExpressionList == nil {
		return nil
	}
	return s.JumpStatement.ExpressionList
}
