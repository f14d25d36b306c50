// One file before preprocessing: tokens, directives, pragmas and branches of conditionals at their byte offsets, and the text that cc reads.

package parser

import (
	"sort"

	"mintc/internal/source"
)

// rawFile is one file before preprocessing: its tokens, directives, pragmas
// and conditional branches as offsets into the original bytes. The offsets of
// cc's tokens refer to the same bytes, which is what ties the two together.
type rawFile struct {
	file       *source.File
	norm       []byte         // what cc reads: as long as the text, some parts blanked
	toks       []source.Token // outside directives and our _Pragma operators
	directives []directive
	pragmas    []*rawPragma
	branches   []branch
}

// directive is one preprocessor line, continuations included; end is the
// offset of its newline. toks are those after the name.
type directive struct {
	off, end int
	name     string
	toks     []source.Token
}

// branch is the text that one #if, #elif or #else governs.
type branch struct {
	directive  int // index of the line that opens it
	group      int // the branch of its #if
	start, end int
}

// scan lexes the whole file and prepares the text that cc reads: our pragmas,
// #line directives and a byte order mark become blanks, so that every other
// byte keeps its offset, line and column.
func scan(file *source.File) *rawFile {
	r := &rawFile{file: file, norm: append([]byte(nil), file.Text...), toks: source.TokenList(file.Text)}
	r.blank(0, source.ByteOrderMark(file.Text))
	source.Scan(file.Text, r.scanDirective, func(t source.Token) { r.toks = append(r.toks, t) })
	r.findPragmaOperators()
	r.findBranches()
	r.joinLooseContinuations()
	return r
}

// scanDirective reads the directive at off and returns where to go on: its
// newline, or the opening brace on a pragma line.
func (r *rawFile) scanDirective(off int) int {
	d := directive{off: off}
	d.name, d.toks, d.end = source.ReadDirective(r.file.Text, off)
	switch d.name {
	case "line":
		// Positions and the folder of #include "x" stay those of the real file.
		r.blank(d.off, d.end)
	case "pragma":
		d.end = r.addPragma(d)
	}
	r.directives = append(r.directives, d)
	return d.end
}

// blank overwrites norm[from:to] with spaces; newlines stay.
func (r *rawFile) blank(from, to int) {
	for i := from; i < to; i++ {
		if r.norm[i] != '\n' {
			r.norm[i] = ' '
		}
	}
}

// joinLooseContinuations moves a backslash that only blanks part from its
// newline next to it: gcc continues such a line, cc does not.
func (r *rawFile) joinLooseContinuations() {
	for i := 0; i < len(r.norm); i++ {
		n := source.Continuation(r.norm, i)
		if n <= 2 {
			continue
		}
		to := i + n - 2
		if r.norm[to] == '\r' {
			to--
		}
		r.norm[i] = ' '
		r.norm[to] = '\\'
		i = to
	}
}

// findBranches pairs the conditional directives. Unbalanced ones are left to
// cc, which reports them.
func (r *rawFile) findBranches() {
	var open []int
	for i, d := range r.directives {
		group := len(r.branches)
		if !d.opensGroup() && len(open) > 0 && (d.isConditional() || d.name == "else" || d.name == "endif") {
			last := &r.branches[open[len(open)-1]]
			last.end, group = d.off, last.group
			open = open[:len(open)-1]
		}
		if d.isConditional() || d.name == "else" {
			open = append(open, len(r.branches))
			r.branches = append(r.branches, branch{directive: i, group: group, start: d.end, end: len(r.file.Text)})
		}
	}
}

// branchAt is the innermost branch that holds off, -1 outside all of them.
func (r *rawFile) branchAt(off int) int {
	for i := len(r.branches) - 1; i >= 0; i-- {
		if b := r.branches[i]; b.start <= off && off < b.end {
			return i
		}
	}
	return -1
}

// spelling is the text of t without line continuations.
func (r *rawFile) spelling(t source.Token) string { return t.Spelling(r.file.Text) }

// tokenAt is the index of the raw token that starts at off, or -1.
func (r *rawFile) tokenAt(off int) int {
	i := r.tokenFrom(off)
	if i < len(r.toks) && r.toks[i].Off == off {
		return i
	}
	return -1
}

// tokenFrom is the index of the first raw token at or after off.
func (r *rawFile) tokenFrom(off int) int {
	return sort.Search(len(r.toks), func(i int) bool { return r.toks[i].Off >= off })
}
