package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/driver"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// gccHeaders have names that make and gcc's line breaking care about.
var gccHeaders = []string{"plain.h", "./dotted.h", "a dir/x$y#z.h", `back\ slash.h`, "colon:d.h",
	"a_header_name_that_is_long_enough_to_make_gcc_break_the_line_before_it.h", "s.h", "tab\tbed.h", `double\\ slash.h`}

// TestDepfileHasGccsBytes asks gcc for the rule of the same input and options.
func TestDepfileHasGccsBytes(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("no gcc")
	}
	dir := t.TempDir()
	var text strings.Builder
	var dependencies []driver.Dependency
	for _, h := range gccHeaders {
		write(t, dir, h, "")
		text.WriteString("#include \"" + h + "\"\n")
		dependencies = append(dependencies, driver.Dependency{Path: h})
	}
	dependencies = append(dependencies, driver.Dependency{Path: "/usr/include/system.h", System: true})
	write(t, dir, "in.c", text.String()+"int x;\n")
	for _, args := range [][]string{
		{"-MMD", "-o", "out.o"},
		{"-MMD", "-MP", "-o", "./out.o"},
		{"-MMD", "-o", ".//out.o", "-MP"},
		{"-MMD", "-o", "a dir/o$.o"},
		{"-MMD", "-o", "out.o", "-MT", "a b$", "-MQ", "a b$", "-MT", "c", "-MQ", "d#", "-MT", "e"},
		{"-MMD", "-o", "out.o", "-MT", strings.Repeat("long", 20), "-MQ", "./x"},
		{"-MMD", "-o", strings.Repeat("o", 60) + ".o"},
		{"-MMD", "-MT", strings.Repeat("t", 63), "-MT", "u", "-o", "out.o"},
	} {
		for _, input := range []string{"in.c", "./in.c"} {
			command := exec.Command(gcc, append(append([]string{}, args...), "-c", input, "-MF", "gcc.d")...)
			command.Dir = dir
			said, err := command.CombinedOutput()
			require.NoError(t, err, "%s", said)
			c, err := parseCommand(args)
			require.NoError(t, err)
			got := depfile(c.depend, []string{c.output}, input, dependencies)
			assert.Equal(t, read(t, dir, "gcc.d"), string(got), "%q", args)
		}
	}
}

func TestDepfileWithSystemHeaders(t *testing.T) {
	dependencies := []driver.Dependency{{Path: "/usr/include/math.h", System: true}, {Path: "h.h"}, {Path: "./h.h"}, {Path: "in.c"}}
	assert.Equal(t, "in.cu: in.c /usr/include/math.h h.h\n", string(depfile(dependOptions{}, []string{"in.cu"}, "in.c", dependencies)))
	assert.Equal(t, "in.cu: in.c h.h\nh.h:\n", string(depfile(dependOptions{userHeaders: true, phony: true}, []string{"in.cu"}, "in.c", dependencies)))
	assert.Equal(t, "x: h.h in.c\n", string(depfile(dependOptions{userHeaders: true}, []string{"x"}, "-", dependencies)))
}

func TestDepfileNames(t *testing.T) {
	for args, want := range map[string]string{
		"-MD in.c":                   "in.d",
		"-MMD sub/in.c":              "in.d",
		"-MD in.c -o o/out.cu":       "o/out.d",
		"-MD in.c -o o.x/out.bar.cu": "o.x/out.bar.d",
		"-MD in.c -o o.x/out":        "o.x/out.d",
		"-MD in.c -o p -MF deps/f":   "deps/f",
		"-MD in.c --split":           "in.d",
	} {
		dir := t.TempDir()
		for _, sub := range []string{"sub/in.c", "in.c", "o/x", "o.x/x", "deps/x"} {
			write(t, dir, sub, "depends h.h\n")
		}
		got := mintc(t, dir, strings.Fields(args)...)
		assert.Equal(t, ran{}, got, args)
		assert.FileExists(t, filepath.Join(dir, want), args)
	}
}

func TestDependenciesOnly(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "depends h.h\ndepends-system /s.h\n")
	assert.Equal(t, ran{stdout: "in.cu: in.c h.h /s.h\n"}, mintc(t, dir, "-M", "in.c"))
	assert.Equal(t, ran{}, mintc(t, dir, "-M", "-MT", "x", "in.c", "-o", "f.d"))
	assert.Equal(t, "x: in.c h.h /s.h\n", read(t, dir, "f.d"))
	assert.Equal(t, []string{"f.d", "in.c"}, names(t, dir))
	assert.Equal(t, ran{stdout: "in.cu in.mint.h in.mint.c: in.c h.h /s.h\n"}, mintc(t, dir, "-M", "in.c", "--split"))
}
