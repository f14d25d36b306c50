// C types as types of the IR: scalars, enums, structs, and the dimensions of arrays and pointers.

package nest

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// basic are the types that kernels compute with.
var basic = map[cc.Kind]stencil.Type{
	cc.Void:      stencil.VoidT,
	cc.Bool:      {Kind: stencil.Bool, Size: 1, Name: "bool"},
	cc.Char:      {Kind: stencil.Signed, Size: 1, Name: "char"},
	cc.SChar:     {Kind: stencil.Signed, Size: 1, Name: "signed char"},
	cc.UChar:     {Kind: stencil.Unsigned, Size: 1, Name: "unsigned char"},
	cc.Short:     {Kind: stencil.Signed, Size: 2, Name: "short"},
	cc.UShort:    {Kind: stencil.Unsigned, Size: 2, Name: "unsigned short"},
	cc.Int:       stencil.Int,
	cc.UInt:      stencil.UnsignedT,
	cc.Long:      stencil.Long,
	cc.ULong:     {Kind: stencil.Unsigned, Size: 8, Name: "unsigned long"},
	cc.LongLong:  stencil.LongLong,
	cc.ULongLong: {Kind: stencil.Unsigned, Size: 8, Name: "unsigned long long"},
	cc.Float:     stencil.FloatT,
	cc.Double:    stencil.Double,
}

// scalarType converts a C type to one that kernels compute with. It keeps typedef
// names of file scope, other than the front end's own, for the reader, unless
// something else has the same name. err says what the type is.
func (f *File) scalarType(t cc.Type) (stencil.Type, error) {
	if at := t.Attributes(); at.IsVolatile() {
		return stencil.Type{}, &typeError{"volatile", "read it into a plain variable before the loop"}
	}
	if e, ok := t.(*cc.EnumType); ok {
		return enumType(e), f.plainLayout(e, "enum")
	}
	b, ok := basic[t.Kind()]
	if !ok {
		return stencil.Type{}, unusable(t)
	}
	if d := t.Typedef(); d != nil && d.LexicalScope().Parent == nil && !strings.HasPrefix(d.Name(), "__predefined_") && !f.shadowed(d.Name()) {
		f.types.alias(d.Name(), b)
		b.Name = d.Name()
	}
	return b, nil
}

// enumType is the integer type behind an enum as gcc chooses it, unsigned where
// no enumerator is negative. C++ has no implicit conversion from int to enum.
func enumType(e *cc.EnumType) stencil.Type { return basic[parser.EnumKind(e)] }

// enumMember is the type of a member of enum type, by its name.
func (f *File) enumMember(e *cc.EnumType) (stencil.Type, error) {
	t := enumType(e)
	if d := e.Typedef(); d != nil && d.LexicalScope().Parent == nil && !f.shadowed(d.Name()) {
		f.types.define(&stencil.TypeDef{Name: d.Name(), Kind: stencil.Enum, Of: t})
		t.Name = d.Name()
		return t, nil
	}
	tag := e.Tag()
	if tag.SrcStr() == "" {
		return t, &typeError{"of an enum type without a name", "give the enum a tag"}
	}
	f.types.define(&stencil.TypeDef{Name: "enum " + tag.SrcStr(), Kind: stencil.Enum, Of: t})
	t.Name = "enum " + tag.SrcStr()
	return t, nil
}

// typeError says why a type cannot be used: "of type long double", and a way out.
type typeError struct{ text, way string }

func (e *typeError) Error() string { return e.text }

// typeWords is a type in messages: without the members of a struct or union, which cc lists in its own way.
func typeWords(t cc.Type) string {
	words, _, _ := strings.Cut(t.String(), " {")
	return words
}

