// Package fusion makes one sweep of two: it does in each iteration what both do, with names that do not collide. It asks neither
// whether that is legal nor whether it pays. The analyzer fuses nests to see what prevents it (analyzer/fusion.go), the
// optimizer to run them as one kernel (optimizer/rewrite/fuse.go); for both it is the same sweep.
//
// How to see it: mintc -O1 -dump=rewritten golden/cases/fusion/fuse/in.c
package fusion

import (
	"fmt"
	"slices"

	"mintc/ir/stencil"
)

// Fuse is the sweep that does in each iteration what a does, then what b does.
// It means the same as a and then b where they have the same loops and no
// iteration of b touches what another one of a writes, or the other way round.
// Neither is changed. The text of b's loops goes into Fused. isTaken keeps new
// names of variables off others.
func Fuse(a, b *stencil.Sweep, isTaken func(string) bool) *stencil.Sweep {
	n := newNamesOf(a, b, isTaken)
	n.rename()
	a = a.Replaced(n.of)
	of := map[*stencil.Symbol]*stencil.Symbol{}
	for i, l := range b.InOrder() {
		of[l.Index] = a.InOrder()[i].Index
	}
	for _, p := range b.Params {
		for _, q := range a.Params {
			if p.Host == q.Host && p.Type.Same(q.Type) {
				of[p] = q
			}
		}
	}
	n = newNamesOf(b, a, isTaken)
	n.of = of
	a.EachOwn(func(s *stencil.Symbol) { n.taken[s.Name] = true })
	n.rename()
	b = b.Replaced(n.of)

	m := *a
	m.Body = slices.Concat(a.Body, b.Body)
	m.Uses = fuseUses(a.Uses, usesOfNest(b))
	for _, p := range b.Params {
		if !slices.Contains(m.Params, p) {
			m.Params = append(m.Params, p)
		}
	}
	m.Reductions = slices.Concat(a.Reductions, b.Reductions)
	m.Last = slices.Concat(a.Last, b.Last)
	m.IndependenceChecks = slices.Concat(a.IndependenceChecks, checksOfNest(b))
	m.Coincide = slices.Concat(coincideWithout(a, b), coincideWithout(b, a))
	m.Claims = slices.Concat(a.Claims, b.Claims)
	m.Foreign = slices.Concat(a.Foreign, b.Foreign)
	m.TrapezoidLines = slices.Concat(a.TrapezoidLines, b.TrapezoidLines)
	m.Fused = append(slices.Clone(a.Fused), stencil.FusedNest{Directive: b.Directive, Loops: b.Span})
	m.Fused = append(m.Fused, b.Fused...)
	m.Hints.NoWait = b.Hints.NoWait
	if m.Hints.Tile == nil && m.Hints.Chunk == nil {
		m.Hints.Tile, m.Hints.Chunk = b.Hints.Tile, b.Hints.Chunk
	}
	m.Needs = stencil.Needs{Functions: slices.Clone(a.Functions), Tables: slices.Clone(a.Tables)}
	for _, f := range b.Functions {
		m.AddFunction(f)
	}
	for _, t := range b.Tables {
		m.AddTable(t)
	}
	return &m
}

// usesOfNest are the uses of b, with what is to be said of them in its place.
func usesOfNest(b *stencil.Sweep) []*stencil.Use {
	var list []*stencil.Use
	for _, u := range b.Uses {
		own := *u
		own.Accesses = slices.Clone(u.Accesses)
		for i := range own.Accesses {
			if a := &own.Accesses[i]; !a.Nest.IsValid() {
				a.Nest = b.Span
			}
		}
		list = append(list, &own)
	}
	return list
}

func checksOfNest(b *stencil.Sweep) []stencil.IndependenceCheck {
	list := slices.Clone(b.IndependenceChecks)
	for i := range list {
		if !list[i].Nest.IsValid() {
			list[i].Nest = b.Span
		}
	}
	return list
}

// coincideWithout are the pairs of a that the other sweep does not use: what was
// found of them stays true.
func coincideWithout(a, other *stencil.Sweep) [][2]*stencil.Grid {
	return slices.DeleteFunc(slices.Clone(a.Coincide), func(p [2]*stencil.Grid) bool {
		return other.UseOf(p[0]) != nil || other.UseOf(p[1]) != nil
	})
}

// fuseUses are the uses of both, accesses of a first.
func fuseUses(a, b []*stencil.Use) []*stencil.Use {
	list := slices.Clone(a)
	for _, u := range b {
		at := slices.IndexFunc(list, func(have *stencil.Use) bool { return have.Grid == u.Grid })
		if at < 0 {
			list = append(list, u)
			continue
		}
		both := *list[at]
		both.Read, both.Written = both.Read || u.Read, both.Written || u.Written
		both.Accesses = slices.Concat(both.Accesses, u.Accesses)
		list[at] = &both
	}
	return list
}

// newNames replaces the symbols of a sweep whose names mean something else in a
// fused one: taken are those names.
type newNames struct {
	sweep   *stencil.Sweep
	taken   map[string]bool
	isTaken func(string) bool
	of      map[*stencil.Symbol]*stencil.Symbol
}

// newNamesOf keeps the symbols of s off the names of the other's grids.
func newNamesOf(s, other *stencil.Sweep, isTaken func(string) bool) *newNames {
	n := &newNames{s, map[string]bool{}, isTaken, map[*stencil.Symbol]*stencil.Symbol{}}
	for _, u := range other.Uses {
		n.taken[u.Grid.Name] = true
	}
	return n
}

// rename gives a free name to every symbol that needs one and has no
// replacement yet.
func (n *newNames) rename() {
	used, tables := map[string]bool{}, map[*stencil.Symbol]bool{}
	for _, u := range n.sweep.Uses {
		used[u.Grid.Name] = true
	}
	for _, t := range n.sweep.Tables {
		tables[t.Sym] = true
	}
	n.sweep.EachOwn(func(s *stencil.Symbol) { used[s.Name] = true })
	n.sweep.EachOwn(func(s *stencil.Symbol) {
		if n.of[s] != nil || tables[s] || !n.taken[s.Name] {
			return
		}
		fresh := *s
		for i := 2; n.taken[fresh.Name] || used[fresh.Name] || n.isTaken(fresh.Name); i++ {
			fresh.Name = fmt.Sprintf("%s_%d", s.Name, i)
		}
		used[fresh.Name] = true
		n.of[s] = &fresh
	})
}
