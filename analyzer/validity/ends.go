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
		st.change(v, func(f *facts) {
			f.scopes, f.unmapped, f.unfilled, f.lost = left, true, nil, f.lost || f.hostOld
			f.mapping, f.within = w.missingCopy(v, st)
			if len(left) == 0 {
				f.mapped, f.deviceOld, f.freed = false, false, false
			}
		})
	}
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
