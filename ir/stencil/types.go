// The types of values, with C's promotions and conversions between them.

package stencil

import "fmt"

// Kind says how a value of a Type is represented.
type Kind uint8

// The kinds of value. Pointers occur only inside device functions' parameters
// and are not values of sweeps.
const (
	Void Kind = iota
	Bool
	Signed
	Unsigned
	Float
	Struct
)

// Type is the type of a value. Name is the spelling to print, a typedef's name
// where the program used one; Size is in bytes. Two types with the same Kind
// and Size hold the same values.
type Type struct {
	Kind Kind
	Size int
	Name string
}

// The types that expressions of standard types have.
var (
	Int       = Type{Signed, 4, "int"}
	UnsignedT = Type{Unsigned, 4, "unsigned"}
	Long      = Type{Signed, 8, "long"}
	LongLong  = Type{Signed, 8, "long long"}
	Size      = Type{Unsigned, 8, "size_t"}
	FloatT    = Type{Float, 4, "float"}
	Double    = Type{Float, 8, "double"}
	VoidT     = Type{Void, 0, "void"}
)

// Same reports whether t and u represent the same values.
func (t Type) Same(u Type) bool {
	return t.Kind == u.Kind && t.Size == u.Size && (t.Kind != Struct || t.Name == u.Name)
}

// IsInteger reports whether t is an integer type, _Bool included.
func (t Type) IsInteger() bool { return t.Kind == Bool || t.Kind == Signed || t.Kind == Unsigned }

// Promote is C's integer promotion (C11 6.3.1.1).
func (t Type) Promote() Type {
	if t.IsInteger() && t.Size < 4 || t.Kind == Bool {
		return Int
	}
	return t
}

// Arithmetic is the common type of C's usual arithmetic conversions
// (C11 6.3.1.8) for the two operand types.
func Arithmetic(a, b Type) Type {
	if a.Kind == Float || b.Kind == Float {
		switch {
		case a.Kind != Float:
			return b
		case b.Kind != Float || a.Size >= b.Size:
			return a
		}
		return b
	}
	a, b = a.Promote(), b.Promote()
	switch {
	case a.Size > b.Size:
		return a
	case b.Size > a.Size:
		return b
	case b.Kind == Unsigned:
		return b
	}
	return a
}

func (t Type) String() string {
	if t.Name == "" {
		return fmt.Sprintf("kind%d(%d)", t.Kind, t.Size)
	}
	return t.Name
}
