package checker

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"mintc/internal/cuemu"
	"mintc/parser"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scriptedEmulator answers each run with the next result, and with what the command for it would write.
type scriptedEmulator struct {
	results  []cuemu.Result
	writes   string // a file in the working directory
	buildErr error
	builds   []cuemu.Build
	runs     []cuemu.Run
}

func (e *scriptedEmulator) Build(_ context.Context, b cuemu.Build) error {
	e.builds = append(e.builds, b)
	return e.buildErr
}

func (e *scriptedEmulator) Run(_ context.Context, r cuemu.Run) (cuemu.Result, error) {
	e.runs = append(e.runs, r)
	if e.writes != "" {
		if err := os.WriteFile(filepath.Join(r.Dir, "out.txt"), []byte(e.writes), 0o600); err != nil {
			return cuemu.Result{}, err
		}
	}
	return e.results[min(len(e.runs), len(e.results))-1], nil
}

// program prints its arguments, its input and N, and exits with 3.
const program = `#include <stdio.h>
#pragma mint parallel
int main(int argc, char **argv) {
	char word[80] = "";
	if (scanf("%79s", word) != 1) return 9;
	printf("one\n%s %s\n%g\n", argv[1], word, N);
	return argc == 2 ? 3 : 4;
}
`

// request is for a program in a directory of its own, which becomes the current one. It is as deep as the runs have links to
// its parents' other entries: those of the temporary folder may be many.
func request(t *testing.T, text string) Request {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "a", "b", "c")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	t.Chdir(dir)
	require.NoError(t, os.WriteFile("in.c", []byte(text), 0o644))
	macros := parser.Options{Macros: []parser.Macro{{Name: "N", Value: "2.5"}}}
	return Request{Units: []Unit{{Input: "in.c", CUDA: []byte("cuda"), Preprocessor: macros}},
		Args: []string{"arg"}, Stdin: strings.NewReader("typed\n")}
}

func checkNow(t *testing.T, r Request, emulator Emulator) (Report, error) {
	t.Helper()
	return Check(context.Background(), r, emulator, t.TempDir())
}

func TestVerdicts(t *testing.T) {
	same := cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n"), Exit: 3, Launches: 7}
	for _, c := range []struct {
		name   string
		random cuemu.Result // forward is right
		want   string       // a part
	}{
		{"agrees", same, "agrees with the serial program: 18 bytes of output, exit status 3, 7 kernel launches with blocks and " +
			"threads in forward and random order"},
		{"line", cuemu.Result{Stdout: []byte("one\narg typed\n2.6\n"), Exit: 3},
			"random order: line 3 of the output differs\n  serial: 2.5\n  CUDA:   2.6\n  by 0.038 of the number"},
		{"word", cuemu.Result{Stdout: []byte("one\nary typed\n2.5\n"), Exit: 3},
			"random order: line 2 of the output differs\n  serial: arg typed\n  CUDA:   ary typed"},
		{"short", cuemu.Result{Stdout: []byte("one\narg typed\n"), Exit: 3},
			"line 3 of the output differs\n  serial: 2.5\n  CUDA:   (it ends here)"},
		{"long", cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n\x01"), Exit: 3},
			"line 4 of the output differs\n  serial: (it ends here)\n  CUDA:   \"\\x01\""},
		{"newline", cuemu.Result{Stdout: []byte("one\narg typed\n2.5"), Exit: 3},
			"serial: 2.5\n  CUDA:   2.5 (no newline)"},
		{"status", cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n"), Stderr: []byte("in.c:4: it failed\n")},
			"exit status is 3, the CUDA program's 0, which says:\nin.c:4: it failed"},
		{"signal", cuemu.Result{Stdout: []byte("one\n"), Exit: -1, Signal: 11}, "the CUDA program's 139 (segmentation fault)"},
		{"violation", cuemu.Result{Stderr: []byte("cuemu: data race: in k\n"), Exit: 86, Violation: true},
			"random order: the CUDA program breaks a rule of CUDA:\ncuemu: data race: in k"},
		{"undefined", cuemu.Result{Stderr: []byte("cuemu: signed overflow: in.c:3:4\n"), Exit: 86, Violation: true},
			"random order: the program does what C leaves undefined:\n"},
		{"stale", cuemu.Result{Stderr: []byte("cuemu: stale host read: u[3]\n"), Exit: 86, Violation: true},
			"random order: host and device copies of an array disagree:\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := request(t, program)
			got, err := checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{same, c.random}})
			require.NoError(t, err)
			assert.Equal(t, c.name == "agrees", got.Agrees())
			assert.True(t, strings.HasPrefix(got.Text(), "in.c: "))
			assert.Contains(t, got.Text(), c.want)
		})
	}
}

