// The -f, -m and -W options that gcc and clang take, so that mintc accepts the $(CFLAGS) of a makefile.

package main

import (
	_ "embed"
	"errors"
	"strings"
	"sync"
)

var (
	//go:embed gcc_options.txt
	gccOptionsText string
	//go:embed newer_options.txt
	newerOptionsText string
)

// hostOptions are the -f, -m and -W options of C compilers. An option that ends in "=" needs a value; "*" at the end
// matches any text.
var hostOptions = sync.OnceValue(func() []string {
	var names []string
	for line := range strings.Lines(gccOptionsText + newerOptionsText) {
		if !strings.HasPrefix(line, "#") {
			names = append(names, strings.TrimSpace(line))
		}
	}
	return names
})

// hostKnows reports whether a C compiler accepts word, a -f, -m or -W option. Like gcc, it accepts any -Wno-name.
func hostKnows(word string) bool {
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
	for _, known := range hostOptions() {
		if name == known || positive == known {
			return true
		}
		if family, isFamily := strings.CutSuffix(known, "*"); isFamily && strings.HasPrefix(positive, family) {
			return true
		}
		// -falign-loops= stands for -fno-align-loops and -Werror=x for -Wno-error=x.
		if !hasValue && positive != name && positive+"=" == known {
			return true
		}
	}
	return false
}

// setCharset accepts the character set that sources and strings have anyway.
func setCharset(option string) func(*command, string) error {
	return func(c *command, value string) error {
		if !strings.EqualFold(strings.ReplaceAll(value, "-", ""), "UTF8") {
			return errors.New(otherText)
		}
		return c.ignore(option + "=" + value)
	}
}
