// What a program declares beside its functions, as text: types, enumerators, constant tables, and functions
// that nests call.

package stencil

import (
	"fmt"
	"slices"
	"strings"
)

func printDeclarations(b *strings.Builder, p *Program) {
	for _, t := range p.Types {
		fmt.Fprintf(b, "type %s\n", t)
	}
	for _, e := range p.Enumerators {
		fmt.Fprintf(b, "enumerator %s %s = %d\n", e.Type, e.Name, e.Value)
	}
	f := Formatter{marksClamps: true}
	tables, functions := p.needs()
	for _, t := range tables {
		fmt.Fprintf(b, "table %s;\n", f.Declaration(t.Sym, t.Values))
	}
	for _, d := range functions {
		fmt.Fprintf(b, "device %s {\n", d.header())
		f.Body(b, d.Body, 1)
		b.WriteString("}\n")
	}
}

// needs are what the sweeps of a program need: tables by name, functions behind
// those that they call.
func (p *Program) needs() (tables []*Table, functions []*DeviceFunction) {
	for _, fn := range p.Functions {
		for _, s := range fn.Sweeps() {
			s.Needs.Visit(func(t *Table) {
				if !slices.Contains(tables, t) {
					tables = append(tables, t)
				}
			}, func(d *DeviceFunction) {
				if !slices.Contains(functions, d) {
					functions = append(functions, d)
				}
			})
		}
	}
	slices.SortFunc(tables, func(a, b *Table) int { return strings.Compare(a.Sym.Name, b.Sym.Name) })
	return tables, functions
}

// header is the function without its body.
func (d *DeviceFunction) header() string {
	params := make([]string, len(d.Params))
	for i, p := range d.Params {
		params[i] = p.Type.String() + " " + p.Name
	}
	return fmt.Sprintf("%s %s(%s)", d.Result, d.Name, strings.Join(params, ", "))
}

// String is a type with what it stands for: real = double; enum color = unsigned;
// struct cell size 16 { double v; int w[2]; }.
func (t *TypeDef) String() string {
	if t.Kind != Record {
		return fmt.Sprintf("%s = %s", t.Name, t.Of)
	}
	return t.Name + " " + t.Layout.String()
}

func (l *Layout) String() string {
	text := fmt.Sprintf("size %d {", l.Size)
	if l.Union {
		text = "union " + text
	}
	for _, f := range l.Fields {
		text += " " + f.String() + ";"
	}
	return text + " }"
}

func (f Field) String() string {
	text := f.Type.String()
	switch {
	case f.Nested != nil:
		text = f.Nested.String()
	case f.Opaque:
		text = "opaque"
	}
	if f.Name != "" {
		text += " " + f.Name
	}
	for _, n := range f.Dims {
		text += fmt.Sprintf("[%d]", n)
	}
	if f.IsBits {
		text += fmt.Sprintf(" : %d", f.Bits)
	}
	return text
}
