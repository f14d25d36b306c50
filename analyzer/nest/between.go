// Declarations between the loops of a nest: each iteration of the inner loop repeats them, or gets the variable as its
// own.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// between is a declaration in front of the loop that is otherwise the whole body
// of a parallel loop.
type between struct {
	block *cc.CompoundStatement
	list  []*cc.Declaration
}

// innerLoop is the for loop that is all there is in a loop's body, with the
// declarations in front of it that each of its iterations may repeat; nil if
// there is more.
func (r *boundReader) innerLoop(s *cc.Statement, onlyBare bool) (loop *cc.Statement, decls []between) {
	for s.Case == cc.StatementCompound {
		b := between{block: s.CompoundStatement}
		var inner *cc.Statement
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			item := l.BlockItem
			switch {
			case isEmpty(item):
			case item.Case == cc.BlockItemDecl && inner == nil && r.repeats(item.Declaration, onlyBare):
				b.list = append(b.list, item.Declaration)
			case item.Case == cc.BlockItemStmt && inner == nil:
				inner = item.Statement
			default:
				return nil, nil
			}
		}
		if inner == nil {
			return nil, nil
		}
		s, decls = inner, append(decls, b)
	}
	if s.Case != cc.StatementIteration {
		return nil, nil
	}
	switch s.IterationStatement.Case {
	case cc.IterationStatementFor, cc.IterationStatementForDecl:
		return s, decls
	}
	return nil, nil
}

// isEmpty reports whether an item of a block is a semicolon by itself.
func isEmpty(item *cc.BlockItem) bool {
	return item.Case == cc.BlockItemStmt && item.Statement.Case == cc.StatementExpr && item.Statement.ExpressionStatement.ExpressionList == nil
}

// repeats reports whether every iteration of the loops inside can have the
// variables of a declaration for itself: they have no value yet, or one that
// nothing changes. The dependence test compares what such a value reads with
// what the iterations write.
func (r *boundReader) repeats(d *cc.Declaration, onlyBare bool) bool {
	if d.Case != cc.DeclarationDecl {
		return false
	}
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		v, init := l.InitDeclarator.Declarator, l.InitDeclarator.Initializer
		_, _, constant := dimensions(v.Type())
		switch {
		case v.IsTypename() || v.IsStatic() || v.IsExtern() || v.IsThreadLocal() || !constant:
			return false
		case init != nil && (onlyBare || init.Case != cc.InitializerExpr || r.fn.changes(v) || hasAssignment(init) || r.callsUser(init)):
			return false
		}
	}
	return true
}

// declareBetween reads declarations between two loops of the nest: those with a
// value become part of the body, the others private variables of the iteration.
func (r *boundReader) declareBetween(decls []between) error {
	defer func(outer *cc.CompoundStatement) { r.pointees.block = outer }(r.pointees.block)
	for _, b := range decls {
		r.pointees.block = b.block
		for _, d := range b.list {
			for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
				v, init := l.InitDeclarator.Declarator, l.InitDeclarator.Initializer
				if init == nil {
					r.claimBetween(v)
					continue
				}
				list, err := r.statements.declare(v, init)
				if err != nil {
					return err
				}
				r.prologue = append(r.prologue, list...)
			}
		}
	}
	return nil
}

// claimBetween makes a variable without a value private, as if a clause said so.
func (r *boundReader) claimBetween(v *cc.Declarator) {
	r.between[v] = true
	if v.Type().Kind() == cc.Ptr {
		return // its assignments in the body are followed
	}
	if v.Type().Kind() == cc.Array && !r.clauses.private[v] {
		r.clauses.privateArrays = append(r.clauses.privateArrays, v)
	}
	r.clauses.private[v] = true
}

// overBounds is a bound with the values of locals between the loops in their place.
func (r *boundReader) overBounds(e stencil.Expr) stencil.Expr {
	return replaceLocals(e, r.locals.known)
}
