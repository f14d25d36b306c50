package golden

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/cuemu/clang"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

// TestRuntimeIncluded: with -fruntime=include an output and the mint.cuh beside it compute what the serial program
// does, the dependency file names both, and clang refuses a mint.cuh of another mintc.
func TestRuntimeIncluded(t *testing.T) {
	requireEmulator(t)
	const source = "../examples/heat3d/heat3d.c"
	dir := t.TempDir()
	output, header := filepath.Join(dir, "heat3d.cu"), filepath.Join(dir, "mint.cuh")
	got := mintc(t, ".", "-O3", "-fruntime=include", "-MD", source, "-o", output)
	require.Zero(t, got.exit, got.stderr)
	require.Contains(t, readFile(t, dir, "heat3d.d"), header+":", "a target beside the output")

	text := readFile(t, output)
	require.Contains(t, text, "#include \"mint.cuh\"\n")
	require.NotContains(t, text, "mint_local")
	serial := buildSerial(t, []string{source})
	cuda := buildCUDA(t, t.TempDir(), []unit{{text, absolute(t, dir)}})
	requireSame(t, serial, cuda, [][]string{examples["heat3d"][1]})

	compiler, err := clang.FindClang()
	if errors.Is(err, clang.ErrNotInstalled) {
		testmode.Skip(t, err)
	}
	require.NoError(t, err)
	_, err = compiler.Check(context.Background(), output, tolerated...)
	require.NoError(t, err)
	stale := strings.Replace(text, "#define mint_cuh_version 0x", "#define mint_cuh_version 0x1", 1)
	require.NoError(t, os.WriteFile(output, []byte(stale), 0o600))
	_, err = compiler.Check(context.Background(), output, tolerated...)
	require.ErrorContains(t, err, "mint.cuh is of another mintc than the file that includes it")
}

// TestRuntimeIncludedOnStandardOutput: there is no folder for mint.cuh.
func TestRuntimeIncludedOnStandardOutput(t *testing.T) {
	got := mintc(t, ".", "-fruntime=include", "../examples/heat3d/heat3d.c", "-o", "-")
	require.Equal(t, 2, got.exit)
	require.Contains(t, got.stderr, "-fruntime=include writes mint.cuh beside the output")
}
