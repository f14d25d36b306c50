// The range of an outer scalar that a host loop around the nest counts between constants.

package nest

import (
	"math"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// hostRange is the range of an outer scalar that a host loop around the nest
// counts from constant to constant, as in for (c = 0; c < 2; c++); nil for others.
func (r *boundReader) hostRange(d *cc.Declarator) *stencil.Range {
	if !cc.IsIntegerType(d.Type()) || d.Type().Size() < 4 || d.Linkage() != cc.None || d.IsStatic() || d.AddressTaken() || d.IsVolatile() {
		return nil
	}
	for _, s := range r.fn.Statements {
		n, ok := s.Node.(*cc.Statement)
		around := s.Span.Off < r.sweep.Span.Off && s.Span.End >= r.sweep.Span.End
		if !ok || s.Func != r.fn.Def || !around || n.Case != cc.StatementIteration {
			continue
		}
		if in := r.countedRange(n.IterationStatement, d); in != nil {
			return in
		}
	}
	return nil
}

// countedRange are the values of d in the body of a loop that counts it upwards
// by a constant and changes it nowhere else.
func (r *boundReader) countedRange(it *cc.IterationStatement, d *cc.Declarator) *stencil.Range {
	index, first := firstValue(it)
	h := headerOf(it)
	if index != d || h.cond == nil || h.step == nil || r.constantStep(h.step, d) <= 0 || changedIn(it.Statement)[d] || r.entered(it) {
		return nil
	}
	op, bound := r.loopCondition(h.cond, d)
	if op != "<" && op != "<=" {
		return nil
	}
	lo, okLo := first.Value().(cc.Int64Value)
	hi, okHi := bound.Value().(cc.Int64Value)
	if !okLo || !okHi || lo < math.MinInt32 || hi > math.MaxInt32 {
		return nil
	}
	if op == "<" {
		hi--
	}
	return &stencil.Range{First: int64(lo), Last: int64(hi)}
}

// firstValue is the variable that a for loop starts with, and its first value;
// nil where the header starts otherwise.
func firstValue(it *cc.IterationStatement) (*cc.Declarator, cc.ExpressionNode) {
	switch it.Case {
	case cc.IterationStatementForDecl:
		l := it.Declaration.InitDeclaratorList
		if l != nil && l.InitDeclaratorList == nil && l.InitDeclarator.Initializer != nil && l.InitDeclarator.Initializer.Case == cc.InitializerExpr {
			return l.InitDeclarator.Declarator, l.InitDeclarator.Initializer.AssignmentExpression
		}
	case cc.IterationStatementFor:
		if h := headerOf(it); h.init != nil {
			if as, ok := ccwalk.Unparen(h.init).(*cc.AssignmentExpression); ok && as.Case == cc.AssignmentExpressionAssign {
				return ccwalk.Variable(as.UnaryExpression), as.AssignmentExpression
			}
		}
	}
	return nil, nil
}

// entered reports whether a jump may lead into a loop past its header.
func (r *boundReader) entered(it *cc.IterationStatement) bool {
	found, body := false, r.fn.SpanAt(it.Statement)
	ccwalk.Nodes(it.Statement, func(n cc.Node) bool {
		if l, ok := n.(*cc.LabeledStatement); ok {
			found = found || l.Switch() == nil || !r.fn.Within(body, l.Switch())
		}
		return !found
	})
	return found
}
