package main

import (
	"context"
	"errors"
	"strings"
	"testing"

	"mintc/internal/cuemu/clang"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestProbeIsCUDA: clang as a CUDA compiler accepts the probe without a warning.
func TestProbeIsCUDA(t *testing.T) {
	compiler, err := clang.FindClang()
	if errors.Is(err, clang.ErrNotInstalled) {
		t.Skip(err)
	}
	require.NoError(t, err)
	_, err = compiler.Check(context.Background(), "calibrate.cu")
	assert.NoError(t, err)
}

// TestCalibrate: what the probe prints is what -fdevice reads.
func TestCalibrate(t *testing.T) {
	gpuMachine(t)
	dir := writeTuned(t)
	got := mintc(t, dir, "tune", "--calibrate", "-o", "card", "--", "4000")
	require.Zero(t, got.status, got.stderr)
	text := read(t, dir, "card")
	assert.Contains(t, text, "mint-device 1 ")
	assert.Contains(t, text, "\ndriver 580.1\n")
	got = mintc(t, dir, "heat.c", "-O3", "-fdevice=card", "-MMD")
	require.Zero(t, got.status, got.stderr)
	assert.Equal(t, "heat.cu: heat.c size.h card\n", read(t, dir, "heat.d"))

	write(t, dir, "bad", "mint-device 1\narch sm_90\nclock fast\n")
	for args, want := range map[string]string{
		"heat.c -fdevice=bad":              "-fdevice=bad: line 3: write 'clock', a number and 'GHz'\n",
		"heat.c -fdevice=none":             "-fdevice=none: it is none of h100, h200, and no file that can be read: no such file or directory\n",
		"heat.c -fdevice=h100 -arch=sm_80": "-fdevice names an sm_90, and -arch=sm_80 another architecture; leave one of them out\n",
		"tune --calibrate heat.c":          "tune: --calibrate measures the GPU and takes no C file\n",
		"tune --calibrate --runs=3":        "tune: --calibrate measures the GPU: --read, --candidates and --runs do not apply\n",
	} {
		got := mintc(t, dir, strings.Fields(args)...)
		assert.Equal(t, exitUsage, got.status, args)
		assert.Equal(t, "mintc: error: "+want, got.stderr, args)
	}
}

// TestCalibrateWithoutGPU: the way out is the one for the probe.
func TestCalibrateWithoutGPU(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	dir := t.TempDir()
	const elsewhere = "; \"mintc tune --calibrate --emit DIR\" writes the probe and says how to build and run it on another machine\n"
	for args, want := range map[string]string{
		"tune --calibrate":             "there is no GPU here that nvidia-smi knows" + elsewhere,
		"tune --calibrate -arch=sm_90": "the GPU was not measured: nvcc: exec: \"nvcc\": executable file not found in $PATH" + elsewhere,
		"tune in.c":                    "there is no GPU here that nvidia-smi knows; --emit DIR -arch=sm_NN writes programs for another machine\n",
	} {
		got := mintc(t, dir, strings.Fields(args)...)
		assert.NotZero(t, got.status, args)
		assert.Equal(t, "mintc: error: tune: "+want, got.stderr, args)
	}
	got := mintc(t, dir, "tune", "--calibrate", "--emit", "probe")
	require.Zero(t, got.status, got.stderr)
	assert.Contains(t, got.stdout, "nvcc -O3 -arch=native probe/calibrate.cu")
	assert.Equal(t, string(probe), read(t, dir, "probe", "calibrate.cu"))
}

// TestPlansForAnH100: there poisson3d7 in double is faster plain (99.5 % of the copy, streaming 94.9), varcoef3d streaming (98.4 %).
func TestPlansForAnH100(t *testing.T) {
	t.Setenv(realPipelineVariable, "1")
	for kernel, plain := range map[string]bool{"poisson3d7": true, "varcoef3d": false, "heat3d": false} {
		for _, card := range []string{"h100", "h200"} {
			got := mintc(t, "../../bench/plans/kernels", kernel+".c", "-DREAL=double", "-DSWEEP=s", "-O3", "-fdevice="+card, "-dump=plan")
			require.Zero(t, got.status, got.stderr)
			assert.Equal(t, plain && card == "h100", strings.Contains(got.stdout, "chunk 1x1x1"), "%s on an %s:\n%s", kernel, card, got.stdout)
		}
	}
}
