// The marked copy of a file: inserted pragmas report, while cc preprocesses it, which branches of conditionals are active and which line reads which
// header.

package parser

import (
	"bytes"
	"fmt"
	"slices"
	"sort"
)

// The first pass only preprocesses, and reads a marked copy: it has a pragma of
// our own after every conditional directive and before every #include. cc calls
// us for each one that it executes, which tells which branches are active and
// which directive read which header. The second pass reads the unmarked text,
// whose offsets are the original ones.
const (
	enterMark   = "mintc_enter"   // first line of every header
	branchMark  = "mintc_branch"  // after a conditional directive: index of its branch
	includeMark = "mintc_include" // before an #include: index of the directive
)

// markedFile is the marked copy. inserted holds the 1-based numbers, in the
// copy, of the lines that the original does not have, in order.
type markedFile struct {
	text     []byte
	inserted []int
}

// marked builds the copy; only a header announces itself.
func (r *rawFile) marked(header bool) markedFile {
	var m markedFile
	at, line := 0, 1
	copyTo := func(end int) {
		m.text = append(m.text, r.norm[at:end]...)
		line += bytes.Count(r.norm[at:end], []byte("\n"))
		at = end
	}
	if header {
		m.text = append(m.text, "#pragma "+enterMark+"\n"...)
		m.inserted = append(m.inserted, line)
		line++
	}
	branch := 0
	for i, d := range r.directives {
		switch {
		case branch < len(r.branches) && r.branches[branch].directive == i:
			copyTo(d.end)
			m.text = append(m.text, fmt.Sprintf("\n#pragma %s %d", branchMark, branch)...)
			line++
			m.inserted = append(m.inserted, line)
			branch++
		case d.isInclude():
			copyTo(d.off)
			m.text = append(m.text, fmt.Sprintf("#pragma %s %d\n", includeMark, i)...)
			m.inserted = append(m.inserted, line)
			line++
		}
	}
	copyTo(len(r.norm))
	return m
}

func (d directive) isInclude() bool { return d.name == "include" || d.name == "include_next" }

func (d directive) isConditional() bool { return IsConditional(d.name) }

// IsConditional reports whether a directive of that name asks a condition, as #if does. #else and #endif ask none.
func IsConditional(name string) bool {
	return slices.Contains([]string{"if", "ifdef", "ifndef", "elif", "elifdef", "elifndef"}, name)
}

// originalLine maps a line of the copy to the line of the original.
func (m markedFile) originalLine(line int) int {
	return max(1, line-sort.SearchInts(m.inserted, line+1))
}
