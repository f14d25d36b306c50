// What stands between the loops of a nest: each iteration of the inner loop repeats it, or gets the variable as its own.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// between are the variables that get their values in front of the loop that is otherwise
// the whole body of a parallel loop.
type between struct {
	block *cc.CompoundStatement
	list  []ownValue
}

// ownValue is a variable that each iteration of the inner loop has for itself, with its value if there is one: where
// it is declared, or by an assignment.
type ownValue struct {
	decl *cc.Declarator
	init *cc.Initializer
	set  *cc.AssignmentExpression
}

// innerLoop is the for loop that is all there is in a loop's body, with the
// declarations and assignments in front of it that each of its iterations may repeat; nil if
// there is more.
func (r *boundReader) innerLoop(s *cc.Statement, onlyBare bool) (loop *cc.Statement, values []between) {
	for s.Case == cc.StatementCompound {
		b := between{block: s.CompoundStatement}
		var inner *cc.Statement
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			item := l.BlockItem
			switch {
			case isEmpty(item):
			case inner == nil && (r.declares(&b, item, onlyBare) || !onlyBare && r.assigns(&b, item)):
			case item.Case == cc.BlockItemStmt && inner == nil:
				inner = item.Statement
			default:
				return nil, nil
			}
		}
		if inner == nil {
			return nil, nil
		}
		s, values = inner, append(values, b)
	}
	if s.Case != cc.StatementIteration {
		return nil, nil
	}
	for _, b := range values {
		for _, own := range b.list {
			if value := own.value(); value != nil && readsIndex(value, s) {
				return nil, nil
			}
		}
	}
	switch s.IterationStatement.Case {
	case cc.IterationStatementFor, cc.IterationStatementForDecl:
		return s, values
	}
	return nil, nil
}

// readsIndex reports whether a value reads the index of a loop behind it, which has the value there that the loop left
// in the iteration before.
func readsIndex(value cc.Node, behind *cc.Statement) bool {
	found := false
	ccwalk.Nodes(behind, func(n cc.Node) bool {
		if it, ok := n.(*cc.IterationStatement); ok && it.Case == cc.IterationStatementFor {
			header := headerOf(it)
			for _, part := range []cc.ExpressionNode{header.init, header.step} {
				if part == nil {
					continue
				}
				for d := range changedIn(part) {
					found = found || names(value, d)
				}
			}
		}
		return !found
	})
	return found
}

// keepsEnds refuses a loop whose range comes from the index of a loop inside, or from what it left in its own index in the
// iteration before of the loop around it: neither is the value on entry.
func (r *boundReader) keepsEnds(it *cc.IterationStatement) error {
	header := headerOf(it)
	parts := []cc.Node{}
	if it.Declaration != nil {
		parts = append(parts, it.Declaration)
	}
	for _, n := range []cc.ExpressionNode{header.init, header.cond} {
		if n != nil {
			parts = append(parts, n)
		}
	}
	for _, n := range parts {
		a, ok := n.(*cc.AssignmentExpression)
		again := ok && len(r.sweep.Loops) > 0 && names(a.AssignmentExpression, maybeVariable(a.UnaryExpression))
		if again || readsIndex(n, it.Statement) {
			return r.fail(codeBounds, n, "the range of a parallel loop comes from what an inner loop left in its index in the iteration before").
				way(r, n, "compute it in front of the nest, in a variable of its own, if the value there is meant")
		}
	}
	return nil
}

// isEmpty reports whether an item of a block is a semicolon by itself.
func isEmpty(item *cc.BlockItem) bool {
	return item.Case == cc.BlockItemStmt && item.Statement.Case == cc.StatementExpr && item.Statement.ExpressionStatement.ExpressionList == nil
}

// declares notes a declaration whose variables every iteration of the loops inside can have
// for itself: they have no value yet, or one that nothing changes. The dependence test compares
// what such a value reads with what the iterations write.
func (r *boundReader) declares(b *between, item *cc.BlockItem, onlyBare bool) bool {
	if item.Case != cc.BlockItemDecl || item.Declaration.Case != cc.DeclarationDecl {
		return false
	}
	for l := item.Declaration.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		v, init := l.InitDeclarator.Declarator, l.InitDeclarator.Initializer
		_, _, constant := dimensions(v.Type())
		switch {
		case v.IsTypename() || v.IsStatic() || v.IsExtern() || v.IsThreadLocal() || !constant:
			return false
		case init != nil && (onlyBare || init.Case != cc.InitializerExpr || r.fn.changes(v) || !r.repeats(init)):
			return false
		}
		b.list = append(b.list, ownValue{decl: v, init: init})
	}
	return true
}

