// A lexer for C text that is not preprocessed: tokens by byte offset, with comments and line continuations skipped.

package source

import (
	"bytes"
	"iter"
	"slices"
	"strings"
)

// Kind classifies a preprocessing token.
type Kind byte

// The kinds of preprocessing token that the raw lexer tells apart.
const (
	Ident  Kind = 'i'
	Number Kind = 'n'
	String Kind = 's'
	Char   Kind = 'c'
	Punct  Kind = 'p'
)

// Token is a token of text that has not been preprocessed, as offsets into it.
type Token struct {
	Off, End int
	Kind     Kind
}

// Spelling is the token's text with line continuations removed.
func (t Token) Spelling(text []byte) string {
	raw := text[t.Off:t.End]
	if bytes.IndexByte(raw, '\\') < 0 {
		return string(raw)
	}
	var joined []byte
	for i := 0; i < len(raw); {
		if n := Continuation(raw, i); n > 0 {
			i += n
			continue
		}
		joined = append(joined, raw[i])
		i++
	}
	return string(joined)
}

// punct is the length of the punctuator that text starts with.
func punct(text []byte) int {
	if len(text) >= 3 {
		switch string(text[:3]) {
		case "<<=", ">>=", "...":
			return 3
		}
	}
	if len(text) >= 2 {
		switch string(text[:2]) {
		case "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "##":
			return 2
		}
	}
	return 1
}

// IsIdentByte reports whether c can stand in an identifier (bytes of UTF-8
// sequences included).
func IsIdentByte(c byte) bool {
	return c == '_' || c == '$' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80
}

// HasIdentifier reports whether a text without strings and comments has an identifier.
func HasIdentifier(text, name string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return false
		}
		at, end := from+i, from+i+len(name)
		if (at == 0 || !IsIdentByte(text[at-1])) && (end == len(text) || !IsIdentByte(text[end])) {
			return true
		}
		from = at + 1
	}
}

// Identifier is the start of text up to the first byte that cannot stand in an
// identifier.
func Identifier(text string) string {
	for i := 0; i < len(text); i++ {
		if !IsIdentByte(text[i]) {
			return text[:i]
		}
	}
	return text
}

// AsIdentifier makes an identifier of an expression such as g->u or (*p)[2]; one that is an identifier stays as it is.
func AsIdentifier(text string) string {
	name := strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r < 0x80 && !IsIdentByte(byte(r)) }), "_")
	if name == "" || name[0] >= '0' && name[0] <= '9' {
		return "_" + name
	}
	return name
}

// Continuation is the length in bytes of the line continuation at text[i], or 0.
// As in gcc, there may be blanks between the backslash and the newline.
func Continuation(text []byte, i int) int {
	if i >= len(text) || text[i] != '\\' {
		return 0
	}
	j := i + 1
	for j < len(text) && (text[j] == ' ' || text[j] == '\t' || text[j] == '\r') {
		j++
	}
	if j < len(text) && text[j] == '\n' {
		return j + 1 - i
	}
	return 0
}

// SkipSpace returns the offset after blanks, comments and line continuations from
// i on. It skips newlines only if newlines is set.
func SkipSpace(text []byte, i int, newlines bool) int {
	for i < len(text) {
		switch c := text[i]; {
		case c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' || newlines && c == '\n':
			i++
		case Continuation(text, i) > 0:
			i += Continuation(text, i)
		case c == '/' && i+1 < len(text) && text[i+1] == '*':
			end := bytes.Index(text[i+2:], []byte("*/"))
			if end < 0 {
				return len(text)
			}
			i += end + 4
		case c == '/' && i+1 < len(text) && text[i+1] == '/':
			i = skipLine(text, i)
		default:
			return i
		}
	}
	return i
}

// skipLine returns the offset of the newline that ends the logical line at i.
func skipLine(text []byte, i int) int {
	for i < len(text) && text[i] != '\n' {
		i += max(1, Continuation(text, i))
	}
	return min(i, len(text))
}

