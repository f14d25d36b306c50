package codegen

import (
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// declareTensors adds the parameters that describe the staged grids to the
// tensor memory accelerator, each in boxes of one plane.
func (m *marchLowering) declareTensors() {
	if !m.plan.March.Tensor {
		return
	}
	for _, s := range m.stages {
		s.tensor = &stencil.Symbol{Name: m.local.fresh(s.Grid.Name + "_tensor")}
		arg := kernel.Arg{Kind: kernel.Tensor, Grid: s.Grid}
		for d := range m.out.Loops {
			var side kernel.Side
			switch d {
			case 0:
				side.Before, side.Extent = m.plan.RowOf(s.Stage)
			case m.across:
				side.Before, side.Extent = m.plan.RowsOf(s.Stage)
			case m.walk:
				side = kernel.Side{Before: s.Before - s.First, Extent: 1}
			}
			arg.Box = append(arg.Box, side)
		}
		m.param(kernel.Param{Sym: s.tensor, Tensor: true}, arg)
		m.out.Fetched = true
	}
}

// fetchPlanes asks for the planes of the first step and of the steps ahead.
func (m *marchLowering) fetchPlanes() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range m.stages {
		body = append(body, &kernel.OpenPlanes{Planes: s.planes.Sym, Slots: s.planes.Slots})
	}
	body = append(body, &kernel.Synchronize{})
	for _, s := range m.stages {
		planes := s.planes.Slots
		if !m.plan.HoldsAll(s.Stage) {
			planes-- // the first step asks for one
		}
		plane := &stencil.Symbol{Name: m.local.fresh("plane"), Type: stencil.Int}
		k := &stencil.Var{Sym: plane}
		position := stencil.NewBinary("*", plusSteps(k, s.First-s.Before, nil), m.strideAlong(s.Grid, m.walk))
		fetch := m.request(s, m.stageFrom(s, &kernel.Slot{Planes: s.planes.Sym, Index: k},
			stencil.NewBinary("+", &stencil.Var{Sym: s.at}, position)), m.offset[m.walk], k)
		beyond := plusSteps(&stencil.Var{Sym: m.end()}, s.Last-s.First+s.Before, nil)
		exists := stencil.NewBinary("<", stencil.NewBinary("+", &stencil.Var{Sym: m.offset[m.walk]}, k), beyond)
		body = append(body, eachElement(plane, planes, []stencil.Stmt{&stencil.If{
			Cond: stencil.NewBinary("||", &stencil.Var{Sym: m.whole}, exists), Then: []stencil.Stmt{fetch}}}))
	}
	return body
}

// request asks for a plane: that number `further` behind the first of the step at a
// position of the march.
func (m *marchLowering) request(s *stage, plane *kernel.Stage, at *stencil.Symbol, further stencil.Expr) stencil.Stmt {
	fetch := &kernel.Fetch{Stage: *plane, Tensor: s.tensor}
	for d := range m.out.Loops {
		place := stencil.Expr(&stencil.Var{Sym: m.offset[d]})
		if d == m.walk {
			place = stencil.NewBinary("+", &stencil.Var{Sym: at}, further)
		}
		fetch.At = append(fetch.At, place)
	}
	return fetch
}

// fetchNext asks for the plane that a step of the march makes room for, and
// waits for the newest that it reads.
func (m *marchLowering) fetchNext(at *stencil.Symbol) []stencil.Stmt {
	var fetches, awaits []stencil.Stmt
	for _, s := range m.stages {
		fetches = append(fetches, m.refill(s, at, 0)...)
		awaits = append(awaits, m.await(s, at, s.Last))
	}
	if len(fetches) > 0 {
		fetches = append([]stencil.Stmt{&kernel.Synchronize{}}, fetches...)
	}
	return append(fetches, awaits...)
}

// refill asks for the plane that takes the place of the one that the step before has
// read: of the step that is `steps` behind that at a position of the march.
func (m *marchLowering) refill(s *stage, at *stencil.Symbol, steps int64) []stencil.Stmt {
	if m.plan.HoldsAll(s.Stage) {
		return nil
	}
	ahead := int64(m.plan.March.Ahead) + steps
	p := s.Last + ahead
	fetch := m.request(s, m.stage(s, m.slot(s, at, p), p), at, stencil.NewInt(p-s.First+s.Before))
	return m.whilePlane([]stencil.Stmt{fetch}, &stencil.Var{Sym: at}, ahead)
}

// awaitFirst waits for the planes of the first step: if they are fetched, for all but
// the newest.
func (m *marchLowering) awaitFirst() []stencil.Stmt {
	if !m.plan.March.Tensor {
		return []stencil.Stmt{&kernel.AwaitStages{Pending: int64(m.plan.March.Ahead) - 1}, &kernel.Synchronize{}}
	}
	var body []stencil.Stmt
	for _, s := range m.stages {
		for p := s.First; s.Before == 0 && p < s.Last; p++ { // else the warm-up does
			body = append(body, m.await(s, m.offset[m.walk], p))
		}
	}
	return body
}

// await waits for plane p of the step at a position of the march.
func (m *marchLowering) await(s *stage, at *stencil.Symbol, p int64) stencil.Stmt {
	phase := stencil.Expr(stencil.NewInt(0))
	switch {
	case m.plan.HoldsAll(s.Stage):
	case at == m.offset[m.walk]:
		phase = stencil.NewInt((p - s.First + s.Before) / s.planes.Slots % 2)
	default:
		turn := stencil.NewBinary("/", m.passed(s, at, p), stencil.NewInt(s.planes.Slots))
		phase = stencil.NewBinary("%", turn, stencil.NewInt(2))
	}
	return &kernel.AwaitPlane{Plane: m.slot(s, at, p), Phase: phase, Aligned: m.packed()}
}
