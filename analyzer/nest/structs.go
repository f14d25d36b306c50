// Structs in a nest: their types, and the members of values, of elements of arrays, and of what pointers lead to.

package nest

import (
	"fmt"
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// structType is a struct as a type of values. The kernel, above the function,
// must be able to name it.
func (f *File) structType(t *cc.StructType) (stencil.Type, error) {
	name, d := f.structName(t), t.Typedef()
	switch {
	case name == "" && d != nil && d.LexicalScope().Parent == nil:
		return stencil.Type{}, &typeError{fmt.Sprintf("of type %s, a name that something else has, too", d.Name()), "rename one of them, or give the struct a tag"}
	case name == "":
		return stencil.Type{}, &typeError{"of a struct type that has no name at file scope", "declare the struct at file scope, with a tag or a typedef"}
	case t.IsIncomplete():
		return stencil.Type{}, &typeError{"of the incomplete type " + name, "define the struct before the loop"}
	case t.HasFlexibleArrayMember():
		return stencil.Type{}, &typeError{fmt.Sprintf("of type %s, which has a flexible array member", name), "use a struct of fixed size"}
	}
	if err := f.plainLayout(t, name); err != nil {
		return stencil.Type{}, err
	}
	return stencil.Type{Kind: stencil.Struct, Size: int(t.Size()), Name: name}, f.defineStruct(name, t)
}

// structName is what a kernel calls a struct type: its typedef's name or its tag, of file scope; "" if it has neither.
func (f *File) structName(t *cc.StructType) string {
	if d := t.Typedef(); d != nil && d.LexicalScope().Parent == nil && !f.shadowed(d.Name()) {
		return d.Name()
	}
	if tag := t.Tag(); tag.SrcStr() != "" && t.LexicalScope().Parent == nil {
		return "struct " + tag.SrcStr()
	}
	return ""
}

// memberOf is the place of a member of a value: of a local struct, of an
// element of an array of structs, of what a pointer points to.
func (r *pointeeReader) memberOf(x *cc.PostfixExpression) (pointee, error) {
	p, err := r.structPointee(x)
	if err != nil {
		return p, err
	}
	return r.memberIn(x, p)
}

// memberIn is the member x of the struct at p.
func (r *pointeeReader) memberIn(x *cc.PostfixExpression, p pointee) (pointee, error) {
	if p.selection != nil {
		return p.eachOf(func(p pointee) (pointee, error) { return r.memberIn(x, p) })
	}
	field := x.Field()
	switch {
	case field == nil:
		return p, r.fail(codeStruct, x, "this member is not translated")
	case field.IsBitfield():
		return p, r.fail(codeStruct, x, "'%s' is a bit-field, which is not translated", field.Name()).
			way(r, x, "make it a member of its own, of type unsigned char or int")
	}
	if _, union := throughUnion(holderOf(x), field); union {
		return p, r.fail(codeStruct, x, "'%s' is a member of a union, which is not translated", field.Name()).
			way(r, x, "use a struct")
	}
	t := field.Type()
	for arr, ok := t.(*cc.ArrayType); ok; arr, ok = t.(*cc.ArrayType) {
		t = arr.Elem()
	}
	typ, err := r.fn.valueType(t)
	if t.Kind() == cc.Struct && err != nil { // without a name it is not a value, but its members are
		typ, err = stencil.Type{Kind: stencil.Struct, Size: int(t.Size())}, nil
	}
	if err != nil {
		return p, r.failType(x, "the member '"+field.Name()+"'", namedOutside(field, err))
	}
	p.object = &stencil.Member{X: p.object, Name: field.Name(), T: typ}
	if p.path != "" {
		p.path += "."
	}
	p.path += field.Name()
	return p, nil
}

// namedOutside is err with the way out for a pointer in a struct: structs have no arrays on the device.
func namedOutside(field *cc.Field, err error) error {
	to, stars := field.Type(), ""
	for to.Kind() == cc.Ptr {
		to, stars = to.(*cc.PointerType).Elem(), stars+"*"
	}
	if stars == "" || to.Kind() == cc.Function {
		return err
	}
	return &typeError{err.Error(), fmt.Sprintf("give the array a name in front of the loop, as in '%v %s%s = s.%s;', and use that",
		to, stars, field.Name(), field.Name())}
}

// holderOf is the type of the struct whose member x is.
func holderOf(x *cc.PostfixExpression) cc.Type {
	t := x.PostfixExpression.Type()
	if p, ok := t.Decay().(*cc.PointerType); ok {
		return p.Elem()
	}
	return t
}

// throughUnion looks for a member of t, and says whether a union holds it, as
// unions without a name do: what is written by one of their names is read by
// another.
func throughUnion(t cc.Type, member *cc.Field) (found, union bool) {
	holder, ok := t.(fielded)
	if !ok {
		return false, false
	}
	for i := range holder.NumFields() {
		f := holder.FieldByIndex(i)
		found = f.Declarator() == member.Declarator()
		if f.Name() == "" {
			found, union = throughUnion(f.Type(), member)
		}
		if found {
			return true, union || t.Kind() == cc.Union
		}
	}
	return false, false
}

// structPointee is the struct whose member x is.
func (r *pointeeReader) structPointee(x *cc.PostfixExpression) (pointee, error) {
	if x.Case == cc.PostfixExpressionPSelect {
		p, err := r.pointsTo(x.PostfixExpression)
		if err != nil {
			return p, err
		}
		return r.object(x, p.at(stencil.NewInt(0)))
	}
	n := ccwalk.Unparen(x.PostfixExpression)
	switch base := n.(type) {
	case *cc.PrimaryExpression:
		if d := ccwalk.Variable(base); d != nil {
			if e, ok := r.locals.values[d]; ok {
				return pointee{object: e}, nil
			}
			if sym := r.inside[d]; sym != nil {
				return pointee{object: &stencil.Var{Sym: sym}}, nil
			}
		}
	case *cc.PostfixExpression:
		if base.Case == cc.PostfixExpressionSelect || base.Case == cc.PostfixExpressionPSelect {
			if !isPointer(base) {
				return r.memberOf(base)
			}
		}
	}
	if p, ok, err := r.element(n); ok || err != nil {
		if err != nil {
			return p, err
		}
		return r.object(x, p)
	}
	e, err := r.exprs.expr(n) // the value of a call
	if err != nil {
		return pointee{}, err
	}
	e, err = r.locals.hoist(n, e, "value")
	return pointee{object: e}, err
}

// object turns a fully subscripted place into the object there.
func (r *pointeeReader) object(n cc.Node, p pointee) (pointee, error) {
	switch {
	case p.selection != nil:
		return p.eachOf(func(p pointee) (pointee, error) { return r.object(n, p) })
	case p.array != nil:
		if len(p.index) != len(p.array.Dims) {
			return p, r.fail(codeArray, n, "'%s' has %d dimensions and is used with %d subscripts", p.array.Name, len(p.array.Dims), len(p.index))
		}
		return pointee{object: &stencil.Element{Array: p.array, Index: p.index}}, nil
	case p.object != nil && len(p.extents) > 0:
		if len(p.index) != len(p.extents) {
			return p, r.fail(codeArray, n, "this member has %d dimensions and is used with %d subscripts", len(p.extents), len(p.index))
		}
		inner := slices.Clone(p.inner)
		for d, e := range p.index {
			inner = append(inner, stencil.Inner{Index: e, Extent: p.extents[d]})
		}
		m := *p.object.(*stencil.Member)
		m.Index = p.index
		return pointee{object: &m, root: p.root, path: p.path, inner: inner}, nil
	case p.object != nil:
		if len(p.index) != 1 || !stencil.IsZero(p.index[0]) {
			return p, r.fail(codePointer, n, "this pointer points to one variable, and is used as an array")
		}
		return pointee{object: p.object, root: p.root, path: p.path, inner: p.inner}, nil
	}
	a, err := r.gridElement(n, p)
	return pointee{object: a, root: a}, err
}
