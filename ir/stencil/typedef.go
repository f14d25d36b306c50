// Definitions of the user's types that kernels name: aliases, enums, and records with their layouts.

package stencil

// TypeDef defines a type that the program names, for text that stands without
// the user's declarations. Of all TypeDefs of a program, those that one needs
// come before it.
type TypeDef struct {
	Name string // as in Type.Name: real, struct cell, enum kind
	Host string // the same in the user's text
	// Of is what an Alias is another name of, or the integer type behind an Enum.
	Of   Type
	Kind DefKind
	*Layout
}

// DefKind is what a TypeDef defines.
type DefKind uint8

// Alias: a name of another type. Enum: an integer type by the name of an enum.
// Record: a struct or union with members.
const (
	Alias DefKind = iota
	Enum
	Record
)

// Layout are the members of a struct or union, with its size in bytes.
type Layout struct {
	Union       bool
	Size, Align int
	Fields      []Field
}

// Field is a member of a Layout. Nested is set for a struct or union without a
// name. An Opaque one is of a type that kernels cannot use: only its bytes
// count.
type Field struct {
	Name, Host    string // "": its members are those of the Layout around it
	Type          Type
	Nested        *Layout
	Dims          []int64
	Opaque        bool
	Offset, Align int
	// Force is the alignment to spell out, 0 where the type's own is right; -1
	// where the member is less aligned than that.
	Force int
	// IsBits: a bit-field of that many Bits; 0 ends the unit before it.
	IsBits bool
	Bits   int
}

// Enumerator is an integer constant that kernels use by its name.
type Enumerator struct {
	Name, Host string
	Type       Type
	Value      int64
}

// Packed is a member that is less aligned than its type, nil if there is none.
func (t *TypeDef) Packed() *Field {
	var packed *Field
	t.EachField(func(f *Field) {
		if f.Force < 0 {
			packed = f
		}
	})
	return packed
}

func (t *TypeDef) rename(r renamer) {
	r.text(&t.Name)
	r.typ(&t.Of)
	t.EachField(func(f *Field) {
		r.text(&f.Name)
		r.typ(&f.Type)
	})
}

// EachField visits all members, those of members without a type name included.
func (t *TypeDef) EachField(visit func(*Field)) {
	if t.Layout != nil {
		t.Layout.eachField(visit)
	}
}

func (l *Layout) eachField(visit func(*Field)) {
	for i := range l.Fields {
		visit(&l.Fields[i])
		if nested := l.Fields[i].Nested; nested != nil {
			nested.eachField(visit)
		}
	}
}
