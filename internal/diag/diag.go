// Package diag is what mintc says to its users: errors, warnings, notes and
// remarks, each with a place, gathered in program order and printed in gcc's
// layout with a caret. Bugs of mintc are panics, never diagnostics.
package diag

import (
	"fmt"
	"slices"
	"sort"

	"mintc/internal/source"
)

// Severity is what a message means for the translation, least severe first.
type Severity int

// A Remark is printed only on request (-Minfo, -Rpass); a Warning does not
// stop the translation; an Error does.
const (
	Remark Severity = iota
	Warning
	Error
)

func (s Severity) String() string {
	return [...]string{"remark", "warning", "error"}[s]
}

// Note adds a second place to a message, or the way out.
type Note struct {
	Span source.Span
	Text string
}

// Message is one diagnostic. Code is "MINT" and four digits, or empty for messages
// of the C front end. Also are further spans on the same line, underlined with ~.
type Message struct {
	Severity Severity
	Code     string
	Span     source.Span
	Also     []source.Span
	Text     string
	Notes    []Note
}

// Note adds a note and returns m, to chain.
func (m *Message) Note(span source.Span, format string, args ...any) *Message {
	m.Notes = append(m.Notes, Note{span, fmt.Sprintf(format, args...)})
	return m
}

// Underline marks further spans of the message's line and returns m.
func (m *Message) Underline(spans ...source.Span) *Message {
	m.Also = append(m.Also, spans...)
	return m
}

// List gathers messages. The zero value is ready.
type List struct {
	Messages []*Message
}

func (l *List) add(sev Severity, code string, span source.Span, format string, args []any) *Message {
	m := &Message{Severity: sev, Code: code, Span: span, Text: fmt.Sprintf(format, args...)}
	l.Messages = append(l.Messages, m)
	return m
}

// Errorf adds an error and returns it, for notes.
func (l *List) Errorf(code string, span source.Span, format string, args ...any) *Message {
	return l.add(Error, code, span, format, args)
}

// Warnf adds a warning.
func (l *List) Warnf(code string, span source.Span, format string, args ...any) *Message {
	return l.add(Warning, code, span, format, args)
}

// Remarkf adds a remark.
func (l *List) Remarkf(code string, span source.Span, format string, args ...any) *Message {
	return l.add(Remark, code, span, format, args)
}

// HasErrors reports whether any message is an error.
func (l *List) HasErrors() bool {
	for _, m := range l.Messages {
		if m.Severity == Error {
			return true
		}
	}
	return false
}

// Append adds all messages of other.
func (l *List) Append(other List) { l.Messages = append(l.Messages, other.Messages...) }

// Sort orders the messages by file and offset; those of one place keep their
// order. It drops messages that repeat another one at the same place.
func (l *List) Sort() {
	sort.SliceStable(l.Messages, func(i, j int) bool {
		a, b := l.Messages[i].Span, l.Messages[j].Span
		if a.File == nil || b.File == nil || a.File == b.File {
			return a.Off < b.Off
		}
		return a.File.Name < b.File.Name
	})
	type said struct {
		severity   Severity
		code, text string
		span       source.Span
	}
	seen := map[said]bool{}
	l.Messages = slices.DeleteFunc(l.Messages, func(m *Message) bool {
		key := said{m.Severity, m.Code, m.Text, m.Span}
		again := seen[key] && m.Span.IsValid()
		seen[key] = true
		return again
	})
}
