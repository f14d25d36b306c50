package analyzer

import (
	"maps"
	"slices"
	"strings"

	"mintc/ir/stencil"
)

// definitions are what the declarations of the nest's outer scalars say about
// them: linear forms that are zero.
func (r *nestReader) definitions() (zero []stencil.Affine) {
	params, outer := len(r.sweep.Params), maps.Clone(r.outer)
	for d, sym := range outer {
		value, ok := r.definition(d)
		if !ok {
			continue
		}
		if form, ok := linearForm(value.Plus(stencil.NewPolyOf(sym), -1)); ok {
			zero = append(zero, form)
		}
	}
	r.sweep.Params, r.outer = r.sweep.Params[:params], outer // a definition may name others
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
