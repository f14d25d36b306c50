// Subscripts that turn back at the ends of a loop, as in u[x > 0 ? x - 1 : x + 1], made accesses under conditions.

package subscript

import (
	"slices"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// mirrorAtEdges gives each value of a subscript that turns back at an end of its loop an access of its own:
//
//	u[y][x > 0 ? x - 1 : x + 1]      x > 0 ? u[y][x - 1] : u[y][x + 1]
//	u[y][x == n - 1 ? n - 2 : x + 1]      x == n - 1 ? u[y][x - 1] : u[y][x + 1]
//
// Both are index + constant, and the conditions say where. Subscripts that stop at an end, or go on at the other one, stay as they are.
func mirrorAtEdges(n *Nest) {
	m := &mirroring{clamping.NewReader(n.Sweep), n.Periods(), map[*stencil.Symbol]bool{}}
	grids := map[*stencil.Grid]bool{}
	for _, u := range n.Sweep.Uses {
		if list, ok := m.accesses(u); ok {
			u.Accesses, grids[u.Grid] = list, true
		}
	}
	if len(grids) == 0 {
		return
	}
	n.putAccesses(m.unused, func(a *stencil.Access) stencil.Expr {
		if grids[a.Grid] {
			return m.divided(a)
		}
		return a
	})
}

type mirroring struct {
	*clamping.Reader
	periods *stencil.Periods
	unused  map[*stencil.Symbol]bool // locals of subscripts that are divided
}

// turn is a subscript with two values, index + constant each.
type turn struct {
	when        stencil.Expr
	then, other stencil.Expr
}

// as gives both values the type of the expression that they stand for. What is computed of them is computed in that type, too:
// (x > 0 ? x - 1 : 1L) * n is a product in long.
func (t *turn) as(of stencil.Type) *turn {
	return &turn{t.when, stencil.Converted(t.then, of), stencil.Converted(t.other, of)}
}

// accesses are those of a grid with subscripts that turn back divided; ok is false if there are none, or if some are written or are not
// polynomials then.
func (m *mirroring) accesses(u *stencil.Use) (list []stencil.AccessInfo, ok bool) {
	if u.Grid.Elem.Kind == stencil.Struct {
		return nil, false
	}
	for _, a := range u.Accesses {
		parts := m.parts(a)
		if len(parts) > 1 && a.Write {
			return nil, false
		}
		ok = ok || len(parts) > 1
		list = append(list, parts...)
	}
	for _, a := range list {
		for _, e := range a.Index {
			if _, known := m.Value(e, 0); !known {
				return nil, false
			}
		}
	}
	return list, ok
}

// parts are the accesses that one becomes, itself if its subscripts do not turn back.
func (m *mirroring) parts(a stencil.AccessInfo) []stencil.AccessInfo {
	t, d := m.turn(a.Access)
	if t == nil {
		return []stencil.AccessInfo{a}
	}
	var list []stencil.AccessInfo
	for i, index := range []stencil.Expr{t.then, t.other} {
		part := a
		part.Access = withIndex(a.Access, d, index)
		part.Affine, part.Guarded = slices.Clone(a.Affine), true
		form, isForm := stencil.AffineOf(index)
		part.Affine[d], part.Resolved = form, true
		for k, e := range part.Index {
			_, ok := stencil.AffineOf(e)
			part.Resolved = part.Resolved && ok && (k != d || isForm)
		}
		part.Guards = append(slices.Clone(a.Guards), stencil.Guard{Cond: t.when, Not: i == 1})
		list = append(list, m.parts(part)...)
	}
	return list
}

// divided is an access as a choice of those that it becomes.
func (m *mirroring) divided(a *stencil.Access) stencil.Expr {
	t, d := m.turn(a)
	if t == nil {
		return a
	}
	stencil.AddLocals(a.Index[d], m.Of, m.unused)
	return stencil.NewCond(t.when, m.divided(withIndex(a, d, t.then)), m.divided(withIndex(a, d, t.other)))
}

func withIndex(a *stencil.Access, d int, index stencil.Expr) *stencil.Access {
	list := slices.Clone(a.Index)
	list[d] = index
	return &stencil.Access{Grid: a.Grid, Index: list, Span: a.Span}
}

// turn is the first subscript of an access that turns back, and which one it is; nil if there is none.
func (m *mirroring) turn(a *stencil.Access) (*turn, int) {
	for d, e := range a.Index {
		if _, ok := m.periods.Of(e); ok {
			continue
		}
		if t := m.turnOf(e); t != nil {
			return t, d
		}
	}
	return nil, 0
}

// turnOf is an expression whose value, or a part of it, turns back.
func (m *mirroring) turnOf(e stencil.Expr) *turn {
	switch e := e.(type) {
	case *stencil.Var:
		if value := m.Of[e.Sym]; value != nil && e.Sym.Type.IsInteger() && value.Type().IsInteger() && e.Sym.Type.Integer().Contains(value.Type().Integer()) {
			return m.turnOf(value)
		}
	case *stencil.Cond:
		return m.choiceTurn(e)
	case *stencil.Call:
		if c := m.absolute(e); c != nil {
			return m.choiceTurn(c)
		}
	case *stencil.Binary:
		if t := m.turnOf(e.X); t != nil && e.T.IsInteger() {
			t = t.as(e.X.Type())
			return &turn{t.when, stencil.NewBinary(e.Op, t.then, e.Y), stencil.NewBinary(e.Op, t.other, e.Y)}
		}
		if t := m.turnOf(e.Y); t != nil && e.T.IsInteger() {
			t = t.as(e.Y.Type())
			return &turn{t.when, stencil.NewBinary(e.Op, e.X, t.then), stencil.NewBinary(e.Op, e.X, t.other)}
		}
	}
	return nil
}

// absolute is abs(x - 1) as x > 0 ? x - 1 : 1, in a loop that begins at 0; nil for other calls.
func (m *mirroring) absolute(e *stencil.Call) *stencil.Cond {
	if !slices.Contains([]string{"abs", "labs", "llabs"}, e.Func) || m.Called[e.Func] != nil || len(e.Args) != 1 {
		return nil
	}
	of := e.Args[0]
	p, ok := m.Value(of, 0)
	if !ok || of.Type().Kind != stencil.Signed || of.Type() != e.T {
		return nil
	}
	for index, r := range m.Ranges {
		by, isConst := p.Plus(stencil.NewPolyOf(index), -1).Const()
		if first, known := r.First.Const(); isConst && by == -1 && known && first == 0 {
			beyond := stencil.NewBinary(">", &stencil.Var{Sym: index}, stencil.NewInt(0))
			return &stencil.Cond{C: beyond, X: of, Y: stencil.Converted(stencil.NewInt(1), e.T), T: e.T}
		}
	}
	return nil
}

// choiceTurn reads c ? a : b, of which one value is beside the index to one side and the other one to the other side.
func (m *mirroring) choiceTurn(e *stencil.Cond) *turn {
	when, ok := m.Compare(e.C, 0)
	if _, goesOn := m.periods.Of(e); !ok || goesOn || !e.T.IsInteger() || !stencil.OverScalars(e.C) {
		return nil
	}
	index, op, to, ok := m.Alone(when)
	if !ok || index.Role != stencil.Index || !m.isOuter(to) {
		return nil
	}
	x, byX := m.beside(e.X, index, op, to)
	y, byY := m.beside(e.Y, index, stencil.Negated[op], to)
	if byX*byY >= 0 {
		return nil
	}
	return &turn{e.C, x, y}
}

// isOuter reports whether a number is one of constants and outer scalars.
func (m *mirroring) isOuter(p stencil.Poly) bool {
	return !slices.ContainsFunc(p.Symbols(), func(s *stencil.Symbol) bool { return s.Role != stencil.Param })
}

// beside is a value as index + constant, and the constant, where index op to holds; 0 where it is none. An outer number is one where the index
// has one value.
func (m *mirroring) beside(e stencil.Expr, index *stencil.Symbol, op string, to stencil.Poly) (stencil.Expr, int64) {
	p, ok := m.Value(e, 0)
	if !ok {
		return nil, 0
	}
	from := stencil.NewPolyOf(index)
	if by, isConst := p.Plus(from, -1).Const(); isConst && stencil.OverScalars(e) {
		return e, by
	}
	at, only := m.onlyValue(index, op, to)
	by, isConst := p.Plus(at, -1).Const()
	if !only || !isConst {
		return nil, 0
	}
	form := stencil.AffineExpr(stencil.Affine{Terms: []stencil.Term{{Sym: index, Coef: 1}}, Const: by})
	return stencil.Converted(form, e.Type()), by
}

// onlyValue is the end of the loop's range that the index has where index op to holds.
func (m *mirroring) onlyValue(index *stencil.Symbol, op string, to stencil.Poly) (stencil.Poly, bool) {
	r := m.Ranges[index]
	first, fromFirst := to.Plus(r.First, -1).Const()
	last, fromLast := to.Plus(r.Last, -1).Const()
	switch {
	case fromFirst && (first == 0 && (op == "==" || op == "<=") || first == 1 && op == "<"):
		return r.First, true
	case fromLast && (last == 0 && (op == "==" || op == ">=") || last == -1 && op == ">"):
		return r.Last, true
	}
	return stencil.Poly{}, false
}
