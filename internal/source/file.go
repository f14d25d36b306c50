// Package source holds a file's original bytes and positions in it. Everything
// downstream speaks byte offsets; lines and columns are computed only to print.
package source

import (
	"bytes"
	"sort"
	"strings"
)

// File is one text as the user wrote it. Name is the path exactly as typed.
type File struct {
	Name string
	Text []byte
	// Written is Text, but for digraphs, which it has as the user wrote them.
	Written []byte
	lines   []int // offset of the first byte of each line
}

// WrittenBetween is the text of [from, to) as the user wrote it. Offsets are those of Text, where a bracket or brace has one
// byte: behind it is behind the digraph that it was.
func (f *File) WrittenBetween(from, to int) []byte {
	behind := func(off int) int {
		for off < len(f.Text) && f.Text[off] == ' ' && f.Written[off] != ' ' {
			off++
		}
		return off
	}
	return f.Written[behind(from):behind(to)]
}

// NewFile indexes the lines of text, which must not change afterwards.
func NewFile(name string, text []byte) *File {
	f := &File{Name: name, Text: text, Written: text, lines: []int{0}}
	for i, c := range text {
		if c == '\n' {
			f.lines = append(f.lines, i+1)
		}
	}
	return f
}

// Span is the half-open byte range [Off, End) of File. A Span without a File is
// not a place.
type Span struct {
	File     *File
	Off, End int
}

// Span returns the range [off, end) of f, clipped to the text.
func (f *File) Span(off, end int) Span {
	off = max(0, min(off, len(f.Text)))
	return Span{f, off, max(off, min(end, len(f.Text)))}
}

// IsValid reports whether s is a place in a file.
func (s Span) IsValid() bool { return s.File != nil }

// Text is the spanned text as written.
func (s Span) Text() string {
	if s.File == nil {
		return ""
	}
	return string(s.File.Text[s.Off:s.End])
}

// Line is the 1-based line of the span's first byte; 0 without a file.
func (s Span) Line() int {
	if s.File == nil {
		return 0
	}
	line, _ := s.File.Position(s.Off)
	return line
}

// Position gives the 1-based line and the 1-based column, in bytes, of off.
func (f *File) Position(off int) (line, column int) {
	i := sort.SearchInts(f.lines, off+1) - 1
	return i + 1, off - f.lines[i] + 1
}

// LineText is the text of the 1-based line, without its end of line.
func (f *File) LineText(line int) string {
	if line < 1 || line > len(f.lines) {
		return ""
	}
	end := len(f.Text)
	if line < len(f.lines) {
		end = f.lines[line] - 1
	}
	return strings.TrimSuffix(string(f.Text[f.lines[line-1]:end]), "\r")
}

// LineOffset is the offset of the first byte of the 1-based line, clipped to
// the lines that exist.
func (f *File) LineOffset(line int) int {
	return f.lines[max(1, min(line, len(f.lines)))-1]
}

// LineStart is the offset of the first byte of the line that holds off.
func (f *File) LineStart(off int) int {
	return bytes.LastIndexByte(f.Text[:off], '\n') + 1
}
