// What blocks need that march through the steps of a chain: shared memory, registers; and bodies that ghost cells may compute.

package plan

import (
	"fmt"
	"math"
	"slices"

	"mintc/internal/gpu"
	"mintc/ir/stencil"
)

// Constant is a grid that no stage writes. Its planes wait in shared memory until the last step has read them.
type Constant struct {
	Role   int
	Grid   *stencil.Grid
	Ahead  int64 // planes that it comes before the inputs; negative: behind them
	Oldest int64 // planes behind the newest input that the last step reads
	Newest int64 // planes behind the newest input that the first step reads first in the cell's own column
	Reads  []*Read
	Around Around
}

// Constants are those of the chain, for launches of `height` steps in a shape.
func (f *Flow) Constants(height int, m MarchShape) []*Constant {
	var list []*Constant
	of, first := map[int]*Constant{}, f.First()
	for _, r := range f.Reads {
		if r.Field != nil {
			continue
		}
		role := f.Chain.Stages[r.Stage].Roles[r.Use]
		c := of[role]
		if c == nil {
			c = &Constant{Role: role, Grid: f.Chain.Stages[r.Stage].Sweep.Uses[r.Use].Grid, Newest: math.MaxInt64}
			if m.Late {
				c.Ahead = math.MinInt64
			}
			of[role], list = c, append(list, c)
		}
		behind := f.LagAt(r.Stage, 0) - first - r.Offset[0]
		c.Newest = min(c.Newest, behind)
		if f.crosses(r) {
			behind--
		}
		c.Ahead = max(c.Ahead, -behind)
		c.Oldest = max(c.Oldest, f.LagAt(r.Stage, height-1)-first-min(r.Offset[0], 0))
		c.Reads = append(c.Reads, r)
		c.Around = aroundOf(c.Reads)
	}
	return list
}

// Column is how many planes of a constant a shape keeps in registers, at the lane's own cells: none where a step reads one plane only, or where
// subscripts stop at the ends of the range.
func (c *Constant) Column(m MarchShape) int64 {
	stops := slices.ContainsFunc(c.Reads, (*Read).StopsAnywhere)
	planes := slices.ContainsFunc(c.Reads, func(r *Read) bool { return r.Offset[0] != c.Reads[0].Offset[0] })
	if !m.Columns || stops || !planes {
		return 0
	}
	return c.Oldest - c.Newest + 1
}

// Planes is how many planes of a constant lie in shared memory: one more than are read, for other warps may be a turn behind.
func (c *Constant) Planes(prefetch int) int64 { return int64(prefetch) + c.Ahead + c.Oldest + 1 }

// MarchShared is where things lie in a block's shared memory, in bytes from its start.
type MarchShared struct {
	Rings, Edges map[*Field]int64 // planes that come in; rows at the edges of warps
	Constants    []int64          // in the order of Flow.Constants
	Outer        OuterShared      // cells beyond the range beside tiles
	Barrier      int64            // of the block's warps, if they read rows of each other
	Bytes        int64            // of all
}

// sharedLine is what every part of the shared memory begins at a multiple of.
const sharedLine = 128

// MarchShared lays out the shared memory of a block.
func (f *Flow) MarchShared(height int, m MarchShape) MarchShared {
	s := MarchShared{Rings: map[*Field]int64{}, Edges: map[*Field]int64{}}
	reserve := func(rows int64, elem stencil.Type) int64 {
		at := s.Bytes
		s.Bytes += RoundUp(rows*int64(32*m.Cells*elem.Size), sharedLine)
		return at
	}
	for _, fd := range f.Fields {
		elem := f.Grid(fd).Elem
		s.Rings[fd] = reserve(int64(fd.Depth)*m.Slots()*m.BlockRows(), elem)
		s.Edges[fd] = reserve(f.EdgeRowsKept(fd, height, m), elem)
	}
	for _, c := range f.Constants(height, m) {
		s.Constants = append(s.Constants, reserve(c.Planes(m.Prefetch)*m.BlockRows(), c.Grid.Elem))
	}
	s.Outer = f.outerShared(height, m, s.Bytes)
	s.Bytes += s.Outer.Bytes
	if f.CrossesWarps() {
		s.Barrier = s.Bytes
		s.Bytes += sharedLine
	}
	return s
}

// Kept is how many versions of a field are read when they are older than a turn, or by other warps: not the last one, unless another nest of
// its own step reads it.
func (f *Flow) Kept(fd *Field, height int) int {
	n := height + fd.Depth - 1
	if slices.ContainsFunc(fd.Reads, func(r *Read) bool { return r.Steps == 0 }) {
		n++
	}
	return n
}

