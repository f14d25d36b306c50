// Shared memory: planes of a grid in a ring of slots, who copies them there (all threads, or the tensor memory
// accelerator), how to wait for them, and how a thread reads its row from one.

package kernel

import "mintc/ir/stencil"

// Planes declares planes of a grid in shared memory: Slots of them, each of Y
// rows of X cells and the halo around. From is the first byte in the block's
// dynamic shared memory, or -1 for an array of its own. Fetched planes have
// barriers: the tensor memory accelerator brings them.
type Planes struct {
	stencil.Extension
	Sym                   *stencil.Symbol
	X, Y                  int64
	Left, Right, Up, Down int64
	Slots, From           int64
	Fetched               bool
}

// Slot is one of the planes.
type Slot struct {
	Planes *stencil.Symbol
	Index  stencil.Expr
}

// Type implements stencil.Expr; a plane is not a value of a sweep.
func (s *Slot) Type() stencil.Type { return s.Planes.Type }

// Parts implements stencil.Foreign.
func (s *Slot) Parts() []stencil.Expr { return []stencil.Expr{s.Index} }

// WithParts implements stencil.Foreign.
func (s *Slot) WithParts(parts []stencil.Expr) stencil.Expr {
	return &Slot{Planes: s.Planes, Index: parts[0]}
}

// Stage copies a plane to shared memory, all threads of the block together;
// AwaitStages says when it has arrived.
type Stage struct {
	stencil.Extension
	To          *Slot
	From        *Address     // the block's first own cell
	Row         stencil.Expr // distance of rows, nil where there is only one
	Cells, Rows stencil.Expr // how many exist from there on
	Aligned     stencil.Expr // whether packs can be moved
	Threads     int
}

// OpenPlanes makes the barriers of fetched planes ready; the threads of the block
// must meet before one is used.
type OpenPlanes struct {
	stencil.Extension
	Planes *stencil.Symbol
	Slots  int64
}

// Fetch asks the tensor memory accelerator for a plane, whose first cell, halo
// included, lies at place At of the tensor, x first. Without alignment it is
// the Stage.
type Fetch struct {
	Stage
	Tensor *stencil.Symbol
	At     []stencil.Expr
}

// AwaitPlane waits until a plane has been fetched: the first time that it is with
// Phase 0, then with 1, then with 0 again.
type AwaitPlane struct {
	stencil.Extension
	Plane          *Slot
	Phase, Aligned stencil.Expr
}

// CommitStages closes the group of the copies so far; AwaitStages waits until
// all groups but the newest Pending have arrived, for the thread's own copies.
type CommitStages struct{ stencil.Extension }

// AwaitStages is documented at CommitStages.
type AwaitStages struct {
	stencil.Extension
	Pending int64
}

// Synchronize waits for all threads of the block.
type Synchronize struct{ stencil.Extension }

// Take reads the thread's own cells and Left and Right more from a staged plane
// into the registers of Row; X and Y are its first cell's place in the block's
// own cells.
type Take struct {
	stencil.Extension
	Row         *stencil.Symbol
	From        *Slot
	X, Y        stencil.Expr
	Left, Right int64
}

// MapExprs implements stencil.Mapped.
func (s *Planes) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *Stage) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *OpenPlanes) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *Fetch) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *AwaitPlane) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *CommitStages) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *AwaitStages) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *Synchronize) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *Take) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }
