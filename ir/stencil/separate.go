package stencil

import (
	"slices"
	"strings"
)

// Separate are the sweeps that a joined one stands for. They run instead of it,
// one after the other, where the two grids of some pair are one array.
type Separate struct {
	Pairs  [][2]*Grid
	Sweeps []*Sweep
}

func (s *Sweep) separate() []Step {
	if s.Separate == nil {
		return nil
	}
	steps := make([]Step, len(s.Separate.Sweeps))
	for i, part := range s.Separate.Sweeps {
		steps[i] = part
	}
	return steps
}

// TellsApart reports whether g and h are different arrays where the joined sweep runs.
func (s *Separate) TellsApart(g, h *Grid) bool {
	if s == nil {
		return false
	}
	for _, p := range s.Pairs {
		if p == [2]*Grid{g, h} || p == [2]*Grid{h, g} {
			return true
		}
	}
	return false
}

// Condition says in words when the joined sweep runs. name is what to call a grid.
func (s *Separate) Condition(name func(*Grid) string) string {
	texts := make([]string, len(s.Pairs))
	for i, p := range s.Pairs {
		texts[i] = name(p[0]) + " and " + name(p[1])
	}
	return strings.Join(texts, ", ") + " are different arrays"
}

// Clashes are the pairs of grids of which s, the join of parts, needs to know
// that they are not one array, or parts of one: the host has to find that out
// before it launches s. What one part alone uses is checked as it is for that part.
// There are none where s may take the parts' place wherever pointers lead.
func (s *Sweep) Clashes(parts ...*Sweep) [][2]*Grid {
	var pairs, alone [][2]*Grid
	for i, u := range s.Uses {
		for _, v := range s.Uses[i+1:] {
			switch {
			case !u.Written && !v.Written, u.Grid.IsOtherObject(v.Grid):
			case usersOf(parts, u.Grid, v.Grid) > 1 && !s.coveredBy(parts, u, v):
				pairs = append(pairs, [2]*Grid{u.Grid, v.Grid})
			case s.MustKeepOrder(u, v) && !anyMustDiffer(parts, u.Grid, v.Grid):
				alone = append(alone, [2]*Grid{u.Grid, v.Grid})
			}
		}
	}
	if len(pairs) == 0 {
		return nil
	}
	// A plan for s may not keep an order that the plan for the part does keep.
	return append(pairs, alone...)
}

// coveredBy reports whether one of the parts makes sure, before it starts, that the
// two are apart wherever s uses them.
func (s *Sweep) coveredBy(parts []*Sweep, u, v *Use) bool {
	return slices.ContainsFunc(parts, func(p *Sweep) bool {
		x, y := p.UseOf(u.Grid), p.UseOf(v.Grid)
		if x == nil || y == nil || !p.MustDiffer(x, y) || !s.InLoopOrder(u) || !s.InLoopOrder(v) {
			return false
		}
		return x.Written && within(u, x, true) && within(v, y, false) || y.Written && within(u, x, false) && within(v, y, true)
	})
}

// within reports whether every access of u is at an offset that lies between those
// of the unconditional writes, or of the unconditional reads, of another use.
func within(u, of *Use, writes bool) bool {
	var box []Steps
	for _, a := range of.Accesses {
		if a.Write != writes || a.Guarded {
			continue
		}
		for d, o := range a.offset() {
			if len(box) <= d {
				box = append(box, Steps{First: o, Last: o})
			}
			box[d] = box[d].with(o)
		}
	}
	return len(box) > 0 && of.Edges() == nil && !slices.ContainsFunc(u.Accesses, func(a AccessInfo) bool {
		for d, o := range a.offset() {
			if !box[d].holds(o) {
				return true
			}
		}
		return false
	})
}

// usersOf is the number of sweeps that use either grid.
func usersOf(sweeps []*Sweep, g, h *Grid) int {
	n := 0
	for _, s := range sweeps {
		if s.UseOf(g) != nil || s.UseOf(h) != nil {
			n++
		}
	}
	return n
}

// anyMustDiffer reports whether one of the sweeps takes the two to be different
// arrays, which is checked before it starts.
func anyMustDiffer(sweeps []*Sweep, g, h *Grid) bool {
	for _, s := range sweeps {
		if u, v := s.UseOf(g), s.UseOf(h); u != nil && v != nil && s.MustDiffer(u, v) {
			return true
		}
	}
	return false
}

// UseOf is what the sweep does with a grid, nil for nothing.
func (s *Sweep) UseOf(g *Grid) *Use {
	for _, u := range s.Uses {
		if u.Grid == g {
			return u
		}
	}
	return nil
}

// MustDiffer reports whether the two grids may not share elements: one is written
// and iterations would then touch each other's points; or s does not run then.
// The clause 'independent' claims that they do not.
func (s *Sweep) MustDiffer(u, v *Use) bool {
	switch {
	case s.Separate.TellsApart(u.Grid, v.Grid):
		return true
	case !u.Written && !v.Written, s.Hints.Independent && !u.Grid.IsOtherObject(v.Grid):
		return false
	}
	return !(s.Pointwise(u) && s.Pointwise(v)) && !s.coincides(u.Grid, v.Grid)
}

func (s *Sweep) coincides(g, h *Grid) bool {
	return slices.Contains(s.Coincide, [2]*Grid{g, h}) || slices.Contains(s.Coincide, [2]*Grid{h, g})
}
