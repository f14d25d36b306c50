// Memory as the analysis sees it: a place is an object (a variable, a heap block) and a path of members and
// elements in it. One place may stand for many elements, or for all blocks of one allocation; a store to such a
// place only adds to what it may hold.

package validity

import (
	"fmt"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// place is an object in memory: a root (a variable, a heap block, or memory behind a pointer from
// outside) and the path of members and elements from its start: ".m", "[2]", "[*]" for all elements
// that have no place of their own, ".|" for the members of a union.
type place struct {
	root any // *cc.Declarator of a local, globalName, *block, temporary, scratch
	path string
}

// globalName is a variable of file scope, or a function. All its declarations are one place.
type globalName string

// scratch is a name of the checker's own.
type scratch string

// block is memory without a name. An outer block belongs to a caller or another file. One that is unset is what a
// pointer of the function's leads to before the function sets it.
type block struct{ outer, unset bool }

// temporary is the object that an expression makes: a compound literal, or the struct that an
// unknown function returns (which is outer).
type temporary struct {
	node  cc.Node
	outer bool
}

const (
	anyElement  = "[*]"
	anyOfUnion  = ".|"
	maxPointers = 32 // elements with smaller subscripts have places of their own
)

// placeID numbers places in the order of their discovery.
type placeID int

type placeTable struct {
	list    []place
	types   []cc.Type // nil if unknown
	targets map[placeID]placeID
	owned   map[placeID]placeID
	index   map[place]placeID
	many    map[placeID]bool // allocations that were executed more than once
	// blurred are the arrays and blocks whose elements share one place: row tables, and arrays
	// along which pointers move.
	blurred map[placeID]bool
	// rows are the blurred tables that hold the rows of one array, so that their elements lead to one value.
	rows map[placeID]bool
	// shared are local variables that pointers may lead to, of functions that call themselves: those of all activations have one place.
	shared map[*cc.Declarator]bool
	views  views
}

func newPlaceTable() placeTable {
	return placeTable{targets: map[placeID]placeID{}, owned: map[placeID]placeID{}, index: map[place]placeID{}, many: map[placeID]bool{}, blurred: map[placeID]bool{}, rows: map[placeID]bool{}, shared: map[*cc.Declarator]bool{}, views: newViews()}
}

// id is the number of a place, which is entered if new. t may be nil.
func (t *placeTable) id(p place, typ cc.Type) placeID {
	id, ok := t.index[p]
	if !ok {
		id = placeID(len(t.list))
		t.index[p] = id
		t.list, t.types = append(t.list, p), append(t.types, typ)
	}
	if t.types[id] == nil {
		t.types[id] = typ
	}
	return id
}

// below is the place at path from another place. Members of a union are one place.
func (t *placeTable) below(p placeID, path string, typ cc.Type) placeID {
	if path == "" {
		return p
	}
	at := t.list[p]
	full := at.path + path
	if i := t.views.unionIn(at.root, full); i >= 0 {
		full, typ = full[:i]+anyOfUnion, nil
	}
	return t.id(place{at.root, full}, typ)
}

// memberOf is the same for a member. The arrays in a union are one array: that of the union's bytes.
func (t *placeTable) memberOf(p placeID, path string, typ cc.Type) placeID {
	if known := t.types[p]; known != nil && known.Kind() == cc.Ptr && !t.views.isMixed(t.list[p]) {
		return p // a pointer seen as a struct around it
	}
	q := t.below(p, path, typ)
	at := t.list[q]
	if typ == nil || typ.Kind() != cc.Array || !strings.HasSuffix(at.path, anyOfUnion) {
		return q
	}
	return t.id(place{at.root, at.path + anyElement}, typ)
}

// element is the path of an element. known says whether the subscript is a constant.
func (t *placeTable) element(p placeID, subscript int64, known bool) string {
	if !known || subscript < 0 || subscript >= maxPointers || t.blurred[p] {
		return anyElement
	}
	return fmt.Sprintf("[%d]", subscript)
}

// elementOf says of which array or block a place is an element, and which one it is: -1 if it stands for several.
func (t *placeTable) elementOf(p placeID) (table placeID, k int64, ok bool) {
	at := t.list[p]
	i := strings.LastIndexByte(at.path, '[')
	if i < 0 || !strings.HasSuffix(at.path, "]") || t.types[p] == nil || t.types[p].Kind() == cc.Array {
		return p, 0, false
	}
	if at.path[i:] == anyElement {
		k = -1
	} else if _, err := fmt.Sscanf(at.path[i:], "[%d]", &k); err != nil {
		return p, 0, false
	}
	return t.id(place{at.root, at.path[:i]}, nil), k, true
}

// at is the place at a path from the target of a pointer. The path starts with a subscript of the
// array that the pointer points into; a variable counts as an array of one element.
func (t *placeTable) at(lead placeID, path string, typ cc.Type) placeID {
	end := strings.IndexByte(path, ']') + 1
	if !t.hasElements(lead) {
		return t.below(lead, path[end:], typ)
	}
	if t.blurred[lead] {
		path = anyElement + path[end:]
	}
	return t.below(lead, path, typ)
}

// fromElement is the reverse of at: the path to a part of lead.
func (t *placeTable) fromElement(lead placeID, rest string) string {
	if t.hasElements(lead) {
		return rest
	}
	return "[0]" + rest
}

// hasElements reports whether a place is an array, or memory that may be one.
func (t *placeTable) hasElements(p placeID) bool {
	typ := t.types[p]
	return typ == nil || typ.Kind() == cc.Array
}

// target is the memory that a pointer points to before the program changes it.
func (t *placeTable) target(p placeID, outer bool) placeID {
	id, ok := t.targets[p]
	if !ok {
		id = t.id(place{&block{outer: outer, unset: !outer}, ""}, nil)
		t.targets[p] = id
	}
	return id
}

// own is memory that the program allocates for a pointer which is null at first.
func (t *placeTable) own(p placeID) placeID {
	id, ok := t.owned[p]
	if !ok {
		id = t.id(place{&block{}, ""}, nil)
		t.owned[p] = id
	}
	return id
}

// isSummary reports whether a place stands for several objects.
func (t *placeTable) isSummary(p placeID) bool {
	at := t.list[p]
	if d, ok := at.root.(*cc.Declarator); ok && t.shared[d] {
		return true
	}
	return strings.Contains(at.path, anyElement) || strings.Contains(at.path, anyOfUnion) || t.many[t.index[place{at.root, ""}]] && at.path != ""
}

// summary is the place that stands for p and its neighbours: all subscripts of its path are open.
// ok is false if p is that place itself.
func (t *placeTable) summary(p placeID) (placeID, bool) {
	at := t.list[p]
	if !strings.Contains(at.path, "[") {
		return p, false
	}
	id, ok := t.index[place{at.root, anySubscript(at.path)}]
	return id, ok && id != p
}

// anySubscript is the path with all subscripts open.
func anySubscript(path string) string {
	var b strings.Builder
	for _, part := range strings.SplitAfter(path, "]") {
		if i := strings.IndexByte(part, '['); i >= 0 {
			part = part[:i] + anyElement
		}
		b.WriteString(part)
	}
	return b.String()
}

// isBelow reports whether p is a part of another place.
func isBelow(p, of place) bool {
	if p.root != of.root || len(p.path) <= len(of.path) || p.path[:len(of.path)] != of.path {
		return false
	}
	next := p.path[len(of.path)]
	return next == '.' || next == '['
}

// overlap reports whether one of two places may be a part of the other.
func overlap(a, b place) bool {
	if a.root != b.root {
		return false
	}
	x, y := a.path, b.path
	for x != "" && y != "" {
		var s, t string
		s, x = cutPath(x)
		t, y = cutPath(y)
		anyOf := s[0] == '[' && t[0] == '[' && (s == anyElement || t == anyElement)
		if s != t && !anyOf {
			return false
		}
	}
	return x != y
}

// cutPath is the first member or element of a path, and the rest.
func cutPath(path string) (first, rest string) {
	i := strings.IndexAny(path[1:], ".[") + 1
	if i == 0 {
		return path, ""
	}
	return path[:i], path[i:]
}

// variable is the place of a variable.
func (c *checker) variable(d *cc.Declarator) placeID {
	if d.Linkage() != cc.None {
		p := c.places.id(place{globalName(c.in.Unit.StorageName(d)), ""}, d.Type())
		if d.Type().Kind() == cc.Function {
			c.functions[p] = d
		} else if d.Linkage() == cc.External {
			c.external[d.Name()] = true
		}
		return p
	}
	return c.places.id(place{d, ""}, d.Type())
}

// outer reports whether code outside the function can have set what the place holds when the
// function starts.
func (c *checker) outer(p placeID) bool {
	switch r := c.places.list[p].root.(type) {
	case globalName:
		return true
	case *cc.Declarator:
		return r.IsParam() || r.IsStatic()
	case *block:
		return r.outer
	case temporary:
		return r.outer
	}
	return false
}

// outlives reports whether the place still exists after the function.
func (c *checker) outlives(p placeID) bool {
	if d, ok := c.places.list[p].root.(*cc.Declarator); ok {
		return d.IsStatic()
	}
	return c.outer(p)
}

// allocation is a call of malloc or the like, with the chain of calls that reached it.
type allocation struct {
	call  cc.Node
	chain string
}

// member is the path of a field from the start of its struct or union.
func member(f *cc.Field, name string) string {
	for ; f != nil; f = f.Parent() {
		if t := f.ParentType(); t != nil && t.Kind() == cc.Union {
			return anyOfUnion
		}
	}
	return "." + name
}

// eachPointer calls f with the path and type of every pointer in an object.
func (t *placeTable) eachPointer(p placeID, typ cc.Type, f func(path string, typ cc.Type)) {
	switch x := typ.(type) {
	case *cc.PointerType:
		f("", x)
	case *cc.ArrayType:
		elem := x.Elem()
		if !mayHoldPointers(elem) {
			return
		}
		paths := []string{anyElement}
		for k := int64(0); k < x.Len() && x.Len() <= maxPointers && !t.blurred[p] && elem.Kind() != cc.Array; k++ {
			paths = append(paths[:k], fmt.Sprintf("[%d]", k))
		}
		for elem.Kind() == cc.Array {
			elem = elem.(*cc.ArrayType).Elem()
		}
		for _, path := range paths {
			t.eachPointer(t.below(p, path, elem), elem, func(rest string, typ cc.Type) { f(path+rest, typ) })
		}
	case *cc.StructType:
		for i := 0; i < x.NumFields(); i++ {
			field := x.FieldByIndex(i)
			path := member(field, field.Name())
			if field.Name() == "" {
				path = ""
			}
			if mayHoldPointers(field.Type()) {
				t.eachPointer(t.below(p, path, field.Type()), field.Type(), func(rest string, typ cc.Type) { f(path+rest, typ) })
			}
		}
	case *cc.UnionType:
		f(anyOfUnion, nil)
	}
}

// mayHoldPointers reports whether there are pointers in objects of a type.
func mayHoldPointers(t cc.Type) bool {
	switch x := t.(type) {
	case *cc.PointerType:
		return true
	case *cc.ArrayType:
		return mayHoldPointers(x.Elem())
	case *cc.StructType:
		for i := 0; i < x.NumFields(); i++ {
			if mayHoldPointers(x.FieldByIndex(i).Type()) {
				return true
			}
		}
	case *cc.UnionType:
		for i := 0; i < x.NumFields(); i++ {
			if mayHoldPointers(x.FieldByIndex(i).Type()) {
				return true
			}
		}
	}
	return false
}

// eachLocal calls f for the parameters and local variables of a function.
func eachLocal(fd *cc.FunctionDefinition, f func(*cc.Declarator)) {
	ccwalk.Nodes(fd, func(n cc.Node) bool {
		if x, ok := n.(*cc.ParameterDeclaration); ok && x.Declarator != nil {
			f(x.Declarator)
		}
		if d, _ := parser.Declared(n); d != nil {
			f(d)
		}
		return true
	})
	if ft, ok := fd.Declarator.Type().(*cc.FunctionType); ok {
		for _, p := range ft.Parameters() {
			if p.Declarator != nil {
				f(p.Declarator)
			}
		}
	}
}

// union of two lists, ascending.
func union[T ~int](a, b []T) []T {
	out := slices.Concat(a, b)
	slices.Sort(out)
	return slices.Compact(out)
}

func intersect[T ~int](a, b []T) bool {
	for _, x := range a {
		for _, y := range b {
			if x == y {
				return true
			}
		}
	}
	return false
}
