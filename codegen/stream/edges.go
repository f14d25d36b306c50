// Clamped subscripts: at which ends of a loop's range neighbours stop, and how far a step inside the range goes.

package stream

import (
	"mintc/ir/stencil"
)

// edge says at which ends of loop dim, x first, neighbours in the grid stop.
func (g *geometry) edge(grid *stencil.Grid, dim int) stencil.Edge {
	edges, known := g.edges[grid]
	if !known {
		u := g.useOf(grid)
		if _, held := g.Sweep.Footprint(u); held {
			edges = u.Edges()
		}
		g.edges[grid] = edges
	}
	if edges == nil {
		return stencil.Edge{}
	}
	return edges[len(edges)-1-dim]
}

// passesEdge reports whether an offset in a grid with rows goes where those stop.
func (g *geometry) passesEdge(grid *stencil.Grid, offset []int64) bool {
	for d, n := range offset {
		if stops(g.edge(grid, len(offset)-1-d), n) {
			return true
		}
	}
	return false
}

func stops(e stencil.Edge, n int64) bool { return n < 0 && e.Low || n > 0 && e.High }

// stepsWithin is the distance of n steps along dim, or of as many as stay in the loop's range.
func (g *geometry) stepsWithin(dim int, at *stencil.Symbol, n int64, stride stencil.Expr) stencil.Expr {
	place, count := &stencil.Var{Sym: at}, &stencil.Var{Sym: g.Launch.Loops[dim].Count}
	one, zero := stencil.NewInt(1), stencil.NewInt(0)
	switch n {
	case -1:
		return stencil.NewCond(stencil.NewBinary(">", place, zero), negated(stride), zero)
	case 1:
		return stencil.NewCond(stencil.NewBinary("<", stencil.NewBinary("+", place, one), count), stride, zero)
	}
	if n < 0 {
		steps := &stencil.Call{Func: "mint_back", T: stencil.Int, Args: []stencil.Expr{place, stencil.NewInt(-n)}}
		return stencil.NewBinary("*", negated(steps), stride)
	}
	steps := &stencil.Call{Func: "mint_ahead", T: stencil.Int, Args: []stencil.Expr{place, count, stencil.NewInt(n)}}
	return stencil.NewBinary("*", steps, stride)
}

func negated(e stencil.Expr) stencil.Expr { return &stencil.Unary{Op: "-", X: e, T: e.Type()} }
