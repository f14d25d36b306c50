// Variables, parameters and static functions that only nests use: the output mentions them, so that compilers do not warn.

package analyzer

import (
	"cmp"
	"slices"
	"sort"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// mentions are the local variables, parameters and static functions that the text uses in
// parallel nests alone. Kernels take the place of that text, and compilers would
// warn that the rest does not use them.
func (a *analysis) mentions(program *stencil.Program) []stencil.Mention {
	inside := insideSweeps(program)
	var order []*cc.Declarator
	first, outside, given := map[*cc.Declarator]int{}, map[*cc.Declarator]bool{}, map[cc.Node]bool{}
	ccwalk.Nodes(a.AST.TranslationUnit, func(n cc.Node) bool {
		if x, ok := n.(*cc.AssignmentExpression); ok && x.Case == cc.AssignmentExpressionAssign {
			given[x.UnaryExpression] = true // a value, which is no use
		}
		x, ok := n.(*cc.PrimaryExpression)
		if !ok || x.Case != cc.PrimaryExpressionIdent || !a.Main(x) {
			return true
		}
		d := ccwalk.Variable(x)
		if d == nil || outside[d] || !a.warnedOf(d) {
			return true
		}
		off := a.SpanAt(x).Off
		if inside(a.SpanAt(d).Off) || !inside(off) && !given[x] {
			outside[d] = true
		} else if _, seen := first[d]; !seen && inside(off) {
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

// insideSweeps tells whether an offset is in a nest.
func insideSweeps(program *stencil.Program) func(off int) bool {
	var spans []source.Span
	for _, f := range program.Functions {
		for _, s := range f.Sweeps() {
			spans = append(spans, s.Span)
		}
	}
	slices.SortFunc(spans, func(a, b source.Span) int { return cmp.Compare(a.Off, b.Off) })
	ends := make([]int, len(spans)+1) // where those in front end, the last of them
	for i, s := range spans {
		ends[i+1] = max(ends[i], s.End)
	}
	return func(off int) bool {
		return off < ends[sort.Search(len(spans), func(i int) bool { return spans[i].Off > off })]
	}
}

// warnedOf reports whether compilers warn where nothing uses d.
func (a *analysis) warnedOf(d *cc.Declarator) bool {
	if !a.Main(d) || d.IsTypename() {
		return false
	}
	return d.Linkage() == cc.None || d.Linkage() == cc.Internal
}
