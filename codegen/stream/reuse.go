package stream

import (
	"fmt"
	"maps"
	"slices"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// reuse is what a stream computes once for several of its steps: sums of parts of a
// plane, which move through registers like rows (predictive commoning).
type reuse struct {
	registers *registers
	partials  []*partial
	before    *warmUp
	now       reuseStep
}

// partial is one such part (stencil.Partial): its values for the cells of
// the thread's own rows, by plane from First to At and by row.
type partial struct {
	*stencil.Partial
	values map[int64][]*stencil.Symbol
}

// planPartials are the plan's partials, with their registers.
func planPartials(g *geometry) []*partial {
	if g.Plan.Carried == nil {
		return nil
	}
	var list []*partial
	for i, c := range g.Plan.Carried.Partials {
		p := &partial{c, map[int64][]*stencil.Symbol{}}
		for plane := p.First; plane <= p.At; plane++ {
			for r := range g.deep {
				name := rowName(fmt.Sprintf("partial%d_%s", i+1, signed(plane)), r)
				p.values[plane] = append(p.values[plane], &stencil.Symbol{
					Name: g.Names.Fresh(name), Type: c.Expr.Type(), Role: stencil.Local, Dims: []int64{g.vector}})
			}
		}
		list = append(list, p)
	}
	return list
}

// declare declares these registers.
func (u *reuse) declare() []stencil.Stmt {
	var body []stencil.Stmt
	for _, p := range u.partials {
		for plane := p.First; plane <= p.At; plane++ {
			for _, sym := range p.values[plane] {
				body = append(body, &stencil.Decl{Sym: sym})
			}
		}
	}
	return body
}

// valueOf is the register array that stands for a symbol of the body in the
// thread's own row r, nil for other symbols.
func (u *reuse) valueOf(sym *stencil.Symbol, r int64) *stencil.Symbol {
	for _, p := range u.partials {
		for plane, of := range p.Of {
			if of == sym {
				return p.values[plane][r]
			}
		}
	}
	return nil
}

// moreRows are rows beside those that a step has in registers, in the order of their loads.
type moreRows struct {
	rows  map[rowKey]*row
	order []rowKey
}

// need asks for a cell of a row, which is loaded from a source.
func (w *moreRows) need(k rowKey, x int64, from plan.Source) {
	r := w.rows[k]
	if r == nil {
		r = &row{source: from}
		w.rows[k] = r
		w.order = append(w.order, k)
	}
	r.left, r.right = max(r.left, -x), max(r.right, x)
}

// fromMemory are the rows that the thread itself loads.
func (w *moreRows) fromMemory() []rowKey {
	return slices.DeleteFunc(slices.Clone(w.order), func(k rowKey) bool { return w.rows[k].source != plan.FromMemory })
}

// guarded are the partials of a step that must exist so many steps later for their values
// to be needed, by that number.
type guarded struct {
	guard int64
	list  []*partial
}

// byGuard are the partials of a step, `steps` behind the first of the stream or any.
func byGuard(partials []*partial, steps int64) []guarded {
	lists := map[int64][]*partial{}
	for _, p := range partials {
		if plane := p.At + steps; plane >= p.First {
			guard := max(0, plane-p.Last)
			lists[guard] = append(lists[guard], p)
		}
	}
	var all []guarded
	for _, guard := range slices.Sorted(maps.Keys(lists)) {
		all = append(all, guarded{guard, lists[guard]})
	}
	return all
}

// addRows asks for the rows that partials need so many steps from those that the step has in
// registers, and in the step itself for what it has not.
func (w *moreRows) addRows(g *geometry, have map[rowKey]*row, list []*partial, steps int64, from func(rowKey) plan.Source) {
	for _, p := range list {
		stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: p.Expr}}, func(e stencil.Expr) {
			a, ok := e.(*stencil.Access)
			for r := int64(0); ok && r < g.deep; r++ {
				k, x := g.key(a.Grid, offsets(a), r)
				k.plane += steps
				if !hasNow(have, k, r, x, steps) {
					w.need(k, x, from(k))
				}
			}
		})
	}
}

