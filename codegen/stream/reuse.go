// Sliding-window reuse: partials, computed once for the newest plane, move from plane to plane in registers like rows.

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
	now       []*reuseStep
}

// partial is one such part (stencil.Partial), with its values for the cells of the thread's
// own rows, by plane from First to At.
type partial struct {
	*stencil.Partial
	values *cellArray
}

// planReused are the plan's partials, with their registers.
func planReused(g *geometry) []*partial {
	if g.Plan.Reuse == nil {
		return nil
	}
	var list []*partial
	for i, c := range g.Plan.Reuse.Partials {
		first, last := rowKey{plane: c.First}, rowKey{plane: c.At, y: g.jam - 1}
		list = append(list, &partial{c, g.newArray(g.Names.Fresh(fmt.Sprintf("partial%d", i+1)), c.Expr.Type(), first, last, 0, 0)})
	}
	return list
}

// declare declares these registers.
func (u *reuse) declare() []stencil.Stmt {
	var body []stencil.Stmt
	for _, p := range u.partials {
		body = append(body, u.registers.declared(p.values))
	}
	return body
}

// valueOf is what stands for a symbol of the body in the thread's own row y, nil for other symbols.
func (u *reuse) valueOf(sym *stencil.Symbol, y rowIndex) stencil.Expr {
	for _, p := range u.partials {
		for plane, of := range p.Of {
			if of == sym {
				return p.values.cell(plane, y, u.registers.cell, 0)
			}
		}
	}
	return nil
}

// moreRows are rows beside those that a step has in registers.
type moreRows struct {
	rows   map[rowKey]*row
	order  []rowKey
	arrays map[*stencil.Grid]*cellArray
}

func newMoreRows() *moreRows {
	return &moreRows{rows: map[rowKey]*row{}, arrays: map[*stencil.Grid]*cellArray{}}
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

// allocate gives the rows registers.
func (w *moreRows) allocate(g *geometry, suffix string) {
	for _, k := range w.order {
		if w.arrays[k.grid] == nil {
			w.arrays[k.grid] = g.arrayOf(k.grid, g.Names.Fresh(k.grid.Name+suffix), w.rows)
		}
	}
}

// declare declares these registers.
func (w *moreRows) declare(g *geometry) []stencil.Stmt {
	var body []stencil.Stmt
	for _, u := range g.Sweep.Uses {
		if a := w.arrays[u.Grid]; a != nil {
			body = append(body, g.declared(a))
		}
	}
	return body
}

// moreRows are all such rows.
func (u *reuse) moreRows() []*moreRows {
	list := []*moreRows{u.before.rows}
	for _, of := range u.now {
		list = append(list, of.more)
	}
	return list
}

// fromMemory are the rows that the thread itself loads.
func (w *moreRows) fromMemory() []rowKey {
	return slices.DeleteFunc(slices.Clone(w.order), func(k rowKey) bool { return w.rows[k].source != plan.FromMemory })
}

// guarded are the partials of a step whose values are needed only if the stream has a step `guard` steps later.
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

// addRows asks for the rows that partials need `steps` steps from those that the step has in
// registers, and in the step itself for what it has not.
func (w *moreRows) addRows(g *geometry, have map[rowKey]*row, list []*partial, steps int64, from func(rowKey) plan.Source) {
	for _, p := range list {
		g.eachAccess(p, func(a *stencil.Access) {
			for r := range g.jam {
				k, x := g.key(a.Grid, offsets(a), r)
				k.plane += steps
				if !hasNow(have, k, r, x, steps) {
					w.need(k, x, from(k))
				}
			}
		})
	}
}

func (g *geometry) eachAccess(p *partial, f func(*stencil.Access)) {
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: p.Expr}}, func(e stencil.Expr) {
		if a, ok := e.(*stencil.Access); ok {
			f(a)
		}
	})
}

// hasNow reports whether the step has a cell of the thread's own row r in registers; in
// front of the first step there are none.
func hasNow(have map[rowKey]*row, k rowKey, r, x, steps int64) bool {
	return steps == 0 && have[k].holds(r, x)
}

