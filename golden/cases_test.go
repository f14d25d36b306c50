package golden

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// testCase is one folder of cases, below its family's.
type testCase struct {
	name, dir string
	args      []string   // mintc's options
	runs      [][]string // arguments of the program, one list for each run
}

// casePrograms matches the programs of all cases: cases/<family>/<case>/in.c.
const casePrograms = "cases/*/*/in.c"

// cases are the folders that hold a program. No two have the same name, whatever their families.
func cases(t *testing.T) []testCase {
	t.Helper()
	files, err := filepath.Glob(casePrograms)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	strays, err := filepath.Glob("testdata/*/in.c")
	require.NoError(t, err)
	require.Empty(t, strays, "a case belongs into cases/<family>/")
	var list []testCase
	seen := map[string]string{}
	for _, file := range files {
		dir := filepath.Dir(file)
		require.Empty(t, seen[filepath.Base(dir)], "%s has the name of another case", dir)
		seen[filepath.Base(dir)] = dir
		c := testCase{name: filepath.Base(dir), dir: dir, args: strings.Fields(readFile(t, dir, "args"))}
		for line := range strings.Lines(readFile(t, dir, "run")) {
			c.runs = append(c.runs, strings.Fields(line))
		}
		require.NotEmpty(t, c.runs, "%s/run names no run", dir)
		list = append(list, c)
	}
	return list
}

func readFile(t *testing.T, path ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(path...))
	require.NoError(t, err)
	return string(text)
}

// absolute is a path that is valid in any working directory.
func absolute(t *testing.T, path string) string {
	t.Helper()
	abs, err := filepath.Abs(path)
	require.NoError(t, err)
	return abs
}
