// Headers that need edits: their edited text takes the place of the #include line, since the user's file on disk
// stays as it is. An include guard is added where the header relied on #pragma once.

package bridge

import (
	"fmt"
	"path/filepath"
	"strings"
)

// inlineHeaders replaces the #include lines of headers that need edits, or that include such a
// header.
func (b *textChecker) inlineHeaders() []Inline {
	var out []Inline
	main := b.texts[0]
	for _, d := range main.directives {
		if d.name != "include" || !b.unit.Active(d.off) {
			continue
		}
		h := b.included(main, d)
		if h == nil || !b.needsInlining(h, map[*text]bool{}) {
			continue
		}
		span := main.file.Span(d.off, d.end)
		b.remark(codeInlined, span, "'%s' is copied into the output, because it needs edits", h.header.Path)
		out = append(out, Inline{Include: span, Name: h.header.Path, Text: b.inlined(h, nil)})
	}
	return out
}

// included is the user's file that an #include reads; nil for other files.
func (b *textChecker) included(t *text, d directive) *text {
	if t.header == nil {
		for _, h := range b.texts[1:] {
			for _, span := range h.header.Includes {
				if span.Off == d.off {
					return h
				}
			}
		}
		return nil
	}
	name := strings.Trim(includeName(t, d), `"<>`)
	beside := filepath.Join(filepath.Dir(t.header.Path), name)
	var found *text
	for _, h := range b.texts[1:] {
		path := filepath.Clean(h.header.Path)
		if path == filepath.Clean(beside) {
			return h
		}
		if path == filepath.Clean(name) || strings.HasSuffix(path, string(filepath.Separator)+filepath.Clean(name)) {
			found = h
		}
	}
	return found
}

// needsInlining reports whether t, or a header that it includes, has edits.
func (b *textChecker) needsInlining(t *text, seen map[*text]bool) bool {
	if len(t.edits) > 0 {
		return true
	}
	if seen[t] {
		return false
	}
	seen[t] = true
	for _, d := range t.directives {
		if d.name == "include" {
			if h := b.included(t, d); h != nil && b.needsInlining(h, seen) {
				return true
			}
		}
	}
	return false
}

// inlined is the edited text of a header. A guard replaces #pragma once, which works only in
// included files.
func (b *textChecker) inlined(t *text, around []*text) string {
	var out strings.Builder
	at := 0
	once := false
	around = append(around, t)
	for _, d := range t.directives {
		replacement, ok := "", false
		switch {
		case d.name == "pragma" && len(d.toks) == 1 && t.spelling(d.toks[0]) == "once":
			once, ok = true, true
		case d.name == "include_next":
			b.refuse(codeBadHeader, t.file.Span(d.off, d.end), "include the header by its name", "'%s' needs edits to be C++, but #include_next cannot be followed", t.header.Path)
		case d.name == "include":
			replacement, ok = b.inlinedInclude(t, d, around)
		}
		if ok {
			out.WriteString(t.render(at, d.off))
			out.WriteString(replacement)
			at = d.end
		}
	}
	out.WriteString(t.render(at, len(t.file.Text)))
	text := out.String()
	if !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	if once {
		guard := b.guardName(t)
		text = fmt.Sprintf("#ifndef %s\n#define %s\n#line 1 \"%s\"\n%s#endif\n", guard, guard, t.header.Path, text)
	}
	return text
}

// inlinedInclude is what an #include inside a header becomes: the text of a header that needs
// edits, or a path from the main file to a header beside the including one.
func (b *textChecker) inlinedInclude(t *text, d directive, around []*text) (string, bool) {
	h := b.included(t, d)
	if h == nil {
		return "", false
	}
	if b.needsInlining(h, map[*text]bool{}) && !contains(around, h) {
		line := t.file.Span(d.end, d.end).Line() + 1
		return fmt.Sprintf("#line 1 \"%s\"\n%s#line %d \"%s\"", h.header.Path, b.inlined(h, around), line, t.header.Path), true
	}
	mainDir := filepath.Dir(b.texts[0].file.Name)
	dir := filepath.Dir(t.header.Path)
	name := strings.Trim(includeName(t, d), `"<>`)
	if dir == mainDir || filepath.Clean(h.header.Path) != filepath.Join(dir, name) {
		return "", false
	}
	rel, err := filepath.Rel(mainDir, h.header.Path)
	if err != nil {
		rel = h.header.Path
	}
	return `#include "` + filepath.ToSlash(rel) + `"`, true
}

func contains(list []*text, t *text) bool {
	for _, have := range list {
		if have == t {
			return true
		}
	}
	return false
}

// guardName is the macro that is defined once the header has been read.
func (b *textChecker) guardName(t *text) string {
	name := "MINT_ONCE_"
	for _, c := range strings.ToUpper(filepath.Base(t.header.Path)) {
		if c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' {
			name += string(c)
		} else {
			name += "_"
		}
	}
	for i, other := range b.texts {
		if other == t {
			name += fmt.Sprintf("_%d", i)
		}
	}
	return name
}
