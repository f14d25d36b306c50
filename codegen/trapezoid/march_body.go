// The user's body for one cell of a step. What does not need the newest plane of another step is computed first, for all steps: only
// the rest is a chain.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// bodies are those of the stages.
type bodies struct {
	*chainKernel
	*march
	of []*cellBody
}

// all divides the bodies of all stages.
func (m *bodies) all() []*cellBody {
	for s := len(m.of); s < len(m.Chain.Stages); s++ {
		m.of = append(m.of, m.body(s))
	}
	return m.of
}

// cellBody is the body of a stage in two parts.
type cellBody struct {
	early []stencil.Stmt // for all steps, before the chain
	kept  []*stencil.Symbol
	late  []stencil.Stmt
	split bool
	near  map[*stencil.Symbol]bool // locals that name a register of the cell's own column: both parts declare them
	// lateTakes and earlyTakes are the planes of constants that a part takes from shared memory.
	lateTakes, earlyTakes map[*group]bool
}

// body divides a stage's body. Only plain bodies are divided: declarations with values, and stores; and only where there is a chain, so that no
// sum waits in registers for nothing.
func (m *bodies) body(stage int) *cellBody {
	b := &cellBody{split: m.isPlain(stage) && slices.ContainsFunc(m.groups, func(g *group) bool { return g.late }), near: map[*stencil.Symbol]bool{}}
	if !b.split {
		b.late = m.lower(stage, m.text[stage])
		return b
	}
	lateSym := map[*stencil.Symbol]bool{}
	for _, st := range m.text[stage] {
		switch st := st.(type) {
		case *stencil.Decl:
			if m.isLate(stage, st.Init, lateSym) {
				lateSym[st.Sym] = true
				b.late = append(b.late, &stencil.Decl{Sym: st.Sym, Init: b.extract(m, stage, st.Init, lateSym)})
				continue
			}
			b.early = append(b.early, st)
			if a, isAccess := st.Init.(*stencil.Access); isAccess && m.inColumn(stage, a) != "" {
				b.near[st.Sym], b.late = true, append(b.late, st)
			}
		case *stencil.ExprStmt:
			as := st.X.(*stencil.Assign)
			b.late = append(b.late, stencil.NewAssign(as.LHS, b.extract(m, stage, plainValue(as), lateSym)))
		}
	}
	b.early, b.late = stencil.WithoutUnused(b.early, b.near), stencil.WithoutUnused(b.late, b.near)
	b.keepLocals(m, stage)
	b.earlyTakes, b.lateTakes = m.takes(stage, b.early), m.takes(stage, b.late)
	b.early, b.late = m.lower(stage, b.early), m.lower(stage, b.late)
	return b
}

// takes are the planes of constants that statements take from shared memory.
func (m *bodies) takes(stage int, part []stencil.Stmt) map[*group]bool {
	taken := map[*group]bool{}
	stencil.VisitExprs(part, func(e stencil.Expr) {
		if a, ok := e.(*stencil.Access); ok && m.fieldOf(stage, a.Grid) == nil && m.groupFor(stage, a).constant != nil && m.inColumn(stage, a) == "" {
			taken[m.groupFor(stage, a)] = true
		}
	})
	return taken
}

// onlyLate reports whether a plane is taken from shared memory for the chain alone.
func (b *cellBody) onlyLate(g *group) bool { return b.lateTakes[g] && !b.earlyTakes[g] }

// isPlain reports whether the body is declarations with values and plain stores.
func (m *bodies) isPlain(stage int) bool {
	for _, st := range m.text[stage] {
		switch st := st.(type) {
		case *stencil.Decl:
			if st.Init == nil || len(st.List) > 0 || len(st.Sym.Dims) > 0 || stencil.HasEffect(st.Init) {
				return false
			}
		case *stencil.ExprStmt:
			as, ok := st.X.(*stencil.Assign)
			if !ok || stencil.HasEffect(as.RHS) {
				return false
			}
			if _, ok := as.LHS.(*stencil.Access); !ok {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// isLate reports whether e needs the newest plane of a field, or a local that does.
func (m *bodies) isLate(stage int, e stencil.Expr, late map[*stencil.Symbol]bool) bool {
	found := false
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Access:
			found = found || m.groupFor(stage, e).late
		case *stencil.Var:
			found = found || late[e.Sym]
		}
	})
	return found
}

// isNear reports whether the chain has all that e needs at hand: registers of the cell's own column, cells of constants that the lane fetched
// itself, and values.
func (m *bodies) isNear(stage int, e stencil.Expr) bool {
	near := true
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(e stencil.Expr) {
		if a, ok := e.(*stencil.Access); ok {
			near = near && (m.inColumn(stage, a) != "" || m.groupFor(stage, a).isOwnConstant() && m.stops(m.groupFor(stage, a)) == [3]stencil.Edge{})
		}
	})
	return near
}

