// Macros whose value depends on the text around them: __COUNTER__ and, behind a #line directive, __LINE__. A nest leaves the
// program's text, and mintc's front end does not follow #line.

package parser

import (
	"sort"
	"strconv"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// checkCounting refuses such macros in the nest that p stands in front of, and __LINE__ in the functions that it calls.
func (b *binder) checkCounting(p *Pragma, errs *diag.List) {
	renumbered := len(b.Numbering()) > 0
	seen := map[string]bool{}
	b.eachName(p.Bound.Span, seen, func(name string, at source.Span) {
		switch {
		case name == "__COUNTER__" && at.Off >= p.Bound.Span.Off && at.Off < p.Bound.Span.End: // the text of functions stays
			errs.Errorf(codeCounting, at, "this counts __COUNTER__ on in the C program, and not in the translated one, which has no text of this loop").
				Note(source.Span{}, "write the number")
		case name == "__LINE__" && renumbered:
			errs.Errorf(codeCounting, at, "the value of __LINE__ is not known here: a #line directive of the file renumbers its lines").
				Note(source.Span{}, "write the number, or leave out the directive")
		}
	})
}

// eachName visits the names in a part of the main file, those that macros there stand for, and those in the functions
// that it calls, each once.
func (b *binder) eachName(span source.Span, seen map[string]bool, f func(name string, at source.Span)) {
	raw := b.run.main
	for i := sort.Search(len(raw.toks), func(i int) bool { return raw.toks[i].Off >= span.Off }); i < len(raw.toks) && raw.toks[i].End <= span.End; i++ {
		t := raw.toks[i]
		if t.Kind != source.Ident || !b.run.isActive(raw, t.Off) {
			continue
		}
		b.eachMacro(raw.spelling(t), seen, func(name string) {
			f(name, raw.file.Span(t.Off, t.End))
			if fd := b.definitions[name]; fd != nil {
				b.eachName(b.textOf(fd), seen, f)
			}
		})
	}
}

// textOf is the text of a function's body, none if it is not in the main file.
func (b *binder) textOf(fd *cc.FunctionDefinition) source.Span {
	span, _, ok := b.Extent(fd.CompoundStatement)
	if !ok {
		return source.Span{}
	}
	return span
}

// Numbering is how the main file's own lines count: by #line, or # and a number, as preprocessors write it. A number that a macro
// gives is not known, and the lines count on.
func (u *Unit) Numbering() (list source.Numbering) {
	raw := u.run.main
	for _, d := range raw.directives {
		isLine := d.name == "line" || d.name == "" && len(d.toks) > 0
		if !isLine || len(d.toks) == 0 || !u.run.isActive(raw, d.off) {
			continue
		}
		line, err := strconv.Atoi(raw.spelling(d.toks[0]))
		if err != nil {
			continue
		}
		name := ""
		if len(d.toks) > 1 && d.toks[1].Kind == source.String {
			name, _ = strconv.Unquote(raw.spelling(d.toks[1]))
		}
		list = append(list, source.LineDirective{End: d.end, Line: line, Name: name})
	}
	return list
}
