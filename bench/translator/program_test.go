package main

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestProgram: the generated programs are C, of the length asked for.
func TestProgram(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	for _, write := range []func(lines, nests int) (string, int){program, solver} {
		text, lines := write(1000, 12)
		assert.InDelta(t, 1000, lines, 60)
		path := filepath.Join(t.TempDir(), "in.c")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		said, err := exec.Command("gcc", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-unknown-pragmas", "-Wno-unused-function", path).CombinedOutput()
		require.NoError(t, err, "%s", said)
	}
}

// TestGrowth: no part of the translator takes time that grows by the square of the program. Four times as much of one
// thing may take eight times the processor time; the square would be sixteen times. A busy machine makes single runs
// slower, so that the fastest of several counts.
func TestGrowth(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	const times, most, attempts = 4, 8.0, 4
	dir := t.TempDir()
	mintc, err := build(dir)
	require.NoError(t, err)
	seconds := func(t *testing.T, text string) float64 {
		source := filepath.Join(dir, "in.c")
		require.NoError(t, os.WriteFile(source, []byte(text), 0o600))
		c, err := run(exec.Command(mintc, "-w", source, "-o", filepath.Join(dir, "out.cu")))
		require.NoError(t, err)
		return c.processor
	}
	for _, s := range testmode.Sample(t, shapes) {
		t.Run(s.name, func(t *testing.T) {
			small, large := math.Inf(1), math.Inf(1)
			for attempt := 0; attempt == 0 || attempt < attempts && large > most*small; attempt++ {
				small, large = min(small, seconds(t, s.text(s.n))), min(large, seconds(t, s.text(times*s.n)))
			}
			t.Logf("%d: %.3f s, %d: %.3f s", s.n, small, times*s.n, large)
			assert.LessOrEqual(t, large, most*small, "seconds for %d times the %s", times, s.name)
		})
	}
}
