// Where a thread is: its place in the tile (tx), in the ranges of the loops (ix) and in each grid (u_at); and the test
// for interior blocks.

package stream

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// geometry is where a thread's cells are: the symbols that hold its place in the loops'
// ranges and in the grids.
type geometry struct {
	*frame.Frame
	vector, jam       int64           // the thread's cells in a row, and its rows in a plane
	streamDim, jamDim int             // dimensions, x first, of the stream and of the thread's rows; -1 where there is none
	lanes             bool            // a warp is a stretch of one row, so that lanes can exchange cells
	interior          *stencil.Symbol // all cells of the block exist, and rows are aligned
	aligned           *stencil.Symbol
	packed            *stencil.Symbol                   // rows can be moved in packs
	cell, row         *stencil.Symbol                   // count the thread's cells of a row, and its rows
	inTile            []*stencil.Symbol                 // place of the thread's first cell in the tile, x first; nil where that is 0
	offset, first     []*stencil.Symbol                 // of the thread's first cell, x first: its place in the loop's range, its index
	at                map[*stencil.Grid]*stencil.Symbol // position of that cell, in grids with one dimension per loop
	edges             map[*stencil.Grid][]stencil.Edge  // of grids that were asked for, since each access asks; nil: subscripts stop nowhere
	steady            step                              // any step of the stream
	end               *stencil.Symbol                   // where the thread's chunk ends along the stream; nil where nothing is streamed
}

func newGeometry(f *frame.Frame) *geometry {
	g := &geometry{Frame: f, vector: int64(f.Plan.Chunk[0]), jam: f.Plan.Jam(), lanes: f.Launch.Threads[0]%32 == 0,
		streamDim: f.Plan.StreamDim(), jamDim: f.Plan.JamDim(), at: map[*stencil.Grid]*stencil.Symbol{}, edges: map[*stencil.Grid][]stencil.Edge{}}
	flag := stencil.Type{Kind: stencil.Bool, Size: 1, Name: "bool"}
	g.cell, g.row = f.Local("e", stencil.Int), f.Local("r", stencil.Int)
	g.aligned, g.interior, g.packed = f.Local("aligned", flag), f.Local("interior", flag), f.Local("packed", flag)
	for d, loop := range f.Launch.Loops {
		name := "i" + loop.Index.Name
		if d == g.streamDim && f.Plan.Chunk[d] > 1 {
			name += "_first"
		}
		g.offset = append(g.offset, f.Local(name, loop.Count.Type))
		g.inTile = append(g.inTile, nil)
		if f.Launch.Threads[d] > 1 {
			g.inTile[d] = f.Local("t"+string("xyz"[d]), stencil.Int)
		}
		g.first = append(g.first, f.Local(loop.Index.Name+"0", f.PlaceType(loop.Loop)))
	}
	for _, u := range f.Sweep.Uses {
		if f.Sweep.InLoopOrder(u) { // else no running position serves all its accesses
			g.at[u.Grid] = f.Local(u.Grid.Name+"_at", frame.PositionType(u))
		}
	}
	g.steady = g.firstStep()
	if f.Plan.Planes() > 1 {
		g.steady = step{f.Local("i"+f.Launch.Loops[g.streamDim].Index.Name, f.Launch.Loops[g.streamDim].Count.Type), false}
	}
	if g.streamDim >= 0 {
		g.end = f.Local("i"+f.Launch.Loops[g.streamDim].Index.Name+"_end", f.Launch.Loops[g.streamDim].Count.Type)
	}
	return g
}

// place is the thread's place in its tile and in the ranges of the loops.
func (g *geometry) place() []stencil.Stmt {
	var tile, defs []*kernel.Define
	for d, at := range g.offset {
		start := g.BlockStart(d)
		if sym := g.inTile[d]; sym != nil {
			thread := stencil.Expr(kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: d})
			if c := g.Plan.Chunk[d]; c > 1 {
				thread = stencil.NewBinary("*", thread, stencil.NewInt(int64(c)))
			}
			tile = append(tile, &kernel.Define{Sym: sym, Init: thread})
			start = stencil.NewBinary("+", start, &stencil.Var{Sym: sym})
		}
		defs = append(defs, &kernel.Define{Sym: at, Init: start})
	}
	return append(byType(tile, false), byType(defs, false)...)
}

// guard is the condition that the thread is in the ranges of the loops. Along x all
// lanes of a warp stay, to exchange cells.
func (g *geometry) guard() stencil.Expr {
	var guard stencil.Expr
	for d, at := range g.offset {
		if d > 0 || !g.lanes {
			guard = frame.Conjoin(stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: g.Launch.Loops[d].Count}), guard)
		}
	}
	return guard
}

