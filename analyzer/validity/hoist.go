// Accesses of loops that look their addresses up once, in front of the loop, and not at each element: `for (i = 0; i < n; i++)
// sum += u[i]` reads from u[0] to u[n - 1]. The loop changes neither what the subscripts are made of nor, by what it calls, what is on the
// device.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// countLoop is `for (index = first; index < bound; index++)`, or with <=. The index's type has all values of both.
type countLoop struct {
	index        *cc.Declarator
	first, bound cc.ExpressionNode
	inclusive    bool
	at           source.Span
	assigned     map[*cc.Declarator]bool
	blind        bool // it may store numbers or pointers at places that have no name here
	leaves       bool // it may end, or an iteration, before all is done
}

// loopReader reads loops of the host around accesses.
type loopReader struct{ *activation }

// hoist finds what an access reaches in the innermost loop around it, if that is known in front of the loop. With a guard, what is not read
// in each iteration may be shown in vain; what is not written in each may not count as written.
func (w loopReader) hoist(n cc.ExpressionNode, a *stencil.HostAccess) {
	loop, inner := w.loopAround()
	if loop == nil || (a.Write || w.in.NoGuard) && (loop.leaves || !isAlways(inner, n)) {
		return
	}
	of := fixedText{loop: loop, macros: w.in.Unit.AST.Macros}
	first, last := of.index(loop.first), of.index(loop.bound)
	test := first + " < " + last
	if loop.inclusive {
		test = first + " <= " + last
	} else {
		last += " - 1"
	}
	of.value = first
	from, degree, ok := of.element(n)
	of.value = "(" + last + ")"
	to, _, _ := of.element(n)
	if ok && degree == 1 {
		a.Range = &stencil.HostRange{Loop: loop.at, Test: test, First: from, Last: to}
	}
}

// loopAround is the innermost loop around what is evaluated, and what stands between; nil if it is of another kind, or if no text can be put
// in front of it.
func (w loopReader) loopAround() (*countLoop, []cc.Node) {
	for i := len(w.around) - 1; i >= 0; i-- {
		if s, ok := w.around[i].(*cc.Statement); ok && s.Case == cc.StatementIteration {
			at := w.byNode[s]
			if at == nil || at.Straddle || w.single != nil || w.hasDirective(at.Span) {
				return nil, nil
			}
			return w.readLoop(s.IterationStatement, at.Span), w.around[i+1:]
		}
	}
	return nil, nil
}

// hasDirective reports whether a pragma stands in a loop or, as those of OpenMP do, directly in front of it.
func (w loopReader) hasDirective(loop source.Span) bool {
	for _, p := range w.in.Unit.Pragmas {
		if loop.Off <= p.Span.Off && p.Span.Off < loop.End {
			return true
		}
	}
	for _, f := range w.in.Unit.Foreign {
		attached := f.Span.Off < loop.End
		for _, s := range w.in.Unit.Statements {
			attached = attached && (s.Span.Off < f.Span.End || s.Span.Off >= loop.Off)
		}
		if attached {
			return true
		}
	}
	return false
}

// readLoop is the loop, if it is one of those that count, and works on the host alone.
func (w loopReader) readLoop(it *cc.IterationStatement, at source.Span) *countLoop {
	l := &countLoop{at: at, assigned: map[*cc.Declarator]bool{}}
	cond, post := it.ExpressionList2, it.ExpressionList3
	switch it.Case {
	case cc.IterationStatementForDecl:
		cond, post = it.ExpressionList, it.ExpressionList2
		l.index, l.first = soleDeclared(it.Declaration)
	case cc.IterationStatementFor:
		if a, ok := ccwalk.Unparen(it.ExpressionList).(*cc.AssignmentExpression); ok && a.Case == cc.AssignmentExpressionAssign {
			l.index, l.first = declared(a.UnaryExpression), a.AssignmentExpression
		}
	}
	if l.index == nil || isNil(l.first) || isNil(cond) || isNil(post) || !stepsUp(post, l.index) {
		return nil
	}
	x, ok := ccwalk.Unparen(cond).(*cc.RelationalExpression)
	if !ok || declared(x.RelationalExpression) != l.index || x.Case != cc.RelationalExpressionLt && x.Case != cc.RelationalExpressionLeq {
		return nil
	}
	l.bound, l.inclusive = x.ShiftExpression, x.Case == cc.RelationalExpressionLeq
	if !w.followLoop(it.Statement, l) || l.assigned[l.index] || !l.holds(l.first) || !l.holds(l.bound) {
		return nil
	}
	for _, n := range []cc.ExpressionNode{l.first, l.bound} {
		of := fixedText{loop: l, macros: w.in.Unit.AST.Macros}
		if _, degree, ok := of.number(n); !ok || degree > 0 {
			return nil
		}
	}
	return l
}

