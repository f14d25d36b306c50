// What warps need that keep a strip of cells in registers: one loop, and accesses at the cell or in the strip.

package plan

import (
	"fmt"

	"mintc/ir/stencil"
)

// StripShape is how the blocks of kind Strip are built. Each lane of a warp owns neighbouring cells, and each warp a strip of its own.
type StripShape struct {
	Cells  int // of a lane
	Warps  int // of a block
	Blocks int // that a multiprocessor has to have registers for, at least; 0: as many as the compiler likes
}

func (s StripShape) String() string {
	text := fmt.Sprintf("%s a lane, %s", Count(s.Cells, "cell"), Count(s.Warps, "warp"))
	if s.Blocks > 0 {
		text += fmt.Sprintf(", at least %s on a multiprocessor", Count(s.Blocks, "block"))
	}
	return text
}

// StripPack is what strips begin at a multiple of, in cells.
const StripPack = 4

// Around is how a warp's cells are divided: the ghost zone in front, a whole number of packs, and the cells that it commits, too.
func (s StripShape) Around(g *Ghost) (low, committed int64) {
	low = RoundUp(g.Zone.Low[0], StripPack)
	committed = int64(32*s.Cells) - low - g.Zone.High[0]
	return low, committed - (committed%StripPack+StripPack)%StripPack
}

// checkStrip says why warps cannot keep strips of the chain, or nil.
func (t Trapezoid) checkStrip() error {
	tiles, err := NewTiles(t.Chain)
	if err != nil {
		return err
	}
	if tiles.Dims != 1 {
		return fmt.Errorf("its arrays have %s, and a strip is of one", Count(tiles.Dims, "dimension"))
	}
	if tiles.Wraps[0] > 0 {
		return fmt.Errorf("subscripts go on at the other end of the range")
	}
	for _, s := range tiles.Stages {
		if err := tiles.checkStripStage(s, t.Strip); err != nil {
			return err
		}
	}
	for r, role := range tiles.Roles {
		if len(role.Writers) > 1 {
			return fmt.Errorf("%s is written by more than one nest", t.Chain.Roles[r].Grid.Spelled())
		}
	}
	ghost, err := tiles.Ghost(t)
	if err != nil {
		return err
	}
	if _, committed := t.Strip.Around(ghost); 2*committed < int64(32*t.Strip.Cells) {
		return fmt.Errorf("more than half of a strip would be its ghost zone")
	}
	return nil
}

// checkStripStage says which access of a stage is neither of the strip nor of a row at the cell itself, or nil.
func (t *Tiles) checkStripStage(s *TileStage, shape StripShape) error {
	if err := checkHarmless(s.Sweep); err != nil {
		return err
	}
	if s.Sides[0].Loop == nil {
		return fmt.Errorf("a nest writes one line")
	}
	for i, u := range s.Sweep.Uses {
		if u.Grid.Elem.Kind == stencil.Struct {
			return fmt.Errorf("%s has structs as elements", u.Grid.Spelled())
		}
		if u.PassesEdges() {
			return fmt.Errorf("some subscripts of %s stop at the ends of the range and others go on", u.Grid.Spelled())
		}
		role := t.Roles[s.Roles[i]]
		for _, a := range u.Accesses {
			if !role.Tiled && (a.Guarded || !s.isRow(a.Access)) {
				return fmt.Errorf("%s is read at other points than the cell of a row", u.Grid.Spelled())
			}
		}
		if reach := s.radii[s.Roles[i]]; role.Tiled && max(-reach.low[0], reach.high[0]) > int64(shape.Cells) {
			return fmt.Errorf("it reads beyond the next lane")
		}
	}
	return nil
}

// isRow reports whether an access is at the cell of a row: its last subscript is the cell's, the others are the same for all cells.
func (s *TileStage) isRow(a *stencil.Access) bool {
	last := len(a.Index) - 1
	for d, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		if !ok || d < last && !form.IsOuter() || d == last && !form.Equal(s.Sides[0].Form()) {
			return false
		}
	}
	return true
}
