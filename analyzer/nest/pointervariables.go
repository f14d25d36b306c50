// Variables of pointer type in a nest: the place each leads to, statement by statement, and where it becomes unknown.

package nest

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/validity"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// localPointer binds a pointer to the place that it points to. Statements of
// the block that it is declared in may move it: they are executed in order, so
// that it leads to one place wherever it is read.
func (r *pointeeReader) localPointer(d *cc.Declarator, init *cc.Initializer) error {
	if init != nil && init.Case != cc.InitializerExpr || d.AddressTaken() || init == nil && r.block == nil {
		return r.fail(codePointer, d, "the pointer '%s' cannot be resolved at translation time: it gets its value in a way that is not followed", d.Name()).
			way(r, d, "give it its value where it is declared, and leave it so")
	}
	r.pointers[d] = r.block
	delete(r.places, d)
	if init == nil {
		return nil
	}
	err := r.pointTo(d, init.AssignmentExpression)
	if err == nil && r.cursors.walkers[d] != nil {
		r.cursors.stand(d, r.places[d])
	}
	return err
}

// pointTo is d = n.
func (r *pointeeReader) pointTo(d *cc.Declarator, n cc.ExpressionNode) error {
	if name := allocatedBy(n); name != "" {
		return r.fail(codeCall, n, "'%s' cannot be called on the device", name).way(r, n, "%s", wayWithout(name))
	}
	if !samePointee(d.Type(), parser.TypeOf(n)) {
		return r.fail(codePointer, n, "the pointer '%s' sees this array through another type", d.Name()).
			way(r, d, "use the array by its own type and all its subscripts")
	}
	p, err := r.pointsTo(n)
	if err != nil {
		return err
	}
	r.places[d], err = r.pin(n, p, d.Name())
	return err
}

// allocatedBy is the function of the C library whose new memory n points to; "" where it is not one.
func allocatedBy(n cc.ExpressionNode) string {
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.CastExpression:
		return allocatedBy(x.CastExpression)
	case *cc.PostfixExpression:
		if f, ok := calleeOf(x).(*cc.PrimaryExpression); ok && x.Case == cc.PostfixExpressionCall && validity.GivesNewMemory(f.Token.SrcStr()) {
			return strings.TrimPrefix(f.Token.SrcStr(), "__builtin_")
		}
	}
	return ""
}

// moveIn reports whether one of the operands of a comma expression gives a local pointer another value.
func (r *pointeeReader) moveIn(parts []cc.ExpressionNode) bool {
	return slices.ContainsFunc(parts, func(part cc.ExpressionNode) bool {
		target, _, _ := pointerStep(ccwalk.Unparen(part))
		_, isLocal := r.pointers[maybeVariable(target)]
		return target != nil && isLocal
	})
}

// movePointer is a statement that gives a local pointer another value; moved is
// false for others.
func (r *pointeeReader) movePointer(n cc.ExpressionNode) (moved bool, err error) {
	target, by, sign := pointerStep(ccwalk.Unparen(n))
	if target == nil {
		return false, nil
	}
	d := maybeVariable(target)
	block, isLocal := r.pointers[d]
	if d == nil || !isLocal {
		return false, nil
	}
	if block == nil || r.block == nil || block != r.block && sign != 0 {
		return true, r.refuseMove(n, d)
	}
	if sign == 0 {
		r.pointsHere(d)
		return true, r.pointTo(d, by)
	}
	p, ok := r.places[d]
	if !ok {
		return true, r.noPointee(n, d)
	}
	var step stencil.Expr = stencil.NewInt(1)
	if by != nil {
		if step, err = r.subscript(by); err != nil {
			return true, err
		}
	}
	if sign < 0 {
		step = stencil.NewUnary("-", step)
	}
	r.places[d], err = r.pin(n, p.moved(step), d.Name())
	return true, err
}

