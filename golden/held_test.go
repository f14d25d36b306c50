package golden

import (
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

// heldDir holds programs with many accesses of which only the kernel can tell whether they leave an array. Their first argument chooses one, the
// second is how many elements of its array the copy lacks.
const heldDir = "testdata/held"

// heldAccess is a line of such a program with what the stop there says.
var heldAccess = regexp.MustCompile(`// (\d+): "(.*)"$`)

// TestHeld runs each function of these programs with an array that has all that it accesses, and with one that is too small.
func TestHeld(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	serial := buildSerial(t, []string{heldDir + "/kinds.c"})
	for _, level := range testmode.Sample(t, []string{"-O3", "-O0"}) {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			program := buildCUDA(t, t.TempDir(), []unit{{translate(t, heldDir, "kinds.c", "-P", level), heldDir}})
			for i, line := range strings.Split(readFile(t, heldDir, "kinds.c"), "\n") {
				if m := heldAccess.FindStringSubmatch(line); m != nil {
					requireSame(t, serial, program, [][]string{{m[1], "0"}})
					requireHeld(t, program, m[1], i+1, m[2])
				}
			}
		})
	}
}

// requireHeld runs a function with an array that lacks two elements: the program stops at the line.
func requireHeld(t *testing.T, program, kind string, line int, text string) {
	t.Helper()
	got, said := runCUDA(t, program, []string{kind, "2"}, cuemu.Forward)
	m := stopped.FindStringSubmatch(said)
	require.NotNil(t, m, "function %s: %s", kind, said)
	assert.Equal(t, 128+int(syscall.SIGABRT), got.Status, said)
	assert.Equal(t, strconv.Itoa(line), m[2], said)
	assert.Regexp(t, text, m[3])
	assert.Contains(t, m[3], "or the extents given to copy at ")
}
