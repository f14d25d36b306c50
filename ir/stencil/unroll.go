package stencil

import "slices"

// Unrolled is the sweep with serial loops written out: for each value of the
// index a copy of the body in which a constant stands for it. Those loops are
// meant that count an index of some subscript from constant to constant, without
// jumps, and without loops in them that stay. values gives what their indices
// run through, nil where there is no such loop, or where written out they have
// more than limit copies of accesses.
func (s *Sweep) Unrolled(limit int) (unrolled *Sweep, values map[*Symbol][]int64) {
	u := unroller{values: s.countedIndices()}
	if len(u.values) == 0 || u.copies(s.Body, 1, limit) > limit {
		return s, nil
	}
	t := *s
	t.Body, t.Uses = u.body(s.Body), nil
	indices, always := u.indices(s.Body), alwaysTouched(t.Body)
	for _, use := range s.Uses {
		own := u.use(use, indices, always)
		if len(own.Accesses) == 0 { // no value of an index lets it be used
			return s, nil
		}
		t.Uses = append(t.Uses, own)
	}
	return &t, u.values
}

// countedIndices are the values of the indices whose loops can all be written
// out, as far as subscripts use them.
func (s *Sweep) countedIndices() map[*Symbol][]int64 {
	bounds := s.SerialBounds() // of indices that nothing outside of their loops uses
	values := map[*Symbol][]int64{}
	for _, u := range s.Uses {
		for _, a := range u.Accesses {
			for _, form := range a.Affine {
				for _, t := range form.Terms {
					if _, known := bounds[t.Sym]; known && !slices.Contains(s.Last, t.Sym) {
						values[t.Sym] = nil
					}
				}
			}
		}
	}
	for again := true; again; {
		again = false
		eachFor(s.Body, func(f *For) {
			sym, _ := f.start()
			if _, wanted := values[sym]; wanted && !f.canUnroll(values) {
				delete(values, sym)
				again = true
			}
		})
	}
	eachFor(s.Body, func(f *For) {
		sym, _ := f.start()
		if _, wanted := values[sym]; wanted {
			values[sym] = union(values[sym], f.values())
		}
	})
	return values
}

// canUnroll reports whether the loop has known values and no jumps, and whether
// all loops in it are to be written out too.
func (f *For) canUnroll(wanted map[*Symbol][]int64) bool {
	sym, _ := f.start()
	_, declares := f.Init[0].(*Decl)
	ok := (declares || sym.Role == Local) && f.values() != nil && !jumps(f.Body) && !addressTaken(f.Body, sym)
	eachFor(f.Body, func(inner *For) {
		sym, _ := inner.start()
		_, alsoWanted := wanted[sym]
		ok = ok && alsoWanted
	})
	return ok && !hasWhile(f.Body)
}

func union(a, b []int64) []int64 {
	all := append(slices.Clone(a), b...)
	slices.Sort(all)
	return slices.Compact(all)
}

func eachFor(body []Stmt, visit func(*For)) {
	for _, s := range body {
		if f, ok := s.(*For); ok {
			visit(f)
		}
		for _, inner := range Bodies(s) {
			eachFor(inner, visit)
		}
	}
}

func hasWhile(body []Stmt) bool {
	return slices.ContainsFunc(body, func(s Stmt) bool {
		_, ok := s.(*While)
		return ok || slices.ContainsFunc(Bodies(s), hasWhile)
	})
}

func addressTaken(body []Stmt, sym *Symbol) bool {
	found := false
	VisitExprs(body, func(e Expr) {
		u, ok := e.(*Unary)
		found = found || ok && u.Op == "&" && isVar(u.X, sym)
	})
	return found
}

// unroller writes out the loops over the indices that have values.
type unroller struct{ values map[*Symbol][]int64 }

// indices are those with values, in the order of their loops.
func (u unroller) indices(body []Stmt) []*Symbol {
	var list []*Symbol
	eachFor(body, func(f *For) {
		sym, _ := f.start()
		if _, wanted := u.values[sym]; wanted && !slices.Contains(list, sym) {
			list = append(list, sym)
		}
	})
	return list
}

// copies counts the accesses in loops, written out, or the copies of a body
// without any. times is how often the statement is copied. It gives up beyond
// the limit.
func (u unroller) copies(body []Stmt, times, limit int) int {
	n := 0
	for _, s := range body {
		inner := times
		if values := u.valuesOf(s); values != nil {
			if inner *= len(values); inner > limit {
				return inner
			}
		}
		for _, e := range Exprs(s) {
			if times > 1 {
				n += times * countAccesses(e)
			}
		}
		for _, list := range Bodies(s) {
			n += u.copies(list, inner, limit)
		}
	}
	return n
}

func countAccesses(e Expr) int {
	n := 0
	VisitExprs([]Stmt{&ExprStmt{e}}, func(e Expr) {
		if _, ok := e.(*Access); ok {
			n++
		}
	})
	return n
}

// valuesOf are what the index of a loop that is written out runs through, in the
// loop's order; nil for other statements.
func (u unroller) valuesOf(s Stmt) []int64 {
	f, ok := s.(*For)
	if !ok {
		return nil
	}
	sym, _ := f.start()
	if _, wanted := u.values[sym]; !wanted {
		return nil
	}
	values := f.values()
	if stepOf(f.Post, sym) < 0 {
		slices.Reverse(values)
	}
	return values
}

func (u unroller) body(body []Stmt) []Stmt {
	var list []Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *For:
			list = append(list, u.loop(s)...)
		case *If:
			list = append(list, &If{s.Cond, u.body(s.Then), u.body(s.Else)})
		case *While:
			list = append(list, &While{s.Cond, u.body(s.Body), s.Do})
		case *Block:
			list = append(list, &Block{u.body(s.Body)})
		case *Switch:
			sw := &Switch{Tag: s.Tag}
			for _, c := range s.Cases {
				sw.Cases = append(sw.Cases, &Case{c.Values, c.Default, u.body(c.Body)})
			}
			list = append(list, sw)
		case *Decl:
			if _, gone := u.values[s.Sym]; !gone || s.Init != nil {
				list = append(list, s)
			}
		default:
			list = append(list, s)
		}
	}
	return list
}

// loop is what stands in place of a loop. Outer loops are written out first, so
// that conditions on several indices are decided as early as possible.
func (u unroller) loop(f *For) []Stmt {
	values := u.valuesOf(f)
	if values == nil {
		return []Stmt{&For{f.Init, f.Cond, f.Post, u.body(f.Body)}}
	}
	sym, _ := f.start()
	var list []Stmt
	for _, v := range values {
		list = append(list, scoped(u.body(newFolder(sym, v).body(f.Body)))...)
	}
	return list
}

// scoped is the body as part of another one: variables that it declares are its
// own.
func scoped(body []Stmt) []Stmt {
	if slices.ContainsFunc(body, func(s Stmt) bool { _, ok := s.(*Decl); return ok }) {
		return []Stmt{&Block{body}}
	}
	return body
}
