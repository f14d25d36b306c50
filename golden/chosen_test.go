package golden

import (
	"context"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/cuemu"
)

// launched is what MINT_VERBOSE=1 says of a kernel.
var launched = regexp.MustCompile(`: (\w+): \d+ launches,`)

// TestChosenKernels calls each function of a program with different arrays and with the same array twice: each fused
// kernel is launched, and so are the separate ones. TestDifferential compares their results.
func TestChosenKernels(t *testing.T) {
	t.Parallel()
	emulator := requireEmulator(t)
	const dir = "cases/fusion/fuse_chosen"
	text := translate(t, dir, "in.c", "-O1")
	program := buildCUDA(t, t.TempDir(), []unit{{text, dir}})
	result, err := emulator.Run(context.Background(), cuemu.Run{Program: program, Args: []string{"9"}, Env: []string{"MINT_VERBOSE=1"}})
	require.NoError(t, err)
	require.Zero(t, result.Exit, string(result.Stderr))

	have := map[string]bool{}
	for _, found := range launched.FindAllStringSubmatch(string(result.Stderr), -1) {
		have[found[1]] = true
	}
	for _, name := range []string{"copy_back", "read_back", "step", "chain", "three", "flat"} {
		for _, kernel := range []string{"_sweep1_fused", "_sweep1", "_sweep2"} {
			assert.True(t, have[name+kernel], "%s%s is launched", name, kernel)
		}
	}
	assert.True(t, have["chain_sweep3"], "the last of three")
}
