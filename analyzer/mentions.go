// Variables and static functions that only nests use: the output mentions them, so that compilers do not warn.

package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// mentions are the local variables and static functions that the text uses in
// parallel nests alone. Kernels take the place of that text, and compilers would
// warn that the rest does not use them.
func (a *analysis) mentions(program *stencil.Program) []stencil.Mention {
	inside := func(off int) bool {
		for _, f := range program.Functions {
			if off < f.Span.Off || off >= f.Span.End {
				continue
			}
			for _, s := range f.Sweeps() {
				if s.Span.Off <= off && off < s.Span.End {
					return true
				}
			}
		}
		return false
	}
	var order []*cc.Declarator
	first, outside := map[*cc.Declarator]int{}, map[*cc.Declarator]bool{}
	ccwalk.Nodes(a.AST.TranslationUnit, func(n cc.Node) bool {
		x, ok := n.(*cc.PrimaryExpression)
		if !ok || x.Case != cc.PrimaryExpressionIdent || !a.Main(x) {
			return true
		}
		d := variable(x)
		if d == nil || outside[d] || !a.warnedOf(d) {
			return true
		}
		off := a.SpanAt(x).Off
		if !inside(off) || inside(a.SpanAt(d).Off) {
			outside[d] = true
		} else if _, seen := first[d]; !seen {
			first[d] = off
			order = append(order, d)
		}
		return true
	})
	var list []stencil.Mention
	for _, d := range order {
		if !outside[d] {
			list = append(list, stencil.Mention{Name: d.Name(), At: first[d]})
		}
	}
	return list
}

// warnedOf reports whether compilers warn where nothing uses d.
func (a *analysis) warnedOf(d *cc.Declarator) bool {
	if !a.Main(d) || d.IsParam() || d.IsTypename() {
		return false
	}
	return d.Linkage() == cc.None || d.Linkage() == cc.Internal
}
