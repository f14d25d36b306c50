// Functions that can end without returning their result. C allows this if the caller does not use the result;
// C++ compilers assume that it never happens. A return statement is added.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// flowChecker checks jumps and returns.
type flowChecker struct {
	*run
	types   *typeSpeller
	targets []jumpTarget // of the function around the current node
}

// missingReturn adds a return to a function with a result if control can reach its closing brace. C
// allows that as long as the caller does not use the result. C++ compilers assume that it never
// happens.
func (b *flowChecker) missingReturn(fd *cc.FunctionDefinition) {
	f := functionType(fd.Declarator.Type())
	if f == nil || f.Result().Kind() == cc.Void || fd.Declarator.Name() == "main" || b.leavesBlock(fd.CompoundStatement) {
		return
	}
	e, ok := b.extentOf(fd.CompoundStatement)
	if !ok || !e.whole || e.macro != "" {
		b.refuseMacro(e, ok, fd.Declarator, "a return statement at the end of '"+fd.Declarator.Name()+"'")
		return
	}
	value := anyValue(f.Result())
	if e.text.insert(e.end-1, "return "+value+"; ") {
		b.remark(codeReturn, e.text.file.Span(e.end-1, e.end), "'return %s;' inserted: the end of '%s' may be reached", value, fd.Declarator.Name())
	}
}

// emptyReturn adds a value to a plain return in a function with a result. C allows it without as
// long as the caller does not use the result.
func (b *flowChecker) emptyReturn(n *cc.JumpStatement, result cc.Type) {
	e, ok := b.extentOf(n.Token)
	value := anyValue(result)
	if !ok || !e.whole || e.macro != "" {
		b.refuseMacro(e, ok, n, "'return "+value+"'")
		return
	}
	if e.text.insert(e.end, " "+value) {
		b.remark(codeReturn, e.span(), "'return' becomes 'return %s'", value)
	}
}

func anyValue(t cc.Type) string {
	if cc.IsIntegerType(t) && t.Kind() != cc.Enum {
		return "0"
	}
	return "{}"
}

// leavesBlock reports whether control certainly never reaches the end of a block.
func (b *flowChecker) leavesBlock(block *cc.CompoundStatement) bool {
	var last *cc.BlockItem
	for l := block.BlockItemList; l != nil; l = l.BlockItemList {
		last = l.BlockItem
	}
	return last != nil && last.Statement != nil && b.leaves(last.Statement)
}

func (b *flowChecker) leaves(s *cc.Statement) bool {
	if s == nil {
		return false
	}
	switch s.Case {
	case cc.StatementCompound:
		return b.leavesBlock(s.CompoundStatement)
	case cc.StatementLabeled:
		return b.leaves(s.LabeledStatement.Statement)
	case cc.StatementJump:
		return s.JumpStatement.Case == cc.JumpStatementReturn || s.JumpStatement.Case == cc.JumpStatementGoto ||
			s.JumpStatement.Case == cc.JumpStatementGotoExpr
	case cc.StatementSelection:
		sel := s.SelectionStatement
		return sel.Case == cc.SelectionStatementIfElse && b.leaves(sel.Statement) && b.leaves(sel.Statement2) ||
			sel.Case == cc.SelectionStatementSwitch && b.leavesSwitch(sel)
	case cc.StatementIteration:
		return isEndless(s.IterationStatement) && !breaks(s.IterationStatement.Statement)
	case cc.StatementExpr:
		call, ok := s.ExpressionStatement.ExpressionList.(*cc.PostfixExpression)
		return ok && call.Case == cc.PostfixExpressionCall && neverReturn[ccwalk.CalleeName(call)]
	}
	return false
}

var neverReturn = wordSet("exit abort _Exit _exit quick_exit longjmp __builtin_abort __builtin_exit __builtin_unreachable")

// leavesSwitch requires a default, no break, and a last statement that leaves.
func (b *flowChecker) leavesSwitch(s *cc.SelectionStatement) bool {
	for _, label := range s.LabeledStatements() {
		if label.Case == cc.LabeledStatementDefault {
			return b.leaves(s.Statement) && !breaks(s.Statement)
		}
	}
	return false
}

func isEndless(it *cc.IterationStatement) bool {
	condition := it.ExpressionList
	switch it.Case {
	case cc.IterationStatementFor:
		condition = it.ExpressionList2
	case cc.IterationStatementForDecl, cc.IterationStatementWhile, cc.IterationStatementDo:
	}
	if condition == nil {
		return it.Case == cc.IterationStatementFor || it.Case == cc.IterationStatementForDecl
	}
	v, ok := condition.Value().(cc.Int64Value)
	return ok && v != 0
}

// breaks reports whether a break inside s leaves the statement around s.
func breaks(s *cc.Statement) bool {
	if s == nil {
		return false
	}
	switch s.Case {
	case cc.StatementJump:
		return s.JumpStatement.Case == cc.JumpStatementBreak
	case cc.StatementLabeled:
		return breaks(s.LabeledStatement.Statement)
	case cc.StatementSelection:
		return s.SelectionStatement.Case != cc.SelectionStatementSwitch &&
			(breaks(s.SelectionStatement.Statement) || breaks(s.SelectionStatement.Statement2))
	case cc.StatementCompound:
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if breaks(l.BlockItem.Statement) {
				return true
			}
		}
	}
	return false
}
