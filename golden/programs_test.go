package golden

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"mintc/codegen/cuda/runtime"
	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

// emulator finds the CUDA-on-CPU checker once for all tests.
var emulator = sync.OnceValues(cuemu.Find)

// requireEmulator skips a test where the checker cannot run.
func requireEmulator(t *testing.T) *cuemu.Toolchain {
	t.Helper()
	tools, err := emulator()
	if err != nil {
		testmode.Skip(t, err)
	}
	return tools
}

// outcome is the output of a run and its exit status as in a shell.
type outcome struct {
	Stdout string
	Status int
}

// serialPrograms are the programs of buildSerial, by what they are made of: several tests compare with the same one.
var serialPrograms sync.Map

// buildSerial compiles C files, pragmas ignored, once for all tests. Contraction is off, so the results are those of the
// operations as written.
func buildSerial(t *testing.T, sources []string, flags ...string) string {
	t.Helper()
	made, _ := serialPrograms.LoadOrStore(fmt.Sprintf("%q %q", sources, flags), sync.OnceValues(func() (string, error) {
		dir, err := os.MkdirTemp(filepath.Dir(mintcPath), "serial-")
		if err != nil {
			return "", err
		}
		program := filepath.Join(dir, "serial")
		args := append([]string{"-O2", "-ffp-contract=off", "-Wno-unknown-pragmas", "-o", program}, flags...)
		said, err := exec.Command("gcc", append(append(args, sources...), "-lm", "-pthread")...).CombinedOutput()
		if err != nil {
			return "", fmt.Errorf("gcc: %w\n%s", err, said)
		}
		return program, nil
	}))
	program, err := made.(func() (string, error))()
	require.NoError(t, err)
	return program
}

func runSerial(t *testing.T, program string, args []string) outcome {
	t.Helper()
	var stdout bytes.Buffer
	command := exec.Command(program, args...)
	command.Stdout = &stdout
	if err := command.Run(); err != nil {
		var ended *exec.ExitError
		require.ErrorAs(t, err, &ended)
	}
	status := command.ProcessState.ExitCode()
	if w, ok := command.ProcessState.Sys().(syscall.WaitStatus); ok && w.Signaled() {
		status = 128 + int(w.Signal())
	}
	return outcome{stdout.String(), status}
}

// unit is one translated file: its text, and the folder of its #include "...".
type unit struct {
	cuda, home string
}

// shared keeps what several tests ask for, by what it is made of.
type shared[T any] struct{ entries sync.Map }

type sharedEntry[T any] struct {
	sync.Mutex
	made  bool
	value T
}

// get is the value for a key, made once. A test that fails while it makes one leaves it to the others.
func (s *shared[T]) get(key string, make func() T) T {
	found, _ := s.entries.LoadOrStore(key, &sharedEntry[T]{})
	entry := found.(*sharedEntry[T])
	entry.Lock()
	defer entry.Unlock()
	if !entry.made {
		entry.value, entry.made = make(), true
	}
	return entry.value
}

var sharedPrograms shared[string]

// sharedCUDA builds one translated file once for all tests. It is for programs that several of them run: each takes a megabyte
// until the last test ends.
func sharedCUDA(t *testing.T, u unit) string {
	t.Helper()
	return sharedPrograms.get(fmt.Sprintf("%q", []string{u.cuda, u.home}), func() string {
		dir, err := os.MkdirTemp(filepath.Dir(mintcPath), "cuda-")
		require.NoError(t, err)
		return buildCUDA(t, dir, []unit{u})
	})
}

// buildCUDA builds translated files into one program that checks each access.
func buildCUDA(t *testing.T, dir string, units []unit, flags ...string) string {
	t.Helper()
	return buildMode(t, cuemu.Quick, dir, units, flags...)
}

func buildMode(t *testing.T, mode cuemu.Mode, dir string, units []unit, flags ...string) string {
	t.Helper()
	build := cuemu.Build{Mode: mode, Output: filepath.Join(dir, "cuda"), Flags: flags, Traps: mode == cuemu.Quick, Separate: runtime.Separate}
	for i, u := range units {
		source := filepath.Join(dir, fmt.Sprintf("unit%d.cu", i))
		require.NoError(t, os.WriteFile(source, []byte(u.cuda), 0o600))
		build.Sources = append(build.Sources, source)
		build.Flags = append(build.Flags, "-iquote", absolute(t, u.home))
	}
	err := requireEmulator(t).Build(context.Background(), build)
	var refused *cuemu.CompileError
	if errors.As(err, &refused) {
		t.Fatalf("mintc made a program that does not compile:\n%v", refused)
	}
	require.NoError(t, err)
	return build.Output
}

// runCUDA runs a program under the checker's rules.
func runCUDA(t *testing.T, program string, args []string, order cuemu.Order) (outcome, string) {
	t.Helper()
	got, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: program, Args: args, Order: order})
	require.NoError(t, err)
	said := string(got.Stderr)
	require.False(t, got.Violation, "%v order, arguments %v: a rule of CUDA is broken:\n%s", order, args, said)
	require.NotEqual(t, syscall.SIGILL, got.Signal, "%v order, arguments %v: bounds, overflow, a shift, a division or alignment: mintc check says which", order, args)
	status := got.Exit
	if got.Signal != 0 {
		status = 128 + int(got.Signal)
	}
	return outcome{string(got.Stdout), status}, said
}

// requireSame compares the outputs of the CUDA program and the serial one, the first run in both orders and the others in one each;
// outside of the full mode each in one. The programs print checksums of all bits.
func requireSame(t *testing.T, serial, cuda string, runs [][]string) {
	t.Helper()
	for i, args := range runs {
		want, name := runSerial(t, serial, args), t.Name()+strings.Join(args, " ")
		orders := []cuemu.Order{cuemu.Forward, cuemu.Random}
		if i > 0 {
			orders = []cuemu.Order{testmode.Variant(t, name, orders)}
		}
		for _, order := range testmode.Variants(t, name, orders) {
			got, said := runCUDA(t, cuda, args, order)
			require.Equal(t, want, got, "%v order, arguments %q\n%s", order, strings.Join(args, " "), said)
		}
	}
}
