// Objects whose pointers are seen through types that do not fit each other: a struct as an array of pointers, as a struct that
// starts alike, or at a distance in bytes. All their members are one place, as those of a union are.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser"
)

// views says as what objects are seen.
type views struct {
	elems   map[placeID]cc.Type // of memory without a type of its own that holds pointers, what it was seen as first
	foreign map[placeID]bool    // objects in which pointers move by steps of another type
	mixed   map[any][]string    // the paths of mixed objects in a root
}

func newViews() views {
	return views{map[placeID]cc.Type{}, map[placeID]bool{}, map[any][]string{}}
}

// unionIn is where in a path the first union, or mixed object, ends; -1 if there is none.
func (v *views) unionIn(root any, path string) int {
	first := strings.Index(path, anyOfUnion)
	for _, m := range v.mixed[root] {
		if isBelow(place{root, path}, place{root, m}) && (first < 0 || len(m) < first) {
			first = len(m)
		}
	}
	return first
}

// isMixed reports whether a place is a mixed object or in one.
func (v *views) isMixed(p place) bool {
	for _, m := range v.mixed[p.root] {
		if p.path == m || isBelow(p, place{p.root, m}) {
			return true
		}
	}
	return false
}

// seenBefore is the type of the object at lead, or of the elements of the array there, as far as pointers go.
func (t *placeTable) seenBefore(lead placeID) cc.Type {
	known := t.types[lead]
	for known != nil && known.Kind() == cc.Array {
		known = parser.ElementOf(known)
	}
	if known != nil && (isRecord(known) || known.Kind() == cc.Ptr) {
		return known
	}
	return t.views.elems[lead]
}

// seen notes that an object of type t is seen at lead, at its start or that of one of its elements, or elsewhere in it. The
// object is mixed if that does not fit.
func (w *storageWalk) seen(lead placeID, atStart bool, t cc.Type) {
	at, views := w.places.list[lead], &w.places.views
	if t == nil || !mayHoldPointers(t) || strings.Contains(at.path, anyOfUnion) || views.isMixed(at) {
		return
	}
	if views.foreign[lead] {
		w.blur(lead)
		atStart = false
	}
	known := w.places.seenBefore(lead)
	switch {
	case known == nil:
		views.elems[lead] = t
	case !w.places.fits(lead, known, atStart, t):
		w.grew = w.places.mixAt(lead) || w.grew
	case views.elems[lead] != nil && isRecord(t) && t.Size() > known.Size():
		views.elems[lead] = t
	}
}

// fits reports whether what was seen as `known` at lead may be seen as t there.
func (t *placeTable) fits(lead placeID, known cc.Type, atStart bool, typ cc.Type) bool {
	at, isOne := t.list[lead], !t.hasElements(lead)
	switch {
	case known.Kind() == cc.Ptr && typ.Kind() == cc.Ptr:
		isMember := isOne && strings.Contains(at.path, ".") && !strings.HasSuffix(at.path, "]")
		return !isMember || atStart && !t.blurred[lead] // else the next member
	case sameRecord(known, typ) || t.containerOf(lead, typ):
		return true
	case known.Kind() == cc.Ptr:
		return at.path == "" && isOne // as memberOf says
	case !atStart:
		return false
	}
	_, _, isStart := firstMember(known, typ)
	_, _, isLonger := firstMember(typ, known)
	return isStart || isLonger
}

// copiedAsOther notes that the bytes at lead are copied to other objects, which are seen as what is there, and reports whether
// members of the two no longer correspond.
func (w *storageWalk) copiedAsOther(lead placeID, others []placeID) bool {
	mixed := w.places.views.isMixed(w.places.list[lead])
	for _, p := range others {
		w.seen(p, true, w.places.seenBefore(lead))
		w.seen(lead, true, w.places.seenBefore(p))
		mixed = mixed || w.places.views.isMixed(w.places.list[p])
	}
	return mixed
}

// containerOf reports whether lead is a part of an object of type typ: the pointer leads to the whole object, too.
func (t *placeTable) containerOf(lead placeID, typ cc.Type) bool {
	at := t.list[lead]
	if at.path == "" {
		return false
	}
	known := t.seenBefore(t.id(place{at.root, ""}, nil))
	return known != nil && sameRecord(known, typ)
}

// mixAt makes all members of the object at lead one place, those of the struct around it for a pointer. Objects in an
// array are mixed with all of it.
func (t *placeTable) mixAt(lead placeID) (isNew bool) {
	at := t.list[lead]
	if known := t.types[lead]; known != nil && known.Kind() == cc.Ptr {
		at.path = at.path[:max(strings.LastIndexByte(at.path, '.'), 0)]
	}
	if i := strings.IndexByte(at.path, '['); i >= 0 {
		at.path = at.path[:i]
	}
	isNew = !t.views.isMixed(at)
	if isNew {
		t.views.mixed[at.root] = append(t.views.mixed[at.root], at.path)
	}
	return isNew
}

// stepped notes that the pointer v moves by elements of type elem, and reports whether objects with pointers are among those
// that it moves in by other steps than their own.
func (w *storageWalk) stepped(v value, elem cc.Type, st *state) (foreign bool) {
	for _, p := range st.of(v).leads {
		if table, _, ok := w.places.elementOf(p); ok {
			p = table
		}
		known := w.places.seenBefore(p)
		fits := elem != nil && known != nil && (sameRecord(known, elem) || known.Kind() == cc.Ptr && elem.Kind() == cc.Ptr)
		if fits || known == nil && elem != nil && mayHoldPointers(elem) {
			continue
		}
		w.places.views.foreign[p] = true
		if known != nil && mayHoldPointers(known) {
			w.blur(p)
			foreign = true
		}
	}
	return foreign
}

// movedNumber is the pointer that a number holds which was computed from the address v.
func (w *exprWalk) movedNumber(v value, st *state) value {
	w.storage.shift(v, st)
	if !w.storage.stepped(v, nil, st) {
		return v
	}
	moved := w.fresh()
	st.alike(moved, v)
	return moved
}
