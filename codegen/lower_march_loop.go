package codegen

import (
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// end is the position along the march at which the thread's chunk ends.
func (m *marchLowering) end() *stencil.Symbol {
	if m.marchEnd == nil {
		name := "i" + m.out.Loops[m.walk].Index.Name + "_end"
		m.marchEnd = &stencil.Symbol{Name: m.local.fresh(name), Type: stencil.UnsignedT}
	}
	return m.marchEnd
}

// defineEnd clips the chunk to the loop's range, where the end is of interest.
func (m *marchLowering) defineEnd() []stencil.Stmt {
	if m.marchEnd == nil {
		return nil
	}
	d := m.walk
	end := stencil.NewBinary("+", &stencil.Var{Sym: m.offset[d]}, stencil.NewInt(int64(m.plan.Chunk[d])))
	count := &stencil.Var{Sym: m.out.Loops[d].Count}
	inside := stencil.NewBinary("||", &stencil.Var{Sym: m.whole}, stencil.NewBinary("<", end, count))
	return []stencil.Stmt{&kernel.Define{Sym: m.end(), Init: stencil.NewCond(inside, end, count)}}
}

// march is the loop over the planes of the chunk, or the one plane that there is.
func (m *marchLowering) march() stencil.Stmt {
	if m.walk < 0 || m.plan.Chunk[m.walk] == 1 {
		var at *stencil.Symbol
		if m.walk >= 0 {
			at = m.offset[m.walk]
		}
		return &kernel.Group{Body: m.plane(at)}
	}
	at := &stencil.Symbol{Name: m.local.fresh("i" + m.out.Loops[m.walk].Index.Name), Type: stencil.UnsignedT}
	body := append(m.plane(at), m.rotate()...)
	return &kernel.Unroll{Times: max(1, m.plan.March.Unroll), If: m.whole, Loop: &stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: at, Init: &stencil.Var{Sym: m.offset[m.walk]}}},
		Cond: stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: m.end()}),
		Post: &stencil.IncDec{X: &stencil.Var{Sym: at}, Op: "++", Post: true},
		Body: append(body, m.advance()...),
	}}
}

// plane computes the thread's cells of the plane at a position of the march.
func (m *marchLowering) plane(at *stencil.Symbol) []stencil.Stmt {
	m.marchAt = at
	arrive, leave := m.stageNext(at)
	loads, widen, partials := m.loads(at), m.widen(), m.computePartials(at)
	points, usesIndex := m.points()
	var body []stencil.Stmt
	if usesIndex && m.walk >= 0 {
		loop := m.out.Loops[m.walk]
		body = append(body, &kernel.Define{Sym: loop.Index, Init: m.indexValue(loop, at)})
	}
	body = append(body, arrive...)
	body = append(body, loads...)
	body = append(body, widen...)
	body = append(body, partials...)
	body = append(body, points...)
	body = append(body, m.stores()...)
	return append(body, leave...)
}

// advance moves the positions in the grids on by a plane.
func (m *marchLowering) advance() []stencil.Stmt {
	var body []stencil.Stmt
	move := func(sym *stencil.Symbol, g *stencil.Grid) {
		step := m.strideAlong(g, m.walk)
		if step == nil {
			step = stencil.NewInt(1)
		}
		body = append(body, &stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: sym}, Op: "+=", RHS: step}})
	}
	for _, u := range m.sweep.Uses {
		if sym := m.at[u.Grid]; sym != nil {
			move(sym, u.Grid)
		}
	}
	for _, s := range m.stages {
		if s.tensor == nil || !m.plan.HoldsAll(s.Stage) {
			move(s.at, s.Grid)
		}
	}
	return body
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

// loads reads the newest plane of rotating rows and every plane of the others.
func (m *marchLowering) loads(at *stencil.Symbol) []stencil.Stmt {
	var body []stencil.Stmt
	for _, g := range m.groups {
		if g.Rotates {
			body = append(body, m.whilePlane(m.fetch(g, g.Newest), &stencil.Var{Sym: at}, g.Newest-g.Last)...)
			continue
		}
		for p := g.First; p <= g.Last; p++ {
			r := m.rows[rowKey{g.Grid, p, g.Y}]
			switch {
			case r == nil:
			case m.stageOf(g.Grid, p) != nil:
				body = append(body, m.take(g, p)...)
			default:
				body = append(body, &stencil.Decl{Sym: r.own}, m.load(g, p))
			}
		}
	}
	return body
}

