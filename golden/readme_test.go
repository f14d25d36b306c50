package golden

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestReadme holds the example of README.md, before and after, to a case: each line of the C is in in.c, each line of
// the CUDA in want.cu. A line of dots stands for what is left out.
func TestReadme(t *testing.T) {
	blocks := strings.Split(readFile(t, "../README.md"), "```")
	shown := map[string]int{}
	for i := 1; i < len(blocks); i += 2 {
		language, code, _ := strings.Cut(blocks[i], "\n")
		source := map[string]string{"c": "cases/transfers/readme/in.c", "cuda": "cases/transfers/readme/want.cu"}[language]
		require.NotEmpty(t, source, "a code block of %q", language)
		whole := strings.Split(readFile(t, source), "\n")
		for line := range strings.Lines(code) {
			if line = strings.TrimRight(line, "\n"); strings.Trim(line, " .") != "" {
				assert.Contains(t, whole, line, source)
				shown[language]++
			}
		}
	}
	assert.Greater(t, shown["c"], 10)
	assert.Greater(t, shown["cuda"], 10)
}

// TestReadmeAlone holds that the C of README.md, copied as it stands, compiles and is translated.
func TestReadmeAlone(t *testing.T) {
	_, after, found := strings.Cut(readFile(t, "../README.md"), "```c\n")
	require.True(t, found, "no block of C")
	code, _, found := strings.Cut(after, "```")
	require.True(t, found, "the block does not end")
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "relax.c"), []byte(code), 0o644))
	gcc := exec.Command("gcc", "-fsyntax-only", "-Wall", "-Wextra", "-Wno-unknown-pragmas", "-Werror", "relax.c")
	gcc.Dir = dir
	said, err := gcc.CombinedOutput()
	require.NoError(t, err, string(said))
	assert.NotEmpty(t, translate(t, dir, "relax.c", "-O3"))
}
