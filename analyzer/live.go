package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// usedAfter is a use of d outside the nest that may read the value that the
// nest leaves. A use inside a for loop that starts by assigning to d does not;
// neither does one before the nest that no enclosing loop leads back to.
func (r *nestReader) usedAfter(d *cc.Declarator) cc.Node {
	var found cc.Node
	span := r.sweep.Span
	again := r.enclosingLoop(span)
	visit := func(n cc.Node) bool {
		if found != nil {
			return false
		}
		if it, ok := n.(*cc.IterationStatement); ok && it.Case == cc.IterationStatementFor && startsWith(it, d) {
			return false
		}
		p, ok := n.(*cc.PrimaryExpression)
		if !ok || p.Case != cc.PrimaryExpressionIdent || p.ResolvedTo() != cc.Node(d) {
			return true
		}
		at := r.SpanAt(p)
		if at.Off >= span.Off && at.Off < span.End || r.privateAt(at, d) {
			return true
		}
		if at.Off >= span.End || at.Off >= again {
			found = p
		}
		return true
	}
	ccwalk.Nodes(r.def, visit)
	if found == nil && (d.Linkage() != cc.None || d.IsStatic() || d.AddressTaken()) {
		return d // other functions may read it
	}
	return found
}

// privateAt reports whether a use stands in another annotated loop in which a
// clause makes d private, or which sets the pointer d: that loop writes it first.
func (r *nestReader) privateAt(at source.Span, d *cc.Declarator) bool {
	for s := range r.walker.bound {
		if at.Off < s.Span.Off || at.Off >= s.Span.End {
			continue
		}
		for _, b := range r.directivesOf(s) {
			if b.Kind != pragma.For && b.Kind != pragma.ParallelFor {
				continue
			}
			if d.Type().Kind() == cc.Ptr && changedIn(s.Node)[d] {
				return true
			}
			for _, n := range b.Private {
				if named, ok := r.grids.declarator(b.at, n.Name); ok && named == d {
					return true
				}
			}
		}
	}
	return false
}

// enclosingLoop is the offset of the outermost host loop around span, from
// which execution comes back to uses that stand before it; its end if there is
// none. A goto behind it may lead anywhere.
func (r *nestReader) enclosingLoop(span source.Span) int {
	first := span.End
	ccwalk.Nodes(r.def, func(n cc.Node) bool {
		j, ok := n.(*cc.JumpStatement)
		if ok && (j.Case == cc.JumpStatementGoto || j.Case == cc.JumpStatementGotoExpr) && r.SpanAt(j).Off >= span.End {
			first = 0
		}
		return true
	})
	for _, s := range r.Statements {
		if s.Func == r.def && s.Span.Off < span.Off && s.Span.End >= span.End {
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

// startsWith reports whether a for loop gives d a value before it reads it.
func startsWith(it *cc.IterationStatement, d *cc.Declarator) bool {
	h := headerOf(it)
	if h.init == nil {
		return false
	}
	as, ok := single(h.init).(*cc.AssignmentExpression)
	return ok && as.Case == cc.AssignmentExpressionAssign && variable(as.UnaryExpression) == d && !names(as.AssignmentExpression, d)
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
