// Positions count the iterations of a loop from its first one. Indices keep the type that
// the program gives them; a position has 32 bits wherever those are enough.

package frame

import (
	"math"
	"slices"

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

// overhang is how many positions beyond the range a kernel computes at most: the rest of the last tile, another tile,
// what is fetched ahead, and the blocks of a folded launch that have no tile, which are one in 65535 at most.
func (f *Frame) overhang(d int) int64 {
	n := 2*int64(f.Plan.Tile[d]) + mostAhead
	if f.folds(d) {
		n += int64(f.Plan.Tile[d]) + math.MaxUint32/mostBlocks + 1
	}
	return n
}

// limits says what the host checks before the launch, so that the kernel's arithmetic neither wraps nor overflows:
// that of positions, that of a signed index of 32 bits, first + step*position, and that of the places beyond the range,
// which must be values of their type: a cell there may be the neighbour of one in the range. It is nil where nothing
// can happen. Plain kernels have no such places, unless their loops count from another value than the program's.
func (f *Frame) limits(d int, l kernel.LaunchLoop) *kernel.CountLimits {
	step, place := max(l.Step, -l.Step), f.PlaceType(l.Loop)
	limits := &kernel.CountLimits{Most: math.MaxInt64}
	if l.Count.Type.Size == 4 {
		limits.Most = math.MaxUint32 - f.overhang(d)
	}
	if t := l.Index.Type; t.Kind == stencil.Signed && t.Size == 4 {
		limits.Most = min(limits.Most, math.MaxInt32/step+1)
	}
	switch {
	case f.Plan.Stream != nil && place.Size <= 4:
		f.limitPlaces(d, l, place, limits)
	case l.Shift != nil && l.Index.Type.Size <= 4: // it is not the program that counts so far
		f.limitPlaces(d, l, l.Index.Type, limits)
	}
	if !limits.Ends && min(f.mostLaunched(d), iterationsOf(l.Loop)) <= limits.Most {
		return nil
	}
	return limits
}

// limitPlaces limits where a loop ends, by its number of iterations if its first value is constant.
func (f *Frame) limitPlaces(d int, l kernel.LaunchLoop, place stencil.Type, limits *kernel.CountLimits) {
	step := max(l.Step, -l.Step)
	low, high := valuesOf(place)
	low, high = low+step*f.overhang(d), high-step*f.overhang(d)
	first, last := valuesOf(l.Index.Type)
	if lo, ok := constantLo(l.Loop); ok {
		room := (high - lo) / step
		if l.Step < 0 {
			room = (lo - low) / step
		}
		if room > 0 {
			limits.Most = min(limits.Most, room)
			return
		}
	}
	limits.Ends, limits.End = last+step > high, high
	if l.Step < 0 {
		limits.Ends, limits.End = first-step < low, low
	}
}

// mostLaunched is how many iterations a launch can have by CUDA's limits.
func (f *Frame) mostLaunched(d int) int64 {
	if d == 0 || f.canFold(d) {
		return mostBlocksX * int64(f.Plan.Tile[d])
	}
	return mostBlocks * int64(f.Plan.Tile[d])
}

// canFold reports whether more tiles than CUDA allows along y can lie along y and z: those of two loops.
func (f *Frame) canFold(d int) bool { return d == 1 && len(f.Sweep.Loops) == 2 }

// folds reports whether they must, because the loop can have more.
func (f *Frame) folds(d int) bool {
	return f.canFold(d) && iterationsOf(f.Sweep.Loops[0]) > mostBlocks*int64(f.Plan.Tile[d])
}

// iterationsOf is how many iterations a loop can have by the type of its index, or by its bounds if those are constant.
func iterationsOf(l *stencil.Loop) int64 {
	if l.Index.Type.Size > 4 {
		return math.MaxInt64
	}
	step := max(l.Step, -l.Step)
	low, high := valuesOf(l.Index.Type)
	if lo, ok := constantLo(l); ok && l.Step > 0 {
		low = lo
	} else if ok {
		high = lo
	}
	return (high-low)/step + 1
}

// constantLo is the first value of the index, if that is constant and needs no conversion.
func constantLo(l *stencil.Loop) (int64, bool) {
	low, high := valuesOf(l.Index.Type)
	lo, ok := l.Lo.(*stencil.Const)
	if !ok || *lo.Int < low || *lo.Int > high {
		return 0, false
	}
	return *lo.Int, true
}

// valuesOf are the least and the greatest value of an integer type of at most 32 bits.
func valuesOf(t stencil.Type) (low, high int64) {
	high = int64(1)<<(8*t.Size) - 1
	if t.Kind == stencil.Signed {
		return -(high + 1) / 2, (high - 1) / 2
	}
	return 0, high
}

// PlaceType is the type of an index value that may lie up to two tiles beyond the loop's range. The index wraps there
// if it is narrower than int, and the cells of such a thread may be another's neighbours. So it does at the end of a
// wider type, where an index gets in practice only if subscripts subtract as much.
func (f *Frame) PlaceType(loop *stencil.Loop) stencil.Type {
	switch {
	case loop.Index.Type.Size > stencil.Int.Size:
		return loop.Index.Type
	case slices.ContainsFunc(f.Sweep.Uses, isFar):
		return stencil.LongLong
	case loop.Index.Type.Size < stencil.Int.Size:
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
	l.Limits, l.Folded = f.limits(len(f.Launch.Loops), l), f.folds(len(f.Launch.Loops))
	f.Launch.Loops = append(f.Launch.Loops, l)
	return &f.Launch.Loops[len(f.Launch.Loops)-1]
}

// blockIndex is the block's index along dim, in a type that holds the positions there.
func (f *Frame) blockIndex(dim int) stencil.Expr {
	block := kernel.Coordinate{Axis: kernel.BlockIndex, Dim: dim}
	if f.Launch.Loops[dim].Folded {
		block.Axis = kernel.FoldedBlock
	}
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
	if f.Plan.Tile[dim] == 1 {
		return stencil.NewBinary("+", f.blockIndex(dim), stencil.NewInt(1))
	}
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
