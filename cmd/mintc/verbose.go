// The lines that -v prints, and quoting for a shell.

package main

import (
	"fmt"
	"os"
	"strings"
)

// say prints a line of -v.
func (c *command) say(format string, args ...any) {
	if c.verbose {
		fmt.Fprintf(os.Stderr, "mintc: "+format+"\n", args...)
	}
}

// sayPlan prints what a translation will do, and which options have no effect.
func (c *command) sayPlan() {
	c.say("%s", strings.TrimSuffix(versionText(), "\n"))
	c.say("input %s, output %s", c.options.Input, orStandardOutput(c.options.Output))
	c.say("-O%d -arch=%s", c.options.Level, c.options.Arch)
	if len(c.ignored) > 0 {
		c.say("accepted without effect: %s", strings.Join(c.ignored, " "))
	}
}

// commandLine is the command line as typed, quoted for a shell.
func (c *command) commandLine() string {
	words := make([]string, 0, len(os.Args))
	for _, word := range os.Args[1:] {
		words = append(words, shellQuote(word))
	}
	return strings.Join(words, " ")
}

// shellQuote makes one shell word of s.
func shellQuote(s string) string {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%^"
	if s != "" && strings.Trim(s, plain) == "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
