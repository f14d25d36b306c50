// Private arrays and structs: no element is read before it is written, and the last values of small ones come back element by element.

package scalar

import (
	"fmt"
	"maps"
	"slices"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// maxLastElements is the size of the largest array whose last values are brought back.
const maxLastElements = 32

// privateArray checks that no element is read before it is written.
func (c *classifier) privateArray(v *Variable) bool {
	early, always := stencil.ElementAssignedFirst(c.Sweep.Body, v.Sym)
	if early != nil {
		c.Messages.Errorf(codePrivate, v.Clause.Span, "'%s' is private, but an iteration may read '%s' before it writes it", v.Sym.Host, asWritten(early)).
			Note(source.Span{}, "assign all elements first, in loops over the range that is read, or declare '%s' inside the loop", v.Sym.Host)
		return false
	}
	if use, used := v.UsedAfter(); used {
		if !always || v.Sym.Type.Kind == stencil.Struct || elements(v.Sym) > maxLastElements {
			c.noLast(v, use, fmt.Sprintf("not every iteration is seen to write all elements, or they are structs or more than %d", maxLastElements)).
				Note(source.Span{}, "copy the elements that are needed into private variables, or declare '%s' inside the loop", v.Sym.Host)
			return false
		}
		c.leaveElements(v.Sym, nil)
	}
	c.private = append(c.private, v.Sym)
	return true
}

// privateStruct checks that no member is read before it is written, or the whole struct assigned.
func (c *classifier) privateStruct(v *Variable) bool {
	if read := c.readEarly(v.Sym); read != nil {
		c.Messages.Errorf(codePrivate, v.Clause.Span, "'%s' is private, but an iteration may read '%s' before it writes it", v.Sym.Host, asWritten(read)).
			Note(source.Span{}, "assign the whole struct first, or each member that is read, or declare '%s' inside the loop", v.Sym.Host)
		return false
	}
	if use, used := v.UsedAfter(); used {
		c.noLast(v, use, "is a struct").
			Note(source.Span{}, "copy the members that are needed into private variables, or declare '%s' inside the loop", v.Sym.Host)
		return false
	}
	c.private = append(c.private, v.Sym)
	return true
}

// readEarly is what the body may read of a struct before it is written: a member, or all of it; nil if nothing. Who gets the
// struct's address counts as a reader of all.
func (c *classifier) readEarly(of *stencil.Symbol) (read stencil.Expr) {
	members := map[string]*stencil.Member{"": nil}
	stencil.VisitExprs(c.Sweep.Body, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Member:
			if isVariable(e.X, of) {
				members[e.Name] = e
			}
		case *stencil.Unary:
			if e.Op == "&" && isVariable(e.X, of) {
				read = e.X
			}
		}
	})
	for _, name := range slices.Sorted(maps.Keys(members)) {
		if early, _ := stencil.AssignedFirst(alone(c.Sweep.Body, of, name), of); early != nil && read == nil {
			read = &stencil.Var{Sym: of}
			if m := members[name]; m != nil {
				read = m
			}
		}
	}
	return read
}

// alone is the body with one member in the place of the struct, and the others as those of another one. An element of a member is
// a part of it.
func alone(body []stencil.Stmt, of *stencil.Symbol, name string) []stencil.Stmt {
	others := &stencil.Symbol{Name: of.Name, Type: of.Type, Role: of.Role}
	var part func(e stencil.Expr) stencil.Expr
	part = func(e stencil.Expr) stencil.Expr {
		m, ok := e.(*stencil.Member)
		if !ok || !isVariable(m.X, of) {
			return nil
		}
		if m.Name == name && len(m.Index) == 0 {
			return &stencil.Var{Sym: of}
		}
		in := others
		if m.Name == name {
			in = of
		}
		one := &stencil.Member{X: &stencil.Var{Sym: in}, Name: m.Name, T: m.T}
		for _, index := range m.Index {
			one.Index = append(one.Index, stencil.MapOuter(index, part))
		}
		return one
	}
	return stencil.MapBodyOuter(body, part)
}

// elements is the number of elements of an array.
func elements(array *stencil.Symbol) int64 {
	n := int64(1)
	for _, extent := range array.Dims {
		n *= extent
	}
	return n
}

// asWritten prints e with the names that variables have in the C.
func asWritten(e stencil.Expr) string {
	named := func(s *stencil.Symbol) *stencil.Symbol {
		if s.Span.IsValid() {
			return &stencil.Symbol{Name: source.Identifier(s.Span.Text()), Type: s.Type, Role: s.Role}
		}
		return s
	}
	return stencil.Formatter{}.Expr(stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		switch e := e.(type) {
		case *stencil.Var:
			return &stencil.Var{Sym: named(e.Sym)}
		case *stencil.Element:
			return &stencil.Element{Array: named(e.Array), Index: e.Index}
		}
		return e
	}))
}

// leaveElements keeps the last value of each element with these first subscripts
// as that of a private scalar.
func (c *classifier) leaveElements(array *stencil.Symbol, index []int64) {
	if len(index) < len(array.Dims) {
		for i := range array.Dims[len(index)] {
			c.leaveElements(array, append(index[:len(index):len(index)], i))
		}
		return
	}
	name, host := array.Name, array.Host
	element := &stencil.Element{Array: array}
	for _, i := range index {
		name, host = fmt.Sprintf("%s_%d", name, i), fmt.Sprintf("%s[%d]", host, i)
		element.Index = append(element.Index, stencil.NewInt(i))
	}
	last := &stencil.Symbol{Name: c.NewName(name), Type: array.Type, Role: stencil.Local, Host: host, Span: array.Span}
	c.Sweep.Body = append(c.Sweep.Body, set(last, element))
	c.private = append(c.private, last)
	c.leaveLast(last)
}
