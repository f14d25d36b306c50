// The tokens of a part of the text that Read reads. Host expressions stand between backquotes, extents between
// brackets; both are taken as they are.

package stencil

import (
	"strconv"
	"strings"

	"mintc/internal/source"
)

// tokenReader has the lines of the text, and the tokens of a line or of a body.
type tokenReader struct {
	file       *source.File
	lines      []line
	at         int // the line to read next
	list       []source.Token
	pos        int
	end        int // of the text
	lastQuoted string
}

// lex starts to read the text between two offsets.
func (r *tokenReader) lex(from, to int) {
	r.list, r.pos, r.end = nil, 0, to
	text := r.file.Text[:to]
	for i := skipBlanks(text, from); i < to; i = skipBlanks(text, i) {
		if text[i] == '`' {
			close := strings.IndexByte(string(text[i+1:]), '`')
			if close < 0 {
				r.failAt(i, "a backquote without its second one")
			}
			r.list = append(r.list, source.Token{Off: i, End: i + close + 2, Kind: source.String})
			i += close + 2
			continue
		}
		t := source.Next(text, i)
		if t.End <= i { // nothing that C knows
			t = source.Token{Off: i, End: i + 1}
		}
		r.list = append(r.list, t)
		i = t.End
	}
}

// skipBlanks is the next place behind blanks, ends of lines and comments.
func skipBlanks(text []byte, i int) int {
	for i < len(text) {
		switch {
		case text[i] == ' ' || text[i] == '\n' || text[i] == '\t' || text[i] == '\r':
			i++
		case text[i] == '#':
			for i < len(text) && text[i] != '\n' {
				i++
			}
		default:
			return i
		}
	}
	return i
}

func (r *tokenReader) done() bool { return r.pos >= len(r.list) }

// offset is where the next token starts, or the text ends.
func (r *tokenReader) offset() int {
	if r.done() {
		return r.end
	}
	return r.list[r.pos].Off
}

// before is where the token starts that was read last.
func (r *tokenReader) before() int {
	if r.pos == 0 || r.pos > len(r.list) {
		return r.offset()
	}
	return r.list[r.pos-1].Off
}

// text is the next token, "" at the end; textAt one further on.
func (r *tokenReader) text() string { return r.textAt(0) }

func (r *tokenReader) textAt(ahead int) string {
	if r.pos+ahead >= len(r.list) {
		return ""
	}
	t := r.list[r.pos+ahead]
	return string(r.file.Text[t.Off:t.End])
}

func (r *tokenReader) advance() string {
	text := r.text()
	r.pos++
	return text
}

func (r *tokenReader) accept(word string) bool {
	if r.text() != word || r.done() {
		return false
	}
	r.pos++
	return true
}

func (r *tokenReader) expect(word string) {
	if !r.accept(word) {
		r.unexpected("'" + word + "'")
	}
}

// unexpected fails at the next token.
func (r *tokenReader) unexpected(wanted string) {
	if r.done() {
		r.failAt(r.end, "the text ends where %s is to stand", wanted)
	}
	r.failAt(r.offset(), "'%s' where %s is to stand", r.text(), wanted)
}

// word reads any token.
func (r *tokenReader) word() string {
	if r.done() {
		r.unexpected("a word")
	}
	return r.advance()
}

// name reads an identifier.
func (r *tokenReader) name(what string) string {
	if r.done() || r.list[r.pos].Kind != source.Ident {
		r.unexpected(what)
	}
	return r.advance()
}

// number reads an integer with an optional sign.
func (r *tokenReader) number() int64 {
	text := ""
	if r.accept("-") {
		text = "-"
	}
	n, err := strconv.ParseInt(text+r.text(), 10, 64)
	if err != nil {
		r.unexpected("a number")
	}
	r.advance()
	return n
}

// quoted reads what stands between backquotes.
func (r *tokenReader) quoted() string {
	if !strings.HasPrefix(r.text(), "`") {
		r.unexpected("a text in backquotes")
	}
	text := r.advance()
	r.lastQuoted = text[1 : len(text)-1]
	return r.lastQuoted
}

// bracketed reads what stands between brackets, as it is.
func (r *tokenReader) bracketed() string {
	r.expect("[")
	from, depth := r.before()+1, 1
	for depth > 0 {
		switch r.text() {
		case "":
			r.unexpected("']'")
		case "[":
			depth++
		case "]":
			depth--
		}
		r.advance()
	}
	return string(r.file.Text[from:r.before()])
}

func parseInt(text string) (int64, error) { return strconv.ParseInt(text, 10, 64) }
