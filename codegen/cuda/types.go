// The user's types printed anew, for a .cu file that does not contain the user's text (--split), with checks on
// both sides that the two compilers lay them out alike.

package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/stencil"
)

// Types prints definitions of the user's types and constants for a file without the user's text.
// Members that kernels cannot use become bytes.
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

// record prints a struct and a check that the compiler lays it out like the C compiler.
func record(b *strings.Builder, t *stencil.TypeDef) {
	name := strings.TrimPrefix(t.Name, "struct ")
	fmt.Fprintf(b, "%s {\n", head(t.Layout, name))
	members := map[string]bool{}
	t.EachField(func(f *stencil.Field) { members[f.Name] = true })
	fields(b, t.Layout, members, 1)
	b.WriteString("};\n")
	fmt.Fprintf(b, "static_assert(sizeof(%s) == %d, \"its layout is not that of the C compiler\");\n", t.Name, t.Size)
	if t.Union {
		return
	}
	for _, f := range t.Fields {
		if !f.IsBits && f.Name != "" {
			fmt.Fprintf(b, "static_assert(offsetof(%s, %s) == %d, \"its layout is not that of the C compiler\");\n", t.Name, f.Name, f.Offset)
		}
	}
}

// head is the beginning of a struct or union. The alignment is spelled only if the members do not
// imply it.
func head(l *stencil.Layout, name string) string {
	word := "struct"
	if l.Union {
		word = "union"
	}
	natural := 1
	for _, f := range l.Fields {
		natural = max(natural, f.Align, f.Force)
	}
	if l.Align > natural {
		word += fmt.Sprintf(" alignas(%d)", l.Align)
	}
	return strings.TrimRight(word+" "+name, " ")
}

// fields prints the members of a layout. A type with the name of a member, as in "pos pos;", gets a
// leading "::".
func fields(b *strings.Builder, l *stencil.Layout, members map[string]bool, depth int) {
	for _, f := range l.Fields {
		dims := ""
		for _, n := range f.Dims {
			dims += fmt.Sprintf("[%d]", n)
		}
		b.WriteString(indent(depth))
		if f.Force > 0 && !f.Opaque {
			fmt.Fprintf(b, "alignas(%d) ", f.Force)
		}
		switch {
		case f.Nested != nil:
			fmt.Fprintf(b, "%s {\n", head(f.Nested, ""))
			fields(b, f.Nested, members, depth+1)
			fmt.Fprintf(b, "%s}", indent(depth))
			if f.Name != "" {
				fmt.Fprintf(b, " %s%s", f.Name, dims)
			}
			b.WriteString(";\n")
		case f.Opaque:
			fmt.Fprintf(b, "alignas(%d) unsigned char %s%s[%d];\n", max(f.Align, f.Force), f.Name, dims, f.Type.Size)
		case f.IsBits:
			fmt.Fprintf(b, "%s : %d;\n", strings.TrimRight(f.Type.String()+" "+f.Name, " "), f.Bits)
		default:
			scope := ""
			if members[f.Type.Name] {
				scope = "::"
			}
			fmt.Fprintf(b, "%s%s %s%s;\n", scope, f.Type, f.Name, dims)
		}
	}
}

// HostChecks prints assertions for the end of the user's C file: that its types and constants are
// those of the device code.
func HostChecks(types []*stencil.TypeDef, constants []stencil.Enumerator) string {
	var b strings.Builder
	check := func(format string, args ...any) {
		fmt.Fprintf(&b, "__extension__ _Static_assert(%s, \"mintc saw another program: give it the C compiler's options\");\n", fmt.Sprintf(format, args...))
	}
	for _, t := range types {
		switch {
		case t.Kind == stencil.Alias && t.Of.Kind == stencil.Bool:
			check("__builtin_types_compatible_p(%s, _Bool)", t.Host)
		case t.Kind == stencil.Alias && t.Of.Kind != stencil.Struct:
			check("__builtin_types_compatible_p(%s, %s)", t.Host, t.Of)
		case t.Kind == stencil.Enum:
			check("sizeof(%s) == %d", t.Host, t.Of.Size)
		case t.Kind == stencil.Record:
			check("sizeof(%s) == %d", t.Host, t.Size)
			for _, f := range t.Fields {
				if f.Host != "" && !f.IsBits && !t.Union {
					check("__builtin_offsetof(%s, %s) == %d", t.Host, f.Host, f.Offset)
				}
			}
		}
	}
	for _, c := range constants {
		check("%s == %d", c.Host, c.Value)
	}
	return b.String()
}
