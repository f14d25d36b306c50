package optimizer_test

import (
	"os"
	"path/filepath"
	"testing"

	"mintc/analyzer"
	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/internal/source"
	"mintc/internal/testmode"
	"mintc/ir/stencil"
	"mintc/optimizer"
	"mintc/optimizer/perfmodel"
	"mintc/optimizer/schedule"
	"mintc/parser"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTextSaysAll plans golden programs as the analyzer found them, and as they are read back from their text:
// what rewrites and plans depend on must stand in it.
func TestTextSaysAll(t *testing.T) {
	paths, err := filepath.Glob("../golden/cases/*/*/in.c")
	require.NoError(t, err)
	compared, sampled := 0, testmode.Sample(t, paths)
	for _, path := range sampled {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		tree, msgs := parser.Parse(source.NewFile(path, text), parser.Options{})
		if msgs.HasErrors() {
			continue // it needs options of its own
		}
		found, msgs := analyzer.Analyze(tree, analyzer.Options{})
		if msgs.HasErrors() {
			continue
		}
		read, err := stencil.Read(path, []byte(stencil.Print(found)))
		require.NoError(t, err)
		want := planned(t, found)
		assert.Equal(t, want, planned(t, read), path)
		compared++
	}
	assert.Greater(t, 2*compared, len(sampled), "most need no options of their own")
}

// planned are the plans of a program's sweeps, and the sweeps as they are then.
func planned(t *testing.T, p *stencil.Program) string {
	t.Helper()
	device, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	o := optimizer.Options{Rewrite: true, Taken: map[string]bool{}, Options: schedule.Options{Device: device, Shared: schedule.May, Aggregate: schedule.May, Register: schedule.May}}
	plans := optimizer.Optimize(p, o, &diag.List{})
	text := stencil.Print(p)
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			text += plans[s].String()
		}
	}
	return text
}

// TestSharedCounts: what the model counts once for many plans is what it counts for each of them alone.
func TestSharedCounts(t *testing.T) {
	paths, err := filepath.Glob("../golden/cases/kernels/*/in.c")
	require.NoError(t, err)
	device, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	compared := 0
	for _, path := range testmode.Sample(t, paths) {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		tree, msgs := parser.Parse(source.NewFile(path, text), parser.Options{})
		if msgs.HasErrors() {
			continue
		}
		program, _ := analyzer.Analyze(tree, analyzer.Options{})
		o := schedule.Options{Device: device, Shared: schedule.May, Aggregate: schedule.May, Register: schedule.May, Associative: true}
		for _, f := range program.Functions {
			for _, s := range f.Sweeps() {
				for _, c := range schedule.Rank(s, o, &diag.List{}) {
					alone := perfmodel.Count(c.Plan).Predict(device, schedule.Extents(s), perfmodel.Calibrated)
					assert.Equal(t, alone, c.Prediction, "%s: %s", path, c.Plan.Options())
					compared++
				}
			}
		}
	}
	assert.Positive(t, compared)
}
