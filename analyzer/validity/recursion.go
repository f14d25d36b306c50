// Recursive calls: the locals of the activations in progress are put aside, the body is followed with the new
// arguments, and its effect is repeated until it no longer changes.

package validity

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser"
)

// A local variable that its function uses again in a call of itself is kept in two places: its value in the activation that
// calls in saved, and those in all activations around that one in older.
const (
	saved = scratch("saved")
	older = scratch("older")
)

// kept is the place that keeps a local variable.
func (w *callWalk) kept(in scratch, p placeID) placeID {
	return w.places.id(place{in, fmt.Sprint(".", p)}, nil)
}

func (w *callWalk) isKept(p placeID) bool {
	root := w.places.list[p].root
	return root == any(saved) || root == any(older)
}

// keptOf is the local variable that a place keeps.
func (w *callWalk) keptOf(in scratch, p placeID) (local placeID, ok bool) {
	at := w.places.list[p]
	if at.root != any(in) {
		return 0, false
	}
	_, err := fmt.Sscanf(at.path, ".%d", (*int)(&local))
	return local, err == nil
}

// saveLocals puts the variables of the functions from outer to w aside, because outer's body is
// about to use them again. In the meantime, mappings of their blocks count as a caller's. The result is what is known of them: the
// call leaves them alone, since no pointer leads to them.
func (w *callWalk) saveLocals(outer *walk, st *state) (known map[placeID]facts) {
	known = map[placeID]facts{}
	locals := w.localPlaces(outer, st)
	for _, p := range st.heldPlaces() {
		if w.isKept(p) || slices.Contains(locals, p) {
			known[p] = st.of(st.holds[p])
		}
	}
	for _, p := range st.heldPlaces() {
		if local, ok := w.keptOf(saved, p); ok {
			o := w.kept(older, local)
			st.holds[o] = w.either(st, st.holds[o], st.holds[p])
			delete(st.holds, p)
		}
	}
	for _, p := range locals {
		st.holds[w.kept(saved, p)] = st.holds[p]
		delete(st.holds, p)
	}
	for k := range st.cells {
		if strings.HasPrefix(k.path, chosenMark) { // by variables that are others now
			delete(st.cells, k)
		}
	}
	w.renameScopes(st, func(s scope) []scope {
		switch {
		case s >= 0:
			return []scope{-s - suspended}
		case s <= -suspended && s > -longSuspended:
			return []scope{s - longSuspended + suspended}
		}
		return []scope{s}
	})
	return known
}

// shareLocals lets the variables of the functions from outer to w that pointers may lead to count as those of all activations: a call
// of the function from itself may change them. The next round knows it from the start.
func (w *callWalk) shareLocals(outer *walk) {
	for f := w.walk; ; f = f.caller {
		for _, d := range w.localsOf(f.fn) {
			elem := parser.ElementOf(d.Type())
			reached := d.AddressTaken() || d.Type().Kind() == cc.Array && (mayHoldPointers(elem) || isRecord(elem))
			if reached && !w.places.shared[d] {
				w.places.shared[d], w.grew = true, true
			}
		}
		if f == outer {
			return
		}
	}
}

// The scope of a block in the activation that calls is -suspended less than that of the same block, and -longSuspended in those around it.
const (
	suspended     = 1 << 30
	longSuspended = 1 << 31
)

// restoreLocals is the reverse of saveLocals. Of what activations further out had, the next one out may have any.
func (w *callWalk) restoreLocals(known map[placeID]facts, callee *cc.FunctionDefinition, st *state) {
	for _, p := range st.heldPlaces() {
		if local, ok := w.keptOf(saved, p); ok {
			st.holds[local] = st.holds[p]
			delete(st.holds, p)
		}
	}
	for _, p := range st.heldPlaces() {
		if local, ok := w.keptOf(older, p); ok {
			st.holds[w.kept(saved, local)] = st.holds[p]
		}
	}
	for _, p := range st.heldPlaces() {
		if _, held := known[p]; !held && w.isKept(p) {
			delete(st.holds, p)
		}
	}
	w.renameScopes(st, func(s scope) []scope {
		switch {
		case s <= -longSuspended:
			return []scope{s, s + longSuspended - suspended}
		case s <= -suspended:
			return []scope{-s - suspended}
		}
		return []scope{s}
	})
	w.narrow(known, callee, st)
}

// narrow leaves the variables the storage that they led to before a call, and what may end its mapping: the state behind the
// call is that of all calls of its function. Only a copy with 'keep' outlives a callee.
func (w *callWalk) narrow(known map[placeID]facts, callee *cc.FunctionDefinition, st *state) {
	added := []scope{callers}
	if w.keeps[callee] {
		added = append(added, kept)
	}
	made := map[string]value{}
	for _, p := range slices.Sorted(maps.Keys(known)) {
		v, before := st.holds[p], known[p]
		if v == 0 {
			continue
		}
		f := st.of(v)
		f.leads = common(f.leads, before.leads)
		f.scopes = common(f.scopes, slices.Concat(before.scopes, added))
		if len(f.scopes) == 0 {
			f.mapped, f.unmapped = false, true
		}
		key := fmt.Sprint(v, f.leads, f.scopes)
		if made[key] == 0 {
			made[key] = w.fresh()
			st.alike(made[key], v)
			st.set(made[key], f)
		}
		st.holds[p] = made[key]
	}
}

// noteKeeps notes that the functions that are being followed leave an array on the device, by a copy with 'keep'.
func (w *activation) noteKeeps() {
	for f := w.walk; f != nil; f = f.caller {
		w.grew = w.grew || !w.keeps[f.fn]
		w.keeps[f.fn] = true
	}
}

// common are the elements of list that are in other, too.
func common[T comparable](list, other []T) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !slices.Contains(other, x) })
}

func (w *callWalk) localPlaces(outer *walk, st *state) []placeID {
	mine := map[*cc.Declarator]bool{}
	for f := w.walk; ; f = f.caller {
		for _, d := range w.localsOf(f.fn) {
			mine[d] = true
		}
		if f == outer {
			break
		}
	}
	var list []placeID
	for _, p := range st.heldPlaces() {
		if d, ok := w.places.list[p].root.(*cc.Declarator); ok && mine[d] && !w.places.shared[d] {
			list = append(list, p)
		}
	}
	return list
}

func (w *callWalk) renameScopes(st *state, rename func(scope) []scope) {
	for _, v := range st.values() {
		f := st.of(v)
		var scopes []scope
		for _, s := range f.scopes {
			scopes = union(scopes, rename(s))
		}
		f.scopes = scopes
		st.set(v, f)
	}
}

// recurse is a call of a function that is being followed in a call from itself. The body will be followed again with the
// arguments of this call; for now the call has the effect that the body had so far.
func (w *callWalk) recurse(outer *walk, st *state) {
	if outer.statements.again == nil {
		outer.statements.again, outer.statements.exit = deadState(), deadState()
	}
	w.join(outer.statements.again, st.clone())
	exit := outer.statements.exit
	for _, p := range st.heldPlaces() {
		if _, held := exit.holds[p]; !held && w.isKept(p) {
			exit = deadState() // it is the end of the outermost activation alone: none has called itself yet
			break
		}
	}
	*st = *exit.clone()
}
