package golden

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// expectation is what a line of a faulty program says about itself: // want "text", or // want warning "text". The
// text is a regular expression.
type expectation struct {
	line     int
	severity string
	text     string
}

var wanted = regexp.MustCompile(`// want (?:(error|warning) )?("(?:[^"\\]|\\.)*")`)

// expectations reads the expected messages of a program.
func expectations(t *testing.T, source string) []expectation {
	t.Helper()
	var list []expectation
	number := 0
	for line := range strings.Lines(source) {
		number++
		if m := wanted.FindStringSubmatch(line); m != nil {
			severity := m[1]
			if severity == "" {
				severity = "error"
			}
			list = append(list, expectation{number, severity, strings.ReplaceAll(m[2][1:len(m[2])-1], `\"`, `"`)})
		}
	}
	require.NotEmpty(t, list, "no // want in the program")
	return list
}

var message = regexp.MustCompile(`^([^:]+):(\d+):\d+: (error|warning): (.*)$`)

// messages are the errors and warnings that mintc said, as expectations whose text is the message itself.
func messages(t *testing.T, stderr string) []expectation {
	t.Helper()
	var list []expectation
	for line := range strings.Lines(stderr) {
		if m := message.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil {
			number, err := strconv.Atoi(m[2])
			require.NoError(t, err)
			list = append(list, expectation{number, m[3], m[4]})
		}
	}
	return list
}

// options are what the first comment of a faulty program gives mintc: Options: -fopenmp.
var options = regexp.MustCompile(`^/\*.* Options: ([^.]+)\.`)

// checkOnly is mintc's output for a faulty program.
func checkOnly(t *testing.T, file string) ran {
	t.Helper()
	dir, name := filepath.Split(file)
	args := []string{"-fsyntax-only"}
	if m := options.FindStringSubmatch(readFile(t, file)); m != nil {
		args = append(args, strings.Fields(m[1])...)
	}
	return mintc(t, dir, append(args, name)...)
}

// TestErrors holds what mintc says of each faulty program against what the program's lines expect: each message is
// expected, and each expectation is met. The whole text, with its notes and carets, stands in the .said file beside it.
func TestErrors(t *testing.T) {
	files, err := filepath.Glob("testdata/errors/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".c"), func(t *testing.T) {
			t.Parallel()
			got := checkOnly(t, file)
			assert.Equal(t, 1, got.exit, "exit status")
			assert.Empty(t, got.stdout)
			for _, fault := range unmet(expectations(t, readFile(t, file)), messages(t, got.stderr)) {
				t.Error(file + fault)
			}
			compareText(t, strings.TrimSuffix(file, ".c")+".said", got.stderr)
		})
	}
}

// unmet pairs expectations and messages of the same line, and lists those without a partner.
func unmet(expected []expectation, said []expectation) []string {
	var faults []string
	used := map[int]bool{}
	for _, e := range expected {
		found := false
		for i, m := range said {
			if !used[i] && m.line == e.line && m.severity == e.severity && regexp.MustCompile(e.text).MatchString(m.text) {
				used[i], found = true, true
				break
			}
		}
		if !found {
			faults = append(faults, fmt.Sprintf(":%d: no %s matches %q", e.line, e.severity, e.text))
		}
	}
	for i, m := range said {
		if !used[i] {
			faults = append(faults, fmt.Sprintf(":%d: unexpected %s: %s", m.line, m.severity, m.text))
		}
	}
	return faults
}

// TestUnmet shows that the test of the errors can fail.
func TestUnmet(t *testing.T) {
	said := []expectation{{3, "error", "a cat [MINT1]"}, {4, "warning", "a dog"}}
	assert.Empty(t, unmet([]expectation{{3, "error", "c.t"}, {4, "warning", "dog"}}, said))
	assert.Len(t, unmet([]expectation{{3, "error", "dog"}, {4, "error", "dog"}}, said), 4)
	assert.Len(t, unmet(nil, said), 2)
}
