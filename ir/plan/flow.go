// The data flow of a chain over its steps: which result of which step each access reads, how far results lag behind the
// planes that come in, how many planes of each are kept, how far ghost zones reach.

package plan

import (
	"fmt"
	"math"
	"slices"

	"mintc/ir/stencil"
)

// Field is what one stage writes of one grid, step after step. Version k of it, counted from 1, is the result of step
// k; versions 0 and less are what memory holds before the launch.
type Field struct {
	Stage, Use int
	Role       int   // of the grid that the stage writes
	Cycle      []int // the roles that the storage written at step 0, 1 .. has before the launch
	Depth      int   // how many versions later steps read: versions 0, -1 .. -(Depth-1) are inputs
	Reads      []*Read
}

// Read is an access of a stage to a version of a field, or, where Field is nil, to a grid that no stage writes.
type Read struct {
	Stage, Use int
	Field      *Field
	Steps      int     // ago that the version was written; 0: by the same step
	Offset     []int64 // in cells, by dimension of the stream
	Clamped    []bool  // by dimension: the access stops at the ends of the range
	Inside     []bool  // by dimension: conditions leave out what lies beyond the range
	Sure       bool    // it happens in every iteration, so that the host has checked that its cells exist
}

// Stops says at which ends of the range the read's subscript of a dimension stops.
func (r *Read) Stops(dim int) stencil.Edge {
	return stencil.Edge{Low: r.Clamped[dim] && r.Offset[dim] < 0, High: r.Clamped[dim] && r.Offset[dim] > 0}
}

// Aside is along how many dimensions the cell that is read lies beside that of the iteration.
func (r *Read) Aside() int { return stencil.Aside(r.Offset) }

// StopsAnywhere reports whether the read's subscript stops at an end of the range, of any dimension.
func (r *Read) StopsAnywhere() bool { return slices.Contains(r.Clamped, true) }

// Flow is the data flow of a chain whose blocks stream along the slowest loop, or along another one. Dimension 0 of offsets is that of the
// stream: see Loop.
type Flow struct {
	Chain  *stencil.Chain
	Dims   int
	along  int // the loop that blocks stream along, counted from the slowest
	Fields []*Field
	Reads  []*Read // of all stages, each offset once
	// PerStep is how many planes more a stage lies behind the planes that come in with each step.
	PerStep int64
	lag     []int64 // of stages
	// Least is how many iterations the loops must have, slowest first: reads that stay inside the range do so then.
	Least []int64
}

// NewFlow finds the data flow for blocks that stream along the slowest loop, or says why they cannot.
func NewFlow(c *stencil.Chain) (*Flow, error) { return newFlowAlong(c, 0) }

// newFlowAlong finds the data flow for blocks that stream along a loop, counted from the slowest; it is not the innermost one.
func newFlowAlong(c *stencil.Chain, along int) (*Flow, error) {
	if c.Tail() < 0 {
		return nil, fmt.Errorf("nothing that it writes is read later")
	}
	f := &Flow{Chain: c, Dims: len(c.Stages[0].Sweep.Loops), along: along}
	f.Least = make([]int64, f.Dims)
	if along > 0 && along >= f.Dims-1 {
		return nil, fmt.Errorf("blocks cannot stream along the innermost loop")
	}
	if err := f.findFields(); err != nil {
		return nil, err
	}
	for s := range c.Stages {
		if err := f.findReads(s); err != nil {
			return nil, err
		}
	}
	for _, r := range f.Reads {
		if r.Field != nil {
			r.Field.Depth = max(r.Field.Depth, r.Steps)
			r.Field.Reads = append(r.Field.Reads, r)
		}
	}
	for _, fd := range f.Fields {
		if len(fd.Reads) == 0 && f.writers(fd.Role) > 1 {
			return nil, fmt.Errorf("%s is written by more than one nest, and not read between", f.Grid(fd).Spelled())
		}
	}
	for _, st := range c.Stages {
		if err := checkHarmless(st.Sweep); err != nil {
			return nil, err
		}
	}
	return f, f.findLags()
}

// Loop is which loop of the nests, and dimension of their grids, dimension d of the stream is: the loop of the stream comes first, the
// others keep their order.
func (f *Flow) Loop(d int) int {
	switch {
	case d == 0:
		return f.along
	case d <= f.along:
		return d - 1
	}
	return d
}

// Dimension is the other way: which dimension of the stream a loop is.
func (f *Flow) Dimension(loop int) int {
	switch {
	case loop == f.along:
		return 0
	case loop < f.along:
		return loop + 1
	}
	return loop
}

