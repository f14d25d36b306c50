// The kinds of time loop by what happens at the ends of a dimension.

package progen

import (
	"fmt"
	"math/bits"
)

// spelled notes how neighbours on a torus are written.
func (p *Program) spelled(s Sub, note func(string, bool)) {
	e := p.Extents[s.Dim]
	power := bits.OnesCount(uint(e.Cells)) == 1
	switch {
	case s.Miss > 0:
		note("a torus that misses", true)
		note("a mask that is no power of two", s.Spell%2 == 1 && s.Spell > 1 && !power && !s.Apart)
	case s.Apart:
	case s.Spell == 2 || s.Spell == 4:
		note("torus by a choice", true)
	case s.Spell > 2 && power:
		note("torus by a mask", true)
		note("torus by a mask of a variable", e.Style == Variable)
	default:
		note("torus by %", true)
	}
}

// endKinds notes what a stage does at the ends of what the loop writes.
func (p *Program) endKinds(n *Nest, written map[string]bool, note func(string, bool)) {
	for _, s := range n.Body {
		e, ok := s.(*Either)
		note("elements by if and else", ok && written[e.Value.Array])
	}
	walkExprs(n.Body, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok || !written[r.Array] {
			return
		}
		for _, s := range r.Index {
			if s.Form == Turn {
				note("walls that miss", s.Miss > 0)
				note("walls two cells away", s.Off > 1 || s.Off < -1)
				note("walls", s.Miss == 0)
				note("walls by abs", s.Miss == 0 && s.Spell < 3 && s.Off == -1 && !s.Apart)
			}
			if s.Apart {
				note("elements of two arrays", r.Far != "")
				note("elements chosen by data", s.Or != nil)
				note("chosen elements", s.Miss == 0 && s.Or == nil && r.Far == "")
			}
		}
	})
}

// stopKinds notes at which ends of how many dimensions a stage's neighbours stop.
func (p *Program) stopKinds(n *Nest, written map[string]bool, note func(string, bool)) {
	low, high := map[int]bool{}, map[int]bool{}
	type end struct{ dim, side int }
	stop, pass := map[end]bool{}, map[end]bool{} // reads that stop at an end, and that go on there
	walkExprs(n.Body, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok || !written[r.Array] {
			return
		}
		for _, s := range r.Index {
			at := end{s.Dim, max(-1, min(s.Off, 1))}
			stop[at] = stop[at] || s.Form == Edge
			pass[at] = pass[at] || s.Form == Offset && s.Loop != "" && s.Off != 0 && !s.Clamp
			if s.Form == Edge {
				low[s.Dim] = low[s.Dim] || s.Off < 0
				high[s.Dim] = high[s.Dim] || s.Off > 0
			}
		}
	})
	for at := range stop {
		note("stops where another array goes on", stop[at] && pass[at])
	}
	for dim := range p.Extents {
		note("stops at one end", low[dim] != high[dim])
		note("stops where the slowest loop begins", dim == 0 && low[dim] && !high[dim])
		note("stops along two dimensions", dim > 0 && (low[dim] || high[dim]) && (low[dim-1] || high[dim-1]))
	}
}

// colouredIn is the array of which a nest stores cells of one colour, "" if it is none of these.
func (n *Nest) colouredIn() string {
	cond, ok := n.Body[0].(*If)
	if !ok || len(n.Body) != 1 {
		return ""
	}
	coloured := false
	walkExpr(cond.Cond, func(e Expr) {
		b, ok := e.(*Binary)
		coloured = coloured || ok && (b.Op == "&" || b.Op == "%")
	})
	if to := targets(cond.Then); coloured && len(to) == 1 {
		return to[0]
	}
	return ""
}

// lineKinds notes the kinds of a nest over boundary lines.
func (p *Program) lineKinds(n *Nest, note func(string, bool)) {
	low, high, halo := map[string]bool{}, map[string]bool{}, false
	walkStores(n.Body, func(s *Assign) {
		to, ok := s.Target.(*Ref)
		if !ok || p.array(to.Array) == nil {
			return
		}
		for d, sub := range to.Index {
			if sub.Loop != "" {
				continue
			}
			ends := low
			if sub.Off < 0 {
				ends = high
			}
			ends[fmt.Sprint(to.Array, d)] = true
			walkExpr(s.Value, func(e Expr) {
				from, ok := e.(*Ref)
				halo = halo || ok && from.Array == to.Array && (from.Index[d].Off < 0) != (sub.Off < 0)
			})
		}
	})
	note("a halo from the other end", halo)
	note("four sides", len(low) == 2)
	for at := range low {
		note("opposite lines", high[at] && !halo)
	}
}

// walkStores calls f for every assignment below a list of statements.
func walkStores(list []Stmt, f func(*Assign)) {
	for _, s := range list {
		switch s := s.(type) {
		case *Assign:
			f(s)
		case *If:
			walkStores(s.Then, f)
			walkStores(s.Else, f)
		}
	}
}
