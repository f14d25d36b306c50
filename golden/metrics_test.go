package golden

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

// metricsDir holds the program with the stencils, and what they were counted to do.
const metricsDir = "testdata/metrics"

// metricsPlans are the ways to run the stencils, as options of mintc.
var metricsPlans = []string{
	"-O0",
	"-O3 -ftile=64,8,8 -fchunk=2,1,8 -fstream=columns=1",
	"-O3 -ftile=64,8,8 -fchunk=2,2,8 -fstream=columns=1",
	"-O3 -ftile=64,8,8 -fchunk=2,1,8 -fstream=columns=2",
	"-O3 -ftile=64,4,8 -fchunk=2,4,8 -fstream=columns=1,prefetch=1,shared=1",
	"-O3 -arch=sm_90 -ftile=64,4,8 -fchunk=2,2,8 -fstream=columns=1,prefetch=2,shared=1,tensor=1",
}

// cellsOf is how many cells each kernel of shapes.c computes.
var cellsOf = map[string]int64{"star7_sweep1": 64 * 16 * 16, "box19_sweep1": 64 * 16 * 16, "star5_sweep1": 64 * 16}

// TestMetrics counts what threads and warps do to memory, per plan, on whole blocks: a lost optimisation shows as a
// changed line of the table. Copies of packs are taken apart, so that their cells count one by one.
func TestMetrics(t *testing.T) {
	testmode.InTurn(t)
	requireEmulator(t)
	c := testCase{dir: metricsDir}
	rows := make([]string, len(metricsPlans))
	t.Run("plans", func(t *testing.T) {
		for i, plan := range metricsPlans {
			t.Run(plan, func(t *testing.T) {
				t.Parallel()
				rows[i] = plan + "\n" + counted(t, strings.Fields(plan))
			})
		}
	})
	head := fmt.Sprintf("%-16s %12s %16s %16s %12s\n", "kernel", "loads/cell", "sectors/request", "barriers/block", "stores/cell")
	compare(t, c, "want.metrics", head+strings.Join(rows, ""))
}

// counted are the lines of one plan.
func counted(t *testing.T, plan []string) string {
	t.Helper()
	text := translate(t, metricsDir, "shapes.c", append([]string{"-DREAL=float", "-P"}, plan...)...)
	program := buildMode(t, cuemu.Quick, t.TempDir(), []unit{{text, metricsDir}}, "-DREAL=float")
	got, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: program, Stats: true})
	require.NoError(t, err)
	require.Zero(t, got.Exit, "%s", got.Stderr)
	var lines strings.Builder
	for _, k := range got.Stats {
		cells := cellsOf[k.Kernel]
		require.NotZero(t, cells, k.Kernel)
		per := func(n, of int64) float64 { return float64(n) / float64(of) }
		fmt.Fprintf(&lines, "%-16s %12.3f %16.3f %16.3f %12.3f\n", k.Kernel, per(k.GlobalLoads, cells), k.SectorsPerRequest(),
			per(k.Barriers, k.Blocks), per(k.GlobalStores, cells))
	}
	return lines.String()
}
