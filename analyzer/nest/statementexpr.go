// Statement expressions of GNU C, ({ double a_ = a; a_ > 0 ? a_ : 0; }): their statements go in front of the one that uses the value.

package nest

import (
	"maps"
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// statementExpression reads ({ ... }). C leaves open in which order it and the rest of the expression are evaluated, so it changes only what it
// declares, and no jump leaves it.
func (r *exprReader) statementExpression(x *cc.PrimaryExpression) (stencil.Expr, error) {
	const wayOut = "write its statements before the one that uses its value"
	last := ccwalk.LastStatement(x.CompoundStatement)
	if last == nil {
		return nil, r.fail(codeBody, x, "this statement expression ({...}) has no value").way(r, x, wayOut)
	}
	if j := leaving(x.CompoundStatement, false, false); j != nil {
		return nil, r.fail(codeBody, j, "a jump leaves a statement expression ({...})").way(r, j, wayOut)
	}
	body, value, err := r.calls.statements.withResult(x.CompoundStatement, last)
	if err != nil {
		return nil, err
	}
	changed, _ := effects(append(body[:len(body):len(body)], &stencil.ExprStmt{X: value}))
	for _, name := range slices.Sorted(maps.Values(changed)) {
		return nil, r.fail(CodeSideEffects, x, "this statement expression ({...}) changes '%s', and C leaves open when, within the expression around it", name).way(r, x, wayOut)
	}
	r.locals.pending = append(r.locals.pending, body...)
	if value.Type().Kind == stencil.Void {
		return value, nil
	}
	return r.locals.hoist(x, value, "value")
}

// withResult reads the statements of a statement expression, and the last one, whose value it has.
func (r *statementReader) withResult(s *cc.CompoundStatement, last *cc.ExpressionStatement) ([]stencil.Stmt, stencil.Expr, error) {
	defer func(result *cc.ExpressionStatement, loops, switches, guarded, after int) {
		r.result, r.loops, r.switches, r.guarded, r.frame.after = result, loops, switches, guarded, after
	}(r.result, r.loops, r.switches, r.guarded, r.frame.after)
	r.result, r.loops, r.switches = last, 0, 0
	body, err := r.compound(s)
	if err != nil {
		return nil, nil, err
	}
	end := len(body) - 1
	return body[:end], body[end].(*stencil.Return).X, nil
}

// leaving is a jump that leaves n, nil if there is none. inLoop and breaks say what stands around n: a loop, or one or a switch.
func leaving(n cc.Node, inLoop, breaks bool) (jump *cc.JumpStatement) {
	ccwalk.Nodes(n, func(inner cc.Node) bool {
		if jump != nil {
			return false
		}
		switch x := inner.(type) {
		case *cc.JumpStatement:
			if stays := x.Case == cc.JumpStatementBreak && breaks || x.Case == cc.JumpStatementContinue && inLoop; !stays {
				jump = x
			}
		case *cc.IterationStatement:
			if inner != n {
				jump = leaving(inner, true, true)
				return false
			}
		case *cc.SelectionStatement:
			if x.Case == cc.SelectionStatementSwitch && inner != n {
				jump = leaving(inner, inLoop, true)
				return false
			}
		}
		return true
	})
	return jump
}
