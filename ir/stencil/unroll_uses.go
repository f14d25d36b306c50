package stencil

import "slices"

// use is what the written-out body does with a grid.
func (u unroller) use(use *Use, indices []*Symbol, always map[point]bool) *Use {
	t := *use
	t.Accesses = nil
	for _, a := range use.Accesses {
		list := []AccessInfo{a}
		for _, sym := range indices {
			list = eachValue(list, sym, u.values[sym])
		}
		t.Accesses = append(t.Accesses, list...)
	}
	for i := range t.Accesses {
		a := &t.Accesses[i]
		if p, ok := pointOf(a.Grid, a.Affine); ok && always[p] {
			a.Guarded = false
		}
	}
	return &t
}

// eachValue replaces an index by its values. Accesses that a condition keeps
// from ever being executed are left out.
func eachValue(list []AccessInfo, sym *Symbol, values []int64) []AccessInfo {
	var out []AccessInfo
	for _, a := range list {
		if !uses(a.Affine, sym) {
			out = append(out, a)
			continue
		}
		for _, v := range values {
			if b, reached := a.with(sym, v); reached {
				out = append(out, b)
			}
		}
	}
	return out
}

// with is the access for one value of a serial index.
func (a AccessInfo) with(sym *Symbol, v int64) (b AccessInfo, reached bool) {
	f := newFolder(sym, v)
	b, b.Guards = a, nil
	b.Access = f.expr(a.Access).(*Access)
	b.Affine = slices.Clone(a.Affine)
	for d, form := range a.Affine {
		b.Affine[d] = form.Without(sym).Plus(Affine{Const: v}, form.Coef(sym))
	}
	for _, g := range a.Guards {
		g.Cond = f.expr(g.Cond)
		if holds, known := f.truth(g.Cond); known && holds == g.Not {
			return b, false
		}
		b.Guards = append(b.Guards, g)
	}
	return b, true
}

// alwaysTouched are the points that the body accesses in every iteration, as far
// as it takes no look into conditional code.
func alwaysTouched(body []Stmt) map[point]bool {
	points := map[point]bool{}
	var expr func(Expr)
	expr = func(e Expr) {
		parts := Operands(e)
		switch e := e.(type) {
		case *Binary:
			if e.Op == "&&" || e.Op == "||" {
				parts = parts[:1]
			}
		case *Cond:
			parts = parts[:1]
		case *Access:
			if p, ok := pointOf(e.Grid, affineIndex(e)); ok {
				points[p] = true
			}
		}
		for _, x := range parts {
			expr(x)
		}
	}
	var visit func([]Stmt)
	visit = func(body []Stmt) {
		for _, s := range body {
			switch s := s.(type) {
			case *ExprStmt, *Decl, *If:
				for _, e := range Exprs(s) {
					expr(e)
				}
			case *Block:
				visit(s.Body)
			}
		}
	}
	visit(body)
	return points
}

func affineIndex(a *Access) []Affine {
	var index []Affine
	for _, e := range a.Index {
		form, ok := AffineOf(e)
		if !ok {
			return nil
		}
		index = append(index, form)
	}
	return index
}

// point is one point of a grid, by the text of its subscripts.
type point struct {
	grid  *Grid
	index string
}

// pointOf is a point whose subscripts have one value in an iteration: they are
// forms over parallel indices and outer scalars.
func pointOf(g *Grid, index []Affine) (p point, ok bool) {
	for _, form := range index {
		if innerTerm(form) != nil {
			return p, false
		}
	}
	return point{g, textOf(index)}, len(index) == g.Rank
}