// inColumn is the register for an access at the cell's own column, which stays in registers however its neighbours are read; "" for others.
func (m *bodies) inColumn(stage int, a *stencil.Access) string {
	g := m.groupFor(stage, a)
	column := m.columnOf(g, "h")
	if column == "" || g.name != "" && (!m.isOwn(a) || m.stops(g)[0] != stencil.Edge{}) {
		return ""
	}
	return column + "[e]"
}

// isOwn reports whether an access is at the cell's own point but for the plane.
func (m *bodies) isOwn(a *stencil.Access) bool {
	offset, ok := m.OffsetOf(a)
	for d := 1; ok && d < len(offset); d++ {
		ok = offset[d] == 0
	}
	return ok
}

// extract rebuilds e with its largest parts that are not late, and not near, computed early.
func (b *cellBody) extract(m *bodies, stage int, e stencil.Expr, late map[*stencil.Symbol]bool) stencil.Expr {
	return stencil.MapOuter(e, func(e stencil.Expr) stencil.Expr {
		if m.isLate(stage, e, late) {
			if a, isAccess := e.(*stencil.Access); isAccess {
				return a
			}
			return nil
		}
		if m.isNear(stage, e) && !b.usesEarly(e) {
			return e
		}
		if v, isVar := e.(*stencil.Var); isVar {
			return v // a local that is kept
		}
		sym := &stencil.Symbol{Name: "early", Type: e.Type(), Role: stencil.Local}
		b.early = append(b.early, &stencil.Decl{Sym: sym, Init: e})
		return &stencil.Var{Sym: sym}
	})
}

// usesEarly reports whether e uses a local that only the early part can compute.
func (b *cellBody) usesEarly(e stencil.Expr) bool {
	found := false
	stencil.EachVar(e, func(s *stencil.Symbol) { found = found || s.Role == stencil.Local && !b.near[s] })
	return found
}

// keepLocals makes arrays of the early locals that the late part reads: a value for each step and cell. Their names are ours, since they are
// written in texts of ours.
func (b *cellBody) keepLocals(m *bodies, stage int) {
	used, cell := stencil.UsedIn(b.late), map[*stencil.Symbol]stencil.Expr{}
	for i, st := range b.early {
		d, ok := st.(*stencil.Decl)
		if !ok || !used[d.Sym] || b.near[d.Sym] {
			continue
		}
		kept := &stencil.Symbol{Name: m.fresh(d.Sym.Name), Type: d.Sym.Type}
		b.kept = append(b.kept, kept)
		cell[d.Sym] = &kernel.Named{Text: fmt.Sprintf("%s[k]%s[e]", kept.Name, m.h("h")), T: kept.Type}
		b.early[i] = stencil.NewAssign(&stencil.Var{Sym: d.Sym}, d.Init)
	}
	put := func(e stencil.Expr) stencil.Expr {
		if v, ok := e.(*stencil.Var); ok && cell[v.Sym] != nil {
			return cell[v.Sym]
		}
		return e
	}
	b.early, b.late = stencil.MapBody(b.early, put), stencil.MapBody(b.late, put)
}

// lower puts registers in place of accesses, parameters and indices.
func (m *bodies) lower(stage int, body []stencil.Stmt) []stencil.Stmt {
	to := func(fd *plan.Field) string { return m.window(fd, plus("k", int64(fd.Depth)), 0, "h") + "[e]" }
	return m.lowered(stage, body, to, m.access, func(dim int) string { return m.place(stage, dim) })
}

// access is the register for an access that is read; nil for other expressions.
func (m *bodies) access(stage int, e stencil.Expr) stencil.Expr {
	a, ok := e.(*stencil.Access)
	if !ok {
		return nil
	}
	g := m.groupFor(stage, a)
	offset, _ := m.OffsetOf(a)
	dx, dy := offset[m.Dims-1], int64(0)
	if m.Dims == 3 {
		dy = offset[1]
	}
	if column := m.inColumn(stage, a); column != "" {
		return &kernel.Named{Text: column, T: a.Type()}
	}
	return &kernel.Named{Text: fmt.Sprintf("%s%s[%s]", g.name, m.h(plus("h", g.up+dy)), plus("e", g.left+dx)), T: a.Type()}
}
