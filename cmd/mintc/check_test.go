package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// requireChecker makes check translate, and skips a test where the emulator cannot be built.
func requireChecker(t *testing.T) {
	t.Helper()
	if _, err := cuemu.Find(); err != nil {
		t.Skip(err)
	}
	t.Setenv(realPipelineVariable, "1")
}

// project is a program of several files: one with a nest, one whose functions see its arrays, one with a nest of its own.
var project = map[string]string{
	"field.h": "typedef struct { int n; double *u; } Field;\n" +
		"void init(Field *f);\nvoid report(Field *f);\ndouble half(Field *f);\nint util(int x);\n",
	"main.c": `#include "field.h"
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    Field f = {64, malloc(64 * sizeof(double))};
    init(&f);
    double *u = f.u;
#pragma mint copy(u, toDevice, f.n)
#pragma mint parallel for
    for (int i = 0; i < f.n; i++) u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, f.n)
    report(&f);
    printf("%.15g %d\n", half(&f), util(argc));
    FILE *out = fopen("out.txt", "w");
    fprintf(out, "%g\n", u[5]);
    fclose(out);
}
`,
	"sub/more.c": `#include "more.h"
#include <stdio.h>
void init(Field *f) { for (int i = 0; i < f->n; i++) f->u[i] = i; }
void report(Field *f)
{
    double s = 0;
    for (int i = 0; i < f->n; i++) s += f->u[i];
#ifdef _OPENMP
    printf("omp %d\n", omp_get_max_threads() > 0);
#endif
    printf("%g\n", s);
}
`,
	"sub/more.h": "#include \"../field.h\"\n#ifdef _OPENMP\n#include <omp.h>\n#endif\n",
	"sub/half.c": `#include "more.h"
double half(Field *f)
{
    double s = 0, *u = f->u;
    int n = f->n, three = 3;
    __asm__("addl $1, %0" : "+r"(three));
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for reduction(+: s)
    for (int i = 0; i < n; i++) s += u[i] / three;
    return s;
}
`,
	"util.c": "#include <math.h>\nint util(int x) { return (int)cbrt((double)x * x * x); }\n",
}

// TestCheckProject gives check several C files, an object, a library, OpenMP and assembly.
func TestCheckProject(t *testing.T) {
	requireChecker(t)
	testmode.InTurn(t)
	dir := t.TempDir()
	for name, text := range project {
		write(t, dir, name, text)
	}
	write(t, dir, "out.txt", "precious\n")
	compile := exec.Command("gcc", "-c", "util.c")
	compile.Dir = dir
	require.NoError(t, compile.Run())
	before := names(t, dir)

	got := mintc(t, dir, "check", "-fopenmp", "--json", "main.c", "sub/more.c", "sub/half.c", "util.o", "-lm", "--", "x")
	assert.Equal(t, exitWritten, got.status, got.stderr)
	var report struct {
		Agrees   bool
		Files    map[string]int
		Launches int `json:"kernel_launches"`
		Notes    []string
		Unseen   []string `json:"not_instrumented"`
	}
	require.NoError(t, json.Unmarshal([]byte(got.stdout), &report), got.stdout)
	assert.True(t, report.Agrees, got.stdout)
	assert.Equal(t, map[string]int{"out.txt": 3}, report.Files)
	assert.Equal(t, []string{"util.o"}, report.Unseen)
	assert.NotZero(t, report.Launches)
	assert.Contains(t, strings.Join(report.Notes, ""), "it holds inline assembly")
	assert.Equal(t, before, names(t, dir), "check writes nothing here")
	kept, err := os.ReadFile(filepath.Join(dir, "out.txt"))
	require.NoError(t, err)
	assert.Equal(t, "precious\n", string(kept))
}