// TestLittleCompared has runs that agree in what they leave.
func TestLittleCompared(t *testing.T) {
	got, err := checkNow(t, request(t, "#include <stdio.h>\nint main(void) { puts(\"empty\"); return 0; }"),
		&scriptedEmulator{results: []cuemu.Result{{Stdout: []byte("empty\n")}}})
	require.NoError(t, err)
	assert.True(t, got.Agrees())
	assert.Contains(t, got.Text(), "note: no kernel was launched in this run: the loops are empty, or")

	got, err = checkNow(t, request(t, "int main(void) { return 6; }"), &scriptedEmulator{results: []cuemu.Result{{Exit: 6, Launches: 1}}})
	require.NoError(t, err)
	assert.True(t, got.Agrees(), "the status is the result")
	assert.Contains(t, got.Text(), "agrees with the serial program: exit status 6, 1 kernel launch")
	assert.Contains(t, got.Text(), "note: both programs end with status 6: if that means failure")
}

// TestNothingCompared has runs in which the two programs cannot but agree.
func TestNothingCompared(t *testing.T) {
	for name, c := range map[string]struct {
		text   string
		result cuemu.Result
		want   string
	}{
		"crash": {"#include <stdlib.h>\nint main(void) { abort(); }", cuemu.Result{Exit: -1, Signal: syscall.SIGSEGV, Launches: 1},
			"both programs crash: the serial one with aborted, the CUDA one with segmentation fault"},
		"silent": {"int main(void) { return 0; }", cuemu.Result{Launches: 1}, "prints nothing and writes no file"},
		"usage": {`#include <stdio.h>` + "\n" + `int main(void) { puts("usage"); return 1; }`, cuemu.Result{Stdout: []byte("usage\n"), Exit: 1},
			"no kernel was launched in this run (exit status 1)"},
		"ignored": {`#include <stdio.h>` + "\n" + `int main(void) { puts("time 3"); return 0; }`, cuemu.Result{Stdout: []byte("time 4\n"), Launches: 1},
			"--ignore leaves out every line of the output"},
		"failed": {`#include <stdio.h>` + "\n" + `int main(void) { fputs("denied\n", stderr); return 4; }`,
			cuemu.Result{Stderr: []byte("denied\n"), Exit: 4, Launches: 1}, "both programs end with status 4 and leave nothing to compare"},
	} {
		t.Run(name, func(t *testing.T) {
			r := request(t, c.text)
			r.Rules.Ignore = []*regexp.Regexp{regexp.MustCompile("^time")}
			got, err := checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{c.result}})
			require.NoError(t, err)
			require.False(t, got.Agrees())
			assert.Contains(t, got.Text(), c.want)
			assert.Contains(t, got.JSON(), `"agrees":false`)
		})
	}
}

// TestFiles has a program that writes a file: it is compared, and the user's stays as it is.
func TestFiles(t *testing.T) {
	const text = `#include <stdio.h>
int main(void) {
	char word[80] = "";
	FILE *in = fopen("in.txt", "r"), *out = fopen("out.txt", "w");
	if (!in || !out || fscanf(in, "%79s", word) != 1) return 1;
	fprintf(out, "%s 1.0000001\n", word);
	return fclose(out);
}
`
	for writes, want := range map[string]string{
		"read 1.0000001\n": "1 file (out.txt: 15 bytes)",
		"read 1.0000002\n": "line 1 of the file out.txt differs",
		"":                 "only the serial program writes the file out.txt",
	} {
		r := request(t, text)
		require.NoError(t, os.WriteFile("in.txt", []byte("read"), 0o600))
		require.NoError(t, os.WriteFile("out.txt", []byte("precious"), 0o600))
		got, err := checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{{Launches: 1}}, writes: writes})
		require.NoError(t, err)
		assert.Contains(t, got.Text(), want)
		kept, err := os.ReadFile("out.txt")
		require.NoError(t, err)
		assert.Equal(t, "precious", string(kept), "the user's file")
	}
}

