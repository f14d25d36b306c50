// The user's body for each cell of a thread: accesses become registers or elements in memory, results are stored in packs.

package stream

import (
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// points are the user's body for the thread's cells of a plane.
type points struct {
	registers *registers
	reuse     *reuse
	outs      map[*stencil.Grid]*cellArray // results of grids written once per point
	body      []stencil.Stmt
}

// planOuts finds the grids that each point writes once, unconditionally, at its
// own place: their results are stored in packs.
func planOuts(g *geometry, body []stencil.Stmt) map[*stencil.Grid]*cellArray {
	outs := map[*stencil.Grid]*cellArray{}
	for _, s := range body {
		if a := plainStore(s); a != nil && g.StoresOnce(g.useOf(a.Grid)) {
			outs[a.Grid] = g.newArray(a.Grid.Name, a.Grid.Elem, rowKey{}, rowKey{y: g.jam - 1}, 0, 0)
		}
	}
	return outs
}

// plainStore is the element that a statement of the form a[..] = e writes.
func plainStore(s stencil.Stmt) *stencil.Access {
	if e, ok := s.(*stencil.ExprStmt); ok {
		if as, ok := e.X.(*stencil.Assign); ok && as.Op == "=" {
			a, _ := as.LHS.(*stencil.Access)
			return a
		}
	}
	return nil
}

// run is neighbouring own rows of the thread that one text computes.
type run struct{ first, last int64 }

// runs are the thread's own rows in runs of which f says the same.
func (g *geometry) runs(f func(r int64) []bool) []run {
	var list []run
	for r := range g.jam {
		if n := len(list) - 1; n >= 0 && slices.Equal(f(list[n].first), f(r)) {
			list[n].last = r
			continue
		}
		list = append(list, run{r, r})
	}
	return list
}

// rowBody is the user's body for one cell of the rows of a run.
type rowBody struct {
	run
	stmts  []stencil.Stmt
	tested bool // only cells that exist may compute it
}

// plan finds the bodies of the thread's own rows: of those that find the same cells in registers it is one.
func (p *points) plan(st step) []rowBody {
	g := p.registers
	var list []rowBody
	harms := g.Sweep.Harm(p.body) != ""
	for _, run := range g.runs(func(r int64) []bool { return inRegisters(g.geometry, p.body, p.outs, g.rows, r) }) {
		g.eachRow(run.first, run.last, func(y rowIndex) []stencil.Stmt {
			stmts := p.cellBody(y, run.first, st)
			direct := slices.Contains(inRegisters(g.geometry, p.body, p.outs, g.rows, run.first), false)
			list = append(list, rowBody{run, stmts, direct || harms || !harmless(stmts)})
			return stmts
		})
	}
	return list
}

// cellBody is the user's body for one cell of row y, where cells are held as for row `as`. Accesses
// are replaced first, while their subscripts are still the user's.
func (p *points) cellBody(y rowIndex, as int64, st step) []stencil.Stmt {
	body := stencil.MapBody(p.body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			return p.access(a, y, as, st)
		}
		return e
	})
	return stencil.MapBody(body, func(e stencil.Expr) stencil.Expr {
		if v, ok := e.(*stencil.Var); ok {
			if value := p.reuse.valueOf(v.Sym, y); value != nil {
				return value
			}
		}
		return e
	})
}

// indicesOf defines the indices of the cell in row y that its body uses. Written as sums wherever they are used, those of unrolled rows made
// nvcc 13.0 read neighbours of other rows (bench/results/2026-11-27-nvcc.md).
func (g *geometry) indicesOf(body []stencil.Stmt, y rowIndex) []stencil.Stmt {
	used := stencil.UsedIn(body)
	var list []*kernel.Define
	define := func(dim int, value stencil.Expr) {
		if sym := g.Launch.Loops[dim].Index; used[sym] {
			list = append(list, &kernel.Define{Sym: sym, Init: value})
		}
	}
	if g.jamDim >= 0 {
		first := &stencil.Var{Sym: g.first[g.jamDim]}
		if y.loop == nil {
			define(g.jamDim, frame.PlusSteps(first, y.n, nil))
		} else {
			define(g.jamDim, stencil.NewBinary("+", first, y.expr()))
		}
	}
	define(0, stencil.NewBinary("+", &stencil.Var{Sym: g.first[0]}, &stencil.Var{Sym: g.cell}))
	return byType(list, false)
}

// access is what stands for an access of the cell: a register, or an
// element in memory.
func (p *points) access(a *stencil.Access, y rowIndex, as int64, st step) stencil.Expr {
	g := p.registers
	if out := p.outs[a.Grid]; out != nil {
		return out.cell(0, y, g.cell, 0)
	}
	if !g.hasPosition(a) {
		return g.ElementOf(a)
	}
	k, x := g.key(a.Grid, offsets(a), as)
	to := y.plus(k.y - as)
	if g.rows[k].holds(as, x) {
		return g.arrays[a.Grid].cell(k.plane, to, g.cell, x)
	}
	if g.passesEdge(a.Grid, offsets(a)) {
		panic("stream: a neighbour that may be beyond an edge is in no row: " + stencil.Formatter{}.Expr(a))
	}
	at := stencil.Expr(stencil.NewBinary("+", g.places.address(a.Grid, k.plane, to, st).Offset, &stencil.Var{Sym: g.cell}))
	return g.Element(a, frame.PlusSteps(at, x, nil))
}