// TestCheckStops goes through translation, build and run with programs that must not agree.
func TestCheckStops(t *testing.T) {
	requireChecker(t)
	dir := t.TempDir()
	write(t, dir, "plain.c", "#include <stdio.h>\nint main(void) { puts(\"x\"); }\n")
	write(t, dir, "sum.c", `#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n;
    if (scanf("%d", &n) != 1) { puts("usage: a number"); return 1; }
    double *u = malloc(n * sizeof *u), s = 0;
    for (int i = 0; i < n; i++) u[i] = 1.0 / (i + 1);
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for reduction(+: s)
    for (int i = 0; i < n; i++) s += u[i];
    printf("%.17g\n", s);
    return 0;
}
`)
	run := func(input string, args ...string) ran {
		command := mintcCommand(dir, append([]string{"check"}, args...)...)
		command.Stdin = strings.NewReader(input) // a pipe
		return finish(t, command)
	}
	got := run("", "-w", "plain.c")
	assert.Equal(t, ran{stderr: "mintc: error: check: plain.c: no #pragma mint, so there is nothing to compare\n", status: 1}, got)

	got = run("", "sum.c")
	assert.Equal(t, exitRejected, got.status)
	assert.Contains(t, got.stderr, "sum.c: no kernel was launched in this run (exit status 1)")
	assert.Contains(t, got.stderr, "usage: a number")

	got = run("1000\n", "sum.c")
	assert.Equal(t, exitRejected, got.status)
	assert.Contains(t, got.stderr, "line 1 of the output differs")
	assert.Contains(t, got.stderr, "\n  sum.c:11: the reduction '+: s' joins its parts in another order than the serial loop (F9)")

	got = run("1000\n", "sum.c", "--tolerance=1e-14")
	assert.Equal(t, exitWritten, got.status, got.stderr)
	assert.Contains(t, got.stdout, "sum.c: CUDA on the CPU checker agrees with the serial program: 19 bytes of output")
}

// TestCheckHostC gives check host code that is C and not C++.
func TestCheckHostC(t *testing.T) {
	requireChecker(t)
	dir := t.TempDir()
	write(t, dir, "host.c", `#include <complex.h>
#include <stdio.h>
static double u[8];
int main(void)
{
    int twice(int x) { return 2 * x; }
    double complex w = 1 + 2 * I;
#pragma mint parallel for
    for (int i = 0; i < 8; i++) u[i] = i;
    printf("%g %d\n", u[3] * cimag(w), twice(4));
}
`)
	got := mintc(t, dir, "check", "host.c")
	assert.Equal(t, exitWritten, got.status, got.stderr)
	assert.Empty(t, got.stderr)
	assert.Contains(t, got.stdout, "it holds C that is not C++")
}

// TestCheckUndirected gives check a second file: one without a directive is compiled as it is, whatever it holds; one whose directive stands
// in an included file, or is misspelt, is not.
func TestCheckUndirected(t *testing.T) {
	requireChecker(t)
	dir := t.TempDir()
	write(t, dir, "main.c", `#include <stdio.h>
int other(int);
int main(void)
{
    double u[8];
#pragma mint parallel for
    for (int i = 0; i < 8; i++) u[i] = i;
    printf("%g %d\n", u[3], other(0));
}
`)
	write(t, dir, "plain.c", `int other(int x)
{
    _Float16 mint = 4;
    int half(int y) { return y + (int)mint; }
    __asm__ goto("testl %0, %0\n\tjz %l[zero]" : : "r"(x) : "cc" : zero);
    return 1;
zero:
    return half(3);
}
`)
	got := mintc(t, dir, "check", "main.c", "plain.c")
	assert.Equal(t, exitWritten, got.status, got.stderr)
	assert.Empty(t, got.stderr)
	assert.NotContains(t, got.stdout, "C that is not C++")

	write(t, dir, "loop.h", "#pragma mint parallel for\nfor (int i = 0; i < x; i++) s += i;\n")
	write(t, dir, "hidden.c", "int other(int x)\n{\n    int s = 0;\n#include \"loop.h\"\n    return s;\n}\n")
	got = mintc(t, dir, "check", "--json", "main.c", "hidden.c")
	assert.Equal(t, exitRejected, got.status)
	assert.Contains(t, got.stderr, "a mint pragma cannot stand in an included file")
	assert.Contains(t, got.stdout, `"text":"mintc refuses hidden.c, for the reasons on standard error"`)

	write(t, dir, "near.c", "int other(int x)\n{\n#pragma mnit parallel for\n    for (int i = 0; i < 8; i++) x += i;\n    return x;\n}\n")
	got = mintc(t, dir, "check", "main.c", "near.c")
	assert.Equal(t, exitWritten, got.status, got.stderr)
	assert.Contains(t, got.stderr, "'mnit' is not 'mint'")
}

