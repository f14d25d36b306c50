package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/stencil"
)

// Types prints definitions of the user's types and constants, for a file that
// does not have the user's own. Members that kernels cannot use are bytes.
func Types(types []*stencil.TypeDef, constants []stencil.Enumerator) string {
	var b strings.Builder
	for _, t := range types {
		switch t.Kind {
		case stencil.Alias:
			if t.Name != t.Of.Name {
				fmt.Fprintf(&b, "typedef %s %s;\n", t.Of, t.Name)
			}
		case stencil.Enum:
			fmt.Fprintf(&b, "enum %s : %s {};\n", strings.TrimPrefix(t.Name, "enum "), t.Of)
		case stencil.Record:
			record(&b, t)
		default:
			panic(fmt.Sprintf("cuda: no definition kind %d", t.Kind))
		}
	}
	for _, c := range constants {
		if c.Type.Same(stencil.Int) {
			fmt.Fprintf(&b, "enum { %s = %d };\n", c.Name, c.Value)
		} else {
			fmt.Fprintf(&b, "static const %s %s = %dll;\n", c.Type, c.Name, c.Value)
		}
	}
	return b.String()
}

// record prints a struct, and checks that the compiler lays it out as the C
// compiler does.
func record(b *strings.Builder, t *stencil.TypeDef) {
	name := strings.TrimPrefix(t.Name, "struct ")
	fmt.Fprintf(b, "%s {\n", head(t.Layout, name))
	fields(b, t.Layout, 1)
	b.WriteString("};\n")
	fmt.Fprintf(b, "static_assert(sizeof(%s) == %d, \"its layout is not that of the C compiler\");\n", t.Name, t.Size)
	if t.Union {
		return
	}
	for _, f := range t.Fields {
		if f.Bits == 0 && f.Name != "" {
			fmt.Fprintf(b, "static_assert(offsetof(%s, %s) == %d, \"its layout is not that of the C compiler\");\n", t.Name, f.Name, f.Offset)
		}
	}
}

// head is a struct's or union's beginning. Only an alignment that its members
// do not give is spelled out.
func head(l *stencil.Layout, name string) string {
	word := "struct"
	if l.Union {
		word = "union"
	}
	natural := 1
	for _, f := range l.Fields {
		natural = max(natural, f.Align)
	}
	if l.Align > natural {
		word += fmt.Sprintf(" alignas(%d)", l.Align)
	}
	return strings.TrimRight(word+" "+name, " ")
}

func fields(b *strings.Builder, l *stencil.Layout, depth int) {
	for _, f := range l.Fields {
		dims := ""
		for _, n := range f.Dims {
			dims += fmt.Sprintf("[%d]", n)
		}
		b.WriteString(indent(depth))
		switch {
		case f.Nested != nil:
			fmt.Fprintf(b, "%s {\n", head(f.Nested, ""))
			fields(b, f.Nested, depth+1)
			fmt.Fprintf(b, "%s}", indent(depth))
			if f.Name != "" {
				fmt.Fprintf(b, " %s%s", f.Name, dims)
			}
			b.WriteString(";\n")
		case f.Opaque:
			fmt.Fprintf(b, "alignas(%d) unsigned char %s%s[%d];\n", f.Align, f.Name, dims, f.Type.Size)
		case f.Bits > 0:
			fmt.Fprintf(b, "%s : %d;\n", strings.TrimRight(f.Type.String()+" "+f.Name, " "), f.Bits)
		default:
			fmt.Fprintf(b, "%s %s%s;\n", f.Type, f.Name, dims)
		}
	}
}
