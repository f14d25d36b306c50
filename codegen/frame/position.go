// Positions count the iterations of a loop from its first one. Indices keep the type that
// the program gives them; a position has 32 bits wherever those are enough.

package frame

import (
	"math"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// CUDA's limits of the blocks along x, and along the other dimensions of a launch (mint_blocks).
const mostBlocksX, mostBlocks = math.MaxInt32, 65535

// positionType holds every position in the range of a loop, which is dimension d of
// the launch. Only x needs more than 32 bits, where the index has them: a launch has at
// most 65535 tiles along the others. Tiles beyond those of any sensible plan could pass
// 32 bits by their overhang alone.
func (f *Frame) positionType(d int, loop *stencil.Loop) stencil.Type {
	if tile := f.Plan.Tile[d]; tile > 1<<24 || loop.Index.Type.Size > 4 && (d == 0 || tile > 1<<15) {
		return stencil.LongLong
	}
	return stencil.UnsignedT
}

// mostAhead bounds the prefetch distance, in planes: a stream looks ahead by at most its own planes, which are far fewer.
const mostAhead = 1024

// mostIterations is the greatest number of iterations for which the kernel's arithmetic neither
// wraps nor overflows: that of positions, which go up to two tiles beyond the range, and that of
// a signed index of 32 bits, first + step*position. It is 0 where neither the index nor CUDA
// allows more iterations than that.
func (f *Frame) mostIterations(d int, l kernel.LaunchLoop) int64 {
	tile, step := int64(f.Plan.Tile[d]), max(l.Step, -l.Step)
	launched := mostBlocks * tile
	if d == 0 {
		launched = mostBlocksX * tile
	}
	most := int64(math.MaxInt64)
	if l.Count.Type.Size == 4 {
		most = math.MaxUint32 - 2*tile - mostAhead
	}
	if t := l.Index.Type; t.Kind == stencil.Signed && t.Size == 4 {
		most = min(most, math.MaxInt32/step+1)
	}
	if min(launched, iterationsOf(l.Loop)) <= most {
		return 0
	}
	return most
}

// iterationsOf is how many iterations a loop can have by the type of its index.
func iterationsOf(l *stencil.Loop) int64 {
	t, step := l.Index.Type, max(l.Step, -l.Step)
	if t.Size > 4 {
		return math.MaxInt64
	}
	low, high := int64(0), int64(1)<<(8*t.Size)-1
	if t.Kind == stencil.Signed {
		low, high = -(high+1)/2, (high-1)/2
	}
	if lo, ok := l.Lo.(*stencil.Const); ok && low <= *lo.Int && *lo.Int <= high { // else it is converted
		if l.Step > 0 {
			low = *lo.Int
		} else {
			high = *lo.Int
		}
	}
	return (high-low)/step + 1
}

// PlaceType is the type of an index value that may lie up to two tiles beyond the loop's range: the
// index wraps there if it is narrower than int, and the cells of such a thread may be another's neighbours.
func PlaceType(loop *stencil.Loop) stencil.Type {
	if loop.Index.Type.Size < stencil.Int.Size {
		return stencil.Int
	}
	return loop.Index.Type
}

// Loop adds a loop, which becomes the next dimension of the launch, and its parameters:
// its first value unless that is a constant, and its number of iterations.
func (f *Frame) Loop(loop *stencil.Loop) *kernel.LaunchLoop {
	t := f.positionType(len(f.Launch.Loops), loop)
	l := kernel.LaunchLoop{Loop: loop, Begin: f.Local(loop.Index.Name+"_begin", loop.Index.Type), Count: f.Local(loop.Index.Name+"_count", t)}
	if !IsConst(loop.Lo) {
		f.Param(kernel.Param{Sym: l.Begin}, kernel.Arg{Kind: kernel.Value, Value: l.Begin})
	}
	f.Param(kernel.Param{Sym: l.Count}, kernel.Arg{Kind: kernel.Value, Value: l.Count})
	l.Most = f.mostIterations(len(f.Launch.Loops), l)
	f.Launch.Loops = append(f.Launch.Loops, l)
	return &f.Launch.Loops[len(f.Launch.Loops)-1]
}

// blockIndex is the block's index along dim, in a type that holds the positions there.
func (f *Frame) blockIndex(dim int) stencil.Expr {
	block := kernel.Coordinate{Axis: kernel.BlockIndex, Dim: dim}
	if t := f.Launch.Loops[dim].Count.Type; t.Size > 4 {
		return &stencil.Cast{X: block, T: t}
	}
	return block
}

// BlockStart is where the block's tile starts in the range along dim.
func (f *Frame) BlockStart(dim int) stencil.Expr {
	if f.Plan.Tile[dim] == 1 {
		return f.blockIndex(dim)
	}
	return stencil.NewBinary("*", f.blockIndex(dim), stencil.NewInt(int64(f.Plan.Tile[dim])))
}

// BlockEnd is where the block's tile ends.
func (f *Frame) BlockEnd(dim int) stencil.Expr {
	return stencil.NewBinary("*", stencil.NewBinary("+", f.blockIndex(dim), stencil.NewInt(1)), stencil.NewInt(int64(f.Plan.Tile[dim])))
}

// FirstPoint is where in the range the thread starts along dim: block*tile + thread.
func (f *Frame) FirstPoint(dim int) stencil.Expr {
	if f.Launch.Threads[dim] == 1 {
		return f.BlockStart(dim)
	}
	return stencil.NewBinary("+", f.BlockStart(dim), kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: dim})
}

// IndexValue is the loop index of the point at position `at` of its range, computed in type t.
func (f *Frame) IndexValue(loop kernel.LaunchLoop, at *stencil.Symbol, t stencil.Type) stencil.Expr {
	var steps stencil.Expr = &stencil.Var{Sym: at}
	if !t.Same(at.Type) {
		steps = &stencil.Cast{X: steps, T: t}
	}
	op := "+"
	if loop.Step < 0 {
		op = "-"
	}
	if k := max(loop.Step, -loop.Step); k != 1 {
		steps = stencil.NewBinary("*", stencil.NewInt(k), steps)
	}
	if !IsConst(loop.Lo) {
		return stencil.NewBinary(op, &stencil.Var{Sym: loop.Begin}, steps)
	}
	if lo := loop.Lo.(*stencil.Const); *lo.Int != 0 || op == "-" {
		return stencil.NewBinary(op, lo, steps)
	}
	return steps
}
