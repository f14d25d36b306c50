package golden

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestLinked links the translations of several files into one program: a callee finds the mappings of its caller in
// another file, and what one file gathers is launched before another file's kernels.
func TestLinked(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, c := range []struct {
		name           string
		files, options []string
		runs           [][]string
		blocked        bool
	}{
		{"mappings", []string{"main.c", "step.c"}, nil, [][]string{{"1"}, {"2"}, {"17"}, {"23"}}, false},
		{"chains", []string{"chain_main.c", "chain_b.c", "chain_c.c"}, []string{"-O3", "-ftrapezoid=3"}, [][]string{{"50", "11"}, {"41", "2"}}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join("testdata", "linked")
			var sources []string
			var units []unit
			for _, name := range c.files {
				sources = append(sources, filepath.Join(dir, name))
				units = append(units, unit{translate(t, dir, name, append(c.options, "-P")...), dir})
			}
			program := buildCUDA(t, t.TempDir(), units)
			requireSame(t, buildSerial(t, sources), program, c.runs)
			assert.Equal(t, c.blocked, stepsMadeAtOnce(t, program, c.runs[0]) > 0)
		})
	}
}
