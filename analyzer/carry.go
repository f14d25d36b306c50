package analyzer

import (
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
		t.defined[d.Name] = true
		t.list = append(t.list, d)
	}
}

// alias defines the typedef name of a type that kernels compute with.
func (t *typeTable) alias(name string, of stencil.Type) {
	t.define(&stencil.TypeDef{Name: name, Kind: stencil.Alias, Of: of})
}

// record defines a struct: by its tag, and by its typedef's name where that is
// what the program uses.
func (a *analysis) record(name string, s *cc.StructType) {
	if a.types.defined[name] {
		return
	}
	token := s.Tag()
	if tag := token.SrcStr(); tag != "" && name != "struct "+tag && s.LexicalScope().Parent == nil {
		a.record("struct "+tag, s)
		a.types.alias(name, stencil.Type{Kind: stencil.Struct, Size: int(s.Size()), Name: "struct " + tag})
		return
	}
	a.types.define(&stencil.TypeDef{Name: name, Kind: stencil.Record, Layout: a.layout(s)})
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
	for i := range t.NumFields() {
		f := t.FieldByIndex(i)
		field := stencil.Field{Name: f.Name(), Offset: int(f.Offset())}
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
		l.Fields = append(l.Fields, field)
	}
	return l
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
	a.enumerators = append(a.enumerators, stencil.Enumerator{Name: c.Text, Type: c.T, Value: *c.Int})
}
