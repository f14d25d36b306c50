// The tile kinds: a thread block holds its tile of every written grid, with the ghost zone, in shared memory and advances
// several steps there (ghost-zone paper, section 3.3).

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// TileKind says which cells of its tile a block computes at each level. WholeTile: all whose inputs are valid, by
// threads that own the same cells at all levels. Pros: loops of known length. Cons: threads near the rim rest.
// ShrinkingTile: those that later levels need, dealt anew at each level. Pros: no cell is computed in vain. Cons: other
// bounds at each level.
type TileKind uint8

// The kinds.
const (
	WholeTile TileKind = iota
	ShrinkingTile
)

// TilePlan is how a tile advances. Tile are the cells that a block commits, Threads its threads, both x first.
type TilePlan struct {
	Kind          TileKind
	Height        int
	Tile, Threads plan.Vec
}

// LowerTile makes the kernel that advances a chain, or says why no tile can. Names are those of the file.
//
// One plane of shared memory stands for each storage of the written roles, and names of roles are pointers to them that
// change places as those of the program do. So all that the serial program leaves alone stays right by itself: a cell
// outside a stage's range keeps the value of its own storage, also where the storages of a pair differ there, and one
// that a condition leaves out keeps that of the steps before. Iterations of a stage do not depend on each other (F8), so
// a stage may read and write one plane.
//
// A level computes the cells of its stage's range whose inputs are right, and none whose inputs are not: ghost cells hold
// what the serial program computes there, or are not read. At the end each storage that later steps read and that some
// step wrote is stored, all cells of the tile in the ranges of the stages that write it. Storing a cell that no step
// wrote changes nothing: the plane has what the storage has. Storages that the next steps fill before they read them are
// neither loaded where stages fill them nor stored, so that a launch may write them without a second buffer.
func LowerTile(c *stencil.Chain, p TilePlan, names *frame.Names) (*kernel.Advance, error) {
	t, err := newTiledChain(c)
	if err != nil {
		return nil, err
	}
	ghost, err := t.ghostZone(p)
	if err != nil {
		return nil, err
	}
	return newTileLowering(t, p, ghost, names).lower(), nil
}

// tiledChain is what tiles need to know of a chain.
type tiledChain struct {
	chain  *stencil.Chain
	dims   int // of the written grids
	stages []*tileStage
	roles  []*tileRole
}

// tileRole is what becomes of a storage.
type tileRole struct {
	tiled   bool
	cycle   []int // roles that the storage has from step to step, beginning with this one
	writers []int // stages that write a role of the cycle
	fillers []int // the same, if they write all their cells before these are read
	reaches []kernel.StageReach
}

// tileStage is a sweep with the cells that it computes: the subscripts with which it writes.
type tileStage struct {
	sweep *stencil.Sweep
	roles []int
	sides []kernel.StageSide // slowest first
	radii map[int]*tileReach // by role: where the accesses of tiled roles lie, relative to the cell
}

// newTiledChain finds what tiles need, or says why they cannot hold the chain.
func newTiledChain(c *stencil.Chain) (*tiledChain, error) {
	t := &tiledChain{chain: c}
	for r := range c.Roles {
		t.roles = append(t.roles, &tileRole{cycle: cycleOf(c, r)})
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
		t.stages = append(t.stages, s)
	}
	t.findConstants()
	for s := range t.stages {
		if err := t.findReaches(s); err != nil {
			return nil, err
		}
	}
	for r, role := range t.roles {
		role.fillers = t.fillersOf(r)
	}
	return t, nil
}

// cycleOf are the roles that the storage of role r has from step to step, beginning with r.
func cycleOf(c *stencil.Chain, r int) []int {
	list := []int{r}
	for next := nextRoleOf(c, r); next != r; next = nextRoleOf(c, next) {
		list = append(list, next)
	}
	return list
}

// nextRoleOf is the role that the storage of role r has one step later.
func nextRoleOf(c *stencil.Chain, r int) int {
	for next, before := range c.Turn {
		if before == r {
			return next
		}
	}
	panic(fmt.Sprintf("trapezoid: no role takes over the storage of role %d", r))
}

// findWritten marks the roles of storages that stages write; they are tiled.
func (t *tiledChain) findWritten() error {
	for s, st := range t.chain.Stages {
		for i, u := range st.Sweep.Uses {
			if !u.Written {
				continue
			}
			if t.dims != 0 && u.Grid.Rank != t.dims {
				return fmt.Errorf("its nests write arrays of %d and of %d dimensions", t.dims, u.Grid.Rank)
			}
			t.dims = u.Grid.Rank
			for _, r := range t.roles[st.Roles[i]].cycle {
				t.roles[r].tiled = true
				if n := len(t.roles[r].writers); n == 0 || t.roles[r].writers[n-1] != s {
					t.roles[r].writers = append(t.roles[r].writers, s)
				}
			}
		}
	}
	if t.dims < 1 || t.dims > 3 {
		return fmt.Errorf("its nests write arrays of %d dimensions", t.dims)
	}
	return nil
}

// fillersOf are the stages that write a storage, if the first thing that steps do with it is to write all cells of these
// stages; nil if what it holds before a launch may be needed there. What a stage reads of the cells of later ones, in the
// same step, the host compares before the launch.
func (t *tiledChain) fillersOf(r int) []int {
	role := t.roles[r]
	if len(role.writers) == 0 {
		return nil
	}
	first, stage := t.firstUse(role.cycle)
	if t.stages[stage].reads(first) {
		return nil
	}
	for _, s := range role.writers {
		for _, as := range role.cycle {
			if writes := t.chain.Stages[s].Writes(as); writes && (as != first || !t.stages[s].fills(as)) {
				return nil
			}
		}
	}
	return role.writers
}

// firstUse is the first of the roles of a storage by which steps use it, and the stage that does.
func (t *tiledChain) firstUse(cycle []int) (role, stage int) {
	for _, role := range cycle {
		for s, st := range t.stages {
			if slices.Contains(st.roles, role) {
				return role, s
			}
		}
	}
	panic("trapezoid: a written storage that no stage uses")
}

// reads reports whether the stage reads a role.
func (s *tileStage) reads(role int) bool {
	for i, u := range s.sweep.Uses {
		if s.roles[i] == role && u.Read {
			return true
		}
	}
	return false
}

// fills reports whether each iteration writes its cell of a role, whatever the data.
func (s *tileStage) fills(role int) bool {
	for i, u := range s.sweep.Uses {
		for _, a := range u.Accesses {
			if s.roles[i] == role && a.Write && !a.Guarded && a.Member == "" {
				return true
			}
		}
	}
	return false
}

// storedAfter are the storages that a launch of so many steps writes: those that some step wrote and later steps read.
func (t *tiledChain) storedAfter(steps int) (mask uint64) {
	for r, role := range t.roles {
		if !role.tiled {
			continue
		}
		wrote := false
		for k := range min(steps, len(role.cycle)) {
			for _, st := range t.chain.Stages {
				wrote = wrote || st.Writes(role.cycle[k])
			}
		}
		if last := role.cycle[steps%len(role.cycle)]; wrote && t.roles[last].fillers == nil {
			mask |= 1 << r
		}
	}
	return mask
}
