package study

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/cuemu"
	"mintc/internal/cuemu/clang"
	"mintc/internal/testmode"
)

// TestStudiesAreCUDA: clang as a CUDA compiler accepts the studies without a warning.
func TestStudiesAreCUDA(t *testing.T) {
	compiler, err := clang.FindClang()
	if errors.Is(err, clang.ErrNotInstalled) {
		t.Skip(err)
	}
	require.NoError(t, err)
	_, err = compiler.Check(context.Background(), "sync.cu")
	assert.NoError(t, err)
	_, err = compiler.Check(context.Background(), "wave4.cu")
	assert.NoError(t, err)
}

// TestSynchronisationAgrees: the three ways have the same results, on the emulator.
func TestSynchronisationAgrees(t *testing.T) {
	testmode.InTurn(t)
	toolchain, err := cuemu.Find()
	if err != nil {
		t.Skip(err)
	}
	program := filepath.Join(t.TempDir(), "sync")
	require.NoError(t, toolchain.Build(context.Background(), cuemu.Build{Sources: []string{"sync.cu"}, Mode: cuemu.Fast, Output: program}))
	result, err := toolchain.Run(t.Context(), cuemu.Run{Program: program, Args: []string{"64", "3", "1"}})
	require.NoError(t, err)
	assert.Zero(t, result.Exit, "%s", result.Stderr)
	assert.Contains(t, string(result.Stdout), "| 64 x 64 |")
}

// TestEnergyPrepares: the programs are there, none of them twice.
func TestEnergyPrepares(t *testing.T) {
	dir := t.TempDir()
	mintc := filepath.Join(dir, "mintc")
	build, err := exec.Command("go", "build", "-o", mintc, "mintc/cmd/mintc").CombinedOutput()
	require.NoError(t, err, "%s", build)
	prepare := exec.Command("bash", "energy.sh", "prepare", mintc, filepath.Join(dir, "out"))
	if !testmode.Full() {
		testmode.Tell(t, "3 of 10 heights; MINTC_TEST=full runs all")
		prepare.Env = append(os.Environ(), "HEIGHTS=off 4 8")
	}
	said, err := prepare.CombinedOutput()
	require.NoError(t, err, "%s", said)
	list, err := os.ReadFile(filepath.Join(dir, "out", "list"))
	require.NoError(t, err)
	for _, name := range []string{"heat2d-double-off double 8192,8192 off", "heat2d-float-8 float 8192,8192 8", "heat3d-double-4 double 512,512,512 4"} {
		assert.Contains(t, strings.Split(string(list), "\n"), name)
	}
}
