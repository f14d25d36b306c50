// A launch that advances a chain by several steps, and the statements that only its kernel has: planes of a tile in
// shared memory, the names of roles, which change places after each step.

package kernel

import "mintc/ir/stencil"

// Advance is a kernel that makes several steps of a chain in one launch, with what the host must know to launch it.
// Vectors over dimensions are x first.
type Advance struct {
	Name   string         // of the host function, a mint_chain's advance
	Chain  *stencil.Chain // with Stages as its stages
	Kernel *Kernel
	Args   []AdvanceArg // of the kernel's parameters
	Height int          // steps per launch at most
	Least  int          // at least
	// Tile are the cells that a block commits; GhostLow and GhostHigh the ghost zone in front of them and behind.
	Tile, GhostLow, GhostHigh, Threads [3]int
	// Wraps says how far subscripts go on at the other end of the range along each dimension; 0: none does.
	Wraps [3]int64
	// PowersOfTwo says along which of them the range must have as many cells.
	PowersOfTwo [3]bool
	SharedBytes int64
	Stages      []AdvanceStage
	Roles       []AdvanceRole
	// Stored says for 0, 1 .. Height steps which storages the launch writes: bit r is the one of role r at its start.
	Stored []uint64
	// Scalars are, by launch of a step, what stages read of the host's values, and what the lines that they compute depend on.
	Scalars [][]*stencil.Symbol
}

// AdvanceStage says which cells a stage computes, in the subscripts with which it writes, and how many of them the kernel needs along each
// dimension. Slowest first. Launch is the launch of a step that files its range and its scalars.
type AdvanceStage struct {
	Launch int
	Sides  []stencil.StageSide
	Least  []int64
}

// AdvanceRole says what the kernel does with a storage. A Tiled one is held in shared memory. Of one that has Fillers, only
// cells that none of these stages computes are loaded: they write all their cells before these are read. A launch loads
// what its steps may access: k steps after its start the storage has role Cycle[k].
type AdvanceRole struct {
	Tiled   bool
	Fillers []int
	Cycle   []int
	// Reaches are the cells that stages access by this role.
	Reaches []stencil.StageReach
}

// Entire reports whether all cells of the storage are loaded.
func (r AdvanceRole) Entire() bool { return r.Tiled && len(r.Fillers) == 0 }

// Twins are the storages that a launch of `steps` steps must leave in another place than it reads them, bits like those of Stored.
func (a *Advance) Twins(steps int) uint64 {
	twins := a.Stored[steps]
	for r, role := range a.Roles {
		if !role.Entire() {
			twins &^= 1 << r
		}
	}
	return twins
}

// AdvanceArg is an argument of an Advance. Kind says which fields are used.
type AdvanceArg struct {
	Kind             AdvanceArgKind
	Role, Stage, Dim int
	Value            *stencil.Symbol
}

// AdvanceArgKind says what an AdvanceArg passes.
type AdvanceArgKind uint8

// The kinds of argument. From: where a role's storage is read. To: where it is written, null if it is not. RoleStride:
// the role's stride along Dim, slowest first, in cells. RoleBox: the cells of the storage that may be loaded. StageRange:
// the cells of Stage. TileStart: the first cell of the first tile along Dim, x first. StepValue: Value of launch Stage in
// each step. StepFrom: where a Renewed role is read in each step. Steps: their number.
const (
	From AdvanceArgKind = iota
	To
	RoleStride
	RoleBox
	StageRange
	TileStart
	StepValue
	StepFrom
	Steps
)

// TilePlane declares a tile's cells of a role in dynamic shared memory, From bytes from its start. Sym.Dims are the
// extents, slowest first.
type TilePlane struct {
	stencil.Extension
	Sym  *stencil.Symbol
	From int64
}

// RoleName declares a name for the cells of a role, which are those of Plane at first.
type RoleName struct {
	stencil.Extension
	Sym, Plane *stencil.Symbol
}

// Turn lets names of roles change places: each takes over the cells of the next, the last one those of the first.
type Turn struct {
	stencil.Extension
	Names []*stencil.Symbol
}

// MapExprs implements stencil.Mapped.
func (s *TilePlane) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *RoleName) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *Turn) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }
