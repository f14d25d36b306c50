// Cells beyond the ends of the range that lie beside the tiles of a march, in shared memory: MarchShape.OuterRows and OuterColumns.

package plan

import (
	"fmt"
	"slices"
)

// OuterShared is where they lie: rows and columns, in bytes from the start of a block's shared memory, and how many bytes both take.
type OuterShared struct{ Rows, Columns, Bytes int64 }

// KeepsOuter reports whether cells beyond the range lie beside the tiles.
func (m MarchShape) KeepsOuter() bool { return m.OuterRows || m.OuterColumns }

// WithoutOuter is the shape with these cells in the tiles.
func (m MarchShape) WithoutOuter() MarchShape {
	m.OuterRows, m.OuterColumns = false, false
	return m
}

// Held is how far beyond the range tiles of a shape hold cells.
func (f *Flow) Held(m MarchShape) Around {
	a := f.Widest()
	if m.OuterRows {
		a.Below[1], a.Above[1] = 0, 0
	}
	if x := f.Dims - 1; m.OuterColumns {
		a.Below[x], a.Above[x] = 0, 0
	}
	return a
}

// outerShared lays them out from a place on.
func (f *Flow) outerShared(height int, m MarchShape, at int64) OuterShared {
	s := OuterShared{Rows: at, Columns: at}
	if !m.KeepsOuter() {
		return s
	}
	fd := f.Fields[0]
	sides := 2 * int64(len(fd.Cycle)) * f.OuterPlanes(height, m) * int64(f.Grid(fd).Elem.Size)
	if m.OuterRows {
		s.Columns += RoundUp(sides*int64(32*m.Cells), sharedLine)
	}
	s.Bytes = s.Columns - at
	if m.OuterColumns {
		s.Bytes += RoundUp(sides*m.BlockRows(), sharedLine)
	}
	return s
}

// OuterPlanes is how many planes of each storage wait: those on their way, and back to the one that the last step reads. It is a power of
// two, so that a plane's place is found from the last bits of its number.
func (f *Flow) OuterPlanes(height int, m MarchShape) int64 {
	least, n := int64(m.Prefetch)+f.LagAt(0, height-1)-f.First()+1, int64(1)
	for n < least {
		n *= 2
	}
	return n
}

// HasOuter reports whether cells beyond the range may lie beside the tiles: one nest makes a step, of one field that it writes to several storages in
// turn, and reads its neighbours one cell away along one dimension at a time, in every iteration. Other arrays are read at the cell itself or along
// the stream.
func (f *Flow) HasOuter() bool {
	if f.Dims != 3 || len(f.Chain.Stages) != 1 || len(f.Fields) != 1 || f.Fields[0].Depth != 1 || len(f.Fields[0].Cycle) < 2 {
		return false
	}
	a := f.Around(f.Fields[0])
	for d := 1; d < f.Dims; d++ {
		if a.Below[d] != 1 || a.Above[d] != 1 {
			return false
		}
	}
	return a.Mixed == 1 && !LoadsUnchecked(f.Fields[0].Reads) && !slices.ContainsFunc(f.Reads, func(r *Read) bool {
		return r.StopsAnywhere() || r.Field == nil && (r.Offset[1] != 0 || r.Offset[2] != 0)
	})
}

// checkOuter says why the cells beyond the range cannot lie beside the tiles of a shape that has them there, or nil.
func (f *Flow) checkOuter(m MarchShape) error {
	if m.KeepsOuter() && !f.HasOuter() {
		return fmt.Errorf("it reads more beyond the range than rows and columns beside a tile")
	}
	return nil
}
