// From the name of a grid to its storage: the members, elements and row tables (`T **`) on the way, each loaded
// from the current state.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
)

// grid is the storage that the name of a grid points to now.
func (w *storageWalk) grid(g *stencil.Grid, st *state) value {
	levels := w.levels(g, st)
	return levels[len(levels)-1]
}

// tables are the row tables on the way to the storage of a grid.
func (w *storageWalk) tables(g *stencil.Grid, st *state) []value {
	levels := w.levels(g, st)
	return levels[:len(levels)-1]
}

// levels are the pointers on the way to the elements of a grid: the row tables of a T** or T***,
// then the storage.
func (w *storageWalk) levels(g *stencil.Grid, st *state) []value {
	found, ok := w.info.Grids[g]
	if !ok {
		return []value{0}
	}
	lv, t := lvalue{places: []placeID{w.variable(found.Root)}}, found.Root.Type()
	for path := found.Path; path != ""; {
		step, rest := cutStep(path)
		lv, t = w.stepFrom(lv, t, step, st)
		path = rest
	}
	list := []value{w.load(lv, st)}
	for g.Storage == stencil.Rows && len(list) < g.Rank {
		table := list[len(list)-1]
		for _, lead := range st.of(table).leads {
			w.blur(lead)
			w.places.rows[lead] = true
		}
		rows := w.elementsOf(lvalue{}, table, subscript{}, parser.ElementOf(t), st)
		t = parser.ElementOf(t)
		list = append(list, w.load(rows, st))
	}
	return list
}

// stepFrom goes from an object of type t to a member or an element, through a pointer if the step
// has one.
func (w *storageWalk) stepFrom(lv lvalue, t cc.Type, step string, st *state) (lvalue, cc.Type) {
	switch {
	case strings.HasPrefix(step, "->"):
		lv, t = w.elementsOf(lvalue{}, w.load(lv, st), subscript{known: true}, parser.ElementOf(t), st), parser.ElementOf(t)
		step = "." + step[2:]
		fallthrough
	case step[0] == '.':
		f := fieldOf(t, step[1:])
		if f == nil {
			return lvalue{}, nil
		}
		next := lvalue{via: lv.via, path: lv.path + member(f, step[1:])}
		for _, p := range lv.places {
			next.places = append(next.places, w.places.memberOf(p, member(f, step[1:]), f.Type()))
		}
		return next, f.Type()
	}
	at, elem := w.gridSubscript(step), parser.ElementOf(t)
	next := w.elementsOf(lvalue{}, w.load(lv, st), at, elem, st)
	if elem.Kind() == cc.Array && at != (subscript{known: true}) { // rows are one value
		w.shift(w.load(next, st), st)
	}
	return next, elem
}

func fieldOf(t cc.Type, name string) *cc.Field {
	switch x := t.(type) {
	case *cc.StructType:
		return x.FieldByName(name)
	case *cc.UnionType:
		return x.FieldByName(name)
	}
	return nil
}

// cutStep splits ".a", "->a" or "[1]" off a path.
func cutStep(path string) (step, rest string) {
	for i := 2; i < len(path); i++ {
		if path[i] == '.' || path[i] == '[' || path[i] == '-' {
			return path[:i], path[i:]
		}
	}
	return path, ""
}
