// What ends: mappings with their block, the storage of variables with their function.

package validity

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// endScope ends the mappings of a block.
func (w *deviceWalk) endScope(ends scope, st *state) {
	for v, f := range st.facts {
		var left []scope
		for _, s := range f.scopes {
			if s != ends {
				left = append(left, s)
			}
		}
		if len(left) == len(f.scopes) {
			continue
		}
		isSettled := w.settledByGuard(*f)
		if isSettled {
			w.returning[ends] = true
		}
		st.change(v, func(f *facts) {
			if isSettled && len(left) == 0 {
				f.refresh()
			}
			f.scopes, f.unmapped, f.unfilled, f.lost = left, true, nil, f.lost || f.hostOld && !isSettled
			f.mapping, f.within = w.missingCopy(v, st)
			if len(left) == 0 {
				f.mapped, f.deviceOld, f.freed = false, false, false
			}
		})
	}
}

// settledByGuard reports whether the running program knows which copy is the newest one: only a function of another file may have changed
// the array since its last copy from the device, on the host or on the device. Copies to the device that would overwrite newer values are
// left out, accesses of the host find the newest ones, and the end of the mapping brings them back.
func (w *activation) settledByGuard(f facts) bool {
	return !w.in.NoGuard && f.hostOld && f.elsewhere && !f.byNest && f.mapped && !f.lost
}

// missingCopy is the mapping whose copy back is missing where v is old: that of v, or of the name by which the device
// changed it.
func (w *deviceWalk) missingCopy(v value, st *state) (*stencil.Transfer, *walk) {
	f := st.of(v)
	for _, c := range f.oldBy {
		if slices.Contains(c, v) {
			return f.mapping, f.within
		}
	}
	for _, c := range f.oldBy {
		for _, g := range w.gridsInOrder() {
			by := w.storage.grid(g, st)
			if f := st.of(by); slices.Contains(c, by) && f.mapping != nil {
				return f.mapping, f.within
			}
		}
	}
	return f.mapping, f.within
}

// endLife refuses mappings that 'keep' makes last longer than the variables that they are of (C3).
func (w *deviceWalk) endLife(ends []*cc.Declarator, st *state) {
	if st.dead {
		return
	}
	for _, v := range st.values() {
		f := st.of(v)
		if !slices.Contains(f.scopes, kept) {
			continue
		}
		for _, p := range f.leads {
			if d, ok := w.places.list[p].root.(*cc.Declarator); ok && slices.Contains(ends, d) {
				w.reports.keptTooLong(v, d, st)
				break
			}
		}
	}
}
