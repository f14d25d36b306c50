// Two names of one array: may both be the same storage without iterations that meet?

package dependence

import "mintc/ir/stencil"

// Coincide finds the pairs of arrays that may be one under two names (F8): the
// dependence test then compares their accesses as if they were of one array. All
// other pairs are told apart before each launch.
func (t *Test) Coincide() {
	for i, u := range t.sweep.Uses {
		for _, v := range t.sweep.Uses[i+1:] {
			if (u.Written || v.Written) && !u.Grid.IsOtherObject(v.Grid) && t.sweep.MustDiffer(u, v) && t.apartAsOne(u, v) {
				t.sweep.Coincide = append(t.sweep.Coincide, [2]*stencil.Grid{u.Grid, v.Grid})
			}
		}
	}
}

// apartAsOne reports whether no two iterations meet in the accesses of u and v
// where equal subscripts of both are one element.
func (t *Test) apartAsOne(u, v *stencil.Use) bool {
	isStruct := u.Grid.Elem.Kind == stencil.Struct || v.Grid.Elem.Kind == stencil.Struct
	if u.Grid.Rank != v.Grid.Rank || u.Grid.Elem.Size != v.Grid.Elem.Size || isStruct && !u.Grid.Elem.Same(v.Grid.Elem) {
		return false
	}
	for _, a := range u.Accesses {
		for _, b := range v.Accesses {
			if (a.Write || b.Write) && !differentParts(a.Member, b.Member) && !(a.Resolved && b.Resolved && t.apart(a, b)) {
				return false
			}
		}
	}
	return true
}
