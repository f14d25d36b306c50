// Prints a program as C: file scope, the function, scalars and parameters. Steps, bodies and elements have files
// of their own.

package progen

import (
	"fmt"
	"strings"
)

// sheet is what the printers of one program write on. All names at file scope end in
// suffix, so that several programs fit in a file.
type sheet struct {
	p      *Program
	suffix string
	depth  int
	out    *strings.Builder // the first file's text, or other
	other  strings.Builder  // what stands in the second file
	second bool             // the text goes there
	nest   *Nest            // that is printed
	local  bool             // in a function that has arrays as parameters
	// renamed is the array to which the block around has a second pointer.
	renamed string
}

// printer writes one program's C text.
type printer struct {
	*sheet
	arrays     *arrayPrinter
	subscripts *subscriptPrinter
	nests      *nestPrinter
	names      *namePrinter
	steps      *stepPrinter
}

func newPrinter(p *Program, suffix string) *printer {
	s := &sheet{p: p, suffix: suffix, out: &strings.Builder{}}
	subscripts := &subscriptPrinter{sheet: s}
	arrays := &arrayPrinter{sheet: s, subscripts: subscripts}
	nests := &nestPrinter{sheet: s, arrays: arrays, subscripts: subscripts}
	names := &namePrinter{sheet: s, arrays: arrays, subscripts: subscripts}
	steps := &stepPrinter{sheet: s, arrays: arrays, subscripts: subscripts, nests: nests, names: names}
	names.steps = steps
	return &printer{sheet: s, arrays: arrays, subscripts: subscripts, nests: nests, names: names, steps: steps}
}

// Function prints the program as a function of no arguments, with what it needs
// at file scope, and returns the function's name and what is in the second file.
// Name distinguishes programs of one file.
func (p *Program) Function(name string) (text, second, function string) {
	w := newPrinter(p, "_"+name)
	w.fileScope()
	w.names.hiddenNames()
	function = "case" + w.suffix
	switch {
	case p.splits():
		w.line("void run%s(%s);", w.suffix, w.arrays.parameters())
		w.inSecond(func() {
			w.fileScope()
			w.functions()
			w.steps.run()
		})
	default:
		w.functions()
		if p.Callee {
			w.steps.run()
		}
	}
	w.line("static void %s(void)", function)
	w.open()
	w.arrays.declare()
	if p.Callee {
		w.steps.callerCopies(true)
		w.line("run%s(%s);", w.suffix, w.arrays.arguments())
		w.steps.callerCopies(false)
	} else {
		w.open() // mappings end here, before the arrays do
		w.steps.work()
		w.close()
	}
	w.arrays.reportArrays()
	w.close()
	return w.out.String(), w.other.String(), function
}

// run prints the function with the regions.
func (w *stepPrinter) run() {
	class := w.static()
	if w.second {
		class = ""
	}
	w.line("%svoid run%s(%s)", class, w.suffix, w.arrays.parameters())
	w.open()
	w.work()
	w.close()
	w.line("")
}

func (w *sheet) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if text != "" && text[0] != '#' {
		w.out.WriteString(strings.Repeat("    ", w.depth))
	}
	w.out.WriteString(text + "\n")
}

func (w *sheet) open() {
	w.line("{")
	w.depth++
}

func (w *sheet) close() {
	w.depth--
	w.line("}")
}

// extent spells the number of cells along a mesh dimension, and more of them,
// where the value must be constant or not.
func (w *sheet) extent(dim, more int, constant bool) string {
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
	w.subscripts.flatMacros()
	w.arrays.holders()
	for _, a := range w.p.Arrays {
		switch a.Kind {
		case Static:
			w.line("%s%s %s%s;", w.static(), a.Elem, w.lvalue(a), brackets(w.extents(a)))
		case StaticPointer:
			w.arrays.staticPointer(a)
		case Member:
			members += fmt.Sprintf("    %s %s%s;\n", a.Elem, a.Name, brackets(w.extents(a)))
		case MemberRows, MemberFlat:
			members += fmt.Sprintf("    %s;\n", w.rows(a, a.Name))
		}
	}
	if members != "" {
		w.line("struct fields%s {\n%s};", w.suffix, members)
	}
	if !w.p.splits() || w.second {
		w.names.fileNames()
	}
	w.line("")
}

func (w *arrayPrinter) declareScalars() {
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

func (w *arrayPrinter) parameters() string {
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
		case Held:
			list = append(list, fmt.Sprintf("struct %s *%s", w.holder(a), a.Name))
		case Listed:
			if name, _ := w.list(a); w.leads(a) {
				list = append(list, fmt.Sprintf("struct %s *%s", w.holder(a), name))
			}
		}
	}
	for _, s := range w.p.Scalars {
		list = append(list, fmt.Sprintf("%s %s", s.Type, s.Name))
	}
	return strings.Join(list, ", ")
}

func (w *arrayPrinter) arguments() string {
	var list []string
	for dim := range w.p.Extents {
		list = append(list, fmt.Sprintf("n%d", dim))
	}
	if w.hasMembers() {
		list = append(list, "g")
	}
	for _, a := range w.p.Arrays {
		switch {
		case a.Kind == Static || a.Kind == StaticPointer || a.member():
		case a.Kind == Listed:
			if name, _ := w.list(a); w.leads(a) {
				list = append(list, name)
			}
		default:
			list = append(list, a.Name)
		}
	}
	for _, s := range w.p.Scalars {
		list = append(list, s.literal())
	}
	return strings.Join(list, ", ")
}
