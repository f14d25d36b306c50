// The text of --help, printed from the table of options.

package main

import (
	"fmt"
	"strings"
)

const helpHead = `usage: mintc [options] in.c           translate to in.cu
       mintc [options] - -o -         translate standard input to output
       mintc check [options] in.c [more.c util.o -lm] [-- program's arguments]
                                      translate, run the CUDA code on the CPU
                                      checker and compare with the serial C
       mintc explain MINT2003         what a message means and what to do
       mintc tune in.c [-- program's arguments]
                                      time candidates for the plans on the GPU
                                      here; later translations use the fastest
       mintc model in.c               the time of a step against the steps
                                      per launch, by the model
       mintc model --paper            the published models of ghost zones
       mintc help tune                about one of these
       mintc doctor                   the compilers and GPU driver found here

mintc translates C with "#pragma mint" into CUDA C. @FILE reads options from
FILE; -- ends the options.
`

const helpTail = `
Environment:
  NO_COLOR                no colour in messages
  MINTC_DEBUG=1           add the stack trace to the report of an internal error
  CC                      the C compiler that "mintc check" uses

Exit status: 0 done; 1 the input was rejected, a file could not be read or
written, or "check" found a difference or nothing to compare; 2 wrong command
line; 70 internal error; 130 "check" was interrupted.
`

const (
	helpColumn = 26
	helpWidth  = 80
)

// helpText is --help, made from the table of options.
func helpText() string {
	var out strings.Builder
	out.WriteString(helpHead)
	for _, name := range []string{groupOutput, groupPreprocess, groupDepend, groupOptimise, groupNumbers,
		groupSafety, groupMessages, groupCheck, groupTune, groupModel, groupInfo, groupCflags} {
		writeGroup(&out, name)
	}
	out.WriteString(helpTail)
	return out.String()
}

// writeGroup prints the options of a group that have help.
func writeGroup(out *strings.Builder, name string) {
	fmt.Fprintf(out, "\n%s:\n", name)
	for i := range options {
		if o := &options[i]; o.group == name && o.help != "" {
			writeOptionHelp(out, o)
		}
	}
}

// writeOptionHelp prints one option and its wrapped help.
func writeOptionHelp(out *strings.Builder, o *option) {
	left := "  " + o.spelling + o.value
	switch o.arity {
	case alone:
		left = "  " + o.spelling
	case onOff:
		left = "  -" + o.name()
	case equals, equalsOrNext:
		left = "  " + o.spelling + "=" + o.value
	case joinedOrNext:
		left = "  " + o.spelling + " " + o.value
	}
	if len(left) >= helpColumn {
		out.WriteString(left + "\n")
		left = ""
	}
	column := helpColumn
	fmt.Fprintf(out, "%-*s", helpColumn, left)
	for i, word := range strings.Fields(o.help) {
		switch {
		case i > 0 && column+1+len(word) > helpWidth:
			fmt.Fprintf(out, "\n%*s", helpColumn, "")
			column = helpColumn
		case i > 0:
			out.WriteByte(' ')
			column++
		}
		out.WriteString(word)
		column += len(word)
	}
	out.WriteByte('\n')
}
