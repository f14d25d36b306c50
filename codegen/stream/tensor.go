// Planes that the tensor memory accelerator fetches (sm_90 on): one thread asks for a whole plane, all wait at its barrier.

package stream

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// addTensors adds the parameters that describe the grids of buffers to the
// tensor memory accelerator, each in boxes of one plane.
func addTensors(g *geometry, list []*buffer) {
	if !g.Plan.Stream.Tensor {
		return
	}
	for _, s := range list {
		s.tensor = &stencil.Symbol{Name: g.Names.Fresh(s.Grid.Name + "_tensor")}
		arg := kernel.Arg{Kind: kernel.Tensor, Grid: s.Grid}
		for d := range g.Launch.Loops {
			var side kernel.Side
			switch d {
			case 0:
				side.Before, side.Extent = g.Plan.RowOf(s.Buffer)
			case g.jamDim:
				side.Before, side.Extent = g.Plan.RowsOf(s.Buffer)
			case g.streamDim:
				side = kernel.Side{Before: s.Prologue - s.First, Extent: 1}
			}
			arg.Box = append(arg.Box, side)
		}
		g.Param(kernel.Param{Sym: s.tensor, Tensor: true}, arg)
	}
}

// fetchFirst asks for the planes of the first step and of the steps ahead.
func (b *buffers) fetchFirst() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range b.list {
		body = append(body, &kernel.OpenPlanes{Planes: s.planes.Sym, RingDepth: s.planes.RingDepth})
	}
	body = append(body, &kernel.Synchronize{})
	start := b.offset[b.streamDim]
	for _, s := range b.list {
		planes := s.planes.RingDepth
		if !b.Plan.HoldsAll(s.Buffer) {
			planes-- // the first step asks for one
		}
		beyond := frame.PlusSteps(&stencil.Var{Sym: b.end}, s.Last-s.First+s.Prologue, nil)
		body = append(body, b.eachFirst(s, planes, func(k stencil.Expr, plane *kernel.AsyncCopy) stencil.Stmt {
			exists := stencil.NewBinary("<", stencil.NewBinary("+", &stencil.Var{Sym: start}, k), beyond)
			return &stencil.If{Cond: stencil.NewBinary("||", &stencil.Var{Sym: b.interior}, exists), Then: []stencil.Stmt{b.request(s, plane, start, k)}}
		}))
	}
	return body
}

// request asks for a plane: that number `further` behind the first of the step at a
// position of the stream.
func (b *buffers) request(s *buffer, plane *kernel.AsyncCopy, at *stencil.Symbol, further stencil.Expr) stencil.Stmt {
	fetch := &kernel.Fetch{AsyncCopy: *plane, Tensor: s.tensor}
	for d := range b.Launch.Loops {
		place := stencil.Expr(&stencil.Var{Sym: b.offset[d]})
		if d == b.streamDim {
			place = stencil.NewBinary("+", &stencil.Var{Sym: at}, further)
		}
		fetch.At = append(fetch.At, place)
	}
	return fetch
}

// fetchNext asks for the plane that a step makes room for, and
// waits for the newest that it reads.
func (b *buffers) fetchNext(st step) []stencil.Stmt {
	var fetches, awaits []stencil.Stmt
	for _, s := range b.list {
		fetches = append(fetches, b.refill(s, 0, st)...)
		awaits = append(awaits, b.await(s, s.Last, st))
	}
	if len(fetches) > 0 {
		fetches = append([]stencil.Stmt{&kernel.Synchronize{}}, fetches...)
	}
	return append(fetches, awaits...)
}

// refill asks for the plane that takes the place of the one that the step before has
// read, of the step that is `steps` behind st.
func (b *buffers) refill(s *buffer, steps int64, st step) []stencil.Stmt {
	if b.Plan.HoldsAll(s.Buffer) {
		return nil
	}
	ahead := int64(b.Plan.Stream.Prefetch) + steps
	p := s.Last + ahead
	fetch := b.request(s, b.copy(s, p, st), st.at, stencil.NewInt(p-s.First+s.Prologue))
	return b.whilePlane([]stencil.Stmt{fetch}, st.at, ahead)
}

// awaitFirst waits for the planes of the first step: if they are fetched, for all but
// the newest.
func (b *buffers) awaitFirst() []stencil.Stmt {
	if !b.Plan.Stream.Tensor {
		return []stencil.Stmt{&kernel.AwaitCopies{Pending: int64(b.Plan.Stream.Prefetch) - 1}, &kernel.Synchronize{}}
	}
	var body []stencil.Stmt
	for _, s := range b.list {
		for p := s.First; s.Prologue == 0 && p < s.Last; p++ { // else the warm-up does
			body = append(body, b.await(s, p, b.firstStep()))
		}
	}
	return body
}

// await waits for plane p of a step.
func (b *buffers) await(s *buffer, p int64, st step) stencil.Stmt {
	phase := stencil.Expr(stencil.NewInt(0))
	switch {
	case b.Plan.HoldsAll(s.Buffer):
	case st.first:
		phase = stencil.NewInt((p - s.First + s.Prologue) / s.planes.RingDepth % 2)
	default:
		turn := stencil.NewBinary("/", b.passed(s, p, st), stencil.NewInt(s.planes.RingDepth))
		phase = stencil.NewBinary("%", turn, stencil.NewInt(2))
	}
	return &kernel.AwaitPlane{Plane: b.slot(s, p, st), Phase: phase, Aligned: &stencil.Var{Sym: b.packed}}
}
