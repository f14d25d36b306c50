// The printing of a message in gcc's layout: place, text, source line and caret.

package diag

import (
	"fmt"
	"io"
	"strings"

	"mintc/internal/source"
)

// Renderer prints messages as gcc does, so that editors and CI parse them.
type Renderer struct {
	Out   io.Writer
	Color bool
}

var severityColor = [...]string{Remark: "\x1b[1;36m", Warning: "\x1b[1;35m", Error: "\x1b[1;31m"}

// Print writes one message with its source line, caret and notes.
func (r Renderer) Print(m *Message) {
	text := m.Text
	if m.Code != "" {
		text += " [" + m.Code + "]"
	}
	r.line(m.Span, m.Severity.String(), severityColor[m.Severity], text)
	r.caret(m.Span, m.Also)
	for _, n := range m.Notes {
		span := n.Span
		if !span.IsValid() {
			span = m.Span
		}
		r.line(span, "note", "\x1b[1;36m", n.Text)
		if n.Span.IsValid() && (n.Span.Line() != m.Span.Line() || n.Span.File != m.Span.File) {
			r.caret(n.Span, nil)
		}
	}
}

func (r Renderer) line(span source.Span, label, color, text string) {
	where := "mintc: "
	if span.IsValid() {
		line, column := span.File.Position(span.Off)
		where = fmt.Sprintf("%s:%d:%d: ", span.File.Name, line, column)
	}
	if r.Color {
		where, label = "\x1b[1m"+where+"\x1b[0m", color+label+":\x1b[0m"
	} else {
		label += ":"
	}
	fmt.Fprintf(r.Out, "%s%s %s\n", where, label, text)
}

// caret prints the source line with a caret under the first character of span
// and tildes under the rest of it and under the further spans of the same line.
func (r Renderer) caret(span source.Span, also []source.Span) {
	if !span.IsValid() {
		return
	}
	number, _ := span.File.Position(span.Off)
	text := span.File.LineText(number)
	marks := []byte(strings.Repeat(" ", len(text)+1))
	mark := func(s source.Span, first byte) {
		line, col := s.File.Position(s.Off)
		if s.File != span.File || line != number {
			return
		}
		for i := col - 1; i < min(col-1+max(1, s.End-s.Off), len(marks)); i++ {
			marks[i] = '~'
		}
		if col-1 < len(marks) {
			marks[col-1] = first
		}
	}
	for _, s := range also {
		mark(s, '~')
	}
	mark(span, '^')
	shown, carets := underlined(text, marks)
	fmt.Fprintf(r.Out, "%5d | %s\n      | %s\n", number, shown, carets)
}
