// Rewrite "unroll": serial loops over constant offsets are written out, so that a streaming kernel can hold what they read.

package rewrite

import (
	"maps"
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// unrollLimit is how many accesses the copies of loops may have: those of a box
// of radius 2 in three dimensions.
const unrollLimit = 125

// unroll writes out serial loops over constant offsets where the subscripts of
// some grid that is only read become index + constant by it, which a streaming kernel needs
// to hold the grid on chip, or go on at the other end of the range. Loops that do not help stay for the compiler.
func unroll(p *stencil.Program, o Options, wanted bool, msgs *diag.List) {
	for _, f := range p.Functions {
		for _, s := range o.sweeps(f, wanted) {
			if t := unrolled(s, msgs); t != nil {
				*s = *t // the steps of the program keep pointing to it
			}
		}
	}
}

// unrolled is the sweep with its loops written out, nil where that does not pay.
func unrolled(s *stencil.Sweep, msgs *diag.List) *stencil.Sweep {
	t, values := unrolledUpTo(s, unrollLimit)
	var gained []string
	for i, u := range t.Uses {
		_, before := s.Footprint(s.Uses[i])
		if _, after := t.Footprint(u); after && !before || goesOn(t, u) && !goesOn(s, s.Uses[i]) {
			gained = append(gained, u.Grid.Host)
		}
	}
	if len(gained) == 0 {
		return nil
	}
	msgs.Remarkf(codeOptimized, s.Directive, "in kernel '%s' the loops over %s are written out, so that %s is read at constant offsets",
		s.Name, strings.Join(names(values), ", "), strings.Join(gained, ", "))
	return t
}

func names(of map[*stencil.Symbol][]int64) []string {
	list := map[string]bool{}
	for sym := range of {
		list[sym.Name] = true
	}
	return slices.Sorted(maps.Keys(list))
}

// unrolledUpTo is the sweep with serial loops written out: for each value of the
// index a copy of the body in which a constant stands for it. Those loops are
// meant that count an index of some subscript from constant to constant, without
// jumps, and without loops in them that stay. values gives what their indices
// run through, nil where there is no such loop, or where written out they have
// more than limit copies of accesses.
func unrolledUpTo(s *stencil.Sweep, limit int) (unrolled *stencil.Sweep, values map[*stencil.Symbol][]int64) {
	s, rings := withRings(s)
	u := unroller{values: countedIndices(s, rings)}
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
// out, as far as subscripts use them, those of rings among them.
func countedIndices(s *stencil.Sweep, rings map[*stencil.Symbol]bool) map[*stencil.Symbol][]int64 {
	bounds := s.SerialBounds() // of indices that nothing outside of their loops uses
	values := map[*stencil.Symbol][]int64{}
	for sym := range rings {
		values[sym] = nil
	}
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
		eachFor(s.Body, func(f *stencil.For) {
			sym, _ := f.Start()
			if _, wanted := values[sym]; wanted && !canUnroll(f, values) {
				delete(values, sym)
				again = true
			}
		})
	}
	eachFor(s.Body, func(f *stencil.For) {
		sym, _ := f.Start()
		if _, wanted := values[sym]; wanted {
			values[sym] = union(values[sym], f.Values())
		}
	})
	return values
}

// canUnroll reports whether the loop has known values and no jumps, and whether
// all loops in it are to be written out too.
func canUnroll(f *stencil.For, wanted map[*stencil.Symbol][]int64) bool {
	sym, _ := f.Start()
	_, declares := f.Init[0].(*stencil.Decl)
	ok := (declares || sym.Role == stencil.Local) && f.Values() != nil && !stencil.Jumps(f.Body) && !addressTaken(f.Body, sym)
	eachFor(f.Body, func(inner *stencil.For) {
		sym, _ := inner.Start()
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

func eachFor(body []stencil.Stmt, visit func(*stencil.For)) {
	for _, s := range body {
		if f, ok := s.(*stencil.For); ok {
			visit(f)
		}
		for _, inner := range stencil.Bodies(s) {
			eachFor(inner, visit)
		}
	}
}

func hasWhile(body []stencil.Stmt) bool {
	return slices.ContainsFunc(body, func(s stencil.Stmt) bool {
		_, ok := s.(*stencil.While)
		return ok || slices.ContainsFunc(stencil.Bodies(s), hasWhile)
	})
}

func addressTaken(body []stencil.Stmt, sym *stencil.Symbol) bool {
	found := false
	stencil.VisitExprs(body, func(e stencil.Expr) {
		u, ok := e.(*stencil.Unary)
		found = found || ok && u.Op == "&" && stencil.IsVar(u.X, sym)
	})
	return found
}

// unroller writes out the loops over the indices that have values.
type unroller struct{ values map[*stencil.Symbol][]int64 }

// indices are those with values, in the order of their loops.
func (u unroller) indices(body []stencil.Stmt) []*stencil.Symbol {
	var list []*stencil.Symbol
	eachFor(body, func(f *stencil.For) {
		sym, _ := f.Start()
		if _, wanted := u.values[sym]; wanted && !slices.Contains(list, sym) {
			list = append(list, sym)
		}
	})
	return list
}

// copies counts the accesses in loops, written out, or the copies of a body
// without any. times is how often the statement is copied. It gives up beyond
// the limit.
func (u unroller) copies(body []stencil.Stmt, times, limit int) int {
	n := 0
	for _, s := range body {
		inner := times
		if values := u.valuesOf(s); values != nil {
			if inner *= len(values); inner > limit {
				return inner
			}
		}
		for _, e := range stencil.Exprs(s) {
			if times > 1 {
				n += times * countAccesses(e)
			}
		}
		for _, list := range stencil.Bodies(s) {
			n += u.copies(list, inner, limit)
		}
	}
	return n
}

func countAccesses(e stencil.Expr) int {
	n := 0
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(e stencil.Expr) {
		if _, ok := e.(*stencil.Access); ok {
			n++
		}
	})
	return n
}

// valuesOf are what the index of a loop that is written out runs through, in the
// loop's order; nil for other statements.
func (u unroller) valuesOf(s stencil.Stmt) []int64 {
	f, ok := s.(*stencil.For)
	if !ok {
		return nil
	}
	sym, _ := f.Start()
	if _, wanted := u.values[sym]; !wanted {
		return nil
	}
	return f.ValuesInOrder()
}

func (u unroller) body(body []stencil.Stmt) []stencil.Stmt {
	var list []stencil.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *stencil.For:
			list = append(list, u.loop(s)...)
		case *stencil.If:
			list = append(list, &stencil.If{Cond: s.Cond, Then: u.body(s.Then), Else: u.body(s.Else)})
		case *stencil.While:
			list = append(list, &stencil.While{Cond: s.Cond, Body: u.body(s.Body), Do: s.Do})
		case *stencil.Block:
			list = append(list, &stencil.Block{Body: u.body(s.Body)})
		case *stencil.Switch:
			sw := &stencil.Switch{Tag: s.Tag}
			for _, c := range s.Cases {
				sw.Cases = append(sw.Cases, &stencil.Case{Values: c.Values, Default: c.Default, Body: u.body(c.Body)})
			}
			list = append(list, sw)
		case *stencil.Decl:
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
func (u unroller) loop(f *stencil.For) []stencil.Stmt {
	values := u.valuesOf(f)
	if values == nil {
		return []stencil.Stmt{&stencil.For{Init: f.Init, Cond: f.Cond, Post: f.Post, Body: u.body(f.Body)}}
	}
	sym, _ := f.Start()
	var list []stencil.Stmt
	for _, v := range values {
		list = append(list, scoped(u.body(newFolder(sym, v).body(f.Body)))...)
	}
	return list
}

// scoped is the body as part of another one: variables that it declares are its
// own.
func scoped(body []stencil.Stmt) []stencil.Stmt {
	if slices.ContainsFunc(body, func(s stencil.Stmt) bool { _, ok := s.(*stencil.Decl); return ok }) {
		return []stencil.Stmt{&stencil.Block{Body: body}}
	}
	return body
}
