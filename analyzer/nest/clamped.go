// Locals that a statement behind their declaration limits, as in int e = ii + T; if (e > n) e = n;. From there on the name stands for
// a second local, with the value of e > n ? n : e, so that bounds and subscripts see through it.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// noteClamps notes which statements of a block limit a local that is declared in it, where nothing else writes that local.
func (r *localReader) noteClamps(s *cc.CompoundStatement) {
	declared := map[*cc.Declarator]bool{}
	clamps := map[*cc.Declarator][]*cc.SelectionStatement{}
	for l := s.BlockItemList; l != nil; l = l.BlockItemList {
		switch b := l.BlockItem; {
		case b.Case == cc.BlockItemDecl:
			for i := b.Declaration.InitDeclaratorList; i != nil; i = i.InitDeclaratorList {
				d := i.InitDeclarator.Declarator
				declared[d] = i.InitDeclarator.Initializer != nil && cc.IsIntegerType(d.Type()) && !d.IsStatic() && !d.AddressTaken() &&
					!d.IsVolatile() && !d.IsAtomic()
			}
		case b.Case == cc.BlockItemStmt && b.Statement.Case == cc.StatementSelection:
			if d := limited(b.Statement.SelectionStatement); d != nil && declared[d] {
				clamps[d] = append(clamps[d], b.Statement.SelectionStatement)
			}
		}
	}
	for d, list := range clamps {
		if writesIn(s, d) == len(list) {
			r.limited[d] = true
			for _, at := range list {
				r.clamps[at] = d
			}
		}
	}
}

// limited is e of if (e > n) e = n; where both sides are sums and products of variables and constants; nil for other statements.
func limited(s *cc.SelectionStatement) *cc.Declarator {
	d := onlyAssigned(s.Statement)
	cond, isRelation := ccwalk.Unparen(s.ExpressionList).(*cc.RelationalExpression)
	if s.Case != cc.SelectionStatementIf || d == nil || !isRelation {
		return nil
	}
	if maybeVariable(cond.RelationalExpression) != d && maybeVariable(cond.ShiftExpression) != d {
		return nil
	}
	plain := true
	ccwalk.Nodes(s, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.PostfixExpression:
			plain = plain && (x.Case == cc.PostfixExpressionSelect || x.Case == cc.PostfixExpressionPSelect)
		case *cc.UnaryExpression:
			plain = plain && x.Case == cc.UnaryExpressionMinus
		case *cc.AssignmentExpression:
			plain = plain && (x.Case == cc.AssignmentExpressionCond || maybeVariable(x.UnaryExpression) == d && !names(x.AssignmentExpression, d))
		case *cc.CastExpression:
			plain = plain && x.Case == cc.CastExpressionUnary
		case *cc.ConditionalExpression, *cc.LogicalAndExpression, *cc.LogicalOrExpression:
			plain = false
		}
		return plain
	})
	if !plain {
		return nil
	}
	return d
}

// writesIn is how many places in n write d.
func writesIn(n cc.Node, d *cc.Declarator) int {
	count := 0
	ccwalk.Nodes(n, func(node cc.Node) bool {
		for _, target := range writtenBy(node) {
			if changedBy(target) == d {
				count++
			}
		}
		return true
	})
	return count
}

// clamp declares the local that d stands for behind a statement that limits it.
func (r *statementReader) clamp(s *cc.SelectionStatement, d *cc.Declarator, st *stencil.If) (stencil.Stmt, error) {
	old, set := r.inside[d], onlyValue(st.Then)
	if old == nil || set == nil || set.Op != "=" {
		return nil, r.fail(codeBody, s, "this limit of '%s' is not translated", d.Name()).
			way(r, s, "write it in the initialiser, as 'a > b ? b : a'")
	}
	value := &stencil.Cond{C: st.Cond, X: stencil.Converted(set.RHS, old.Type), Y: &stencil.Var{Sym: old}, T: old.Type}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: old.Type, Role: stencil.Local, Span: r.fn.SpanAt(s)}
	r.locals.stable[sym] = true
	r.locals.name(sym, value)
	r.inside[d] = sym
	return &stencil.Decl{Sym: sym, Init: value}, nil
}
