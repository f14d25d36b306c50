// The output of --print-nvcc-flags: what nvcc needs to compile the translated file.

package main

import (
	"path/filepath"
	"strings"

	"mintc/parser"
)

// nvccFlags are the nvcc options for the output of this command line, as shell
// words on one line: the architecture, and the include path and macros of the
// input.
func nvccFlags(c *command) string {
	words := []string{"-arch=" + c.options.Arch}
	if c.options.Split { // the device code includes nothing of the user's
		return words[0] + "\n"
	}
	if dir, moved := movedFrom(c); moved {
		words = append(words, "-I"+dir) // its #include "x.h" looked there first
	}
	for _, d := range c.options.Parser.Include {
		switch d.Kind {
		case parser.Quote:
			words = append(words, "-Xcompiler", "-iquote,"+d.Path)
		case parser.System:
			words = append(words, "-isystem", d.Path)
		default:
			words = append(words, "-I"+d.Path)
		}
	}
	for _, m := range c.options.Parser.Macros {
		if m.Undef {
			words = append(words, "-U"+m.Name)
		} else {
			words = append(words, "-D"+m.Name+"="+m.Value)
		}
	}
	for _, file := range c.options.Parser.PreInclude {
		words = append(words, "-include", file)
	}
	if c.options.Parser.OpenMP {
		words = append(words, "-Xcompiler", "-fopenmp")
	}
	for i, w := range words {
		words[i] = shellQuote(w)
	}
	return strings.Join(words, " ") + "\n"
}

// movedFrom gives the input's directory if the output goes to another one.
func movedFrom(c *command) (string, bool) {
	if len(c.operands) != 1 || c.operands[0] == "-" {
		return "", false
	}
	from := filepath.Dir(c.operands[0])
	to := "."
	if c.output != "" && c.output != "-" {
		to = filepath.Dir(c.output)
	}
	return from, from != to
}
