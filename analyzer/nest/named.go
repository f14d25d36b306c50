// Locals with a single assignment, as in im = i - 1: subscripts see their value, whatever place they are declared at.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// nameAssigned gives a variable the value of im = i - 1 if the nest assigns it nowhere
// else, as in C programs that declare all variables at the top. It has this value
// wherever it is read, because a read before the assignment is an error. A value that
// depends on a serial loop's index is another one in each iteration: then all reads have to follow in the same block.
func (r *localReader) nameAssigned(x *cc.AssignmentExpression, lhs, rhs stencil.Expr) {
	v, ok := lhs.(*stencil.Var)
	d := maybeVariable(x.UnaryExpression)
	if !ok || d == nil || x.Token.SrcStr() != "=" || len(v.Sym.Dims) > 0 {
		return
	}
	if r.nameValue(d, v.Sym, rhs, x, 1) {
		r.assignedOnce = append(r.assignedOnce, assigned{v.Sym, 1})
	}
}

// nameChosen is nameAssigned for if (c) s = a; else s = b; which gives s the value
// of c ? a : b.
func (r *localReader) nameChosen(s *cc.SelectionStatement, st *stencil.If) {
	d, other := onlyAssigned(s.Statement), onlyAssigned(s.Statement2)
	then, els := onlyValue(st.Then), onlyValue(st.Else)
	if d != nil && d == other && then != nil && els != nil {
		sym := then.LHS.(*stencil.Var).Sym
		value := &stencil.Cond{C: st.Cond, X: stencil.Converted(then.RHS, sym.Type), Y: stencil.Converted(els.RHS, sym.Type), T: sym.Type}
		if r.nameValue(d, sym, value, s, 2) {
			r.assignedOnce = append(r.assignedOnce, assigned{sym, 2})
		}
	}
}

// assigned is a local that has one value, and how many assignments give it.
type assigned struct {
	sym    *stencil.Symbol
	places int
}

// onlyAssigned is s of a statement that is s = a, in braces or not; nil for others.
func onlyAssigned(s *cc.Statement) *cc.Declarator {
	if s == nil {
		return nil
	}
	if s.Case == cc.StatementCompound {
		l := s.CompoundStatement.BlockItemList
		if l == nil || l.BlockItemList != nil || l.BlockItem.Case != cc.BlockItemStmt {
			return nil
		}
		s = l.BlockItem.Statement
	}
	x := assignmentOf(s)
	if x == nil || x.Token.SrcStr() != "=" {
		return nil
	}
	return maybeVariable(x.UnaryExpression)
}

// onlyValue is the assignment to a variable that a list is; nil for others.
func onlyValue(list []stencil.Stmt) *stencil.Assign {
	if len(list) != 1 {
		return nil
	}
	if b, ok := list[0].(*stencil.Block); ok {
		return onlyValue(b.Body)
	}
	x, ok := list[0].(*stencil.ExprStmt)
	if !ok {
		return nil
	}
	a, ok := x.X.(*stencil.Assign)
	if _, isVar := lhsOf(a, ok); !isVar {
		return nil
	}
	return a
}

// nameValue records that sym, which d declares, has the value of e wherever it is
// read, if the nest writes it no more than at these places, which n holds.
func (r *localReader) nameValue(d *cc.Declarator, sym *stencil.Symbol, e stencil.Expr, n cc.Node, places int) bool {
	own := sym.Host == "" && d.WriteCount() == places || r.clauses.private[d] && r.frame.def == nil && r.device == nil && r.writes(d) == places
	if !own || r.stable[sym] || d.AddressTaken() || !sym.Type.IsInteger() {
		return false
	}
	if !stencil.OverScalars(replaceLocals(e, r.known)) && !(r.isStable(e) && r.readsFollow(d, n, places)) {
		return false
	}
	r.stable[sym] = true
	r.name(sym, stencil.Converted(e, sym.Type))
	return true
}

