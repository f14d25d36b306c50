package parser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// seeds are all programs that the extent and robustness tests use.
func seeds(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("testdata/extents/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	texts := map[string]string{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		texts[name] = string(text)
		texts[name+" with CRLF and BOM"] = "\xef\xbb\xbf" + strings.ReplaceAll(string(text), "\n", "\r\n")
	}
	return texts
}

// Every token of a statement lies in the statement's extent; where no macro is
// involved, lexing the extent gives exactly the statement's tokens.
func TestExtentsHoldTheirTokens(t *testing.T) {
	for name, text := range seeds(t) {
		t.Run(name, func(t *testing.T) {
			u := mustParse(t, text, Options{})
			exact := 0
			for _, s := range u.Statements {
				var spellings []string
				for _, tok := range cc.NodeTokens(s.Node) {
					if !u.Main(tok) || tok.Position().Offset == injectedAt(u, tok) {
						continue
					}
					off := tok.Position().Offset
					assert.True(t, s.Span.Off <= off && off < s.Span.End, "%q outside %q", tok.SrcStr(), s.Span.Text())
					spellings = append(spellings, tok.SrcStr())
				}
				if s.Kind != Function && !u.FromMacro(s.Node) && !strings.Contains(s.Span.Text(), `"`) {
					exact++
					assert.Equal(t, spellings, lexed(s.Span), "%q", s.Span.Text())
				}
			}
			assert.Greater(t, exact, 3)
		})
	}
}

// injectedAt is tok's offset if cc made it for __func__, else -1.
func injectedAt(u *Unit, tok cc.Token) int {
	i := u.tokenFrom(tok.Seq())
	if i < len(u.toks) && u.toks[i].Seq() == tok.Seq() {
		return -1
	}
	return tok.Position().Offset
}

func lexed(span source.Span) []string {
	var spellings []string
	for _, t := range source.Lex(span.File.Text, span.Off, span.End) {
		spellings = append(spellings, t.Spelling(span.File.Text))
	}
	return spellings
}

func TestMacroExtents(t *testing.T) {
	text, err := os.ReadFile("testdata/extents/macros.c")
	require.NoError(t, err)
	u := mustParse(t, string(text), Options{})
	straddle := map[string]bool{}
	for _, s := range u.Statements {
		straddle[s.Span.Text()] = straddle[s.Span.Text()] || s.Straddle
	}
	for _, want := range []string{
		"SWAP(a, b);", "WRAP(for (int i = 0; i < n; i++)) a[i] = 3;", "n = NAME OPEN 1, 2);",
		"puts(\"a\" \"b\"\n         \"c\");", "puts(STR \"tail\");", "n = WRAP(n) + WRAP(1);", "return WRAP(a);",
		"if (n) EMPTY { n = 1; } else n = 2;",
	} {
		got, found := straddle[want]
		assert.True(t, found, want)
		assert.False(t, got, want)
	}
	assert.True(t, straddle["BOTH(n++, n--)"], "one macro, two statements")
}

func TestEachChildSeesAllTokens(t *testing.T) {
	for name, text := range seeds(t) {
		u := mustParse(t, text, Options{})
		want := map[int]string{}
		got := map[int]string{}
		for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
			for _, tok := range cc.NodeTokens(l.ExternalDeclaration) {
				want[tok.Seq()] = tok.SrcStr()
			}
			ccwalk.Tokens(l.ExternalDeclaration, func(tok *cc.Token) { got[tok.Seq()] = tok.SrcStr() })
		}
		assert.Equal(t, want, got, name)
	}
}

func TestFromMacroAndSpanAt(t *testing.T) {
	u := mustParse(t, "#include <math.h>\n#define N 4\nint a[4];\nint b[N];\ndouble r(void) { return sqrt(N); }\n", Options{})
	declarator := func(name string) cc.Node { return u.Lookup(u.AST.Scope, name, 1<<30) }
	var decls []*Statement
	for _, s := range u.Statements {
		if s.Kind == FileDecl {
			decls = append(decls, s)
		}
	}
	require.Len(t, decls, 2)
	assert.False(t, u.FromMacro(decls[0].Node))
	assert.True(t, u.FromMacro(decls[1].Node))
	assert.Equal(t, "b[N]", u.SpanAt(declarator("b")).Text())
	sqrt := u.SpanAt(declarator("sqrt"))
	assert.Equal(t, "<mintc>/math.h", sqrt.File.Name)
	assert.NotNil(t, u.Definition("r"))
	assert.Nil(t, u.Definition("sqrt"))
	assert.True(t, u.Identifiers()["sqrt"])
}

// TestHiddenIdentifiers: what file scope declares is seen there, macros everywhere, and the rest is not.
func TestHiddenIdentifiers(t *testing.T) {
	u := mustParse(t, "#define macro 1\n#if 0\n#define skipped 2\n#endif\ntypedef int type; enum kinds { kind };\n"+
		"struct tag { int member; };\nstatic int variable;\nint function(int parameter) { int local = parameter; goto label; label: return local; }\n", Options{})
	hidden := HiddenIdentifiers(u)
	for _, name := range []string{"macro", "skipped", "type", "kinds", "kind", "tag", "variable", "function"} {
		assert.False(t, hidden[name], name)
	}
	for _, name := range []string{"member", "parameter", "local", "label"} {
		assert.True(t, hidden[name], name)
	}
}
