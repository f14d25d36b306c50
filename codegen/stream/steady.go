package stream

import (
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// stream is the loop over the planes of the chunk, or the one plane that there is.
func (l *lowering) stream() []stencil.Stmt {
	g := l.geo
	if g.Plan.Planes() == 1 {
		return l.plane(g.steady)
	}
	body := append(l.plane(g.steady), l.rotate()...)
	at := &stencil.Var{Sym: g.steady.at}
	return []stencil.Stmt{&kernel.Unroll{Times: max(1, g.Plan.March.Unroll), If: g.whole, Loop: &stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: at.Sym, Init: &stencil.Var{Sym: g.offset[g.walk]}}},
		Cond: stencil.NewBinary("<", at, &stencil.Var{Sym: g.end}),
		Post: &stencil.IncDec{X: at, Op: "++", Post: true},
		Body: append(body, l.advance()...),
	}}}
}

// plane computes the thread's cells of the plane of a step.
func (l *lowering) plane(st step) []stencil.Stmt {
	arrive, leave := l.buffers.next(st)
	return slices.Concat(l.index(st), arrive, l.registers.load(st), l.registers.widen(st), l.reuse.compute(st),
		l.points.compute(l.bodies), l.points.store(st), leave)
}

// index defines the index of the loop that is streamed along, where the body needs it.
func (l *lowering) index(st step) []stencil.Stmt {
	if l.geo.walk < 0 {
		return nil
	}
	loop := l.geo.Launch.Loops[l.geo.walk]
	if !slices.ContainsFunc(l.bodies, func(b rowBody) bool { return uses(b.stmts, loop.Index) }) {
		return nil
	}
	return []stencil.Stmt{&kernel.Define{Sym: loop.Index, Init: l.geo.IndexValue(loop, st.at)}}
}

func uses(body []stencil.Stmt, sym *stencil.Symbol) bool {
	found := false
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if v, ok := e.(*stencil.Var); ok && v.Sym == sym {
			found = true
		}
	})
	return found
}

// advance moves the positions in the grids on by a plane.
func (l *lowering) advance() []stencil.Stmt {
	g := l.geo
	var body []stencil.Stmt
	move := func(sym *stencil.Symbol, grid *stencil.Grid) {
		by := frame.Times(1, g.strideAlong(grid, g.walk))
		body = append(body, &stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: sym}, Op: "+=", RHS: by}})
	}
	for _, u := range g.Sweep.Uses {
		if sym := g.at[u.Grid]; sym != nil {
			move(sym, u.Grid)
		}
	}
	for _, s := range l.buffers.list {
		if s.tensor == nil || !g.Plan.HoldsAll(s.Stage) {
			move(s.at, s.Grid)
		}
	}
	return body
}

// rotate moves the rotating rows and what is reused on by one plane.
func (l *lowering) rotate() []stencil.Stmt {
	g := l.geo
	byLength := map[int64][]stencil.Stmt{}
	var lengths []int64
	move := func(to, from *stencil.Symbol) {
		n := to.Dims[0]
		if byLength[n] == nil {
			lengths = append(lengths, n)
		}
		byLength[n] = append(byLength[n], &stencil.ExprStmt{X: &stencil.Assign{
			LHS: elementAt(to, g.cell, 0), Op: "=", RHS: elementAt(from, g.cell, 0)}})
	}
	for _, group := range l.registers.groups {
		for p := group.First; group.Rotates && p < group.Newest; p++ {
			move(l.registers.held(group, p), l.registers.held(group, p+1))
		}
	}
	for _, p := range l.reuse.partials {
		for plane := p.First; plane < p.At; plane++ {
			for r := range p.values[plane] {
				move(p.values[plane][r], p.values[plane+1][r])
			}
		}
	}
	var body []stencil.Stmt
	for _, n := range lengths {
		body = append(body, eachElement(g.cell, n, byLength[n]))
	}
	return body
}
