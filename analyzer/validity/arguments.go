// The names of arrays in a caller: what a call hands to the function that uses them.

package validity

import (
	"regexp"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// argumentNames finds the names that a function has for what its calls are handed, by the values of its variables.
type argumentNames struct {
	*activation
	st *state
}

// argumentFor is the variable of a call's arguments that v came from.
func (w argumentNames) argumentFor(call *cc.PostfixExpression, v value) *cc.Declarator {
	for l := call.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		if d := declared(rootOf(l.AssignmentExpression)); d != nil && isPointer(d.Type()) && w.leadsTo(w.st.holds[w.variable(d)], v) {
			return d
		}
	}
	return nil
}

// memberPath is the path of a member of one struct, as places spell it.
var memberPath = regexp.MustCompile(`^(?:\.[A-Za-z_]\w*)+$`)

// memberOfArgument is a member of a struct that a call is handed, by value or by pointer, that holds v, or may hold it; without
// a text if there is none.
func (w argumentNames) memberOfArgument(call *cc.PostfixExpression, v value) named {
	var near named
	for _, arg := range argumentsOf(call) {
		objects, head := w.structOf(arg)
		for _, p := range objects {
			members := w.pointersBelow(p)
			for _, path := range sortedKeys(members) {
				q := members[path]
				name := named{text: head + path[1:], typ: w.places.types[q]}
				switch {
				case w.st.holds[q] == v:
					return name
				case near.text == "" && w.leadsTo(w.st.holds[q], v):
					near = name
				}
			}
		}
	}
	return near
}

// pointersBelow are the places of the members of a struct that hold pointers, by their paths.
func (w argumentNames) pointersBelow(p placeID) map[string]placeID {
	of, found := w.places.list[p], map[string]placeID{}
	for q := range w.st.holds {
		if at := w.places.list[q]; isBelow(at, of) {
			if path := strings.TrimPrefix(at.path[len(of.path):], "[0]"); memberPath.MatchString(path) {
				if first, known := found[path]; !known || q < first {
					found[path] = q
				}
			}
		}
	}
	return found
}

// leadsTo reports whether a pointer may point to the storage v, or to a table of rows there.
func (w argumentNames) leadsTo(u, v value) bool {
	tables := []value{u}
	for range maxLevels {
		var rows []value
		for _, u := range tables {
			if bothSame(w.st, u, v) {
				return true
			}
			rows = append(rows, w.rowsOf(u)...)
		}
		tables = rows
	}
	return false
}

const maxLevels = 3 // of pointers

// rowsOf are the pointers in the tables that u may point to.
func (w argumentNames) rowsOf(u value) (rows []value) {
	for _, table := range w.st.of(u).leads {
		of := w.places.list[table]
		for q, row := range w.st.holds {
			if at := w.places.list[q]; isBelow(at, of) && !strings.Contains(at.path[len(of.path):], ".") {
				rows = append(rows, row)
			}
		}
	}
	return rows
}

// structOf are the structs that an argument names or points to, and how their members are written.
func (w argumentNames) structOf(arg cc.ExpressionNode) ([]placeID, string) {
	arg = ccwalk.Unparen(arg)
	if x, ok := arg.(*cc.UnaryExpression); ok && x.Case == cc.UnaryExpressionAddrof {
		if d := declared(x.CastExpression); d != nil && !isPointer(d.Type()) {
			return []placeID{w.variable(d)}, d.Name() + "."
		}
	}
	d := declared(arg)
	switch {
	case d == nil:
		return nil, ""
	case isPointer(d.Type()):
		return w.st.of(w.st.holds[w.variable(d)]).leads, d.Name() + "->"
	}
	return []placeID{w.variable(d)}, d.Name() + "."
}
