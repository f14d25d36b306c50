package trapezoid_test

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"
)

// mutations break kernels of a case; the harness must notice each.
var mutations = []struct{ name, of, text, by string }{
	{"no barrier after the tile is loaded", "heat2d_float", `__syncthreads\(\);\n    for \(int step`, "for (int step"},
	{"no barrier between steps", "wave", `__syncthreads\(\);\n        mint_turn`, "mint_turn"},
	{"no barrier between stages", "redblack", `__syncthreads\(\);\n        \{`, "{"},
	{"a level that computes one cell too many", "heat2d_float", `mint_cut\(heat_x, (\d+) \+ step,`, "mint_cut(heat_x, $1 - 1 + step,"},
	{"a ghost zone that is a cell too narrow", "conditional", `mint_in_tile\(u_box\.first\[0\], u_box\.end\[0\]`, "mint_in_tile(u_box.first[0] + 1, u_box.end[0]"},
	{"the ring of the other storage", "heat2d_float", `v_tile\[cy\]\[cx\] = v_from`, "v_tile[cy][cx] = u_from"},
	{"roles that stay where they are", "wave", `mint_turn\(u, unew, uold\);`, ""},
	{"the scalars of the first step", "coefficients", `\.of\[step\]`, ".of[0]"},
	{"a tile that is committed to the cell beside", "fdtd", `hz_to\[\(y0\+cy\)\*hz_row\+\(x0\+cx\)\] = hz_tile\[cy\]\[cx\]`, "hz_to[(y0+cy)*hz_row+(x0+cx)] = hz_tile[cy][cx-1]"},
	{"values that a condition leaves out are those of the step before", "conditional", `v_tile\[cy\]\[cx\] = v_from`, "v_tile[cy][cx] = u_from"},
}

// TestMutations holds that the harness notices faults.
func TestMutations(t *testing.T) {
	tools, err := cuemu.Find()
	require.NoError(t, err)
	for _, m := range testmode.Sample(t, mutations) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			for _, c := range chainCases {
				if c.name != m.of {
					continue
				}
				text := programOf(t, c, 2, 3)
				mutated := regexp.MustCompile(m.text).ReplaceAllString(text, m.by)
				require.NotEqual(t, text, mutated, "the mutation changes nothing")
				source := filepath.Join(t.TempDir(), "tile.cu")
				require.NoError(t, os.WriteFile(source, []byte(mutated), 0o600))
				result, err := tools.Run(context.Background(), cuemu.Run{Program: built(t, tools, cuemu.Quick, source)})
				require.NoError(t, err)
				assert.NotEqual(t, 0, result.Exit, "not noticed")
			}
		})
	}
}
