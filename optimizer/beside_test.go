package optimizer

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/optimizer/schedule"
)

const besideLoop = `
enum { N = 40 };
static double u[N][N], v[N][N];
static void first(void)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++)
            u[y][x] = v[y][x - 1] + v[y][x + 1];
}
static void second(void)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++)
            v[y][x] = u[y][x];
}
void f(int steps)
{
    for (int t = 0; t < steps; t++) {
        first();
        second();
    }
}
`

// Where each step launches the nests of two functions, no remark promises steps of either of them alone.
func TestFunctionsBesideEachOther(t *testing.T) {
	device, err := gpu.Lookup("sm_80")
	require.NoError(t, err)
	for name, c := range map[string]struct {
		height int
		want   []string
	}{
		"not asked for": {0, nil},
		"asked for": {3, []string{
			"no time loop of this file gains by it: each one that calls 'first' launches other nests in the same step",
			"no time loop of this file gains by it: each one that calls 'second' launches other nests in the same step",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			var said diag.List
			Trapezoids(analysed(t, besideLoop), Options{Options: schedule.Options{Device: device}, Trapezoid: TrapezoidOptions{Height: c.height}}, &said)
			var apart, notes []string
			for _, m := range said.Messages {
				assert.NotContains(t, m.Text, "could be one launch")
				for _, n := range m.Notes {
					notes = append(notes, n.Text)
				}
				apart = append(apart, m.Text)
			}
			assert.Subset(t, notes, c.want)
			assert.Contains(t, apart, "the steps of the time loop that calls 'first' stay launches of their own: 'first', called in every step, launches nests beside those of 'second'")
			assert.Contains(t, apart, "the steps of the time loop that calls 'second' stay launches of their own: 'second', called in every step, launches nests beside those of 'first'")
		})
	}
}
