package golden

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mintc/internal/cuemu/clang"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tolerated are clang's warnings about the user's own code, and about what nvcc accepts: local arrays of variable
// length, unused parameters and results.
var tolerated = []string{"-Wno-vla-cxx-extension", "-Wno-unused-parameter", "-Wno-unused-but-set-variable", "-Wno-sign-compare"}

// TestStatic passes the output of every case through clang as a CUDA compiler, device and host side, with all warnings
// as errors: clang refuses what nvcc would refuse.
func TestStatic(t *testing.T) {
	t.Parallel()
	compiler, err := clang.FindClang()
	if errors.Is(err, clang.ErrNotInstalled) {
		testmode.Skip(t, err)
	}
	require.NoError(t, err)
	for _, c := range testmode.Sample(t, cases(t)) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "in.cu")
			require.NoError(t, os.WriteFile(path, []byte(translate(t, c.dir, "in.c", c.args...)), 0o600))
			flags := append(slices.Clone(tolerated), "-iquote", absolute(t, c.dir))
			if strings.Contains(readFile(t, path), "_persistent(") {
				flags = append(flags, "-Wno-pass-failed") // clang does not unroll loops of unknown length with shuffles, and nvcc does
			}
			metrics, err := compiler.Check(context.Background(), path, flags...)
			require.NoError(t, err)
			require.NotEmpty(t, metrics, "no kernel in the PTX")
			for _, k := range metrics {
				if strings.Contains(k.Kernel, "_persistent") {
					assert.Zero(t, k.LocalLoads+k.LocalStores, "the rows of %s are not in registers", k.Kernel)
				}
			}
		})
	}
}