// hasPosition reports whether an access is written as one at a constant distance from the thread's cell. Subscripts that stop
// at an edge are not, nor are choices of which the analysis knows that one side is never taken here.
func (g *geometry) hasPosition(a *stencil.Access) bool {
	return g.at[a.Grid] != nil && !slices.ContainsFunc(a.Index, func(e stencil.Expr) bool { _, ok := stencil.AffineOf(e); return !ok })
}

// inRegisters says of each access of the body whether the thread's own row r finds it in registers.
func inRegisters(g *geometry, body []stencil.Stmt, outs map[*stencil.Grid]*cellArray, rows map[rowKey]*row, r int64) []bool {
	var list []bool
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if a, ok := e.(*stencil.Access); ok {
			held := outs[a.Grid] != nil
			if !held && g.hasPosition(a) {
				k, x := g.key(a.Grid, offsets(a), r)
				held = rows[k].holds(r, x)
			}
			list = append(list, held)
		}
	})
	return list
}

// inMemory are the rows that the body may itself read or write in memory.
func inMemory(g *geometry, body []stencil.Stmt, outs map[*stencil.Grid]*cellArray) []rowKey {
	var keys []rowKey
	stencil.VisitExprs(body, func(e stencil.Expr) {
		a, ok := e.(*stencil.Access)
		for r := int64(0); ok && r < g.jam && outs[a.Grid] == nil && g.hasPosition(a) && !g.passesEdge(a.Grid, offsets(a)); r++ {
			k, _ := g.key(a.Grid, offsets(a), r)
			keys = append(keys, k)
		}
	})
	return keys
}

// offsets of an access whose subscripts are index + constant.
func offsets(a *stencil.Access) []int64 {
	p := make([]int64, len(a.Index))
	for d, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		if !ok {
			panic("stream: a centred access is not affine: " + stencil.Formatter{}.Expr(a))
		}
		p[d] = form.Const
	}
	return p
}

// harmless reports whether a body as it stands in the kernel computes nothing that could fail on cells that do not exist: nothing that may fail for
// some values, no results of all cells, no memory. stencil.Harm looks at the user's text.
func harmless(body []stencil.Stmt) bool {
	ok := true
	stencil.VisitExprs(body, func(e stencil.Expr) {
		ok = ok && stencil.MayFail(e) == ""
		if v, isVar := e.(*stencil.Var); isVar && v.Sym.Role == stencil.Part {
			ok = false // a cell that does not exist contributes nothing
		}
		if el, isElement := e.(*stencil.Element); isElement && len(el.Array.Dims) == 0 {
			ok = false // device memory
		}
	})
	for _, s := range body {
		switch s.(type) {
		case *stencil.ExprStmt, *stencil.Decl, *stencil.If:
		default:
			ok = false
		}
	}
	return ok
}

// declare declares the registers of the results.
func (p *points) declare() []stencil.Stmt {
	var body []stencil.Stmt
	for _, u := range p.registers.Sweep.Uses {
		if out := p.outs[u.Grid]; out != nil {
			body = append(body, &stencil.Decl{Sym: out.sym})
		}
	}
	return body
}

// compute computes the thread's cells of the plane, then stores them: the body may itself read
// memory for any row, and compilers order loads better where no store stands between.
func (p *points) compute(bodies []rowBody, st step) []stencil.Stmt {
	g := p.registers
	stmts := p.declare()
	for _, of := range bodies {
		stmts = append(stmts, g.eachRow(of.first, of.last, func(y rowIndex) []stencil.Stmt {
			body := append(g.indicesOf(of.stmts, y), of.stmts...)
			if of.tested {
				exists := stencil.NewBinary("<", &stencil.Var{Sym: g.cell}, g.counts.ofRow(0, y, 0))
				body = []stencil.Stmt{&stencil.If{Cond: exists, Then: body}}
			}
			return []stencil.Stmt{g.eachCell(0, 0, body)}
		})...)
	}
	return append(stmts, g.eachRow(0, g.jam-1, func(y rowIndex) []stencil.Stmt { return p.store(y, st) })...)
}

// store writes the results of a row.
func (p *points) store(y rowIndex, st step) []stencil.Stmt {
	g := p.registers
	var body []stencil.Stmt
	for _, u := range g.Sweep.Uses {
		if out := p.outs[u.Grid]; out != nil {
			body = append(body, &kernel.Cells{Action: kernel.Store, Row: out.start(0, y, 0), Count: g.vector, Memory: g.places.address(u.Grid, 0, y, st),
				Valid: g.counts.ofRow(0, y, 0), Aligned: &stencil.Var{Sym: g.packed}, Stream: g.Plan.Stream.StreamingStores})
		}
	}
	return body
}
