// A streaming kernel's body with sliding-window reuse: the partials that are carried on, and what is loaded for them.

package stencil

import "slices"

// Partial is a part of what iterations compute, of grids that are only read, that
// a streaming kernel along the slowest loop computes once and carries on to the iterations
// behind: the same expression of several planes, or one whose neighbours lie in a
// plane that the stream has passed by then. (Predictive commoning.)
type Partial struct {
	// Expr is what an iteration computes: of planes up to At ahead of its own.
	Expr Expr
	At   int64
	// Of is what stands in the body for the value of a plane; First and Last are
	// the oldest and the newest that the body uses, Last at most At.
	Of          map[int64]*Symbol
	First, Last int64
}

// Reuse is the body of a streaming kernel with partials, in the order in which they were met.
type Reuse struct {
	Body     []Stmt
	Partials []*Partial
	steady   map[*Use][][]int64 // by grid, what all steps load, and with what only some need
	all      map[*Use][][]int64
}

// NewReuse is a body and the partials that stand in it, with what both load of
// each grid of the sweep.
func NewReuse(s *Sweep, body []Stmt, partials []*Partial) *Reuse {
	c := &Reuse{Body: body, Partials: partials, steady: map[*Use][][]int64{}, all: map[*Use][][]int64{}}
	for _, u := range s.Uses {
		points, ok := s.Footprint(u)
		switch {
		case !ok:
		case u.Edges() != nil:
			c.steady[u], c.all[u] = points, points
		default:
			c.steady[u] = c.footprint(u, points, func(p *Partial) bool { return p.Last == p.At })
			c.all[u] = c.footprint(u, points, func(*Partial) bool { return true })
		}
	}
	return c
}

// SteadyFootprint are the offsets at which every iteration of a streaming kernel loads
// a grid, in subscript order, as Sweep.Footprint gives them without reuse.
func (c *Reuse) SteadyFootprint(u *Use) [][]int64 { return c.steady[u] }

// FullFootprint adds the offsets that only partials read; the last iterations skip them.
func (c *Reuse) FullFootprint(u *Use) [][]int64 { return c.all[u] }

// footprint are the offsets of the body, as far as they are in the footprint of the sweep,
// and of some partials.
func (c *Reuse) footprint(u *Use, of [][]int64, some func(*Partial) bool) (points [][]int64) {
	add := func(body []Stmt, wanted func(p []int64) bool) {
		VisitExprs(body, func(e Expr) {
			if a, ok := e.(*Access); ok && a.Grid == u.Grid {
				if p, _ := a.Constants(); wanted(p) && !HasOffset(points, p) {
					points = append(points, p)
				}
			}
		})
	}
	add(c.Body, func(p []int64) bool { return HasOffset(of, p) })
	for _, p := range c.Partials {
		if some(p) {
			add([]Stmt{&ExprStmt{p.Expr}}, func([]int64) bool { return true })
		}
	}
	slices.SortFunc(points, slices.Compare)
	return points
}

// IsInteger reports whether all partials are integers: computed exactly, in whatever order.
func (c *Reuse) IsInteger() bool {
	return !slices.ContainsFunc(c.Partials, func(p *Partial) bool { return !p.Expr.Type().IsInteger() })
}

// Computed are the expressions of the partials, as statements.
func (c *Reuse) Computed() []Stmt {
	var list []Stmt
	for _, p := range c.Partials {
		list = append(list, &ExprStmt{p.Expr})
	}
	return list
}
