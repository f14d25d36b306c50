package codegen

import (
	"fmt"
	"maps"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// partial is what a march carries on (stencil.Partial): its values for the cells of
// the thread's own rows, by plane from First to At and by row.
type partial struct {
	*stencil.Partial
	values map[int64][]*stencil.Symbol
}

// placePartials makes the plan's partials known, with their registers.
func (m *marchLowering) placePartials() {
	if m.plan.Carried == nil {
		return
	}
	for i, c := range m.plan.Carried.Partials {
		p := &partial{c, map[int64][]*stencil.Symbol{}}
		for plane := p.First; plane <= p.At; plane++ {
			for r := range m.deep {
				name := rowName(fmt.Sprintf("partial%d_%s", i+1, signed(plane)), r)
				p.values[plane] = append(p.values[plane], &stencil.Symbol{
					Name: m.local.fresh(name), Type: c.Expr.Type(), Role: stencil.Local, Dims: []int64{m.vector}})
			}
		}
		m.partials = append(m.partials, p)
	}
}

// declarePartials declares these registers.
func (m *marchLowering) declarePartials() []stencil.Stmt {
	var body []stencil.Stmt
	for _, p := range m.partials {
		for plane := p.First; plane <= p.At; plane++ {
			for _, sym := range p.values[plane] {
				body = append(body, &stencil.Decl{Sym: sym})
			}
		}
	}
	return body
}

// carriedTo is the register array that stands for a symbol of the body in the
// thread's own row r, nil for other symbols.
func (m *marchLowering) carriedTo(sym *stencil.Symbol, r int64) *stencil.Symbol {
	for _, p := range m.partials {
		for plane, of := range p.Of {
			if of == sym {
				return p.values[plane][r]
			}
		}
	}
	return nil
}

// computePartials computes the partials of their newest planes in a step at a position of
// the march. Those that no later step may need are computed, and their cells loaded, on
// condition that one does.
func (m *marchLowering) computePartials(at *stencil.Symbol) []stencil.Stmt {
	var body []stencil.Stmt
	m.byGuard(0, func(list []*partial, guard int64) {
		more := &moreRows{rows: map[rowKey]*row{}}
		m.addRows(more, list, 0)
		var stmts []stencil.Stmt
		for _, k := range more.order {
			stmts = append(stmts, m.loadMore(k, more.rows[k], m.stageOf(k.grid, k.plane))...)
		}
		stmts = append(stmts, m.values(list, more, 0)...)
		body = append(body, m.whilePlane(stmts, &stencil.Var{Sym: at}, guard)...)
	})
	return body
}

// byGuard calls f for the partials of a step, `steps` behind the first of the march or any,
// that must exist so many steps later for their values to be needed.
func (m *marchLowering) byGuard(steps int64, f func(list []*partial, guard int64)) {
	lists := map[int64][]*partial{}
	for _, p := range m.partials {
		if plane := p.At + steps; plane >= p.First {
			guard := max(0, plane-p.Last)
			lists[guard] = append(lists[guard], p)
		}
	}
	for _, guard := range slices.Sorted(maps.Keys(lists)) {
		f(lists[guard], guard)
	}
}

// moreRows are rows beside those that a step has in registers, in the order of their loads.
type moreRows struct {
	rows  map[rowKey]*row
	order []rowKey
}

// need asks for a cell of a row.
func (w *moreRows) need(k rowKey, x int64) {
	r := w.rows[k]
	if r == nil {
		r = &row{}
		w.rows[k] = r
		w.order = append(w.order, k)
	}
	r.left, r.right = max(r.left, -x), max(r.right, x)
}

// values computes partials, of planes that lie so many steps from those of the step.
func (m *marchLowering) values(list []*partial, more *moreRows, steps int64) []stencil.Stmt {
	var body []stencil.Stmt
	for r := range m.deep {
		var cells []stencil.Stmt
		for _, p := range list {
			value := &stencil.Element{Array: p.values[p.At+steps][r], Index: []stencil.Expr{&stencil.Var{Sym: m.cell}}}
			expr := stencil.Map(p.Expr, func(e stencil.Expr) stencil.Expr {
				a, ok := e.(*stencil.Access)
				if !ok {
					return e
				}
				k, x := m.key(a.Grid, m.offsets(a), r)
				k.plane += steps
				if m.hasNow(k, r, x, steps) {
					return m.rows[k].element(m.cell, x)
				}
				return more.rows[k].element(m.cell, x)
			})
			cells = append(cells, &stencil.ExprStmt{X: &stencil.Assign{LHS: value, Op: "=", RHS: expr}})
		}
		body = append(body, eachElement(m.cell, m.vector, cells))
	}
	return body
}

// addRows asks for the rows that partials need so many steps from those that the step has in
// registers, and in the step itself for what it has not.
func (m *marchLowering) addRows(more *moreRows, list []*partial, steps int64) {
	for _, p := range list {
		stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: p.Expr}}, func(e stencil.Expr) {
			a, ok := e.(*stencil.Access)
			for r := int64(0); ok && r < m.deep; r++ {
				k, x := m.key(a.Grid, m.offsets(a), r)
				k.plane += steps
				if !m.hasNow(k, r, x, steps) {
					more.need(k, x)
				}
			}
		})
	}
}

