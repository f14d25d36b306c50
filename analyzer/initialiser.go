package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// maxInitialised is the number of elements that an initialiser may list; what
// is written out in a kernel should stay readable.
const maxInitialised = 4096

// initialiser reads {...} with nested lists and designators. The front end
// gives every value its offset in the object; the list that is made has all
// values at their places, which is the form that C++ knows.
func (r *nestReader) initialiser(init *cc.Initializer, t cc.Type) (*stencil.InitList, error) {
	v := initValues{nestReader: r, at: map[int64]*cc.Initializer{}}
	if err := v.collect(init); err != nil {
		return nil, err
	}
	if t.Size() > maxInitialised*8 {
		return nil, r.fail(codeInitialiser, init, "an initialiser of %d bytes is too long for a kernel", t.Size()).
			way(r, init, "assign the elements in a loop")
	}
	e, err := v.build(t, 0)
	if err != nil {
		return nil, err
	}
	list, ok := e.(*stencil.InitList)
	if !ok {
		list = &stencil.InitList{}
	}
	return list, nil
}

// initValues are the values of an initialiser by offset.
type initValues struct {
	*nestReader
	at      map[int64]*cc.Initializer
	structs int // around the part that is being built
}

func (v *initValues) collect(init *cc.Initializer) error {
	if init.Case == cc.InitializerExpr {
		if k := init.AssignmentExpression.Type().Undecay().Kind(); k == cc.Array || k == cc.Ptr {
			return v.fail(codeInitialiser, init, "this value of an initialiser is neither a number nor a struct")
		}
		v.at[init.Offset()] = init // a later designator overrides, as in C
		return nil
	}
	for l := init.InitializerList; l != nil; l = l.InitializerList {
		if l.Designation != nil {
			for d := l.Designation.DesignatorList; d != nil; d = d.DesignatorList {
				if d.Designator.Case == cc.DesignatorIndex2 {
					return v.fail(codeInitialiser, d, "a range of designators is not translated: write the elements out")
				}
			}
		}
		if err := v.collect(l.Initializer); err != nil {
			return err
		}
	}
	return nil
}

// build is the value of the object of type t at off; nil if nothing of it is listed.
func (v *initValues) build(t cc.Type, off int64) (stencil.Expr, error) {
	switch x := t.(type) {
	case *cc.ArrayType:
		return v.parts(t, int(x.Len()), func(i int) (cc.Type, int64) { return x.Elem(), off + int64(i)*x.Elem().Size() })
	case *cc.StructType:
		if init := v.at[off]; init != nil && init.AssignmentExpression.Type().Kind() == cc.Struct &&
			init.AssignmentExpression.Type().Size() == t.Size() {
			return v.expr(init.AssignmentExpression)
		}
		v.structs++
		defer func() { v.structs-- }()
		return v.parts(t, x.NumFields(), func(i int) (cc.Type, int64) {
			f := x.FieldByIndex(i)
			return f.Type(), off + f.Offset()
		})
	}
	init := v.at[off]
	if init == nil {
		return nil, nil
	}
	to, err := v.valueType(t)
	if err != nil {
		return nil, v.fail(codeType, init, "a part of this object is %v, which cannot be used in a kernel", err)
	}
	e, err := v.expr(init.AssignmentExpression)
	if err != nil {
		return nil, err
	}
	if enum, ok := t.(*cc.EnumType); ok && v.structs > 0 {
		if to, err = enumMember(enum); err != nil {
			return nil, v.failType(init, "this member", err)
		}
		return &stencil.Cast{X: e, T: to}, nil
	}
	return convert(e, to), nil
}

// parts builds the elements or fields; those that are not listed are zero, and
// left out at the end.
func (v *initValues) parts(t cc.Type, n int, part func(int) (cc.Type, int64)) (stencil.Expr, error) {
	list := &stencil.InitList{}
	if typ, err := v.valueType(t); err == nil && t.Kind() == cc.Struct { // an inner struct may have no name
		list.T = typ
	}
	missing := 0
	for i := 0; i < n; i++ {
		typ, off := part(i)
		e, err := v.build(typ, off)
		if err != nil {
			return nil, err
		}
		if e == nil {
			missing++
			continue
		}
		for ; missing > 0; missing-- {
			zero, _ := part(i - missing)
			list.Items = append(list.Items, zeroOf(zero))
		}
		list.Items = append(list.Items, e)
	}
	if len(list.Items) == 0 {
		return nil, nil
	}
	return list, nil
}

// zeroOf initialises an object that the list skips.
func zeroOf(t cc.Type) stencil.Expr {
	if k := t.Kind(); k == cc.Array || k == cc.Struct {
		return &stencil.InitList{}
	}
	return stencil.NewInt(0)
}

// convert is e as a value of type t, written out where C++ would refuse to
// narrow: only constants that are small integers fit every type.
func convert(e stencil.Expr, t stencil.Type) stencil.Expr {
	if c, ok := e.(*stencil.Const); ok && c.Int != nil && *c.Int >= 0 && *c.Int < 128 {
		return e
	}
	if e.Type().Same(t) {
		return e
	}
	return &stencil.Cast{X: e, T: t}
}
