// The types and enumerators that kernels name, with their layouts, for CUDA files that stand without the user's
// declarations (--split).

package analyzer

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// typeTable collects definitions of the types that kernels name, for text that
// stands without the user's declarations (--split).
type typeTable struct {
	defined map[string]bool
	list    []*stencil.TypeDef // what one needs comes before it
}

func (t *typeTable) define(d *stencil.TypeDef) {
	if t.defined == nil {
		t.defined = map[string]bool{}
	}
	if !t.defined[d.Name] {
		t.defined[d.Name], d.Host = true, d.Name
		t.list = append(t.list, d)
	}
}

// alias defines the typedef name of a type that kernels compute with.
func (t *typeTable) alias(name string, of stencil.Type) {
	t.define(&stencil.TypeDef{Name: name, Kind: stencil.Alias, Of: of})
}

// defineStruct defines a struct: by its tag, and by its typedef's name where that is
// what the program uses. Devices read members only at multiples of their size.
func (a *analysis) defineStruct(name string, s *cc.StructType) error {
	if a.types.defined[name] {
		return nil
	}
	token := s.Tag()
	if tag := token.SrcStr(); tag != "" && name != "struct "+tag && s.LexicalScope().Parent == nil {
		a.types.alias(name, stencil.Type{Kind: stencil.Struct, Size: int(s.Size()), Name: "struct " + tag})
		return a.defineStruct("struct "+tag, s)
	}
	def := &stencil.TypeDef{Name: name, Kind: stencil.Record, Layout: a.layout(s)}
	if f := def.Packed(); f != nil {
		return &typeError{fmt.Sprintf("of type %s, whose member '%s' is packed", name, f.Name), "leave the attribute out: devices read a member only at a multiple of its size"}
	}
	a.types.define(def)
	return nil
}

// fielded is a struct or union type.
type fielded interface {
	cc.Type
	NumFields() int
	FieldByIndex(int) *cc.Field
}

// layout lists the members of a struct or union.
func (a *analysis) layout(t fielded) *stencil.Layout {
	l := &stencil.Layout{Union: t.Kind() == cc.Union, Size: int(t.Size()), Align: t.Align()}
	end := 0 // of the member before; -1 where bits have no such place
	for i := range t.NumFields() {
		f := t.FieldByIndex(i)
		field := stencil.Field{Name: f.Name(), Host: f.Name(), Offset: int(f.Offset()), IsBits: f.IsBitfield()}
		if f.IsBitfield() {
			field.Bits = int(f.ValueBits())
		}
		elem := f.Type()
		for arr, ok := elem.(*cc.ArrayType); ok; arr, ok = elem.(*cc.ArrayType) {
			field.Dims = append(field.Dims, arr.Len())
			elem = arr.Elem()
		}
		field.Align = elem.Align()
		a.fieldType(&field, elem)
		field.Force = forced(l, field, end)
		l.Fields = append(l.Fields, field)
		if end = field.Offset + int(f.Type().Size()); f.IsBitfield() {
			end = -1
		}
	}
	return l
}

// forced is the alignment, in bytes, to spell out for a member behind end so that it
// lies where the C compiler puts it: 0 if it lies there anyway or if that is not
// known, -1 if no alignment puts it there.
func forced(l *stencil.Layout, f stencil.Field, end int) int {
	up := func(align int) int { return (end + align - 1) / align * align }
	natural := f.Align
	if !f.Opaque && f.Nested == nil && f.Type.Kind != stencil.Struct {
		natural = f.Type.Size
	}
	switch {
	case l.Union || f.IsBits || end < 0:
		return 0
	case up(natural) == f.Offset && natural >= f.Align:
		return 0
	}
	for align := natural; align <= l.Align; align *= 2 {
		if up(align) == f.Offset && align >= f.Align {
			return align
		}
	}
	return -1
}

// fieldType sets what one element of a member is.
func (a *analysis) fieldType(f *stencil.Field, t cc.Type) {
	if e, ok := t.(*cc.EnumType); ok {
		f.Type = enumType(e)
		if named, err := a.enumMember(e); err == nil {
			f.Type = named
		}
		return
	}
	if b, ok := basic[t.Kind()]; ok && t.Kind() != cc.Void {
		f.Type = b
		return
	}
	if s, ok := t.(*cc.StructType); ok {
		if named, err := a.structType(s); err == nil {
			f.Type = named
			return
		}
	}
	if s, ok := t.(fielded); ok && !t.IsIncomplete() {
		f.Nested = a.layout(s)
		return
	}
	f.Opaque, f.Type = true, stencil.Type{Size: int(t.Size())}
}

// noteEnumerator keeps a constant that a kernel uses by name.
func (a *analysis) noteEnumerator(c *stencil.Const) {
	for _, e := range a.enumerators {
		if e.Name == c.Text {
			return
		}
	}
	a.enumerators = append(a.enumerators, stencil.Enumerator{Name: c.Text, Host: c.Text, Type: c.T, Value: *c.Int})
}