// OldestShared is the oldest version of a field whose rows other warps read at the first step, counted from the oldest input on.
func (f *Flow) OldestShared(fd *Field) int {
	n := fd.Depth
	for _, r := range fd.Reads {
		if f.crosses(r) {
			n = min(n, fd.Depth-r.Steps)
		}
	}
	return n
}

// EdgeRowsKept is how many edge rows of a field lie in shared memory.
func (f *Flow) EdgeRowsKept(fd *Field, height int, m MarchShape) int64 {
	rows, planes, _ := f.EdgeRows(fd)
	return planes * int64(f.Kept(fd, height)-f.OldestShared(fd)) * int64(m.Warps) * 2 * rows
}

// Slots is how many planes of an input lie in shared memory: those on their way, and one that lanes may still read.
func (m MarchShape) Slots() int64 { return int64(m.Prefetch) + 1 }

// TurnsKnown reports whether the code of the steady state has each place of each ring in shared memory once or several times: the compiler
// then knows all addresses there.
func (f *Flow) TurnsKnown(height int, m MarchShape) bool {
	known := func(planes int64) bool { return planes == 0 || int64(m.Repeat)%planes == 0 }
	for _, fd := range f.Fields {
		if _, planes, _ := f.EdgeRows(fd); !known(planes) {
			return false
		}
	}
	return m.Repeat > 1 && known(m.Slots()) && known(barrierPhases) &&
		!slices.ContainsFunc(f.Constants(height, m), func(c *Constant) bool { return !known(c.Planes(m.Prefetch)) })
}

// barrierPhases is after how many turns a block's barrier is in the same phase again.
const barrierPhases = 2

// BlockRows is the number of rows of a block.
func (m MarchShape) BlockRows() int64 { return int64(m.Rows * m.Warps) }

// checkHarmless says why a body must not run for cells that only look like those of the data, as ghost cells at the ends of
// a warp do: what harms, and what such bodies have no code for.
func checkHarmless(s *stencil.Sweep) error {
	if why := s.Harm(s.Body); why != "" {
		return fmt.Errorf("it %s", why)
	}
	bodies := [][]stencil.Stmt{s.Body}
	for _, f := range s.Functions {
		bodies = append(bodies, f.Body)
	}
	var err error
	for _, body := range bodies {
		stencil.VisitExprs(body, func(e stencil.Expr) {
			if _, isElement := e.(*stencil.Element); isElement {
				err = fmt.Errorf("it uses an array of its own")
			}
		})
		stencil.VisitStmts(body, func(st stencil.Stmt) {
			if _, isSwitch := st.(*stencil.Switch); isSwitch {
				err = fmt.Errorf("it has a switch in its body")
			}
		})
	}
	return err
}

// checkMarch says why the chain cannot march in this shape, or nil.
func (t Trapezoid) checkMarch(d gpu.Device) error {
	f, err := t.Flow()
	if err != nil {
		return err
	}
	for _, st := range t.Chain.Stages[1:] {
		if !sameRanges(t.Chain.Stages[0].Sweep, st.Sweep) {
			return fmt.Errorf("its nests have different ranges")
		}
	}
	if err := t.checkBodies(); err != nil {
		return err
	}
	if f.Dims < 2 {
		return fmt.Errorf("its nests have one parallel loop, and a block streams along the slowest of two or three")
	}
	if d.Major < 8 {
		return fmt.Errorf("%s cannot copy to shared memory in the background", d.Arch)
	}
	if t.March.InShared {
		return t.checkRings(f, d)
	}
	if err := f.checkOuter(t.March); err != nil {
		return err
	}
	if t.March.Cells*t.March.Rows > 32 {
		return fmt.Errorf("a lane has at most 32 cells of a plane")
	}
	for _, fd := range f.Fields {
		if t.Height < fd.Depth {
			return fmt.Errorf("a launch makes at least %d steps of it", fd.Depth)
		}
	}
	if err := f.checkMarchReads(t.March); err != nil {
		return err
	}
	if err := f.checkMarchGhost(t.Height, t.March); err != nil {
		return err
	}
	if n := f.MarchShared(t.Height, t.March).Bytes; n > int64(d.SharedPerBlock) {
		return fmt.Errorf("its planes take %d bytes of shared memory, and %s allows %d per block", n, d.Arch, d.SharedPerBlock)
	}
	return nil
}

// checkMarchReads says which read a lane of the shape cannot make from its own cells and those of the next lane and warp, or nil.
func (f *Flow) checkMarchReads(m MarchShape) error {
	for _, r := range f.Reads {
		if z := r.Offset[0]; r.Clamped[0] && (z > 1 || z < -1) {
			return fmt.Errorf("subscripts that stop at the ends of the slowest loop reach further than one plane")
		}
		if r.Clamped[0] && f.crosses(r) {
			return fmt.Errorf("planes that stop at the ends of the slowest loop are read with their neighbours")
		}
		x := r.Offset[f.Dims-1]
		if max(x, -x) > int64(m.Cells) || f.crosses(r) && max(r.Offset[1], -r.Offset[1]) > int64(m.Rows) {
			return fmt.Errorf("it reads beyond the next lane or warp")
		}
	}
	return nil
}

