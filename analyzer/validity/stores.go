// Stores: assignments, initialisers, struct copies and memcpy. A store to one known place replaces what it
// holds; a store to one of several places adds to each.

package validity

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"
)

// storageWalk says what a place holds, and what a store changes.
type storageWalk struct {
	*activation
}

// assignTo is the assignment of an initialiser or an argument to a place.
func (w *exprWalk) assignTo(p placeID, t cc.Type, source cc.ExpressionNode, st *state) value {
	lv := lvalue{places: []placeID{p}, base: source}
	if t != nil && (t.Kind() == cc.Struct || t.Kind() == cc.Union) {
		w.copyStruct(lv, source, st)
		return 0
	}
	return w.storage.store(lv, t, w.expr(source, st), st)
}

// store makes an lvalue hold v. If the lvalue is one of several places, each of them may hold v.
func (w *storageWalk) store(lv lvalue, t cc.Type, v value, st *state) value {
	number := t != nil && !isPointer(t)
	if st.dead || t != nil && t.Kind() == cc.Array || len(lv.places) == 0 {
		return v
	}
	for _, p := range lv.places {
		w.changed(p, st)
	}
	if number && v == 0 {
		for _, p := range lv.places {
			if len(lv.places) == 1 && !w.places.isSummary(p) {
				delete(st.holds, p)
			}
		}
		return 0
	}
	if v == 0 {
		v = w.nowhere(st)
	}
	for _, p := range lv.places {
		if w.places.misfit(p) {
			w.overwrite([]placeID{w.whole(p)}, st)
		}
	}
	if len(lv.places) == 1 {
		w.put(lv.places[0], v, st)
	} else {
		w.putOne(lv.places, v, st)
	}
	if lv.via != 0 && (len(lv.places) > 1 || w.places.isSummary(lv.places[0])) {
		w.putCell(lv, v, st)
	}
	return v
}

// put makes a place hold v. A place that stands for several objects may also hold what it held
// before.
func (w *storageWalk) put(p placeID, v value, st *state) {
	w.dropCells(p, st)
	old, held := st.holds[p]
	if w.places.isSummary(p) && (held || !w.startsUndefined(p)) {
		if !held {
			old = w.value(st, p)
		}
		v = w.either(st, old, v)
	}
	st.holds[p] = v
	if strings.Contains(w.places.list[p].path, anyElement) {
		w.putNeighbours(p, v, st)
	}
}

// putNeighbours notes that elements with places of their own may hold v, which was stored at an
// unknown subscript.
func (w *storageWalk) putNeighbours(all placeID, v value, st *state) {
	for _, q := range st.heldPlaces() {
		if s, ok := w.places.summary(q); ok && s == all {
			w.dropCells(q, st)
			st.holds[q] = w.either(st, st.holds[q], v)
		}
	}
}

// putOne stores v in one of several places. New memory leaves untouched places as they are: at
// first sight each has memory of its own, or gets it here.
func (w *storageWalk) putOne(places []placeID, v value, st *state) {
	isNew := w.isNew(v, st)
	for _, p := range places {
		if isNew && w.isUntouched(p, st) && !w.places.isSummary(p) {
			w.ownMemory(p, st)
			w.placed[v] = true
			st.change(v, func(f *facts) { f.leads = union(f.leads, st.of(w.value(st, p)).leads) })
			continue
		}
		old, held := st.holds[p]
		if !held && !w.startsUndefined(p) {
			old = w.value(st, p)
		}
		w.dropCells(p, st)
		st.holds[p] = w.either(st, old, v)
	}
}

// isUntouched reports whether a place still holds its value of first sight, or the memory of ownMemory.
func (w *storageWalk) isUntouched(p placeID, st *state) bool {
	v, held := st.holds[p]
	leads := st.of(v).leads
	return !held || len(leads) == 1 && (w.startsUndefined(p) && leads[0] == w.places.target(p, false) || w.startsNull(p) && leads[0] == w.places.own(p))
}

// ownMemory gives memory to a place that is null at first sight.
func (w *storageWalk) ownMemory(p placeID, st *state) {
	if _, held := st.holds[p]; held || !w.startsNull(p) {
		return
	}
	v := w.fresh()
	st.set(v, facts{leads: []placeID{w.places.own(p)}, unmapped: true})
	st.holds[p] = v
}

// putCell notes the pointer at a path of the object that lv.via points to.
func (w *storageWalk) putCell(lv lvalue, v value, st *state) {
	key := cell{lv.via, lv.path}
	if strings.Contains(lv.path, anyElement) || strings.Contains(lv.path, anyOfUnion) {
		return
	}
	st.cells[key] = v
}

// isNew reports whether v points to memory that was just allocated, to which no place leads.
func (w *storageWalk) isNew(v value, st *state) bool {
	if w.placed[v] { // by a = in u[k] = u[l] = malloc(n)
		return false
	}
	for _, held := range st.holds {
		if held == v || intersect(st.of(held).leads, st.of(v).leads) {
			return false
		}
	}
	return w.allocatedHere(st.of(v))
}

// copyStruct copies the pointers of a struct.
func (w *exprWalk) copyStruct(to lvalue, source cc.ExpressionNode, st *state) {
	from := w.lvalue(source, st)
	if from.element {
		w.host.touchElement(from, elementUse{node: source, lvalue: source, read: true}, st)
	} else {
		w.host.unsure(from, source, false, st)
	}
	w.host.touchParts(from.places, access{node: source, base: from.base, read: true}, st)
	w.host.touchParts(to.places, access{node: source, base: to.base, write: true}, st)
	w.storage.copyObject(to.places, from.places, source.Type(), st)
}

