// Host accesses through pointers that callers or other files have set. Whether they lead to an array on the device shows
// when the program runs: where page protection does not cover the array, the guard asks at the access.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// unsure records an access to an lvalue of which is not known that it is none of an array on the device.
func (w *hostWalk) unsure(lv lvalue, at cc.ExpressionNode, write bool, st *state) {
	places := lv.places
	if lv.element {
		places = st.of(lv.value).leads
	}
	if w.inBounds() && !w.elemTypes.mayBe(at) { // launches look for what they take from the host
		return
	}
	if !st.dead && w.elemTypes.mayHold(at) {
		access := &stencil.HostAccess{Write: write}
		if w.mayMeet(places, lv.element && w.isLost(places), write, st) {
			w.reports.noteAccess(at, access, "this access")
		} else if w.inParts(lv.value, places, st) || w.settledByGuard(st.of(lv.value)) {
			w.reports.noteAccess(at, access, partAccess)
		}
	}
}

// unsurePointer is the same for what a library function is handed a pointer to.
func (w *hostWalk) unsurePointer(v value, at cc.ExpressionNode, write bool, st *state) {
	t, ok := at.Type().Decay().(*cc.PointerType)
	if st.dead || !ok || t.Elem().Kind() == cc.Function {
		return
	}
	places := st.of(v).leads
	access := &stencil.HostAccess{Pointer: true, Write: write, Block: w.inParts(v, places, st)}
	if w.mayMeet(places, false, write, st) {
		w.reports.noteAccess(at, access, "this access")
	} else if access.Block || w.settledByGuard(st.of(v)) {
		w.reports.noteAccess(at, access, partAccess)
	}
}

// mayMeet reports whether an array whose host copy is old, or may not be written, can be at one of the places by
// another name: that of a pointer that came from outside, or that was lost on the way.
func (w *hostWalk) mayMeet(places []placeID, lost, write bool, st *state) bool {
	var known map[placeID]bool
	outside := func(p placeID) bool {
		if known == nil {
			known = w.storage.knownOutside(st)
		}
		return known[w.storage.whole(p)] || w.storage.isOutside(p)
	}
	for _, v := range st.values() {
		f := st.of(v)
		if f.table || !w.parts.mayBeOld(f) && (!write || !f.mapped || onlyCallers(f)) {
			continue
		}
		if lost {
			return true
		}
		for _, p := range f.leads {
			for _, q := range places {
				if w.storage.whole(p) != w.storage.whole(q) && (w.cameFromOutside(p) && outside(q) || w.cameFromOutside(q) && outside(p)) {
					return true
				}
			}
		}
	}
	return false
}

// isLost reports whether a pointer that leads to these places was set in a way that the analysis has not followed: no
// program uses one that is null or that nobody has set.
func (w *hostWalk) isLost(places []placeID) bool {
	for _, p := range places {
		if b, ok := w.places.list[p].root.(*block); ok && b.unset {
			return true
		}
	}
	return len(places) == 0
}

// cameFromOutside reports whether a place is what a pointer led to that the file did not set.
func (w *hostWalk) cameFromOutside(p placeID) bool {
	switch r := w.places.list[p].root.(type) {
	case *block:
		return r.outer
	case temporary:
		return r.outer
	}
	return false
}

func isPointerToArray(t cc.Type) bool {
	p, ok := t.Decay().(*cc.PointerType)
	return ok && p.Elem().Kind() == cc.Array
}

// noteAccess records an access in the main file. A call that leads to one in a header, a statement with one that
// cannot be rewritten, may touch all arrays on the device. Bounds of a nest are refused: the nest could change them.
func (w *reportWalk) noteAccess(n cc.ExpressionNode, a *stencil.HostAccess, what string) {
	if !w.in.Unit.Main(n) {
		if what != partAccess {
			what = "this call"
		}
		if w.caller != nil {
			w.caller.reports.noteEscaping(w.call, what, nil, nil, nil)
		}
		return
	}
	span, straddle, ok := w.in.Unit.Extent(n)
	if w.in.NoGuard && w.ending() {
		w.errorf(codeEscaping, w.in.Unit.SpanAt(n), "%s may be one to an array on the device, when the program ends there", what).
			Note(source.Span{}, "copy the arrays back before the program ends, or translate without -fhost-guard=off")
		return
	}
	if w.inBounds() {
		w.errorf(codeEscaping, w.in.Unit.SpanAt(n), "this loop takes a value from memory of the host that may be part of an array on the device").
			Note(source.Span{}, "assign it to a variable in front of the loop")
		return
	}
	if w.leftToThreads(what) {
		return
	}
	if !ok || straddle || !a.Pointer && isBitField(n) {
		c := &stencil.EscapingCall{Name: what}
		if w.inFront(c, w.in.Unit.SpanAt(n)) {
			w.enter(c)
		}
		return
	}
	key := escapeKey{w.fn, span}
	if before := w.accesses[key]; before != nil {
		a.Write, a.Block = a.Write || before.Write, a.Block || before.Block
	}
	a.Span, a.Rows, w.accesses[key] = span, a.Pointer && isPointerToArray(n.Type()), a
	if !a.Pointer {
		loopReader{w.activation}.hoist(n, a)
	}
}

// inBounds reports whether what a nest takes from the host is evaluated: its bounds, and parameters of its kernels.
func (w *activation) inBounds() bool {
	return len(w.around) > 0 && w.in.Sweeps[w.byNode[w.around[len(w.around)-1]]] != nil
}

func isBitField(n cc.ExpressionNode) bool {
	x, ok := ccwalk.Unparen(n).(*cc.PostfixExpression)
	return ok && x.Field() != nil && x.Field().IsBitfield()
}
