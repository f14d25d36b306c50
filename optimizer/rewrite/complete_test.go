package rewrite

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"
)

// TestCompleted: stores under conditions become stores of every iteration, and those of other cells, or behind jumps, stay as they are.
func TestCompleted(t *testing.T) {
	const head = `function f
    grid u double rank 2 [64] [64] object
    grid v double rank 2 [64] [64] object
    region
        sweep s
            loop int y = 1 to n - 1 step 1
            loop int x = 1 to n - 1 step 1
            param int n
`
	for _, c := range []struct{ body, want string }{
		{"if (u[y][x] > 0) {\n    v[y][x] = u[y][x-1];\n}", "v[y][x] = u[y][x] > 0 ? u[y][x-1] : v[y][x];"},
		{"if (x > n) {\n    if (y > 2) {\n        v[y][x] = 1;\n    }\n}", "v[y][x] = x > n && y > 2 ? (double)1 : v[y][x];"},
		{"if (u[y][x] > 0) {\n    v[y][x] += u[y][x-1];\n} else {\n    if (x > 3) {\n        v[y][x] = 2;\n    }\n}",
			"double v_kept = v[y][x]; if (u[y][x] > 0) { v_kept += u[y][x-1]; } else { if (x > 3) { v_kept = 2; } } v[y][x] = v_kept;"},
		{"if (x % 2 == 0) {\n    u[y][x] = u[y-1][x] + u[y][x];\n}", "u[y][x] = x%2 == 0 ? u[y-1][x] + u[y][x] : u[y][x];"},
		{"v[y][x] = u[y][x];", ""},
		{"if (u[y][x] > 0) {\n    v[y][x-1] = 1;\n}", ""},
		{"if (u[y][x] > 0) {\n    v[y][x] = 1;\n} else {\n    v[y][x-1] = 1;\n}", ""},
	} {
		p, err := stencil.Read("completed", []byte(head+"            "+strings.ReplaceAll(c.body, "\n", "\n            ")+"\n"))
		require.NoError(t, err, c.body)
		s := p.Functions[0].Sweeps()[0]
		whole := Completed(s)
		if c.want == "" {
			assert.Same(t, s, whole, c.body)
			continue
		}
		assert.Equal(t, c.want, strings.Join(strings.Fields(stenciltest.Body(whole)), " "))
		for _, u := range whole.Uses {
			assert.True(t, !u.Written || whole.Fills(u) && u.Read, c.body)
		}
	}
}
