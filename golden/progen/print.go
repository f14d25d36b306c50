// Prints a program as C: file scope, the function, scalars and parameters. Steps, bodies and elements have files
// of their own.

package progen

import (
	"fmt"
	"strings"
)

// printer writes one program's C text. All names at file scope end in suffix,
// so that several programs fit in a file.
type printer struct {
	p      *Program
	suffix string
	depth  int
	out    strings.Builder
	nest   *Nest // that is printed
	local  bool  // in a function that has arrays as parameters
	// renamed is the array to which the block around has a second pointer.
	renamed string
}

// Function prints the program as a function of no arguments, with what it needs
// at file scope, and returns the function's name. Name distinguishes programs
// of one file.
func (p *Program) Function(name string) (text, function string) {
	w := &printer{p: p, suffix: "_" + name}
	w.fileScope()
	function = "case" + w.suffix
	w.functions()
	if p.Callee {
		w.line("static void run%s(%s)", w.suffix, w.parameters())
		w.open()
		w.work()
		w.close()
		w.line("")
	}
	w.line("static void %s(void)", function)
	w.open()
	w.declare()
	if p.Callee {
		w.callerCopies(true)
		w.line("run%s(%s);", w.suffix, w.arguments())
		w.callerCopies(false)
	} else {
		w.open() // mappings end here, before the arrays do
		w.work()
		w.close()
	}
	w.reportArrays()
	w.close()
	return w.out.String(), function
}

func (w *printer) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if text != "" && text[0] != '#' {
		w.out.WriteString(strings.Repeat("    ", w.depth))
	}
	w.out.WriteString(text + "\n")
}

func (w *printer) open() {
	w.line("{")
	w.depth++
}

func (w *printer) close() {
	w.depth--
	w.line("}")
}

// extent spells the number of cells along a mesh dimension, and more of them,
// where the value must be constant or not.
func (w *printer) extent(dim, more int, constant bool) string {
	e := w.p.Extents[dim]
	base := fmt.Sprintf("n%d", dim)
	switch {
	case e.Style == Macro:
		base = fmt.Sprintf("N%d%s", dim, w.suffix)
	case e.Style == Literal || constant:
		return fmt.Sprint(e.Cells + more)
	}
	return plus(base, more)
}

// plus is base + n as a person writes it.
func plus(base string, n int) string {
	switch {
	case n > 0:
		return fmt.Sprintf("%s + %d", base, n)
	case n < 0:
		return fmt.Sprintf("%s - %d", base, -n)
	}
	return base
}

func (w *printer) fileScope() {
	members := ""
	for dim, e := range w.p.Extents {
		if e.Style == Macro {
			w.line("#define N%d%s %d", dim, w.suffix, e.Cells)
		}
	}
	w.flatMacros()
	for _, a := range w.p.Arrays {
		switch a.Kind {
		case Static:
			w.line("static %s %s%s;", a.Elem, w.lvalue(a), brackets(w.extents(a)))
		case Member:
			members += fmt.Sprintf("    %s %s%s;\n", a.Elem, a.Name, brackets(w.extents(a)))
		case MemberRows, MemberFlat:
			members += fmt.Sprintf("    %s;\n", w.rows(a, a.Name))
		}
	}
	if members != "" {
		w.line("struct fields%s {\n%s};", w.suffix, members)
	}
	w.line("")
}

func (w *printer) declareScalars() {
	for _, s := range w.p.Scalars {
		qualifier := ""
		if s.Const {
			qualifier = "const "
		}
		w.line("%s%s %s = %s;", qualifier, s.Type, s.Name, s.literal())
	}
}

func (s *Scalar) literal() string { return fmt.Sprintf("%g", s.Value) }

// name is the type as part of an identifier.
func (t Type) name() string { return strings.ReplaceAll(string(t), " ", "_") }

func (w *printer) parameters() string {
	var list []string
	for dim := range w.p.Extents {
		list = append(list, fmt.Sprintf("int n%d", dim))
	}
	if w.hasMembers() {
		list = append(list, fmt.Sprintf("struct fields%s *g", w.suffix))
	}
	for _, a := range w.p.Arrays {
		switch a.Kind {
		case Automatic, VLA:
			list = append(list, fmt.Sprintf("%s %s%s", a.Elem, a.Name, brackets(w.extents(a))))
		case RowPointer, Table, Flat:
			list = append(list, w.rows(a, a.Name))
		}
	}
	for _, s := range w.p.Scalars {
		list = append(list, fmt.Sprintf("%s %s", s.Type, s.Name))
	}
	return strings.Join(list, ", ")
}

func (w *printer) arguments() string {
	var list []string
	for dim := range w.p.Extents {
		list = append(list, fmt.Sprintf("n%d", dim))
	}
	if w.hasMembers() {
		list = append(list, "g")
	}
	for _, a := range w.p.Arrays {
		if a.Kind != Static && !a.member() {
			list = append(list, a.Name)
		}
	}
	for _, s := range w.p.Scalars {
		list = append(list, s.literal())
	}
	return strings.Join(list, ", ")
}
