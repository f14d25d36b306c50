// Recursive calls: the locals of the activations in progress are put aside, the body is followed with the new
// arguments, and its effect is repeated until it no longer changes.

package validity

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"
)

// saved is the place that keeps a local variable while its function calls itself.
func (w *callWalk) saved(p placeID) placeID {
	return w.places.id(place{scratch("saved"), fmt.Sprint(".", p)}, nil)
}

func (w *callWalk) isSaved(p placeID) bool { return w.places.list[p].root == any(scratch("saved")) }

// saveLocals puts the variables of the functions from outer to w aside, because outer's body is
// about to use them again. In the meantime, mappings of their blocks count as a caller's.
func (w *callWalk) saveLocals(outer *walk, st *state) {
	for _, p := range w.localPlaces(outer, st) {
		s := w.saved(p)
		st.holds[s] = w.either(st, st.holds[s], st.holds[p])
		delete(st.holds, p)
	}
	for k := range st.cells {
		if strings.HasPrefix(k.path, chosenMark) { // by variables that are others now
			delete(st.cells, k)
		}
	}
	w.renameScopes(st, func(s scope) scope {
		if s >= 0 {
			return -s - suspended
		}
		return s
	})
}

// suspended is added to the scope of a block to make the scope of the same block in an outer
// activation.
const suspended = 1000

func (w *callWalk) restoreLocals(outer *walk, st *state) {
	for _, p := range st.heldPlaces() {
		if !w.isSaved(p) {
			continue
		}
		var id int
		if _, err := fmt.Sscanf(w.places.list[p].path, ".%d", &id); err == nil {
			st.holds[placeID(id)] = st.holds[p]
		}
	}
	w.renameScopes(st, func(s scope) scope {
		if s <= -suspended {
			return -s - suspended
		}
		return s
	})
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
		if d, ok := w.places.list[p].root.(*cc.Declarator); ok && mine[d] && !w.leadsToItself(p) {
			list = append(list, p)
		}
	}
	return list
}

func (w *callWalk) renameScopes(st *state, rename func(scope) scope) {
	for _, v := range st.values() {
		f := st.of(v)
		var scopes []scope
		for _, s := range f.scopes {
			scopes = union(scopes, []scope{rename(s)})
		}
		f.scopes = scopes
		st.set(v, f)
	}
}

// recurse is a call of a function that is being followed. The body will be followed again with the
// arguments of this call; for now the call has the effect that the body had so far.
func (w *callWalk) recurse(outer *walk, st *state) {
	if outer.statements.again == nil {
		outer.statements.again, outer.statements.exit = deadState(), deadState()
	}
	w.join(outer.statements.again, st.clone())
	exit := outer.statements.exit
	for _, p := range st.heldPlaces() {
		if _, held := exit.holds[p]; !held && w.isSaved(p) {
			exit = deadState() // it is the end of the outermost activation alone: none has called itself yet
			break
		}
	}
	*st = *exit.clone()
}
