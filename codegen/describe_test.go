package codegen

import (
	"testing"

	"mintc/internal/source"
	"mintc/ir/plan"
	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const relax = `function relax
    grid u double rank 3 rows [] [] [] padding 1
    grid v double rank 3 rows [] [] [] padding 1
    region
        sweep relax_sweep1
            loop int z = 1 to (long long)n + 1 step 1
            loop int y = 1 to (long long)n + 1 step 1
            loop int x = 1 to (long long)n + 1 step 1
            param int n
            v[z][y][x] = u[z-1][y][x] + u[z+1][y][x] + u[z][y][x-1] + u[z][y][x+1];
`

// TestDescribe: the comment above a kernel says what its plan says.
func TestDescribe(t *testing.T) {
	program, err := stencil.Read("relax", []byte(relax))
	require.NoError(t, err)
	sweep := program.Functions[0].Sweeps()[0]
	file := source.NewFile("in.c", []byte("\n\nfor (;;)\n"))
	sweep.Span = file.Span(2, 10)
	always := []string{"The loops at line 3.", "u: read, 4 points, radius [-1,1][0,0][-1,1]", "v: written"}
	for _, c := range []struct {
		plan plan.Plan
		want []string
	}{
		{plan.Plan{Tile: plan.Vec{16, 16, 1}, Chunk: plan.Vec{1, 1, 1}}, []string{"A block computes 16x16x1 points."}},
		{plan.Plan{Tile: plan.Vec{64, 8, 4}, Chunk: plan.Vec{2, 2, 4}, Stream: &plan.Stream{Columns: plan.OwnColumns, Prefetch: 1},
			Buffers: []plan.Buffer{{Grid: sweep.Uses[0].Grid, First: -1, Last: 1}}, Expected: "70 billion points a second"},
			[]string{"A block computes 64x8x4 points, a thread 2x2x4 of them, and keeps own columns in registers.",
				"Blocks keep u in shared memory, planes -1 to +1 and 1 on their way.", "The model expects 70 billion points a second."}},
		{plan.Plan{Tile: plan.Vec{64, 8, 1}, Chunk: plan.Vec{2, 2, 1}, Stream: &plan.Stream{Tensor: true},
			Buffers: []plan.Buffer{{Grid: sweep.Uses[0].Grid}}},
			[]string{"A block computes 64x8x1 points, a thread 2x2x1 of them.", "The tensor memory accelerator brings u to shared memory, all that a block reads at once."}},
	} {
		c.plan.Sweep = sweep
		assert.Equal(t, append(always[:len(always):len(always)], c.want...), describe(sweep, c.plan))
	}
}
