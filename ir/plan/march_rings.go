// Blocks that march with the planes that other lanes read in shared memory: for stars that reach two cells. Planes come in by tensor copies, in rings; a
// ring of each version but the last has what the step before made. Registers hold a lane's own cells behind the middle plane alone.

package plan

import (
	"fmt"

	"mintc/internal/gpu"
	"mintc/ir/stencil"
)

// MarchRings is where the planes of a block lie, in bytes from the start of its shared memory, and how large they are. A tile has the cells that the
// first step makes; planes of the newest input are wider and taller, by what that step reads.
type MarchRings struct {
	Unit              int64 // cells in 16 bytes: what tensor copies begin at a multiple of
	Columns, Rows     int64 // of a tile
	WideColumns       int64 // of planes of the newest input; beside the tile are whole units
	Wide, Plain, Made int64 // cells from plane to plane: of the newest input, of what is read at the cell alone, of what steps make
	Newest, Oldest    int64 // rings of inputs; Oldest only where two versions come in
	Steps             int64 // rings of what steps make
	Sides             int64 // cells beside the range, that no step writes
	Constants         []int64
	Barriers          int64
	Bytes             int64 // of all
	CopiedBytes       int64 // of the planes that come in a turn
	ConstantSlots     int64 // planes of each constant
	NewestSlots       int64 // planes of the newest input
}

// barrierBytes is the size of the block's barriers: mint_turns in turns.cuh.
const barrierBytes = 64

// SideSlots are the turns whose sides a block keeps: this one, the next one, and the one after it, for which they are on their way.
const SideSlots = 3

// Rings lays out the shared memory of a block whose planes lie there.
func (f *Flow) Rings(height int, m MarchShape) MarchRings {
	size, reach := int64(f.Grid(f.Fields[0]).Elem.Size), f.PerStep
	s := MarchRings{Unit: 16 / size, Columns: int64(m.Lanes * m.Cells), Rows: m.BlockRows(), NewestSlots: reach + 2, ConstantSlots: 2}
	whole := func(cells int64) int64 { return RoundUp(cells*size, sharedLine) / size }
	s.WideColumns = s.Columns + 2*RoundUp(reach, s.Unit)
	s.Wide, s.Plain = whole(s.WideColumns*(s.Rows+2*reach)), whole(s.Columns*s.Rows)
	s.Made = s.Columns*s.Rows + reach // the cells beside the first and the last row are no one's
	s.ConstantSlots += reach*int64(height-1) - f.RingColumns(height, m)
	reserve := func(cells int64) int64 {
		at := s.Bytes
		s.Bytes += RoundUp(cells*size, sharedLine)
		return at
	}
	s.Newest = reserve(s.NewestSlots * s.Wide)
	if s.CopiedBytes = s.WideColumns * (s.Rows + 2*reach) * size; f.Fields[0].Depth > 1 {
		s.Oldest = reserve(2 * s.Plain)
		s.CopiedBytes += s.Columns * s.Rows * size
	}
	for range f.Constants(height, m) {
		s.Constants = append(s.Constants, reserve(s.ConstantSlots*s.Plain))
		s.CopiedBytes += s.Columns * s.Rows * size
	}
	s.Steps = reserve(int64(height-1)*(reach+1)*s.Made + reach)
	s.Sides = reserve(SideSlots * int64(height-1) * 2 * reach * (s.Columns + s.Rows)) // mint_sides in turns.cuh
	s.Barriers = s.Bytes
	s.Bytes += barrierBytes
	return s
}

// Beside is how many cells planes of the newest input have on each side of a tile.
func (s MarchRings) Beside() int64 { return (s.WideColumns - s.Columns) / 2 }

// RingColumns is how many planes of each constant a shape keeps in registers, at the lane's own cells, the others in shared memory.
func (f *Flow) RingColumns(height int, m MarchShape) int64 {
	if !m.Columns {
		return 0
	}
	return max(0, f.PerStep*int64(height-1)-int64(m.Waiting))
}