// OffsetOf are the constants in the subscripts of an access, by the dimensions of the stream; false if they are not index + constant.
func (f *Flow) OffsetOf(a *stencil.Access) ([]int64, bool) {
	constants, ok := a.Constants()
	if !ok || len(constants) != f.Dims {
		return nil, false
	}
	return streamed(f, constants), true
}

// streamed are values of a grid's dimensions, by those of the stream.
func streamed[T any](f *Flow, list []T) []T {
	turned := make([]T, len(list))
	for d := range list {
		turned[d] = list[f.Loop(d)]
	}
	return turned
}

// findFields lists what the stages write.
func (f *Flow) findFields() error {
	written := map[int]int{} // roles of a storage: that of the nest which writes it
	for s, st := range f.Chain.Stages {
		if len(st.Sweep.Loops) != f.Dims {
			return fmt.Errorf("its nests have different numbers of parallel loops")
		}
		for i, u := range st.Sweep.Uses {
			if !u.Written {
				continue
			}
			fd := &Field{Stage: s, Use: i, Role: st.Roles[i], Cycle: f.Chain.Cycle(st.Roles[i])}
			for _, r := range fd.Cycle {
				if as, is := written[r]; is && as != fd.Role { // of nests that write one role, each takes what the one before leaves
					return fmt.Errorf("%s is written by more than one nest", u.Grid.Spelled())
				}
				written[r] = fd.Role
			}
			if err := f.checkWrites(st.Sweep, u); err != nil {
				return err
			}
			f.Fields = append(f.Fields, fd)
		}
	}
	return nil
}

// writers is how many nests of a step write a role.
func (f *Flow) writers(role int) (n int) {
	for _, fd := range f.Fields {
		if fd.Role == role {
			n++
		}
	}
	return n
}

// checkWrites says why a block cannot keep what the sweep writes of a grid in registers, or nil.
func (f *Flow) checkWrites(s *stencil.Sweep, u *stencil.Use) error {
	writes := 0
	for _, a := range u.Accesses {
		if a.Write {
			writes++
		}
	}
	if writes != 1 || !s.Fills(u) || u.Grid.Elem.Kind == stencil.Struct {
		return fmt.Errorf("%s is not written once, as a whole and at the iteration's own point", u.Grid.Spelled())
	}
	if !isStoredAlone(s.Body, u.Grid) {
		return fmt.Errorf("%s is not stored by an assignment that is a statement", u.Grid.Spelled())
	}
	if s.ReadsBehindStore(u.Grid) { // registers have the value from before the step
		return fmt.Errorf("%s is read again behind its store", u.Grid.Spelled())
	}
	return nil
}

// isStoredAlone reports whether the one store to a grid is a statement by itself, no part of an expression and no d++.
func isStoredAlone(body []stencil.Stmt, g *stencil.Grid) (alone bool) {
	stencil.VisitStmts(body, func(st stencil.Stmt) {
		if e, ok := st.(*stencil.ExprStmt); ok {
			a, isAssign := e.X.(*stencil.Assign)
			alone = alone || isAssign && stencil.IsOf(a.LHS, g) && !stencil.HasEffect(a.RHS)
		}
	})
	return alone
}

// findReads lists what a stage reads.
func (f *Flow) findReads(s int) error {
	st := f.Chain.Stages[s]
	for i, u := range st.Sweep.Uses {
		if !u.Read {
			continue
		}
		if !st.Sweep.InLoopOrder(u) {
			return fmt.Errorf("%s is read at other points than index + constant", u.Grid.Spelled())
		}
		if u.Grid.Elem.Kind == stencil.Struct {
			return fmt.Errorf("%s has structs as elements", u.Grid.Spelled())
		}
		if u.PassesEdges() {
			return fmt.Errorf("some subscripts of %s stop at the ends of the range and others go on", u.Grid.Spelled())
		}
		fd, steps := f.Writer(s, st.Roles[i])
		if fd == nil && !f.Chain.Stays(st.Roles[i]) {
			return fmt.Errorf("%s is another storage in each step, and no step writes it", u.Grid.Spelled())
		}
		for _, a := range u.Accesses {
			if a.Write {
				continue
			}
			r := &Read{Stage: s, Use: i, Field: fd, Steps: steps, Offset: streamed(f, a.Offset()), Sure: !a.Guarded}
			for _, e := range streamed(f, a.Index) {
				_, clamped := e.(*stencil.Clamped)
				r.Clamped = append(r.Clamped, clamped)
			}
			r.Inside = f.inside(st.Sweep, a)
			k := slices.IndexFunc(f.Reads, func(have *Read) bool {
				return have.Stage == s && have.Use == i && slices.Equal(have.Offset, r.Offset) && slices.Equal(have.Clamped, r.Clamped)
			})
			if k < 0 {
				f.Reads = append(f.Reads, r)
			} else {
				f.Reads[k].Sure = f.Reads[k].Sure || r.Sure
				for d, in := range r.Inside {
					f.Reads[k].Inside[d] = f.Reads[k].Inside[d] && in
				}
			}
		}
	}
	return nil
}

