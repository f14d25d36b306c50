package golden

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

// whole are the cases whose want.cu is the output from the banner to the last line. The others keep what mintc wrote.
var whole = map[string]bool{"readme": true, "line_markers": true, "other_arch": true, "two_regions": true, "shape_7point": true,
	"reductions": true, "tensor_ring": true, "fuse": true, "clamped_flat": true, "structs": true, "host_flow": true}

var trapezoidDirective = regexp.MustCompile(`pragma\W+(mint\s+)?trapezoid`)

// TestGolden compares the output and the remarks of each case with what was read and accepted.
func TestGolden(t *testing.T) {
	for _, c := range cases(t) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if *update {
				c.compareDumps(t)
			}
			options, shown := c.args, func(output string) string { return output }
			if !whole[c.name] { // #line shows what is generated
				options = slices.DeleteFunc(slices.Clone(c.args), func(arg string) bool { return arg == "-P" })
				shown = func(output string) string { return withoutOneStep(generated(readFile(t, c.dir, "in.c"), output)) }
			}
			output := c.translated(t, options, "-Minfo", "-o", "-")
			require.NotRegexp(t, trapezoidDirective, output.stdout, "trapezoid directives leave no trace")
			compare(t, c, "want.cu", shown(withoutRuntime(t, output.stdout)))
			compare(t, c, "want.diag", output.stderr)
		})
	}
}

// TestDumps compares the IRs of the cases. TestGolden rewrites them under -update.
func TestDumps(t *testing.T) {
	if *update {
		t.Skip("TestGolden rewrites them")
	}
	for _, c := range testmode.Sample(t, cases(t)) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.compareDumps(t)
		})
	}
}

func (c testCase) compareDumps(t *testing.T) {
	t.Helper()
	compare(t, c, "want.stencil", c.translated(t, c.args, "-dump=stencil").stdout)
	compare(t, c, "want.plan", c.translated(t, c.args, "-dump=plan").stdout)
}

// translated is what mintc makes of the case, which it must accept, with its options and more in front.
func (c testCase) translated(t *testing.T, options []string, more ...string) ran {
	t.Helper()
	got := mintc(t, c.dir, slices.Concat(more, options, []string{"in.c"})...)
	require.Zero(t, got.exit, got.stderr)
	return got
}

// generated is what mintc wrote into a program below the run time: its blocks, which #line leads to the output itself,
// and the lines outside of them that the program does not have. A line of dots stands for the program's own lines.
func generated(program, output string) string {
	own := map[string]bool{}
	for line := range strings.Lines(program) {
		own[line] = true
	}
	_, output, _ = strings.Cut(output, runtimeStands)
	var b strings.Builder
	inBlock, skipped := true, false
	for line := range strings.Lines(output) {
		switch {
		case strings.HasPrefix(line, "#line "):
			inBlock = generatedLine.MatchString(strings.TrimSuffix(line, "\n"))
		case inBlock || !own[line]:
			if skipped {
				b.WriteString("...\n")
			}
			b.WriteString(line)
			skipped = false
		default:
			skipped = true
		}
	}
	return b.String()
}

// oneStepKernel is the kernel of a nest, with the comment above it.
var oneStepKernel = regexp.MustCompile(`(?m)^/\* The loops? at line(?:[^*]|\*[^/])*\*/\nstatic __global__ (?s:.*?)\b(\w+_sweep\d+)\((?s:.*?)\n}\n`)

// withoutOneStep names, where a time loop makes several steps at once, the kernels that make one: their text is that of other
// cases, so that a change of it need not be read here again.
func withoutOneStep(text string) string {
	if !strings.Contains(text, "static const mint_chain ") {
		return text
	}
	return oneStepKernel.ReplaceAllString(text, "/* $1 makes one step. */\n")
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
		t.Errorf("%s", difference(path, got))
	}
}

// shownLines is how much of a difference is shown.
const shownLines = 80

// difference shows what a text has in place of the lines of a file.
func difference(path, text string) string {
	diff := exec.Command("diff", "-u", "--label", path, "--label", "got", path, "-")
	diff.Stdin = strings.NewReader(text)
	shown, err := diff.Output()
	if _, differs := err.(*exec.ExitError); !differs {
		return fmt.Sprintf("%s differs (diff: %v)", path, err)
	}
	lines := strings.SplitAfter(string(shown), "\n")
	if len(lines) > shownLines {
		lines = append(lines[:shownLines], fmt.Sprintf("... %d more lines\n", len(lines)-shownLines))
	}
	return strings.Join(lines, "")
}

// The run time stands between its licence line and the end of its one macro.
const (
	runtimeStart = "// SPDX-License-Identifier: 0BSD\n"
	runtimeEnd   = "#undef mint_local\n"
	// runtimeStands is in its place.
	runtimeStands = "/* ... the run time ... */\n"
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
	return head + runtimeStands + tail
}

// generatedLine leads back to the output itself.
var generatedLine = regexp.MustCompile(`(?m)^#line (\d+) ("<stdout>")$`)
