package golden

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"mintc/codegen/cuda/runtime"
	"mintc/internal/cuemu"
	"mintc/internal/cuemu/clang"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSplit compares every case and example, translated with --split, with the serial program: the host's part is
// compiled as C, the device's as CUDA. One run of each is enough.
func TestSplit(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, c := range testmode.Sample(t, cases(t)) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			last := len(c.runs) - 1
			out, program := sameSplit(t, c.dir, []string{"in.c"}, c.args, c.runs[last:])
			requireNoWarnings(t, c.dir, filepath.Join(out, "in.mint.c"))
			if c.countsSteps() {
				assert.Equal(t, c.steps(t)[last], fmt.Sprint(stepsMadeAtOnce(t, program, c.runs[last])), "steps made at once")
			}
		})
	}
	for _, name := range testmode.Sample(t, slices.Sorted(maps.Keys(examples))) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			sameSplit(t, filepath.Join("../examples", name), []string{name + ".c"}, nil, examples[name][1:2])
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

// TestMacrosOfTheCommandLine have names that the run time and the checker use.
func TestMacrosOfTheCommandLine(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, mode := range testmode.Sample(t, []string{"-P", "--split"}) {
		got := mintc(t, "../examples/heat2d", "check", mode, "-DA=1", "-DT=2", "-Dsite=3", "-Dm=x", "-Dlaunch(x)=4", "heat2d.c", "--", "13", "9", "3")
		require.Zero(t, got.exit, got.stderr)
	}
}

// TestSplitFiles compares the three outputs of one case with what was read and accepted.
func TestSplitFiles(t *testing.T) {
	const dir = "cases/language/split_files"
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
	t.Parallel()
	files, err := filepath.Glob("testdata/split/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range testmode.Sample(t, files) {
		dir, name := filepath.Split(file)
		t.Run(strings.TrimSuffix(name, ".c"), func(t *testing.T) {
			t.Parallel()
			require.Equal(t, 1, mintc(t, dir, "-fsyntax-only", name).exit, "it can be C++: make it a case")
			sameSplit(t, dir, []string{name}, nil, [][]string{nil})
		})
	}
}

// sameSplit translates the files of one program with --split into a folder, and compares what it builds of them with the
// serial program.
func sameSplit(t *testing.T, dir string, files, args []string, runs [][]string) (out, program string) {
	const define = "-DREAL=double"
	var sources []string
	for _, file := range files {
		sources = append(sources, filepath.Join(dir, file))
	}
	serial := buildSerial(t, sources, define)
	out = translateSplit(t, dir, files, append(args[:len(args):len(args)], define))
	program = buildSplit(t, out, files, define, "-iquote", absolute(t, dir))
	requireSame(t, serial, program, runs)
	return out, program
}

// translateSplit translates files of dir with --split into a folder of its own.
func translateSplit(t *testing.T, dir string, files, args []string) string {
	t.Helper()
	out := t.TempDir()
	for _, file := range files {
		got := mintc(t, dir, append(args[:len(args):len(args)], "--split", file, "-o", filepath.Join(out, strings.TrimSuffix(file, ".c")+".cu"))...)
		require.Zero(t, got.exit, got.stderr)
	}
	entries, err := os.ReadDir(out)
	require.NoError(t, err)
	require.Len(t, entries, 3*len(files), "three files each")
	return out
}

// splitMode needs no detectors, since the kernels are those of TestDifferential: -O2 shows what is no valid C. It takes
// longer to compile, so that it is part of the full mode.
func splitMode() cuemu.Mode {
	if testmode.Full() {
		return cuemu.Fast
	}
	return cuemu.Quick
}

