// Indices of serial loops that are declared apart from them, as C programs of old do: for (c = 0; ...). Where all that a variable
// does is to count in such loops, each loop has an index of its own, as if its header declared it, with a range of its own.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// onlyCounts reports whether n names d only in loops that give it their first value, and whose bodies do not change it.
func onlyCounts(n cc.Node, d *cc.Declarator) bool {
	only, loops := true, 0
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.IterationStatement:
			if a := setsIndex(x); a != nil && maybeVariable(a.UnaryExpression) == d {
				loops++
				only = only && !names(a.AssignmentExpression, d) && writesIn(x.Statement, d) == 0 && writesIn(headerOf(x).cond, d) == 0
				return false
			}
		case *cc.PrimaryExpression:
			only = only && ccwalk.Variable(x) != d
		}
		return only
	})
	return only && loops > 0 && !d.AddressTaken() && !d.IsVolatile() && !d.IsAtomic() && !d.IsStatic()
}

// setsIndex is the assignment that is the whole first clause of a for loop with a condition and a step; nil for other loops.
func setsIndex(it *cc.IterationStatement) *cc.AssignmentExpression {
	h := headerOf(it)
	if it.Case != cc.IterationStatementFor || h.init == nil || h.cond == nil || h.step == nil {
		return nil
	}
	a, ok := ccwalk.Unparen(h.init).(*cc.AssignmentExpression)
	if !ok || a.Case != cc.AssignmentExpressionAssign {
		return nil
	}
	return a
}

// findIndices notes the locals of a block that only count in its loops.
func (r *cursorReader) findIndices(s *cc.CompoundStatement) {
	eachDeclared(s, func(i *cc.InitDeclarator, _ *cc.BlockItemList) {
		d := i.Declarator
		r.indices[d] = i.Initializer == nil && cc.IsIntegerType(d.Type()) && r.fn.changes(d) && onlyCounts(s, d)
	})
}

// privateIndex notes a variable from outside the nest that only counts in loops of its body, and that nothing uses after the nest.
func (r *cursorReader) privateIndex(d *cc.Declarator, body cc.Node) bool {
	if !r.clauses.private[d] || r.scalars.outer[d] != nil || !cc.IsIntegerType(d.Type()) || !onlyCounts(body, d) || r.isUsedLater(d) {
		return false
	}
	r.indices[d] = true
	return true
}

// isUsedLater reports whether something outside of the nest's body may read what the body leaves in a variable from outside.
func (r *cursorReader) isUsedLater(d *cc.Declarator) bool {
	if !r.bounds.between[d] && r.live().usedAfter(d) != nil {
		return true
	}
	for _, read := range r.bounds.boundReads {
		if names(read.node, d) {
			return true
		}
	}
	return false
}

// ownIndex declares the index of a loop that it gives its first value in its header; nil for other loops. Behind the loop, leave
// ends it.
func (r *cursorReader) ownIndex(it *cc.IterationStatement) (decl *stencil.Decl, leave func(), err error) {
	a := setsIndex(it)
	if a == nil || !r.indices[maybeVariable(a.UnaryExpression)] {
		return nil, func() {}, nil
	}
	d := maybeVariable(a.UnaryExpression)
	t, err := r.fn.valueType(d.Type())
	if err != nil {
		return nil, nil, r.failType(it, "'"+d.Name()+"'", err)
	}
	first, err := r.exprs.expr(a.AssignmentExpression)
	if err != nil {
		return nil, nil, err
	}
	outer, had := r.inside[d]
	r.inside[d] = &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Local, Span: r.fn.SpanAt(d)}
	return &stencil.Decl{Sym: r.inside[d], Init: first}, func() {
		if r.inside[d] = outer; !had {
			delete(r.inside, d)
		}
	}, nil
}
