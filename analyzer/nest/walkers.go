// Walkers: pointers of a nest that move under conditions, in while loops, or by what only the running program knows, as in
// while (p < end) *p++ = 0. The array that such a pointer leads to is known; how far it has come is a local integer of the kernel.

package nest

import (
	"maps"
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// walker is what is known of a pointer that walks: it leads to the element that lies At elements behind a base.
type walker struct {
	at    *stencil.Symbol
	base  pointee
	block *cc.CompoundStatement // that the distance is declared in; nil for a loop's header
}

// findWalker notes d if it walks in n, and returns what declares its distance. A pointer that only the
// statements of its block move has a place that is known.
func (r *cursorReader) findWalker(d *cc.Declarator, n cc.Node, block *cc.CompoundStatement) []stencil.Stmt {
	delete(r.walkers, d)
	if d.Type().Kind() != cc.Ptr || r.cursors[d] != nil || !r.fn.changes(d) || d.AddressTaken() || d.IsStatic() || d.IsExtern() || d.IsVolatile() || d.IsAtomic() || d.IsTypename() {
		return nil
	}
	steps, sets := stepsIn(n, d)
	if steps == 0 || steps+sets != writesIn(n, d) || steps == directSteps(n, block, d) {
		return nil
	}
	p, has := r.pointees.places[d] // has is set for a parameter
	if _, outside := r.pointees.pointers[d]; outside && !has && sets == 0 {
		return nil
	}
	at := &stencil.Symbol{Name: r.localName(d.Name() + "_at"), Type: stencil.LongLong, Role: stencil.Local, Span: r.fn.SpanAt(d)}
	r.walkers[d], r.distances[at] = &walker{at: at, block: block}, true
	if has {
		r.stand(d, p)
	}
	return []stencil.Stmt{&stencil.Decl{Sym: at, Init: stencil.NewInt(0)}}
}

// findInHeader notes the walkers among the pointers that a loop's header declares.
func (r *cursorReader) findInHeader(it *cc.IterationStatement) (starts []stencil.Stmt) {
	for i := it.Declaration.InitDeclaratorList; i != nil && r.device == nil; i = i.InitDeclaratorList {
		delete(r.pointees.places, i.InitDeclarator.Declarator)
		starts = append(starts, r.findWalker(i.InitDeclarator.Declarator, it, nil)...)
	}
	return starts
}

// stepsIn counts the steps of a pointer in n, and the assignments that give it another place.
func stepsIn(n cc.Node, d *cc.Declarator) (steps, sets int) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		e, ok := n.(cc.ExpressionNode)
		if !ok {
			return true
		}
		switch target, by, sign := pointerStep(e); {
		case target == nil || maybeVariable(target) != d:
		case sign == 0:
			sets++
		case by == nil || !names(by, d):
			steps++
		}
		return true
	})
	return steps, sets
}

// directSteps counts the steps in n that lead from one known place to another: they are statements of the block that declares the
// pointer, or of one that has given it a place.
func directSteps(n cc.Node, block *cc.CompoundStatement, d *cc.Declarator) (steps int) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		c, ok := n.(*cc.CompoundStatement)
		if !ok {
			return true
		}
		known := c == block
		for l := c.BlockItemList; l != nil; l = l.BlockItemList {
			for _, part := range partsOf(l.BlockItem) {
				target, _, sign := pointerStep(ccwalk.Unparen(part))
				switch {
				case target == nil || maybeVariable(target) != d:
				case sign == 0:
					known = true
				case known:
					steps++
				}
			}
		}
		return true
	})
	return steps
}

// partsOf are the operands of the commas of an expression statement; nil for others.
func partsOf(b *cc.BlockItem) []cc.ExpressionNode {
	s := ccwalk.ExpressionStatement(b)
	if s == nil {
		return nil
	}
	return commaParts(s.ExpressionList)
}

// leave ends the walkers of a block: a function may be read again, with other arguments.
func (r *cursorReader) leave(block *cc.CompoundStatement) {
	maps.DeleteFunc(r.walkers, func(_ *cc.Declarator, w *walker) bool { return w.block == block })
}

