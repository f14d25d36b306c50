// Pointers that a conditional expression chooses, c ? a : b: each access through them becomes a choice between two
// accesses.

package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// fork is what c ? a : b points to.
type fork struct {
	cond    stencil.Expr
	yes, no place
}

// both changes the two places of a fork.
func (p place) both(change func(place) place) place {
	return place{fork: &fork{p.fork.cond, change(p.fork.yes), change(p.fork.no)}}
}

// eachOf is both where the change may fail.
func (p place) eachOf(change func(place) (place, error)) (place, error) {
	yes, err := change(p.fork.yes)
	if err != nil {
		return p, err
	}
	no, err := change(p.fork.no)
	return place{fork: &fork{p.fork.cond, yes, no}}, err
}

// ofRank is the place of an array member that takes rank subscripts.
func (p place) ofRank(rank int) place {
	if p.fork != nil {
		return p.both(func(p place) place { return p.ofRank(rank) })
	}
	p.rank = rank
	return p
}

// chosenPlace is what c ? a : b points to: one of two places, between which each
// access through the pointer chooses.
func (r *pointeeReader) chosenPlace(x *cc.ConditionalExpression) (place, error) {
	if x.ExpressionList == nil {
		return place{}, r.fail(codePointer, x, "a pointer is a condition here, which cannot be resolved at translation time")
	}
	cond, err := r.exprs.expr(x.LogicalOrExpression)
	if err != nil {
		return place{}, err
	}
	p := place{fork: &fork{cond: cond}}
	err = r.locals.under(stencil.Guard{Cond: cond}, func() (err error) {
		p.fork.yes, err = r.alternative(x, x.ExpressionList)
		return err
	})
	if err != nil {
		return p, err
	}
	return p, r.locals.under(stencil.Guard{Cond: cond, Not: true}, func() (err error) {
		p.fork.no, err = r.alternative(x, x.ConditionalExpression)
		return err
	})
}

// alternative is one of the places of a fork. Nothing of it may have to run
// before the choice is made.
func (r *pointeeReader) alternative(x *cc.ConditionalExpression, n cc.ExpressionNode) (place, error) {
	if !isPointer(n) {
		return place{}, r.fail(codePointer, n, "a pointer that is chosen by a condition may be null, so it cannot be resolved at translation time").
			way(r, x, "let it point to an array in either case, and test the condition where the array is used")
	}
	if !samePointee(parser.TypeOf(x), parser.TypeOf(n)) {
		return place{}, r.fail(codePointer, n, "this pointer chooses between arrays of different types").
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

// readFork is the value of the object that is chosen.
func (r *pointeeReader) readFork(c *fork) stencil.Expr {
	read := func(p place, not bool) (e stencil.Expr) {
		_ = r.locals.under(stencil.Guard{Cond: c.cond, Not: not}, func() error {
			e = r.exprs.readPlace(p)
			return nil
		})
		return e
	}
	return stencil.NewCond(c.cond, read(c.yes, false), read(c.no, true))
}

// settleFork is settle for a fork: its condition is evaluated once. Its
// places must be pinned already, because only one of them may be valid.
func (r *pointeeReader) settleFork(n cc.Node, p place, name string) (place, error) {
	if !r.isSettled(p.fork.yes) || !r.isSettled(p.fork.no) {
		return p, r.fail(codePointer, n, "a pointer that is chosen by a condition points to a place that may change").
			way(r, n, "compute its subscripts before the choice, in variables that keep their values")
	}
	cond, err := p.fork.cond, error(nil)
	if !r.locals.isStable(cond) {
		cond, err = r.locals.hoist(n, stencil.NewBinary("!=", cond, stencil.NewInt(0)), name+"_first")
	}
	return place{fork: &fork{cond, p.fork.yes, p.fork.no}}, err
}

// isSettled reports whether p leads to one place while its variables exist.
func (r *pointeeReader) isSettled(p place) bool {
	if c := p.fork; c != nil {
		return r.locals.isStable(c.cond) && r.isSettled(c.yes) && r.isSettled(c.no)
	}
	for _, e := range p.index {
		if !r.locals.isStable(e) {
			return false
		}
	}
	return (p.offset == nil || r.locals.isStable(p.offset)) && (p.object == nil || r.staysThere(p.object))
}

// throughFork reports whether n may be an object at a place that is chosen.
func (r *pointeeReader) throughFork(n cc.ExpressionNode) bool {
	n = unparen(n)
	found := false
	if isObject(n) {
		ccwalk.Nodes(n, func(n cc.Node) bool {
			switch x := n.(type) {
			case *cc.PrimaryExpression:
				d := variable(x)
				found = found || d != nil && r.places[d].fork != nil
			case *cc.ConditionalExpression:
				found = found || isPointer(x)
			}
			return !found
		})
	}
	return found
}

// forkedAssignment is a statement (c ? a : b)[i] = e: one of two.
func (r *exprReader) forkedAssignment(x *cc.AssignmentExpression) ([]stencil.Stmt, error) {
	rhs, err := r.expr(x.AssignmentExpression)
	if err != nil {
		return nil, err
	}
	p, err := r.targetPlace(unparen(x.UnaryExpression))
	if err != nil {
		return nil, err
	}
	return r.assignedAt(x, p, rhs)
}

func (r *exprReader) assignedAt(x *cc.AssignmentExpression, p place, rhs stencil.Expr) ([]stencil.Stmt, error) {
	if p.fork == nil {
		e, err := r.assigned(x, r.written(p, x.Token.SrcStr() != "="), rhs)
		return []stencil.Stmt{&stencil.ExprStmt{X: e}}, err
	}
	cond := p.fork.cond
	st := &stencil.If{Cond: cond}
	err := r.locals.under(stencil.Guard{Cond: cond}, func() (err error) {
		st.Then, err = r.assignedAt(x, p.fork.yes, rhs)
		return err
	})
	if err != nil {
		return nil, err
	}
	return []stencil.Stmt{st}, r.locals.under(stencil.Guard{Cond: cond, Not: true}, func() (err error) {
		st.Else, err = r.assignedAt(x, p.fork.no, rhs)
		return err
	})
}
