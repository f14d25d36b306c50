// Locals with a single assignment, as in im = i - 1: subscripts see their value, whatever place they are declared at.

package analyzer

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// nameAssigned gives a variable the value of im = i - 1 if the nest assigns it nowhere
// else, as in C programs that declare all variables at the top. It has this value
// wherever it is read, because a read before the assignment is an error.
func (r *localReader) nameAssigned(x *cc.AssignmentExpression, lhs, rhs stencil.Expr) {
	v, ok := lhs.(*stencil.Var)
	d := maybeVariable(x.UnaryExpression)
	if !ok || d == nil || x.Token.SrcStr() != "=" || len(v.Sym.Dims) > 0 || r.stable[v.Sym] {
		return
	}
	t := v.Sym.Type
	own := v.Sym.Host == "" && d.WriteCount() == 1 || r.clauses.private[d] && r.frame.def == nil && r.device == nil && r.writesOnce(d)
	if !own || d.AddressTaken() || !t.IsInteger() || t.Size < stencil.Int.Size || !stencil.OverScalars(replaceLocals(rhs, r.known)) {
		return
	}
	r.stable[v.Sym] = true
	r.name(v.Sym, stencil.Converted(rhs, t))
	r.assignedOnce = append(r.assignedOnce, v.Sym)
}

// writesOnce reports whether there is one place in the nest that writes d.
func (r *localReader) writesOnce(d *cc.Declarator) bool {
	n := 0
	ccwalk.Nodes(r.nestNode, func(node cc.Node) bool {
		for _, target := range writtenBy(node) {
			if changedBy(target) == d {
				n++
			}
		}
		return true
	})
	return n == 1
}

// dropAssigned takes out variables that got their only value by an assignment and
// that nothing but subscripts read, which use the value itself.
func (r *localReader) dropAssigned() {
	for _, sym := range r.assignedOnce {
		uses := 0
		stencil.VisitExprs(r.sweep.Body, func(e stencil.Expr) {
			if v, ok := e.(*stencil.Var); ok && v.Sym == sym {
				uses++
			}
		})
		isLast := slices.Contains(r.sweep.Last, sym)
		if uses > 1 || isLast {
			continue
		}
		r.sweep.Body = stencil.Filtered(r.sweep.Body, func(s stencil.Stmt) bool {
			if d, ok := s.(*stencil.Decl); ok {
				return d.Sym != sym
			}
			x, ok := s.(*stencil.ExprStmt)
			if !ok {
				return true
			}
			a, ok := x.X.(*stencil.Assign)
			v, isVar := lhsOf(a, ok)
			return !isVar || v.Sym != sym
		})
		if !mentions(r.sweep.Body, sym) {
			r.scalars.privates = slices.DeleteFunc(r.scalars.privates, func(p *stencil.Symbol) bool { return p == sym })
		}
	}
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
