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

// offsetsIn reads u[subscript], an array with one subscript, in a nest over y and
// x: the offsets that stop at the edges, nil where there are no rows.
func offsetsIn(t *testing.T, body, subscript string) []int64 {
	t.Helper()
	text := fmt.Sprintf(`void f(int nx, int ny, const double *u, double *v)
{
#pragma mint copy(u, toDevice, nx * ny)
#pragma mint copy(v, toDevice, nx * ny)
#pragma mint parallel for nest(2)
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++) {
            int c, w;
            %s
            v[y * nx + x] = u[y * nx + x] + u[%s];
        }
#pragma mint copy(v, fromDevice, nx * ny)
}
`, body, subscript)
	tree, msgs := parser.Parse(source.NewFile("in.c", []byte(text)), parser.Options{})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	program, msgs := analyzer.Analyze(tree, analyzer.Options{})
	require.False(t, msgs.HasErrors(), "%s: %v", subscript, msgs.Messages)
	sweep := program.Functions[0].Sweeps()[0]
	for _, u := range sweep.Uses {
		if u.Grid.Root().Name != "u" || u.Grid.Rank == 1 {
			continue
		}
		offsets := make([]int64, u.Grid.Rank)
		for d, e := range u.Accesses[1].Index {
			if k, ok := e.(*stencil.Clamped); ok {
				offsets[d] = k.Offset
			}
		}
		return offsets
	}
	return nil
}

func TestFlatSubscriptsThatStop(t *testing.T) { // F3, F5
	for _, c := range []struct {
		body, text string
		offsets    []int64
	}{
		{"", "x == 0 ? y * nx : y * nx + x - 1", []int64{0, -1}},
		{"", "y * nx + (x == 0 ? 0 : x - 1)", []int64{0, -1}},
		{"", "y == ny - 1 ? y * nx + x : (y + 1) * nx + x", []int64{1, 0}},
		{"c = y * nx + x;", "x < nx - 1 ? c + 1 : c", []int64{0, 1}},
		{"c = y * nx + x; w = y > 0 ? c - nx : c;", "w", []int64{-1, 0}},
		{"c = y > 0 ? (y - 1) * nx + x : x;", "x > 0 ? c - 1 : c", []int64{-1, -1}},
		{"c = y > 1 ? (y - 2) * nx + x : x;", "c", []int64{-2, 0}},
		{"c = y * nx;", "c + (x + 2 < nx ? x + 2 : nx - 1)", []int64{0, 2}},

		{"c = y * nx + x; w = c; if (x > 0) w = c - 1;", "w", []int64{0, -1}},
		{"w = x - 1; if (w < 0) w = 0;", "y * nx + w", []int64{0, -1}},
		{"w = x + 1; c = 0; if (w >= nx) { w = nx - 1; }", "y * nx + w", []int64{0, 1}},
		{"if (y > 0) { w = y - 1; } else w = 0;", "w * nx + x", []int64{-1, 0}},
		{"if (y == 0) w = 0; else if (y == 1) w = 0; else w = y - 2; c = w;", "c * nx + x", nil}, // it could be

		{"w = x - 1; if (w < 0) w = ny;", "y * nx + w", nil},
		{"w = x - 1; if (w < 0) w = 0; if (v[y * nx + x] > 1) w = x;", "y * nx + w", nil},
		{"w = x; if (x > 0) w = w - 1; c = w; w = 0;", "y * nx + c", nil},
		{"w = x; for (int k = 0; k < 1; k++) if (x > 0) w = x - 1;", "y * nx + w", nil},
		{"c = y * nx + x;", "y == 0 ? c : c - 1", nil},
		{"c = y * nx + x;", "x == 0 ? c : c - nx", nil},
		{"c = y * nx + x;", "y == 0 ? c : c - ny", nil},
		{"c = y * nx + x;", "x == 0 ? c + nx - 1 : c - 1", nil},
		{"c = y * nx + x;", "x < nx - 2 ? c + 1 : c", nil},
		{"c = y * nx + x; if (x > 3) c = x;", "x == 0 ? c : c - 1", nil},
		{"", "(y > 0 ? y - 1 : 0) + (x > 0 ? x - 1 : 0) * nx * (x > 5)", nil},
	} {
		assert.Equal(t, c.offsets, offsetsIn(t, c.body, c.text), "%s %s", c.body, c.text)
	}
}