// copyObject copies the pointers of an object of type t from one of some places
// to one of others.
func (w *storageWalk) copyObject(to, from []placeID, t cc.Type, st *state) {
	if st.dead || len(to) == 0 || !mayHoldPointers(t) {
		return
	}
	type moved struct {
		path string
		typ  cc.Type
		v    value
	}
	var list []moved
	w.places.eachPointer(to[0], t, func(path string, typ cc.Type) {
		var v value
		for _, p := range from {
			if q := w.places.below(p, path, typ); !w.leadsToItself(q) {
				v = w.either(st, v, w.value(st, q))
			}
		}
		list = append(list, moved{path, typ, v})
	})
	for _, m := range list {
		v := m.v
		if v == 0 {
			v = w.unknown(nil, st)
		}
		var places []placeID
		for _, p := range to {
			places = append(places, w.places.below(p, m.path, m.typ))
		}
		w.store(lvalue{places: places}, nil, v, st)
	}
}

// copyMemory copies the pointers in the object that from points to, as memcpy does. If whole is not
// set, the target may also keep what it held.
func (w *storageWalk) copyMemory(to, from value, whole bool, st *state) {
	for _, lead := range st.of(from).leads {
		if w.copiedAsOther(lead, st.of(to).leads) {
			w.mix(st.of(to).leads, st.of(from).leads, st)
			return
		}
		w.allPointers(lead, st)
		of := w.places.list[lead]
		for _, p := range st.heldPlaces() {
			at := w.places.list[p]
			if at != of && !isBelow(at, of) || w.leadsToItself(p) {
				continue
			}
			path := w.places.fromElement(lead, at.path[len(of.path):])
			var places []placeID
			for _, target := range st.of(to).leads {
				places = append(places, w.places.at(target, path, w.places.types[p]))
			}
			v := st.holds[p]
			if !whole {
				v = w.either(st, v, w.load(lvalue{places: places}, st))
			}
			w.store(lvalue{places: places}, nil, v, st)
		}
	}
}

// unknown is a pointer whose target the file does not show.
func (w *storageWalk) unknown(from cc.Node, st *state) value {
	v := w.fresh()
	p := w.places.id(place{temporary{from, true}, ""}, nil)
	st.set(v, facts{leads: []placeID{p}, unmapped: true, mapped: true, scopes: []scope{callers}})
	return v
}

// initialise follows an initialiser. Pointers without one are null.
func (w *exprWalk) initialise(p placeID, t cc.Type, init *cc.Initializer, st *state) {
	if init.Case == cc.InitializerExpr {
		w.assignTo(p, t, init.AssignmentExpression, st)
		return
	}
	for l := init.InitializerList; l != nil; l = l.InitializerList {
		w.initialiseFrom(p, t, l.Initializer, st)
	}
}

// initialiseFrom follows a part of an initialiser of the object at p.
func (w *exprWalk) initialiseFrom(p placeID, t cc.Type, init *cc.Initializer, st *state) {
	if init.Case != cc.InitializerExpr {
		for l := init.InitializerList; l != nil; l = l.InitializerList {
			w.initialiseFrom(p, t, l.Initializer, st)
		}
		return
	}
	path, typ := w.pathAt(p, t, init.Offset(), init.AssignmentExpression.Type())
	w.assignTo(w.places.below(p, path, typ), typ, init.AssignmentExpression, st)
	if i := strings.LastIndexByte(path, '['); i > 0 && anySubscript(path[:i]) != path[:i] { // read as arrayAmong says
		w.assignTo(w.places.below(p, anySubscript(path[:i])+path[i:], typ), typ, init.AssignmentExpression, st)
	}
}

// pathAt is the path to the object of type want at a byte offset in an object of type t.
func (w *exprWalk) pathAt(p placeID, t cc.Type, off int64, want cc.Type) (string, cc.Type) {
	switch x := t.(type) {
	case *cc.ArrayType:
		if x.Elem().Size() <= 0 {
			break
		}
		k, elem := off/x.Elem().Size(), x.Elem()
		part := w.places.element(p, k, elem.Kind() != cc.Array)
		for elem.Kind() == cc.Array && elem.(*cc.ArrayType).Elem().Size() > 0 {
			elem = elem.(*cc.ArrayType).Elem()
		}
		rest, typ := w.pathAt(w.places.below(p, part, elem), elem, off%elem.Size(), want)
		return part + rest, typ
	case *cc.UnionType:
		return anyOfUnion, nil
	case *cc.StructType:
		if off == 0 && want != nil && want.Kind() == cc.Struct && want.Size() == x.Size() {
			break
		}
		for i := 0; i < x.NumFields(); i++ {
			f := x.FieldByIndex(i)
			if off < f.Offset() || off >= f.Offset()+f.Type().Size() {
				continue
			}
			part := member(f, f.Name())
			if f.Name() == "" {
				part = ""
			}
			rest, typ := w.pathAt(w.places.below(p, part, f.Type()), f.Type(), off-f.Offset(), want)
			return part + rest, typ
		}
	}
	return "", t
}

// keep holds a value while something else is evaluated, which may renumber it;
// take gives it back.
func (w *storageWalk) keep(v value, st *state) placeID {
	w.holding++
	p := w.places.id(place{scratch("kept"), fmt.Sprint(w.holding)}, nil)
	if v != 0 {
		st.holds[p] = v
	}
	return p
}

func (w *storageWalk) take(p placeID, st *state) value {
	v := st.holds[p]
	delete(st.holds, p)
	w.holding--
	return v
}
