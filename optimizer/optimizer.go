// Package optimizer turns what a program computes (ir/stencil) into how it runs
// (ir/plan). Proposal, legality (plan.Check) and profit stay apart.
package optimizer

import (
	"slices"

	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// Options restrict the plans. Tile and Chunk, x first, stand in for the clauses
// of nests that have none; nil leaves the choice to the optimizer.
type Options struct {
	Device      gpu.Device
	Tile, Chunk []int
	Rewrite     bool            // sweeps may be rewritten before they are planned
	Associative bool            // so that they round otherwise (-fassociative-math)
	Taken       map[string]bool // names that new variables must not have
	Shared      Choice          // blocks keep planes in shared memory
	Aggregate   Choice          // threads march along the slowest loop
	Register    Choice          // and keep columns in registers
	March       *plan.March     // the shape of the march, instead of the optimizer's
	Disabled    []string        // passes that are left out
}

// defaultTile is language.md F7: by number of parallel loops.
var defaultTile = map[int]plan.Vec{1: {256, 1, 1}, 2: {16, 16, 1}, 3: {16, 16, 1}}

// Optimize rewrites sweeps and chooses a plan for every one of the program.
// Clauses are obeyed exactly or refused with the reason.
func Optimize(p *stencil.Program, o Options, msgs *diag.List) map[*stencil.Sweep]plan.Plan {
	rewriteAll(p, o, msgs)
	plans := map[*stencil.Sweep]plan.Plan{}
	for _, f := range p.Functions {
		for _, s := range slices.Backward(f.Sweeps()) { // parts of a joined one first
			if s.Separate != nil && msgs.HasErrors() { // which have the same clauses
				continue
			}
			if list := Rank(s, o, msgs); len(list) > 0 {
				plans[s] = list[0].Plan
				remark(s, list[0].Plan, o, msgs)
				remarkCost(s, list[0], o, msgs)
			}
		}
	}
	return plans
}

// Rank returns the plans for a sweep, fastest first; none where what the
// clauses ask for cannot run.
func Rank(s *stencil.Sweep, o Options, msgs *diag.List) []Candidate {
	p := plan.Plan{Sweep: s, Height: 1, Tile: defaultTile[len(s.Loops)], Chunk: plan.Vec{1, 1, 1}}
	tile, chunk := s.Hints.Tile, s.Hints.Chunk
	if tile == nil && chunk == nil { // the options stand in for both clauses, or for none: one half may not fit the other
		tile, chunk = clip(o.Tile, len(s.Loops)), clip(o.Chunk, len(s.Loops))
	}
	if tile != nil {
		p.Tile = vec(tile)
	}
	if chunk != nil {
		p.Chunk = vec(chunk)
	}
	if tile == nil && chunk != nil { // a chunk alone keeps the default thread block
		for d := range p.Tile {
			p.Tile[d] *= p.Chunk[d]
		}
	}
	if err := p.Check(o.Device); err != nil {
		msgs.Errorf("MINT3001", s.Directive, "this nest cannot run on the device as asked: %v", err).
			Note(s.Directive, "use a smaller tile, or a larger chunksize")
		return nil
	}
	return candidates(p, o, tile != nil || chunk != nil)
}

// vec fills missing extents with 1.
func vec(extents []int) plan.Vec {
	v := plan.Vec{1, 1, 1}
	copy(v[:], extents)
	return v
}

func clip(extents []int, n int) []int {
	if len(extents) > n {
		return extents[:n]
	}
	return extents
}
