// Parts of one block that are on the device as arrays of their own: a = block, b = block + n. All pointers into a block are
// one value here, so that a copy of one part seems to bring all of them back. Where several copies map parts, the running
// program knows better: it is asked at each access, and brings back what a mapping leaves behind at its end.

package validity

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// parts says of storage, by the place that pointers to it lead to, whether pointers move in it, and what maps it.
type parts struct {
	shifted map[placeID]bool
	mapped  map[placeID]map[mappedBy]bool
	several map[placeID]bool        // mapped again while it was mapped, maybe by another pointer
	divided map[placeID]bool        // both
	of      map[any]bool            // copies and inferred transfers that map a part
	written map[*cc.Declarator]bool // names by which nests write a part
	walking map[*cc.Declarator]bool // variables that are assigned
	within  map[placeID]bool        // members that hold all that is mapped from their start on
	beyond  map[placeID]bool        // members that may not
	table   *placeTable
}

// mappedBy is a name by which storage is mapped, with the calls that lead to it: the array or, where its pointer may have changed
// meanwhile, the copy.
type mappedBy struct {
	by    any
	chain string
}

func newParts(u *parser.Unit, t *placeTable) parts {
	p := parts{map[placeID]bool{}, map[placeID]map[mappedBy]bool{}, map[placeID]bool{}, map[placeID]bool{}, map[any]bool{}, map[*cc.Declarator]bool{}, map[*cc.Declarator]bool{}, map[placeID]bool{}, map[placeID]bool{}, t}
	ccwalk.Nodes(u.AST.TranslationUnit, func(n cc.Node) bool {
		if d := declared(ccwalk.Assigned(n)); d != nil {
			p.walking[d] = true
		}
		return true
	})
	return p
}

// divide reports whether storage turns out to be divided.
func (p *parts) divide(at placeID) (found bool) {
	moves := p.shifted[at] || strings.Contains(p.table.list[at].path, anyOfUnion) // all members are one place
	found = moves && p.several[at] && !p.divided[at]
	if found {
		p.divided[at] = true
	}
	return found
}

// have reports whether one of the places is divided into parts, or in what is, or around it.
func (p *parts) have(places []placeID) bool {
	for _, at := range places {
		for d := range p.divided {
			if d == at || overlap(p.table.list[at], p.table.list[d]) {
				return true
			}
		}
	}
	return false
}

// leavesToProgram reports whether the running program alone knows to what part of a block a pointer leads. What else the pointer may lead to
// is left to it, too.
func (w *hostWalk) leavesToProgram(leads []placeID) bool {
	if !w.parts.have(leads) {
		return false
	}
	for _, p := range leads {
		if !w.parts.have([]placeID{p}) {
			w.parts.divided[p], w.grew = true, true
		}
	}
	return true
}

// mayBeOld reports whether the host may have old values of an array: a copy that seems to have brought it back may be one of another part.
func (p *parts) mayBeOld(f facts) bool { return f.hostOld || f.mapped && p.have(f.leads) }

// shift notes that a pointer into the storage of v moves. Pointers to all of it stay one value.
func (w *storageWalk) shift(v value, st *state) value {
	for _, p := range st.of(v).leads {
		w.grew = w.grew || w.parts.within[p] && !w.parts.shifted[p]
		w.parts.shifted[p] = true
		w.grew = w.parts.divide(p) || w.grew
	}
	return v
}

