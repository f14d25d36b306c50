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
	alias  *Array // known as other_NAME in the nest that is printed
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

// extents of an array, slowest first.
func (w *printer) extents(a *Array) []string {
	var list []string
	for dim := len(w.p.Extents) - a.Rank; dim < len(w.p.Extents); dim++ {
		if a.Kind == VLA {
			list = append(list, plus(fmt.Sprintf("n%d", dim), a.Pad))
			continue
		}
		list = append(list, w.extent(dim, a.Pad, a.Kind != RowPointer && a.Kind != Table))
	}
	return list
}

// lvalue is how the function names an array.
func (w *printer) lvalue(a *Array) string {
	switch a.Kind {
	case Static:
		return a.Name + w.suffix
	case Member, MemberRows:
		return "g->" + a.Name
	}
	return a.Name
}

// rows declares name as a pointer to what a's rows are.
func (w *printer) rows(a *Array, name string) string {
	if a.Kind == Table {
		return fmt.Sprintf("%s %s%s", a.Elem, strings.Repeat("*", a.Rank), name)
	}
	if a.Rank == 1 {
		return fmt.Sprintf("%s *%s", a.Elem, name)
	}
	return fmt.Sprintf("%s (*%s)%s", a.Elem, name, brackets(w.extents(a)[1:]))
}

func brackets(extents []string) string {
	var b strings.Builder
	for _, e := range extents {
		b.WriteString("[" + e + "]")
	}
	return b.String()
}

func (w *printer) fileScope() {
	members := ""
	for dim, e := range w.p.Extents {
		if e.Style == Macro {
			w.line("#define N%d%s %d", dim, w.suffix, e.Cells)
		}
	}
	for _, a := range w.p.Arrays {
		switch a.Kind {
		case Static:
			w.line("static %s %s%s;", a.Elem, w.lvalue(a), brackets(w.extents(a)))
		case Member:
			members += fmt.Sprintf("    %s %s%s;\n", a.Elem, a.Name, brackets(w.extents(a)))
		case MemberRows:
			members += fmt.Sprintf("    %s;\n", w.rows(a, a.Name))
		}
	}
	if members != "" {
		w.line("struct fields%s {\n%s};", w.suffix, members)
	}
	w.line("")
}

func (w *printer) hasMembers() bool {
	for _, a := range w.p.Arrays {
		if a.Kind == Member || a.Kind == MemberRows {
			return true
		}
	}
	return false
}

// declare declares and fills all arrays.
func (w *printer) declare() {
	for dim, e := range w.p.Extents {
		w.line("int n%d = %d;", dim, e.Cells)
		w.line("(void)n%d;", dim)
	}
	if w.hasMembers() {
		w.line("static struct fields%s fields;", w.suffix)
		w.line("struct fields%s *g = &fields;", w.suffix)
	}
	for i, a := range w.p.Arrays {
		extents := w.extents(a)
		size := fmt.Sprintf("sizeof(%s) * (%s)", a.Elem, strings.Join(extents, ") * ("))
		switch a.Kind {
		case Automatic, VLA:
			w.line("%s %s%s;", a.Elem, a.Name, brackets(extents))
		case RowPointer:
			w.line("%s = %smalloc(%s);", w.rows(a, a.Name), w.cast(w.rows(a, "")), size)
		case MemberRows:
			w.line("g->%s = %smalloc(%s);", a.Name, w.cast(w.rows(a, "")), size)
		case Table:
			w.table(a, extents)
		}
		w.line("fill_%s(%s, %s, %d);", a.Elem.name(), w.first(a), w.cells(a), i+1)
	}
	if !w.p.Callee {
		w.declareScalars()
	}
}

// cast converts malloc's result, where the program does.
func (w *printer) cast(to string) string {
	if w.p.Uncast {
		return ""
	}
	return "(" + to + ")"
}

// table allocates the rows of a T ** or T *** in one block.
func (w *printer) table(a *Array, extents []string) {
	e, n := a.Elem, a.Name
	switch a.Rank {
	case 1:
		w.line("%s *%s = (%s *)malloc(sizeof(%s) * (%s));", e, n, e, e, extents[0])
	case 2:
		w.line("%s **%s = (%s **)malloc(sizeof(%s *) * (%s));", e, n, e, e, extents[0])
		w.line("%s[0] = (%s *)malloc(sizeof(%s) * (%s) * (%s));", n, e, e, extents[0], extents[1])
		w.line("for (int x = 1; x < %s; x++) %s[x] = %s[0] + x * (%s);", extents[0], n, n, extents[1])
	case 3:
		w.line("%s ***%s = (%s ***)malloc(sizeof(%s **) * (%s));", e, n, e, e, extents[0])
		w.line("%s[0] = (%s **)malloc(sizeof(%s *) * (%s) * (%s));", n, e, e, extents[0], extents[1])
		w.line("%s[0][0] = (%s *)malloc(sizeof(%s) * (%s) * (%s) * (%s));", n, e, e, extents[0], extents[1], extents[2])
		w.line("for (int x = 0; x < %s; x++) {", extents[0])
		w.line("    %s[x] = %s[0] + x * (%s);", n, n, extents[1])
		w.line("    for (int y = 0; y < %s; y++) %s[x][y] = %s[0][0] + (x * (%s) + y) * (%s);", extents[1], n, n, extents[1], extents[2])
		w.line("}")
	}
}

// first points to the first element of an array.
func (w *printer) first(a *Array) string {
	return "&" + w.lvalue(a) + strings.Repeat("[0]", a.Rank)
}

func (w *printer) cells(a *Array) string {
	cells := 1
	for dim := len(w.p.Extents) - a.Rank; dim < len(w.p.Extents); dim++ {
		cells *= w.p.Extents[dim].Cells + a.Pad
	}
	return fmt.Sprint(cells)
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

func (w *printer) reportArrays() {
	for _, a := range w.p.Arrays {
		w.line("report_%s(\"%s%s\", %s, %s);", a.Elem.name(), a.Name, w.suffix, w.first(a), w.cells(a))
	}
	for _, a := range w.p.Arrays {
		switch a.Kind {
		case RowPointer, MemberRows:
			w.line("free(%s);", w.lvalue(a))
		case Table:
			for level := a.Rank - 1; level >= 0; level-- {
				w.line("free(%s%s);", a.Name, strings.Repeat("[0]", level))
			}
		}
	}
}

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
		case RowPointer, Table:
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
		if a.Kind != Static && a.Kind != Member && a.Kind != MemberRows {
			list = append(list, a.Name)
		}
	}
	for _, s := range w.p.Scalars {
		list = append(list, s.literal())
	}
	return strings.Join(list, ", ")
}
