// How messages name an array and what they advise: the name that the reader's function uses for the storage, the
// text of the `copy` to add, and the statement in front of which it goes.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// named is the name of an array in a message, the variable of that name, if any, and its type, if known.
type named struct {
	text string
	decl *cc.Declarator
	typ  cc.Type
}

func namedBy(d *cc.Declarator) named { return named{d.Name(), d, d.Type()} }

// unnamed stands for an array to which a function has no name.
const unnamed = "an array"

// nameFor is the name that frame's function has for the storage of v, which code in w reached by
// base: the name written there, if it means the same in frame, otherwise a grid or variable of
// frame that holds v.
func (w *reportWalk) nameFor(frame *walk, v value, base cc.ExpressionNode, st *state) named {
	same, near := frame.reports.gridNamed(v, base, st)
	if same != "" {
		return named{text: same}
	}
	if d := declared(base); d != nil && (frame == w.walk || d.Linkage() != cc.None) && st.holds[w.variable(d)] == v {
		return namedBy(d)
	}
	for f := w.walk; f != frame; f = f.caller {
		if f.caller == frame && f.call != nil {
			arguments := argumentNames{frame.activation, st}
			if d := arguments.argumentFor(f.call, v); d != nil {
				return namedBy(d)
			}
			if name := arguments.memberOfArgument(f.call, v); name.text != "" && near == "" {
				return name
			}
		}
	}
	switch {
	case near != "":
		return named{text: near}
	case frame == w.walk && base != nil && !w.in.Unit.FromMacro(base):
		return named{text: textOf(w.in.Unit.SpanAt(base)), typ: base.Type()}
	case st.of(v).mapping != nil:
		return named{text: st.of(v).mapping.Grid.Host}
	case declared(base) != nil:
		return named{text: declared(base).Name()}
	}
	return named{text: unnamed}
}

// gridNamed are the names of a grid that certainly is the storage of v (the written one preferred),
// and of a grid that may be. If v is old on the host, it is one that is old, too, if there is one.
func (w *reportWalk) gridNamed(v value, base cc.ExpressionNode, st *state) (same, near string) {
	written := ""
	if base != nil {
		written = textOf(w.in.Unit.SpanAt(base))
	}
	nearIsOld := false
	for _, g := range w.gridsInOrder() {
		u := w.storage.grid(g, st)
		isOld := st.of(v).hostOld && st.of(u).hostOld
		switch {
		case u == v && (same == "" || g.Host == written):
			same = g.Host
		case (near == "" || isOld && !nearIsOld) && !chosenName(w.info.Grids[g]) && st.mayBeSame(u, v) && st.of(u).mapped:
			near, nearIsOld = g.Host, isOld
		}
	}
	return same, near
}

// declared is the variable that an expression names; nil if it is not a name.
func declared(n cc.ExpressionNode) *cc.Declarator {
	if n == nil {
		return nil
	}
	if p, ok := ccwalk.Unparen(n).(*cc.PrimaryExpression); ok {
		if d, ok := p.ResolvedTo().(*cc.Declarator); ok {
			return d
		}
	}
	return nil
}

// placeForCopy is where a copy for the current access goes: in front of the outermost loop around
// it without device work, otherwise in front of the statement in its block. For an access in the header of a
// loop with device work it is the end of the loop's body.
func (w *reportWalk) placeForCopy() (source.Span, string) {
	if len(w.around) == 0 {
		return source.Span{}, "before this"
	}
	best := w.around[len(w.around)-1]
	if s, ok := best.(*cc.Statement); ok && s.Case == cc.StatementIteration && w.doesWork(s) {
		return firstLine(w.in.Unit.SpanAt(s)), "at the end of this loop's body"
	}
	for i := len(w.around) - 1; i >= 0 && !w.doesWork(w.around[i]); i-- {
		if s, ok := w.around[i].(*cc.Statement); ok && s.Case == cc.StatementIteration {
			best = s
		}
	}
	best, inBlock := w.placeInBlock(best)
	if !inBlock {
		return firstLine(w.in.Unit.SpanAt(best)), "in braces before this"
	}
	return firstLine(w.in.Unit.SpanAt(best)), "before this"
}

// placeInBlock is n, or the statement around it of which it is a branch without braces, or a case: a directive cannot
// stand in front of those. Behind a label it is n: what jumps there would not come by a place in front. ok says whether the place is in a block.
func (w *reportWalk) placeInBlock(n cc.Node) (at cc.Node, ok bool) {
	for s := w.byNode[n]; s != nil && s.Parent != nil && !takesDirectives(s.Parent); s = s.Parent {
		if w.doesWork(s.Parent.Node) || isJumpTarget(s.Parent) {
			return n, false
		}
		n = s.Parent.Node
	}
	return n, true
}

// isJumpTarget reports whether a statement begins with the label of a goto.
func isJumpTarget(s *parser.Statement) bool {
	l, ok := s.Node.(*cc.Statement)
	return ok && l.Case == cc.StatementLabeled && l.LabeledStatement.Case == cc.LabeledStatementLabel
}

// takesDirectives reports whether directives may stand between the statements of s.
func takesDirectives(s *parser.Statement) bool {
	return s.Kind == parser.Function || s.Kind == parser.Block && (s.Parent == nil || s.Parent.Kind != parser.Switch)
}

// statementSpan is where a copy for the current access goes.
func (w *reportWalk) statementSpan() source.Span {
	at, _ := w.placeForCopy()
	return at
}

// doesWork reports whether a statement, or a function that it calls, does device work.
func (w *activation) doesWork(n cc.Node) bool {
	span := w.in.Unit.SpanAt(n)
	for _, p := range w.in.Unit.Pragmas {
		if p.Span.Off >= span.Off && p.Span.End <= span.End {
			return true
		}
	}
	return w.launches(n)
}

// inHostLoop reports whether the current access stands in a loop without device work.
func (w *reportWalk) inHostLoop() bool {
	for i := len(w.around) - 1; i >= 0 && !w.doesWork(w.around[i]); i-- {
		if s, ok := w.around[i].(*cc.Statement); ok && s.Case == cc.StatementIteration {
			return true
		}
	}
	return false
}

// inDeclaration reports whether the current access is in a declaration, which would be hidden by a
// block around it.
func (w *reportWalk) inDeclaration() bool {
	if len(w.around) == 0 {
		return false
	}
	_, ok := w.around[len(w.around)-1].(*cc.Declaration)
	return ok
}
