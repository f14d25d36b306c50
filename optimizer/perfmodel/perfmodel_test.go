package perfmodel

import (
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/analyzer"
	"mintc/internal/gpu"
	"mintc/internal/source"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/parser"
)

// sweepOf is the nest of a kernel of bench/plans, with 8-byte cells.
func sweepOf(t *testing.T, kernel string) *stencil.Sweep {
	t.Helper()
	path := "../../bench/plans/kernels/" + kernel + ".c"
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	macros := []parser.Macro{{Name: "REAL", Value: "double"}, {Name: "SWEEP", Value: "sweep"}}
	tree, msgs := parser.Parse(source.NewFile(path, text), parser.Options{Macros: macros})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	program, msgs := analyzer.Analyze(tree, analyzer.Options{})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	return program.Functions[0].Sweeps()[0]
}

func streaming(s *stencil.Sweep) plan.Plan {
	return plan.Plan{Sweep: s, Unclamped: s.Body, Tile: plan.Vec{64, 8, 8}, Chunk: plan.Vec{2, 1, 8}, Stream: &plan.Stream{Columns: plan.OwnColumns}}
}

func h200(t *testing.T) gpu.Device {
	d, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	return d
}

func TestTraffic(t *testing.T) {
	// A block reads 10 rows of each of its 8 planes and 8 rows of the 2 planes
	// around, 512 bytes each and a sector on either side.
	got := traffic(streaming(sweepOf(t, "heat3d")))
	assert.InDelta(t, (8*10+2*8)*(512+2*32)/float64(64*8*8), got.read, 1e-9)
	assert.Equal(t, bytes{read: got.read, compulsory: 8, write: 8}, got)

	// Corners make no row more: 10 rows of all 10 planes.
	assert.InDelta(t, 10*10*(512+2*32)/float64(64*8*8), traffic(streaming(sweepOf(t, "p19"))).read, 1e-9)
	assert.InDelta(t, 24, traffic(streaming(sweepOf(t, "varcoef3d"))).compulsory, 0, "u, kappa and the source")
}

func TestCounts(t *testing.T) {
	got := Count(streaming(sweepOf(t, "heat3d"))).counts
	assert.InDelta(t, 3, got.loads, 0, "the newest plane's row and those above and below")
	assert.InDelta(t, 2, got.cells, 0)
	assert.InDelta(t, 1, got.stores, 0)
	// Three planes of two cells, two rows of two, one of them widened, two results; 2 words each.
	assert.InDelta(t, 2*(3*2+2*2+2), got.held, 0)
	assert.InDelta(t, 2*2, got.widens, 0)

	two := streaming(sweepOf(t, "heat3d"))
	two.Tile[1], two.Chunk[1] = 16, 2
	assert.InDelta(t, 4, Count(two).loads, 0, "two rows of the newest plane, one above, one below")
}

func TestBlocksPerMultiprocessor(t *testing.T) {
	s := Count(streaming(sweepOf(t, "heat3d")))
	d := h200(t)
	assert.Equal(t, 5, s.blocksPerSM(d, 46), "65536 registers for 256 threads with 48 each, as an H200 says")
	assert.Equal(t, 8, s.blocksPerSM(d, 32), "2048 threads")
	assert.Equal(t, 1, s.blocksPerSM(d, 255))

	p := streaming(s.plan.Sweep)
	p.Stream = &plan.Stream{Prefetch: 5}
	p.Buffers = []plan.Buffer{{Grid: p.Sweep.Uses[0].Grid, First: -1, Last: 1}}
	require.NoError(t, p.Check(d))
	staged := Count(p)
	assert.Equal(t, int64(8*10*68*8), p.SharedBytes(), "8 planes of 10 rows of 68 cells")
	assert.Equal(t, 233472/(43520+1024), staged.blocksPerSM(d, 16))
}

func TestPrediction(t *testing.T) {
	d := h200(t)
	extents := [3]int64{512, 512, 512}
	s := sweepOf(t, "heat3d")
	streamed := Count(streaming(s)).Predict(d, extents, Calibrated)
	plain := Count(plan.Plan{Sweep: s, Tile: plan.Vec{16, 16, 1}, Chunk: plan.Vec{1, 1, 1}}).Predict(d, extents, Calibrated)
	assert.Less(t, streamed.CellTime, plain.CellTime)
	assert.Greater(t, streamed.CellTime, 16/(d.DRAMGBs*1e9*Calibrated.DRAM), "no faster than its compulsory bytes")

	d.DRAMGBs /= 4
	assert.InDelta(t, 4, Count(streaming(s)).Predict(d, extents, Calibrated).CellTime/streamed.CellTime, 1, "it is limited by device memory")
	none := streaming(s)
	none.Stream = &plan.Stream{Prefetch: 3}
	none.Tile, none.Chunk = plan.Vec{64, 128, 8}, plan.Vec{2, 4, 8}
	none.Buffers = []plan.Buffer{{Grid: s.Uses[0].Grid, First: -1, Last: 1}}
	assert.True(t, math.IsInf(Count(none).Predict(d, extents, Calibrated).CellTime, 1), "no multiprocessor has so much shared memory")
}
