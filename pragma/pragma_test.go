package pragma

import (
	"fmt"
	"strings"
	"testing"

	"mintc/internal/diag"
	"mintc/internal/source"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// macros that the tests' directives may use.
var testMacros = map[string]Macro{
	"BX":     {Body: []string{"(", "8", "*", "2", ")"}},
	"BLOCK":  {Body: []string{"BX", ",", "16", ",", "1"}},
	"NX":     {Body: []string{"n", "+", "2"}},
	"SIZES":  {Body: []string{"R", "*", "n", ",", "m"}},
	"OF":     {Params: []string{"g"}, FunctionLike: true, Body: []string{"g", "->", "n", "[", "0", "]", ",", "(", "g", ".", "m", ")"}},
	"SQ":     {Params: []string{"a"}, FunctionLike: true, Body: []string{"(", "(", "a", ")", "*", "(", "a", ")", ")"}},
	"MAKE":   {Params: []string{"p", "s"}, FunctionLike: true, Body: []string{"p", "##", "s"}},
	"FIRST":  {Params: []string{"f", "..."}, FunctionLike: true, Body: []string{"f"}},
	"REST":   {Params: []string{"f", "rest..."}, FunctionLike: true, Body: []string{"rest"}},
	"ALIAS":  {Body: []string{"SQ"}},
	"SELF":   {Body: []string{"SELF", "+", "1"}},
	"NOARG":  {FunctionLike: true, Body: []string{"4"}},
	"EMPTY":  {},
	"U":      {Body: []string{"g", "->", "u"}},
	"DIR":    {Body: []string{"toDevice"}},
	"all":    {Body: []string{"99"}},
	"max":    {Params: []string{"a", "b"}, FunctionLike: true, Body: []string{"a"}},
	"OPEN":   {Body: []string{"SQ", "("}},
	"D0":     {Body: []string{"1", "+", "1"}},
	"R":      {Body: []string{"2"}},
	"WINDOW": {Body: []string{"[", "-", "R", ",", "+", "R", "]"}},
}

func init() {
	for i := 1; i <= 20; i++ {
		prev := fmt.Sprintf("D%d", i-1)
		testMacros[fmt.Sprintf("D%d", i)] = Macro{Body: []string{prev, "+", prev}}
	}
}

func input(text string) Input {
	old := !strings.HasPrefix(text, "mint")
	f := source.NewFile("t.c", []byte("#pragma "+text+"\n"))
	from := len("#pragma ")
	if !old {
		from += len("mint")
	}
	return Input{
		File: f, Old: old, Span: f.Span(0, len(f.Text)-1),
		Tokens: source.Lex(f.Text, from, len(f.Text)),
		Macro:  func(name string) (Macro, bool) { m, ok := testMacros[name]; return m, ok },
		Constant: func(name string) (int64, bool) {
			if name == "TEN" {
				return 10, true
			}
			return 0, false
		},
	}
}

func rendered(l diag.List) string {
	var b strings.Builder
	for _, m := range l.Messages {
		diag.Renderer{Out: &b}.Print(m)
	}
	return b.String()
}

func flag(b *strings.Builder, name string, f Flag) {
	if f.Set {
		fmt.Fprintf(b, " %s@%s", name, f.Span.Text())
	}
}

func list(b *strings.Builder, name string, names []Name) {
	if len(names) > 0 {
		fmt.Fprintf(b, " %s:", name)
		for _, n := range names {
			fmt.Fprintf(b, " %s", n.Name)
		}
	}
}

// show prints a directive's value, so that a test can state it in one line.
func show(d *Directive) string {
	b := &strings.Builder{}
	b.WriteString(d.Kind.String())
	if d.Nest != nil {
		fmt.Fprintf(b, " nest=%v/%d", d.Nest.All, d.Nest.N)
	}
	if d.Tile != nil {
		fmt.Fprintf(b, " tile=%v", d.Tile.Values)
	}
	if d.Chunk != nil {
		fmt.Fprintf(b, " chunk=%v", d.Chunk.Values)
	}
	flag(b, "nowait", d.NoWait)
	flag(b, "independent", d.Independent)
	if d.Default != "" {
		fmt.Fprintf(b, " default=%s@%s", d.Default, d.DefaultSpan.Text())
	}
	list(b, "private", d.Private)
	list(b, "firstprivate", d.FirstPrivate)
	list(b, "shared", d.Shared)
	for _, r := range d.Reductions {
		list(b, r.Op, r.Names)
	}
	if t := d.Copy; t != nil {
		fmt.Fprintf(b, " %s %s", t.Array.Text, t.Direction)
		for _, s := range t.Sizes {
			fmt.Fprintf(b, " <%s>", s.Text)
		}
		if t.Keep {
			b.WriteString(" keep")
		}
	}
	if t := d.Trapezoid; t != nil {
		if t.Height != HeightUnset {
			fmt.Fprintf(b, " height=%d/%d", t.Height, t.Steps)
		}
		list(b, "obj", t.Objects)
		if t.Dimension > 0 {
			fmt.Fprintf(b, " dimension=%d", t.Dimension)
		}
		if len(t.Gather) > 0 {
			fmt.Fprintf(b, " gather=%v", t.Gather)
		}
	}
	return b.String()
}

func TestGood(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"L1/any spacing", "mint\tfor  nest ( all )\ttile( 16 ,16,1 )", "for nest=true/0 tile=[16 16 1]"},
		{"L1/continuations and comments", "mint for \\\n nest(/*two*/2) ti\\\nle(4)", "for nest=false/2 tile=[4]"},
		{"L1/macro", "mint for nest(all) tile(BX,256/BX,1)", "for nest=true/0 tile=[16 16 1]"},
		{"L1/macro of several arguments", "mint for nest(3) tile(BLOCK)", "for nest=false/3 tile=[16 16 1]"},
		{"L1/function-like macro", "mint for tile(SQ(2+2))", "for tile=[16]"},
		{"L1/call behind an object-like macro", "mint for tile(ALIAS (3))", "for tile=[9]"},
		{"L1/pasting macro", "mint for tile(MAKE(B,X))", "for tile=[16]"},
		{"L1/variadic macros", "mint for nest(2) tile(FIRST(8,9,10), REST(1,4))", "for nest=false/2 tile=[8 4]"},
		{"L1/macro call without arguments", "mint for tile(NOARG())", "for tile=[4]"},
		{"L1/macro in names", "mint copy(U, DIR, NX)", "copy U toDevice <NX>"},
		{"L1/a keyword is no macro", "mint for nest(all) reduction(max: e)", "for nest=true/0 max: e"},
		{"L2/constant expressions", "mint for nest(1+1) tile(1<<5, sizeof(double)) chunksize(1, TEN-2)", "for nest=false/2 tile=[32 8] chunk=[1 8]"},
		{"L2/height", "mint trapezoid height(TEN/2)", "trapezoid height=1/5"},
		{"L1/macro of members", "mint copy(U, toDevice, OF(n))", "copy U toDevice <n->n[0]> <(n.m)>"},
		{"L1/macro of two sizes", "mint copy(U, toDevice, SIZES, NX)", "copy U toDevice <2 * n> <m> <NX>"},
		{"L2/copy takes any expression", "mint copy(A, toDevice, rows(g)*2, n > 0 ? n : 1)", "copy A toDevice <rows(g)*2> <n > 0 ? n : 1>"},
		{"L4/Listing 1 line 1", "mint copy(U1,toDevice,(n+2),(m+2),(k+2))", "copy U1 toDevice <(n+2)> <(m+2)> <(k+2)>"},
		{"L4/Listing 1 line 4", "mint parallel default(shared)", "parallel default=shared@default(shared)"},
		{"L4/Listing 1 line 9", "mint for nest(all) tile(16,16,1)", "for nest=true/0 tile=[16 16 1]"},
		{"L4/Listing 1 line 17", "mint single", "single"},
		{"L4/Listing 1 line 24", "mint copy(U1,fromDevice,(n+2),(m+2),(k+2))", "copy U1 fromDevice <(n+2)> <(m+2)> <(k+2)>"},
		{"L4/no-wait", "mint for no-wait", "for nowait@no-wait"},
		{"L4/nowait", "mint single nowait", "single nowait@nowait"},
		{"L4/Listing 2 height", "trapezoid.height=[4]", "trapezoid height=1/4"},
		{"L4/Listing 2 obj", "trapezoid.obj=[B]", "trapezoid obj: B"},
		{"L4/Listing 2 dimension", "trapezoid.dimension=2", "trapezoid dimension=2"},
		{"L4/Listing 2 gather", "trapezoid.gather[-1,+1][-1,+1]", "trapezoid gather=[[-1 1] [-1 1]]"},
		{"L4/Listing 2 several per line", "trapezoid.obj=[B,C] trapezoid.dimension=2 trapezoid.gather[-R,R]WINDOW trapezoid.height=auto",
			"trapezoid obj: B C | trapezoid dimension=2 | trapezoid gather=[[-2 2] [-2 2]] | trapezoid height=2/0"},
		{"for/everything", "mint for nest(2) tile(8,8) chunksize(1,4) nowait private(a, b) firstprivate(c) shared(u) reduction(+: s, t) reduction(&&:ok) independent",
			"for nest=false/2 tile=[8 8] chunk=[1 4] nowait@nowait independent@independent private: a b firstprivate: c shared: u +: s t &&: ok"},
		{"parallel/everything", "mint parallel default(none) shared(u) private(x) firstprivate(c)",
			"parallel default=none@default(none) private: x firstprivate: c shared: u"},
		{"parallel for", "mint parallel for default(none) nest(all)", "parallel for nest=true/0 default=none@default(none)"},
		{"barrier", "mint barrier", "barrier"},
		{"F7/extents of 1 beyond the nest", "mint for tile(64,1,1) chunksize(2,1,1)", "for tile=[64 1 1] chunk=[2 1 1]"},
		{"F7/nest(all) is left to the analyzer", "mint for nest(all) tile(8,8,8)", "for nest=true/0 tile=[8 8 8]"},
		{"F9/all operators", "mint for reduction(*:a) reduction(min:b) reduction(&:c) reduction(|:d) reduction(^:e) reduction(||:f)",
			"for *: a min: b &: c |: d ^: e ||: f"},
		{"C3/keep", "mint copy(A, toDevice, n) keep", "copy A toDevice <n> keep"},
		{"C3/release", "mint copy(A, release)", "copy A release"},
		{"C7/member", "mint copy(g->u, toDevice)", "copy g->u toDevice"},
		{"C7/parenthesised", "mint copy((A), toDevice)", "copy (A) toDevice"},
		{"C7/element", "mint copy(a[i+1].b, toDevice)", "copy a[i+1].b toDevice"},
		{"C7/pointee", "mint copy(*p, fromDevice)", "copy *p fromDevice"},
		{"C7/any number of extents", "mint copy(A, toDevice, 1,2,3,4,5)", "copy A toDevice <1> <2> <3> <4> <5>"},
		{"T/all clauses", "mint trapezoid height(adaptive) obj(B, C) dimension(2) gather([-1,+1], [0,R])",
			"trapezoid height=3/0 obj: B C dimension=2 gather=[[-1 1] [0 2]]"},
		{"T/no clause", "mint trapezoid", "trapezoid"},
	} {
		t.Run(c.name, func(t *testing.T) {
			ds, errs := Parse(input(c.text))
			require.Empty(t, rendered(errs))
			var got []string
			for _, d := range ds {
				got = append(got, show(d))
			}
			assert.Equal(t, c.want, strings.Join(got, " | "))
		})
	}
}

