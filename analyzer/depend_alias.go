package analyzer

import "mintc/ir/stencil"

// coincide finds the pairs of arrays that may be one under two names (F8): the
// dependence test then compares their accesses as if they were of one array. All
// other pairs are told apart before each launch.
func (r *nestReader) coincide() {
	t := newDependenceTest(r.sweep)
	t.defined = r.definitions()
	for i, u := range r.sweep.Uses {
		for _, v := range r.sweep.Uses[i+1:] {
			if (u.Written || v.Written) && !u.Grid.IsOtherObject(v.Grid) && r.sweep.MustDiffer(u, v) && t.apartAsOne(u, v) {
				r.sweep.Coincide = append(r.sweep.Coincide, [2]*stencil.Grid{u.Grid, v.Grid})
			}
		}
	}
}

// apartAsOne reports whether no two iterations meet in the accesses of u and v
// where equal subscripts of both are one element.
func (t *dependenceTest) apartAsOne(u, v *stencil.Use) bool {
	if u.Grid.Rank != v.Grid.Rank || u.Grid.Elem.Size != v.Grid.Elem.Size {
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
