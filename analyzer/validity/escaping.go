// The calls that the guard of the generated program must surround, because memory that the file cannot see might
// lead them to an array on the device. Each is recorded once, at its place in the main file.

package validity

import (
	"cmp"
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// Escape is a host call or access that the guard surrounds, with the function of the main file that contains it.
type Escape struct {
	Def  *cc.FunctionDefinition
	At   source.Span
	Step stencil.Step
}

// noteEscaping records a call, or another expression, at its place in the main file.
func (w *reportWalk) noteEscaping(x cc.ExpressionNode, what string, args []cc.ExpressionNode, grids, handed []*stencil.Grid) {
	frame := w.walk
	for node := x; frame != nil; frame = frame.caller {
		if w.in.Unit.Main(node) {
			frame.reports.noteEscapingAt(frame, node, what, args, grids, handed)
			return
		}
		node = frame.call
	}
}

// noteEscapingAt records a call in a function of the main file. If a macro makes the call together
// with other text, the statement is recorded instead.
func (w *reportWalk) noteEscapingAt(frame *walk, x cc.ExpressionNode, what string, args []cc.ExpressionNode, grids, handed []*stencil.Grid) {
	for _, a := range args {
		if w.launches(a) {
			w.errorf(codeEscaping, w.in.Unit.SpanAt(a), "this argument does device work, and the function that it is passed to may touch arrays on the device").
				Note(source.Span{}, "compute the argument before the call, in a variable of its own")
			return
		}
	}
	escaping := &stencil.EscapingCall{Name: what, Void: x.Type().Kind() == cc.Void, Grids: grids}
	call, straddle, ok := w.in.Unit.Extent(x)
	if ok && !straddle {
		escaping.Call, escaping.Statement = call, frame.reports.fullStatement()
	} else if !frame.reports.inFront(escaping, w.in.Unit.SpanAt(x)) {
		return
	}
	step := w.enter(escaping)
	if grids == nil {
		step.Grids = nil
	}
	for _, g := range handed {
		step.Handed = appendNew(step.Handed, g)
	}
}

// inFront puts a call or an access at `at`, which a macro makes together with other code, in front of the statement.
func (w *reportWalk) inFront(c *stencil.EscapingCall, at source.Span) (ok bool) {
	n := w.statementInBlock()
	if n == nil {
		w.errorf(codeEscaping, at, "%s may touch arrays on the device, and a macro makes it together with other code", c.Name).
			Note(source.Span{}, "write it without the macro, or put braces around the statement")
		return false
	}
	c.Statement = extentOf(w.in.Unit, n)
	c.Call = c.Statement.File.Span(c.Statement.Off, c.Statement.Off)
	s, ok := n.(*cc.Statement)
	c.Returns = ok && s.Case == cc.StatementJump && s.JumpStatement.Case == cc.JumpStatementReturn
	return true
}

// enter records a call. One that was followed before, from another caller, keeps its step.
func (w *reportWalk) enter(call *stencil.EscapingCall) *stencil.EscapingCall {
	key := escapeKey{w.fn, call.Call}
	if before := w.escapes[key]; before == nil {
		w.escapes[key] = call
	} else if before.Name == partAccess {
		before.Name = call.Name
	}
	return w.escapes[key]
}

// escapeKey is the place of a call or an access.
type escapeKey struct {
	def *cc.FunctionDefinition
	at  source.Span
}

func appendNew(list []*stencil.Grid, g *stencil.Grid) []*stencil.Grid {
	for _, o := range list {
		if o == g {
			return list
		}
	}
	return append(list, g)
}

// launches reports whether an expression or statement calls a function with mint
// constructs. It is asked of the statements around each access.
func (c *checker) launches(n cc.Node) bool {
	found, known := c.launching[n]
	if !known {
		ccwalk.Nodes(n, func(n cc.Node) bool {
			if x, ok := n.(*cc.PostfixExpression); ok && x.Case == cc.PostfixExpressionCall {
				if d := ccwalk.Callee(x); d != nil && c.reach[c.in.Unit.Definition(d.Name())] {
					found = true
				}
			}
			return !found
		})
		c.launching[n] = found
	}
	return found
}

// fullStatement is the current statement or declaration.
func (w *reportWalk) fullStatement() source.Span {
	if len(w.around) == 0 {
		return w.in.Unit.SpanAt(w.fn)
	}
	return extentOf(w.in.Unit, w.around[len(w.around)-1])
}

func extentOf(u *parser.Unit, n cc.Node) source.Span {
	span, _, ok := u.Extent(n)
	if !ok {
		return u.SpanAt(n)
	}
	return span
}

// statementInBlock is the innermost statement or declaration around what is evaluated in front of which another statement can be
// put; nil if there is none.
func (w *activation) statementInBlock() cc.Node { return w.inBlock(w.around) }

func (w *activation) inBlock(around []cc.Node) cc.Node {
	for _, n := range slices.Backward(around) {
		s := w.byNode[n]
		if s != nil && !s.Straddle && (s.Parent == nil || isFunction(s.Parent.Node) || s.Parent.Kind == "block") {
			return n
		}
	}
	return nil
}

// escapesInOrder lists the recorded calls and accesses by their place, outer ones first.
func (c *checker) escapesInOrder() []Escape {
	var list []Escape
	for key, step := range c.escapes {
		list = append(list, Escape{key.def, key.at, step})
	}
	for key, step := range c.accesses {
		list = append(list, Escape{key.def, key.at, step})
	}
	slices.SortFunc(list, func(a, b Escape) int {
		return cmp.Or(a.At.Off-b.At.Off, b.At.End-a.At.End)
	})
	return list
}

func isFunction(n cc.Node) bool {
	_, ok := n.(*cc.FunctionDefinition)
	return ok
}
