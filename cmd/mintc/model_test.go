package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestModelOfThePapers(t *testing.T) {
	dir := t.TempDir()
	got := mintc(t, dir, "model", "--paper", "--svg", "figures.svg")
	assert.Zero(t, got.status, got.stderr)
	assert.Contains(t, got.stdout, "model of ICS'09\n")
	assert.Contains(t, got.stdout, "  PathFinder      12       11.55      127  2.006e+05    1.070e+05    1.875       14     1.074e+05\n")
	for _, figure := range []string{"Figure 4:", "Figure 5:", "Figure 6:", "Figure 7:", "Figure 8:"} {
		assert.Contains(t, got.stdout, figure)
		assert.Contains(t, read(t, dir, "figures.svg"), figure)
	}
	assert.True(t, strings.HasPrefix(read(t, dir, "figures.svg"), "<svg "))

	assert.Contains(t, mintc(t, dir, "model", "--paper=ijpp").stdout, "  PathFinder      13       12.89")
	assert.Contains(t, mintc(t, dir, "model", "--paper=ics09", "--glbsync-per-pass").stdout, "  PathFinder      14       13.66")
	for args, want := range map[string]string{"--paper=x": "not one of ics09, ijpp", "--papers": "unknown option", "": "name a C file, or write --paper=ics09", "--paper in.c": "takes no file name",
		"a.c b.c": "it takes one C file, and b.c is another one", "a.c -o out": "-o does not apply; --svg FILE writes the curves"} {
		got := mintc(t, dir, append([]string{"model"}, strings.Fields(args)...)...)
		assert.Equal(t, exitUsage, got.status, args)
		if args != "--papers" {
			assert.Contains(t, got.stderr, want, args)
		}
	}
}

