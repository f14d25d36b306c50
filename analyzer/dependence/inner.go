// Subscripts of arrays in the structs of an array, as in cell[i].f[k]: they tell elements apart as those of the array do,
// where they provably stay in their array.

package dependence

import (
	"slices"

	"mintc/analyzer/feasible"
	"mintc/ir/stencil"
)

// subscripts are the pairs of subscripts of two accesses to one array of which each pair is equal where they meet.
func (t *Test) subscripts(a, b stencil.AccessInfo) [][2]stencil.Expr {
	var list [][2]stencil.Expr
	for d := range a.Index {
		list = append(list, [2]stencil.Expr{a.Index[d], b.Index[d]})
	}
	if a.Member != b.Member || len(a.Inner) != len(b.Inner) || !t.staysWithin(a) || !t.staysWithin(b) {
		return list
	}
	for d := range a.Inner {
		list = append(list, [2]stencil.Expr{a.Inner[d].Index, b.Inner[d].Index})
	}
	return list
}

// staysWithin reports whether the subscripts of arrays in the struct are provably below their extents, and not negative.
func (t *Test) staysWithin(a stencil.AccessInfo) bool {
	for _, in := range a.Inner {
		s := &feasible.System{}
		t.iteration(s, a, same)
		t.outside(s)
		at, ok := t.reader(s, same).valued(in.Index)
		below, beyond := s.With(), s.With()
		below.NonNegative(at.Times(-1).Plus(stencil.Affine{Const: -1}, 1))
		beyond.NonNegative(at.Plus(stencil.Affine{Const: -in.Extent}, 1))
		if !ok || !below.Contradictory() || !beyond.Contradictory() {
			return false
		}
	}
	return true
}

// choosesWithin reports whether a parallel index chooses an element of an array in the struct.
func choosesWithin(a stencil.AccessInfo) bool {
	return slices.ContainsFunc(a.Inner, func(in stencil.Inner) bool { return stencil.UsesIndex(in.Index) })
}
