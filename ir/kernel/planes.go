// Shared memory: planes of a grid in a ring of slots, who copies them there (all threads, or the tensor memory
// accelerator), how to wait for them, and how a thread reads its row from one.

package kernel

import "fmt"

import "mintc/ir/stencil"

// Planes declares a ring of Slots planes of a grid in shared memory. Each has Y rows of X cells and
// a halo of Left, Right, Up and Down cells. From is the first byte in the block's dynamic shared
// memory, or -1 for a static array. Fetched planes have barriers: the tensor memory accelerator
// copies them.
type Planes struct {
	stencil.Extension
	Sym                   *stencil.Symbol
	X, Y                  int64
	Left, Right, Up, Down int64
	RingDepth, From       int64
	Fetched               bool
}

// Slot is one plane of the ring.
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

// AsyncCopy copies a plane to shared memory, by all threads of the block (cp.async). AwaitCopies waits for it.
type AsyncCopy struct {
	stencil.Extension
	To          *Slot
	From        *Address     // the block's first own cell
	Row         stencil.Expr // distance between rows in cells; nil if there is only one row
	Cells, Rows stencil.Expr // number of each that exist from there on
	Aligned     stencil.Expr // whether packs can be moved
	Threads     int
}

// OpenPlanes initializes the barriers of fetched planes. The threads of the block must synchronize
// before one is used.
type OpenPlanes struct {
	stencil.Extension
	Planes    *stencil.Symbol
	RingDepth int64
}

// Fetch asks the tensor memory accelerator for a plane. Its first cell, halo included, is at the
// coordinates At of the tensor, x first. If rows are not aligned, the AsyncCopy is executed instead.
type Fetch struct {
	AsyncCopy
	Tensor *stencil.Symbol
	At     []stencil.Expr
}

// AwaitPlane waits until a plane has been fetched. Phase alternates for each slot: 0 the first
// time, then 1, then 0 again.
type AwaitPlane struct {
	stencil.Extension
	Plane          *Slot
	Phase, Aligned stencil.Expr
}

// CommitCopies closes the current group of copies (cp.async.commit_group). AwaitCopies waits until all groups but the
// newest Pending have arrived, for the thread's own copies.
type CommitCopies struct{ stencil.Extension }

// AwaitCopies is documented at CommitCopies.
type AwaitCopies struct {
	stencil.Extension
	Pending int64
}

// Synchronize waits for all threads of the block.
type Synchronize struct{ stencil.Extension }

// Take reads the thread's own cells, and Left and Right neighbours, from a plane in shared memory
// into registers. X and Y are the position of its first cell among the block's own cells.
type Take struct {
	stencil.Extension
	Row         stencil.Expr // where the own cells begin in a register array
	Cells       int64
	From        *Slot
	X, Y        stencil.Expr
	Left, Right int64
}

// MapExprs implements stencil.Mapped.
func (s *Planes) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *AsyncCopy) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *OpenPlanes) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *Fetch) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *AwaitPlane) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *CommitCopies) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *AwaitCopies) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *Synchronize) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped: there is nothing but addresses.
func (s *Take) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// SharedAt is the address of a byte of the dynamic shared memory, as C.
func SharedAt(from int64) string {
	if from == 0 {
		return "mint_shared"
	}
	return fmt.Sprintf("mint_shared + %d", from)
}
