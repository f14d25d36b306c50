package bridge

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/internal/testmode"
	"mintc/parser"
)

// bridged parses a file and bridges it.
func bridged(t *testing.T, path string, skip ...source.Span) (*parser.Unit, Result, diag.List) {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	file := source.NewFile(path, text)
	unit, errs := parser.Parse(file, parser.Options{})
	require.NotNil(t, unit, "%s", render(errs))
	result, messages := Bridge(unit, skip)
	return unit, result, messages
}

func render(list diag.List) string {
	var out strings.Builder
	for _, m := range list.Messages {
		line, column := 0, 0
		if m.Span.IsValid() {
			line, column = m.Span.File.Position(m.Span.Off)
		}
		out.WriteString(strings.Join([]string{m.Severity.String(), m.Code, m.Text, m.Span.Text()}, " | "))
		out.WriteString(" @" + itoa(line) + ":" + itoa(column) + "\n")
	}
	return out.String()
}

func itoa(n int) string { return strconv.Itoa(n) }

// output is the main file as codegen will write it.
func output(unit *parser.Unit, r Result) string {
	edits := append([]source.Edit(nil), r.Edits...)
	for _, h := range r.Headers {
		line := h.Include.Line() + 1
		text := "#line 1 \"" + h.Name + "\"\n" + h.Text + "#line " + itoa(line) + " \"" + unit.File.Name + "\""
		edits = append(edits, source.Edit{Off: h.Include.Off, End: h.Include.End, Text: text})
	}
	return string(source.Apply(unit.File.Text, edits))
}

// compile runs a compiler on the output and reports what it says.
func compile(t *testing.T, text, dir string, command ...string) (string, bool) {
	t.Helper()
	if _, err := exec.LookPath(command[0]); err != nil {
		t.Skipf("%s is not installed", command[0])
	}
	name := filepath.Join(t.TempDir(), "out.cpp")
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	args := append(command[1:], "-I"+dir, name)
	said, err := exec.Command(command[0], args...).CombinedOutput()
	return string(said), err == nil
}

var cppFlags = []string{"-std=c++17", "-x", "c++", "-Wall", "-Wno-unknown-pragmas", "-Wno-unused", "-Werror=narrowing", "-Werror=register", "-Werror=write-strings"}

func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	compiled := testmode.Sample(t, files) // the edits of all are compared
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".c"), func(t *testing.T) {
			unit, result, messages := bridged(t, path)
			require.False(t, messages.HasErrors(), "%s", render(messages))
			text := output(unit, result)
			checkBecomes(t, unit.File, text)
			assert.Equal(t, strings.Count(string(unit.File.Text), "\n"), strings.Count(string(source.Apply(unit.File.Text, result.Edits)), "\n"), "lines keep their numbers")
			if !slices.Contains(compiled, path) {
				return
			}
			said, ok := compile(t, text, "testdata", append([]string{"g++", "-fsyntax-only"}, cppFlags...)...)
			require.True(t, ok, "%s\n%s", said, text)
			if !strings.Contains(string(unit.File.Text), "clang cannot") {
				said, ok = compile(t, text, "testdata", append([]string{"clang++-19", "-fsyntax-only", "-Wno-deprecated", "-Wno-vla-cxx-extension"}, cppFlags...)...)
				require.True(t, ok, "%s\n%s", said, text)
			}
			if strings.Contains(text, "int main(") {
				assert.Equal(t, runC(t, path), runCpp(t, text))
			}
		})
	}
}

// A remark that many lines get says why in the first of them.
func TestReasonOnce(t *testing.T) {
	_, _, messages := bridged(t, "testdata/linkage.c")
	said := render(messages)
	assert.Equal(t, 1, strings.Count(said, "'extern' inserted: in C++ a constant"))
	assert.Equal(t, 2, strings.Count(said, "'extern' inserted | "))
}

// What other files use is found by the linker under its name in C, from either side.
func TestLinkNames(t *testing.T) {
	const folder = "testdata/links"
	build := func(bridge map[string]bool) string {
		program := filepath.Join(t.TempDir(), "program")
		link := []string{"-o", program}
		for _, name := range []string{"main.c", "other.c"} {
			path := filepath.Join(folder, name)
			object := filepath.Join(t.TempDir(), name+".o")
			link = append(link, object)
			if bridge[name] {
				unit, result, messages := bridged(t, path)
				require.False(t, messages.HasErrors(), "%s", render(messages))
				text := output(unit, result)
				checkBecomes(t, unit.File, text)
				said, ok := compile(t, text, folder, "g++", "-std=c++17", "-x", "c++", "-w", "-c", "-o", object)
				require.True(t, ok, "%s\n%s", said, text)
				continue
			}
			said, err := exec.Command("gcc", "-std=gnu17", "-w", "-c", "-o", object, path).CombinedOutput()
			require.NoError(t, err, "%s", said)
		}
		said, err := exec.Command("g++", link...).CombinedOutput()
		require.NoError(t, err, "%s", said)
		out, err := exec.Command(program).CombinedOutput()
		require.NoError(t, err)
		return string(out)
	}
	want := build(nil)
	for _, name := range []string{"main.c", "other.c"} {
		assert.Equal(t, want, build(map[string]bool{name: true}))
	}
	assert.Equal(t, want, build(map[string]bool{"main.c": true, "other.c": true}))
}

