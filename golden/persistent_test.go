package golden

import (
	"context"
	"path/filepath"
	"regexp"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// persistentMutations break the kernel of the case persistent_rows, whose blocks keep their part of the grid.
var persistentMutations = []mutation{
	{"the flag is stored without release", `cuda::memory_order_release`, "cuda::memory_order_relaxed"},
	{"the flag is loaded without acquire", `cuda::memory_order_acquire`, "cuda::memory_order_relaxed"},
	{"one slot for all rounds", `exchange\.slot\[round % 2\]`, "exchange.slot[0]"},
	{"no barrier before the flag", `__syncthreads\(\);\n    if \(threadIdx\.x == 0\)`, "if (threadIdx.x == 0)"},
	{"no barrier behind the flags", `(                ;\n    }\n)    __syncthreads\(\);`, "$1"},
	{"the round before is waited for", `- exchange\.base - round\) < 0`, "- exchange.base - round) < -1"},
	{"no barrier between steps", `(u_rows\[j \+ 1\]\);\n            }\n)            __syncthreads\(\);`, "$1"},
	{"the edges of the step before", `show_edges\(k \+ 1, r, row\)`, "show_edges(k, r, row)"},
	{"too many steps between exchanges", `min\((steps(?:_\d)?), k \+ own\.levels\)`, "min($1, k + own.levels + 3)"}, // in every fifth, neighbours do not count
	{"the row of the next warp as it is by now", `next < 0 \? (kept \+ \(r \+ 2\)\*\d+)[^;]*, lane\);`, "$1, lane);"},
	{"the ring of the other buffer", `u_grid\[k % 2\]`, "u_grid[(k + 1) % 2]"},
	{"rings that are taken to be alike", `\|\| lane_differs;`, "&& lane_differs;"},
}

// TestPersistentMutations holds that the checker, or the output, shows each fault.
func TestPersistentMutations(t *testing.T) {
	t.Parallel()
	dir := filepath.Join("cases", "trapezoid", "persistent_rows")
	text := translate(t, dir, "in.c", "-O3", "-arch=sm_90", "-P", "-ftrapezoid-kind=persistent", "-ftrapezoid=40")
	testMutations(t, dir, text, persistentMutations, "200", "40", "41")
}

// mutation breaks a translated program: what matches text becomes by.
type mutation struct{ name, text, by string }

// testMutations holds that the checker stops each mutation of a program, or that its output differs.
func testMutations(t *testing.T, dir, text string, mutations []mutation, args ...string) {
	t.Helper()
	run := func(t *testing.T, text string) cuemu.Result {
		t.Helper()
		program := buildCUDA(t, t.TempDir(), []unit{{text, dir}})
		result, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: program, Args: args})
		require.NoError(t, err)
		return result
	}
	want := run(t, text)
	require.Equal(t, 0, want.Exit, "%s", want.Stderr)
	for _, m := range testmode.Sample(t, mutations) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			mutated := regexp.MustCompile(m.text).ReplaceAllString(text, m.by)
			require.False(t, mutated == text, "the mutation changes nothing")
			got := run(t, mutated)
			assert.False(t, got.Exit == 0 && string(got.Stdout) == string(want.Stdout), "not noticed")
		})
	}
}
