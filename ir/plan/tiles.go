// What becomes of the arrays of a chain where a block holds its tile of each in shared memory: which are held there, which
// are loaded before a launch and stored after it.

package plan

import (
	"fmt"
	"slices"

	"mintc/ir/stencil"
)

// Tiles is what tiles need to know of a chain.
type Tiles struct {
	Chain *stencil.Chain // its stages write at one place each: stencil.Chain.Divided
	// Launches says which launch of a step each stage belongs to.
	Launches []int
	Dims     int // of the written grids
	Stages   []*TileStage
	Roles    []*TileRole
	// Wraps says for each dimension, slowest first, how far subscripts go on at the other end of the range; 0: none does.
	Wraps []int64
	// PowersOfTwo says along which of them the range must have as many cells.
	PowersOfTwo []bool
}

// TileRole is what becomes of a storage.
type TileRole struct {
	Tiled   bool  // held in shared memory
	Cycle   []int // roles that the storage has from step to step, beginning with this one
	Writers []int // stages that write a role of the cycle
	Fillers []int // the same, if they write all their cells before these are read
	Reaches []stencil.StageReach
}

// TileStage is a sweep with the cells that it computes: the subscripts with which it writes.
type TileStage struct {
	Sweep *stencil.Sweep
	Roles []int
	Sides []stencil.StageSide // slowest first
	radii map[int]*tileReach  // by role: where the accesses of tiled roles lie, relative to the cell
	// beside has, by dimension, an access of a tiled role beside the cell that does not go on at the other end; nil if there is none.
	beside  []*stencil.Access
	Periods *stencil.Periods
	// Least is how many cells the ranges of dimensions must have: accesses that stay inside them do so then.
	Least []int64
}

// NewTiles finds what tiles need, or says why they cannot hold the chain.
func NewTiles(c *stencil.Chain) (*Tiles, error) {
	c, launches := c.Divided()
	t := &Tiles{Chain: c, Launches: launches}
	for r, role := range c.Roles {
		if c.Turn[r] != r && !c.Changes(r) {
			return nil, fmt.Errorf("%s is another storage in each step, and no step writes it", role.Grid.Spelled())
		}
		t.Roles = append(t.Roles, &TileRole{Cycle: cycleOf(c, r)})
	}
	if len(c.Roles) > 64 {
		return nil, fmt.Errorf("it has %d arrays", len(c.Roles))
	}
	if err := t.findWritten(); err != nil {
		return nil, err
	}
	for _, st := range c.Stages {
		s, err := t.newStage(st)
		if err != nil {
			return nil, err
		}
		t.Stages = append(t.Stages, s)
	}
	t.Wraps, t.PowersOfTwo = make([]int64, t.Dims), make([]bool, t.Dims)
	t.findConstants()
	for s := range t.Stages {
		if err := t.findReaches(s); err != nil {
			return nil, err
		}
	}
	for r, role := range t.Roles {
		role.Fillers = t.fillersOf(r)
	}
	return t, t.checkWraps()
}

// checkWraps says why a dimension along which subscripts go on at the other end is not the same ring for all stages.
func (t *Tiles) checkWraps() error {
	for d, far := range t.Wraps {
		for _, s := range t.Stages {
			switch side := s.Sides[d]; {
			case far == 0:
			case side.Loop == nil || side.Shift != 0:
				return fmt.Errorf("subscripts go on at the other end of the range, and the nest %s writes one line or beside its iteration", s.Sweep.Name)
			case s.beside[d] != nil:
				return fmt.Errorf("%s does not go on at the other end of the range, and other subscripts do", stencil.Formatter{}.Expr(s.beside[d]))
			}
		}
	}
	return nil
}

// cycleOf are the roles that the storage of role r has from step to step, beginning with r: those that have the role one after the
// other come to it in the opposite order.
func cycleOf(c *stencil.Chain, r int) []int {
	list := c.Cycle(r)
	slices.Reverse(list[1:])
	return list
}

