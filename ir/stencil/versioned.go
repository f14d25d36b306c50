// Loop versioning: the sweeps that a fused one stands for, and the grids that the host compares to choose.

package stencil

import (
	"slices"
	"strings"
)

// Versioned holds the sweeps that a fused one stands for. They run instead of it,
// one after the other, where the two grids of some pair are one array.
type Versioned struct {
	Pairs  [][2]*Grid
	Sweeps []*Sweep
}

func (s *Sweep) versioned() []Step {
	if s.Versioned == nil {
		return nil
	}
	steps := make([]Step, len(s.Versioned.Sweeps))
	for i, part := range s.Versioned.Sweeps {
		steps[i] = part
	}
	return steps
}

// TellsApart reports whether g and h are different arrays where the fused sweep runs.
func (s *Versioned) TellsApart(g, h *Grid) bool {
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

// Condition says in words when the fused sweep runs. name is what to call a grid.
func (s *Versioned) Condition(name func(*Grid) string) string {
	texts := make([]string, len(s.Pairs))
	for i, p := range s.Pairs {
		texts[i] = name(p[0]) + " and " + name(p[1])
	}
	return strings.Join(texts, ", ") + " are different arrays"
}

// MustDiffer reports whether the two grids may not share elements: one is written
// and iterations would then touch each other's points; or s does not run then.
// The clause 'independent' claims that they do not.
func (s *Sweep) MustDiffer(u, v *Use) bool {
	switch {
	case s.Versioned.TellsApart(u.Grid, v.Grid):
		return true
	case !u.Written && !v.Written, s.Hints.Independent && !u.Grid.IsOtherObject(v.Grid):
		return false
	}
	return !(s.Pointwise(u) && s.Pointwise(v)) && !s.coincides(u.Grid, v.Grid)
}

func (s *Sweep) coincides(g, h *Grid) bool {
	return slices.Contains(s.Coincide, [2]*Grid{g, h}) || slices.Contains(s.Coincide, [2]*Grid{h, g})
}