// assigns notes a statement v = value, or several with commas, that does the same as a declaration: nothing else in the nest
// writes v, which is read behind it only, and nothing behind the nest reads what it leaves.
func (r *boundReader) assigns(b *between, item *cc.BlockItem) bool {
	if item.Case != cc.BlockItemStmt || item.Statement.Case != cc.StatementExpr {
		return false
	}
	statement := ccwalk.Unparen(item.Statement.ExpressionStatement.ExpressionList)
	for _, part := range commaParts(statement) {
		a, ok := ccwalk.Unparen(part).(*cc.AssignmentExpression)
		if !ok || a.Token.SrcStr() != "=" || !r.repeats(a.AssignmentExpression) {
			return false
		}
		v := maybeVariable(a.UnaryExpression)
		if v == nil || v.Type().Kind() != cc.Ptr && !cc.IsArithmeticType(v.Type()) || v.AddressTaken() || r.clauses.reductionOf[v] != nil ||
			writesIn(r.nestNode, v) != 1 || !r.locals.readsFollow(v, statement, 1) || r.live().usedAfter(v) != nil {
			return false
		}
		b.list = append(b.list, ownValue{decl: v, set: a})
	}
	return true
}

// repeats reports whether a value can be computed any number of times.
func (r *boundReader) repeats(value cc.Node) bool {
	return !hasAssignment(value) && !r.callsUser(value)
}

// declareBetween reads what stands between two loops of the nest: variables with a
// value become part of the body, the others private variables of the iteration.
func (r *boundReader) declareBetween(values []between, inner *cc.Statement) error {
	defer func(outer *cc.CompoundStatement) { r.pointees.block = outer }(r.pointees.block)
	for _, b := range values {
		r.pointees.block = b.block
		for _, own := range b.list {
			list, err := r.readBetween(own, headerOf(inner.IterationStatement))
			if err != nil {
				return err
			}
			r.prologue = append(r.prologue, list...)
		}
	}
	return nil
}

func (r *boundReader) readBetween(own ownValue, inner forHeader) ([]stencil.Stmt, error) {
	v := own.decl
	if ends, err := r.endsLoop(own, inner); ends || err != nil {
		return nil, err
	}
	switch {
	case own.set == nil && own.init == nil:
		r.claimBetween(v)
		return nil, nil
	case own.set == nil:
		return r.statements.declare(v, own.init)
	case v.Type().Kind() == cc.Ptr:
		r.pointees.pointers[v] = r.pointees.block
	default:
		if err := r.scalars.declareOuter(v, own.set); err != nil {
			return nil, err
		}
	}
	return r.locals.flushed(func() ([]stencil.Stmt, error) { return r.statements.expressionStatement(own.set) })
}

// endsLoop reads a value that the bound of the inner loop needs, as 'int m = *n - 1', on the host, as it is read where it
// stands in the bound itself; false for those that need none.
func (r *boundReader) endsLoop(own ownValue, inner forHeader) (bool, error) {
	value := own.value()
	if value == nil || inner.cond == nil || !names(inner.cond, own.decl) {
		return false, nil
	}
	if v, t := own.decl.Type(), value.Type(); !cc.IsIntegerType(v) || v.Kind() != t.Kind() {
		return false, nil
	}
	e, ok, err := r.hostBound(value)
	if ok && err == nil {
		r.inside[own.decl] = e.(*stencil.Var).Sym
	}
	return ok, err
}

// value is what the variable gets, nil for none.
func (own ownValue) value() cc.ExpressionNode {
	switch {
	case own.set != nil:
		return own.set.AssignmentExpression
	case own.init != nil:
		return own.init.AssignmentExpression
	}
	return nil
}

// claimBetween makes a variable without a value private, as if a clause said so.
func (r *boundReader) claimBetween(v *cc.Declarator) {
	r.between[v] = true
	if v.Type().Kind() == cc.Ptr {
		return // its assignments in the body are followed
	}
	if declaredWhole(v) && !r.clauses.private[v] {
		r.clauses.privateObjects = append(r.clauses.privateObjects, v)
	}
	r.clauses.private[v] = true
}

// overBounds is a bound with the values of locals between the loops in their place.
func (r *boundReader) overBounds(e stencil.Expr) stencil.Expr {
	return replaceLocals(e, r.locals.known)
}
