package trapezoid_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/codegen/cuda/runtime"
	"mintc/codegen/frame"
	"mintc/codegen/trapezoid"
	"mintc/internal/cuemu"
	"mintc/internal/testmode"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// chainCase is a chain as text: grids with extents over n, and the sweeps of a step. Roles are the grids in the order of the
// text; turn leaves out those at the end that stay. The size of a run is n.
type chainCase struct {
	name    string
	text    string
	turn    []int
	renewed string // the role that is another storage in each step
	scalars string // C text that sets the parameters of the sweeps at step t
}

// TestTiles holds kernels of both kinds, of several heights and tiles, against the serial loops on the checker: for grids
// from one cell on, which are smaller than the ghost zone, and for launches of all numbers of steps. The compiler optimises
// those of two heights, which takes promises such as __restrict__ at their word and four times as long.
func TestTiles(t *testing.T) {
	tools, err := cuemu.Find()
	require.NoError(t, err)
	for _, c := range testmode.Sample(t, chainCases) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			optimised, others := []int{2, 5}, []int{1}
			if testmode.Full() {
				others = []int{1, 4, 7} // the matrix of golden/stress has all heights
			}
			run(t, tools, cuemu.Check, programOf(t, c, optimised...))
			run(t, tools, cuemu.Quick, programOf(t, c, others...))
		})
	}
}

// programOf holds the kernels of a case against the serial loops.
func programOf(t *testing.T, c chainCase, heights ...int) string {
	t.Helper()
	chain := chainOf(t, c)
	program := newHarness(c, chain)
	for _, p := range tilePlans(chain, heights) {
		names := frame.NewNames(map[string]bool{})
		names.Take("n")
		own := *chain
		p.Chain = &own
		own.Name = fmt.Sprintf("kernel%d", len(program.variants))
		advance, err := trapezoid.LowerTile(p, names)
		require.NoError(t, err)
		program.variants = append(program.variants, advance)
	}
	return program.text()
}

// tilePlans are the plans that a chain is tried with.
func tilePlans(c *stencil.Chain, heights []int) []plan.Trapezoid {
	dims := 0
	for _, s := range c.Stages {
		for _, u := range s.Sweep.Uses {
			if u.Written {
				dims = u.Grid.Rank
			}
		}
	}
	tiles := map[int][]plan.Vec{1: {{7, 1, 1}, {16, 1, 1}}, 2: {{7, 3, 1}, {8, 6, 1}}, 3: {{5, 4, 2}, {6, 3, 4}}}[dims]
	threads := map[int][]plan.Vec{1: {{8, 1, 1}, {4, 1, 1}}, 2: {{8, 2, 1}, {4, 4, 1}}, 3: {{4, 2, 2}, {8, 2, 1}}}[dims]
	var plans []plan.Trapezoid
	for _, height := range heights {
		for _, kind := range []plan.TrapezoidKind{plan.Whole, plan.Shrinking} {
			i := (height + int(kind)) % 2
			plans = append(plans, plan.Trapezoid{Kind: kind, Height: height, Tile: tiles[i], Threads: threads[i]})
		}
	}
	return plans
}

// chainOf reads the sweeps of a case and names their roles.
func chainOf(t *testing.T, c chainCase) *stencil.Chain {
	t.Helper()
	program, err := stencil.Read(c.name, []byte(c.text))
	require.NoError(t, err)
	f := program.Functions[0]
	chain := &stencil.Chain{Name: c.name, Turn: c.turn}
	index := map[*stencil.Grid]int{}
	for i, g := range f.Grids {
		index[g] = i
		chain.Roles = append(chain.Roles, stencil.ChainRole{Grid: g, Renewed: g.Name == c.renewed})
		if len(c.turn) <= i {
			chain.Turn = append(chain.Turn, i)
		}
	}
	for _, s := range f.Sweeps() {
		stage := stencil.Stage{Sweep: s}
		for _, u := range s.Uses {
			r := index[u.Grid]
			stage.Roles = append(stage.Roles, r)
			chain.Roles[r].Written = chain.Roles[r].Written || u.Written
		}
		chain.Stages = append(chain.Stages, stage)
	}
	return chain
}

// built is the program of a file.
func built(t *testing.T, tools *cuemu.Toolchain, mode cuemu.Mode, source string) string {
	t.Helper()
	b := cuemu.Build{Sources: []string{source}, Mode: mode, Traps: mode == cuemu.Quick, Separate: runtime.Separate, Output: filepath.Join(t.TempDir(), "tile")}
	require.NoError(t, tools.Build(context.Background(), b))
	return b.Output
}

// run builds a program with the checker and runs it in two orders of threads.
func run(t *testing.T, tools *cuemu.Toolchain, mode cuemu.Mode, text string) {
	t.Helper()
	dir := t.TempDir()
	source := filepath.Join(dir, "tile.cu")
	if keep := os.Getenv("MINTC_KEEP"); keep != "" {
		source = filepath.Join(keep, strings.ReplaceAll(t.Name(), "/", "_")+"_"+mode.String()+".cu")
	}
	require.NoError(t, os.WriteFile(source, []byte(text), 0o600))
	binary := built(t, tools, mode, source)
	for _, order := range []cuemu.Order{cuemu.Forward, cuemu.Random} {
		result, err := tools.Run(context.Background(), cuemu.Run{Program: binary, Order: order})
		require.NoError(t, err)
		require.Equal(t, 0, result.Exit, "%v order: %s%s", order, result.Stdout, result.Stderr)
		assert.Contains(t, string(result.Stdout), "equal")
	}
}
