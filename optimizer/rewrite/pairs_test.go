package rewrite

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/diag"
	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write testdata/*/after.stencil anew")

// TestPairs applies the rewrite that a folder of testdata is named after (unroll_condition: unroll) to
// before.stencil, and compares with after.stencil. A folder named ..._not stays as it is.
func TestPairs(t *testing.T) {
	folders, err := filepath.Glob("testdata/*")
	require.NoError(t, err)
	seen := map[string]bool{}
	for _, folder := range folders {
		name, _, _ := strings.Cut(filepath.Base(folder), "_")
		seen[name] = true
		t.Run(filepath.Base(folder), func(t *testing.T) {
			before := read(t, folder, "before.stencil")
			program, err := stencil.Read(folder, []byte(before))
			require.NoError(t, err)
			was := stencil.Print(program)
			for _, r := range rewrites {
				if r.name == name {
					r.apply(program, Options{Associative: true, Taken: map[string]bool{}}, true, &diag.List{})
				}
			}
			after := stencil.Print(program)
			if *update {
				require.NoError(t, os.WriteFile(filepath.Join(folder, "after.stencil"), []byte(after), 0o644))
			}
			assert.Equal(t, read(t, folder, "after.stencil"), after)
			assert.Equal(t, strings.HasSuffix(folder, "_not"), after == was, "is it rewritten?")
			again, err := stencil.Read(folder, []byte(after))
			require.NoError(t, err)
			assert.Equal(t, after, stencil.Print(again), "what is known of the accesses is what its text says")
		})
	}
	for _, r := range rewrites {
		assert.True(t, seen[r.name], "%s has no pair of texts", r.name)
	}
}

func read(t *testing.T, folder, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, name))
	require.NoError(t, err)
	return string(text)
}
