package optimizer

import (
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/analyzer"
	"mintc/internal/gpu"
	"mintc/internal/source"
	"mintc/ir/plan"
	"mintc/optimizer/chain"
	"mintc/optimizer/perfmodel"
	"mintc/optimizer/schedule"
	"mintc/parser"
)

// measuredStep is a rate of bench/results/2026-11-22-h200-trapezoids.md. chunks is how many the planes were cut into: 0 for the best of
// several; -1 for as many as fill the device once, as the programs of that day did.
type measuredStep struct {
	example, real string
	extents       [3]int64
	height        int
	chunks        int64
	rate          float64 // 1e9 cells a second
}

var measuredSteps = []measuredStep{
	{"heat2d", "double", [3]int64{8192, 8192, 1}, 8, 0, 913},
	{"heat2d", "float", [3]int64{8192, 8192, 1}, 8, 0, 1880},
	{"heat3d", "double", [3]int64{512, 512, 512}, 4, 0, 355},
	{"heat3d", "float", [3]int64{512, 512, 512}, 4, 0, 557},
	{"heat3d", "double", [3]int64{509, 509, 509}, 4, 0, 409},
	{"heat3d", "float", [3]int64{509, 509, 509}, 4, 0, 648},
	{"heat2d", "double", [3]int64{8192, 8192, 1}, 5, -1, 464},
	{"heat2d", "double", [3]int64{8192, 8192, 1}, 7, -1, 622},
	{"heat2d", "double", [3]int64{8192, 8192, 1}, 9, -1, 633},
	{"heat2d", "double", [3]int64{8192, 8192, 1}, 10, -1, 597},
	{"heat2d", "float", [3]int64{8192, 8192, 1}, 7, -1, 830},
	{"heat2d", "float", [3]int64{8192, 8192, 1}, 9, -1, 842},
	{"heat2d", "float", [3]int64{8192, 8192, 1}, 10, -1, 888},
	{"heat2d", "float", [3]int64{8192, 8192, 1}, 12, -1, 678},
	{"hotspot", "float", [3]int64{8192, 8192, 1}, 5, -1, 919},
	{"hotspot", "float", [3]int64{8192, 8192, 1}, 7, -1, 478},
	{"hotspot", "float", [3]int64{8192, 8192, 1}, 9, -1, 291},
	{"poisson3d7", "double", [3]int64{512, 512, 512}, 3, -1, 137},
	{"poisson3d7", "float", [3]int64{512, 512, 512}, 4, -1, 177},
}

// chainOf is the first chain of an example.
func chainOf(t *testing.T, example, real string) chain.Verdict {
	t.Helper()
	path := fmt.Sprintf("../examples/%s/%[1]s.c", example)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	tree, msgs := parser.Parse(source.NewFile(path, text), parser.Options{Macros: []parser.Macro{{Name: "REAL", Value: real},
		{Name: "NX", Value: "512"}, {Name: "NY", Value: "512"}, {Name: "NZ", Value: "512"}}})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	program, msgs := analyzer.Analyze(tree, analyzer.Options{})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	for _, f := range program.Functions {
		for _, v := range chain.Find(f) {
			if v.Chain != nil {
				return v
			}
		}
	}
	require.Fail(t, "no chain", example)
	return chain.Verdict{}
}

// predictedRate is in 1e9 cells a second.
func predictedRate(p plan.Trapezoid, d gpu.Device, m measuredStep, c perfmodel.StepCoefficients) float64 {
	cells := float64(m.extents[0] * m.extents[1] * m.extents[2])
	least := math.Inf(1)
	if m.chunks < 0 {
		s, _ := perfmodel.PredictSteps(p, d, m.extents, c)
		planes := max(m.extents[1], m.extents[2])
		tiles := s.Waves / math.Ceil(float64(planes)/float64(s.Chunk)) // of all blocks that run at a time
		s, _ = perfmodel.PredictChunks(p, d, m.extents, c, int64(math.Ceil(float64(planes)/math.Max(1, math.Floor(1/tiles)))))
		return 1e-9 * cells / s.Time
	}
	planes := max(m.extents[1], m.extents[2])
	for chunks := int64(1); chunks <= 64; chunks++ {
		if s, ok := perfmodel.PredictChunks(p, d, m.extents, c, (planes+chunks-1)/chunks); ok {
			least = math.Min(least, s.Time)
		}
	}
	return 1e-9 * cells / least
}

// TestStepsAsMeasured holds the model to what an H200 gave, and says how far it is off.
func TestStepsAsMeasured(t *testing.T) {
	d, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	plans := map[measuredStep]plan.Trapezoid{}
	for _, m := range measuredSteps {
		p, why := march(plan.Trapezoid{Chain: chainOf(t, m.example, m.real).Chain, Height: m.height}, d)
		require.Empty(t, why)
		require.Equal(t, m.height, p.Height)
		plans[m] = p
	}
	var alone []float64 // the errors of the kernels alone, which the model was fitted to
	for _, m := range measuredSteps {
		predicted := predictedRate(plans[m], d, m, perfmodel.MeasuredSteps)
		t.Logf("%-11s %-6s %v, %2d steps: measured %.0f, predicted %.0f, %+.0f %%", m.example, m.real, m.extents, m.height, m.rate, predicted, 100*(predicted/m.rate-1))
		if m.chunks == 0 {
			alone = append(alone, math.Abs(predicted/m.rate-1))
		}
	}
	slices.Sort(alone)
	assert.Less(t, alone[len(alone)/2], 0.10, "median")
	assert.Less(t, alone[len(alone)-1], 0.20, "worst")
}

// TestBestHeight: the model prefers several steps in two dimensions, and fewer in three, where ghost zones are larger.
func TestBestHeight(t *testing.T) {
	d, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	flat, gain := BestHeight(chainOf(t, "heat2d", "double"), Options{Options: schedule.Options{Device: d, Size: []int{8192, 8192}}})
	deep, _ := BestHeight(chainOf(t, "heat3d", "double"), Options{Options: schedule.Options{Device: d, Size: []int{512, 512, 512}}})
	assert.Greater(t, flat, deep)
	assert.Greater(t, gain, 1.5)
	assert.GreaterOrEqual(t, deep, 1)
}