// Next lexes the token that starts at text[i], which must not be white space.
func Next(text []byte, i int) Token {
	switch c := text[i]; {
	case c == '"':
		return Token{i, quoted(text, i, '"'), String}
	case c == '\'':
		return Token{i, quoted(text, i, '\''), Char}
	case isDigit(c) || c == '.' && i+1 < len(text) && isDigit(text[i+1]):
		return Token{i, number(text, i), Number}
	case IsIdentByte(c):
		return identOrPrefixed(text, i)
	}
	return Token{i, i + punct(text[i:]), Punct}
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// identOrPrefixed lexes an identifier, or a literal with an encoding prefix.
func identOrPrefixed(text []byte, i int) Token {
	end := i
	for end < len(text) {
		if n := Continuation(text, end); n > 0 {
			end += n
		} else if IsIdentByte(text[end]) {
			end++
		} else {
			break
		}
	}
	if end < len(text) && (text[end] == '"' || text[end] == '\'') {
		switch string(text[i:end]) {
		case "L", "u", "U", "u8":
			kind := String
			if text[end] == '\'' {
				kind = Char
			}
			return Token{i, quoted(text, end, text[end]), kind}
		}
	}
	return Token{i, end, Ident}
}

// number lexes a preprocessing number, exponents with signs included.
func number(text []byte, i int) int {
	prev := byte(0)
	for i < len(text) {
		if n := Continuation(text, i); n > 0 {
			i += n
			continue
		}
		c := text[i]
		if !IsIdentByte(c) && c != '.' && !((c == '+' || c == '-') && strings.IndexByte("eEpP", prev) >= 0) {
			break
		}
		prev = c
		i++
	}
	return i
}

// quoted returns the end of the literal that opens with quote at text[i]; an
// unterminated one ends with its line.
func quoted(text []byte, i int, quote byte) int {
	for i++; i < len(text) && text[i] != quote && text[i] != '\n'; i++ {
		if n := Continuation(text, i); n > 0 {
			i += n - 1
		} else if text[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(text))
}

// Lex returns the tokens of text[from:to], newlines skipped.
func Lex(text []byte, from, to int) []Token { return slices.Collect(Tokens(text, from, to)) }

// Tokens are the same, one by one.
func Tokens(text []byte, from, to int) iter.Seq[Token] {
	return func(yield func(Token) bool) {
		text := text[:to]
		for i := SkipSpace(text, from, true); i < to; i = SkipSpace(text, i, true) {
			t := Next(text, i)
			if !yield(t) {
				return
			}
			i = t.End
		}
	}
}

// ReadDirective reads the preprocessor line whose # is at off: its name, the tokens behind that, and where its newline is.
func ReadDirective(text []byte, off int) (name string, toks []Token, end int) {
	i := SkipSpace(text, off+1, false)
	for i < len(text) && text[i] != '\n' {
		t := Next(text, i)
		if name == "" && t.Kind == Ident && len(toks) == 0 {
			name = t.Spelling(text)
		} else {
			toks = append(toks, t)
		}
		i = SkipSpace(text, t.End, false)
	}
	return name, toks, min(i, len(text))
}

// ByteOrderMark is the length of the mark in front of a text in UTF-8, 0 without one.
func ByteOrderMark(text []byte) int {
	if bytes.HasPrefix(text, []byte("\xef\xbb\xbf")) {
		return 3
	}
	return 0
}

// TokenList is an empty list with room for the tokens of a text. Dense C has one for every three bytes.
func TokenList(text []byte) []Token { return make([]Token, 0, len(text)/3) }

// Scan calls token for each preprocessing token of a text, in order, and directive for each '#' that begins a line. directive
// returns where the directive ends. A brace that stands there, on its line, is a token.
func Scan(text []byte, directive func(off int) (end int), token func(Token)) {
	i, lineStart := ByteOrderMark(text), true
	for i < len(text) {
		next := SkipSpace(text, i, true)
		lineStart = lineStart || bytes.IndexByte(text[i:next], '\n') >= 0
		if i = next; i >= len(text) {
			return
		}
		if lineStart && text[i] == '#' {
			i = directive(i)
			lineStart = text[min(i, len(text)-1)] != '{'
			continue
		}
		lineStart = false
		t := Next(text, i)
		token(t)
		i = t.End
	}
}