// reuseStep is what every step computes of its newest planes, and the rows that it loads for that.
type reuseStep struct {
	guarded
	more *moreRows
}

// planReuse finds what each step computes.
func planReuse(g *geometry, partials []*partial, have map[rowKey]*row) []*reuseStep {
	var now []*reuseStep
	for _, of := range byGuard(partials, 0) {
		more := newMoreRows()
		more.addRows(g, have, of.list, 0, func(k rowKey) plan.Source { return g.Plan.Source(k.grid, k.plane) })
		more.allocate(g, "_newest")
		now = append(now, &reuseStep{of, more})
	}
	return now
}

// compute computes the partials of their newest planes in a step. Those that no later step
// may need are computed, and their cells loaded, on condition that one does.
func (u *reuse) compute(st step) []stencil.Stmt {
	g := u.registers
	var body []stencil.Stmt
	for _, of := range u.now {
		stmts := slices.Concat(of.more.declare(g.geometry), u.load(of.more, of.more.order, st), u.values(of.list, of.more, 0))
		body = append(body, g.whilePlane(stmts, st.at, of.guard)...)
	}
	return body
}

// values computes partials, of planes that lie `steps` steps from those of the step.
func (u *reuse) values(list []*partial, more *moreRows, steps int64) []stencil.Stmt {
	g := u.registers
	reads := func(r int64) (now []bool) {
		for _, p := range list {
			g.eachAccess(p, func(a *stencil.Access) {
				k, x := g.key(a.Grid, offsets(a), r)
				k.plane += steps
				now = append(now, hasNow(g.rows, k, r, x, steps))
			})
		}
		return now
	}
	var body []stencil.Stmt
	for _, run := range g.runs(reads) {
		body = append(body, g.eachRow(run.first, run.last, func(y rowIndex) []stencil.Stmt {
			var cells []stencil.Stmt
			for _, p := range list {
				value := p.values.cell(p.At+steps, y, g.cell, 0)
				cells = append(cells, stencil.NewAssign(value, u.expr(p, more, y, run.first, steps)))
			}
			return []stencil.Stmt{g.eachCell(0, 0, cells)}
		})...)
	}
	return body
}

// expr is a partial's value for a cell of row y, where cells are held as for row `as`.
func (u *reuse) expr(p *partial, more *moreRows, y rowIndex, as, steps int64) stencil.Expr {
	g := u.registers
	return stencil.Map(p.Expr, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok {
			return e
		}
		k, x := g.key(a.Grid, offsets(a), 0)
		k.plane += steps
		arrays := more.arrays
		if hasNow(g.rows, rowKey{k.grid, k.plane, k.y + as}, as, x, steps) {
			arrays = g.arrays
		}
		return arrays[a.Grid].cell(k.plane, y.plus(k.y), g.cell, x)
	})
}

// load loads rows that only partials need.
func (u *reuse) load(more *moreRows, keys []rowKey, st step) []stencil.Stmt {
	g := u.registers
	var body []stencil.Stmt
	for _, b := range g.bandsOf(more.rows, keys) {
		to := more.arrays[b.grid]
		body = append(body, g.eachRow(b.y, b.last, func(y rowIndex) []stencil.Stmt {
			if b.source == plan.FromPlane {
				return []stencil.Stmt{g.buffers.take(b.grid, b.plane, y, to, b.left, b.right, st)}
			}
			valid := g.counts.ofRow(b.right, y, g.sure(b.grid))
			load := []stencil.Stmt{g.loadRow(b.grid, b.plane, y, to, valid, st)}
			if b.left+b.right > 0 {
				load = append(load, g.widenRow(b.grid, b.plane, y, to, valid, b.left, b.right, st))
			}
			return load
		})...)
	}
	return body
}

// sure is the place of the last row of a grid that exists if the thread's first own one does.
func (g *geometry) sure(grid *stencil.Grid) int64 { return g.Plan.HaloOf(plan.Buffer{Grid: grid}).Down }
