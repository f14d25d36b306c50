// Arrays that a region has put on the device without their values: a nest must write all of such an array before anything else
// uses its device copy. What finds it unfilled makes the region upload it.

package validity

import "mintc/ir/stencil"

// needID is the number of a need.
type needID int

// unfilled are the needs by their numbers. The facts of a value list those whose array has no values on the device.
type unfilled []*need

// number gives a need its number.
func (u *unfilled) number(n *need) *need {
	n.id = needID(len(*u))
	*u = append(*u, n)
	return n
}

// use notes that the device copy of v is used by something that does not write all of it first: a nest, an element of a
// single block, a transfer back. Storage by another name counts.
func (u unfilled) use(v value, st *state) {
	for _, a := range append([]value{v}, st.aliases(v)...) {
		u.upload(a, st)
	}
}

// useAll is the same for code that may use any array on the device.
func (u unfilled) useAll(st *state) {
	for _, v := range st.values() {
		u.upload(v, st)
	}
}

// upload has the regions that put v on the device upload its values.
func (u unfilled) upload(v value, st *state) {
	list := st.of(v).unfilled
	if len(list) == 0 {
		return
	}
	for _, id := range list {
		u[id].upload = true
	}
	st.change(v, func(f *facts) { f.unfilled = nil })
}

// fillOrUse follows what a nest does to unfilled arrays: it fills those that it writes as a whole.
func (w *deviceWalk) fillOrUse(s *stencil.Sweep, st *state) {
	for _, u := range s.Uses {
		root := u.Grid.Root()
		v := w.storage.grid(root, st)
		list := st.of(v).unfilled
		if len(list) == 1 && w.unfilled[list[0]].grid == root && fills(s, root) && len(st.aliases(v)) == 0 {
			st.change(v, func(f *facts) { f.unfilled = nil })
		} else {
			w.unfilled.use(v, st)
		}
	}
}

// fills reports whether a nest provably writes every cell of an array and reads none of it.
func fills(s *stencil.Sweep, g *stencil.Grid) bool {
	list := usesOf(s, g)
	return len(list) == 1 && !list[0].Read && list[0].Grid.Leading == nil && writesAll(s, list[0])
}
