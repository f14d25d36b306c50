package validity_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/diag"
	"mintc/internal/driver"
)

var want = regexp.MustCompile(`// want ((?:"[^"]*" ?)+)`)

// TestCases translates each file of testdata. A comment // want "text" stands on
// the line that an error or a warning is about; nothing else may be reported.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".c"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			options := driver.Defaults()
			options.Input, options.Output, options.Text = file, "-", text
			options.Parser.OpenMP = strings.HasPrefix(filepath.Base(file), "openmp")
			expected := map[int][]string{}
			for i, line := range strings.Split(string(text), "\n") {
				if m := want.FindStringSubmatch(line); m != nil {
					expected[i+1] = strings.Split(strings.Trim(m[1], `" `), `" "`)
				}
			}
			for _, m := range driver.Translate(options).Messages.Messages {
				if m.Severity == diag.Remark {
					continue
				}
				line := m.Span.Line()
				said := m.Text
				for _, n := range m.Notes {
					said += "\n" + n.Text
				}
				if !assert.NotEmpty(t, expected[line], "%s:%d: %s", file, line, said) {
					continue
				}
				assert.Contains(t, said, expected[line][0], "%s:%d", file, line)
				expected[line] = expected[line][1:]
			}
			for line, left := range expected {
				assert.Empty(t, left, "%s:%d: not reported", file, line)
			}
		})
	}
}
