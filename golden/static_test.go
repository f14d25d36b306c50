package golden

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"mintc/internal/cuemu/clang"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

// tolerated are clang's warnings about what nvcc lets pass, and what is the user's: local arrays of variable length,
// parameters, and results that the program itself does not take.
var tolerated = []string{"-Wno-vla-cxx-extension", "-Wno-unused-parameter", "-Wno-unused-but-set-variable", "-Wno-sign-compare"}

// clangRefuses are cases with a pointer to rows of variable length, which clang's C++ can declare but not initialise;
// nvcc and g++ can, and the differential test builds these cases with g++.
var clangRefuses = map[string]bool{"array_pointer": true, "array_rank4": true, "integers": true, "parallel_for": true}

// TestStatic passes the whole output of every case through clang as a CUDA compiler, the device's side and the
// host's, with all warnings as errors: what nvcc would refuse is refused here.
func TestStatic(t *testing.T) {
	compiler, err := clang.FindClang()
	if errors.Is(err, clang.ErrNotInstalled) {
		testmode.Skip(t, err)
	}
	require.NoError(t, err)
	for _, c := range sample(t, cases(t)) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "in.cu")
			require.NoError(t, os.WriteFile(path, []byte(translate(t, c.dir, "in.c", c.args...)), 0o600))
			metrics, err := compiler.Check(context.Background(), path, append(slices.Clone(tolerated), "-iquote", absolute(t, c.dir))...)
			if clangRefuses[c.name] {
				require.ErrorContains(t, err, "cannot initialize", "clang takes it now: remove it from clangRefuses")
				return
			}
			require.NoError(t, err)
			require.NotEmpty(t, metrics, "no kernel in the PTX")
		})
	}
}