// readsFollow reports whether d is read only behind n, which assigns it at these places, in the block that n is a
// statement of: each execution of the block then gives it a value before it reads it.
func (r *localReader) readsFollow(d *cc.Declarator, n cc.Node, places int) bool {
	if r.device != nil {
		return false // which has no arrays of the nest
	}
	whole := r.nestNode
	if r.frame.def != nil {
		whole = r.frame.def
	}
	follow := false
	ccwalk.Nodes(whole, func(node cc.Node) bool {
		block, ok := node.(*cc.CompoundStatement)
		if !ok || follow {
			return !follow
		}
		behind := 0
		for l := block.BlockItemList; l != nil; l = l.BlockItemList {
			switch {
			case behind > 0 && hasLabel(l.BlockItem):
				return false
			case behind > 0:
				behind += uses(l.BlockItem, d)
			case isStatement(l.BlockItem, n) && uses(n, d) == places:
				behind = places
			}
		}
		follow = behind > 0 && behind == uses(whole, d)
		return true
	})
	return follow
}

// isStatement reports whether a block's item is the statement n, or that of the expression n.
func isStatement(item *cc.BlockItem, n cc.Node) bool {
	if item.Case != cc.BlockItemStmt {
		return false
	}
	switch s := item.Statement; s.Case {
	case cc.StatementExpr:
		return s.ExpressionStatement.ExpressionList != nil && ccwalk.Unparen(s.ExpressionStatement.ExpressionList) == n
	case cc.StatementSelection:
		return s.SelectionStatement == n
	}
	return false
}

// hasLabel reports whether a jump may lead into n: to a label, or a case of a switch around it.
func hasLabel(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		s, ok := n.(*cc.SelectionStatement)
		if ok && s.Case == cc.SelectionStatementSwitch {
			found = found || leadsGoto(s)
			return false // whose cases it leads to itself
		}
		_, label := n.(*cc.LabeledStatement)
		found = found || label
		return !found
	})
	return found
}

// leadsGoto reports whether a goto may lead into n.
func leadsGoto(n cc.Node) (found bool) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		label, ok := n.(*cc.LabeledStatement)
		found = found || ok && label.Case == cc.LabeledStatementLabel
		return !found
	})
	return found
}

// writes is how many places in the nest write d.
func (r *localReader) writes(d *cc.Declarator) int {
	return writesIn(r.nestNode, d)
}

// dropAssigned takes out variables that got their only value by assignments and
// that nothing but subscripts read, which use the value itself.
func (r *localReader) dropAssigned() {
	for _, a := range r.assignedOnce {
		uses := 0
		stencil.VisitExprs(r.sweep.Body, func(e stencil.Expr) {
			if v, ok := e.(*stencil.Var); ok && v.Sym == a.sym {
				uses++
			}
		})
		if uses > a.places || slices.Contains(r.sweep.Last, a.sym) {
			continue
		}
		r.sweep.Body = stencil.Filtered(r.sweep.Body, func(s stencil.Stmt) bool { return !a.isMadeBy(s) })
		if !mentions(r.sweep.Body, a.sym) {
			r.scalars.privates = slices.DeleteFunc(r.scalars.privates, func(p *stencil.Symbol) bool { return p == a.sym })
		}
	}
	if len(r.assignedOnce) > 0 {
		r.sweep.Body = r.dropUnused(r.sweep.Body)
	}
}

// isMadeBy reports whether s only declares the variable, or gives it its value.
func (a assigned) isMadeBy(s stencil.Stmt) bool {
	assigns := func(list []stencil.Stmt) bool {
		x := onlyValue(list)
		return x != nil && x.LHS.(*stencil.Var).Sym == a.sym
	}
	switch s := s.(type) {
	case *stencil.Decl:
		return s.Sym == a.sym
	case *stencil.If:
		return assigns(s.Then) && assigns(s.Else)
	}
	return assigns([]stencil.Stmt{s})
}

func lhsOf(a *stencil.Assign, ok bool) (*stencil.Var, bool) {
	if !ok {
		return nil, false
	}
	v, ok := a.LHS.(*stencil.Var)
	return v, ok
}

// mentions reports whether the body uses sym.
func mentions(body []stencil.Stmt, sym *stencil.Symbol) bool {
	found := false
	stencil.VisitExprs(body, func(e stencil.Expr) {
		v, ok := e.(*stencil.Var)
		found = found || ok && v.Sym == sym
	})
	return found
}