// TestModelOfAProgram prints and draws the model of a time loop, with what a record measured.
func TestModelOfAProgram(t *testing.T) {
	t.Setenv(realPipelineVariable, "1")
	dir := writeTuned(t)
	got := mintc(t, dir, "model", "heat.c", "-arch=sm_90", "--size=8192,8192", "--svg", "heat.svg")
	require.Zero(t, got.status, got.stderr)
	assert.Contains(t, got.stdout, "heat.c on a typical sm_90, by the model")
	assert.Contains(t, got.stdout, "main_chain1, line 15 of heat.c, for 8192 x 8192 cells")
	assert.NotContains(t, got.stdout, "assumed")
	assert.Equal(t, 1, strings.Count(got.stdout, "<- least, by the model"), got.stdout)
	assert.Equal(t, 1, strings.Count(got.stdout, "<- next"))
	for _, kind := range []string{"one step", "march", "tile", "shrinking"} {
		assert.Regexp(t, "(?m)^  "+kind+" ", got.stdout)
	}
	assert.Contains(t, got.stdout, "Registers are those that a thread would take if it could have them all, of those that it may have:\n")
	assert.NotContains(t, got.stdout, "persistent", "its cells do not fit in shared memory")
	assert.Regexp(t, `(?m)^  persistent +63 .*<- least`, mintc(t, dir, "model", "heat.c", "-arch=sm_90", "--size=1024,1024").stdout)
	picture := read(t, dir, "heat.svg")
	assert.True(t, strings.HasPrefix(picture, "<svg "))
	assert.NotContains(t, picture, "measured")
	assert.Equal(t, 1, strings.Count(picture, "<title>least: "))
	assert.NotContains(t, picture, ">32</text>", "16 steps at most")
	wide := mintc(t, dir, "model", filepath.Join(dir, "heat.c"), "-arch=sm_90", "--size=1024,1024", "--svg", "-").stdout
	assert.Contains(t, wide, ">Steps per launch of heat.c on a typical sm_90</text>", "no folder, which the picture may have no room for")
	assert.Equal(t, 2, strings.Count(wide, ">32</text>"), "63 steps: the axis has powers of two")
	for _, name := range []string{"heat.c", "size.h"} {
		before := read(t, dir, name)
		got := mintc(t, dir, "model", "heat.c", "-arch=sm_90", "--svg", name)
		assert.Equal(t, exitUsage, got.status)
		assert.Contains(t, got.stderr, "model: the picture "+name+" would overwrite "+name+", which was read")
		assert.Equal(t, before, read(t, dir, name))
	}

	require.Zero(t, mintc(t, dir, "tune", "heat.c", "--emit", "set", "-arch=sm_90", "--candidates=2").status)
	record := read(t, dir, "set", "candidates")
	timed := strings.Replace(record, "*        untimed  -ftrapezoid=off", "*       2.5000 ms  -ftrapezoid=off", 1)
	write(t, dir, "heat.mint-tune", timed)
	assert.NotContains(t, mintc(t, dir, "model", "heat.c", "-arch=sm_90").stdout, "measured", "of an unknown number of steps")
	timed = regexp.MustCompile(`(?m)^chain .*`).ReplaceAllString(timed, "$0 steps 100")
	write(t, dir, "heat.mint-tune", timed)
	got = mintc(t, dir, "model", "heat.c", "-arch=sm_90", "--svg", "heat.svg")
	require.Zero(t, got.status, got.stderr)
	assert.Contains(t, got.stdout, "  measured 25\n", "microseconds a step")
	assert.Contains(t, read(t, dir, "heat.svg"), "<title>measured: 25 at 1</title>")
	write(t, dir, "heat.mint-tune", strings.Replace(timed, "\n*       2.5000 ms", "\n        2.0000 ms  -ftrapezoid=4 -ftrapezoid-kind=tile\n*       2.5000 ms", 1))
	got = mintc(t, dir, "model", "heat.c", "-arch=sm_90", "--svg", "heat.svg")
	assert.Regexp(t, `(?m)^  tile +4 .*  measured 20$`, got.stdout, got.stderr)
	assert.Contains(t, read(t, dir, "heat.svg"), "<title>measured: 20 at 4</title>")
	write(t, dir, "heat.mint-tune", strings.Replace(timed, "\n*       2.5000 ms", "\n        2.0000 ms  -ftrapezoid=17 -ftrapezoid-kind=march\n*       2.5000 ms", 1))
	assert.Regexp(t, `(?m)^  march +17 .*  measured 20$`, mintc(t, dir, "model", "heat.c", "-arch=sm_90").stdout, "a height that is not drawn unmeasured")
	write(t, dir, "heat.mint-tune", strings.Replace(timed, "untimed  -ftrapezoid=auto", "1.5 ms  -ftrapezoid=auto", 1))
	assert.Regexp(t, `(?m)^  march +10 .*  measured 15$`, mintc(t, dir, "model", "heat.c", "-arch=sm_90").stdout, "what -O3 does unasked")

	example, err := os.ReadFile("../../examples/heat2d/heat2d.c")
	require.NoError(t, err)
	write(t, dir, "heat2d.c", string(example))
	assert.Contains(t, mintc(t, dir, "model", "heat2d.c", "--size=8192").stdout, "are assumed; --size=X,Y,Z gives those of a run")
	assert.NotContains(t, mintc(t, dir, "model", "heat2d.c", "--size=8192,4096").stdout, "assumed")

	deep := mintc(t, dir, "model", "heat2d.c", "--size=8192,4096,2")
	require.Zero(t, deep.status, "a third number is a warning")
	assert.Contains(t, deep.stderr, "warning: --size=8192,4096,2 has 3 numbers, but no nest has more parallel loops than this one, which has 2")
	assert.Contains(t, deep.stdout, "for 8192 x 4096 cells\n  these loops take the first 2 of the 3 numbers of --size\n")

	write(t, dir, "none.c", "void f(int n, double *a)\n{\n#pragma mint parallel for\n    for (int i = 0; i < n; i++)\n        a[0] = a[i];\n}\n")
	assert.Equal(t, exitRejected, mintc(t, dir, "model", "none.c").status)
	assert.Contains(t, mintc(t, dir, "model", "gone.c").stderr, "model: cannot read gone.c")
}
