package frame

import (
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// Positions count the iterations of a loop from its first one. Indices keep the type that
// the program gives them; a position has 32 bits wherever those are enough.

// positionType holds every position in the range of a loop, which is dimension d of
// the launch. Only x needs more than 32 bits, where the index has them: a launch has at
// most 65535 tiles along the others (mint_blocks).
func (f *Frame) positionType(d int, loop *stencil.Loop) stencil.Type {
	if loop.Index.Type.Size > 4 && (d == 0 || f.Plan.Tile[d] > 1<<16) {
		return stencil.LongLong
	}
	return stencil.UnsignedT
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

// IndexValue is the loop index of the point at position `at` of its range.
func (f *Frame) IndexValue(loop kernel.LaunchLoop, at *stencil.Symbol) stencil.Expr {
	var steps stencil.Expr = &stencil.Var{Sym: at}
	if !loop.Index.Type.Same(at.Type) {
		steps = &stencil.Cast{X: steps, T: loop.Index.Type}
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
