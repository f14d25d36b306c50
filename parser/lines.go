// The preprocessor lines of the main file, for those who cut text out of it.

package parser

import (
	"sort"

	"mintc/internal/source"
)

// Line is a preprocessor line: the word behind its '#', and its text without the newline at its end. Macro is what a
// #define or #undef is of.
type Line struct {
	Name, Macro string
	Span        source.Span
}

// ChangesMacro reports whether macros differ in front of the line and behind it.
func (l Line) ChangesMacro() bool { return l.Name == "define" || l.Name == "undef" }

// Lines are the preprocessor lines in a span of the main file.
func Lines(u *Unit, span source.Span) []Line {
	var list []Line
	raw := u.run.main
	first := sort.Search(len(raw.directives), func(i int) bool { return raw.directives[i].off >= span.Off })
	for _, d := range raw.directives[first:] {
		if d.off >= span.End {
			break
		}
		l := Line{Name: d.name, Span: raw.file.Span(d.off, d.end)}
		if l.ChangesMacro() && len(d.toks) > 0 {
			l.Macro = raw.spelling(d.toks[0])
		}
		list = append(list, l)
	}
	return list
}

// MacroLines are the lines of the main file that changed a macro when it was read.
func MacroLines(u *Unit) []source.Span {
	var list []source.Span
	for _, l := range Lines(u, u.File.Span(0, len(u.File.Text))) {
		if l.ChangesMacro() && u.Active(l.Span.Off) {
			list = append(list, l.Span)
		}
	}
	return list
}

// changedInside are the macros that the main file changes inside functions: what is written at one place of such a function
// means something else at another.
func changedInside(u *Unit) map[string]bool {
	changed := map[string]bool{}
	for _, f := range u.definitions {
		if !u.Main(f) {
			continue
		}
		for _, l := range Lines(u, u.SpanAt(f)) {
			if l.ChangesMacro() && u.Active(l.Span.Off) {
				changed[l.Macro] = true
			}
		}
	}
	return changed
}

// namedBehindExpansion are those of some macros whose names the main file uses for something else, too.
func namedBehindExpansion(u *Unit, macros map[string]bool) map[string]bool {
	named := map[string]bool{}
	for _, t := range u.toks {
		if name := t.SrcStr(); macros[name] {
			named[name] = true
		}
	}
	return named
}