// hasNow reports whether the step has a cell of the thread's own row r in registers; in
// front of the first step there are none.
func (m *marchLowering) hasNow(k rowKey, r, x, steps int64) bool {
	return steps == 0 && m.rows[k].holds(r, x)
}

// warmsUp reports whether the rows of a grid that rotate are filled by warmUp.
func (m *marchLowering) warmsUp(g *stencil.Grid) bool {
	s := m.staged(g)
	return s != nil && s.Before > 0
}

// staged is the stage of a grid, or nil.
func (m *marchLowering) staged(g *stencil.Grid) *stage {
	for _, s := range m.stages {
		if s.Grid == g {
			return s
		}
	}
	return nil
}

// warmUp computes what the first step needs of the partials of older planes, by steps
// in front of it.
func (m *marchLowering) warmUp() []stencil.Stmt {
	first := int64(0)
	for _, p := range m.partials {
		first = min(first, p.First-p.At)
	}
	for _, s := range m.stages {
		first = min(first, -s.Before)
	}
	if first == 0 {
		return nil
	}
	m.marchAt = m.offset[m.walk]
	warm := &moreRows{rows: map[rowKey]*row{}}
	loadAt := map[int64][]rowKey{} // rows by the step in which they are loaded
	for steps := first; steps < 0; steps++ {
		known := len(warm.order)
		m.byGuard(steps, func(list []*partial, _ int64) { m.addRows(warm, list, steps) })
		for _, k := range warm.order[known:] {
			step := steps
			if s := m.staged(k.grid); s != nil && s.Before > 0 { // its place is another plane's later
				step = arrival(s, k.plane, first)
			}
			loadAt[step] = append(loadAt[step], k)
		}
	}
	var body []stencil.Stmt
	for steps := first; steps < 0; steps++ {
		body = append(body, m.arrivals(steps, first)...)
		for _, k := range loadAt[steps] {
			s := m.staged(k.grid)
			if !m.plan.March.Tensor {
				s = nil // the planes are not there yet
			}
			body = append(body, m.loadMore(k, warm.rows[k], s)...)
		}
		m.byGuard(steps, func(list []*partial, guard int64) {
			body = append(body, m.whilePlane(m.values(list, warm, steps), &stencil.Var{Sym: m.marchAt}, guard)...)
		})
	}
	return body
}

// arrival is the step of the warm-up, which begins with `first`, in which a plane is there:
// those that shared memory holds from the beginning are so in the first.
func arrival(s *stage, plane, first int64) int64 {
	if plane <= s.Last-s.Before {
		return first
	}
	return plane - s.Last
}

// arrivals waits for the planes that arrive in a step of the warm-up, and fills rows that
// rotate from them. It asks for the plane that takes the place of what the step before read.
func (m *marchLowering) arrivals(steps, first int64) []stencil.Stmt {
	var fetches, body []stencil.Stmt
	for _, s := range m.stages {
		if s.Before == 0 {
			continue
		}
		switch {
		case steps == first: // there is a place yet
			body = append(body, m.refill(s, m.marchAt, -s.Before)...)
		case steps > -s.Before:
			fetches = append(fetches, m.refill(s, m.marchAt, steps)...)
		}
		for p := s.First - s.Before; p < s.Last; p++ {
			if arrival(s, p, first) != steps {
				continue
			}
			body = append(body, m.await(s, m.marchAt, p))
			for _, g := range m.groups {
				if g.Grid == s.Grid && g.Rotates && p >= g.First && p < g.Newest {
					body = append(body, m.takeFrom(s, g, p)...)
				}
			}
		}
	}
	if len(fetches) > 0 {
		fetches = append([]stencil.Stmt{&kernel.Synchronize{}}, fetches...)
	}
	return append(fetches, body...)
}

// loadMore loads one of these rows, from a stage if there is one.
func (m *marchLowering) loadMore(k rowKey, r *row, s *stage) []stencil.Stmt {
	if s != nil {
		r.wide = m.cellsSymbol(k.grid, k.String()+"_wide", r.left+m.vector+r.right)
		return []stencil.Stmt{&stencil.Decl{Sym: r.wide}, m.takeRow(s, k, r.wide, r.left, r.right)}
	}
	g := plan.RowGroup{Grid: k.grid, Y: k.y, Right: r.right, Beyond: m.beyond(k)}
	r.own = m.cellsSymbol(k.grid, k.String()+"_own", m.vector)
	body := []stencil.Stmt{&stencil.Decl{Sym: r.own},
		&kernel.Cells{Action: kernel.Load, Row: r.own, Memory: m.address(k), Valid: m.cells(g.Right, g.Beyond), Aligned: m.packed()}}
	if r.left+r.right > 0 {
		r.wide = m.cellsSymbol(k.grid, k.String()+"_wide", r.left+m.vector+r.right)
		body = append(body, &stencil.Decl{Sym: r.wide}, m.widenRow(&rowGroup{RowGroup: g}, k, r.wide, r.own, r.left, r.right))
	}
	return body
}

// beyond is how far a row lies behind those that exist with the thread's first own one.
func (m *marchLowering) beyond(k rowKey) int64 {
	h := m.plan.HaloOf(plan.Stage{Grid: k.grid})
	return k.y - h.Down
}