// defineEnd clips the chunk to the loop's range.
func (g *geometry) defineEnd() []stencil.Stmt {
	end := stencil.NewBinary("+", &stencil.Var{Sym: g.offset[g.streamDim]}, stencil.NewInt(int64(g.Plan.Chunk[g.streamDim])))
	count := &stencil.Var{Sym: g.Launch.Loops[g.streamDim].Count}
	inside := stencil.NewBinary("||", &stencil.Var{Sym: g.interior}, stencil.NewBinary("<", end, count))
	return []stencil.Stmt{&kernel.Define{Sym: g.end, Init: stencil.NewCond(inside, end, count)}}
}

// positions are the thread's index values and its place in grids.
func (g *geometry) positions(grids map[*stencil.Grid]bool) []stencil.Stmt {
	var all []*kernel.Define
	for d, loop := range g.Launch.Loops {
		all = append(all, &kernel.Define{Sym: g.first[d], Init: g.IndexValue(loop, g.offset[d], g.first[d].Type)})
	}
	body := byType(all, false)
	n := len(g.first)
	all = nil
	for _, u := range g.Sweep.Uses {
		if sym := g.at[u.Grid]; sym != nil && grids[u.Grid] {
			index := make([]stencil.Expr, u.Grid.Rank)
			for d := range index {
				index[d] = &stencil.Var{Sym: g.first[n-1-d]}
			}
			all = append(all, &kernel.Define{Sym: sym, Init: g.Flat(u.Grid, index)})
		}
	}
	return append(body, byType(all, true)...)
}

// byType are definitions, those of one type behind each other in one.
func byType(all []*kernel.Define, vary bool) []stencil.Stmt {
	var body []stencil.Stmt
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].Sym.Type.Same(all[0].Sym.Type) {
			n++
		}
		body = append(body, &kernel.Defines{Vary: vary, List: all[:n]})
		all = all[n:]
	}
	return body
}

// interiorBlock is the condition that all cells of the thread block exist, in
// aligned rows where those matter; nil where blocks are single cells.
func (g *geometry) interiorBlock(packs bool) stencil.Expr {
	var cond stencil.Expr
	if packs {
		cond = &stencil.Var{Sym: g.aligned}
	}
	for d, loop := range g.Launch.Loops {
		if g.Plan.Tile[d] == 1 && !loop.Folded { // a folded launch has blocks behind the last tile
			continue
		}
		cond = frame.Conjoin(stencil.NewBinary("<=", g.BlockEnd(d), &stencil.Var{Sym: loop.Count}), cond)
	}
	return cond
}

// definePacked defines the condition that rows can be moved in packs.
func (g *geometry) definePacked() stencil.Stmt {
	return &kernel.Define{Sym: g.packed, Init: stencil.NewBinary("||", &stencil.Var{Sym: g.interior}, &stencil.Var{Sym: g.aligned})}
}

// strideAlong is the distance of neighbours along loop dim, x first, in a grid
// with one dimension per loop; nil is 1.
func (g *geometry) strideAlong(grid *stencil.Grid, dim int) stencil.Expr {
	return g.StrideOf(grid, len(g.Launch.Loops)-1-dim)
}

// tilePlace is the place of the thread's first cell in the tile, along d.
func (g *geometry) tilePlace(d int) stencil.Expr {
	if g.inTile[d] == nil {
		return stencil.NewInt(0)
	}
	return &stencil.Var{Sym: g.inTile[d]}
}

// whilePlane makes statements depend on the stream reaching a plane: ahead steps
// after the position at.
func (g *geometry) whilePlane(stmts []stencil.Stmt, at *stencil.Symbol, ahead int64) []stencil.Stmt {
	if ahead <= 0 {
		return stmts
	}
	reached := stencil.NewBinary("<", stencil.NewBinary("+", &stencil.Var{Sym: at}, stencil.NewInt(ahead)), &stencil.Var{Sym: g.end})
	return []stencil.Stmt{&stencil.If{Cond: reached, Then: stmts}}
}

// useOf is how the sweep uses a grid.
func (g *geometry) useOf(grid *stencil.Grid) *stencil.Use {
	for _, u := range g.Sweep.Uses {
		if u.Grid == grid {
			return u
		}
	}
	panic("stream: grid " + grid.Name + " is not used by sweep " + g.Sweep.Name)
}
