// Loops that count down by 1, as loops that count up.

package nest

import (
	"math"
	"slices"

	"mintc/ir/stencil"
)

// countUp lets loops that count down by 1 run through the same values from the lowest one up:
//
//	for (i = n - 2; i >= 1; i--)        for (i = 1; i < n - 1; i++)
//
// All that follows then sees one kind of loop. Where the order of the iterations counts, as for last values, and where bounds depend on
// outer indices, loops stay as they are.
func countUp(s *stencil.Sweep) {
	ordered := len(s.Reductions)+len(s.Last) > 0
	if ordered || slices.ContainsFunc(s.Loops, func(l *stencil.Loop) bool { return l.BoundingBox || l.Runs != nil || l.Last != nil }) {
		return
	}
	for _, l := range s.Loops {
		first, okFirst := claimed(s, l.Lo)
		end, okEnd := claimed(s, l.Hi)
		if l.Step != -1 || l.Exact != nil || !okFirst || !okEnd || !hasNext(first) || !hasNext(end) {
			continue
		}
		one := stencil.Affine{Const: 1}
		l.Lo, l.Hi, l.Step, l.Down = stencil.WideExpr(end.Plus(one, 1)), stencil.WideExpr(first.Plus(one, 1)), 1, true
	}
}

// claimed is the number that an end of a loop is; ok is false where that is so under more claims than the host checks.
func claimed(s *stencil.Sweep, end stencil.Expr) (form stencil.Affine, ok bool) {
	n, ok := stencil.NumberOf(end, nil)
	return n.Form, ok && s.Checks(n.Claims)
}

// hasNext reports whether one more than a number can be computed in 64 bits, whatever its variables are. What C subtracts is not
// beyond the end.
func hasNext(n stencil.Affine) bool {
	if n.IsConst() {
		return n.Const < math.MaxInt64
	}
	return n.Const < 0 || !slices.ContainsFunc(n.Terms, func(t stencil.Term) bool { return t.Sym.Type.Size >= 8 })
}