// TestConfinement has a program that writes to where its argument says.
func TestConfinement(t *testing.T) {
	if landlockRights() == 0 {
		t.Skip("this kernel cannot confine a process")
	}
	const text = `#include <stdio.h>
int main(int argc, char **argv) {
	FILE *out = fopen(argv[argc - 1], "w");
	if (!out) { perror("out"); return 4; }
	fputs("result", out);
	return fclose(out);
}
`
	other := filepath.Join(t.TempDir(), "out.txt")
	require.NoError(t, os.WriteFile(other, []byte("precious"), 0o600))
	r := request(t, text)
	r.Args = []string{other}
	got, err := checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{{Exit: 4, Launches: 1}}})
	require.NoError(t, err)
	assert.Contains(t, got.Text(), "out: Permission denied")
	kept, err := os.ReadFile(other)
	require.NoError(t, err)
	assert.Equal(t, "precious", string(kept))

	here, err := os.Getwd()
	require.NoError(t, err)
	r.Args = []string{filepath.Join(here, "out.txt")} // leads into the copy
	got, err = checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{{Launches: 1}}, writes: "result"})
	require.NoError(t, err)
	assert.True(t, got.Agrees(), got.Text())
	assert.NoFileExists(t, "out.txt")
}

// TestDiffersFromItself has a program whose output is another in each run.
func TestDiffersFromItself(t *testing.T) {
	const text = `#include <stdio.h>
#include <unistd.h>
int main(void) {
	printf("result 5\npid %d\n", (int)getpid());
	return 0;
}
`
	got, err := checkNow(t, request(t, text), &scriptedEmulator{results: []cuemu.Result{{Stdout: []byte("result 5\npid x\n"), Launches: 1}}})
	require.NoError(t, err)
	assert.False(t, got.Agrees())
	assert.Contains(t, got.Text(), "note: two runs of the serial program differ too (line 2 of the output differs)")

	got, err = checkNow(t, request(t, program), &scriptedEmulator{results: []cuemu.Result{{Stdout: []byte("one\narg typed\n2.6\n"), Exit: 3, Launches: 1}}})
	require.NoError(t, err)
	assert.NotContains(t, got.Text(), "two runs")
}

// TestBeside has a program that writes beside its directory: into a small folder, which is copied, and a new file.
func TestBeside(t *testing.T) {
	if landlockRights() == 0 {
		t.Skip("this kernel cannot confine a process")
	}
	const text = `#include <stdio.h>
int main(void) {
	FILE *in = fopen("../data/in.txt", "r"), *out = fopen("../data/out.txt", "w"), *more = fopen("../more.txt", "w");
	if (!in || !out || !more) return 1;
	fputc(fgetc(in), out);
	fputc('m', more);
	return fclose(out) + fclose(more);
}
`
	r := request(t, text)
	require.NoError(t, os.Mkdir("../data", 0o700))
	require.NoError(t, os.WriteFile("../data/in.txt", []byte("r"), 0o600))
	require.NoError(t, os.WriteFile("../data/out.txt", []byte("precious"), 0o600))
	got, err := checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{{Launches: 1}}})
	require.NoError(t, err)
	assert.Contains(t, got.Text(), "only the serial program writes the file ../data/out.txt")
	kept, err := os.ReadFile("../data/out.txt")
	require.NoError(t, err)
	assert.Equal(t, "precious", string(kept))
	assert.NoFileExists(t, "../more.txt")

	for i := range mostBesideEntries { // no project of its own: what is there can be read only
		require.NoError(t, os.WriteFile(fmt.Sprintf("../data/%d", i), nil, 0o600))
	}
	got, err = checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{{Exit: 1, Launches: 1}}})
	require.NoError(t, err)
	assert.Contains(t, got.Text(), "only the serial program writes the file ../more.txt", "../data/out.txt cannot be written")
}