// pointsHere lets a pointer of an outer block have a place in the block that is
// being read: where that ends, what it points to is not known any more.
func (r *pointeeReader) pointsHere(d *cc.Declarator) {
	if outer := r.pointers[d]; outer != r.block {
		r.movedIn[r.block] = append(r.movedIn[r.block], pointerOf{d, outer})
		r.pointers[d] = r.block
	}
}

// pointerOf is a pointer with the block whose statements move it.
type pointerOf struct {
	decl  *cc.Declarator
	block *cc.CompoundStatement
}

// leavePointers ends the places that pointers of outer blocks got in a block.
func (r *pointeeReader) leavePointers(block *cc.CompoundStatement) {
	for _, p := range r.movedIn[block] {
		r.pointers[p.decl] = p.block
		r.forget(p.decl)
	}
	delete(r.movedIn, block)
}

// forgetMoved ends the places of the pointers that a serial loop moves: what they
// point to where its body starts depends on the iteration.
func (r *pointeeReader) forgetMoved(loop *cc.IterationStatement) {
	for d := range changedIn(loop) {
		walks := r.cursors.walkers[d] != nil && !r.cursors.isSetIn(loop, d)
		if _, isPointer := r.pointers[d]; isPointer && !walks && !r.cursors.moves(loop, d) {
			r.forget(d)
		}
	}
}

// forget ends the place of a pointer.
func (r *pointeeReader) forget(d *cc.Declarator) {
	if _, had := r.places[d]; had {
		delete(r.places, d)
		r.lost[d] = true
	}
}

// privatePointer lets a pointer from outside that the nest moves be each
// iteration's own: one that every iteration sets before it is used, and nothing
// uses after the nest. false where it is not known to be.
func (r *pointeeReader) privatePointer(d *cc.Declarator, body cc.Node) bool {
	s, ok := body.(*cc.Statement)
	if !ok || s.Case != cc.StatementCompound || d.Type().Kind() != cc.Ptr || d.AddressTaken() || !r.bounds.between[d] && r.live().usedAfter(d) != nil {
		return false
	}
	for _, read := range r.bounds.boundReads {
		if names(read.node, d) {
			return false // the serial loop would read its bound through the new value
		}
	}
	r.pointers[d] = s.CompoundStatement
	return true
}

// pointerStep takes p = by (sign 0), p += by, p -= by, p++ (by is nil) and the
// like apart.
func pointerStep(n cc.ExpressionNode) (target, by cc.ExpressionNode, sign int) {
	direction := func(op string) int {
		if strings.HasPrefix(op, "-") {
			return -1
		}
		return 1
	}
	switch x := n.(type) {
	case *cc.AssignmentExpression:
		switch op := x.Token.SrcStr(); op {
		case "=":
			return x.UnaryExpression, x.AssignmentExpression, 0
		case "+=", "-=":
			return x.UnaryExpression, x.AssignmentExpression, direction(op)
		}
	case *cc.PostfixExpression:
		if x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec {
			return x.PostfixExpression, nil, direction(x.Token.SrcStr())
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionInc || x.Case == cc.UnaryExpressionDec {
			return x.UnaryExpression, nil, direction(x.Token.SrcStr())
		}
	}
	return nil, nil, 0
}

// refuseMove refuses a change of a pointer that is not a statement of its block.
func (r *pointeeReader) refuseMove(n cc.Node, d *cc.Declarator) error {
	return r.fail(codePointer, n, "the pointer '%s' cannot be resolved at translation time: it changes under a condition, in a loop or inside an expression", d.Name()).
		way(r, d, "use a subscript: %s[k]", d.Name())
}

func (r *pointeeReader) noPointee(n cc.Node, d *cc.Declarator) error {
	if r.lost[d] {
		return r.refuseMove(n, d)
	}
	return r.fail(codePointer, n, "the pointer '%s' is used before it gets a value", d.Name()).
		way(r, d, "give it its value where it is declared")
}
