package dependence

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestVerdicts reads the nests of testdata; the first line of each is the verdict.
func TestVerdicts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.stencil")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		program, err := stencil.Read(file, text)
		require.NoError(t, err)
		want, _, _ := strings.Cut(strings.TrimPrefix(string(text), "# "), "\n")
		assert.Equal(t, want, verdict(program.Functions[0].Sweeps()[0]), file)
	}
}

func verdict(s *stencil.Sweep) string {
	conflicts := New(s, nil, nil).Conflicts()
	switch {
	case len(conflicts) == 0 && len(s.IndependenceChecks) > 0:
		return fmt.Sprintf("independent after %d checks", len(s.IndependenceChecks))
	case len(conflicts) == 0:
		return "independent"
	}
	c := conflicts[0]
	switch {
	case c.Known && c.Certain:
		return fmt.Sprintf("%s meets %s at %v", c.Second.Span.Text(), c.First.Span.Text(), c.Distance)
	}
	return fmt.Sprintf("cannot tell %s and %s", c.First.Span.Text(), c.Second.Span.Text())
}
