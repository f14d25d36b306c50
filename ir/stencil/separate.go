package stencil

import "strings"

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
// that they are not one array while the parts on their own do not: the host has
// to find that out before it launches s. There are none where s may take the
// parts' place wherever pointers lead.
func (s *Sweep) Clashes(parts ...*Sweep) [][2]*Grid {
	var pairs, alone [][2]*Grid
	for i, u := range s.Uses {
		for _, v := range s.Uses[i+1:] {
			switch {
			case !u.Written && !v.Written, u.Grid.Object && v.Grid.Object:
			case usersOf(parts, u.Grid, v.Grid) > 1 && s.clash(parts, u, v):
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

// clash reports whether one array under both names would matter to s more than
// to each of the parts, which have checks of their own.
func (s *Sweep) clash(parts []*Sweep, u, v *Use) bool {
	if u.Grid.IsFlat() || v.Grid.IsFlat() { // parts of them may be one
		return true
	}
	return !anyMustDiffer(parts, u.Grid, v.Grid) && (s.MustDiffer(u, v) || s.MustKeepOrder(u, v))
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
