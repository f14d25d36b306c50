package pragma

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// exprOf parses text as a size of a copy, where any expression may stand.
func exprOf(t *testing.T, text string) *Expr {
	t.Helper()
	in := input("mint " + text)
	p := &parser{in: in}
	for _, tok := range in.Tokens {
		s := spelled(tok.Spelling(in.File.Text))
		s.written = in.File.Span(tok.Off, tok.End)
		p.toks = append(p.toks, s)
	}
	toks, ok := p.expand(p.toks, nil)
	require.True(t, ok)
	e, ok := p.expression(arg{toks: toks})
	require.True(t, ok, rendered(p.errs))
	return e
}

// tree prints an expression with all its parentheses.
func tree(e *Expr) string {
	switch e.Op {
	case OpName, OpInt, OpFloat, OpString:
		return e.Text
	}
	parts := []string{e.Op}
	if e.Name != "" {
		parts = append(parts, e.Name)
	}
	for _, a := range e.Args {
		parts = append(parts, tree(a))
	}
	return "(" + strings.Join(parts, " ") + ")"
}

func TestTrees(t *testing.T) {
	for text, want := range map[string]string{
		"a-b-c":                   "(- (- a b) c)",
		"a+b*c":                   "(+ a (* b c))",
		"a|b^c&d==e<f<<g+h*i":     "(| a (^ b (& c (== d (< e (<< f (+ g (* h i))))))))",
		"a||b&&c":                 "(|| a (&& b c))",
		"a?b:c?d:e":               "(?: a b (?: c d e))",
		"!~-+a":                   "(! (~ (- (+ a))))",
		"*g->u[1].v":              "(* (. v ([] (-> u g) 1)))",
		"&a[i][j]":                "(& ([] ([] a i) j))",
		"f(a, g(), b+1)":          "(call f a (call g) (+ b 1))",
		"(unsigned long)a*b":      "(* (cast unsigned long a) b)",
		"(size_t)(n)":             "(cast size_t (n))",
		"sizeof(double)*n":        "(* (sizeof double) n)",
		"sizeof a[0] + sizeof(b)": "(+ (sizeof ([] a 0)) (sizeof (b)))",
		"(a)(b)":                  "(call (a) b)",
	} {
		assert.Equal(t, want, tree(exprOf(t, text)), text)
	}
}

func TestConst(t *testing.T) {
	const none = math.MinInt64
	for text, want := range map[string]int64{
		"42": 42, "0x1F": 31, "0b101": 5, "017": 15, "10uL": 10, "0": 0,
		"'a'": 97, `'\n'`: 10, `'\0'`: 0, `'\x41'`: 65, `'\377'`: -1, `'\\'`: 92,
		"7/2": 3, "-7/2": -3, "-7%3": -1, "1<<30": 1 << 30, "1L<<40": 1 << 40, "-8>>1": -4,
		"6&3": 2, "6|3": 7, "6^3": 5, "~0": -1, "~0u": math.MaxUint32, "!3": 0, "+3": 3,
		"1<2": 1, "2<=1": 0, "2>1": 1, "1>=2": 0, "1==1": 1, "1!=1": 0, "-1<0u": 0, "-1L<0u": 1,
		"0&&x": 0, "1||x": 1, "1&&2": 1, "0||0": 0, "1?2:3": 2, "0?x:3": 3, "0 ? 0u : -1": math.MaxUint32,
		"2147483647+1L": 1 << 31, "2147483647+1": none, "2147483648+1": 1<<31 + 1, "0x80000000+0x80000000": 0,
		"0u-1": math.MaxUint32, "-(-2147483647-1)": none, "1<<32": none, "1<<-1": none, "-1<<1": none, "1<<31": none,
		"1/0": none, "1%0": none, "(-2147483647-1)/-1": none, "9223372036854775807+1": none, "(unsigned long)-1": none,
		"(char)300": 44, "(signed char)200": -56, "(unsigned char)-1": 255, "(short)70000": 4464, "(int)4294967295": -1,
		"(uint8_t)257": 1, "(float)1": none, "(short)x": none, "(_Bool)2": none,
		"sizeof(int)": 4, "sizeof(double)": 8, "sizeof(float)": 4, "sizeof(long double)": 16, "sizeof(short)": 2,
		"sizeof(char)": 1, "sizeof(_Bool)": 1, "sizeof(size_t)": 8, "sizeof(size_t int)": none, "sizeof x": none,
		"x": none, "1+x": none, "-x": none, "x?1:2": none, "1?x:2": none, "f(1)": none, "a[0]": none, "&x": none, "*p": none,
		"g.n": none, "g->n": none, "1.5": none, "0x1p3": none, "1e3": none, `"s"`: none, "TEN*2": 20, "SQ(1+2)": 9, "(BX)": 16,
	} {
		got, ok := exprOf(t, text).Const()
		if want == none {
			assert.False(t, ok, "%s is %d", text, got)
		} else {
			assert.True(t, ok, text)
			assert.Equal(t, want, got, text)
		}
	}
}

func TestNames(t *testing.T) {
	var names []string
	for _, n := range exprOf(t, "n + g->u[i].m * f(n, sizeof(int)) + U").Names() {
		names = append(names, n.Name+"@"+n.Span.Text())
	}
	assert.Equal(t, []string{"n@n", "g@g", "i@i", "f@f", "n@n", "g@U"}, names)
}

func TestLiteralErrors(t *testing.T) {
	for text, why := range map[string]string{
		"18446744073709551615": "too large for a size", "99999999999999999999": "too large for an integer",
		"0xZ": "not a number", "1ulu": "suffix", "0x": "not a number",
	} {
		_, _, got := integerValue(text)
		assert.Contains(t, got, why, text)
	}
	for text, why := range map[string]string{
		"L'a'": "plain", "''": "plain", "'a": "plain", "'ab'": "single", "'é'": "single", `'\q'`: "escape", `'\x'`: "escape", `'\400'`: "escape",
	} {
		_, got := charValue(text)
		assert.Contains(t, got, why, text)
	}
}

// Text keeps macros; where a subexpression takes part of a macro, the macro's
// words are printed.
func TestText(t *testing.T) {
	e := exprOf(t, "NX /* rows */  * SQ( 2 )-1")
	assert.Equal(t, "NX * SQ( 2 )-1", e.Text)
	require.Equal(t, "-", e.Op)
	sum := e.Args[0]
	require.Equal(t, "+", sum.Op, "a macro without parentheses is n + 2*.., as in C")
	assert.Equal(t, "n", sum.Args[0].Text)
	assert.Equal(t, "2 * SQ( 2 )", sum.Args[1].Text)
	assert.Equal(t, "NX", sum.Args[0].Span.Text())
}
