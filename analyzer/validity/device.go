// What device work does to the copies of arrays: a `copy` maps an array, a nest makes the host's values old, the
// start and end of a region make the transfers that the program leaves out, and the end of a block ends its
// mappings.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/pragma"
)

// deviceWalk does what directives and nests do to the copies on the device.
type deviceWalk struct {
	*activation
	storage *storageWalk
	host    *hostWalk
	reports *reportWalk
}

// need is an array of a region that is not on the device before: a transfer is inferred at the
// start of the region.
type need struct {
	grid    *stencil.Grid
	provide *stencil.Provide
	shared  bool // other names point to its storage
	upload  bool // something uses its device copy that does not write all of it first
	id      needID
	// pointed is set if nests use the array by pointers, so that it is unknown whether they write
	// it.
	pointed  bool
	constant bool // its elements are declared const
	ends     scope
}

// directives follows copies. Barriers have no effect here.
func (w *deviceWalk) directives(list []*parser.Pragma, st *state) {
	for _, p := range list {
		for _, t := range w.in.Transfers[p] {
			if !st.dead {
				w.transfer(t, st)
			}
		}
	}
}

// transfer follows a copy.
func (w *deviceWalk) transfer(t *stencil.Transfer, st *state) {
	v := w.storage.grid(t.Grid, st)
	f := st.of(v)
	w.host.extents(t, st)
	switch t.Direction {
	case stencil.ToDevice:
		if f.hostOld && !w.settledByGuard(f) && !w.host.leavesToProgram(f.leads) {
			w.reports.oldUpload(t, v, st)
		}
		w.reports.freedEarlier(v, t.Directive, st)
		w.mapsPart(v, t.Grid, t, st)
		st.change(v, func(f *facts) {
			if f.unmapped {
				f.scopes = union(f.scopes, []scope{scope(t.Scope)})
				f.mapping, f.within = t, w.walk
			}
			if !f.mapped {
				f.scopes = []scope{scope(t.Scope)}
			}
			if t.Keep {
				f.scopes = []scope{kept}
				w.noteKeeps()
			}
			f.mapped, f.unmapped, f.deviceOld, f.unfilled = true, false, false, nil
		})
		st.refreshed(v)
		w.maybeMapped(v, st)
		w.mapTables(t.Grid, scope(t.Scope), st)
		w.settle(st, v)
	case stencil.FromDevice:
		if !f.mapped {
			w.reports.nothingToBring(t)
		}
		if f.deviceOld {
			w.reports.hostWriteLost(v, t.Directive, "this copy overwrites", st)
		}
		w.unfilled.use(v, st)
		w.takesPart(v, st)
		st.change(v, func(f *facts) { f.deviceOld, f.mapped, f.unmapped = false, true, false })
		st.refreshed(v)
		w.settle(st, v)
	case stencil.Release:
		w.takesPart(v, st)
		isPart := w.parts.have(f.leads) // others may be on the device still
		st.change(v, func(f *facts) {
			f.lost = f.lost || f.hostOld
			f.unmapped, f.deviceOld = true, false
			if !isPart {
				f.mapped, f.scopes = false, nil
			}
		})
		for _, a := range st.aliases(v) {
			st.change(a, func(f *facts) { f.unmapped, f.lost = true, f.lost || f.hostOld })
		}
	}
}

// mapTables notes that the row pointers of a grid must not change while it is on the device.
func (w *deviceWalk) mapTables(g *stencil.Grid, ends scope, st *state) {
	for _, v := range w.storage.tables(g, st) {
		st.change(v, func(f *facts) { f.table, f.mapped, f.scopes = true, true, union(f.scopes, []scope{ends}) })
	}
}

// maybeMapped notes that other names may point to storage that has been mapped.
func (w *deviceWalk) maybeMapped(v value, st *state) {
	for _, a := range st.aliases(v) {
		if st.of(a).unmapped {
			st.change(a, func(f *facts) { f.mapped, f.scopes = true, union(f.scopes, st.of(v).scopes) })
		}
	}
}

// sweep follows a nest: what it reads must be current on the device, what it writes is old on the
// host afterwards.
func (w *deviceWalk) sweep(s *stencil.Sweep, st *state) {
	if st.dead {
		return
	}
	refused := map[*stencil.Use]bool{}
	for _, u := range s.Uses {
		v := w.storage.grid(u.Grid.Root(), st)
		f := st.of(v)
		if f.unmapped {
			refused[u] = w.missing(s, u, v, st)
		}
		if st.of(v).deviceOld {
			w.reports.hostWriteLost(v, s.Directive, "this nest does not see it", st)
		}
		w.reports.freedEarlier(v, s.Directive, st)
		st.change(v, func(f *facts) {
			if f.unmapped && !f.mapped {
				f.scopes = []scope{callers} // checked at run time
			}
			f.mapped, f.unmapped = true, false
		})
	}
	w.fillOrUse(s, st)
	for _, u := range s.Uses {
		if u.Written && !refused[u] { // else that message is the cause of all that would follow
			v := w.storage.grid(u.Grid.Root(), st)
			w.changedOnDevice(v, s, st)
			if w.parts.have(st.of(v).leads) {
				w.parts.written[w.info.Grids[u.Grid.Root()].Root] = true
			}
		}
	}
}

// changedOnDevice makes the host copy of v old, and maybe those of its aliases.
func (w *deviceWalk) changedOnDevice(v value, s *stencil.Sweep, st *state) {
	for _, a := range append([]value{v}, st.aliases(v)...) {
		st.change(a, func(f *facts) {
			f.elsewhere = f.elsewhere && f.hostOld
			if !f.hostOld || len(f.oldBy) > 0 {
				f.oldBy = cause{v}.also(f.oldBy)
			}
			if !f.hostOld {
				f.changed = s.Directive
			}
			f.hostOld, f.byNest = true, true
		})
	}
}

