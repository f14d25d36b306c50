package optimizer

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/analyzer"
	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/internal/source"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/schedule"
	"mintc/parser"
)

const tiledLoop = `
enum { N = 400 };
static double u[N][N], v[N][N];
void f(int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2) tile(64, 8)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = u[y][x - 1] + u[y][x + 1];
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                u[y][x] = v[y][x];
    }
}
`

// analysed is what a C text computes.
func analysed(t *testing.T, text string) *stencil.Program {
	tree, msgs := parser.Parse(source.NewFile("in.c", []byte(text)), parser.Options{})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	program, msgs := analyzer.Analyze(tree, analyzer.Options{})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	return program
}

// A tile clause that blocks of several steps do not commit is not dropped without a word.
func TestTileClauseOfSteps(t *testing.T) {
	device, err := gpu.Lookup("sm_80")
	require.NoError(t, err)
	march, shrinking, replay := plan.March, plan.Shrinking, plan.Replay
	for name, c := range map[string]struct {
		kind    *plan.TrapezoidKind
		clause  string
		remarks bool
	}{
		"chosen":             {nil, "tile(64, 8)", true},
		"marching":           {&march, "tile(64, 8)", true},
		"tiles":              {&shrinking, "tile(64, 8)", false},
		"tiles that are big": {&shrinking, "tile(1024, 32)", true},
		"ordinary launches":  {&replay, "tile(64, 8)", false},
		"no clause":          {nil, "", false},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(tiledLoop, "tile(64, 8)", c.clause, 1)
			var said diag.List
			list := Trapezoids(analysed(t, text), Options{Options: schedule.Options{Device: device}, Trapezoid: TrapezoidOptions{Height: 3, Kind: c.kind}}, &said)
			require.Len(t, list, 1)
			notes := ""
			for _, m := range said.Messages {
				for _, n := range m.Notes {
					notes += n.Text + "\n"
				}
			}
			assert.Equal(t, c.remarks, strings.Contains(notes, "'tile' counts for launches of one step"), notes)
		})
	}
}
