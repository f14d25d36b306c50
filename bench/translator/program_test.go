package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestProgram: the generated programs are C, of the length asked for.
func TestProgram(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	text, lines := program(1000, 12)
	assert.InDelta(t, 1000, lines, 60)
	path := filepath.Join(t.TempDir(), "in.c")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	said, err := exec.Command("gcc", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-unknown-pragmas", "-Wno-unused-function", path).CombinedOutput()
	require.NoError(t, err, "%s", said)
}
