// Package schedule chooses how a sweep runs on a device: it proposes plans
// (ir/plan), drops those that the device cannot run (plan.Check), and ranks the
// rest by the time that the performance model predicts (optimizer/perfmodel).
// Proposal, legality and profit stay apart.
//
// Take heat3d, a star of radius 1 in three dimensions. Rank starts from one plan
// with the default tile. Each pass adds what it makes of the plans so far: "tile"
// other thread blocks, "stream" blocks that stream along z over 4 to 32 planes,
// "register" those that keep their own column in registers, "shared" those that
// copy planes to shared memory 1 to 3 ahead, "tensor" the same with the tensor
// memory accelerator, "repeat" those that have the steady state written several times. A few hundred plans
// come of it, of which the first in the list is the fastest.
//
// Where the code is: passes.go has the table of passes and why they stand in that
// order; stream.go, reuse.go, buffers.go and tensor.go have the passes; search.go
// runs them and ranks the plans. A new pass is a row in the table.
//
// How to see it: mintc -dump=plans prints the ranking with the options that ask for
// each plan, -dump=plan the chosen ones; go test ./optimizer/...
package schedule

import (
	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/rewrite"
)

// Options restrict the plans. Tile and Chunk, x first, stand in for the clauses
// of nests that have none; nil leaves the choice to the passes.
type Options struct {
	Device      gpu.Device
	Tile, Chunk []int
	Size        []int        // extents that are assumed, x first; nil: those of the text, or large ones
	Associative bool         // sums were regrouped: their parts may be carried on (-fassociative-math)
	Shared      Choice       // blocks keep planes in shared memory
	Aggregate   Choice       // blocks stream along the slowest loop
	Register    Choice       // and keep columns in registers
	Stream      *plan.Stream // the shape of the stream, instead of the search's
	Disabled    []string     // passes that are left out

	reuse func(plan.ReuseLevel) *stencil.Reuse // of the sweep that is planned; nil: nothing is shared
}

// defaultTile is language.md F7: by number of parallel loops.
var defaultTile = map[int]plan.Vec{1: {256, 1, 1}, 2: {16, 16, 1}, 3: {16, 16, 1}}

// Rank returns the plans for a sweep, fastest first; none where what the
// clauses ask for cannot run.
func Rank(s *stencil.Sweep, o Options, msgs *diag.List) []Candidate {
	p := plan.Plan{Sweep: s, Tile: defaultTile[len(s.Loops)], Chunk: plan.Vec{1, 1, 1}, Unclamped: rewrite.Unclamped(s)}
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
		msgs.Errorf(codeTile, s.Directive, "this nest cannot run on the device as asked: %v", err).
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
