// Liveness around a nest: whether the program may read what the nest leaves in a variable.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// liveness answers for the text around one nest.
type liveness struct {
	in   *Function
	nest source.Span
}

func (r *nest) live() liveness { return liveness{r.fn, r.sweep.Span} }

// usedAfter is a use of d outside the nest that may read the value that the
// nest leaves. A use inside a for loop that starts by assigning to d does not;
// neither does one before the nest that no enclosing loop leads back to.
func (l liveness) usedAfter(d *cc.Declarator) cc.Node {
	span := l.nest
	again := l.enclosingLoop()
	killed, everywhere := l.assignedBehind(d)
	for i := range l.in.usesOf(d) {
		u := &l.in.uses[d][i]
		at := u.span(l.in)
		switch {
		case at.Off >= killed || everywhere && at.Off < span.Off:
		case at.Off < span.End && (at.Off >= span.Off || at.Off < again):
		case !l.in.privateAt(at, d):
			return u.node
		}
	}
	if d.Linkage() != cc.None || d.IsStatic() || d.AddressTaken() {
		return d // other functions may read it
	}
	return nil
}

// assignedBehind is the offset of the first statement behind the nest that
// always gives d a new value, with every use behind it; the end of the file if
// there is none. everywhere says that loops do not come back to the nest, or to
// what is in front of it, without this statement.
func (l liveness) assignedBehind(d *cc.Declarator) (killed int, everywhere bool) {
	span := l.nest
	var at *parser.Statement
	for _, s := range l.in.Statements {
		if s.Func != l.in.Def || s.Span.Off < span.End || at != nil && s.Span.Off > at.Span.Off || !holds(s.Parent, span) {
			continue
		}
		if n, ok := s.Node.(*cc.Statement); ok && gives(n, d) {
			at = s
		}
	}
	if at == nil || l.jumpsBetween(span.End, at.Span.Off) {
		return len(span.File.Text) + 1, false
	}
	for p := at.Parent; p != nil; p = p.Parent {
		if n, ok := p.Node.(*cc.Statement); ok && n.Case == cc.StatementIteration {
			everywhere = true
		}
	}
	for _, s := range l.in.Statements { // a loop around the nest that at is behind
		n, ok := s.Node.(*cc.Statement)
		if ok && n.Case == cc.StatementIteration && s.Span.Off < span.Off && s.Span.End >= span.End && s.Span.End <= at.Span.Off {
			everywhere = false
		}
	}
	return at.Span.Off, everywhere
}

// holds reports whether a block or function body holds a span.
func holds(s *parser.Statement, span source.Span) bool {
	return s != nil && (s.Kind == parser.Block || s.Kind == parser.Function) && s.Span.Off <= span.Off && span.End <= s.Span.End
}

// gives reports whether a statement assigns to d whatever happens, and does not
// read it before: k = 0, i = k = 0, or a for loop that starts so.
func gives(n *cc.Statement, d *cc.Declarator) bool {
	switch n.Case {
	case cc.StatementIteration:
		return startOf(n.IterationStatement) == d
	case cc.StatementExpr:
		e := n.ExpressionStatement.ExpressionList
		if e == nil {
			return false
		}
		as, ok := ccwalk.Unparen(e).(*cc.AssignmentExpression)
		for ok && as.Case == cc.AssignmentExpressionAssign && ccwalk.Variable(as.UnaryExpression) != nil {
			if ccwalk.Variable(as.UnaryExpression) == d {
				return !names(as.AssignmentExpression, d)
			}
			as, ok = ccwalk.Unparen(as.AssignmentExpression).(*cc.AssignmentExpression)
		}
	}
	return false
}

// jumpsBetween reports whether something may leave the text between two offsets
// other than by its end or a return, or a goto may lead there.
func (l liveness) jumpsBetween(from, to int) bool {
	found := false
	ccwalk.Nodes(l.in.Def, func(n cc.Node) bool {
		j, ok := n.(*cc.JumpStatement)
		if !ok || j.Case == cc.JumpStatementReturn {
			return !found
		}
		off := l.in.SpanAt(j).Off
		isGoto := j.Case == cc.JumpStatementGoto || j.Case == cc.JumpStatementGotoExpr
		found = found || isGoto || off >= from && off < to
		return !found
	})
	return found
}

// enclosingLoop is the offset of the outermost host loop around the nest, from
// which execution comes back to uses that stand before it; its end if there is
// none. A goto behind it may lead anywhere.
func (l liveness) enclosingLoop() int {
	span := l.nest
	first := span.End
	if l.in.lastGoto() >= span.End {
		first = 0
	}
	for _, s := range l.in.Statements {
		if s.Func == l.in.Def && s.Span.Off < span.Off && s.Span.End >= span.End {
			switch n := s.Node.(type) {
			case *cc.Statement:
				if n.Case == cc.StatementIteration {
					first = min(first, s.Span.Off)
				}
			}
		}
	}
	return first
}

// startOf is the variable that a for loop gives a value before it reads it, nil if there is none.
func startOf(it *cc.IterationStatement) *cc.Declarator {
	h := headerOf(it)
	if it.Case != cc.IterationStatementFor || h.init == nil {
		return nil
	}
	as, ok := ccwalk.Unparen(h.init).(*cc.AssignmentExpression)
	if !ok || as.Case != cc.AssignmentExpressionAssign {
		return nil
	}
	if d := ccwalk.Variable(as.UnaryExpression); d != nil && !names(as.AssignmentExpression, d) {
		return d
	}
	return nil
}

// names reports whether d stands somewhere in n.
func names(n cc.Node, d *cc.Declarator) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		p, ok := n.(*cc.PrimaryExpression)
		found = found || ok && p.Case == cc.PrimaryExpressionIdent && p.ResolvedTo() == cc.Node(d)
		return !found
	})
	return found
}
