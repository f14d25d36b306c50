package stream

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// addTensors adds the parameters that describe the grids of buffers to the
// tensor memory accelerator, each in boxes of one plane.
func addTensors(g *geometry, list []*buffer) {
	if !g.Plan.March.Tensor {
		return
	}
	for _, s := range list {
		s.tensor = &stencil.Symbol{Name: g.Names.Fresh(s.Grid.Name + "_tensor")}
		arg := kernel.Arg{Kind: kernel.Tensor, Grid: s.Grid}
		for d := range g.Launch.Loops {
			var side kernel.Side
			switch d {
			case 0:
				side.Before, side.Extent = g.Plan.RowOf(s.Stage)
			case g.across:
				side.Before, side.Extent = g.Plan.RowsOf(s.Stage)
			case g.walk:
				side = kernel.Side{Before: s.Before - s.First, Extent: 1}
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
		body = append(body, &kernel.OpenPlanes{Planes: s.planes.Sym, Slots: s.planes.Slots})
	}
	body = append(body, &kernel.Synchronize{})
	start := b.offset[b.walk]
	for _, s := range b.list {
		planes := s.planes.Slots
		if !b.Plan.HoldsAll(s.Stage) {
			planes-- // the first step asks for one
		}
		plane := b.Local("plane", stencil.Int)
		k := &stencil.Var{Sym: plane}
		position := stencil.NewBinary("*", frame.PlusSteps(k, s.First-s.Before, nil), b.strideAlong(s.Grid, b.walk))
		fetch := b.request(s, b.copyFrom(s, &kernel.Slot{Planes: s.planes.Sym, Index: k},
			stencil.NewBinary("+", &stencil.Var{Sym: s.at}, position)), start, k)
		beyond := frame.PlusSteps(&stencil.Var{Sym: b.end}, s.Last-s.First+s.Before, nil)
		exists := stencil.NewBinary("<", stencil.NewBinary("+", &stencil.Var{Sym: start}, k), beyond)
		body = append(body, unrolled(plane, 0, planes, []stencil.Stmt{&stencil.If{
			Cond: stencil.NewBinary("||", &stencil.Var{Sym: b.whole}, exists), Then: []stencil.Stmt{fetch}}}))
	}
	return body
}

// request asks for a plane: that number `further` behind the first of the step at a
// position of the stream.
func (b *buffers) request(s *buffer, plane *kernel.Stage, at *stencil.Symbol, further stencil.Expr) stencil.Stmt {
	fetch := &kernel.Fetch{Stage: *plane, Tensor: s.tensor}
	for d := range b.Launch.Loops {
		place := stencil.Expr(&stencil.Var{Sym: b.offset[d]})
		if d == b.walk {
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
	if b.Plan.HoldsAll(s.Stage) {
		return nil
	}
	ahead := int64(b.Plan.March.Ahead) + steps
	p := s.Last + ahead
	fetch := b.request(s, b.copy(s, p, st), st.at, stencil.NewInt(p-s.First+s.Before))
	return b.whilePlane([]stencil.Stmt{fetch}, st.at, ahead)
}

// awaitFirst waits for the planes of the first step: if they are fetched, for all but
// the newest.
func (b *buffers) awaitFirst() []stencil.Stmt {
	if !b.Plan.March.Tensor {
		return []stencil.Stmt{&kernel.AwaitStages{Pending: int64(b.Plan.March.Ahead) - 1}, &kernel.Synchronize{}}
	}
	var body []stencil.Stmt
	for _, s := range b.list {
		for p := s.First; s.Before == 0 && p < s.Last; p++ { // else the warm-up does
			body = append(body, b.await(s, p, b.firstStep()))
		}
	}
	return body
}

// await waits for plane p of a step.
func (b *buffers) await(s *buffer, p int64, st step) stencil.Stmt {
	phase := stencil.Expr(stencil.NewInt(0))
	switch {
	case b.Plan.HoldsAll(s.Stage):
	case st.first:
		phase = stencil.NewInt((p - s.First + s.Before) / s.planes.Slots % 2)
	default:
		turn := stencil.NewBinary("/", b.passed(s, p, st), stencil.NewInt(s.planes.Slots))
		phase = stencil.NewBinary("%", turn, stencil.NewInt(2))
	}
	return &kernel.AwaitPlane{Plane: b.slot(s, p, st), Phase: phase, Aligned: &stencil.Var{Sym: b.packed}}
}
