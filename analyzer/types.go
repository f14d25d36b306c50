package analyzer

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
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

// scalarType converts a C type to one that kernels compute with. Typedef names
// of file scope are kept, for the reader; err says what the type is.
func (a *analysis) scalarType(t cc.Type) (stencil.Type, error) {
	if at := t.Attributes(); at.IsVolatile() {
		return stencil.Type{}, fmt.Errorf("volatile")
	}
	kind := t.Kind()
	if e, ok := t.(*cc.EnumType); ok {
		kind = e.UnderlyingType().Kind()
	}
	b, ok := basic[kind]
	if !ok {
		return stencil.Type{}, fmt.Errorf("of type %v", t)
	}
	if d := t.Typedef(); d != nil && d.LexicalScope().Parent == nil {
		b.Name = d.Name()
	}
	return b, nil
}

// gridType takes an array or pointer type apart: how its elements are reached,
// its extents where the type gives them (0: not), slowest first.
type gridType struct {
	elem    cc.Type
	storage stencil.Storage
	sizes   []int64
	known   []bool // the extent can be had from the type, if not as a constant then by sizeof
}

func takeApart(t cc.Type) (g gridType, err error) {
	pointers := 0
	for {
		switch x := t.Undecay().(type) {
		case *cc.PointerType:
			if pointers++; len(g.sizes) > 0 {
				if pointers == 1 || pointers < len(g.sizes)+1 {
					return g, fmt.Errorf("mixes pointers and arrays")
				}
				g.storage = stencil.Rows
			}
			g.sizes, g.known = append(g.sizes, 0), append(g.known, false)
			t = x.Elem()
		case *cc.ArrayType:
			if g.storage == stencil.Rows {
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
