// Initialisers {...} with designators: written out by position, which is the form that C++ knows.

package nest

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
func (r *exprReader) initialiser(init *cc.Initializer, t cc.Type) (*stencil.InitList, error) {
	v := initValues{exprReader: r, whole: init, at: map[int64]*cc.Initializer{}}
	if err := v.collect(init, 0); err != nil {
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
	*exprReader
	whole   *cc.Initializer
	at      map[int64]*cc.Initializer
	ranges  [][2]int64 // the bytes of ranges of lists, of which gcc drops all where a part is overridden
	structs int        // around the part that is being built
}

// collect notes the values of init, shift bytes behind where the front end has
// put them: it puts those of a range of designators at the first element.
func (v *initValues) collect(init *cc.Initializer, shift int64) error {
	if init.Case == cc.InitializerExpr {
		if k := init.AssignmentExpression.Type().Undecay().Kind(); k == cc.Array || k == cc.Ptr {
			return v.fail(codeInitialiser, init, "this value of an initialiser is neither a number nor a struct")
		}
		at := init.Offset() + shift
		for _, sealed := range v.ranges {
			if at >= sealed[0] && at < sealed[1] {
				return v.fail(codeInitialiser, init, "this overrides a part of an element that a range of designators has initialised: write the elements out")
			}
		}
		v.at[at] = init // a later designator overrides, as in C
		return nil
	}
	for l := init.InitializerList; l != nil; l = l.InitializerList {
		count, size, err := v.rangeOf(l)
		if err != nil {
			return err
		}
		for i := range count {
			if err := v.collect(l.Initializer, shift+i*size); err != nil {
				return err
			}
		}
		if count > 1 && l.Initializer.Case == cc.InitializerInitList {
			first := l.Initializer.Offset() + shift
			v.ranges = append(v.ranges, [2]int64{first, first + count*size})
		}
	}
	return nil
}

// rangeOf is the number of elements that an item initialises, and their size:
// more than one for [lo ... hi] = value, which C evaluates once.
func (v *initValues) rangeOf(l *cc.InitializerList) (count, size int64, err error) {
	if l.Designation == nil {
		return 1, 0, nil
	}
	for d := l.Designation.DesignatorList; d != nil; d = d.DesignatorList {
		if d.Designator.Case != cc.DesignatorIndex2 {
			continue
		}
		if hasAssignment(l.Initializer) || v.callsUser(l.Initializer) {
			return 0, 0, v.fail(codeInitialiser, d, "a range of designators for a value with a call or a side effect is not translated: write the elements out")
		}
		count, size = constantOf(d.Designator.ConstantExpression2)-constantOf(d.Designator.ConstantExpression)+1, d.Designator.Type().Size()
	}
	if size == 0 {
		count = 1
	}
	return count, size, nil
}

// build is the value of the object of type t at off; nil if nothing of it is listed.
func (v *initValues) build(t cc.Type, off int64) (stencil.Expr, error) {
	switch x := t.(type) {
	case *cc.ArrayType:
		return v.parts(t, int(x.Len()), func(i int) (cc.Type, int64) { return x.Elem(), off + int64(i)*x.Elem().Size() })
	case *cc.StructType:
		if init := v.at[off]; init != nil && init.AssignmentExpression.Type().Kind() == cc.Struct &&
			init.AssignmentExpression.Type().Size() == t.Size() {
			for at := off + 1; at < off+t.Size(); at++ {
				if part := v.at[at]; part != nil {
					return nil, v.fail(codeInitialiser, part, "this overrides a part of a struct that is initialised as a whole: write the members out")
				}
			}
			return v.expr(init.AssignmentExpression)
		}
		if err := v.noBitFields(x); err != nil {
			return nil, err
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
	to, err := v.fn.valueType(t)
	if err != nil {
		return nil, v.fail(codeType, init, "a part of this object is %v, which cannot be used in a kernel", err)
	}
	e, err := v.expr(init.AssignmentExpression)
	if err != nil {
		return nil, err
	}
	if enum, ok := t.(*cc.EnumType); ok && v.structs > 0 {
		if to, err = v.fn.enumMember(enum); err != nil {
			return nil, v.failType(init, "this member", err)
		}
		return &stencil.Cast{X: e, T: to}, nil
	}
	return convert(e, to), nil
}

// noBitFields refuses a struct whose members cannot be told apart by their offsets.
func (v *initValues) noBitFields(t *cc.StructType) error {
	for i := range t.NumFields() {
		if f := t.FieldByIndex(i); f.IsBitfield() {
			return v.fail(codeStruct, v.whole, "'%s' of the struct that is initialised here is a bit-field, which is not translated", f.Name()).
				way(v.exprReader, v.whole, "make it a member of its own, of type unsigned char or int")
		}
	}
	return nil
}

// parts builds the elements or fields; those that are not listed are zero, and
// left out at the end.
func (v *initValues) parts(t cc.Type, n int, part func(int) (cc.Type, int64)) (stencil.Expr, error) {
	list := &stencil.InitList{}
	if typ, err := v.fn.valueType(t); err == nil && t.Kind() == cc.Struct { // an inner struct may have no name
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
	if c, ok := e.(*stencil.Const); ok && c.Int != nil && *c.Int >= 0 && *c.Int < 128 && (t.Kind != stencil.Bool || *c.Int < 2) {
		return e
	}
	if e.Type().Same(t) {
		return e
	}
	return &stencil.Cast{X: e, T: t}
}
