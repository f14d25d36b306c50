// The marked copy of a file: inserted pragmas report, while cc preprocesses it, which branches of conditionals are active and which line reads which
// header.

package parser

import (
	"bytes"
	"fmt"
	"slices"
	"sort"

	"mintc/internal/source"
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
	askMark     = "mintc_ask"     // before an #if of the user's: index of its branch
	definedMark = "mintc_defined" // behind that, for each macro that its conditions name and that is defined: the index, the name
)

// markedFile is the marked copy. inserted holds the 1-based numbers, in the
// copy, of the lines that the original does not have, in order.
type markedFile struct {
	text     []byte
	inserted []int
}

// marked builds the copy. Only a header announces itself, and only the user's files say which macros are defined.
func (r *rawFile) marked(header, asks bool) markedFile {
	var m markedFile
	at, line := 0, 1
	copyTo := func(end int) {
		m.text = append(m.text, r.norm[at:end]...)
		line += bytes.Count(r.norm[at:end], []byte("\n"))
		at = end
	}
	insert := func(format string, args ...any) {
		m.text = append(append(m.text, fmt.Sprintf(format, args...)...), '\n')
		m.inserted = append(m.inserted, line)
		line++
	}
	if header {
		insert("#pragma %s", enterMark)
	}
	branch := 0
	for i, d := range r.directives {
		if asks && d.opensGroup() {
			copyTo(d.off)
			insert("#pragma %s %d", askMark, branch)
			for _, name := range r.askedBy(branch) {
				insert("#ifdef %s", name)
				insert("#pragma %s %d %s", definedMark, branch, name)
				insert("#endif")
			}
		}
		switch {
		case branch < len(r.branches) && r.branches[branch].directive == i:
			copyTo(d.end)
			m.text = append(m.text, fmt.Sprintf("\n#pragma %s %d", branchMark, branch)...)
			line++
			m.inserted = append(m.inserted, line)
			branch++
		case d.isInclude():
			copyTo(d.off)
			insert("#pragma %s %d", includeMark, i)
		}
	}
	copyTo(len(r.norm))
	return m
}

// askedBy are the names in the conditions of a group of branches.
func (r *rawFile) askedBy(group int) (names []string) {
	for _, b := range r.branches[group:] {
		if b.group != group {
			continue
		}
		for _, t := range r.directives[b.directive].toks {
			if name := r.spelling(t); t.Kind == source.Ident && name != "defined" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// opensGroup reports whether the directive is an #if of some kind, and no #elif.
func (d directive) opensGroup() bool {
	return d.name == "if" || d.name == "ifdef" || d.name == "ifndef"
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
