package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// usedAfter is a use of d outside the nest that may read the value that the
// nest leaves. A use inside a for loop that starts by assigning to d does not;
// neither does one before the nest that no enclosing loop leads back to.
func (r *nestReader) usedAfter(d *cc.Declarator) cc.Node {
	var found cc.Node
	span := r.sweep.Span
	again := r.enclosingLoop(span)
	var visit func(n cc.Node) bool
	visit = func(n cc.Node) bool {
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
		if at.Off >= span.Off && at.Off < span.End {
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

// enclosingLoop is the offset of the outermost host loop around span, from
// which execution comes back to uses that stand before it; its end if there is none.
func (r *nestReader) enclosingLoop(span source.Span) int {
	first := span.End
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

func startsWith(it *cc.IterationStatement, d *cc.Declarator) bool {
	h := headerOf(it)
	if h.init == nil {
		return false
	}
	as, ok := single(h.init).(*cc.AssignmentExpression)
	return ok && as.Case == cc.AssignmentExpressionAssign && variable(as.UnaryExpression) == d
}
