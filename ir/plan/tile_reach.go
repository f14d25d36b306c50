// Which cells the stages of a tile compute, and where their accesses lie relative to these.

package plan

import (
	"fmt"
	"slices"

	"mintc/ir/stencil"
)

// tileReach is how far the accesses of a grid lie from the cell that an iteration computes, slowest first: low is not
// above 0 and high not below, for reads; the cells themselves lie from first to last, those that stop at an edge left out.
type tileReach struct {
	low, high   []int64
	first, last []int64
	wraps       []int64           // how far subscripts go on at the other end of the range
	powersOfTwo []bool            // some do so only if the range has such a number of cells
	beside      []*stencil.Access // one that is beside the cell and does not
}

// newStage finds the cells of a stage, from the subscripts with which it writes.
func (t *Tiles) newStage(st stencil.Stage) (*TileStage, error) {
	s := &TileStage{Sweep: st.Sweep, Roles: st.Roles, radii: map[int]*tileReach{}, Periods: st.Sweep.Periods(), beside: make([]*stencil.Access, t.Dims), Least: make([]int64, t.Dims)}
	for _, l := range st.Sweep.Loops {
		if l.Step != 1 {
			return nil, fmt.Errorf("the loop over %s has steps of %d", l.Index.Name, l.Step)
		}
	}
	for _, u := range st.Sweep.Uses {
		for _, a := range u.Accesses {
			if !a.Write {
				continue
			}
			sides, err := s.cellsOf(a)
			if err != nil {
				return nil, err
			}
			if s.Sides != nil && !sameStageSides(s.Sides, sides) {
				return nil, fmt.Errorf("a nest writes more than one cell in an iteration")
			}
			s.Sides = sides
		}
	}
	if s.Sides == nil {
		return nil, fmt.Errorf("a nest writes no array")
	}
	return s, nil
}

// cellsOf are the cells that an access writes.
func (s *TileStage) cellsOf(a stencil.AccessInfo) ([]stencil.StageSide, error) {
	forms := a.Forms()
	if forms == nil {
		return nil, fmt.Errorf("%s is written at a subscript that is not index + constant", a.Grid.Spelled())
	}
	var sides []stencil.StageSide
	used := map[*stencil.Loop]bool{}
	for _, form := range forms {
		side := stencil.StageSide{Line: form}
		for _, l := range s.Sweep.Loops {
			if form.Coef(l.Index) == 1 && len(form.Terms) == 1 && !used[l] {
				side = stencil.StageSide{Loop: l, Shift: form.Const}
				used[l] = true
			}
		}
		if side.Loop == nil && !form.IsOuter() {
			return nil, fmt.Errorf("%s is written at a subscript that is not index + constant", a.Grid.Spelled())
		}
		sides = append(sides, side)
	}
	if len(used) != len(s.Sweep.Loops) {
		return nil, fmt.Errorf("%s is not written by a subscript of each loop", a.Grid.Spelled())
	}
	return sides, nil
}

func sameStageSides(a, b []stencil.StageSide) bool {
	for d := range a {
		if a[d].Loop != b[d].Loop || a[d].Shift != b[d].Shift || !a[d].Line.Equal(b[d].Line) {
			return false
		}
	}
	return true
}

// findConstants tiles the arrays that no stage writes and that stages read around their cells.
func (t *Tiles) findConstants() {
	for r, role := range t.Roles {
		if role.Tiled || t.Chain.Turn[r] != r || t.Chain.Roles[r].Renewed {
			continue
		}
		around, fits := false, true
		for _, s := range t.Stages {
			reach, err := t.reachOf(s, r)
			if fits = fits && err == nil && !(reach != nil && reach.goesOn()); fits && reach != nil {
				for d := range t.Dims {
					around = around || reach.low[d] < 0 || reach.high[d] > 0
				}
			}
		}
		role.Tiled = around && fits
	}
}

// findReaches finds where the accesses of a stage lie.
func (t *Tiles) findReaches(stage int) error {
	s := t.Stages[stage]
	for r, role := range t.Roles {
		if !role.Tiled {
			continue
		}
		reach, err := t.reachOf(s, r)
		if err != nil {
			return err
		}
		if reach == nil {
			continue
		}
		s.radii[r] = reach
		for d := range t.Dims {
			t.Wraps[d] = max(t.Wraps[d], reach.wraps[d])
			t.PowersOfTwo[d] = t.PowersOfTwo[d] || reach.powersOfTwo[d]
			if s.beside[d] == nil {
				s.beside[d] = reach.beside[d]
			}
		}
		sure, err := t.sureReach(s, r)
		if err != nil {
			return err
		}
		of := stencil.StageReach{Stage: stage, Reads: s.reads(r), Sure: sure != nil, Low: xFirst(reach.first), High: xFirst(reach.last)}
		if sure != nil {
			of.SureLow, of.SureHigh = xFirst(sure.first), xFirst(sure.last)
		}
		role.Reaches = append(role.Reaches, of)
	}
	return nil
}

// xFirst is a list in the other order.
func xFirst(list []int64) []int64 {
	list = slices.Clone(list)
	slices.Reverse(list)
	return list
}