// missing handles an array that may not be on the device at a nest. If its extents are known, the
// start of the region maps it. Otherwise the run time looks for a mapping of the caller's, or the
// nest is refused because there cannot be one: then missing is true.
func (w *deviceWalk) missing(s *stencil.Sweep, u *stencil.Use, v value, st *state) (refused bool) {
	f := st.of(v)
	for _, n := range w.needs[w.region] {
		if n.grid == u.Grid.Root() {
			return false
		}
	}
	if p := w.provide(u.Grid.Root()); p != nil {
		w.needs[w.region] = append(w.needs[w.region], w.unfilled.number(&need{grid: u.Grid.Root(), provide: p, shared: len(st.aliases(v)) > 0}))
		w.grew = true
		return false
	}
	if w.providePointed(f) || f.mapped || w.fromUnknown(f) {
		return false
	}
	w.reports.notOnDevice(s, u, v, st)
	return true
}

// fromUnknown reports whether the storage may come from outside the function.
func (w *deviceWalk) fromUnknown(f facts) bool {
	for _, p := range f.leads {
		if w.outer(p) {
			return true
		}
	}
	return len(f.leads) == 0
}

// provide is the transfer that maps g at the start of the region; nil if its extents are not known
// there. If a later copy of the function brings the array back, the mapping lasts until the end of
// that copy's block.
func (w *deviceWalk) provide(g *stencil.Grid) *stencil.Provide {
	if chosenName(w.info.Grids[g]) {
		return nil // another element may be meant at the start of the region
	}
	at := w.regionSpan()
	for _, list := range w.orderedTransfers() {
		for _, t := range list {
			if t.Direction != stencil.FromDevice || t.Grid != g || !w.encloses(t, at.Off) || !w.visibleAt(t, at.Off) {
				continue
			}
			return &stencil.Provide{Grid: g, Directive: t.Directive, Extents: t.Extents, Typed: t.Typed, Elements: t.Elements, Scope: t.Scope, Upload: true, Called: t.Called}
		}
	}
	for _, e := range g.Extents {
		if e == "" {
			return nil
		}
	}
	if w.declaredInside(g) {
		return nil
	}
	return &stencil.Provide{Grid: g, Directive: at, Upload: true, Download: true}
}

// declaredInside reports whether the array is declared inside the region.
func (w *deviceWalk) declaredInside(g *stencil.Grid) bool {
	root := w.info.Grids[g].Root
	return w.owner[root] == w.fn && root.Position().Offset > w.regionSpan().Off
}

// visibleAt reports whether every name in the extents of a copy is declared before an earlier
// offset, so that it means the same there.
func (w *deviceWalk) visibleAt(t *stencil.Transfer, off int) bool {
	for _, p := range w.in.Unit.Pragmas {
		if p.Span != t.Directive {
			continue
		}
		for _, d := range p.Directives {
			if d.Kind != pragma.Copy {
				continue
			}
			for _, e := range d.Copy.Sizes {
				for _, n := range e.Names() {
					d, ok := w.in.Unit.Lookup(p.Scope, n.Name, p.Seq).(*cc.Declarator)
					if ok && w.owner[d] == w.fn && d.Position().Offset > off {
						return false
					}
				}
			}
		}
	}
	return true
}

// enterRegion maps the arrays for which transfers are inferred.
func (w *deviceWalk) enterRegion(r *stencil.Region, inner scope, st *state) {
	if st.dead {
		return
	}
	for _, n := range w.needs[r] {
		v := w.storage.grid(n.grid, st)
		if f := st.of(v); f.unmapped && f.lost {
			w.reports.oldProvide(n, v, st)
		}
		ends := inner
		if n.provide.Scope != 0 {
			ends = scope(n.provide.Scope)
		}
		n.ends = ends
		w.mapsPart(v, n.grid, n.provide, st)
		st.change(v, func(f *facts) {
			if f.unmapped {
				f.scopes, f.unfilled = union(f.scopes, []scope{ends}), []needID{n.id}
			}
			f.mapped, f.unmapped = true, false
		})
		w.maybeMapped(v, st)
		w.mapTables(n.grid, ends, st)
		w.settle(st, v)
	}
}

// leaveRegion brings back the arrays that enterRegion mapped.
func (w *deviceWalk) leaveRegion(r *stencil.Region, inner scope, st *state) {
	if st.dead {
		return
	}
	for _, n := range w.needs[r] {
		v := w.storage.grid(n.grid, st)
		f := st.of(v)
		if n.provide.Scope == 0 {
			w.unfilled.use(v, st)
		}
		if n.provide.Scope == 0 && len(f.scopes) > 1 {
			w.leftToOthers(v, inner, st)
		}
		if n.provide.Scope != 0 || len(f.scopes) != 1 || f.scopes[0] != inner {
			continue
		}
		if f.deviceOld {
			w.reports.hostWriteLost(v, n.provide.Directive, "the end of the region overwrites", st)
		}
		st.change(v, func(f *facts) { f.deviceOld = false })
		st.refreshed(v)
		w.settle(st, v)
	}
}

// leftToOthers ends a mapping that either the region or a caller has made: the region's own mapping
// has brought its values back, the caller's stays.
func (w *deviceWalk) leftToOthers(v value, inner scope, st *state) {
	for _, a := range append([]value{v}, st.aliases(v)...) {
		st.change(a, func(f *facts) {
			var left []scope
			for _, s := range f.scopes {
				if s != inner {
					left = append(left, s)
				}
			}
			if len(left) < len(f.scopes) && len(left) > 0 {
				f.scopes, f.unmapped = left, true
			}
		})
	}
}
