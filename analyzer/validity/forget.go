// What is forgotten of places: variables that end, cells that a store may have reached.

package validity

import (
	"strings"

	"modernc.org/cc/v4"
)

// forget makes a local variable undefined again, at its declaration. An array of a function that calls itself is another one than
// that of the calls around this one.
func (w *storageWalk) forget(d *cc.Declarator, st *state) {
	if w.places.shared[d] {
		return
	}
	p := w.variable(d)
	w.forgetPlace(p, st)
	if w.repeats && w.leadsToItself(p) {
		st.setApart(w.value(st, p))
	}
}

func (w *storageWalk) forgetPlace(id placeID, st *state) {
	at := w.places.list[id]
	w.changed(id, st)
	for p := range st.holds {
		if q := w.places.list[p]; q == at || isBelow(q, at) {
			w.dropCells(p, st)
			delete(st.holds, p)
		}
	}
}

// dropCells forgets what was known of a place by the pointers that point to it.
func (c *checker) dropCells(p placeID, st *state) {
	for k := range st.cells {
		if strings.HasPrefix(k.path, chosenMark) {
			if c.places.chosenMayBe(st.of(k.via).leads, k.path, p) {
				delete(st.cells, k)
			}
			continue
		}
		for _, q := range c.cellPlaces(st, k) {
			if q == p {
				delete(st.cells, k)
				break
			}
		}
	}
}
