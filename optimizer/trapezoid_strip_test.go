package optimizer

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/ir/plan"
)

// lineProgram walks a wall row by row: the types of its cells and of the wall, and the sum in the order that is given.
const lineProgram = `
void walk(int n, int steps, CELL *u, CELL *v, WALL (*wall)[n])
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint copy(wall, toDevice, n, steps)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 1; x < n - 1; x++)
            v[x] = SUM;
        CELL *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n)
}
`

// TestUnaskedStrips: whether strips are planned unasked is a matter of all arrays of a nest, in whatever order it names them.
func TestUnaskedStrips(t *testing.T) {
	cellsFirst, wallFirst, plain := "u[x - 1] + wall[t][x]", "wall[t][x] + u[x - 1]", "u[x - 1] + u[x + 1]"
	for _, c := range []struct {
		cell, wall, sum string
		strips, narrow  bool
	}{
		{"int", "int", cellsFirst, true, true},
		{"int", "int", wallFirst, true, true},
		{"float", "int", cellsFirst, true, true},
		{"double", "int", cellsFirst, false, false}, // rows were measured of four bytes a cell
		{"double", "int", wallFirst, false, false},
		{"float", "short", wallFirst, false, true},
		{"double", "int", plain, true, false},
		{"int", "int", plain, false, false},
	} {
		name := fmt.Sprintf("%s %s %s", c.cell, c.wall, c.sum)
		text := fmt.Sprintf("#define CELL %s\n#define WALL %s\n#define SUM %s\n%s", c.cell, c.wall, c.sum, lineProgram)
		path := filepath.Join(t.TempDir(), "walk.c")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		v := chainIn(t, path, nil)
		assert.Equal(t, c.strips, isStripUnasked(v.Chain), name)
		assert.Equal(t, c.narrow, readsNarrowRow(v.Chain), name)
		p, why := unasked(plan.Trapezoid{Chain: v.Chain}, card(t, "h200"))
		assert.Equal(t, c.strips, why == "" && p.Kind == plan.Strip, "%s: %s", name, why)
	}
}
