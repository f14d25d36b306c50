package validity

import (
	"sort"

	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// place is an object in memory: a variable, a block of the heap or what an
// outer pointer leads to, and the path of members from its start.
type place struct {
	root any // *cc.Declarator of a local, globalName, *block
	path string
}

// globalName is a variable of file scope: all its declarations are one place.
type globalName string

// block is memory without a name. An outer block belongs to a caller, or to
// another file.
type block struct{ outer bool }

// placeID numbers places in the order of their discovery.
type placeID int

type placeTable struct {
	list    []place
	types   []cc.Type // nil where not known
	targets map[placeID]placeID
	index   map[place]placeID
	many    map[placeID]bool // blocks of one allocation that was reached again
}

// id enters a place; t may be nil.
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

// below is the place at path from another place.
func (t *placeTable) below(p placeID, path string, typ cc.Type) placeID {
	at := t.list[p]
	return t.id(place{at.root, at.path + path}, typ)
}

// target is the memory that a pointer leads to before the program changes it.
func (t *placeTable) target(p placeID, outer bool) placeID {
	if t.targets == nil {
		t.targets = map[placeID]placeID{}
	}
	id, ok := t.targets[p]
	if !ok {
		id = t.id(place{&block{outer}, ""}, nil)
		t.targets[p] = id
	}
	return id
}

// variable is the place of a variable.
func (c *checker) variable(d *cc.Declarator) placeID {
	if d.Linkage() != cc.None {
		return c.places.id(place{globalName(d.Name()), ""}, d.Type())
	}
	return c.places.id(place{d, ""}, d.Type())
}

// outer reports whether somebody outside the function can have a hand in what
// the place holds when the function starts.
func (c *checker) outer(p placeID) bool {
	switch r := c.places.list[p].root.(type) {
	case globalName:
		return true
	case *cc.Declarator:
		return r.IsParam() || r.IsStatic()
	case *block:
		return r.outer
	}
	return false
}

// outlives reports whether the place itself is there after the function.
func (c *checker) outlives(p placeID) bool {
	if d, ok := c.places.list[p].root.(*cc.Declarator); ok {
		return d.IsStatic()
	}
	return c.outer(p)
}

// allocation is a call of malloc or its like, reached by a chain of calls.
type allocation struct {
	call  cc.Node
	chain string
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

// union of two ascending lists.
func union[T ~int](a, b []T) []T {
	seen := map[T]bool{}
	var out []T
	for _, list := range [][]T{a, b} {
		for _, x := range list {
			if !seen[x] {
				seen[x] = true
				out = append(out, x)
			}
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return out
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
