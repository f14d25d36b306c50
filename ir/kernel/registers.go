// Registers: arrays for the cells that a thread holds, and what moves cells between them and memory.

package kernel

import "mintc/ir/stencil"

// Registers declares register arrays, with what they hold.
type Registers struct {
	stencil.Extension
	Sym  *stencil.Symbol
	Text string
}

// Cells moves Count cells, a thread's own ones, between memory and registers: Load and Store.
// Widen reads Left and Right neighbours beside them.
type Cells struct {
	stencil.Extension
	Action      CellAction
	Row         stencil.Expr // where cells begin in a register array
	Count       int64
	Memory      *Address
	Valid       stencil.Expr // number of cells that exist
	Aligned     stencil.Expr // whether packs can be moved
	Left, Right int64
	Stream      bool // Store with a streaming store
	// Edge, for Widen and WidenAlone, is set if neighbours are clamped to the loop's range. The
	// first own cell is cell At of the Total cells of that range.
	Edge      stencil.Edge
	At, Total stencil.Expr
}

// CellAction is what a Cells statement does.
type CellAction uint8

// Load and Store move packs. Widen takes neighbours from other lanes of the warp. WidenAlone takes
// them from memory, for warps that span several rows.
const (
	Load CellAction = iota
	Store
	Widen
	WidenAlone
)

// Shift moves Count cells of each row to the row before, in registers: Rows are where they begin.
type Shift struct {
	stencil.Extension
	Rows  []stencil.Expr
	Count int64
}
