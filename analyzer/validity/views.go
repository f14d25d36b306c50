// Objects that are seen as another type than theirs: a struct as its first member, as C allows, or as anything else, where
// what is stored may be any of its pointers.

package validity

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser"
)

// seenAs is the place of an object of type t at the start of the object p: p, or its first member, or that one's. Memory without
// a type is of the largest struct that it is seen as.
func (w *storageWalk) seenAs(p placeID, t cc.Type) placeID {
	known := w.places.types[p]
	_, isBlock := w.places.list[p].root.(*block)
	switch {
	case t == nil || known != nil && !isRecord(known):
		return p
	case known == nil:
		if isBlock && isRecord(t) && strings.HasSuffix(w.places.list[p].path, "]") {
			w.places.types[p] = t
		}
		return p
	}
	if path, typ, ok := firstMember(known, t); ok {
		return w.places.below(p, path, typ)
	}
	if _, _, ok := firstMember(t, known); ok && isBlock {
		w.places.types[p], w.grew = t, true
	}
	return p
}

// firstMember is the path from a struct to what lies at its start and is of type t: any pointer for a pointer.
func firstMember(of, t cc.Type) (path string, typ cc.Type, ok bool) {
	for {
		s, isStruct := of.(*cc.StructType)
		if !isStruct || s.NumFields() == 0 {
			return "", nil, false
		}
		f := s.FieldByIndex(0)
		of = f.Type()
		if f.Name() != "" {
			path += member(f, f.Name())
		}
		if sameRecord(of, t) || of.Kind() == cc.Ptr && t.Kind() == cc.Ptr {
			return path, of, true
		}
	}
}

func sameRecord(a, b cc.Type) bool {
	x, isA := a.(*cc.StructType)
	y, isB := b.(*cc.StructType)
	return isA && isB && (x == y || x.Size() == y.Size() && x.NumFields() == y.NumFields() && x.Tag() == y.Tag())
}

// misfit reports whether a pointer that is stored at p lies where the type of its object has none.
func (t *placeTable) misfit(p placeID) bool {
	if known := t.types[p]; known != nil && isRecord(known) {
		return true
	}
	at := t.list[p]
	i := strings.LastIndexByte(at.path, '.')
	if i < 0 || at.path[i:] == anyOfUnion || strings.Contains(at.path[i:], "[") {
		return false
	}
	of, known := t.index[place{at.root, at.path[:i]}]
	if !known || t.types[of] == nil {
		return false
	}
	typ := t.types[of]
	if typ.Kind() == cc.Array {
		typ = parser.ElementOf(typ)
	}
	return !isRecord(typ) || fieldOf(typ, at.path[i+1:]) == nil
}

// overwrite follows a write to bytes of objects: pointers among them may lead anywhere from here on.
func (w *storageWalk) overwrite(objects []placeID, st *state) {
	for _, p := range objects {
		of := w.places.list[p]
		for _, q := range st.heldPlaces() {
			at, t := w.places.list[q], w.places.types[q]
			if t == nil || t.Kind() != cc.Ptr || at != of && !isBelow(at, of) {
				continue
			}
			v := w.fresh()
			f := st.of(st.holds[q])
			f.leads = union(f.leads, []placeID{w.places.target(q, false)})
			st.set(v, f)
			w.dropCells(q, st)
			// An extra name keeps what is known of the storage: no later copy by this pointer is sure to be one of it.
			before := w.places.id(place{scratch("overwritten"), fmt.Sprint(q)}, nil)
			st.holds[before] = w.either(st, st.holds[before], st.holds[q])
			st.holds[q] = v
		}
	}
}

// leadsToPointers reports whether v leads to memory in which pointers are, or may be by its type.
func (t *placeTable) leadsToPointers(v value, st *state) bool {
	for _, p := range st.of(v).leads {
		if typ := t.types[p]; typ != nil && mayHoldPointers(typ) {
			return true
		}
		for q := range st.holds {
			if typ := t.types[q]; typ != nil && typ.Kind() == cc.Ptr && isBelow(t.list[q], t.list[p]) {
				return true
			}
		}
	}
	return false
}
