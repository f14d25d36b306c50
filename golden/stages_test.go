package golden

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shown matches a line of a code block in a README, and in a list.
var shown = regexp.MustCompile(`(?m)^ {4,}(\S.*)$`)

// lineNumber is what stands in front of the lines of programs there.
var lineNumber = regexp.MustCompile(`^\d+ +`)

// TestStageReadmes holds that the stages' READMEs show what mintc prints of the program that they follow through: each
// line of their code blocks is a line of some output. Dots stand for what is left out.
func TestStageReadmes(t *testing.T) {
	printed := map[string]bool{}
	add := func(text string) {
		for line := range strings.Lines(text) {
			printed[strings.TrimSpace(line)] = true
		}
	}
	const program = "cases/transfers/readme/in.c"
	text := readFile(t, program)
	add(text)
	add(strings.ReplaceAll(readFile(t, "../parser/example_test.go"), "// ", "")) // which go test compares
	run := func(args ...string) {
		got := mintc(t, "..", args...)
		add(got.stdout)
		add(got.stderr)
	}
	for _, level := range []string{"-O0", "-O3"} {
		for _, what := range []string{"stencil", "rewritten", "plan", "plans", "kernel"} {
			run(level, "-dump="+what, "golden/"+program)
		}
	}
	run("-O3", "-P", "-Minfo", "golden/"+program, "-o", "-")
	run("-fsyntax-only", "golden/testdata/errors/placement.c")
	dir := t.TempDir()
	run("-O3", "-P", "-fruntime=include", "golden/"+program, "-o", filepath.Join(dir, "relax.cu"))
	add(readFile(t, dir, "relax.cu"))
	inPlace := strings.Replace(text, "v[y][x] = (u[y - 1]", "u[y][x] = (u[y - 1]", 1) // which analyzer shows the message of
	require.NotEqual(t, text, inPlace)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "in.c"), []byte(inPlace), 0o600))
	add(mintc(t, dir, "in.c").stderr)

	for _, stage := range []string{"parser", "analyzer", "ir", "optimizer", "codegen"} {
		for _, m := range shown.FindAllStringSubmatch(readFile(t, "..", stage, "README.md"), -1) {
			assert.True(t, isPrinted(printed, m[1]), "%s/README.md shows a line that mintc no longer prints: %s", stage, m[1])
		}
	}
}

func isPrinted(printed map[string]bool, line string) bool {
	if printed[line] || printed[lineNumber.ReplaceAllString(line, "")] {
		return true
	}
	if !strings.Contains(line, "...") {
		return false
	}
	cut := regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(line), `\.\.\.`, ".*") + "$")
	for p := range printed {
		if cut.MatchString(p) {
			return true
		}
	}
	return false
}
