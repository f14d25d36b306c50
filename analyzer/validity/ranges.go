// Library functions that move a number of bytes: what is handed to them may be the address of one element or member, and
// reach what lies beside it.

package validity

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// moversTable says how many bytes behind their pointers library functions move: the product of these arguments.
const moversTable = `
1   bzero explicit_bzero
2   memcpy memmove mempcpy memset memcmp bcmp bcopy swab write read send recv pwrite pwrite64 pread pread64 sendto recvfrom
12  fread fwrite fread_unlocked fwrite_unlocked qsort qsort_r
3   memccpy`

var movers = readMovers(moversTable)

func readMovers(table string) map[string]string {
	all := map[string]string{}
	eachLine(table, func(first string, names []string) {
		for _, name := range names {
			all[name] = first
		}
	})
	return all
}

// movedBytes is how many bytes a library function moves. known is false if the call does not say, moves if it moves none.
func movedBytes(name string, args []cc.ExpressionNode) (n int64, known, moves bool) {
	factors, moves := movers[name]
	n = 1
	for _, i := range factors {
		if int(i-'0') >= len(args) {
			return 0, false, moves
		}
		factor, ok := ccwalk.Constant(args[i-'0'])
		if !ok {
			return 0, false, moves
		}
		n *= factor
	}
	return n, true, moves
}

// movedAt is a pointer to all that a library function moves at v: v itself, or the arrays and structs that v points into if
// it moves more than the element or member there.
func (w *storageWalk) movedAt(v value, name string, args []cc.ExpressionNode, st *state) value {
	n, known, moves := movedBytes(name, args)
	if v == 0 || !moves {
		return v
	}
	f := st.of(v)
	var leads []placeID
	for _, p := range f.leads {
		t := w.places.types[p]
		isArray := t != nil && t.Kind() == cc.Array
		switch table, _, isElement := w.places.elementOf(p); {
		case t == nil || known && n <= t.Size() || isArray && !known || w.places.list[p].path == "":
		case isElement:
			p = table
		default:
			p = w.whole(p)
		}
		leads = union(leads, []placeID{p})
	}
	if slices.Equal(leads, f.leads) {
		return v
	}
	f.leads = leads
	wide := w.fresh()
	st.set(wide, f)
	return wide
}

// pointersIn are the pointers in the objects at some places.
func (w *storageWalk) pointersIn(places []placeID, st *state) []placeID {
	var list []placeID
	for _, p := range places {
		if t := w.places.types[p]; t != nil && t.Kind() != cc.Function {
			w.places.eachPointer(p, t, func(path string, typ cc.Type) { list = append(list, w.places.below(p, path, typ)) })
		}
		for _, q := range st.heldPlaces() {
			if at, of := w.places.list[q], w.places.list[p]; (at == of || isBelow(at, of)) && !w.leadsToItself(q) {
				list = append(list, q)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// mix lets each of the pointers in some objects hold what any of them held, or any of those in others.
func (w *storageWalk) mix(objects, others []placeID, st *state) {
	held := w.keep(0, st)
	for _, p := range w.pointersIn(union(objects, others), st) {
		if _, ok := st.holds[p]; ok || !w.startsUndefined(p) {
			st.holds[held] = w.either(st, st.holds[held], w.value(st, p))
		}
	}
	v := w.take(held, st)
	if v == 0 {
		return
	}
	for _, p := range w.pointersIn(objects, st) {
		one := w.fresh()
		st.alike(one, v)
		w.dropCells(p, st)
		st.holds[p] = one
	}
}
