package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestLanguage translates each program of doc/language.md, and looks up what its links lead to.
func TestLanguage(t *testing.T) {
	text := readFile(t, "../doc/language.md")
	blocks := strings.Split(text, "```c\n")[1:]
	require.Greater(t, len(blocks), 4)
	dir := t.TempDir()
	for i, block := range blocks {
		code, _, _ := strings.Cut(block, "```")
		name := fmt.Sprintf("program%d.c", i+1)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(code), 0o600))
		got := mintc(t, dir, name)
		assert.Zero(t, got.exit, "%s%s", code, got.stderr)
		assert.Empty(t, got.stderr, code)
	}
	known := rules(t)
	for _, link := range regexp.MustCompile(`\(#([A-Z]\d+)\)`).FindAllStringSubmatch(text, -1) {
		assert.Contains(t, known, link[1])
	}
}
