// Arrays on the device that start at a member of a struct: x of { double x, y; } or of { double x[20], y[20]; }. The mapping may go on in
// what lies behind the member. Host accesses to the member itself are followed as any others are; those to what may lie behind it ask
// the running program.

package validity

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// mapsBeyond notes for the places where a mapping may start whether it ends with the member there. It reports whether it may go on behind one.
func (w *deviceWalk) mapsBeyond(places []placeID, g *stencil.Grid, by any) (found bool) {
	bytes := mappedBytes(g, by)
	for _, p := range places {
		t := w.places.types[p]
		if t == nil || isRecord(t) || !strings.Contains(w.places.list[p].path, ".") {
			continue
		}
		ends := w.parts.within
		if bytes == 0 || bytes > t.Size() || isIncomplete(t) {
			ends = w.parts.beyond
		}
		w.grew = w.grew || !ends[p]
		ends[p] = true
		found = found || w.parts.goesOn(p)
	}
	return found
}

func isIncomplete(t cc.Type) bool {
	arr, ok := t.(*cc.ArrayType)
	return ok && arr.Len() < 0
}

// mappedBytes is the size of what a copy or an inferred transfer maps, 0 if it is not known here.
func mappedBytes(g *stencil.Grid, by any) int64 {
	n := int64(0)
	switch by := by.(type) {
	case *stencil.Transfer:
		n = by.Elements
	case *stencil.Provide:
		n = by.Elements
	}
	if n == 0 {
		n = 1
		for _, size := range g.Sizes {
			n *= size
		}
	}
	return n * int64(g.Elem.Size)
}

// goesOn reports whether an array on the device that starts in a member may go on behind it, since it is larger or a pointer to it moved.
func (p *parts) goesOn(at placeID) bool { return p.beyond[at] || p.within[at] && p.shifted[at] }

// isBeyond reports whether an access to these places, by the pointer v if that is not 0, may be one to what lies behind the member in
// which an array on the device starts.
func (w *hostWalk) isBeyond(v value, places []placeID, st *state) bool {
	if len(w.parts.within)+len(w.parts.beyond) == 0 {
		return false
	}
	for _, o := range st.values() {
		f := st.of(o)
		if !f.mapped || f.table || v != 0 && st.mayBeSame(v, o) { // that the array itself is touched, the analysis sees
			continue
		}
		for _, p := range f.leads {
			if w.parts.goesOn(p) && slices.ContainsFunc(places, func(q placeID) bool { return w.mayLieBehind(q, p) }) {
				return true
			}
		}
	}
	return false
}

// mayLieBehind reports whether q may be reached from the start of the member p by going on; or by going back, where pointers to it moved.
func (w *hostWalk) mayLieBehind(q, p placeID) bool {
	of, at := w.places.list[p], w.places.list[q]
	if of.root != at.root {
		return false
	}
	common, x, y := "", of.path, at.path
	for x != "" && y != "" {
		var s, t string
		s, x = cutPath(x)
		t, y = cutPath(y)
		if s == t {
			common += s
			continue
		}
		if s[0] != '.' || t[0] != '.' || strings.Contains(common, "[") || w.parts.shifted[p] {
			return true // maybe of another struct
		}
		a, b := w.fieldAt(of.root, common, s), w.fieldAt(of.root, common, t)
		return a == nil || b == nil || b.Offset() > a.Offset()
	}
	return strings.Contains(common, "[") // else p is q, or one is a part of the other: the analysis sees that
}

// fieldAt is the field that a step leads to from an object; nil if that is not known.
func (w *hostWalk) fieldAt(root any, path, step string) *cc.Field {
	p, known := w.places.index[place{root, path}]
	if !known || w.places.types[p] == nil {
		return nil
	}
	return fieldOf(w.places.types[p], step[1:])
}
