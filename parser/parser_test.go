package parser

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// messages prints errs as a user sees them.
func messages(errs diag.List) string {
	var b strings.Builder
	for _, m := range errs.Messages {
		diag.Renderer{Out: &b}.Print(m)
	}
	return b.String()
}

// mustParse parses text as heat.c and accepts no message.
func mustParse(t *testing.T, text string, o Options) *Unit {
	t.Helper()
	u, errs := Parse(source.NewFile("heat.c", []byte(text)), o)
	require.Empty(t, messages(errs))
	require.NotNil(t, u)
	return u
}

func mustFail(t *testing.T, text string, o Options) diag.List {
	t.Helper()
	_, errs := Parse(source.NewFile("heat.c", []byte(text)), o)
	require.True(t, errs.HasErrors(), "no error for %s", text)
	return errs
}

func TestBundledHeadersParseAloneAndTogether(t *testing.T) {
	t.Setenv("CC", "/nonexistent/cc")
	t.Setenv("PATH", "/nonexistent")
	var all string
	err := filepath.Walk("bundled/include", func(path string, info os.FileInfo, err error) error {
		require.NoError(t, err)
		name, _ := filepath.Rel("bundled/include", path)
		if info.IsDir() || name == "iso646.h" {
			return nil
		}
		line := "#include <" + filepath.ToSlash(name) + ">\n"
		all += line
		u := mustParse(t, line+"int main(void) { return 0; }\n", Options{})
		assert.False(t, u.HostHeaders)
		assert.Equal(t, strings.TrimSpace(line), u.Headers[0].Includes[0].Text())
		return nil
	})
	require.NoError(t, err)
	mustParse(t, all+all+"int main(void) { return 0; }\n", Options{})
	for _, std := range []string{"c89", "c99", "gnu99", "c11", "gnu11", "c17", "gnu2x"} {
		mustParse(t, all+"int main(void) { return 0; }\n", Options{Std: std})
	}
}

func TestStdDecidesPredefinedMacros(t *testing.T) {
	const text = "#ifdef __STRICT_ANSI__\nint strict;\n#endif\nlong v = __STDC_VERSION__;\n"
	u := mustParse(t, text, Options{Std: "c99"})
	assert.Contains(t, u.AST.Scope.Nodes, "strict")
	u = mustParse(t, text, Options{Std: "gnu11"})
	assert.NotContains(t, u.AST.Scope.Nodes, "strict")
	d := u.Lookup(u.AST.Scope, "v", 1<<30).(*cc.Declarator)
	assert.Equal(t, cc.Int64Value(201112), u.Initializer(d).AssignmentExpression.Value())
	const pi = "#include <math.h>\n#ifndef M_PI\nint without;\n#endif\n"
	assert.Contains(t, mustParse(t, pi, Options{Std: "c99"}).AST.Scope.Nodes, "without")
	assert.Contains(t, mustParse(t, "#define _POSIX_C_SOURCE 199309L\n"+pi, Options{}).AST.Scope.Nodes, "without")
	assert.NotContains(t, mustParse(t, "#define _GNU_SOURCE\n"+pi, Options{Std: "c99"}).AST.Scope.Nodes, "without")
	assert.NotContains(t, mustParse(t, pi, Options{}).AST.Scope.Nodes, "without")
	mustParse(t, "#ifndef _OPENMP\n#error no\n#endif\n", Options{OpenMP: true})
}

func TestCommandLine(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
	}
	write("quote/a.h", "int from_quote;\n")
	write("angle/a.h", "int from_angle;\n")
	write("angle/b.h", "#pragma once\n#include \"b.h\"\nint from_b;\n")
	write("sys/c.h", "int from_system;\n")
	write("pre.h", "#define PRE 1\n")
	o := Options{
		Include: []Dir{{filepath.Join(dir, "sys"), System}, {filepath.Join(dir, "angle"), Angle},
			{filepath.Join(dir, "quote"), Quote}},
		Macros:     []Macro{{Name: "N", Value: "4"}, {Name: "SQ(x)", Value: "((x)*(x))"}, {Name: "M", Value: "1"}, {Name: "M", Undef: true}},
		PreInclude: []string{filepath.Join(dir, "pre.h")},
	}
	u := mustParse(t, `#include "a.h"
#include <a.h>
#include <b.h>
#include <c.h>
#include "`+dir+`/pre.h"
#if defined M || !PRE || SQ(N) != 16
#error command line
#endif
`, o)
	for _, name := range []string{"from_quote", "from_angle", "from_b", "from_system"} {
		assert.Contains(t, u.AST.Scope.Nodes, name)
	}
	assert.True(t, u.MacroNames()["SQ"])
	var spelled []string
	for _, h := range u.Headers {
		assert.Equal(t, strings.HasSuffix(h.Path, "c.h"), h.System, h.Path)
		spelled = append(spelled, h.Spelled)
	}
	assert.Equal(t, []string{`"` + dir + `/pre.h"`, `"a.h"`, "<a.h>", "<b.h>", "<c.h>"}, spelled)
}

func TestIncludeDirectiveThatIsActive(t *testing.T) {
	u := mustParse(t, "#if 0\n#include <math.h>\n#else\n#include <math.h>\n#endif\ndouble f(void) { return sqrt(2); }\n", Options{})
	require.Len(t, u.Headers, 1)
	assert.Equal(t, 4, u.Headers[0].Includes[0].Line())
	assert.False(t, u.Active(10))
}

func TestHostHeaders(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	const text = "#define _GNU_SOURCE\n#include <%s>\n#include <complex.h>\n#include <stdio.h>\nint main(void) { return 0; }\n"
	u := mustParse(t, strings.ReplaceAll(text, "%s", "search.h"), Options{})
	assert.True(t, u.HostHeaders, "search.h is not bundled")
	for _, h := range u.Headers {
		assert.False(t, h.Bundled, h.Path)
	}
	u = mustParse(t, strings.ReplaceAll(text, "%s", "math.h"), Options{HostHeaders: true})
	assert.True(t, u.HostHeaders)
	u = mustParse(t, "#include <stdio.h>\nint main(void) { return getw(stdin); }\n", Options{})
	assert.True(t, u.HostHeaders, "getw is not declared by the bundled stdio.h")
	errs := mustFail(t, "#include <stdio.h>\nint main(void) { return no_such(1); }\n", Options{})
	assert.Equal(t, "heat.c:2:25: error: function 'no_such' is not declared [MINT0103]", strings.Split(messages(errs), "\n")[0])
}

func TestNoCompiler(t *testing.T) {
	t.Setenv("CC", "")
	t.Setenv("PATH", "/nonexistent")
	errs := mustFail(t, "#include <search.h>\n", Options{})
	assert.Contains(t, messages(errs), "heat.c:1:10: error: include file not found: <search.h>")
	assert.Contains(t, messages(errs), codeHeaders)
}

func TestDeterministic(t *testing.T) {
	text, err := os.ReadFile("testdata/extents/polybench.c")
	require.NoError(t, err)
	first := mustParse(t, string(text), Options{})
	second := mustParse(t, string(text), Options{})
	require.Equal(t, len(first.Statements), len(second.Statements))
	for i, s := range first.Statements {
		assert.Equal(t, s.Span.Text(), second.Statements[i].Span.Text())
	}
}
