// The types and enumerators that kernels name, with their layouts, for CUDA files that stand without the user's
// declarations (--split).

package nest

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
func (f *File) defineStruct(name string, s *cc.StructType) error {
	if f.types.defined[name] {
		return nil
	}
	token := s.Tag()
	if tag := token.SrcStr(); tag != "" && name != "struct "+tag && s.LexicalScope().Parent == nil {
		f.types.alias(name, stencil.Type{Kind: stencil.Struct, Size: int(s.Size()), Name: "struct " + tag})
		return f.defineStruct("struct "+tag, s)
	}
	def := &stencil.TypeDef{Name: name, Kind: stencil.Record, Layout: f.layout(s)}
	if f := def.Packed(); f != nil {
		return &typeError{fmt.Sprintf("of type %s, whose member '%s' is packed", name, f.Name), "leave the attribute out: devices read a member only at a multiple of its size"}
	}
	f.types.define(def)
	return nil
}

// fielded is a struct or union type.
type fielded interface {
	cc.Type
	NumFields() int
	FieldByIndex(int) *cc.Field
}

// layout lists the members of a struct or union.
func (f *File) layout(t fielded) *stencil.Layout {
	l := &stencil.Layout{Union: t.Kind() == cc.Union, Size: int(t.Size()), Align: t.Align()}
	end := 0 // of the member before; -1 where bits have no such place
	for i := range t.NumFields() {
		member := t.FieldByIndex(i)
		field := stencil.Field{Name: member.Name(), Host: member.Name(), Offset: int(member.Offset()), IsBits: member.IsBitfield()}
		if member.IsBitfield() {
			field.Bits = int(member.ValueBits())
		}
		elem := member.Type()
		for arr, ok := elem.(*cc.ArrayType); ok; arr, ok = elem.(*cc.ArrayType) {
			field.Dims = append(field.Dims, arr.Len())
			elem = arr.Elem()
		}
		field.Align = elem.Align()
		f.fieldType(&field, elem)
		field.Force = forced(l, field, end)
		l.Fields = append(l.Fields, field)
		if end = field.Offset + int(member.Type().Size()); member.IsBitfield() {
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
func (f *File) fieldType(field *stencil.Field, t cc.Type) {
	if e, ok := t.(*cc.EnumType); ok {
		field.Type = enumType(e)
		if named, err := f.enumMember(e); err == nil {
			field.Type = named
		}
		return
	}
	if b, ok := basic[t.Kind()]; ok && t.Kind() != cc.Void {
		field.Type = b
		return
	}
	if s, ok := t.(*cc.StructType); ok {
		if named, err := f.structType(s); err == nil {
			field.Type = named
			return
		}
	}
	if s, ok := t.(fielded); ok && !t.IsIncomplete() {
		field.Nested = f.layout(s)
		return
	}
	field.Opaque, field.Type = true, stencil.Type{Size: int(t.Size())}
}

// noteEnumerator keeps a constant that a kernel uses by name.
func (f *File) noteEnumerator(c *stencil.Const) {
	for _, e := range f.enumerators {
		if e.Name == c.Text {
			return
		}
	}
	f.enumerators = append(f.enumerators, stencil.Enumerator{Name: c.Text, Host: c.Text, Type: c.T, Value: *c.Int})
}
