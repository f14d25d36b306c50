// The loop over the planes: what each step does, in which order, and what moves on to the next step.

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
	at := &stencil.Var{Sym: g.steady.at}
	return []stencil.Stmt{&kernel.Unroll{Times: max(1, g.Plan.Stream.Repeat), If: g.interior, Loop: &stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: at.Sym, Init: &stencil.Var{Sym: g.offset[g.streamDim]}}},
		Cond: stencil.NewBinary("<", at, &stencil.Var{Sym: g.end}),
		Post: l.advance(&stencil.IncDec{X: at, Op: "++", Post: true}),
		Body: append(l.plane(g.steady), l.moveOn()...),
	}}}
}

// plane computes the thread's cells of the plane of a step.
func (l *lowering) plane(st step) []stencil.Stmt {
	arrive, leave := l.buffers.next(st)
	return slices.Concat(l.index(st), underOneCondition(append(arrive, l.registers.load(st)...)), l.registers.widen(st), l.reuse.compute(st),
		commented("Compute and store.", l.points.compute(l.bodies, st)), leave)
}

// underOneCondition makes one statement of neighbouring ones under one condition. A commit of copies between them, which has none,
// comes behind both: what is loaded to registers is in no batch.
func underOneCondition(body []stencil.Stmt) []stencil.Stmt {
	var list []stencil.Stmt
	for _, s := range body {
		at := len(list) - 1
		if at > 0 {
			if _, isCommit := list[at].(*kernel.CommitCopies); isCommit {
				at--
			}
		}
		if both := bothUnder(list, at, s); both != nil {
			list[at] = both
			continue
		}
		list = append(list, s)
	}
	return list
}

// bothUnder does what list[at] and s do under their condition; nil unless they have one.
func bothUnder(list []stencil.Stmt, at int, s stencil.Stmt) *stencil.If {
	if at < 0 {
		return nil
	}
	a, isIf := list[at].(*stencil.If)
	b, isSecond := s.(*stencil.If)
	text := stencil.Formatter{}.Expr
	if !isIf || !isSecond || a.Else != nil || b.Else != nil || text(a.Cond) != text(b.Cond) {
		return nil
	}
	return &stencil.If{Cond: a.Cond, Then: slices.Concat(a.Then, b.Then)}
}

// index defines the index of the loop that is streamed along, where the body needs it.
func (l *lowering) index(st step) []stencil.Stmt {
	if l.geo.streamDim < 0 {
		return nil
	}
	loop := l.geo.Launch.Loops[l.geo.streamDim]
	if !slices.ContainsFunc(l.bodies, func(b rowBody) bool { return uses(b.stmts, loop.Index) }) {
		return nil
	}
	return []stencil.Stmt{&kernel.Define{Sym: loop.Index, Init: l.geo.IndexValue(loop, st.at, loop.Index.Type)}}
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

// advance moves the stream on, and with it the positions in the grids, by a plane.
func (l *lowering) advance(next stencil.Expr) stencil.Expr {
	g := l.geo
	move := func(sym *stencil.Symbol, grid *stencil.Grid) {
		by := frame.Times(1, g.strideAlong(grid, g.streamDim))
		next = &stencil.Comma{X: next, Y: &stencil.Assign{LHS: &stencil.Var{Sym: sym}, Op: "+=", RHS: by}}
	}
	for _, u := range g.Sweep.Uses {
		if sym := g.at[u.Grid]; sym != nil && l.readsAt[u.Grid] {
			move(sym, u.Grid)
		}
	}
	for _, s := range l.buffers.list {
		if s.tensor == nil || !g.Plan.HoldsAll(s.Buffer) {
			move(s.at, s.Grid)
		}
	}
	return next
}

// moveOn moves the loop-carried rows and partials on by one plane.
func (l *lowering) moveOn() []stencil.Stmt {
	g := l.geo
	body := l.registers.eachBand(func(b *rowBand, y rowIndex) []stencil.Stmt {
		switch {
		case !b.LoopCarried:
			return nil
		case b.Wide:
			return g.shift(l.registers.arrays[b.Grid], b.First, b.Newest, y, b.WideLeft, b.WideRight)
		}
		return g.shift(l.registers.arrays[b.Grid], b.First, b.Newest, y, 0, 0)
	})
	body = append(body, g.eachRow(0, g.jam-1, func(y rowIndex) []stencil.Stmt {
		var moves []stencil.Stmt
		for _, p := range l.reuse.partials {
			moves = append(moves, g.shift(p.values, p.First, p.At, y, 0, 0)...)
		}
		return moves
	})...)
	return commented("Shift: plane +1 is the next step's own.", body)
}

// shift moves a row on from plane to plane, with left and right cells beside the thread's own.
func (g *geometry) shift(a *cellArray, first, last int64, y rowIndex, left, right int64) []stencil.Stmt {
	if first == last {
		return nil
	}
	s := &kernel.Shift{Count: left + g.vector + right}
	for plane := first; plane <= last; plane++ {
		s.Rows = append(s.Rows, a.start(plane, y, left))
	}
	return []stencil.Stmt{s}
}

// commented puts a comment in front of statements, if there are any.
func commented(text string, body []stencil.Stmt) []stencil.Stmt {
	if len(body) == 0 {
		return nil
	}
	return append([]stencil.Stmt{&kernel.Comment{Text: text}}, body...)
}