// sureReach is where the accesses lie that happen in every iteration, nil if there are none.
func (t *Tiles) sureReach(s *TileStage, role int) (*tileReach, error) {
	return t.reach(s, role, func(a stencil.AccessInfo) bool { return !a.Guarded })
}

// reachOf is where the accesses of a role lie, nil if the stage has none.
func (t *Tiles) reachOf(s *TileStage, role int) (*tileReach, error) {
	return t.reach(s, role, func(stencil.AccessInfo) bool { return true })
}

// reach is where the accesses of a role lie that count, nil if none does.
func (t *Tiles) reach(s *TileStage, role int, counts func(stencil.AccessInfo) bool) (*tileReach, error) {
	var reach *tileReach
	serial := s.Sweep.SerialRanges()
	for i, u := range s.Sweep.Uses {
		for _, a := range u.Accesses {
			if s.Roles[i] != role || !counts(a) {
				continue
			}
			if len(a.Index) != t.Dims {
				return nil, fmt.Errorf("%s has %d dimensions", a.Grid.Spelled(), len(a.Index))
			}
			if reach == nil {
				reach = newTileReach(t.Dims)
			}
			for d := range a.Index {
				if err := reach.add(d, s, a, serial); err != nil {
					return nil, err
				}
			}
		}
	}
	return reach, nil
}

const noCell = int64(1) << 62

func newTileReach(dims int) *tileReach {
	r := &tileReach{low: make([]int64, dims), high: make([]int64, dims), wraps: make([]int64, dims), powersOfTwo: make([]bool, dims), beside: make([]*stencil.Access, dims)}
	for range dims {
		r.first, r.last = append(r.first, noCell), append(r.last, -noCell)
	}
	return r
}

// goesOn reports whether subscripts go on at the other end of some range.
func (r *tileReach) goesOn() bool {
	return slices.ContainsFunc(r.wraps, func(far int64) bool { return far > 0 })
}

// add extends the reach by a subscript of an access.
func (r *tileReach) add(d int, s *TileStage, a stencil.AccessInfo, serial map[*stencil.Symbol]stencil.Range) error {
	side := s.Sides[d]
	far := func() error {
		return fmt.Errorf("%s is accessed at %s, which is not at a fixed distance from the cell that is written", a.Grid.Spelled(), stencil.Formatter{}.Expr(a.Access))
	}
	if c, ok := a.Index[d].(*stencil.Clamped); ok {
		if side.Loop == nil || c.Index != side.Loop.Index || side.Shift != 0 {
			return far()
		}
		r.beside[d] = a.Access
		r.widen(d, min(c.Offset, 0), max(c.Offset, 0))
		r.first[d], r.last[d] = min(r.first[d], 0), max(r.last[d], 0)
		return nil
	}
	if p, ok := s.Periods.Of(a.Index[d]); ok && side.Loop != nil && p.Index == side.Loop.Index && max(-p.Offset, p.Offset) <= farthestTiled {
		r.wraps[d], r.powersOfTwo[d] = max(r.wraps[d], p.Offset, -p.Offset), r.powersOfTwo[d] || p.PowerOfTwo
		r.widen(d, min(p.Offset, 0), max(p.Offset, 0))
		r.first[d], r.last[d] = min(r.first[d], 0), max(r.last[d], 0)
		return nil
	}
	form, ok := stencil.AffineOf(a.Index[d])
	if !ok {
		return far()
	}
	rest := form.Plus(side.Form(), -1)
	low, high := rest.Const, rest.Const
	for _, term := range rest.Terms {
		q, known := serial[term.Sym]
		if !known {
			return far()
		}
		low += min(term.Coef*q.First, term.Coef*q.Last)
		high += max(term.Coef*q.First, term.Coef*q.Last)
	}
	if max(-low, high) > farthestTiled {
		return far()
	}
	if low != 0 || high != 0 {
		r.beside[d] = a.Access
	}
	r.widen(d, low, high)
	if least, inside := staysInside(side, a, low, high); inside {
		low, high = max(low, 0), min(high, 0)
		s.Least[d] = max(s.Least[d], least)
	}
	r.first[d], r.last[d] = min(r.first[d], low), max(r.last[d], high)
	return nil
}

// staysInside reports whether an access so far from the cell that is written is one of the range's, wherever that has at least so many cells.
func staysInside(side stencil.StageSide, a stencil.AccessInfo, low, high int64) (cells int64, ok bool) {
	if side.Loop == nil || side.Shift != 0 {
		return 0, false
	}
	below, okBelow := a.StaysInside(side.Loop, low)
	above, okAbove := a.StaysInside(side.Loop, high)
	return max(below, above), okBelow && okAbove
}

// farthestTiled bounds the radius of a chain whose ghost zone is worth a thought, and keeps sums of radii far from
// overflow.
const farthestTiled = 1 << 16

func (r *tileReach) widen(d int, low, high int64) {
	r.low[d], r.high[d] = min(r.low[d], low), max(r.high[d], high)
}

// RoleOf is the role of a grid that the stage uses.
func (s *TileStage) RoleOf(g *stencil.Grid) int {
	for i, u := range s.Sweep.Uses {
		if u.Grid == g {
			return s.Roles[i]
		}
	}
	panic("plan: grid " + g.Name + " is not used by sweep " + s.Sweep.Name)
}