func unusable(t cc.Type) *typeError {
	e := &typeError{text: "of type " + typeWords(t)}
	switch t.Kind() {
	case cc.LongDouble, cc.Float128, cc.Float64x:
		e.way = "devices compute with float and double: use double, if its 53 bits suffice"
	case cc.Float16, cc.BFloat16:
		e.way = "C computes it in float between roundings: store and compute in float"
	case cc.ComplexFloat, cc.ComplexDouble, cc.ComplexLongDouble:
		e.way = "write the real and the imaginary part out, as two arrays or as a struct"
	case cc.Int128, cc.UInt128:
		e.way = "use 64-bit integers"
	case cc.Ptr:
		e.way = "use arrays by their subscripts: a[i][j]"
	case cc.Union:
		e.way = "use a struct, where no member is read by another one's name: bits of another type are to be computed on the host, or by arithmetic; an array in it can have a name of its own, as in 'double *p = x.a;' in front of the loop"
	}
	return e
}

// qualified says which qualifier of a variable a kernel cannot honour.
func qualified(d *cc.Declarator) *typeError {
	if d.IsAtomic() {
		return &typeError{"_Atomic", "iterations that share a variable depend on each other"}
	}
	return &typeError{"volatile", "read it into a plain variable before the loop"}
}

// plain refuses the use of what is declared volatile or _Atomic, in a nest and in the functions that it calls (F3). What the types of its
// expressions say was refused before: those of the front end do not say it of all members.
func (r *nest) plain(n cc.Node, seen map[cc.Node]bool) bool {
	if r.fn.qualifiers == nil {
		r.fn.qualifiers = parser.NewQualifiers(r.fn.Unit)
	}
	if at, word := r.fn.qualifiers.Used(n); at != nil {
		way := "a kernel cannot honour it: declare it without, or read it into a plain variable before the loop"
		if word == "_Atomic" {
			way = "iterations that share a variable depend on each other"
		}
		r.failType(at, "'"+r.fn.SpanAt(at).Text()+"'", &typeError{word, way})
		return false
	}
	ok := true
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if x, isCall := n.(*cc.PostfixExpression); isCall && x.Case == cc.PostfixExpressionCall {
			if d := ccwalk.Callee(x); d != nil {
				if fd := r.fn.Definition(d.Name()); fd != nil && !seen[fd] {
					seen[fd] = true
					ok = ok && r.plain(fd, seen)
				}
			}
		}
		return ok
	})
	return ok
}

// failType reports that what cannot be used for its type.
func (r *nest) failType(n cc.Node, what string, err error) error {
	e := r.fail(codeType, n, "%s is %v, which cannot be used in a kernel", what, err)
	if t, ok := err.(*typeError); ok && t.way != "" {
		return e.way(r, n, "%s", t.way)
	}
	return e
}

// valueType is scalarType for values that may be structs too.
func (f *File) valueType(t cc.Type) (stencil.Type, error) {
	if s, ok := t.(*cc.StructType); ok && !t.Attributes().IsVolatile() {
		return f.structType(s)
	}
	return f.scalarType(t)
}

// gridType takes an array or pointer type apart: how its elements are reached,
// its extents where the type gives them (0: not), slowest first. An array of row
// pointers, T *a[N], has room for N rows.
type gridType struct {
	elem    cc.Type
	storage stencil.Storage
	sizes   []int64
	known   []bool // the extent can be had from the type, if not as a constant then by sizeof
}

func takeApart(t cc.Type) (g gridType, err error) {
	pointers, arrays := 0, 0
	for {
		switch x := t.Undecay().(type) {
		case *cc.PointerType:
			if pointers++; arrays > 1 || arrays == 1 && len(g.sizes) > 1 && g.storage != stencil.Rows {
				return g, fmt.Errorf("mixes pointers and arrays")
			}
			if len(g.sizes) > 0 {
				g.storage = stencil.Rows
			}
			g.sizes, g.known = append(g.sizes, 0), append(g.known, false)
			t = x.Elem()
		case *cc.ArrayType:
			if arrays++; g.storage == stencil.Rows {
				return g, fmt.Errorf("mixes pointers and arrays")
			}
			n := x.Len()
			g.sizes, g.known = append(g.sizes, max(n, 0)), append(g.known, n > 0 || x.IsVLA())
			t = x.Elem()
		default:
			g.elem = t
			return g, nil
		}
	}
}
