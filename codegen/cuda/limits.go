// What conditions leave of the values of an index or a subscript, as C++ text.

package cuda

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// values are the first and the last value of an index or a subscript, as text.
type values struct{ first, last string }

// limited are those of the values that are not above a form of a condition, with up, or not below it.
func (v values) limited(h host, s *kernel.Launch, form stencil.Affine, up bool) values {
	fits := stencil.FitsLongLong(s.Sweep.Loops, form)
	switch {
	case up && fits:
		v.last = fmt.Sprintf("mint_lesser(%s, %s)", v.last, h.formAt(s, form, true))
	case up:
		v.last = fmt.Sprintf("mint_at_most(%s, %s, %s)", v.first, v.last, wide(h, form))
	case fits:
		v.first = fmt.Sprintf("mint_greater(%s, %s)", v.first, h.formAt(s, form, false))
	default:
		v.first = fmt.Sprintf("mint_at_least(%s, %s, %s)", v.first, v.last, wide(h, form))
	}
	return v
}

// wide prints a form over outer scalars that a long long may not hold.
func wide(h host, form stencil.Affine) string {
	sum := ""
	for _, t := range form.Terms {
		sum += plusTimes(t.Coef, "(mint_wide)("+h.symbol(t.Sym)+")")
	}
	return addConst(sum, form.Const)
}