// buildSplit builds the program of the files that translateSplit made in out. The flags are for C: the device code has
// nothing of the user's.
func buildSplit(t *testing.T, out string, files []string, flags ...string) string {
	t.Helper()
	build := cuemu.Build{Mode: splitMode(), Traps: !testmode.Full(), Output: filepath.Join(out, "program"), CFlags: flags, Separate: runtime.Separate}
	for _, file := range files {
		name := filepath.Join(out, strings.TrimSuffix(file, ".c"))
		build.Sources = append(build.Sources, name+".cu", name+".mint.c")
	}
	require.NoError(t, requireEmulator(t).Build(context.Background(), build))
	return build.Output
}

// TestSplitFailures runs the programs of testdata/failures in two parts: they stop at the same lines.
func TestSplitFailures(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, name := range testmode.Sample(t, failures(t)) {
		t.Run(strings.TrimSuffix(name, ".c"), func(t *testing.T) {
			t.Parallel()
			out := translateSplit(t, failuresDir, []string{name}, nil)
			requireFailure(t, name, buildSplit(t, out, []string{name}, "-iquote", absolute(t, failuresDir)))
		})
	}
}

// TestSplitSeesOtherTypes builds the C part with other macros than mintc had. The compiler refuses named types that
// differ; elements of another size stop the program.
func TestSplitSeesOtherTypes(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	const dir = "cases/kernels/shape_5point"
	out := translateSplit(t, dir, []string{"in.c"}, nil) // which defines no macros of a command line
	said, err := exec.Command("gcc", "-c", "-DREAL=float", "-iquote", dir, filepath.Join(out, "in.mint.c"), "-o", os.DevNull).CombinedOutput()
	require.Error(t, err)
	require.Contains(t, string(said), "mintc saw another program")

	unnamed := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(unnamed, "in.c"), []byte(`#ifndef REAL
#define REAL double
#endif
int main(void)
{
    REAL u[9] = {0};
#pragma mint copy(u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 9; i++)
        u[i] = i;
#pragma mint copy(u, fromDevice)
    return u[0];
}
`), 0o600))
	out = translateSplit(t, unnamed, []string{"in.c"}, nil)
	_, stopped := runCUDA(t, buildSplit(t, out, []string{"in.c"}, "-DREAL=float"), nil, cuemu.Forward)
	require.Contains(t, stopped, "in.c:7: mint: array 'u' has elements of 4 bytes in the C program, but mintc saw elements of 8 bytes")
}

// hostCompilers are those that pass the C part of every case with warnings as errors.
var hostCompilers = sync.OnceValue(func() []string {
	if _, err := exec.LookPath("clang-19"); err != nil {
		return []string{"gcc"}
	}
	return []string{"gcc", "clang-19"}
})

// requireNoWarnings compiles with warnings as errors, except those about the user's own code.
func requireNoWarnings(t *testing.T, dir, host string) {
	t.Helper()
	for _, compiler := range hostCompilers() {
		said, err := exec.Command(compiler, "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-unknown-pragmas", "-Wno-deprecated-non-prototype", "-Wno-override-init", "-Wno-missing-braces", "-Wno-missing-field-initializers", "-iquote", dir, host).CombinedOutput()
		require.NoError(t, err, "%s: %s", compiler, said)
	}
}

// TestSplitStatic passes device code that has types of the user's through clang as a CUDA compiler.
func TestSplitStatic(t *testing.T) {
	compiler, err := clang.FindClang()
	if errors.Is(err, clang.ErrNotInstalled) {
		testmode.Skip(t, err)
	}
	require.NoError(t, err)
	for _, path := range testmode.Sample(t, []string{"testdata/split/layouts.c", "cases/arrays/structs/in.c", "cases/language/enums/in.c", "cases/transfers/single_elements/in.c", "cases/loops/words/in.c"}) {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			dir, name := filepath.Split(path)
			out := translateSplit(t, dir, []string{name}, nil)
			_, err := compiler.Check(context.Background(), filepath.Join(out, strings.TrimSuffix(name, ".c")+".cu"), "-Wno-unused-parameter", "-Wno-sign-compare")
			require.NoError(t, err)
		})
	}
}
