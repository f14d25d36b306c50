// A lexer for CUDA text whose tokens together are the text again, as rewriting needs.

package cuemu

import "strings"

// token is a piece of source text; all tokens together are the source again.
type token struct {
	text  string
	blank bool // white space, comment or preprocessor directive: copied as it is
}

// scan cuts src into tokens. A directive is one token, so launches in macro bodies are not found.
func scan(src string) []token {
	var tokens []token
	lineStart := true // nothing but white space on this line so far
	for src != "" {
		n, blank := length(src, lineStart)
		text := src[:n]
		tokens = append(tokens, token{text, blank})
		lineStart = blank && (strings.HasSuffix(strings.TrimRight(text, " \t"), "\n") || lineStart && !strings.HasPrefix(text, "#"))
		src = src[n:]
	}
	return tokens
}

// length is the length of the first token of src, and whether it is blank.
func length(src string, lineStart bool) (int, bool) {
	c := src[0]
	switch {
	case isSpace(c):
		return spanOf(src, isSpace), true
	case c == '#' && lineStart:
		return directive(src), true
	case strings.HasPrefix(src, "//"):
		return upTo(src, "\n", 0), true
	case strings.HasPrefix(src, "/*"):
		return upTo(src[2:], "*/", 2) + 2, true
	case c == '"' || c == '\'':
		return quoted(src), false
	case isWord(c):
		return spanOf(src, isWord), false
	case strings.HasPrefix(src, "<<<") || strings.HasPrefix(src, ">>>"):
		return 3, false
	}
	return 1, false
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }
func isWord(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func spanOf(src string, in func(byte) bool) int {
	n := 0
	for n < len(src) && in(src[n]) {
		n++
	}
	return n
}

// upTo is the length up to mark, plus keep bytes of it; all of src when there is no mark.
func upTo(src, mark string, keep int) int {
	if n := strings.Index(src, mark); n >= 0 {
		return n + keep
	}
	return len(src)
}

// directive is the length of a preprocessor line with its continuations, without the final newline.
func directive(src string) int {
	n := 0
	for n < len(src) && (src[n] != '\n' || src[n-1] == '\\') {
		n++
	}
	return n
}

func quoted(src string) int {
	for n := 1; n < len(src); n++ {
		switch src[n] {
		case '\\':
			n++
		case src[0]:
			return n + 1
		}
	}
	return len(src)
}