// checkMarchGhost says that too little of a tile of the shape is of use, or nil.
func (f *Flow) checkMarchGhost(height int, m MarchShape) error {
	extents := []int{0, m.Rows * m.Warps, 32 * m.Cells}
	for dim := 1; dim < f.Dims; dim++ {
		low, high := f.Reach(height, dim)
		if most := int64(extents[dim+3-f.Dims]); most < 2*(low+high) && !m.thin() || most <= low+high {
			return fmt.Errorf("more than half of a tile would be its ghost zone")
		}
	}
	return nil
}

// checkBodies says which access the cells around the iteration's own do not have, or nil.
func (t Trapezoid) checkBodies() error {
	for _, body := range t.Bodies {
		var unknown *stencil.Access
		stencil.VisitExprs(body, func(e stencil.Expr) {
			if a, isAccess := e.(*stencil.Access); isAccess {
				if _, ok := a.Constants(); !ok {
					unknown = a
				}
			}
		})
		if unknown != nil {
			return fmt.Errorf("%s is not index + constant", stencil.Formatter{}.Expr(unknown))
		}
	}
	return nil
}

// Carried are cells of other lanes that a thread keeps with the planes of a field.
type Carried struct {
	Stage, Steps int   // of the reads that find them
	Age          int64 // of a plane when its cells are first taken from other lanes
	Turns        int64 // for which they are kept
	Left, Right  int64 // cells of each row
}

// Carried is what a shape keeps of a field; nil if nothing is read twice with its neighbours, or if subscripts stop at the ends of the range.
func (f *Flow) Carried(fd *Field, m MarchShape) *Carried {
	var b *Carried
	oldest := int64(0)
	for _, r := range fd.Reads {
		x := r.Offset[f.Dims-1]
		if r.StopsAnywhere() {
			return nil
		}
		if x == 0 {
			continue
		}
		age := f.Age(r, r.Offset[0])
		if b == nil {
			b, oldest = &Carried{Stage: r.Stage, Steps: r.Steps, Age: age}, age
		}
		if b.Stage != r.Stage || b.Steps != r.Steps {
			return nil
		}
		b.Age, oldest = min(b.Age, age), max(oldest, age)
		b.Left, b.Right = max(b.Left, -x), max(b.Right, x)
	}
	if b == nil || min(int64(m.Carry), oldest-b.Age) == 0 {
		return nil
	}
	b.Turns = min(int64(m.Carry), oldest-b.Age)
	return b
}

// RestFrom is the number of steps from which on a launch that marches makes a rest of them: three, and a third of the height (bench/results/2026-11-27-h200-table.md); the
// height where it makes none. The steps behind those that it makes pass on the planes that they find, so that a field has to keep them, and no version before the last.
func (f *Flow) RestFrom(height int) int {
	passes := !slices.ContainsFunc(f.Fields, func(fd *Field) bool { return fd.Depth > 1 || fd.Depth == 1 && f.Planes(fd) <= f.PerStep })
	if passes {
		return min(height, max(3, height/3+1))
	}
	return height
}

// MarchRegisters are the registers of 4 bytes that hold a thread's cells from plane to plane, without those of other lanes.
func (f *Flow) MarchRegisters(height int, m MarchShape) int {
	if m.InShared {
		return f.ringRegisters(height, m)
	}
	n := 0
	for _, fd := range f.Fields {
		words := (f.Grid(fd).Elem.Size + 3) / 4
		n += f.Kept(fd, height) * int(f.Window(fd)-1) * m.Cells * m.Rows * words
	}
	for _, c := range f.Constants(height, m) {
		n += int(c.Column(m)) * m.Cells * m.Rows * ((c.Grid.Elem.Size + 3) / 4)
	}
	return n
}

// sameRanges reports whether the loops of two sweeps with equally many have the same ends, by their text or as linear forms. Their values may
// still differ; the launch compares them.
func sameRanges(a, b *stencil.Sweep) bool {
	text := stencil.Formatter{}
	for i, l := range a.Loops {
		m := b.Loops[i]
		lo, hi, okLo, okHi := l.Ends()
		first, end, okFirst, okEnd := m.Ends()
		sameLo := text.Expr(l.Lo) == text.Expr(m.Lo) || okLo && okFirst && lo.Equal(first)
		sameHi := text.Expr(l.Hi) == text.Expr(m.Hi) || okHi && okEnd && hi.Equal(end)
		if !sameLo || !sameHi {
			return false
		}
	}
	return true
}