// mapsPart notes that v is put on the device, by a copy or, for an inferred transfer, by a region.
func (w *deviceWalk) mapsPart(v value, g *stencil.Grid, by any, st *state) {
	f := st.of(v)
	isMapped := f.mapped && !onlyCallers(f)
	t, isCopy := by.(*stencil.Transfer)
	key := mappedBy{g, w.chain()}
	if l := w.info.Grids[g]; isCopy && (l.Path != "" || w.parts.walking[l.Root] || l.Root.AddressTaken()) {
		key.by = t
	}
	if w.mapsBeyond(f.leads, g, by) || w.parts.have(f.leads) {
		w.parts.of[by] = true
	}
	for _, p := range f.leads {
		known := w.parts.mapped[p]
		if known == nil {
			known = map[mappedBy]bool{}
			w.parts.mapped[p] = known
		}
		another := len(known) > 1 || len(known) == 1 && !known[key]
		if isMapped && (another || isCopy && t.Keep) {
			w.parts.several[p] = true
			w.grew = w.parts.divide(p) || w.grew
		}
		known[key] = true
	}
}

// takesPart notes that a copy brings back, or releases, storage that callers may have mapped: all of it, or parts.
func (w *deviceWalk) takesPart(v value, st *state) {
	f := st.of(v)
	for _, p := range f.leads {
		if len(w.parts.mapped[p]) == 0 && f.mapped && onlyCallers(f) && w.outer(p) {
			w.parts.several[p] = true
			w.grew = w.parts.divide(p) || w.grew
		}
	}
}

// chain is the calls that lead to the function that is followed.
func (w *activation) chain() string {
	chain := ""
	for f := w.walk; f.caller != nil; f = f.caller {
		chain += f.call.Position().String() + " "
	}
	return chain
}

// partAccess names what leads to parts of a block and cannot be rewritten. It needs no guard: the running program brings all parts back.
const partAccess = "this access to a part of a block"

// leftToProgram reports whether the running program alone knows which part an access may lead to: it is a write, or no nest
// writes by the name by which it reads.
func (w *hostWalk) leftToProgram(v value, a access, st *state) bool {
	return (!st.of(v).hostOld || !w.parts.written[declared(a.base)]) && w.leavesToProgram(st.of(v).leads)
}

// inParts reports whether an access to these places, by the pointer v if that is not 0, may be one to a part of a block that is on the
// device, or one to what lies behind a member where an array starts.
func (w *hostWalk) inParts(v value, places []placeID, st *state) bool {
	if w.isBeyond(v, places, st) {
		return true
	}
	if !w.parts.have(places) {
		return false
	}
	for _, v := range st.values() {
		if f := st.of(v); f.mapped && !f.table && w.parts.have(f.leads) && slices.ContainsFunc(f.leads, func(p placeID) bool { return w.sameObject(p, places) }) {
			return true
		}
	}
	return false
}

// freesPart lets the running program bring parts back before their storage is freed: the end of their mappings comes too late.
func (w *hostWalk) freesPart(arg cc.ExpressionNode, v value, st *state) {
	for _, o := range st.values() {
		f := st.of(o)
		if f.mapped && !f.table && slices.ContainsFunc(f.leads, func(p placeID) bool {
			return (w.parts.have([]placeID{p}) || w.parts.goesOn(p)) && w.sameObject(p, st.of(v).leads)
		}) {
			w.reports.noteAccess(arg, &stencil.HostAccess{Pointer: true, Block: true, Free: true}, partAccess)
		}
	}
}

// touchReached is what a library function does with the memory behind pointers that it finds in that of an argument.
func (w *hostWalk) touchReached(arg cc.ExpressionNode, reached []value, writes bool, st *state) {
	for _, v := range reached {
		if w.inParts(v, st.of(v).leads, st) {
			w.reports.noteAccess(arg, &stencil.HostAccess{Pointer: true, Block: true, Write: writes}, partAccess)
		}
		w.hostTouch(v, access{node: arg, base: rootOf(arg), read: true, write: writes}, st)
	}
}

func (w *hostWalk) sameObject(p placeID, places []placeID) bool {
	return slices.ContainsFunc(places, func(q placeID) bool { return w.storage.whole(p) == w.storage.whole(q) })
}

// sameObjects reports whether some of the places are in one object.
func (w *hostWalk) sameObjects(places, others []placeID) bool {
	return slices.ContainsFunc(places, func(p placeID) bool { return w.sameObject(p, others) })
}