func TestEmulatorGetsTheSameProgram(t *testing.T) {
	same := cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n"), Exit: 3, Launches: 1}
	emulator := &scriptedEmulator{results: []cuemu.Result{same, same}}
	r := request(t, program)
	require.NoError(t, os.WriteFile("more.c", []byte("int more(void) { return 1; }"), 0o600))
	r.Units = append(r.Units, Unit{Input: "more.c"})
	r.Machine, r.Libraries = []string{"-fopenmp"}, []string{"-lm"}
	_, err := checkNow(t, r, emulator)
	require.NoError(t, err)
	require.Len(t, emulator.builds, 1)
	build := emulator.builds[0]
	assert.Equal(t, cuemu.Check, build.Mode)
	assert.Equal(t, []string{"-fopenmp"}, build.Flags)
	assert.Equal(t, []string{"-lm"}, build.Libraries)
	require.Len(t, build.Sources, 2)
	assert.Equal(t, []string{"-DN=2.5"}, build.SourceFlags[build.Sources[0]])
	assert.Equal(t, "more.c", build.Sources[1], "a file without mint constructs stays C")
	require.Len(t, emulator.runs, 2)
	assert.Equal(t, cuemu.Forward, emulator.runs[0].Order)
	assert.Equal(t, cuemu.Random, emulator.runs[1].Order)
	assert.Equal(t, []string{"arg"}, emulator.runs[1].Args)
	assert.Equal(t, emulator.runs[0].Dir, emulator.runs[1].Dir, "both see the same paths")
}

func TestBuildFailures(t *testing.T) {
	_, err := checkNow(t, request(t, "int main(void) { return undeclared; }"), &scriptedEmulator{})
	assert.ErrorContains(t, err, "cannot build the serial program")
	assert.ErrorContains(t, err, "undeclared")

	refusal := &cuemu.CompileError{Messages: "program.cu:1: no"}
	_, err = checkNow(t, request(t, program), &scriptedEmulator{buildErr: refusal})
	var found *cuemu.CompileError
	assert.True(t, errors.As(err, &found))
}

// TestInput feeds what a pipe holds that nobody closes.
func TestInput(t *testing.T) {
	source, end, err := os.Pipe()
	require.NoError(t, err)
	defer source.Close()
	defer end.Close()
	_, err = end.WriteString("3 4\n")
	require.NoError(t, err)
	var r recorder
	for range 2 {
		input, feed, err := os.Pipe()
		require.NoError(t, err)
		reader := exec.Command("head", "-n", "1")
		reader.Stdin = input
		go r.feed(source, feed)
		got, err := reader.Output()
		require.NoError(t, err)
		assert.Equal(t, "3 4\n", string(got))
		r.stop()
		input.Close()
	}
}

// TestRealEmulator checks hand-written CUDA: a kernel that does what the serial
// loop does, one that computes something else, and one that leaves its array.
func TestRealEmulator(t *testing.T) {
	emulator, err := cuemu.Find()
	if err != nil {
		t.Skip(err)
	}
	const serial = "#include <stdio.h>\nint main(void) { for (int i = 0; i < 4; i++) printf(\"%d\\n\", i * N); return 0; }\n"
	const cuda = `#include <cstdio>
__global__ void fill(int *a) { int i = threadIdx.x; a[INDEX] = i * N; }
int main() {
	int *d, h[4];
	cudaMalloc(&d, sizeof h);
	fill<<<1, 4>>>(d);
	cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
	for (int i = 0; i < 4; i++) printf("%d\n", h[i]);
	cudaFree(d);
	return 0;
}
`
	for index, want := range map[string]string{
		"i":     "agrees with the serial program: 8 bytes of output, exit status 0, 1 kernel launch",
		"3 - i": "line 1 of the output differs\n  serial: 0\n  CUDA:   9",
		"i + 1": "breaks a rule of CUDA",
	} {
		r := request(t, serial)
		r.Units[0].CUDA = []byte(strings.ReplaceAll(cuda, "INDEX", index))
		r.Units[0].Preprocessor.Macros[0].Value = "3"
		got, err := checkNow(t, r, emulator)
		require.NoError(t, err)
		assert.Contains(t, got.Text(), want, index)
	}
}
