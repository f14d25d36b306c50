package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestGolden compares what mintc makes of each case with what was read and accepted.
func TestGolden(t *testing.T) {
	for _, c := range cases(t) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			with := func(args ...string) ran {
				got := mintc(t, c.dir, append(append(args, c.args...), "in.c")...)
				require.Zero(t, got.exit, got.stderr)
				return got
			}
			output := with("-Minfo", "-o", "-")
			compare(t, c, "want.stencil", with("-dump=stencil").stdout)
			compare(t, c, "want.plan", with("-dump=plan").stdout)
			compare(t, c, "want.cu", withoutRuntime(t, output.stdout))
			compare(t, c, "want.diag", output.stderr)
		})
	}
}

// compare holds a text against a want file, or writes it there under -update.
func compare(t *testing.T, c testCase, name, got string) {
	t.Helper()
	compareText(t, filepath.Join(c.dir, name), got)
}

// compareText is compare for a file by its path.
func compareText(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
		return
	}
	if want := readFile(t, path); want != got {
		t.Errorf("%s: %s", path, firstDifference(want, got))
	}
}

// firstDifference shows where two texts part, for assert.Equal would print both in full.
func firstDifference(want, got string) string {
	wantLines, gotLines := strings.SplitAfter(want, "\n"), strings.SplitAfter(got, "\n")
	same := 0
	for same < min(len(wantLines), len(gotLines)) && wantLines[same] == gotLines[same] {
		same++
	}
	some := func(lines []string) string { return strings.Join(lines[same:min(same+3, len(lines))], "") }
	return fmt.Sprintf("from line %d\nwant:\n%s\ngot:\n%s", same+1, some(wantLines), some(gotLines))
}

// The run time stands between its licence line and the end of its one macro.
const (
	runtimeStart = "// SPDX-License-Identifier: 0BSD\n"
	runtimeEnd   = "#undef mint_local\n"
)

// withoutRuntime replaces the run time's text, some thousand lines that are the same in each output, by
// a line, and counts lines in #line as if it had always been one. Its own tests are in codegen/cuda/runtime.
func withoutRuntime(t *testing.T, output string) string {
	t.Helper()
	head, rest, found := strings.Cut(output, runtimeStart)
	require.True(t, found, "no run time in the output")
	text, tail, found := strings.Cut(rest, runtimeEnd)
	require.True(t, found, "the run time does not end")
	removed := strings.Count(runtimeStart+text+runtimeEnd, "\n") - 1
	tail = generatedLine.ReplaceAllStringFunc(tail, func(directive string) string {
		m := generatedLine.FindStringSubmatch(directive)
		line, err := strconv.Atoi(m[1])
		require.NoError(t, err)
		return fmt.Sprintf("#line %d %s", line-removed, m[2])
	})
	return head + "/* ... the run time ... */\n" + tail
}

// generatedLine leads back to the output itself.
var generatedLine = regexp.MustCompile(`(?m)^#line (\d+) ("<stdout>")$`)
