package golden

import (
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var stopped = regexp.MustCompile(`(?m)^([^:\n]+):(\d+): mint: (.*(?:\nmint: hint: .*)?)$`) // the hint is part of what is said

// TestFailures runs programs that must stop: each names the user's line and what is wrong there, and aborts.
func TestFailures(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, name := range testmode.Sample(t, failures(t)) {
		t.Run(strings.TrimSuffix(name, ".c"), func(t *testing.T) {
			t.Parallel()
			requireFailure(t, name, buildCUDA(t, t.TempDir(), []unit{{translate(t, failuresDir, name, "-P"), failuresDir}}))
		})
	}
}

const failuresDir = "testdata/failures"

// failures are the names of these programs.
func failures(t *testing.T) []string {
	files, err := filepath.Glob(filepath.Join(failuresDir, "*.c"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for i := range files {
		files[i] = filepath.Base(files[i])
	}
	return files
}

// requireFailure runs the build of one of them.
func requireFailure(t *testing.T, name, program string) {
	t.Helper()
	got, said := runCUDA(t, program, nil, cuemu.Forward)
	assert.Equal(t, 128+int(syscall.SIGABRT), got.Status, said)
	m := stopped.FindStringSubmatch(said)
	require.NotNil(t, m, said)
	line, err := strconv.Atoi(m[2])
	require.NoError(t, err)
	for _, fault := range unmet(expectations(t, readFile(t, failuresDir, name)), []expectation{{line, "error", m[3]}}) {
		t.Error(name + fault)
	}
	assert.Contains(t, said, "mint: hint: ", "the message says a way out")
}

// TestLinking links two translated files into one program: no names clash, and both use the same mappings.
func TestLinking(t *testing.T) {
	const dir = "testdata/linking"
	same(t, dir, "main.c", "halve.c")
}

// TestThreads runs regions of two host threads on distinct arrays.
func TestThreads(t *testing.T) {
	same(t, "testdata/linking", "threads.c")
}

// same translates the files of one program and compares it with the serial one.
func same(t *testing.T, dir string, names ...string) {
	requireEmulator(t)
	t.Parallel()
	var sources []string
	var units []unit
	for _, name := range names {
		sources = append(sources, filepath.Join(dir, name))
		units = append(units, unit{translate(t, dir, name), dir})
	}
	requireSame(t, buildSerial(t, sources), buildCUDA(t, t.TempDir(), units), [][]string{nil})
}
