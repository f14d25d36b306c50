package subscript_test

import (
	"fmt"
	"testing"

	"mintc/analyzer"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// subscriptOf reads the subscript of u in a loop over i from lo to below hi.
func subscriptOf(t *testing.T, lo, hi, subscript string) stencil.Expr {
	t.Helper()
	return typedSubscriptOf(t, "int", lo, hi, subscript)
}

// typedSubscriptOf is subscriptOf for an index of another type.
func typedSubscriptOf(t *testing.T, index, lo, hi, subscript string) stencil.Expr {
	t.Helper()
	text := fmt.Sprintf(`#include <stddef.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
static int inside(int i, int n)
{
    if (i < 0) {
        return 0;
    } else if (i >= n)
        return n - 1;
    return i;
}
static long least(long a, long b) { if (a < b) return a; return b; }
static int counted(int i) { int n = 0; while (n < i - 1) n++; return n; }
static unsigned char narrow(int i) { if (i > 0) return i - 1; return 0; }
void f(int n, int m, size_t w, unsigned k, unsigned char c, const int *at, const double *u, double *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint copy(at, toDevice, n)
#pragma mint parallel for
    for (%s i = %s; i < %s; i++) {
        v[i] = u[%s] + u[i];
    }
#pragma mint copy(v, fromDevice, n)
}
`, index, lo, hi, subscript)
	tree, msgs := parser.Parse(source.NewFile("in.c", []byte(text)), parser.Options{})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	program, msgs := analyzer.Analyze(tree, analyzer.Options{})
	require.False(t, msgs.HasErrors(), "%s: %v", subscript, msgs.Messages)
	for _, u := range program.Functions[0].Sweeps()[0].Uses {
		if u.Grid.Name == "u" {
			return u.Accesses[0].Index[0]
		}
	}
	panic("u is not used")
}

func TestClampedSubscripts(t *testing.T) { // F3
	for _, c := range []struct {
		lo, hi, text string
		offset       int64
	}{
		{"0", "n", "i == 0 ? 0 : i - 1", -1},
		{"0", "n", "i == 0 ? i : i - 1", -1},
		{"0", "n", "0 == i ? i : i - 1", -1},
		{"0", "n", "i != 0 ? i - 1 : 0", -1},
		{"0", "n", "i > 0 ? i - 1 : 0", -1},
		{"0", "n", "i >= 1 ? i - 1 : 0", -1},
		{"0", "n", "i <= 0 ? 0 : i - 1", -1},
		{"0", "n", "i < 1 ? 0 : i - 1", -1},
		{"0", "n", "!(i > 0) ? 0 : i - 1", -1},
		{"0", "n", "MAX(i - 1, 0)", -1},
		{"0", "n", "MAX(0, i - 1)", -1},
		{"0", "n", "i - 3 < 0 ? 0 : i - 3", -3},
		{"0", "n", "i < 3 ? 0 : i - 3", -3},
		{"0", "n", "i <= 3 ? 0 : i - 3", -3},
		{"0", "n", "i == n - 1 ? n - 1 : i + 1", 1},
		{"0", "n", "i == n - 1 ? i : i + 1", 1},
		{"0", "n", "i < n - 1 ? i + 1 : n - 1", 1},
		{"0", "n", "i < n - 1 ? i + 1 : i", 1},
		{"0", "n", "i + 1 == n ? i : i + 1", 1},
		{"0", "n", "i + 1 < n ? i + 1 : i", 1},
		{"0", "n", "n - i > 1 ? i + 1 : n - 1", 1},
		{"0", "n", "MIN(i + 1, n - 1)", 1},
		{"0", "n", "MIN(n - 1, 1 + i)", 1},
		{"0", "n", "MIN(i + 4, n - 1)", 4},
		{"0", "n", "MIN(MAX(i - 1, 0), n - 1)", -1},
		{"0", "n", "MAX(MIN(i - 1, n - 1), 0)", -1},
		{"0", "n", "MAX(0, MIN(n - 1, i + 2))", 2},
		{"0", "n", "MIN(n - 1, MAX(0, i + 2))", 2},
		{"0", "n", "i - 1 < 0 ? 0 : i - 1 > n - 1 ? n - 1 : i - 1", -1},
		{"0", "n", "i + 1 < 0 ? 0 : i + 1 >= n ? n - 1 : i + 1", 1},
		{"0", "n", "inside(i - 2, n)", -2},
		{"0", "n", "inside(i + 1, n)", 1},
		{"0", "n", "least(n - 1, i + 3)", 3},
		{"0", "n", "(long)i > 0 ? (long)i - 1 : 0", -1},
		{"2", "n - m", "i > 2 ? i - 1 : 2", -1},
		{"2", "n - m", "i < n - m - 1 ? i + 1 : n - m - 1", 1},
		{"m", "n * m", "i == m ? m : i - 1", -1},
		{"m", "n * m", "i < n * m - 1 ? i + 1 : n * m - 1", 1},
		{"c", "n", "i == c ? c : i - 1", -1},
		{"1", "9", "i == 8 ? 8 : i + 1", 1},
		{"0", "n", "(unsigned)i > 0 ? i - 1 : 0", -1},
		{"0", "n", "i ? i - 1 : 0", -1},
		{"0", "n", "!i ? 0 : i + -1", -1},
	} {
		k, ok := subscriptOf(t, c.lo, c.hi, c.text).(*stencil.Clamped)
		if assert.True(t, ok, c.text) {
			assert.Equal(t, c.offset, k.Offset, c.text)
		}
	}
}

func TestOtherSubscriptsAreNotClamped(t *testing.T) { // F3
	for _, c := range [][3]string{
		{"0", "n", "i > 1 ? i - 1 : 1"},
		{"0", "n", "i == 0 ? 1 : i - 1"},
		{"0", "n", "i == 0 ? n - 1 : i - 1"},
		{"0", "n", "i < 2 ? 0 : i - 1 - (i == 1)"},
		{"0", "n", "i > 2 ? i - 1 : 0"},
		{"0", "n", "i < n ? i + 1 : n"},
		{"0", "n - 1", "i < n - 1 ? i + 1 : n - 1"},
		{"0", "n", "i < m - 1 ? i + 1 : m - 1"},
		{"0", "n", "i == 2 ? 0 : i - 1"},
		{"0", "n", "i == 0 ? 0 : i - 2"},
		{"0", "n", "i <= 1 ? i : i - 1"},
		{"0", "n", "i >= n - 2 ? i : i + 1"},
		{"0", "n", "i < n - 1 ? i - 1 : n - 1"},
		{"0", "n", "i > k ? i - 1 : 0"},
		{"0", "n", "(unsigned)i + 1 < k ? i + 1 : i"},
		{"-1", "n", "(unsigned)i > 0 ? i - 1 : 0"},
		{"1", "n", "i ? i - 1 : 1"},
		{"0", "n", "(unsigned char)i > 0 ? i - 1 : 0"},
		{"0", "n", "(i + 1) % n"},
		{"0", "n", "MAX(i, 1)"},
		{"0", "n", "MIN(i + 1, MAX(n - 1, 3))"},
		{"1", "n", "i > 0 ? i - 1 : 0"},
		{"m", "n", "i > 0 ? i - 1 : 0"},
		{"0", "n", "i > 0 ? at[i] : 0"},
		{"0", "n", "inside(i + 1, n - 1)"},
		{"0", "n", "inside(i + 1, n + 1)"},
		{"0", "n", "counted(i)"},
		{"0", "n", "narrow(i)"},
		{"0", "n", "2 * i > 0 ? 2 * i - 1 : 0"},
	} {
		_, ok := subscriptOf(t, c[0], c[1], c[2]).(*stencil.Clamped)
		assert.False(t, ok, c[2])
	}
}

func TestClampedSubscriptsOfOtherTypes(t *testing.T) { // F2, F3
	for _, c := range []struct {
		index, lo, hi, text string
		offset              int64 // 0: not clamped
	}{
		{"size_t", "0", "w", "i > 0 ? i - 1 : 0", -1},
		{"size_t", "0", "w", "i == 0 ? 0 : i - 1", -1},
		{"size_t", "0", "w", "i ? i - 1 : 0", -1},
		{"size_t", "0", "w", "i < 3 ? 0 : i - 3", -3},
		{"size_t", "0", "w", "i >= 2 ? i - 2 : 0", -2},
		{"size_t", "0", "w", "i + 1 < w ? i + 1 : w - 1", 1},
		{"size_t", "0", "w", "i + 1 == w ? i : i + 1", 1},
		{"size_t", "0", "w", "i < w - 1 ? i + 1 : i", 1},
		{"size_t", "0", "w", "MIN(i + 1, w - 1)", 1},
		{"size_t", "0", "n", "i + 1 < n ? i + 1 : n - 1", 1},
		{"size_t", "0", "n", "(int)i - 1 < 0 ? 0 : i - 1", -1},
		{"size_t", "0", "w", "(long)i - 1 < 0 ? 0 : (long)i - 1", -1},
		{"size_t", "w", "w + 50", "i > w ? i - 1 : w", -1},
		{"size_t", "0", "50", "MIN(i + 4, 49)", 4},
		{"unsigned", "0", "k", "i > 0 ? i - 1 : 0", -1},
		{"unsigned", "0", "k", "i > 0u ? i - 1u : 0u", -1},
		{"unsigned", "0", "k", "i > 1 ? i - 1 : 0u", -1},
		{"unsigned", "0", "k", "i + 1 < k ? i + 1 : i", 1},
		{"unsigned", "0", "k", "i != k - 1 ? i + 1 : i", 1},
		{"unsigned", "0", "n", "MIN(i + 2, (unsigned)n - 1)", 2},
		{"unsigned", "0", "k", "i == 0 ? 0 : i + -1", -1},
		{"unsigned", "0", "k", "i == 0 ? 0 : i + -1u", -1},
		{"unsigned char", "0", "n", "i > 0 ? i - 1 : 0", -1},
		{"unsigned char", "0", "c", "(unsigned char)(i > 0 ? i - 1 : 0)", -1},
		{"unsigned char", "0", "c", "(unsigned char)(i == 0 ? i : i - 1)", -1},
		{"unsigned short", "0", "n", "i < n - 1 ? i + 1 : n - 1", 1},
		{"short", "0", "n", "i > 0 ? i - 1 : 0", -1},
		{"int", "0", "k", "i + 1 < k ? i + 1 : k - 1", 1},
		{"int", "0", "w", "i > 0 ? i - 1 : 0", -1},
		{"int", "0", "w", "(size_t)i + 1 < w ? i + 1 : w - 1", 1},
		{"long", "0", "w", "i < w - 1 ? i + 1 : i", 1},

		// The neighbour in front of 0 wraps around, and is compared, or cut off, or made wider.
		{"size_t", "0", "w", "i - 1 < w ? i - 1 : 0", 0},
		{"size_t", "0", "w", "i - 1 >= 0 ? i - 1 : 0", 0},
		{"size_t", "0", "w", "MIN(i - 1, w - 1)", 0},
		{"unsigned", "0", "k", "MAX(i - 1, 0)", 0},
		{"unsigned", "0", "k", "(int)(i - 1) < 0 ? 0 : i - 1", 0},
		{"unsigned", "0", "k", "i - 1 > 0 ? i - 1 : 0", 0},
		{"unsigned", "0", "w", "i + 1 < w ? i + 1 : i", 0},
		{"unsigned char", "0", "n", "(unsigned char)(i + 1) < n ? i + 1 : i", 0},
		{"unsigned char", "0", "n", "(unsigned char)(i - 1) < n ? i - 1 : 0", 0},
		{"int", "-3", "n", "i > 0u ? i - 1 : 0", 0},
		{"int", "-3", "n", "i + 1 < (unsigned)n ? i + 1 : i", 0},
		{"size_t", "0", "w - 1", "i < w - 2 ? i + 1 : w - 1", 0},
		{"size_t", "0", "w", "(int)i - 1 < 0 ? 0 : i - 1", 0},
		{"size_t", "0", "w", "(unsigned)i > 0 ? i - 1 : 0", 0},
	} {
		k, ok := typedSubscriptOf(t, c.index, c.lo, c.hi, c.text).(*stencil.Clamped)
		if assert.Equal(t, c.offset != 0, ok, "%s i: %s", c.index, c.text) && ok {
			assert.Equal(t, c.offset, k.Offset, c.text)
		}
	}
}