// stand lets a walker lead to its place, counted from p.
func (r *cursorReader) stand(d *cc.Declarator, p pointee) {
	w := r.walkers[d]
	w.base = p
	r.pointees.places[d] = p.moved(&stencil.Var{Sym: w.at})
}

// restart is what a walker needs that n, an assignment, has just given another place; nil for others.
func (r *cursorReader) restart(n cc.ExpressionNode) []stencil.Stmt {
	target, _, sign := pointerStep(ccwalk.Unparen(n))
	d := maybeVariable(target)
	if d == nil || sign != 0 || r.walkers[d] == nil {
		return nil
	}
	r.stand(d, r.pointees.places[d])
	zero := &stencil.Assign{LHS: &stencil.Var{Sym: r.walkers[d].at}, Op: "=", RHS: stencil.NewInt(0)}
	return []stencil.Stmt{&stencil.ExprStmt{X: zero}}
}

// walk is the step of a walker that n is; ok is false for other expressions.
func (r *cursorReader) walk(n cc.ExpressionNode) (x stencil.Expr, ok bool, err error) {
	target, by, sign := pointerStep(ccwalk.Unparen(n))
	d := maybeVariable(target)
	if d == nil || sign == 0 || r.walkers[d] == nil {
		return nil, false, nil
	}
	if _, known := r.pointees.places[d]; !known {
		return nil, true, r.pointees.noPointee(n, d)
	}
	at, op := &stencil.Var{Sym: r.walkers[d].at}, map[int]string{1: "+", -1: "-"}[sign]
	if by == nil {
		return &stencil.IncDec{X: at, Op: op + op, Post: true}, true, nil
	}
	value, err := r.exprs.expr(by)
	return &stencil.Assign{LHS: at, Op: op + "=", RHS: value}, true, err
}

// header reads an expression of a loop's header, which may be or hold steps of walkers.
func (r *cursorReader) header(n cc.ExpressionNode) (all stencil.Expr, err error) {
	parts := commaParts(n)
	walks := func(part cc.ExpressionNode) bool {
		target, _, sign := pointerStep(ccwalk.Unparen(part))
		return sign != 0 && r.walkers[maybeVariable(target)] != nil
	}
	if !slices.ContainsFunc(parts, walks) {
		return r.exprs.expr(n)
	}
	for _, part := range parts {
		x, ok, err := r.walk(part)
		if !ok {
			x, err = r.exprs.expr(part)
		}
		if err != nil {
			return nil, err
		}
		if all != nil {
			x = &stencil.Comma{X: all, Y: x}
		}
		all = x
	}
	return all, nil
}

// isSetIn reports whether a loop gives a walker another place than the one that the loop starts with.
func (r *cursorReader) isSetIn(it *cc.IterationStatement, d *cc.Declarator) bool {
	h := headerOf(it)
	parts := []cc.Node{it.Statement}
	for _, n := range []cc.ExpressionNode{h.cond, h.step} {
		if n != nil {
			parts = append(parts, n)
		}
	}
	return slices.ContainsFunc(parts, func(n cc.Node) bool {
		_, sets := stepsIn(n, d)
		return sets > 0
	})
}

// stepInside makes a step inside an expression in front of the statement: the value of the variable before the step, or after it.
// C leaves open what else in the expression would read of it.
func (r *localReader) stepInside(n cc.ExpressionNode, d *cc.Declarator, v *stencil.Var, op string, post bool) (stencil.Expr, error) {
	if r.whole != nil && uses(r.whole, d) != 1 {
		return nil, r.fail(CodeSideEffects, n, "the expression changes '%s', and names it again", d.Name()).way(r, n, "%s", wayOfEffect)
	}
	step := &stencil.ExprStmt{X: &stencil.IncDec{X: v, Op: op, Post: true}}
	if !post {
		r.pending = append(r.pending, step)
	}
	value, err := r.hoist(n, v, v.Sym.Name)
	if post {
		r.pending = append(r.pending, step)
	}
	return value, err
}
