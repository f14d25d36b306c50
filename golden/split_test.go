package golden

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/cuemu"

	"github.com/stretchr/testify/require"
)

// TestSplit compares every case and example, translated with --split, with the serial program: the host's part is
// compiled as C, the device's as CUDA. One run of each is enough, and no detectors: the kernels are those of
// TestDifferential. -O2 shows what is no valid C. -short leaves it to the programs of testdata/split.
func TestSplit(t *testing.T) {
	requireEmulator(t)
	if testing.Short() {
		t.Skip("with -short")
	}
	for _, c := range cases(t) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			sameSplit(t, c.dir, []string{"in.c"}, c.args, c.runs[len(c.runs)-1:])
		})
	}
	for name, runs := range examples {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			sameSplit(t, filepath.Join("../examples", name), []string{name + ".c"}, nil, runs[1:2])
		})
	}
}

// TestSplitLinks links translations of several files.
func TestSplitLinks(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	sameSplit(t, "testdata/linking", []string{"main.c", "halve.c"}, nil, [][]string{nil})
}

// TestSplitCheck goes through the command that compares programs.
func TestSplitCheck(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	got := mintc(t, "../examples/heat2d", "check", "--split", "-std=gnu99", "-DREAL=float", "heat2d.c", "--", "13", "9", "3")
	require.Zero(t, got.exit, got.stderr)
	require.Contains(t, got.stdout, "agrees with the serial program")
}

// TestSplitFiles compares the three outputs of one case with what was read and accepted.
func TestSplitFiles(t *testing.T) {
	const dir = "testdata/split_files"
	out := t.TempDir()
	got := mintc(t, dir, "--split", "in.c", "-O0", "-P", "-o", filepath.Join(out, "in.cu"))
	require.Zero(t, got.exit, got.stderr)
	for name, want := range map[string]string{"in.cu": "want.split.cu", "in.mint.h": "want.split.h", "in.mint.c": "want.split.c"} {
		text := readFile(t, out, name)
		if name == "in.cu" {
			text = withoutRuntime(t, text)
		}
		compare(t, testCase{dir: dir}, want, text)
	}
}

// TestSplitKeepsC runs the programs of testdata/split, none of which is C++ or can be made C++: without --split they
// are refused.
func TestSplitKeepsC(t *testing.T) {
	requireEmulator(t)
	files, err := filepath.Glob("testdata/split/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		dir, name := filepath.Split(file)
		t.Run(strings.TrimSuffix(name, ".c"), func(t *testing.T) {
			t.Parallel()
			require.Equal(t, 1, mintc(t, dir, "-fsyntax-only", name).exit, "it can be C++: it is a case for testdata")
			sameSplit(t, dir, []string{name}, nil, [][]string{nil})
		})
	}
}

// sameSplit translates the files of one program with --split and compares it with the serial one.
func sameSplit(t *testing.T, dir string, files, args []string, runs [][]string) {
	const define = "-DREAL=double"
	var sources []string
	for _, file := range files {
		sources = append(sources, filepath.Join(dir, file))
	}
	serial := buildSerial(t, t.TempDir(), sources, define)
	requireSame(t, serial, buildSplit(t, dir, files, append(args[:len(args):len(args)], define)), runs)
}

// buildSplit translates files with --split and builds the program.
func buildSplit(t *testing.T, dir string, files, args []string) string {
	t.Helper()
	out := t.TempDir()
	build := cuemu.Build{Mode: cuemu.Fast, Output: filepath.Join(out, "program"), Flags: []string{"-DREAL=double", "-iquote", absolute(t, dir)}}
	for _, file := range files {
		cu := filepath.Join(out, strings.TrimSuffix(file, ".c")+".cu")
		got := mintc(t, dir, append(args, "--split", file, "-o", cu)...)
		require.Zero(t, got.exit, got.stderr)
		build.Sources = append(build.Sources, cu, strings.TrimSuffix(cu, ".cu")+".mint.c")
	}
	require.NoError(t, requireEmulator(t).Build(context.Background(), build))
	entries, err := os.ReadDir(out)
	require.NoError(t, err)
	require.Len(t, entries, 3*len(files)+1, "three files each, and the program")
	return build.Output
}
