// What the declarations of outer scalars say about them, as linear forms for the dependence test: with plane = nx*8,
// plane - 8*nx is zero.

package nest

import (
	"maps"
	"slices"
	"strings"

	"mintc/ir/stencil"
)

// definitions are what the declarations of the nest's outer scalars say about
// them: linear forms that are zero.
func (r *scalarReader) definitions() (zero []stencil.Affine) {
	undo := r.Attempt() // a definition may name others
	defer undo()
	for d, sym := range maps.Clone(r.outer) {
		value, ok := r.definition(d)
		if !ok {
			continue
		}
		if form, ok := linearForm(value.Plus(stencil.NewPolyOf(sym), -1)); ok {
			zero = append(zero, form)
		}
	}
	slices.SortFunc(zero, func(f, g stencil.Affine) int { return strings.Compare(f.String(), g.String()) })
	return zero
}

func linearForm(p stencil.Poly) (a stencil.Affine, ok bool) {
	for _, m := range p {
		switch len(m.Syms) {
		case 0:
			a.Const = m.Coef
		case 1:
			a = a.Plus(stencil.Affine{Terms: []stencil.Term{{Sym: m.Syms[0], Coef: m.Coef}}}, 1)
		default:
			return a, false
		}
	}
	return a, true
}
