package bridge

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// row is a line of the table in doc/c-and-cpp.md.
var row = regexp.MustCompile("(?m)^\\| (.+) \\| (same|respelled|refused) \\| `([a-z_0-9]+)` \\|$")

// TestTable holds each row of the users' table of differences against the program that the row names: whether it is
// refused, respelled or left alone, and that it prints the same as C and as C++.
func TestTable(t *testing.T) {
	doc, err := os.ReadFile("../../doc/c-and-cpp.md")
	require.NoError(t, err)
	rows := row.FindAllStringSubmatch(string(doc), -1)
	files, err := filepath.Glob("testdata/rows/*.c")
	require.NoError(t, err)
	named := map[string]bool{}
	for _, r := range rows {
		named[r[3]] = true
	}
	for _, path := range files {
		assert.True(t, named[strings.TrimSuffix(filepath.Base(path), ".c")], "%s has no row", path)
	}
	for _, r := range testmode.Sample(t, rows) {
		t.Run(r[3], func(t *testing.T) {
			t.Parallel()
			checkRow(t, filepath.Join("testdata/rows", r[3]+".c"), r[2])
		})
	}
}

func checkRow(t *testing.T, path, want string) {
	unit, result, messages := bridged(t, path)
	if want == "refused" {
		assert.True(t, messages.HasErrors())
		return
	}
	require.False(t, messages.HasErrors(), "%s", render(messages))
	assert.Equal(t, want == "respelled", len(result.Edits) > 0, "edits")
	assert.Equal(t, runC(t, path), runCpp(t, output(unit, result)))
}
