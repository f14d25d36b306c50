package golden

import (
	"path/filepath"
	"regexp"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// marchMutations break kernels that march, each that of a case.
var marchMutations = []struct{ name, of, text, by string }{
	{"the ring of the other buffer", "march_rows", `u_grid\[k % 2\]`, "u_grid[(k + 1) % 2]"},
	{"the ring of a plane before", "march_rows", `u_grid\[k % 2\] \+ \(long long\)plane\*`, "u_grid[k % 2] + (long long)(plane - 1)*"},
	{"a plane that is not there yet", "march_rows", `__pipeline_wait_prior\(2\)`, "__pipeline_wait_prior(3)"},
	{"no barrier between warps", "march_planes", `mint_wait_for_warps\(barrier, slot\);`, ""},
}

// TestMarchMutations holds that the checker or the output shows each fault.
func TestMarchMutations(t *testing.T) {
	requireEmulator(t)
	for _, c := range cases(t) {
		for _, m := range testmode.Sample(t, marchMutations, 5) {
			if m.of != c.name {
				continue
			}
			t.Run(m.name, func(t *testing.T) {
				t.Parallel()
				dir := filepath.Join("cases", "trapezoid", c.name)
				text := translate(t, dir, "in.c", c.args...)
				mutated := regexp.MustCompile(m.text).ReplaceAllString(text, m.by)
				require.NotEqual(t, text, mutated, "the mutation changes nothing")
				assert.NotEqual(t, verboseRuns(t, text, dir, c.runs), verboseRuns(t, mutated, dir, c.runs), "not noticed")
			})
		}
	}
}
