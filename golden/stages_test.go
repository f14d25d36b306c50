package golden

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
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
	lines := strings.SplitAfter(text, "\n")
	early := strings.Join(slices.Insert(slices.Clone(lines), 19, "    printf(\"%g\\n\", u[1][1]);\n"), "") // validity shows what is said of these two
	without := strings.Join(slices.Delete(slices.Clone(lines), 5, 7), "")
	for _, changed := range []string{inPlace, early, without} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "in.c"), []byte(changed), 0o600))
		add(mintc(t, dir, "-Minfo", "-o", "out.cu", "in.c").stderr)
	}
	const command = "mintc -O0 -Minfo -o - golden/" + program // which bridge shows, with the translation of a program of its own
	printed[command] = true
	run(strings.Fields(command)[1:]...)
	own := "#include <math.h>\n#include <stdlib.h>\n" + firstProgram.FindString(readFile(t, "../analyzer/bridge/README.md"))
	add(own)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "in.c"), []byte(own), 0o600))
	add(translate(t, dir, "in.c"))

	for _, stage := range []string{"parser", "analyzer", "analyzer/validity", "analyzer/bridge", "ir", "optimizer", "codegen"} {
		for _, m := range shown.FindAllStringSubmatch(readFile(t, "..", stage, "README.md"), -1) {
			assert.True(t, isPrinted(printed, m[1]), "%s/README.md shows a line that mintc no longer prints: %s", stage, m[1])
		}
	}
}

// TestGlossaryOfDumps: the glossary says what each line of -dump=stencil means that is no statement.
func TestGlossaryOfDumps(t *testing.T) {
	_, legend, found := strings.Cut(readFile(t, "../doc/glossary.md"), "## What `-dump=stencil` prints")
	require.True(t, found)
	legend, _, _ = strings.Cut(legend, "\n## ")
	words := map[string]bool{}
	for _, file := range filesOf(t, "cases/*/*/want.stencil", "../optimizer/rewrite/testdata/*/*.stencil") {
		for line := range strings.Lines(readFile(t, file)) {
			if line = strings.TrimSpace(line); line != "" && !strings.ContainsAny(line[len(line)-1:], ";{}:") {
				words[strings.Fields(line)[0]] = true
			}
		}
	}
	assert.Contains(t, words, "sweep")
	for word := range words {
		assert.True(t, strings.Contains(legend, "`"+word+" ") || strings.Contains(legend, "`"+word+"`"), "doc/glossary.md does not say what '%s' is", word)
	}
}

// firstProgram is the C text that analyzer/bridge/README.md translates.
var firstProgram = regexp.MustCompile(`(?s)    enum color .*?\n    }\n`)

// named are the tests, and the files of this folder, that a README names.
var named = struct{ tests, files, rows *regexp.Regexp }{
	regexp.MustCompile(`\bTest[A-Z]\w+`), regexp.MustCompile(`\b(?:bench/)?[a-z_/]+\.(?:go|sh|txt|cu)\b`), regexp.MustCompile(`(?m)^ {4}(\| .*)$`)}

// TestOtherReadmes holds that what golden/README.md and bench/README.md name is there: tests, files, rows of results. They
// show no output of mintc; bench/plans runs the scripts, and a list that the README shows is read as those of bench/plans are.
func TestOtherReadmes(t *testing.T) {
	tests, results := "", ""
	for _, file := range filesOf(t, "*_test.go", "*/*_test.go", "../codegen/trapezoid/*_test.go", "../ir/*/*_test.go", "../analyzer/*/*_test.go") {
		tests += readFile(t, file)
	}
	for _, file := range filesOf(t, "../bench/results/*.md") {
		results += readFile(t, file)
	}
	for _, dir := range []string{".", "../bench"} {
		text := readFile(t, dir, "README.md")
		for _, name := range named.tests.FindAllString(text, -1) {
			assert.Regexp(t, `(?m)^func `+name, tests, "%s/README.md names a test that is not there: %s", dir, name)
		}
		for _, name := range named.files.FindAllString(text, -1) {
			found := filesOf(t, filepath.Join(dir, strings.TrimPrefix(name, "bench/")), filepath.Join(dir, "*", name), filepath.Join("..", name))
			assert.True(t, len(found) > 0 || madeLater[name], "%s/README.md names a file that is not there: %s", dir, name)
		}
		for _, row := range named.rows.FindAllStringSubmatch(text, -1) {
			assert.Contains(t, results, row[1], "%s/README.md shows a row that is in no result", dir)
		}
	}
}

// madeLater are files that a command of a README makes, or that each case has.
var madeLater = map[string]bool{"check.cu": true, "want.cu": true, "bench/build/energy/energy.sh": true}

// filesOf are the files that match some pattern.
func filesOf(t *testing.T, patterns ...string) (list []string) {
	t.Helper()
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		list = append(list, files...)
	}
	return list
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

// TestPlanOfGlossary: the plan by which the glossary explains -dump=plan is what mintc prints.
func TestPlanOfGlossary(t *testing.T) {
	_, legend, found := strings.Cut(readFile(t, "../doc/glossary.md"), "Of `mintc -O3 -dump=plan examples/poisson3d19/poisson3d19.c`")
	require.True(t, found)
	var shown strings.Builder
	for line := range strings.Lines(legend) {
		if text, indented := strings.CutPrefix(line, "    "); indented {
			shown.WriteString(text)
		} else if shown.Len() > 0 && line != "\n" {
			break
		}
	}
	got := mintc(t, "..", "-O3", "-dump=plan", "examples/poisson3d19/poisson3d19.c")
	require.Zero(t, got.exit, got.stderr)
	require.Equal(t, got.stdout, shown.String())
}
