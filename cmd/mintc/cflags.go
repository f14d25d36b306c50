package main

import (
	_ "embed"
	"strings"
)

//go:embed gcc_options.txt
var gccOptionsText string

// gccOptions are gcc 12's -f, -m and -W options; a trailing "=" asks for a value.
func gccOptions() []string {
	var names []string
	for line := range strings.Lines(gccOptionsText) {
		if !strings.HasPrefix(line, "#") {
			names = append(names, strings.TrimSpace(line))
		}
	}
	return names
}

// gccKnows reports whether gcc 12 would take word, a -f, -m or -W option. Like
// gcc, it takes any -Wno-name.
func gccKnows(word string) bool {
	if strings.HasPrefix(word, "-Wno-") || word == "-W" {
		return true
	}
	for _, passedOn := range []string{"-Wl,", "-Wa,", "-fuse-ld=", "-fopt-info-"} {
		if strings.HasPrefix(word, passedOn) {
			return true
		}
	}
	name, _, hasValue := strings.Cut(word, "=")
	if hasValue {
		name += "="
	}
	positive := name[:2] + strings.TrimPrefix(name[2:], "no-")
	for _, known := range gccOptions() {
		if name == known || positive == known {
			return true
		}
		// -falign-loops= stands for -fno-align-loops and -Werror=x for -Wno-error=x.
		if !hasValue && positive != name && positive+"=" == known {
			return true
		}
	}
	return false
}
