// What the conditions around an access say of a subscript as a whole: u[i + k] where 0 <= i + k and i + k < n.

package stencil

import "slices"

// Within are forms over outer scalars that a subscript of the access is not below, or not above.
func (a AccessInfo) Within(form Affine) (low, high []Affine) {
	overParams := func(f Affine) bool {
		return !slices.ContainsFunc(f.Terms, func(t Term) bool { return t.Sym.Role != Param })
	}
	for _, q := range a.NotNegative {
		if below := form.Plus(q, -1); overParams(below) {
			low = append(low, below)
		}
		if above := form.Plus(q, 1); overParams(above) {
			high = append(high, above)
		}
	}
	return low, high
}
