package main

import (
	"testing"

	"mintc/internal/cuemu"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestCheck goes through both builds with a program that is C and CUDA as it
// stands; what check says of wrong ones is tested with package checker.
func TestCheck(t *testing.T) {
	if _, err := cuemu.Find(); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	write(t, dir, "sub/value.h", "#define VALUE 7\n")
	write(t, dir, "sub/in.c", `#include "value.h"
#include <stdio.h>
int main(int argc, char **argv) {
	printf("%d %s\n", VALUE + N, argv[1]);
	return argc;
}
`)
	got := mintc(t, dir, "check", "sub/in.c", "-DN=1", "-O3", "-fopenmp", "--", "-x")
	assert.Equal(t, ran{stdout: "sub/in.c: CUDA on the CPU checker agrees with the serial program: " +
		"5 bytes of output, exit status 2, 2 orders\n"}, got)

	write(t, dir, "cpp.c", "int main(void) { int *p = (void *)0; return p != 0; }\n")
	got = mintc(t, dir, "check", "cpp.c")
	assert.Equal(t, exitInternal, got.status)
	assert.Contains(t, got.stderr, "does not compile")
	assert.Equal(t, []string{"cpp.c", "sub"}, names(t, dir), "check writes nothing here")
}

func TestCheckCommandLine(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "error no\n")
	for args, want := range map[string]string{
		"in.c -o x": "it writes no file",
		"in.c -MD":  "it writes no file",
		"-":         "it needs a file, not standard input",
		"":          "no input file",
		"a.c b.c":   "one input at a time",
	} {
		c, err := parseCommand(splitWords("check " + args))
		require.NoError(t, err)
		c.operands = c.operands[1:]
		assert.ErrorContains(t, c.settleCheck(), want[len(""):], args)
	}
	got := mintc(t, dir, "check", "in.c")
	assert.Equal(t, exitRejected, got.status)
	assert.Contains(t, got.stderr, "in.c:1:1: error: no [MINT9001]")
}
