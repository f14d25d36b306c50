package stencil

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// dumps are the texts of all golden programs.
func dumps(t *testing.T) map[string]string {
	t.Helper()
	paths, err := filepath.Glob("../../golden/cases/*/*/want.stencil")
	require.NoError(t, err)
	require.Greater(t, len(paths), 100)
	texts := map[string]string{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		texts[path] = string(text)
	}
	return texts
}

// TestReadIsInverse prints what it has read of every golden program, what a sweep does with its grids included,
// which is found in its body.
func TestReadIsInverse(t *testing.T) {
	for path, text := range dumps(t) {
		p, err := Read(path, []byte(text))
		if assert.NoError(t, err) {
			assert.Equal(t, text, Print(p), path)
		}
	}
}

// sweepText is a program of one sweep with these lines in it.
func sweepText(lines ...string) string {
	return "type real = double\nfunction f\n    grid u real rank 2\n    grid v real rank 2\n    region\n        sweep s\n" +
		"            loop int y = 1 to n step 1\n            loop int x = 1 to n - 1 step 1\n            param int n\n            " +
		strings.Join(lines, "\n            ") + "\n"
}

func TestReadErrors(t *testing.T) {
	for text, want := range map[string]string{
		"grid u double rank 2":                             "t:1:1: 'grid' where a function is to begin",
		"function f\n    grid u real rank 2":               "t:2:12: 'real' where the name of a type is to stand",
		"function f\n    grid u double rank":               "t:2:23: the text ends where a number is to stand",
		"function f\n    grid u double rank 1 tall":        "t:2:26: 'tall' where host, rows, an extent, padding, object, view or slice is to stand",
		"function f\n    jump":                             "t:2:5: 'jump' is not a step",
		"function f\n  region":                             "t:2:3: a line is indented by four blanks for each level",
		"function f\n        region":                       "t:2:9: this line is indented further than what it belongs to",
		"function f\n    timeloop `for (;;)":               "t:2:14: a backquote without its second one",
		"function f\n    copy u toDevice":                  "t:2:10: 'u' is not a grid of this function",
		"function f\n    sweep s tall":                     "t:2:13: 'tall' where tile, chunksize, nowait or independent is to stand",
		"function f\n    sweep s\n        may fuse with r": "t:3:23: no sweep in front of this one has that name",
		"type real = triple":                               "t:1:13: 'triple' where the name of a type is to stand",
		"device int f(int a) {\n    return a;":             "t:1:1: the body of this function does not end",
		sweepText("v[y][x] = u[y][x] + w;"):                "t:10:33: nothing here is called 'w'",
		sweepText("v[y][x] = u[y];"):                       "t:10:23: 'u' has rank 2, and 1 subscripts here",
		sweepText("v[y][x] = ;"):                           "t:10:23: ';' where an expression is to stand",
		sweepText("v[y][x] = (1 + 2;"):                     "t:10:29: ';' where ')' is to stand",
		sweepText("if (x > 1) {", "    v[y][x] = 1;"):      "t:11:29: the text ends where '}' is to stand",
		sweepText("v[y][x] = u[y][clamped(2*x, x)];"):      "t:10:36: what is clamped is the index of a loop and a constant",
		sweepText("v[y][x] = n.a;"):                        "t:10:25: int has no member 'a'",
		sweepText("switch (x) {", "    v[y][x] = 1;"):      "t:11:17: 'v' where case or default is to stand",
	} {
		_, err := Read("t", []byte(text))
		assert.EqualError(t, err, want, text)
	}
}

// TestReadFindsAccesses: what is executed under conditions is guarded, with the conditions.
func TestReadFindsAccesses(t *testing.T) {
	p, err := Read("t", []byte(sweepText("v[y][x] += u[y][x-1];", "if (x > 2 && y < 5) {", "    v[y][x] = x > 3 ? u[y][x+1] : 0;", "}",
		"for (int k = 0; k < n; k++) {", "    v[y][x] -= u[y-k][x];", "}")))
	require.NoError(t, err)
	var got []string
	for _, u := range p.Functions[0].Sweeps()[0].Uses {
		for _, a := range u.Accesses {
			text := map[bool]string{false: "read ", true: "write "}[a.Write] + Formatter{}.Expr(a.Access)
			for _, g := range a.Guards {
				text += map[bool]string{false: " if ", true: " unless "}[g.Not] + Formatter{}.Expr(g.Cond)
			}
			got = append(got, text+map[bool]string{true: " guarded"}[a.Guarded]+map[bool]string{false: " unresolved"}[a.Resolved])
			assert.Equal(t, Formatter{}.Expr(a.Access), a.Span.Text())
		}
	}
	assert.Equal(t, []string{"read u[y][x-1]", "read u[y][x+1] if x > 2 && y < 5 if x > 3 guarded", "read u[y-k][x] guarded",
		"read v[y][x]", "write v[y][x]", "write v[y][x] if x > 2 && y < 5 guarded", "read v[y][x] guarded", "write v[y][x] guarded"}, got)
}

// TestReadTypes: literals and expressions have the types that C gives them.
func TestReadTypes(t *testing.T) {
	for text, want := range map[string]Type{
		"1": Int, "1u": UnsignedT, "1L": Long, "1ll": LongLong, "2147483648": Long, "0x80000000": UnsignedT, "'a'": Int,
		"1.0": Double, "1e3": Double, "1.0f": FloatT, "1 + 1.0f": FloatT, "x < 1": Int, "(long)x + 1": Long, "1u + n": UnsignedT,
		"sqrtf(1.0f)": FloatT, "sqrt(1.0f)": Double, "isnan(1.0)": Int, "abs(n)": Int, "x > 1 ? 1 : 2.0": Double, "1 << 2L": Int,
	} {
		p, err := Read("t", []byte(sweepText("v[y][x] = "+text+";")))
		require.NoError(t, err)
		e := p.Functions[0].Sweeps()[0].Body[0].(*ExprStmt).X.(*Assign).RHS
		assert.Equal(t, want, e.Type(), text)
	}
}

// TestReadAnything changes golden texts at random: Read gives an error with a place, or a program that prints as one that it
// reads again.
func TestReadAnything(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	texts := dumps(t)
	refused := 0
	for _, path := range slices.Sorted(maps.Keys(texts)) {
		for range 8 {
			text := []byte(texts[path])
			for range 1 + random.IntN(3) {
				at := random.IntN(len(text))
				switch random.IntN(3) {
				case 0:
					text[at] = " ;(){}[]`#:,.=+-*0az_\n\""[random.IntN(23)]
				case 1:
					text = slices.Delete(text, at, min(len(text), at+1+random.IntN(8)))
				default:
					from := random.IntN(len(text))
					text = slices.Insert(text, at, slices.Clone(text[from:min(len(text), from+random.IntN(12))])...)
				}
			}
			p, err := Read("t", text)
			if err != nil {
				refused++
				assert.Regexp(t, `^t:\d+:\d+: .`, err.Error())
				continue
			}
			once := Print(p)
			q, err := Read("t", []byte(once))
			if assert.NoError(t, err, once) {
				assert.Equal(t, once, Print(q))
			}
		}
	}
	assert.Greater(t, refused, 100)
}