// A file that is C++ already, with the same meaning, stays as it is.
func TestNoEdits(t *testing.T) {
	_, result, messages := bridged(t, "testdata/valid.c")
	assert.Empty(t, result.Edits)
	assert.Empty(t, result.Headers)
	assert.Empty(t, messages.Messages)
}

// Text that generated code replaces is neither edited nor refused, but for its macros, which stay.
func TestSkip(t *testing.T) {
	const path = "testdata/words.c"
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	unit, result, messages := bridged(t, path)
	require.NotEmpty(t, result.Edits)
	result, messages = Bridge(unit, []source.Span{unit.File.Span(0, len(text))})
	stays := func(off int) bool {
		return slices.ContainsFunc(parser.MacroLines(unit), func(line source.Span) bool { return line.Off <= off && off < line.End })
	}
	assert.NotEmpty(t, result.Edits)
	for _, e := range result.Edits {
		assert.True(t, stays(e.Off), e.Text)
	}
	for _, m := range messages.Messages {
		assert.True(t, stays(m.Span.Off), m.Text)
	}
}

// checkBecomes compares output lines with the comments "becomes: ..." on them.
func checkBecomes(t *testing.T, file *source.File, text string) {
	lines := strings.Split(text, "\n")
	for _, line := range lines {
		if written, want, ok := strings.Cut(line, "// becomes: "); ok {
			assert.Equal(t, strings.TrimSpace(want), strings.TrimSpace(written))
		}
	}
}

func runC(t *testing.T, path string) string {
	bin := filepath.Join(t.TempDir(), "c")
	said, err := exec.Command("gcc", "-std=gnu17", "-O1", "-w", "-ffp-contract=off", "-o", bin, path, "-lm").CombinedOutput()
	require.NoError(t, err, "%s", said)
	out, err := exec.Command(bin).CombinedOutput()
	require.NoError(t, err)
	return string(out)
}

func runCpp(t *testing.T, text string) string {
	bin := filepath.Join(t.TempDir(), "cpp")
	said, ok := compile(t, text, "testdata", "g++", "-std=c++17", "-x", "c++", "-w", "-ffp-contract=off", "-o", bin)
	require.True(t, ok, "%s", said)
	out, err := exec.Command(bin).CombinedOutput()
	require.NoError(t, err)
	return string(out)
}

var want = regexp.MustCompile(`// want "([^"]*)"`)

func TestRefusals(t *testing.T) { wanted(t, "testdata/refused/*.c", diag.Error) }

// Each line of the programs is warned of as it says, and no other.
func TestWarnings(t *testing.T) { wanted(t, "testdata/warned/*.c", diag.Warning) }

// wanted compares the messages of a severity with those that the programs' comments want.
func wanted(t *testing.T, programs string, severity diag.Severity) {
	files, err := filepath.Glob(programs)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".c"), func(t *testing.T) {
			unit, _, messages := bridged(t, path)
			found := map[int][]string{}
			for _, m := range messages.Messages {
				if m.Severity == severity {
					found[m.Span.Line()] = append(found[m.Span.Line()], m.Text)
					assert.NotEmpty(t, m.Notes, "no way out: %s", m.Text)
					_, known := diag.Explain(m.Code)
					assert.True(t, known, m.Code)
				}
			}
			for i, line := range strings.Split(string(unit.File.Text), "\n") {
				wants := want.FindAllStringSubmatch(line, -1)
				require.Len(t, found[i+1], len(wants), "line %d: %s\n%s", i+1, line, strings.Join(found[i+1], "\n"))
				for k, w := range wants {
					assert.Contains(t, found[i+1][k], w[1], "line %d", i+1)
				}
			}
		})
	}
}

// The examples are C++ after bridging, and print the same.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("../../examples/*/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			unit, result, messages := bridged(t, path)
			require.False(t, messages.HasErrors(), "%s", render(messages))
			text := output(unit, result)
			said, ok := compile(t, text, filepath.Dir(path), append([]string{"g++", "-fsyntax-only"}, cppFlags...)...)
			assert.True(t, ok, "%s\n%s", said, text)
		})
	}
}