// widen puts the neighbours along x beside the own cells of the rows that need
// them.
func (m *marchLowering) widen() []stencil.Stmt {
	var body []stencil.Stmt
	for _, g := range m.groups {
		for p := g.First; p <= g.Last; p++ {
			k := rowKey{g.Grid, p, g.Y}
			r := m.rows[k]
			if r == nil || g.Wide || r.left+r.right == 0 || r.wide != nil {
				continue
			}
			r.wide = m.cellsSymbol(g.Grid, k.String()+"_x", r.left+m.vector+r.right)
			body = append(body, &stencil.Decl{Sym: r.wide})
			if s := m.stageOf(g.Grid, p); s != nil {
				body = append(body, m.takeRow(s, k, r.wide, r.left, r.right))
				continue
			}
			body = append(body, m.widenRow(g, k, r.wide, r.own, r.left, r.right))
		}
	}
	return body
}

// points computes the thread's cells of the plane; usesIndex says that the body
// needs the index of the march itself.
func (m *marchLowering) points() (stmts []stencil.Stmt, usesIndex bool) {
	cell := m.cell
	for r := int64(0); r < m.deep; r++ {
		body, direct := m.cellBody(cell, r)
		usesIndex = usesIndex || m.walk >= 0 && uses(body, m.out.Loops[m.walk].Index)
		if direct || !harmless(body) {
			body = []stencil.Stmt{&stencil.If{Cond: stencil.NewBinary("<", &stencil.Var{Sym: cell}, m.cells(0, r)), Then: body}}
		}
		for _, u := range m.sweep.Uses {
			if rows := m.outs[u.Grid]; rows != nil {
				stmts = append(stmts, &stencil.Decl{Sym: rows[r]})
			}
		}
		stmts = append(stmts, eachElement(cell, m.vector, body))
	}
	return stmts, usesIndex
}

// eachElement is an unrolled loop over n elements of register arrays.
func eachElement(cell *stencil.Symbol, n int64, body []stencil.Stmt) stencil.Stmt {
	return &kernel.Unroll{Loop: &stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: cell, Init: stencil.NewInt(0)}},
		Cond: stencil.NewBinary("<", &stencil.Var{Sym: cell}, stencil.NewInt(n)),
		Post: &stencil.IncDec{X: &stencil.Var{Sym: cell}, Op: "++", Post: true},
		Body: body,
	}}
}

// cellBody is the user's body for one cell of the thread's own row r; direct
// says that it reads or writes memory itself. Accesses are replaced first, while
// their subscripts are still the user's.
func (m *marchLowering) cellBody(cell *stencil.Symbol, r int64) (body []stencil.Stmt, direct bool) {
	body = stencil.MapBody(m.body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok {
			return e
		}
		element, inRegisters := m.cellAccess(a, cell, r)
		direct = direct || !inRegisters
		return element
	})
	x, y := m.out.Loops[0].Index, m.yIndex()
	body = stencil.MapBody(body, func(e stencil.Expr) stencil.Expr {
		v, ok := e.(*stencil.Var)
		switch {
		case ok && m.carriedTo(v.Sym, r) != nil:
			return &stencil.Element{Array: m.carriedTo(v.Sym, r), Index: []stencil.Expr{&stencil.Var{Sym: cell}}}
		case ok && v.Sym == x:
			return m.xOf(cell)
		case ok && y != nil && v.Sym == y:
			return plusSteps(&stencil.Var{Sym: m.first[m.across]}, r, nil)
		}
		return e
	})
	return body, direct
}

// xOf is the index along x of one of the thread's cells.
func (m *marchLowering) xOf(cell *stencil.Symbol) stencil.Expr {
	return stencil.NewBinary("+", &stencil.Var{Sym: m.first[0]}, &stencil.Var{Sym: cell})
}

// yIndex is the index of the loop across the thread's rows, nil if there is none.
func (m *marchLowering) yIndex() *stencil.Symbol {
	if m.across < 0 {
		return nil
	}
	return m.out.Loops[m.across].Index
}

