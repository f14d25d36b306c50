// The user's text, copied byte for byte with patches at their places, and #line directives that keep its line numbers.

package codegen

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"mintc/internal/source"
)

// patch is a change of the user's text. A Block stands on lines of its own and
// is generated code; other patches are part of the user's line. Name, where
// set, is the file whose line 1 the block starts with (an inlined header).
type patch struct {
	source.Edit
	Block bool
	Name  string
	// Statement patches stand in place of a directive at the margin and take
	// the indentation of the line that follows.
	Statement bool
}

// splicer copies the user's text with patches applied and keeps both line
// counts, for the #line directives.
type splicer struct {
	file      *source.File
	numbering source.Numbering // of the user's text
	output    string           // name of the generated file in #line
	markers   bool
	out       bytes.Buffer
	line      int // of out, 1-based
}

// splice applies the patches. Everything outside them is copied byte for byte.
func (s *splicer) splice(patches []patch) {
	byOff := map[source.Edit]patch{}
	edits := make([]source.Edit, len(patches))
	for i, p := range patches {
		switch {
		case p.Block:
			p.Edit = s.wholeLines(p.Edit)
		case p.Statement && p.Text == "":
			p.Edit = s.withoutIndent(p.Edit)
		}
		edits[i] = p.Edit
		byOff[p.Edit] = p
	}
	at, resync := 0, false
	for _, e := range source.SortEdits(edits) {
		resync = s.user(at, e.Off, resync)
		p := byOff[e]
		if p.Block {
			s.block(p)
			resync = false
		} else {
			s.write(s.margin(p) + e.Text)
			resync = resync || strings.Count(e.Text, "\n") != bytes.Count(s.file.Text[e.Off:e.End], []byte("\n"))
		}
		at = e.End
	}
	s.user(at, len(s.file.Text), resync)
}

// wholeLines widens an edit over the blanks of its first and last line, if
// nothing else stands there.
func (s *splicer) wholeLines(e source.Edit) source.Edit {
	text := s.file.Text
	e = s.withoutIndent(e)
	if e.End > e.Off || len(text) > e.End {
		rest := e.End
		for rest < len(text) && (text[rest] == ' ' || text[rest] == '\t' || text[rest] == '\r') {
			rest++
		}
		if rest < len(text) && text[rest] == '\n' && e.End > e.Off {
			e.End = rest + 1
		}
	}
	return e
}

// withoutIndent widens an edit over the blanks in front of it on its line, if nothing else stands there.
func (s *splicer) withoutIndent(e source.Edit) source.Edit {
	if start := s.file.LineStart(e.Off); len(bytes.TrimSpace(s.file.Text[start:e.Off])) == 0 {
		e.Off = start
	}
	return e
}

// user copies text[from:to]. If the lines no longer agree, they are set right
// at the first end of line, where a #line can stand.
func (s *splicer) user(from, to int, resync bool) bool {
	if i := bytes.IndexByte(s.file.Text[from:to], '\n'); resync && i >= 0 {
		next := from + i + 1
		s.write(string(s.file.WrittenBetween(from, next)))
		s.marker(next)
		s.write(string(s.file.WrittenBetween(next, to)))
		return false
	}
	s.write(string(s.file.WrittenBetween(from, to)))
	return resync
}

// marker says that the user's text goes on at off, the start of a line.
func (s *splicer) marker(off int) {
	if s.markers {
		s.write(lineDirective(s.numbering.Position(s.file, off)))
	}
}

func (s *splicer) block(p patch) {
	s.freshLine()
	indent := s.indentAt(p.Edit)
	if p.Off == p.End && s.file.LineStart(p.Off) != p.Off { // behind a brace: as the line that follows
		indent = s.indentAt(source.Edit{Off: p.End, End: len(s.file.Text)})
	}
	if s.markers {
		if p.Name != "" {
			s.write(lineDirective(1, p.Name))
		} else {
			s.write(lineDirective(s.line+1, s.output))
		}
	}
	for line := range strings.SplitAfterSeq(p.Text, "\n") {
		if strings.TrimSpace(line) != "" && p.Name == "" && !strings.HasPrefix(line, "#") {
			line = indent + line
		}
		s.write(line)
	}
	s.freshLine()
	s.marker(p.End)
}

// margin is the indentation of a statement that replaces a directive which
// starts its line at the margin: that of the next line, one step more than that
// of the brace that ends the block.
func (s *splicer) margin(p patch) string {
	if !p.Statement || p.Text == "" || s.file.LineStart(p.Off) != p.Off {
		return ""
	}
	next := s.indentAt(source.Edit{Off: p.End, End: len(s.file.Text)})
	for line := range bytes.SplitSeq(s.file.Text[p.End:], []byte("\n")) {
		line = bytes.TrimSpace(line)
		if len(line) > 0 && line[0] == '}' {
			return next + "    "
		}
		if len(line) > 0 && line[0] != '#' {
			break
		}
	}
	return next
}

// indentAt is the indentation of the construct that a block replaces.
func (s *splicer) indentAt(e source.Edit) string {
	text := s.file.Text[e.Off:e.End]
	for len(text) > 0 && (text[0] == '\n' || text[0] == '\r') {
		text = text[1:]
	}
	// A directive often stands at the margin; its nest shows the indentation.
	for line := range bytes.SplitSeq(text, []byte("\n")) {
		trimmed := bytes.TrimLeft(line, " \t")
		if len(trimmed) > 0 && trimmed[0] != '#' {
			return string(line[:len(line)-len(trimmed)])
		}
	}
	return ""
}

func (s *splicer) freshLine() {
	if b := s.out.Bytes(); len(b) > 0 && b[len(b)-1] != '\n' {
		s.write("\n")
	}
}

func (s *splicer) write(text string) {
	s.line += strings.Count(text, "\n")
	s.out.WriteString(text)
}

func lineDirective(line int, name string) string {
	return fmt.Sprintf("#line %d %s\n", line, strconv.Quote(name))
}