func TestSpans(t *testing.T) {
	in := input("mint for nest(2) tile(BX, SQ(2)) reduction(+: s)")
	ds, errs := Parse(in)
	require.Empty(t, rendered(errs))
	d := ds[0]
	assert.Equal(t, in.Span, d.Span)
	assert.Equal(t, "nest(2)", d.Nest.Span.Text())
	assert.Equal(t, "tile(BX, SQ(2))", d.Tile.Span.Text())
	assert.Equal(t, "BX", d.Tile.Spans[0].Text())
	assert.Equal(t, "SQ(2)", d.Tile.Spans[1].Text())
	assert.Equal(t, "reduction(+: s)", d.Reductions[0].Span.Text())
	assert.Equal(t, "s", d.Reductions[0].Names[0].Span.Text())
	assert.Equal(t, 4, d.Tile.At(1))
	assert.Equal(t, 1, d.Tile.At(2))
}

func TestWithoutMacros(t *testing.T) {
	in := input("mint for tile(BX)")
	in.Macro, in.Constant = nil, nil
	_, errs := Parse(in)
	require.Len(t, errs.Messages, 1)
	assert.Equal(t, codeNotConstant, errs.Messages[0].Code)
}

func TestKindsHaveNames(t *testing.T) {
	assert.Equal(t, "trapezoid", Trapezoid.String())
	assert.Equal(t, "Kind(9)", Kind(9).String())
	assert.Equal(t, "release", Release.String())
	assert.Equal(t, "Direction(-1)", Direction(-1).String())
}
