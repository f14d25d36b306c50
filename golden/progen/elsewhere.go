// Programs in two files: functions that fill, report and tick stand in a second one, where the first does not see them, and
// perhaps the function with the regions, too. A file of programs holds both, with a line between them.

package progen

import (
	"fmt"
	"strings"
)

// Elsewhere says what of a program is in the second file.
type Elsewhere int

// What is in the second file.
const (
	Nothing Elsewhere = iota
	Helpers           // functions that fill and report
	Work              // those, and the function with the regions
)

// FileEnd is the line between the two files of a text.
const FileEnd = "/* ---- the second file ---- */\n"

// Files are the C files that a text holds: in.c and perhaps other.c.
func Files(text string) (names, texts []string) {
	names = []string{"in.c", "other.c"}
	texts = strings.Split(text, FileEnd)
	return names[:len(texts)], texts
}

// elsewhere draws what is in the second file.
func (d *drawer) elsewhere() {
	if !d.want("other-file") {
		return
	}
	d.p.Elsewhere = Helpers
	if d.p.Callee && d.IntN(2) == 0 {
		d.p.Elsewhere = Work
	}
}

// splits reports whether the function with the regions is in the second file.
func (p *Program) splits() bool { return p.Callee && p.Elsewhere == Work }

// helper calls a function that fills or reports an array of a type.
func (w *sheet) helper(what string, t Type, arguments string) string {
	if w.p.Elsewhere != Nothing {
		what = "other_" + what
	}
	return fmt.Sprintf("%s_%s(%s);", what, t.name(), arguments)
}

// inSecond prints with the text going to the second file.
func (w *sheet) inSecond(print func()) {
	first := w.out
	w.out, w.second = &w.other, true
	print()
	w.out, w.second = first, false
}

// static is the storage class of what both files may use, where the program is in one, or extern in the second.
func (w *sheet) static() string {
	switch {
	case !w.p.splits():
		return "static "
	case w.second:
		return "extern "
	}
	return ""
}

// wrappers are the functions of the second file that fill and report arrays of one type.
var wrappers = []struct{ name, parameters, body string }{
	{"other_fill_%s", "(%s *p, size_t n, unsigned seed)", "fill_%s(p, n, seed);"},
	{"other_report_%s", "(const char *name, const %s *p, size_t n)", "report_%s(name, p, n);"},
}

// others declare the functions of the second file that a text uses, and define them.
func others(text string) (declared, defined string) {
	for _, t := range types {
		for _, f := range wrappers {
			name := fmt.Sprintf(f.name, t.name())
			if !strings.Contains(text, name+"(") {
				continue
			}
			head := "void " + name + fmt.Sprintf(f.parameters, string(t))
			declared += head + ";\n"
			defined += head + " { " + fmt.Sprintf(f.body, t.name()) + " }\n"
		}
	}
	if strings.Contains(text, "other_tick()") {
		declared += "void other_tick(void);\n"
		defined += "void other_tick(void)\n{\n    static int ticks;\n\n    ticks++;\n}\n"
	}
	return declared, defined
}
