package clang

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func findClang(t *testing.T) *Clang {
	c, err := FindClang()
	if errors.Is(err, ErrNotInstalled) {
		t.Skipf("NOT CHECKED: %v", err)
	}
	require.NoError(t, err)
	return c
}

var expectation = regexp.MustCompile(`(?m)^// want: "(.*)"$`)

func TestFaultyProgramsAreRefused(t *testing.T) {
	c := findClang(t)
	paths, err := filepath.Glob("testdata/bad/*.cu")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range testmode.Sample(t, paths) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".cu"), func(t *testing.T) {
			t.Parallel()
			source, err := os.ReadFile(path)
			require.NoError(t, err)
			want := expectation.FindSubmatch(source)
			require.NotNil(t, want, "no expectation")
			_, err = c.Check(t.Context(), path)
			var refused *cuemu.CompileError
			require.ErrorAs(t, err, &refused)
			assert.Contains(t, refused.Messages, string(want[1]))
		})
	}
}

// The emulator's correct programs are correct here too: both know the same CUDA.
func TestCorrectProgramsAreAccepted(t *testing.T) {
	c := findClang(t)
	paths, err := filepath.Glob("../testdata/good/*.cu")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range testmode.Sample(t, paths) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".cu"), func(t *testing.T) {
			t.Parallel()
			_, err := c.Check(t.Context(), path)
			assert.NoError(t, err)
		})
	}
}

func TestMetrics(t *testing.T) {
	metrics, err := findClang(t).Check(t.Context(), "../testdata/good/heat3d.cu")
	require.NoError(t, err)
	require.Len(t, metrics, 2)
	naive, ok := metrics.Kernel("mint_naive")
	require.True(t, ok)
	assert.Equal(t, KernelPTX{Kernel: "mint_naive", GlobalLoads: 7, GlobalStores: 1, Fma: 1, Mul: 1, Add: 5, ParamBytes: 84}, naive)
	shared, ok := metrics.Kernel("mint_shared")
	require.True(t, ok)
	const tile = (16 + 2) * (16 + 2) * 8
	assert.Equal(t, KernelPTX{Kernel: "mint_shared", GlobalLoads: 7, GlobalStores: 1, SharedLoads: 4, SharedStores: 5, Barriers: 2,
		Fma: 1, Mul: 1, Add: 5, SharedBytes: tile, ParamBytes: 84}, shared)
}

func TestLocalMemoryAndAsyncCopiesAreSeen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "local.cu")
	source := `#include <cuda_pipeline.h>
extern "C" __global__ void spill(double *u, int i) {
  double v[64];
  for (int k = 0; k < 64; k++) v[k] = u[k] / 3;
  u[0] = v[i];
}
extern "C" __global__ void copy(const double *u) {
  __shared__ double s[2];
  __pipeline_memcpy_async(s, u, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
}
`
	require.NoError(t, os.WriteFile(path, []byte(source), 0o600))
	metrics, err := findClang(t).Check(t.Context(), path)
	require.NoError(t, err)
	spill, _ := metrics.Kernel("spill")
	assert.Equal(t, 1, spill.LocalLoads)
	assert.Equal(t, 1, spill.LocalStores)
	assert.Equal(t, 1, spill.Div)
	copied, _ := metrics.Kernel("copy")
	assert.Equal(t, 1, copied.AsyncCopies)
	assert.Equal(t, 16, copied.SharedBytes)
	assert.Zero(t, copied.TensorCopies)
}

func TestTensorCopiesAreSeen(t *testing.T) {
	metrics, err := findClang(t).Check(t.Context(), "../testdata/good/tma_coop.cu")
	require.NoError(t, err)
	steps, ok := metrics.Kernel("steps")
	require.True(t, ok)
	assert.Equal(t, 1, steps.TensorCopies)
	assert.Zero(t, steps.AsyncCopies)
}
