// The prologue of sliding-window reuse: what the first step needs of the planes behind it is computed before the loop.

package stream

import (
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// warmUp is what the first step needs of the partials of older planes, computed by steps
// in front of it.
type warmUp struct {
	first int64 // the step that it begins with, counted from the stream's first; 0: there is none
	rows  *moreRows
	loads map[int64][]rowKey // rows by the step in which they are loaded
}

// planWarmUp finds what the warm-up loads.
func planWarmUp(g *geometry, partials []*partial) *warmUp {
	w := &warmUp{rows: newMoreRows(), loads: map[int64][]rowKey{}}
	for _, p := range partials {
		w.first = min(w.first, p.First-p.At)
	}
	for _, s := range g.Plan.Buffers {
		w.first = min(w.first, -s.Prologue)
	}
	for steps := w.first; steps < 0; steps++ {
		known := len(w.rows.order)
		for _, of := range byGuard(partials, steps) {
			w.rows.addRows(g, nil, of.list, steps, func(k rowKey) plan.Source { return warmUpSource(g, k) })
		}
		for _, k := range w.rows.order[known:] {
			w.loads[w.loadStep(g, k, steps)] = append(w.loads[w.loadStep(g, k, steps)], k)
		}
	}
	w.rows.allocate(g, "_before")
	return w
}

// loadStep is the step in which a row is loaded that is needed in `steps`: where planes
// pass, its place is another plane's later.
func (w *warmUp) loadStep(g *geometry, k rowKey, steps int64) int64 {
	for _, s := range g.Plan.Buffers {
		if s.Grid == k.grid && s.Prologue > 0 {
			return w.arrival(s, k.plane)
		}
	}
	return steps
}

// warmUpSource is where a row of the warm-up is loaded from: planes that threads copy are not
// there yet.
func warmUpSource(g *geometry, k rowKey) plan.Source {
	if g.Plan.Stream.Tensor && g.Plan.IsBuffered(k.grid) {
		return plan.FromPlane
	}
	return plan.FromMemory
}

// arrival is the step of the warm-up in which a plane is there: those that shared memory
// holds from the beginning are so in the first.
func (w *warmUp) arrival(s plan.Buffer, plane int64) int64 {
	if plane <= s.Last-s.Prologue {
		return w.first
	}
	return plane - s.Last
}

// warmUp computes the partials of older planes.
func (u *reuse) warmUp() []stencil.Stmt {
	w, st := u.before, u.registers.firstStep()
	body := w.rows.declare(u.registers.geometry)
	for steps := w.first; steps < 0; steps++ {
		body = append(body, u.arrivals(w, steps, st)...)
		body = append(body, u.load(w.rows, w.loads[steps], st)...)
		for _, of := range byGuard(u.partials, steps) {
			body = append(body, u.registers.whilePlane(u.values(of.list, w.rows, steps), st.at, of.guard)...)
		}
	}
	return body
}

// arrivals waits for the planes that arrive in a step of the warm-up, and fills loop-carried
// rows from them. It asks for the plane that takes the place of what the step before read.
func (u *reuse) arrivals(w *warmUp, steps int64, st step) []stencil.Stmt {
	g := u.registers
	var fetches, body []stencil.Stmt
	for _, s := range g.buffers.list {
		if s.Prologue == 0 {
			continue
		}
		switch {
		case steps == w.first: // there is a place yet
			body = append(body, g.buffers.refill(s, -s.Prologue, st)...)
		case steps > -s.Prologue:
			fetches = append(fetches, g.buffers.refill(s, steps, st)...)
		}
		for p := s.First - s.Prologue; p < s.Last; p++ {
			if w.arrival(s.Buffer, p) == steps {
				body = append(append(body, g.buffers.await(s, p, st)), u.fillFrom(s, p, st)...)
			}
		}
	}
	if len(fetches) > 0 {
		fetches = append([]stencil.Stmt{&kernel.Synchronize{}}, fetches...)
	}
	return append(fetches, body...)
}

// fillFrom fills loop-carried rows from a plane that passes.
func (u *reuse) fillFrom(s *buffer, plane int64, st step) []stencil.Stmt {
	r := u.registers
	var body []stencil.Stmt
	for _, b := range r.bands {
		for _, of := range b.Rows {
			if b.Grid == s.Grid && of.Plane == plane && of.Source == plan.FromPassing {
				body = append(body, r.eachRow(b.Y, b.last, func(y rowIndex) []stencil.Stmt { return r.fetch(b, of, y, st) })...)
			}
		}
	}
	return body
}