// findWritten marks the roles of storages that stages write; they are tiled.
func (t *Tiles) findWritten() error {
	for s, st := range t.Chain.Stages {
		for i, u := range st.Sweep.Uses {
			if !u.Written {
				continue
			}
			if t.Dims != 0 && u.Grid.Rank != t.Dims {
				return fmt.Errorf("its nests write arrays of %d and of %d dimensions", t.Dims, u.Grid.Rank)
			}
			t.Dims = u.Grid.Rank
			for _, r := range t.Roles[st.Roles[i]].Cycle {
				t.Roles[r].Tiled = true
				if n := len(t.Roles[r].Writers); n == 0 || t.Roles[r].Writers[n-1] != s {
					t.Roles[r].Writers = append(t.Roles[r].Writers, s)
				}
			}
		}
	}
	if t.Dims < 1 || t.Dims > 3 {
		return fmt.Errorf("its nests write arrays of %d dimensions", t.Dims)
	}
	return nil
}

// fillersOf are the stages that write a storage, if the first thing that steps do with it is to write all cells of these
// stages; nil if what it holds before a launch may be needed there. What a stage reads of the cells of later ones, in the
// same step, the host compares before the launch.
func (t *Tiles) fillersOf(r int) []int {
	role := t.Roles[r]
	if len(role.Writers) == 0 {
		return nil
	}
	first, stage := t.firstUse(role.Cycle)
	if t.Stages[stage].keeps(first) {
		return nil
	}
	for _, s := range role.Writers {
		if t.Stages[s].reads(first) {
			return nil
		}
		for _, as := range role.Cycle {
			if writes := t.Chain.Stages[s].Writes(as); writes && (as != first || !t.Stages[s].fills(as)) {
				return nil
			}
		}
	}
	return role.Writers
}

// firstUse is the first of the roles of a storage by which steps use it, and the stage that does.
func (t *Tiles) firstUse(cycle []int) (role, stage int) {
	for _, role := range cycle {
		for s, st := range t.Stages {
			if slices.Contains(st.Roles, role) {
				return role, s
			}
		}
	}
	panic("plan: a written storage that no stage uses")
}

// keeps reports whether the stage reads a role or, as the run time decides it (stencil.Chain.Depth), leaves cells as they are.
func (s *TileStage) keeps(role int) bool {
	for i, u := range s.Sweep.Uses {
		if s.Roles[i] == role && (u.Read || !s.Sweep.Fills(u)) {
			return true
		}
	}
	return false
}

// reads reports whether the stage reads a role.
func (s *TileStage) reads(role int) bool {
	for i, u := range s.Sweep.Uses {
		if s.Roles[i] == role && u.Read {
			return true
		}
	}
	return false
}

// fills reports whether each iteration writes its cell of a role, whatever the data.
func (s *TileStage) fills(role int) bool {
	for i, u := range s.Sweep.Uses {
		for _, a := range u.Accesses {
			if s.Roles[i] == role && a.Write && !a.Guarded && a.Member == "" {
				return true
			}
		}
	}
	return false
}

// StoredAfter are the storages that a launch of `steps` steps writes: those that some step wrote and later steps read.
func (t *Tiles) StoredAfter(steps int) (mask uint64) {
	for r, role := range t.Roles {
		if !role.Tiled {
			continue
		}
		wrote := slices.ContainsFunc(role.Writers, func(s int) bool { return t.writtenBy(r, s) <= steps })
		if last := role.Cycle[steps%len(role.Cycle)]; wrote && t.Roles[last].Fillers == nil {
			mask |= 1 << r
		}
	}
	return mask
}

// writtenBy is the number of steps in which a stage comes to write the storage that has role r at first.
func (t *Tiles) writtenBy(r, stage int) int {
	return 1 + slices.IndexFunc(t.Roles[r].Cycle, t.Chain.Stages[stage].Writes)
}

// LeastSteps is the number of steps from which on a launch may make them, up to height; more than height if it may not make
// as many. A launch stores the cells of all stages that write a storage, and holds those alone that its steps come to.
func (t *Tiles) LeastSteps(height int) int {
	least := height + 1
	for least > min(2, height) && t.holdsStored(least-1) {
		least--
	}
	return least
}

// holdsStored reports whether all stages that write a storage come to it, for those that a launch of `steps` steps stores.
func (t *Tiles) holdsStored(steps int) bool {
	stored := t.StoredAfter(steps)
	for r, role := range t.Roles {
		late := func(s int) bool { return t.writtenBy(r, s) > steps }
		if stored>>r&1 != 0 && slices.ContainsFunc(role.Writers, late) {
			return false
		}
	}
	return true
}
