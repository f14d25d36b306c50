// Jumps across statements: goto, computed goto, and longjmp, which is a jump to every setjmp of the callers. The
// state is carried to the label and joined there.

package validity

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// gotoLabel leaves the blocks that do not contain the label.
func (w *statementWalk) gotoLabel(j *cc.JumpStatement, st *state) {
	l, _ := j.Label().(*cc.LabeledStatement)
	w.jumpTo(j.Token2.SrcStr(), l, st)
}

func (w *statementWalk) jumpTo(name string, l *cc.LabeledStatement, st *state) {
	depth := 0
	if l != nil {
		at := l.Position().Offset
		for i, b := range w.open {
			if span := w.in.Unit.SpanAt(b.node); at >= span.Off && at < span.End {
				depth = i + 1
			}
		}
	}
	w.jumpOut(depth, st)
	w.arrive(name, st)
}

// arrive joins a state into that of a label.
func (w *statementWalk) arrive(name string, st *state) {
	if w.labels[name] == nil {
		w.labels[name] = deadState()
	}
	w.join(w.labels[name], st.clone())
}

// computedGoto jumps, perhaps, to every label whose address is taken.
func (w *statementWalk) computedGoto(j *cc.JumpStatement, st *state) {
	w.exprs.expr(j.ExpressionList, st)
	taken, labels := map[string]bool{}, map[string]*cc.LabeledStatement{}
	ccwalk.Nodes(w.fn, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.UnaryExpression:
			if x.Case == cc.UnaryExpressionLabelAddr {
				taken[x.Token2.SrcStr()] = true
			}
		case *cc.LabeledStatement:
			if x.Case == cc.LabeledStatementLabel {
				labels[x.Token.SrcStr()] = x
			}
		}
		return true
	})
	for _, name := range sortedKeys(taken) {
		w.jumpTo(name, labels[name], st.clone())
	}
}

// land is a call of setjmp, to which longjmp returns, or of vfork, to which the parent returns when the child has ended.
func (w *statementWalk) land(x *cc.PostfixExpression, by string, st *state) {
	name := fmt.Sprint(by, w.in.Unit.SpanAt(x).Off)
	if w.labels[name] == nil {
		w.labels[name] = deadState()
	}
	w.join(st, w.labels[name])
}

// What starts the names of the places that longjmp and the end of a child return to.
const (
	landing  = "setjmp "
	children = "vfork "
)

// throw brings the state to every setjmp, or vfork, of the functions that are active, and reports whether there is one.
func (w *statementWalk) throw(by string, st *state) (lands bool) {
	for f := w.walk; f != nil; f = f.caller {
		for _, name := range sortedKeys(f.statements.labels) {
			if strings.HasPrefix(name, by) {
				f.statements.arrive(name, st)
				lands = true
			}
		}
	}
	return lands
}
