package checker

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/cuemu"
	"mintc/parser"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scriptedEmulator answers each run with the next result.
type scriptedEmulator struct {
	results  []cuemu.Result
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
	return e.results[len(e.runs)-1], nil
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

func request(t *testing.T, text string) Request {
	t.Helper()
	path := filepath.Join(t.TempDir(), "in.c")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	return Request{Input: path, CUDA: []byte("cuda"), Args: []string{"arg"}, Stdin: []byte("typed\n"),
		Preprocessor: parser.Options{Macros: []parser.Macro{{Name: "N", Value: "2.5"}}}}
}

func TestVerdicts(t *testing.T) {
	same := cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n"), Exit: 3}
	for _, c := range []struct {
		name   string
		random cuemu.Result // forward is right
		want   string       // a part
	}{
		{"agrees", same, "agrees with the serial program: 18 bytes of output, exit status 3, 2 orders"},
		{"line", cuemu.Result{Stdout: []byte("one\narg typed\n2.6\n"), Exit: 3},
			"random order: line 3 of the output differs\n  serial: 2.5\n  CUDA:   2.6"},
		{"short", cuemu.Result{Stdout: []byte("one\narg typed\n"), Exit: 3},
			"line 3 of the output differs\n  serial: 2.5\n  CUDA:   (the output ends here)"},
		{"long", cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n\x01"), Exit: 3},
			"line 4 of the output differs\n  serial: (the output ends here)\n  CUDA:   \"\\x01\""},
		{"newline", cuemu.Result{Stdout: []byte("one\narg typed\n2.5"), Exit: 3},
			"serial: 2.5\n  CUDA:   2.5 (no newline)"},
		{"status", cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n"), Stderr: []byte("in.c:4: it failed\n")},
			"exit status is 3, the CUDA program's 0, which says:\nin.c:4: it failed"},
		{"signal", cuemu.Result{Stdout: []byte("one\n"), Exit: -1, Signal: 11}, "the CUDA program's 139"},
		{"violation", cuemu.Result{Stderr: []byte("data race in k\n"), Exit: 86, Violation: true},
			"random order: the CUDA program breaks a rule of CUDA:\ndata race in k"},
	} {
		t.Run(c.name, func(t *testing.T) {
			emulator := &scriptedEmulator{results: []cuemu.Result{same, c.random}}
			r := request(t, program)
			got, err := Check(context.Background(), r, emulator)
			require.NoError(t, err)
			assert.Equal(t, c.name == "agrees", got.Agrees)
			assert.True(t, strings.HasPrefix(got.Text, r.Input+": "))
			assert.Contains(t, got.Text, c.want)
		})
	}
}

func TestEmulatorGetsTheSameProgram(t *testing.T) {
	same := cuemu.Result{Stdout: []byte("one\narg typed\n2.5\n"), Exit: 3}
	emulator := &scriptedEmulator{results: []cuemu.Result{same, same}}
	_, err := Check(context.Background(), request(t, program), emulator)
	require.NoError(t, err)
	require.Len(t, emulator.builds, 1)
	assert.Equal(t, cuemu.Check, emulator.builds[0].Mode)
	assert.Equal(t, []string{"-DN=2.5"}, emulator.builds[0].Flags)
	require.Len(t, emulator.runs, 2)
	assert.Equal(t, cuemu.Forward, emulator.runs[0].Order)
	assert.Equal(t, cuemu.Random, emulator.runs[1].Order)
	assert.Equal(t, []string{"arg"}, emulator.runs[1].Args)
	assert.NoFileExists(t, emulator.builds[0].Sources[0], "the private directory is gone")
}

func TestBuildFailures(t *testing.T) {
	_, err := Check(context.Background(), request(t, "int main(void) { return undeclared; }"), &scriptedEmulator{})
	assert.ErrorContains(t, err, "cannot build the serial program")
	assert.ErrorContains(t, err, "undeclared")

	refusal := &cuemu.CompileError{Messages: "program.cu:1: no"}
	_, err = Check(context.Background(), request(t, program), &scriptedEmulator{buildErr: refusal})
	var found *cuemu.CompileError
	assert.True(t, errors.As(err, &found))
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
		"i":     "agrees with the serial program: 8 bytes of output",
		"3 - i": "line 1 of the output differs\n  serial: 0\n  CUDA:   9",
		"i + 1": "breaks a rule of CUDA",
	} {
		r := Request{Input: request(t, serial).Input, CUDA: []byte(strings.ReplaceAll(cuda, "INDEX", index)),
			Preprocessor: parser.Options{Macros: []parser.Macro{{Name: "N", Value: "3"}}}}
		got, err := Check(context.Background(), r, emulator)
		require.NoError(t, err)
		assert.Contains(t, got.Text, want, index)
	}
}
