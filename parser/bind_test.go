package parser

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/pragma"
)

// Each row is the body of a function; want lists, for each pragma in order,
// the start of the text that it is bound to.
var bindings = []struct {
	name, body string
	want       []string
}{
	{"before for", "#pragma mint for\nfor (i = 0; i < n; i++) a[i] = 0;", []string{"for (i = 0; i < n; i++) a[i] = 0;"}},
	{"before a block", "#pragma mint parallel\n{ n = 1; }", []string{"{ n = 1; }"}},
	{"two in a row", "#pragma mint trapezoid height(2)\n#pragma mint for\nfor (;;) n++;", []string{"for (;;) n++;", "for (;;) n++;"}},
	{"others between", "#pragma mint for\n#pragma omp for\n#pragma GCC ivdep\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"after if", "if (n)\n#pragma mint for\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"after else", "if (n) n = 0; else\n#pragma mint for\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"after case", "switch (n) { case 1:\n#pragma mint for\nfor (;;) n++; }", []string{"for (;;) n++;"}},
	{"after a label", "l:\n#pragma mint for\nfor (;;) n++; goto l;", []string{"for (;;) n++;"}},
	{"in a while body", "while (n)\n#pragma mint single\n{ n--; }", []string{"{ n--; }"}},
	{"continuation and comments", "#  pragma /* x { */ mint \\\n parallel \\\r\n // y {\n{ n = 2; }", []string{"{ n = 2; }"}},
	{"loose continuation", "#pragma mint for \\  \n nest(1)\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"brace", "#pragma mint single{\nn = 1; }", []string{"{\nn = 1; }"}},
	{"brace after a blank", "#pragma mint single {\nn = 1; }", []string{"{\nn = 1; }"}},
	{"brace after continuations", "#pragma mint single \\\n nowait \\\n { n = 1; }", []string{"{ n = 1; }"}},
	{"code after the brace", "#pragma mint single{n = a[0];}", []string{"{n = a[0];}"}},
	{"comment after the brace", "#pragma mint single{ // swap\nn = 1; }", []string{"{ // swap\nn = 1; }"}},
	{"operator", "_Pragma(\"mint for\") for (;;) n++;", []string{"for (;;) n++;"}},
	{"two operators", "_Pragma(\"mint trapezoid height(2)\") _Pragma(\"mint for\") for (;;) n++;", []string{"for (;;) n++;", "for (;;) n++;"}},
	{"operator on its own line", "_Pragma (\"mint parallel\")\n{ n = 1; }", []string{"{ n = 1; }"}},
	{"loop from a macro", "#pragma mint for\nFORALL(k, 1, n) a[k] = 0;", []string{"FORALL(k, 1, n) a[k] = 0;"}},
	{"inactive loop header", "#pragma mint for\n#ifdef FOO\nfor (;;)\n#else\nfor (; n;)\n#endif\nn++;", []string{"for (; n;)\n#endif\nn++;"}},
	{"inactive pragma", "#if 0\n#pragma mint for\n#endif\n#if 1\n#pragma mint for\n#endif\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"inactive brace pragma", "#ifdef FOO\n#pragma mint single{\n#else\n{\n#endif\nn = 1; }", nil},
	{"inactive operator", "#ifdef FOO\n_Pragma(\"mint for\")\n#endif\nfor (;;) n++;", nil},
	{"string that looks like one", "s = \"\\n#pragma mint for\";\n#pragma mint for\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"comment that looks like one", "/*\n#pragma mint for\n*/\n#pragma mint for\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"empty macro first", "#pragma mint for\nEMPTY for (;;) n++;", []string{"for (;;) n++;"}},
	{"line directive", "#line 7 \"other.c\"\n#pragma mint for\nfor (;;) n++;", []string{"for (;;) n++;"}},
	{"paper's spelling", "#pragma trapezoid.height=[4]\nwhile (n) {\n#pragma mint for\nfor (;;) n++;\n}", []string{"while (n)", "for (;;) n++;"}},
}

func TestBinding(t *testing.T) {
	const head = "#define FORALL(i, lo, hi) for (int i = (lo); i < (hi); i++)\n#define EMPTY\nvoid f(int n, int i, double *a, const char *s)\n{\n"
	for _, c := range bindings {
		t.Run(c.name, func(t *testing.T) {
			for _, crlf := range []bool{false, true} {
				text := head + c.body + "\n}\n"
				wants := c.want
				if crlf {
					text = "\xef\xbb\xbf" + strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\n", "\r\n")
				}
				u := mustParse(t, text, Options{})
				require.Len(t, u.Pragmas, len(wants))
				for i, p := range u.Pragmas {
					require.NotNil(t, p.Bound)
					got := strings.ReplaceAll(p.Bound.Span.Text(), "\r", "")
					assert.True(t, strings.HasPrefix(got, wants[i]), got)
					assert.NotNil(t, p.Func)
				}
			}
		})
	}
}

func TestStandAloneDirectives(t *testing.T) {
	u := mustParse(t, `void f(int n, int m, double a[m][n])
{
#pragma mint copy(a, toDevice, n, m)
    { int n = 3;
#pragma mint barrier
    n++;
#pragma mint copy(a, fromDevice)
    }
#pragma mint barrier
}
`, Options{})
	require.Len(t, u.Pragmas, 4)
	next := func(i int) string {
		if u.Pragmas[i].Next == nil {
			return ""
		}
		return strings.Fields(u.Pragmas[i].Next.Span.Text())[0]
	}
	assert.Equal(t, []string{"{", "n++;", "", ""}, []string{next(0), next(1), next(2), next(3)})
	assert.Equal(t, []Kind{Function, Block, Block, Function}, []Kind{u.Pragmas[0].Block.Kind, u.Pragmas[1].Block.Kind, u.Pragmas[2].Block.Kind, u.Pragmas[3].Block.Kind})
	isParam := func(i int) bool {
		p := u.Pragmas[i]
		return u.Lookup(p.Scope, "n", p.Seq).(*cc.Declarator).IsParam()
	}
	assert.True(t, isParam(0))
	assert.False(t, isParam(1))
	assert.False(t, isParam(2))
	assert.True(t, isParam(3))
}

func TestLookupSeesOnlyWhatIsDeclaredBefore(t *testing.T) {
	u := mustParse(t, "int n;\nstruct k { int x; };\nvoid f(void)\n{\n#pragma mint barrier\n  int n = 1;\n  n++;\n}\n", Options{})
	p := u.Pragmas[0]
	d := u.Lookup(p.Scope, "n", p.Seq).(*cc.Declarator)
	assert.Equal(t, 1, u.SpanAt(d).Line())
	assert.Nil(t, u.Lookup(p.Scope, "k", p.Seq), "a tag is not an ordinary identifier")
	assert.Nil(t, u.Lookup(p.Scope, "absent", p.Seq))
}

func TestMacrosAreThoseAtThePragma(t *testing.T) {
	u := mustParse(t, `enum { DEPTH = 2 };
#define TX 8
#define TILE(x, y) tile(x, y)
void f(int n)
{
#pragma mint for nest(DEPTH) tile(TX, 2*TX)
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) ;
#undef TX
#define TX 4
#pragma mint for tile(TX)
    for (int i = 0; i < n; i++) ;
#undef TX
}
`, Options{})
	require.Len(t, u.Pragmas, 2)
	first := u.Pragmas[0].Directives[0]
	assert.Equal(t, 2, first.Nest.N)
	assert.Equal(t, []int{8, 16}, first.Tile.Values)
	assert.Equal(t, []int{4}, u.Pragmas[1].Directives[0].Tile.Values)
	assert.Equal(t, pragma.For, first.Kind)
}

func TestForeignPragmas(t *testing.T) {
	u := mustParse(t, "#pragma GCC optimize 2\n#if 0\n#pragma acc\n#endif\nvoid f(int n)\n{\n#pragma omp for\nfor (;;) n++;\n}\n", Options{})
	require.Len(t, u.Foreign, 2)
	assert.Equal(t, "GCC", u.Foreign[0].Namespace)
	assert.Equal(t, "#pragma omp for", u.Foreign[1].Span.Text())
}

func TestRewritingAroundPragmas(t *testing.T) {
	const text = "void f(int n)\n{\n#pragma mint single{ // x\n  n = 1; }\n_Pragma(\"mint barrier\") n++;\n}\n"
	u := mustParse(t, text, Options{})
	var edits []source.Edit
	for _, p := range u.Pragmas {
		edits = append(edits, source.Edit{Off: p.Span.Off, End: p.Span.End})
	}
	assert.Equal(t, "void f(int n)\n{\n{ // x\n  n = 1; }\n n++;\n}\n", string(source.Apply([]byte(text), edits)))
}

var wantComment = regexp.MustCompile(`// want "([^"]*)"`)

// In testdata/errors the expectation stands on the offending line.
func TestErrorFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/errors/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			want := map[int][]string{}
			for i, line := range strings.Split(string(text), "\n") {
				for _, m := range wantComment.FindAllStringSubmatch(line, -1) {
					want[i+1] = append(want[i+1], m[1])
				}
			}
			require.NotEmpty(t, want, "no expectation")
			_, errs := Parse(source.NewFile(name, text), Options{})
			for _, m := range errs.Messages {
				line := m.Span.Line()
				require.NotEmpty(t, want[line], "unexpected message:\n%s", messages(errs))
				assert.Contains(t, m.Text, want[line][0])
				want[line] = want[line][1:]
			}
			for line, rest := range want {
				assert.Empty(t, rest, "no message on line %d:\n%s", line, messages(errs))
			}
		})
	}
}
