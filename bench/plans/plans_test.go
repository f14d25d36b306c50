// Package plans tests the measuring programs without a GPU: the files beside it are C and shell.
package plans

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// prepare translates the plans of a list into a new folder and returns it, and what prepare.sh says.
func prepare(t *testing.T, list string) (dir, said string) {
	t.Helper()
	dir = t.TempDir()
	mintc, file := filepath.Join(dir, "mintc"), filepath.Join(dir, "list.txt")
	testmode.DependOnSources(t, "../..")
	build, err := exec.Command("go", "build", "-o", mintc, "mintc/cmd/mintc").CombinedOutput()
	require.NoError(t, err, string(build))
	require.NoError(t, os.WriteFile(file, []byte(list), 0o600))
	out, err := exec.Command("./prepare.sh", "--mintc", mintc, "--out", filepath.Join(dir, "plans"), file).CombinedOutput()
	require.NoError(t, err, string(out))
	return filepath.Join(dir, "plans"), string(out)
}

// text is what stands in a file, without the newline at its end.
func text(t *testing.T, path string) string {
	t.Helper()
	bytes, err := os.ReadFile(path)
	require.NoError(t, err)
	return strings.Trim(string(bytes), "\n")
}

// measured runs gpu.sh on what prepare made, with the emulator for a GPU and a plan or two that are wrong, and returns
// the rows of its TSV without the times, and what it printed.
func measured(t *testing.T, dir string) (rows []string, said string) {
	t.Helper()
	results := t.TempDir()
	script := exec.Command("./gpu.sh", "--plans", dir, "--results", results, "--name", "test", "--seconds", "0",
		"--rounds", "1", "--check-steps", "3", "--exact", "--jobs", "1")
	script.Env = append(os.Environ(), actAsNVCC+"=1", "NVCC="+os.Args[0], "OUT=")
	out, err := script.CombinedOutput()
	require.ErrorContains(t, err, "exit status 1", string(out))
	files, err := filepath.Glob(filepath.Join(results, "*-test.tsv"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	lines := strings.Split(text(t, files[0]), "\n")
	column := map[string]int{}
	for i, name := range strings.Split(lines[0], "\t") {
		column[name] = i
	}
	for _, line := range lines[1:] {
		cells := strings.Split(line, "\t")
		require.Len(t, cells, len(column), line)
		var row []string
		for _, name := range []string{"kernel", "real", "size", "plan", "status", "registers", "static_shared", "differ", "exact_differ"} {
			row = append(row, cells[column[name]])
		}
		rows = append(rows, strings.Join(row, " "))
		rate, err := strconv.ParseFloat(cells[column["gcells"]], 64)
		assert.True(t, err == nil && rate > 0 || cells[column["status"]] != "ok", line)
	}
	return rows, string(out)
}

func TestPlans(t *testing.T) {
	testmode.InTurn(t)
	if _, err := cuemu.Find(); err != nil {
		t.Skip(err)
	}
	dir, said := prepare(t, `
# comment
p19rhs float 9,5,4+70,3,2 registers -O3 -ftile=64,2,4 -fchunk=2,1,4 -fstream=columns=1
heat2d double 33,20       plain     -O0
p19rhs float 9,5,4        off       -O0 -P
p19rhs float 9,5,4        fails     -O0 -w
p19rhs float 9,5,4        huge      -O3 -ftile=512,512,512 -fchunk=1,1,1
`)
	assert.Contains(t, said, "refused: p19rhs-float huge: -O3 -ftile=512,512,512")
	assert.Contains(t, said, "MINT3001")
	program := filepath.Join(dir, "p19rhs-float")
	edit(t, filepath.Join(program, "2.cu"), "c1 = 2.0;", "c1 = 2.01;")
	edit(t, filepath.Join(program, "3.cu"), "c1 = 2.0;", "c1 = 2.0; abort();")

	rows, said := measured(t, dir)
	assert.Equal(t, []string{
		"heat2d double 33x20 plain ok 40 128 0 0",
		"p19rhs float 9x5x4 registers ok 40 128 0 0",
		"p19rhs float 9x5x4 off wrong 40 128 360 360",
		"p19rhs float 9x5x4 fails failed 40 128  failed",
		"p19rhs float 70x3x2 registers ok 40 128 0 0",
		"p19rhs float  huge refused    ",
	}, rows, said)
	assert.Contains(t, said, "2 plans wrong or failed")
}

// edit replaces the one occurrence of a text in a file.
func edit(t *testing.T, path, old, new string) {
	t.Helper()
	before := text(t, path)
	require.Equal(t, 1, strings.Count(before, old))
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(before, old, new, 1)), 0o600))
}