// ringRegisters are the registers of 4 bytes that hold a lane's own cells from turn to turn.
func (f *Flow) ringRegisters(height int, m MarchShape) int {
	planes := f.PerStep*int64(height) + f.RingColumns(height, m)*int64(len(f.Constants(height, m)))
	return int(planes) * m.Cells * m.Rows * f.Grid(f.Fields[0]).Elem.Size / 4
}

// ringReach is how far stars reach whose planes lie in shared memory, and ringCells are those of a lane: no others were tried.
const ringReach, ringCells = 2, 2

// otherRegisters are those that a thread needs for more than the planes: one that spills waits for the L2 cache, since shared memory leaves little of L1.
const otherRegisters = 70

// CheckRings says why the planes of a chain cannot lie in shared memory, or nil.
func (f *Flow) CheckRings() error {
	if f.Dims != 3 || f.along != 0 || len(f.Chain.Stages) != 1 || len(f.Fields) != 1 {
		return fmt.Errorf("planes in shared memory are for one nest of three loops that writes one array")
	}
	fd := f.Fields[0]
	elem := f.Grid(fd).Elem
	if elem.Kind != stencil.Float || elem.Size != 4 && elem.Size != 8 || fd.Depth < 1 || fd.Depth > 2 || len(fd.Cycle) != fd.Depth+1 {
		return fmt.Errorf("planes in shared memory are for two or three buffers of float or double")
	}
	for _, r := range f.Reads {
		besides := r.Field == nil || r.Steps == 2
		switch n := r.Aside(); {
		case !r.Sure || r.StopsAnywhere():
			return fmt.Errorf("planes in shared memory are for cells that are read in every iteration")
		case n > 1 || besides && n > 0:
			return fmt.Errorf("planes in shared memory are for stars, and for other arrays at the cell itself")
		case r.Field == nil && !f.Chain.Stages[0].Sweep.Uses[r.Use].Grid.Elem.Same(elem):
			return fmt.Errorf("planes in shared memory are for arrays of one type")
		}
	}
	if a := f.Around(fd); f.PerStep != ringReach || a.Below != [3]int64{ringReach, ringReach, ringReach} || a.Above != a.Below || LoadsUnchecked(fd.Reads) {
		return fmt.Errorf("planes in shared memory are for stars that reach two cells in each direction")
	}
	return nil
}

// checkRings says why the chain cannot march in a shape whose planes lie in shared memory, or nil. What holds for all that march has been checked.
func (t Trapezoid) checkRings(f *Flow, d gpu.Device) error {
	m := t.March
	switch err := f.CheckRings(); {
	case err != nil:
		return err
	case t.Completed != nil:
		return fmt.Errorf("planes in shared memory are for nests that store in every iteration")
	case d.Major < 9:
		return fmt.Errorf("%s has no tensor memory accelerator", d.Arch)
	case m.Cells != ringCells || m.Lanes < 1 || m.Lanes > 32 || m.Cells*m.Rows > 32:
		return fmt.Errorf("a lane has two cells of a row, and at most 32 of a plane")
	}
	s := f.Rings(t.Height, m)
	ghost := 2 * f.PerStep * int64(t.Height-1)
	if 2*ghost > min(s.Columns, s.Rows) {
		return fmt.Errorf("more than half of a tile would be its ghost zone")
	}
	if s.Bytes > int64(d.SharedPerBlock) {
		return fmt.Errorf("its planes take %d bytes of shared memory, and %s allows %d per block", s.Bytes, d.Arch, d.SharedPerBlock)
	}
	room := min(255, d.RegistersPerSM/(32*(m.Warps+1)))
	if n := f.ringRegisters(t.Height, m); n+otherRegisters > room {
		return fmt.Errorf("its planes take %d registers of a thread that may have %d", n, room)
	}
	return nil
}