// hasNow reports whether the step has a cell of the thread's own row r in registers; in
// front of the first step there are none.
func hasNow(have map[rowKey]*row, k rowKey, r, x, steps int64) bool {
	return steps == 0 && have[k].holds(r, x)
}

// reuseStep is what every step computes of its newest planes, and the rows that it loads for that.
type reuseStep []struct {
	guarded
	more *moreRows
}

// planReuse finds what each step computes.
func planReuse(g *geometry, partials []*partial, have map[rowKey]*row) reuseStep {
	var now reuseStep
	for _, of := range byGuard(partials, 0) {
		more := &moreRows{rows: map[rowKey]*row{}}
		more.addRows(g, have, of.list, 0, func(k rowKey) plan.Source { return g.Plan.Source(k.grid, k.plane) })
		now = append(now, struct {
			guarded
			more *moreRows
		}{of, more})
	}
	return now
}

// rows are the rows that it loads.
func (s reuseStep) rows() []*moreRows {
	var list []*moreRows
	for _, of := range s {
		list = append(list, of.more)
	}
	return list
}

// fromMemory are those that the thread itself loads.
func (s reuseStep) fromMemory() []rowKey {
	var keys []rowKey
	for _, more := range s.rows() {
		keys = append(keys, more.fromMemory()...)
	}
	return keys
}

// compute computes the partials of their newest planes in a step. Those that no later step
// may need are computed, and their cells loaded, on condition that one does.
func (u *reuse) compute(st step) []stencil.Stmt {
	var body []stencil.Stmt
	for _, of := range u.now {
		var stmts []stencil.Stmt
		for _, k := range of.more.order {
			stmts = append(stmts, u.load(k, of.more.rows[k], st)...)
		}
		stmts = append(stmts, u.values(of.list, of.more, 0)...)
		body = append(body, u.registers.whilePlane(stmts, st.at, of.guard)...)
	}
	return body
}

// values computes partials, of planes that lie so many steps from those of the step.
func (u *reuse) values(list []*partial, more *moreRows, steps int64) []stencil.Stmt {
	g := u.registers
	var body []stencil.Stmt
	for r := range g.deep {
		var cells []stencil.Stmt
		for _, p := range list {
			value := elementAt(p.values[p.At+steps][r], g.cell, 0)
			expr := stencil.Map(p.Expr, func(e stencil.Expr) stencil.Expr {
				a, ok := e.(*stencil.Access)
				if !ok {
					return e
				}
				k, x := g.key(a.Grid, offsets(a), r)
				k.plane += steps
				if hasNow(g.rows, k, r, x, steps) {
					return g.rows[k].element(g.cell, x)
				}
				return more.rows[k].element(g.cell, x)
			})
			cells = append(cells, &stencil.ExprStmt{X: &stencil.Assign{LHS: value, Op: "=", RHS: expr}})
		}
		body = append(body, eachElement(g.cell, g.vector, cells))
	}
	return body
}

// load loads one of the rows that only partials need.
func (u *reuse) load(k rowKey, r *row, st step) []stencil.Stmt {
	g := u.registers
	if r.source == plan.FromPlane {
		r.wide = g.cells(k.grid, k.String()+"_wide", r.left+g.vector+r.right)
		return []stencil.Stmt{&stencil.Decl{Sym: r.wide}, g.buffers.take(k, r.wide, r.left, r.right, st)}
	}
	beyond := g.beyond(k)
	r.own = g.cells(k.grid, k.String()+"_own", g.vector)
	body := []stencil.Stmt{&stencil.Decl{Sym: r.own}, g.loadRow(k, r.own, r.right, beyond, st)}
	if r.left+r.right > 0 {
		r.wide = g.cells(k.grid, k.String()+"_wide", r.left+g.vector+r.right)
		body = append(body, &stencil.Decl{Sym: r.wide}, g.widenRow(k, r, r.own, r.right, beyond, st))
	}
	return body
}

// beyond is how far a row lies behind those that exist with the thread's first own one.
func (g *geometry) beyond(k rowKey) int64 {
	return k.y - g.Plan.HaloOf(plan.Stage{Grid: k.grid}).Down
}