// TestCheckSymbols gives check an array with two names.
func TestCheckSymbols(t *testing.T) {
	requireChecker(t)
	dir := t.TempDir()
	write(t, dir, "names.c", `#include <stdio.h>
double u[80], v[80];
extern double w[80] __attribute__((alias("u")));
int main(int argc, char **argv)
{
    w[5] = 3;
#pragma mint parallel
    {
#pragma mint for nowait
        for (int i = 0; i < 80; i++) u[i] += w[i];
#pragma mint for
        for (int i = 1; i < 79; i++) v[i] = w[i - 1] + u[i + 1];
    }
    printf("%g %g\n", w[5], v[6]);
    if (argc > 1) {
#pragma mint parallel for
        for (int i = 1; i < 80; i++) u[i] = w[i - 1];
    }
    printf("%g\n", w[6]);
}
`)
	got := mintc(t, dir, "check", "names.c")
	assert.Equal(t, exitWritten, got.status, got.stderr)
	got = mintc(t, dir, "check", "names.c", "--", "shift")
	assert.Equal(t, exitRejected, got.status)
	assert.Contains(t, got.stderr, "'w' and 'u' are the same array, and the loop writes it")
}

// TestCheckInterrupted ends a check in the middle of a run: it leaves neither files nor processes.
func TestCheckInterrupted(t *testing.T) {
	requireChecker(t)
	dir, temporary := t.TempDir(), t.TempDir()
	write(t, dir, "long.c", `#include <stdio.h>
#include <unistd.h>
int main(void)
{
    double u[8];
#pragma mint parallel for
    for (int i = 0; i < 8; i++) u[i] = i;
    FILE *out = fopen("started", "w");
    fclose(out);
    for (;;) sleep(1);
}
`)
	command := mintcCommand(dir, "check", "long.c")
	command.Env = append(command.Environ(), "TMPDIR="+temporary)
	require.NoError(t, command.Start())
	started := func() bool {
		found, err := filepath.Glob(filepath.Join(temporary, "mintc-check-*", "run", dir, "started"))
		return err == nil && len(found) == 1
	}
	require.Eventually(t, started, 2*time.Minute, 20*time.Millisecond)
	require.NoError(t, command.Process.Signal(syscall.SIGINT))
	_ = command.Wait()
	assert.Equal(t, 130, command.ProcessState.ExitCode())
	assert.Empty(t, names(t, temporary))
}

func TestCheckCommandLine(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "error no\n")
	for args, want := range map[string]string{
		"in.c -o x":   "it writes no file",
		"in.c -MD":    "it writes no file",
		"-":           "it needs files, not standard input",
		"":            "no C file",
		"a.o -lm":     "no C file",
		"a.c 64":      "64 is neither a C file",
		"a.c b.cpp":   "b.cpp is not C: give its object (.o)",
		"a.c b.c -o-": "it writes no file",
	} {
		c, err := parseCommand(splitWords("check " + args))
		require.NoError(t, err)
		c.operands = c.operands[1:]
		assert.ErrorContains(t, c.settleCheck(), want, args)
	}
	for args, want := range map[string]string{
		"--tolerance=x":   "--tolerance=x: not a number from 0 to 1, as in 1e-12",
		"--ignore=(":      "--ignore=(: not a regular expression: missing closing ): `(`",
		"--time-limit=-1": "--time-limit=-1: not a positive number of seconds",
	} {
		_, err := parseCommand(splitWords("check in.c " + args))
		assert.EqualError(t, err, want, args)
	}
	got := mintc(t, dir, "in.c", "--json")
	assert.Equal(t, ran{stderr: "mintc: error: --json belongs to \"mintc check\"\n", status: exitUsage}, got)
	got = mintc(t, dir, "check", "in.c")
	assert.Equal(t, exitRejected, got.status)
	assert.Contains(t, got.stderr, "in.c:1:1: error: no [MINT9001]")
}

func TestCheckOptions(t *testing.T) {
	c, err := parseCommand(splitWords("check a.c -lm -L lib -Wl,-rpath,x -Wall -mavx2 -fcommon -O3 --ignore=^t --ignore=x --time-limit=1.5"))
	require.NoError(t, err)
	assert.Equal(t, []string{"-lm", "-Llib", "-Wl,-rpath,x"}, c.check.libraries)
	assert.Equal(t, []string{"-mavx2", "-fcommon"}, c.check.machine)
	assert.Len(t, c.check.rules.Ignore, 2)
	assert.Equal(t, 1500*time.Millisecond, c.check.timeLimit.duration)
}