// cellAccess is what stands for an access of the cell: a register, or an
// element in memory.
func (m *marchLowering) cellAccess(a *stencil.Access, cell *stencil.Symbol, r int64) (e stencil.Expr, inRegisters bool) {
	if rows := m.outs[a.Grid]; rows != nil {
		return &stencil.Element{Array: rows[r], Index: []stencil.Expr{&stencil.Var{Sym: cell}}}, true
	}
	if m.at[a.Grid] == nil || isClamped(a) {
		return &stencil.Element{Array: m.pointer[a.Grid], Index: []stencil.Expr{m.flat(a.Grid, a.Index)}}, false
	}
	p := m.offsets(a)
	k, x := m.key(a.Grid, p, r)
	if row := m.rows[k]; row.holds(r, x) {
		return row.element(cell, x), true
	}
	if m.passesEdge(a.Grid, p) {
		panic("codegen: a neighbour that may be beyond an edge is in no row: " + stencil.Formatter{}.Expr(a))
	}
	at := stencil.Expr(stencil.NewBinary("+", m.address(k).Offset, &stencil.Var{Sym: cell}))
	return &stencil.Element{Array: m.pointer[a.Grid], Index: []stencil.Expr{plusSteps(at, x, nil)}}, false
}

// offsets of an access whose subscripts are index + constant.
func (m *marchLowering) offsets(a *stencil.Access) []int64 {
	p := make([]int64, len(a.Index))
	for d, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		if !ok {
			panic("codegen: a centred access is not affine: " + stencil.Formatter{}.Expr(a))
		}
		p[d] = form.Const
	}
	return p
}

// harmless reports whether a body computes nothing that could fail on cells
// that do not exist: no integer division, no loop that their values govern.
func harmless(body []stencil.Stmt) bool {
	ok := true
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if b, isBinary := e.(*stencil.Binary); isBinary && (b.Op == "/" || b.Op == "%") && b.Type().IsInteger() {
			ok = false
		}
		if _, isElement := e.(*stencil.Cast); isElement && e.Type().IsInteger() {
			ok = false
		}
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

// stores writes the results of the plane.
func (m *marchLowering) stores() []stencil.Stmt {
	var body []stencil.Stmt
	for _, u := range m.sweep.Uses {
		for r, sym := range m.outs[u.Grid] {
			body = append(body, &kernel.Cells{Action: kernel.Store, Row: sym, Memory: m.address(rowKey{grid: u.Grid, y: int64(r)}),
				Valid: m.cells(0, int64(r)), Aligned: m.packed(), Stream: m.plan.March.Stream})
		}
	}
	return body
}

// rotate moves the rotating rows and what is carried on by one plane.
func (m *marchLowering) rotate() []stencil.Stmt {
	byLength := map[int64][]stencil.Stmt{}
	var lengths []int64
	index := []stencil.Expr{&stencil.Var{Sym: m.cell}}
	move := func(to, from *stencil.Symbol) {
		n := to.Dims[0]
		if byLength[n] == nil {
			lengths = append(lengths, n)
		}
		byLength[n] = append(byLength[n], &stencil.ExprStmt{X: &stencil.Assign{
			LHS: &stencil.Element{Array: to, Index: index}, Op: "=", RHS: &stencil.Element{Array: from, Index: index}}})
	}
	for _, g := range m.groups {
		for p := g.First; g.Rotates && p < g.Newest; p++ {
			move(m.held(g, p), m.held(g, p+1))
		}
	}
	for _, p := range m.partials {
		for plane := p.First; plane < p.At; plane++ {
			for r := range p.values[plane] {
				move(p.values[plane][r], p.values[plane+1][r])
			}
		}
	}
	var body []stencil.Stmt
	for _, n := range lengths {
		body = append(body, eachElement(m.cell, n, byLength[n]))
	}
	return body
}

// held is the array that holds a rotating row.
func (m *marchLowering) held(g *rowGroup, plane int64) *stencil.Symbol {
	r := m.rows[rowKey{g.Grid, plane, g.Y}]
	if g.Wide {
		return r.wide
	}
	return r.own
}
