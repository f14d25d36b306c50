// Where a function uses its variables, and jumps: collected once, since each scalar of each nest asks.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// use is one use of a variable.
type use struct {
	node  *cc.PrimaryExpression
	at    source.Span
	known bool // that at is found
}

func (u *use) span(f *Function) source.Span {
	if !u.known {
		u.at, u.known = f.SpanAt(u.node), true
	}
	return u.at
}

// usesOf are the uses of d in the function, without those in for loops that start by assigning to it.
func (f *Function) usesOf(d *cc.Declarator) []use {
	if f.uses == nil {
		f.uses = map[*cc.Declarator][]use{}
		f.collectUses(f.Def, map[*cc.Declarator]bool{})
	}
	return f.uses[d]
}

// collectUses collects the uses in n; started are what for loops around it assign first.
func (f *Function) collectUses(n cc.Node, started map[*cc.Declarator]bool) {
	ccwalk.Nodes(n, func(inner cc.Node) bool {
		switch x := inner.(type) {
		case *cc.IterationStatement:
			if d := startOf(x); d != nil && !started[d] {
				started[d] = true
				f.collectUses(x, started)
				delete(started, d)
				return false
			}
		case *cc.PrimaryExpression:
			if d, ok := x.ResolvedTo().(*cc.Declarator); ok && x.Case == cc.PrimaryExpressionIdent && !started[d] {
				f.uses[d] = append(f.uses[d], use{node: x})
			}
		}
		return true
	})
}

// lastGoto is the offset of the last goto of the function, -1 if there is none.
func (f *Function) lastGoto() int {
	if !f.gotoKnown {
		f.gotoAt, f.gotoKnown = -1, true
		ccwalk.Nodes(f.Def, func(n cc.Node) bool {
			if j, ok := n.(*cc.JumpStatement); ok && (j.Case == cc.JumpStatementGoto || j.Case == cc.JumpStatementGotoExpr) {
				f.gotoAt = max(f.gotoAt, f.SpanAt(j).Off)
			}
			return true
		})
	}
	return f.gotoAt
}

// privateAt reports whether a use stands in an annotated loop in which a
// clause makes d private, or which sets the pointer d: that loop writes it first.
func (f *Function) privateAt(at source.Span, d *cc.Declarator) bool {
	if f.private == nil {
		f.private = map[*cc.Declarator][]source.Span{}
	}
	list, known := f.private[d]
	if !known {
		list = f.privateIn(d)
		f.private[d] = list
	}
	for _, s := range list {
		if at.Off >= s.Off && at.Off < s.End {
			return true
		}
	}
	return false
}

// privateIn are the annotated loops of privateAt.
func (f *Function) privateIn(d *cc.Declarator) (list []source.Span) {
	for s := range f.Bound {
		for _, b := range f.DirectivesOf(s) {
			if b.Kind != pragma.For && b.Kind != pragma.ParallelFor {
				continue
			}
			private := d.Type().Kind() == cc.Ptr && changedIn(s.Node)[d]
			for _, n := range b.Private {
				named, ok := f.Grids.Declarator(b.At, n.Name)
				private = private || ok && named == d
			}
			if private {
				list = append(list, s.Span)
			}
		}
	}
	return list
}
