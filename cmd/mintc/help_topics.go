// `mintc help WORD`: what --help says of one sub-command, with what it reads and writes.

package main

import (
	"maps"
	"slices"
	"strings"
)

// topic is the help of a sub-command: its text, and the group of its own options.
type topic struct{ text, group string }

var topics = map[string]topic{
	"check": {"usage: mintc check [options] in.c [more.c util.o -lm] [-- program's arguments]\n\n" +
		"Translates, runs the CUDA code on the CPU checker with all detectors and\ncompares what it prints and writes with the serial C program, without a GPU.\n", groupCheck},
	"tune": {"usage: mintc tune [options] in.c [-- program's arguments]\n       mintc tune --emit DIR [options] in.c [-- program's arguments]\n" +
		"       mintc tune --read DIR in.c\n       mintc tune --calibrate [-o FILE]\n\n" +
		"Builds candidates for the plans with nvcc, compares what they print, times them\nin the program itself and writes in.mint-tune beside it. \"mintc -O3\" then takes\n" +
		"the plans with a star; -MD lists the file, -ftune=off does without, and a record\nof another program, architecture or other options is an error. --ignore and\n" +
		"--tolerance of \"mintc check\" say which differences do not count. NVCC names\nanother nvcc. --calibrate measures the GPU for -fdevice=FILE.\n", groupTune},
	"model": {"usage: mintc model [options] in.c\n       mintc model --paper[=ics09|ijpp] [options]\n\n" +
		"Prints for each time loop what the performance model expects of a step against\nthe number of steps per launch, with its parts and with what \"mintc tune\"\n" +
		"measured; with --paper the published models of ghost zones.\n", groupModel},
	"explain": {"usage: mintc explain MINT2003\n\nPrints what a message means, why it is one, and what to do.\n", ""},
	"doctor":  {"usage: mintc doctor\n\nPrints which compilers and which GPU driver this machine has.\n", ""},
}

// runHelp prints the help of a sub-command, or all of it.
func runHelp(c *command) int {
	switch len(c.operands) {
	case 1:
		return printOut(helpText())
	case 2:
		if t, ok := topics[c.operands[1]]; ok {
			return printOut(t.String())
		}
	}
	return fail(exitUsage, "help: write \"mintc help\" and one of %s", strings.Join(slices.Sorted(maps.Keys(topics)), ", "))
}

func (t topic) String() string {
	var out strings.Builder
	out.WriteString(t.text)
	if t.group != "" {
		writeGroup(&out, t.group)
	}
	return out.String()
}
