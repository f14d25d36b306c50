package optimizer

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/schedule"
)

// nest is a sweep with n parallel int loops over u and no accesses.
func nest(n int, elem stencil.Type) *stencil.Sweep {
	s := &stencil.Sweep{Name: "s"}
	end := &stencil.Symbol{Name: "n", Type: stencil.Int, Role: stencil.Param}
	for i := 0; i < n; i++ {
		s.Loops = append(s.Loops, &stencil.Loop{Index: &stencil.Symbol{Name: "zyx"[3-n+i : 4-n+i], Type: stencil.Int},
			Lo: stencil.NewInt(0), Hi: &stencil.Var{Sym: end}, Step: 1})
	}
	s.Uses = []*stencil.Use{{Grid: &stencil.Grid{Name: "u", Elem: elem, Rank: n}, Written: true}}
	return s
}

func planOf(t *testing.T, s *stencil.Sweep, o schedule.Options) (plan.Plan, diag.List) {
	t.Helper()
	device, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	o.Device = device
	var msgs diag.List
	plans := Optimize(&stencil.Program{Functions: []*stencil.Function{{Steps: []stencil.Step{s}}}}, Options{Options: o}, &msgs)
	return plans[s], msgs
}

func TestDefaultTile(t *testing.T) { // F7
	for n, want := range map[int]plan.Vec{1: {256, 1, 1}, 2: {16, 16, 1}, 3: {16, 16, 1}} {
		p, msgs := planOf(t, nest(n, stencil.Double), schedule.Options{})
		assert.False(t, msgs.HasErrors())
		assert.Equal(t, want, p.Tile)
		assert.Nil(t, p.Stream)
	}
}

func TestClausesAreObeyedOrRefused(t *testing.T) { // F7
	s := nest(3, stencil.Double)
	s.Hints = stencil.Hints{Tile: []int{32, 8, 16}, Chunk: []int{1, 1, 16}}
	p, _ := planOf(t, s, schedule.Options{Aggregate: schedule.May, Register: schedule.May})
	assert.Equal(t, plan.Vec{32, 8, 16}, p.Tile)
	assert.Equal(t, plan.Vec{32, 8, 1}, p.Threads())
	require.NotNil(t, p.Stream)

	s.Hints = stencil.Hints{Tile: []int{64, 32, 1}}
	_, msgs := planOf(t, s, schedule.Options{})
	require.Len(t, msgs.Messages, 1)
	assert.Contains(t, msgs.Messages[0].Text, "2048 per block, and sm_90 allows 1024")
}

func TestOptionsStandInForBothClauses(t *testing.T) {
	s := nest(3, stencil.Double)
	s.Hints = stencil.Hints{Tile: []int{16, 5, 7}}
	p, msgs := planOf(t, s, schedule.Options{Chunk: []int{2, 4, 2}})
	assert.False(t, msgs.HasErrors(), "the default chunk does not divide the clause's tile")
	assert.Equal(t, plan.Vec{1, 1, 1}, p.Chunk)
}

func TestStream(t *testing.T) {
	s := nest(3, stencil.FloatT)
	p, _ := planOf(t, s, schedule.Options{Aggregate: schedule.Must})
	require.NotNil(t, p.Stream)
	assert.Equal(t, plan.NoColumns, p.Stream.Columns, "-O2 keeps nothing in registers")
	assert.Equal(t, 4, p.Chunk[0], "16 bytes of a row")

	p, _ = planOf(t, s, schedule.Options{Aggregate: schedule.Must, Disabled: []string{"stream"}})
	assert.Nil(t, p.Stream)

	s.Loops[1].Step = 2
	p, _ = planOf(t, s, schedule.Options{Aggregate: schedule.Must})
	assert.Nil(t, p.Stream, "a strided loop does not stream")

	p, _ = planOf(t, nest(1, stencil.FloatT), schedule.Options{Aggregate: schedule.Must})
	require.NotNil(t, p.Stream)
	assert.True(t, p.Stream.RegisterTile, "a 1-D nest has no slower loop")
	assert.Equal(t, 4, p.Chunk[0], "16 bytes of a row")
}

func TestRegisterTilePrefetchesNothing(t *testing.T) {
	asked := plan.Stream{RegisterTile: true, Prefetch: 1}
	p, _ := planOf(t, nest(2, stencil.FloatT), schedule.Options{Aggregate: schedule.Must, Register: schedule.Must, Stream: &asked})
	require.NotNil(t, p.Stream)
	assert.Equal(t, plan.Stream{RegisterTile: true}, *p.Stream, "what the shape allows")

	p.Stream = &asked
	device, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	assert.ErrorContains(t, p.Check(device), "none ahead")
}

func TestPassNames(t *testing.T) {
	assert.Equal(t, []string{"interchange", "unroll", "sink", "fuse", "shift", "narrow", "reassociate", "tile", "stream", "register", "reuse", "shared", "tensor", "repeat"}, PassNames())
}
