package stream

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// points are the user's body for the thread's cells of a plane.
type points struct {
	registers *registers
	reuse     *reuse
	outs      map[*stencil.Grid][]*stencil.Symbol // results of grids written once per point, row by row
	body      []stencil.Stmt
}

// planOuts finds the grids that each point writes once, unconditionally, at its
// own place: their results are stored in packs.
func planOuts(g *geometry, body []stencil.Stmt) map[*stencil.Grid][]*stencil.Symbol {
	outs := map[*stencil.Grid][]*stencil.Symbol{}
	for _, s := range body {
		a := plainStore(s)
		if a == nil || !g.StoresOnce(g.useOf(a.Grid)) {
			continue
		}
		for r := range g.deep {
			outs[a.Grid] = append(outs[a.Grid], g.cells(a.Grid, rowName(a.Grid.Name+"_new", r), g.vector))
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

// rowBody is the user's body for one cell of one of the thread's rows.
type rowBody struct {
	stmts  []stencil.Stmt
	tested bool // only cells that exist may compute it
}

// rows are the bodies of the thread's own rows.
func (p *points) rows(st step) []rowBody {
	list := make([]rowBody, p.registers.deep)
	for r := range list {
		stmts, direct := p.cellBody(int64(r), st)
		list[r] = rowBody{stmts, direct || !harmless(stmts)}
	}
	return list
}

// cellBody is the user's body for one cell of the thread's own row r; direct
// says that it reads or writes memory itself. Accesses are replaced first, while
// their subscripts are still the user's.
func (p *points) cellBody(r int64, st step) (body []stencil.Stmt, direct bool) {
	g := p.registers
	body = stencil.MapBody(p.body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok {
			return e
		}
		element, inRegisters := p.access(a, r, st)
		direct = direct || !inRegisters
		return element
	})
	body = stencil.MapBody(body, func(e stencil.Expr) stencil.Expr {
		v, ok := e.(*stencil.Var)
		switch {
		case !ok:
		case p.reuse.valueOf(v.Sym, r) != nil:
			return elementAt(p.reuse.valueOf(v.Sym, r), g.cell, 0)
		case v.Sym == g.Launch.Loops[0].Index:
			return stencil.NewBinary("+", &stencil.Var{Sym: g.first[0]}, &stencil.Var{Sym: g.cell})
		case g.across >= 0 && v.Sym == g.Launch.Loops[g.across].Index:
			return frame.PlusSteps(&stencil.Var{Sym: g.first[g.across]}, r, nil)
		}
		return e
	})
	return body, direct
}

// access is what stands for an access of the cell: a register, or an
// element in memory.
func (p *points) access(a *stencil.Access, r int64, st step) (e stencil.Expr, inRegisters bool) {
	g := p.registers
	if rows := p.outs[a.Grid]; rows != nil {
		return elementAt(rows[r], g.cell, 0), true
	}
	if !g.hasPosition(a) {
		return &stencil.Element{Array: g.Pointer(a.Grid), Index: []stencil.Expr{g.Flat(a.Grid, a.Index)}}, false
	}
	k, x := g.key(a.Grid, offsets(a), r)
	if row := g.rows[k]; row.holds(r, x) {
		return row.element(g.cell, x), true
	}
	if g.passesEdge(a.Grid, offsets(a)) {
		panic("stream: a neighbour that may be beyond an edge is in no row: " + stencil.Formatter{}.Expr(a))
	}
	at := stencil.Expr(stencil.NewBinary("+", g.address(k, st).Offset, &stencil.Var{Sym: g.cell}))
	return &stencil.Element{Array: g.Pointer(a.Grid), Index: []stencil.Expr{frame.PlusSteps(at, x, nil)}}, false
}

// hasPosition reports whether an access lies at a constant distance from the thread's cell.
func (g *geometry) hasPosition(a *stencil.Access) bool { return g.at[a.Grid] != nil && !isClamped(a) }

// inMemory are the rows that the body itself reads or writes in memory.
func inMemory(g *geometry, body []stencil.Stmt, outs map[*stencil.Grid][]*stencil.Symbol, rows map[rowKey]*row) []rowKey {
	var keys []rowKey
	for r := range g.deep {
		stencil.VisitExprs(body, func(e stencil.Expr) {
			if a, ok := e.(*stencil.Access); ok && outs[a.Grid] == nil && g.hasPosition(a) {
				if k, x := g.key(a.Grid, offsets(a), r); !rows[k].holds(r, x) {
					keys = append(keys, k)
				}
			}
		})
	}
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

// compute computes the thread's cells of the plane.
func (p *points) compute(rows []rowBody) []stencil.Stmt {
	g := p.registers
	var stmts []stencil.Stmt
	for r, of := range rows {
		body := of.stmts
		if of.tested {
			body = []stencil.Stmt{&stencil.If{Cond: stencil.NewBinary("<", &stencil.Var{Sym: g.cell}, g.counts.ofRow(0, int64(r))), Then: body}}
		}
		for _, u := range g.Sweep.Uses {
			if rows := p.outs[u.Grid]; rows != nil {
				stmts = append(stmts, &stencil.Decl{Sym: rows[r]})
			}
		}
		stmts = append(stmts, eachElement(g.cell, g.vector, body))
	}
	return stmts
}

// store writes the results of the plane.
func (p *points) store(st step) []stencil.Stmt {
	g := p.registers
	var body []stencil.Stmt
	for _, u := range g.Sweep.Uses {
		for r, sym := range p.outs[u.Grid] {
			k := rowKey{grid: u.Grid, y: int64(r)}
			body = append(body, &kernel.Cells{Action: kernel.Store, Row: sym, Memory: g.address(k, st),
				Valid: g.counts.ofRow(0, int64(r)), Aligned: g.packed(), Stream: g.Plan.March.Stream})
		}
	}
	return body
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