// holds reports whether the index is a plain variable, and its type has all values of an expression: conversions change nothing.
func (l *countLoop) holds(n cc.ExpressionNode) bool {
	d, t := l.index, l.index.Type()
	if indexTypes[t.Kind()] == "" || d.AddressTaken() || d.IsVolatile() || d.IsStatic() || d.Linkage() != cc.None || !cc.IsIntegerType(n.Type()) {
		return false
	}
	if k, ok := ccwalk.Constant(n); ok {
		return 0 <= k && k < 1<<31
	}
	return cc.IsSignedInteger(t) == cc.IsSignedInteger(n.Type()) && n.Type().Size() <= t.Size()
}

// followLoop collects what the body of a loop does; ok is false if it may do device work or be entered by a jump.
func (w loopReader) followLoop(body *cc.Statement, l *countLoop) (ok bool) {
	ok = true
	ccwalk.Nodes(body, func(n cc.Node) bool {
		if to := ccwalk.Assigned(n); to != nil {
			d := declared(to)
			l.assigned[d] = true
			l.blind = l.blind || d == nil && !cc.IsFloatingPointType(to.Type())
		}
		switch x := n.(type) {
		case *cc.LabeledStatement, *cc.AsmStatement:
			ok = false
		case *cc.BlockItem:
			ok = ok && x.Case != cc.BlockItemFuncDef
		case *cc.JumpStatement:
			l.leaves = true
		case *cc.PostfixExpression:
			ok = ok && (x.Case != cc.PostfixExpressionCall || w.isBesideDevice(x, l))
		}
		return ok
	})
	return ok
}

// isBesideDevice reports whether a call is one of a library function that calls nobody back.
func (w loopReader) isBesideDevice(x *cc.PostfixExpression, l *countLoop) bool {
	d := ccwalk.Callee(x)
	if d == nil || w.in.Unit.Definition(d.Name()) != nil {
		return false
	}
	e, known := libraryFunction(d.Name())
	l.leaves = l.leaves || e.ends
	l.blind = l.blind || strings.Trim(e.args, "-r%") != ""
	if known {
		return w.isLibrarys(d) && !strings.ContainsAny(e.args, "c@s") && e.name != "raise"
	}
	return w.inStandardHeader(d) && !strings.Contains(d.Name(), "jmp")
}

// isAlways reports whether each iteration evaluates n, which stands in the innermost of these statements of the loop's body.
func isAlways(inner []cc.Node, n cc.ExpressionNode) bool {
	for _, s := range inner {
		if x, ok := s.(*cc.Statement); ok && x.Case != cc.StatementCompound && x.Case != cc.StatementExpr {
			return false
		}
	}
	found := false
	if len(inner) > 0 {
		eachAlways(inner[len(inner)-1], func(at cc.Node) { found = found || at == cc.Node(n) })
	}
	return found
}

// eachAlways calls f for the nodes of an expression that are evaluated whatever the values are.
func eachAlways(n cc.Node, f func(cc.Node)) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		f(n)
		switch x := n.(type) {
		case *cc.LogicalAndExpression:
			eachAlways(x.LogicalAndExpression, f)
			return false
		case *cc.LogicalOrExpression:
			eachAlways(x.LogicalOrExpression, f)
			return false
		case *cc.ConditionalExpression:
			eachAlways(x.LogicalOrExpression, f)
			return false
		}
		return true
	})
}