// inside says for each dimension whether an access at index + constant stays in the range.
func (f *Flow) inside(s *stencil.Sweep, a stencil.AccessInfo) []bool {
	list := make([]bool, f.Dims)
	for d, o := range a.Offset() {
		least, ok := a.StaysInside(s.Loops[d], o)
		if list[d] = ok; ok {
			f.Least[d] = max(f.Least[d], least)
		}
	}
	return streamed(f, list)
}

// Writer is the field whose version a role holds as a stage begins, and how many steps ago that was written.
func (f *Flow) Writer(stage, role int) (*Field, int) {
	v := f.Chain.Before(stage, role)
	for _, fd := range f.Fields {
		if !v.Constant && fd.Stage == v.Stage && slices.Contains(fd.Cycle, role) {
			return fd, v.Steps
		}
	}
	return nil, 0
}

// Grid is the grid that the field's stage writes.
func (f *Flow) Grid(fd *Field) *stencil.Grid { return f.Chain.Stages[fd.Stage].Sweep.Uses[fd.Use].Grid }

// crosses reports whether a read needs rows of other warps: such a row is there a step after it was computed.
func (f *Flow) crosses(r *Read) bool { return f.Dims == 3 && r.Offset[1] != 0 }

// CrossesWarps reports whether any read does.
func (f *Flow) CrossesWarps() bool { return slices.ContainsFunc(f.Reads, f.crosses) }

// Reach is how far, in cells, the results of `height` steps depend on the inputs below and above their own point along a
// dimension.
func (f *Flow) Reach(height, dim int) (below, above int64) {
	type key struct {
		fd *Field
		k  int
	}
	low, high := map[key]int64{}, map[key]int64{}
	for k := height - 1; k >= 0; k-- {
		for s := len(f.Chain.Stages) - 1; s >= 0; s-- {
			var mine [2]int64
			for _, fd := range f.Fields {
				if fd.Stage == s {
					mine[0], mine[1] = max(mine[0], low[key{fd, k + 1}]), max(mine[1], high[key{fd, k + 1}])
				}
			}
			for _, r := range f.Reads {
				if r.Stage != s {
					continue
				}
				if r.Field == nil { // a ghost zone has what is only read, too
					below, above = max(below, mine[0]-r.Offset[dim]), max(above, mine[1]+r.Offset[dim])
					continue
				}
				at := key{r.Field, k + 1 - r.Steps}
				low[at], high[at] = max(low[at], mine[0]-r.Offset[dim]), max(high[at], mine[1]+r.Offset[dim])
				if at.k <= 0 {
					below, above = max(below, low[at]), max(above, high[at])
				}
			}
		}
	}
	return below, above
}

// Storage is the place in Cycle of the storage that has version v <= 0 of the field before the launch.
func (fd *Field) Storage(v int) int {
	return ((v-1)%len(fd.Cycle) + len(fd.Cycle)) % len(fd.Cycle)
}

// ahead is the newest plane that a read needs for the one at offset dz: where it stops at the low end of the range, the cell's own takes the place of those in front.
func (r *Read) ahead(dz int64) int64 {
	if r.Clamped[0] {
		return max(dz, 0)
	}
	return dz
}

// NeedsNewest reports whether a read of a field needs, for its plane at offset dz, one of age 0.
func (f *Flow) NeedsNewest(r *Read, dz int64) bool { return f.Age(r, r.ahead(dz)) == 0 }

// EdgeRows is how many rows at each side of a warp its neighbours read of a field, in how many planes, and at which age a warp shows them: a
// turn before they are read first.
func (f *Flow) EdgeRows(fd *Field) (rows, planes, age int64) {
	youngest, oldest := int64(math.MaxInt64), int64(0)
	for _, r := range fd.Reads {
		if f.crosses(r) {
			rows = max(rows, r.Offset[1], -r.Offset[1])
			for dz := min(r.Offset[0], 0); dz <= max(r.Offset[0], 0); dz++ {
				if dz == r.Offset[0] || r.Clamped[0] {
					youngest, oldest = min(youngest, f.Age(r, dz)), max(oldest, f.Age(r, dz))
				}
			}
		}
	}
	if rows == 0 {
		return 0, 0, 0
	}
	age = max(0, youngest-1)
	return rows, oldest - age + 1, age
}
