package golden

import (
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
