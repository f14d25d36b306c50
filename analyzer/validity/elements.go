// The types by which host code may reach elements on the device: those of the elements and of the scalars in them, structs that
// are a view of such scalars, bytes.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// element is what the elements of an array have in common with an access that may be one of them.
type element struct {
	kind byte // f, i, s: of floating-point type, integer, struct
	size int64
}

func elementOf(t cc.Type) element {
	switch {
	case isRecord(t):
		return element{'s', t.Size()}
	case cc.IsFloatingPointType(t):
		return element{'f', t.Size()}
	}
	return element{'i', t.Size()}
}

func isRecord(t cc.Type) bool { return t.Kind() == cc.Struct || t.Kind() == cc.Union }

// elements are the types of elements on the device, and the scalars that these consist of.
type elements struct{ whole, scalars map[element]bool }

func findElements(functions []Function) elements {
	list := elements{map[element]bool{}, map[element]bool{}}
	for _, f := range functions {
		for g, at := range f.Grids {
			kind := byte('i')
			switch g.Elem.Kind {
			case stencil.Float:
				kind = 'f'
			case stencil.Struct:
				kind = 's'
				eachScalar(innermost(at.typ()), func(e element) { list.scalars[e] = true })
			}
			e := element{kind, int64(g.Elem.Size)}
			list.whole[e] = true
			if kind != 's' {
				list.scalars[e] = true
			}
		}
	}
	return list
}

// typ is the type of the object or pointer that an Lvalue names.
func (l Lvalue) typ() cc.Type {
	t := l.Root.Type()
	for path := l.Path; path != "" && t != nil; {
		var step string
		step, path = cutStep(path)
		switch step[0] {
		case '.':
			t = memberType(t, step[1:])
		case '-':
			t = memberType(parser.ElementOf(t), step[2:])
		default:
			t = parser.ElementOf(t)
		}
	}
	return t
}

func memberType(t cc.Type, name string) cc.Type {
	if f := fieldOf(t, name); f != nil {
		return f.Type()
	}
	return nil
}

// innermost is the type of the elements behind all pointers and subscripts.
func innermost(t cc.Type) cc.Type {
	for t != nil {
		inner := parser.ElementOf(t)
		if inner == nil {
			return t
		}
		t = inner
	}
	return nil
}

// eachScalar calls f for the scalars that an object of type t consists of.
func eachScalar(t cc.Type, f func(element)) {
	switch x := t.(type) {
	case nil:
	case *cc.ArrayType:
		eachScalar(x.Elem(), f)
	case *cc.StructType:
		for i := range x.NumFields() {
			eachScalar(x.FieldByIndex(i).Type(), f)
		}
	case *cc.UnionType:
		for i := range x.NumFields() {
			eachScalar(x.FieldByIndex(i).Type(), f)
		}
	default:
		f(elementOf(t))
	}
}

// have reports whether an object of this type may be an element on the device, or a part of one.
func (e elements) have(t cc.Type) bool {
	a := t.Attributes()
	several := a != nil && a.VectorSize() > 0 || cc.IsComplexType(t)
	return t.Kind() == cc.Void || t.Size() == 1 || several || e.whole[elementOf(t)] || e.scalars[elementOf(t)] || isRecord(t) && e.viewed(t)
}

// viewed reports whether a struct may be another view of elements: it consists of scalars of one such type, as struct { double
// re, im; } does, or is a union with one.
func (e elements) viewed(t cc.Type) bool {
	found := map[element]bool{}
	eachScalar(t, func(s element) { found[s] = true })
	any := false
	for s := range found {
		any = any || e.scalars[s]
	}
	return any && (len(found) == 1 || t.Kind() == cc.Union)
}

// mayHold reports whether an lvalue may be in an element on the device, by its type. A member is in one only as a part
// of its struct.
func (e elements) mayHold(n cc.ExpressionNode) bool { return isOrIn(n, e.have) }

// mayBe reports whether an lvalue may be an element on the device, or a byte of one: no scalar in one and no other view.
func (e elements) mayBe(n cc.ExpressionNode) bool {
	return isOrIn(n, func(t cc.Type) bool { return t.Size() == 1 || e.whole[elementOf(t)] })
}

// isOrIn reports whether f is true of the type of an lvalue or, of a member, of a struct that it is in.
func isOrIn(n cc.ExpressionNode, f func(cc.Type) bool) bool {
	x, ok := ccwalk.Unparen(n).(*cc.PostfixExpression)
	switch {
	case ok && x.Case == cc.PostfixExpressionSelect:
		return f(x.PostfixExpression.Type()) || isOrIn(x.PostfixExpression, f)
	case ok && x.Case == cc.PostfixExpressionPSelect:
		t, ok := x.PostfixExpression.Type().Decay().(*cc.PointerType)
		return ok && f(t.Elem())
	}
	return f(n.Type())
}
