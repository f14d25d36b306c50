package golden

import (
	"path/filepath"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

// TestApplications compares whole programs, typed in from published descriptions of their methods, with the serial ones.
// The head of each says how many of its lines had to change beside the directives.
func TestApplications(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	files, err := filepath.Glob("testdata/applications/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range testmode.Sample(t, files) {
		dir, name := filepath.Split(file)
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			serial := buildSerial(t, []string{file})
			for _, text := range translations(t, dir, name, "double", nil, levelsOf(t, "double", dir)) {
				requireSame(t, serial, buildCUDA(t, t.TempDir(), []unit{{text, dir}}), [][]string{nil})
			}
		})
	}
}
