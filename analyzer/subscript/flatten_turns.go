// Parts of a flat array that take turns: a[(t % 2)*n*n + y*n + x] is a[t % 2][y][x].

package subscript

import (
	"slices"

	"mintc/ir/stencil"
)

// distances are what outer scalars that take few values in turn are multiplied with, where that leads over more than the strides of the loops. Others lead to rows
// that lie between each other, as in a[(2*y + c)*n + x].
func (f *flattening) distances() (list []stencil.Poly) {
	for _, form := range f.forms {
		for _, sym := range form.Symbols() {
			coef, ok := form.Coef(sym)
			if !sym.Turns || !ok || slices.ContainsFunc(coef.Symbols(), func(s *stencil.Symbol) bool { return s.Role != stencil.Param || s.Turns }) {
				continue
			}
			if coef[0].Coef < 0 {
				coef = stencil.NewPoly(0).Plus(coef, -1)
			}
			if c, isConst := coef.Const(); isConst && c == 1 || slices.ContainsFunc(f.strides, func(s stencil.Poly) bool { return coef.Equal(s) || larger(s, coef) }) {
				continue
			}
			if !slices.ContainsFunc(list, coef.Equal) {
				list = append(list, coef)
			}
		}
	}
	return list
}
