// Source lines as terminals show them: wide characters, tabs, long lines cut around the caret.

package diag

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// longLine is the number of columns of a source line that are shown; a longer line is cut to a window around the caret.
const (
	longLine = 160
	before   = 60 // columns of the window in front of the caret
)

// wide are characters that terminals show in two columns: CJK, Hangul, full-width forms and pictographs (Unicode
// Standard Annex 11, classes W and F, by block).
var wide = &unicode.RangeTable{
	R16: []unicode.Range16{{Lo: 0x1100, Hi: 0x115f, Stride: 1}, {Lo: 0x2e80, Hi: 0x303e, Stride: 1}, {Lo: 0x3041, Hi: 0xa4cf, Stride: 1},
		{Lo: 0xac00, Hi: 0xd7a3, Stride: 1}, {Lo: 0xf900, Hi: 0xfaff, Stride: 1}, {Lo: 0xfe30, Hi: 0xfe6f, Stride: 1},
		{Lo: 0xff00, Hi: 0xff60, Stride: 1}, {Lo: 0xffe0, Hi: 0xffe6, Stride: 1}},
	R32: []unicode.Range32{{Lo: 0x1f300, Hi: 0x1f64f, Stride: 1}, {Lo: 0x1f900, Hi: 0x1f9ff, Stride: 1}, {Lo: 0x20000, Hi: 0x3fffd, Stride: 1}},
}

// columns is the width of c on a terminal. A tab is copied to the line of carets, so it counts as one column.
func columns(c rune) int {
	switch {
	case unicode.In(c, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case unicode.Is(wide, c):
		return 2
	}
	return 1
}

// underlined returns a source line as shown and the line of carets below it. marks has one byte for each byte of the line, and one more.
func underlined(line string, marks []byte) (text, carets string) {
	start, end := window(line, strings.IndexByte(string(marks), '^'))
	var shown, below strings.Builder
	if start > 0 {
		shown.WriteString("...")
		below.WriteString("   ")
	}
	for i := start; i < end; {
		c, size := utf8.DecodeRuneInString(line[i:])
		if c == utf8.RuneError && size == 1 {
			c = '?' // not UTF-8
		}
		shown.WriteRune(c)
		mark := string(marks[i])
		if c == '\t' && marks[i] == ' ' {
			mark = "\t"
		}
		width := columns(c)
		below.WriteString(strings.Repeat(mark, min(1, width)))
		if width == 2 {
			below.WriteString(strings.Replace(mark, "^", "~", 1))
		}
		i += size
	}
	if end < len(line) {
		shown.WriteString("...")
	} else {
		below.WriteByte(marks[len(line)])
	}
	return shown.String(), strings.TrimRight(below.String(), " ")
}

// window is the part of a long line to show, in bytes, cut between characters.
func window(line string, caret int) (start, end int) {
	if utf8.RuneCountInString(line) <= longLine {
		return 0, len(line)
	}
	if start = max(0, caret-before); start > 0 {
		for !utf8.RuneStart(line[start]) {
			start--
		}
	}
	end = start
	for n := 0; n < longLine && end < len(line); n++ {
		_, size := utf8.DecodeRuneInString(line[end:])
		end += size
	}
	return start, end
}
