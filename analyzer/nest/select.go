// Pointers that a conditional expression chooses, c ? a : b: each access through them becomes a choice between two
// accesses.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// selection is what c ? a : b points to.
type selection struct {
	cond    stencil.Expr
	yes, no pointee
}

// both changes the two pointees of a selection.
func (p pointee) both(change func(pointee) pointee) pointee {
	return pointee{selection: &selection{p.selection.cond, change(p.selection.yes), change(p.selection.no)}}
}

// eachOf is both where the change may fail.
func (p pointee) eachOf(change func(pointee) (pointee, error)) (pointee, error) {
	yes, err := change(p.selection.yes)
	if err != nil {
		return p, err
	}
	no, err := change(p.selection.no)
	return pointee{selection: &selection{p.selection.cond, yes, no}}, err
}

// withExtents is the place of an array member that takes as many subscripts.
func (p pointee) withExtents(extents []int64) pointee {
	if p.selection != nil {
		return p.both(func(p pointee) pointee { return p.withExtents(extents) })
	}
	p.extents = extents
	return p
}

// selectedPointee is what c ? a : b points to: one of two places, between which each
// access through the pointer chooses.
func (r *pointeeReader) selectedPointee(x *cc.ConditionalExpression) (pointee, error) {
	if x.ExpressionList == nil {
		return pointee{}, r.fail(codePointer, x, "a pointer is a condition here, which cannot be resolved at translation time")
	}
	cond, err := r.exprs.expr(x.LogicalOrExpression)
	if err != nil {
		return pointee{}, err
	}
	p := pointee{selection: &selection{cond: cond}}
	err = r.locals.under(stencil.Guard{Cond: cond}, func() (err error) {
		p.selection.yes, err = r.alternative(x, x.ExpressionList)
		return err
	})
	if err != nil {
		return p, err
	}
	return p, r.locals.under(stencil.Guard{Cond: cond, Not: true}, func() (err error) {
		p.selection.no, err = r.alternative(x, x.ConditionalExpression)
		return err
	})
}

// alternative is one of the pointees of a selection. Nothing of it may have to run
// before the choice is made.
func (r *pointeeReader) alternative(x *cc.ConditionalExpression, n cc.ExpressionNode) (pointee, error) {
	if !isPointer(n) {
		return pointee{}, r.fail(codePointer, n, "a pointer that is chosen by a condition may be null, so it cannot be resolved at translation time").
			way(r, x, "let it point to an array in either case, and test the condition where the array is used")
	}
	if !samePointee(parser.TypeOf(x), parser.TypeOf(n)) {
		return pointee{}, r.fail(codePointer, n, "this pointer chooses between arrays of different types").
			way(r, x, "write the condition where the array is used: c ? a[i] : b[i]")
	}
	outer := r.locals.pending
	r.locals.pending = nil
	p, err := r.pointsTo(n)
	before := r.locals.pending
	r.locals.pending = outer
	switch {
	case err != nil:
		return p, err
	case len(before) > 0:
		return p, r.fail(codePointer, n, "a pointer that is chosen by a condition is computed by a call or a side effect").
			way(r, n, "compute it before the choice")
	case p.grid.address:
		return p, r.fail(codePointer, n, "this pointer chooses between structs outside the parallel loop").
			way(r, x, "choose each member: c ? s.x : t.x")
	}
	return p, nil
}

// readSelection is the value of the object that is chosen.
func (r *pointeeReader) readSelection(c *selection) stencil.Expr {
	read := func(p pointee, not bool) (e stencil.Expr) {
		_ = r.locals.under(stencil.Guard{Cond: c.cond, Not: not}, func() error {
			e = r.exprs.readPointee(p)
			return nil
		})
		return e
	}
	return stencil.NewCond(c.cond, read(c.yes, false), read(c.no, true))
}

// pinSelection is pin for a selection: its condition is evaluated once. Its
// places must be pinned already, because only one of them may be valid.
func (r *pointeeReader) pinSelection(n cc.Node, p pointee, name string) (pointee, error) {
	if !r.isPinned(p.selection.yes) || !r.isPinned(p.selection.no) {
		return p, r.fail(codePointer, n, "a pointer that is chosen by a condition points to a place that may change").
			way(r, n, "compute its subscripts before the choice, in variables that keep their values")
	}
	cond, err := p.selection.cond, error(nil)
	if !r.locals.isStable(cond) {
		cond, err = r.locals.hoist(n, stencil.NewBinary("!=", cond, stencil.NewInt(0)), name+"_first")
	}
	return pointee{selection: &selection{cond, p.selection.yes, p.selection.no}}, err
}

// isPinned reports whether p leads to one place while its variables exist.
func (r *pointeeReader) isPinned(p pointee) bool {
	if c := p.selection; c != nil {
		return r.locals.isStable(c.cond) && r.isPinned(c.yes) && r.isPinned(c.no)
	}
	for _, e := range p.index {
		if !r.locals.isStable(e) {
			return false
		}
	}
	return (p.offset == nil || r.locals.isStable(p.offset)) && (p.object == nil || r.staysThere(p.object))
}

// throughSelection reports whether n may be an object at a place that is chosen.
func (r *pointeeReader) throughSelection(n cc.ExpressionNode) bool {
	n = ccwalk.Unparen(n)
	found := false
	if isObject(n) {
		ccwalk.Nodes(n, func(n cc.Node) bool {
			switch x := n.(type) {
			case *cc.PrimaryExpression:
				d := ccwalk.Variable(x)
				found = found || d != nil && r.places[d].selection != nil
			case *cc.ConditionalExpression:
				found = found || isPointer(x)
			}
			return !found
		})
	}
	return found
}

// selectedAssignment is a statement (c ? a : b)[i] = e: one of two.
func (r *exprReader) selectedAssignment(x *cc.AssignmentExpression) ([]stencil.Stmt, error) {
	rhs, err := r.expr(x.AssignmentExpression)
	if err != nil {
		return nil, err
	}
	p, err := r.targetPointee(ccwalk.Unparen(x.UnaryExpression))
	if err != nil {
		return nil, err
	}
	return r.assignedAt(x, p, rhs)
}

func (r *exprReader) assignedAt(x *cc.AssignmentExpression, p pointee, rhs stencil.Expr) ([]stencil.Stmt, error) {
	if p.selection == nil {
		e, err := r.assigned(x, r.written(p, x.Token.SrcStr() != "="), rhs)
		return []stencil.Stmt{&stencil.ExprStmt{X: e}}, err
	}
	cond := p.selection.cond
	st := &stencil.If{Cond: cond}
	err := r.locals.under(stencil.Guard{Cond: cond}, func() (err error) {
		st.Then, err = r.assignedAt(x, p.selection.yes, rhs)
		return err
	})
	if err != nil {
		return nil, err
	}
	return []stencil.Stmt{st}, r.locals.under(stencil.Guard{Cond: cond, Not: true}, func() (err error) {
		st.Else, err = r.assignedAt(x, p.selection.no, rhs)
		return err
	})
}
