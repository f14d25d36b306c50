// Dependency files for make (-MD, -MMD, -M), byte for byte as gcc 12 writes them.

package main

import (
	"strings"

	"mintc/internal/driver"
)

// depWidth is the column at which gcc breaks lines; only a long name exceeds it.
const depWidth = 72

// depfile is the make rule that gcc would write: the targets, the input and the
// files that it includes. It has gcc 12's bytes (libcpp/mkdeps.cc).
func depfile(options dependOptions, defaultTargets []string, input string, dependencies []driver.Dependency) []byte {
	targets := orderTargets(options.targets)
	if len(targets) == 0 {
		for _, name := range defaultTargets {
			targets = append(targets, quoteForMake(trimDotSlash(name)))
		}
	}
	var files []string
	if input != "-" {
		files = append(files, quoteForMake(trimDotSlash(input)))
	}
	headers := headerNames(options.userHeaders, input, dependencies)
	files = append(files, headers...)

	var out strings.Builder
	column := writeNames(&out, targets, 0)
	out.WriteByte(':')
	writeNames(&out, files, column+1)
	out.WriteByte('\n')
	if options.phony {
		for _, h := range headers {
			out.WriteString(h + ":\n")
		}
	}
	return []byte(out.String())
}

// headerNames are the quoted names of the dependencies, each once.
func headerNames(userOnly bool, input string, dependencies []driver.Dependency) []string {
	seen := map[string]bool{trimDotSlash(input): true}
	var names []string
	for _, d := range dependencies {
		path := trimDotSlash(d.Path)
		if userOnly && d.System || seen[path] {
			continue
		}
		seen[path] = true
		names = append(names, quoteForMake(path))
	}
	return names
}

// orderTargets puts -MT's targets before -MQ's and quotes the latter. It does so
// as gcc does, which swaps a late -MT with the first -MQ.
func orderTargets(targets []dependTarget) []string {
	var names []string
	quotedFrom := 0
	for _, t := range targets {
		name := trimDotSlash(t.name)
		names = append(names, name)
		if !t.quoted {
			last := len(names) - 1
			names[quotedFrom], names[last] = names[last], names[quotedFrom]
			quotedFrom++
		}
	}
	for i := quotedFrom; i < len(names); i++ {
		names[i] = quoteForMake(names[i])
	}
	return names
}

// writeNames writes names with a space between them, and breaks lines where gcc
// does. It takes and returns the column.
func writeNames(out *strings.Builder, names []string, column int) int {
	for _, name := range names {
		if column > 0 {
			if column+len(name) > depWidth {
				out.WriteString(" \\\n")
				column = 0
			}
			out.WriteByte(' ')
			column++
		}
		out.WriteString(name)
		column += len(name)
	}
	return column
}

// trimDotSlash takes leading "./" off a path.
func trimDotSlash(path string) string {
	for strings.HasPrefix(path, "./") && strings.TrimLeft(path[2:], "/") != "" {
		path = strings.TrimLeft(path[2:], "/")
	}
	return path
}

// quoteForMake escapes characters that make interprets: white space (with the
// backslashes before it), "#" and "$".
func quoteForMake(name string) string {
	var out strings.Builder
	backslashes := 0 // directly before the current byte
	for i := 0; i < len(name); i++ {
		switch name[i] {
		case ' ', '\t':
			out.WriteString(strings.Repeat(`\`, backslashes+1))
		case '$':
			out.WriteByte('$')
		case '#':
			out.WriteByte('\\')
		}
		if name[i] == '\\' {
			backslashes++
		} else {
			backslashes = 0
		}
		out.WriteByte(name[i])
	}
	return out.String()
}
