// Package kernel is the third intermediate representation: the code to generate,
// kernels and host steps, before it is spelled for a target. Statements and
// expressions are those of ir/stencil plus the few kinds declared here.
package kernel

import (
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Unit is what is generated for one file. Steps replace or extend the user's
// text at their places.
type Unit struct {
	Tables    []Table
	Functions []Function
	Kernels   []*Kernel
	Steps     []HostStep
	// Major, Minor is the compute capability that was planned for.
	Major, Minor int
}

// Table is a constant array of the user's, printed once, above the first kernel
// that reads it. Above is an offset in the user's file.
type Table struct {
	*stencil.Table
	Above int
}

// Function is one of the user's functions for the device, printed once, above
// the first kernel that calls it.
type Function struct {
	*stencil.DeviceFunction
	Above int
}

// Kernel is one __global__ function, printed above the user's function that
// launches it.
type Kernel struct {
	Name    string
	Doc     []string
	Above   int // offset in the user's file
	Threads int // per block
	Blocks  int // per multiprocessor at least; 0: whatever comes
	Params  []Param
	Body    []stencil.Stmt
	// DynamicShared: planes are parts of the memory that the launch asks for.
	DynamicShared bool
}

// Param is a kernel parameter. Pointers point to device memory; Unique ones
// are the only way to what they point to. A Tensor describes a grid to the tensor
// memory accelerator.
type Param struct {
	Sym                       *stencil.Symbol
	Pointer, ReadOnly, Unique bool
	Tensor                    bool
}

// Axis says which coordinate of the launch a Coordinate is.
type Axis uint8

// The coordinates that the hardware gives a thread.
const (
	BlockIndex Axis = iota
	ThreadIndex
)

// Coordinate is the thread's or its block's position along Dim (0 is x), an
// unsigned int.
type Coordinate struct {
	Axis Axis
	Dim  int
}

// Type implements stencil.Expr.
func (Coordinate) Type() stencil.Type { return stencil.UnsignedT }

// Define declares a value that does not change.
type Define struct {
	stencil.Extension
	Sym  *stencil.Symbol
	Init stencil.Expr
}

// HostStep is generated host code at a place of the user's file.
type HostStep interface{ Place() source.Span }

// Open puts declarations at the start of a block: a scope that ends mappings,
// or a region that waits for its device work. At is empty, after the brace.
type Open struct {
	At     source.Span
	Name   string // of the C++ object
	Region *source.Span
}

// Remove takes a directive out of the text, where all its effect is elsewhere:
// a comment stays, the directive itself or Note.
type Remove struct {
	Directive source.Span
	Note      string
}

// Transfer is a copy between host and device.
type Transfer struct {
	*stencil.Transfer
	Scope string // name of the Open that ends the mapping
	Dense bool
}

// Provide is a transfer that the program leaves out. Its mapping ends with the
// Open named Scope, or with the region, where Name is the C++ object that ends it.
type Provide struct {
	*stencil.Provide
	Scope, Name string
	Dense       bool
}

// Provision stands at the start of a region that the program leaves transfers out of.
type Provision struct {
	At    source.Span
	Items []*Provide
}

// Element is a piece of text around an element that host code accesses on the
// device.
type Element struct {
	At     source.Span
	Access *stencil.ElementAccess
	Piece  ElementPiece
}

// ElementPiece says which text an Element is.
type ElementPiece uint8

// The pieces: in front of the element, behind it or behind the assigned value,
// and in place of '='. An update also has one on both sides of its expression.
const (
	ElementOpen ElementPiece = iota
	ElementClose
	ElementComma
	UpdateOpen
	UpdateClose
)

// Barrier waits for all device work.
type Barrier struct{ Directive source.Span }

// Launch runs a kernel in place of a nest. Loops, Tile and Threads are x first.
type Launch struct {
	Sweep         *stencil.Sweep
	Kernel        *Kernel
	Loops         []LaunchLoop
	Provides      []*Provide // of a nest that is a region by itself
	Tile, Threads [3]int
	Args          []Arg
	Reaches       []Reach
	Boxes         []Box
	Touches       []*Touch
	Pairs         []Pair
	OneByOne      []OneByOne
	Apart         []stencil.Apart
	Dense         []*stencil.Grid
	Mapping       map[*stencil.Grid]string // names of the host variables
	// Names of further host variables. Nest is "" where no Touch needs it.
	Site, Blocks, Nest string
	// Results come back to host variables when the kernel has run. Total, where
	// it is not nil, joins the parts of all blocks first; Parts is the host
	// variable that holds their number.
	Results []*Result
	Total   *Kernel
	Parts   string
	// Major, Minor is the compute capability that the plan needs.
	Major, Minor int
	// Mentions are variables and functions that nothing else uses now.
	Mentions    []string
	Vector      bool  // the kernel calls the run time's functions for several cells at once
	Edges       bool  // it uses the run time for neighbours that stop at edges
	Staged      bool  // and those for planes in shared memory
	Fetched     bool  // and those for planes that the tensor memory accelerator fetches
	SharedBytes int64 // of dynamic shared memory per block
	// Separate are launched instead, one after the other, where the sweep's condition
	// on arrays does not hold.
	Separate []*Launch
}

// Result is a scalar that a kernel leaves for the host.
type Result struct {
	Kind   ResultKind
	Host   string          // the variable that takes it
	Type   stencil.Type    // of that variable
	Buffer *stencil.Symbol // device memory: of all parts and their total, or of the one value
	Join   string          // the type whose functions join two parts
	AtMost string          // the variable that Host must not exceed before the launch, or ""
}

// ResultKind says what becomes of a Result.
type ResultKind uint8

// The kinds of result. Joined is the total of a reduction. NaN is one that must
// be zero, or the program stops. Last is the value of the last iteration.
const (
	Joined ResultKind = iota
	NaN
	Last
)

// LaunchLoop names the host variables that hold the first value and the trip
// count of a parallel loop.
type LaunchLoop struct {
	*stencil.Loop
	Begin, Count *stencil.Symbol
	// Where the host runs through loops to find the range of an inner one: At is its position,
	// Found what it collects.
	At, Found string
}

// Arg is a kernel argument: the device pointer of Grid, its stride along Dim,
// or the host value of Value.
type Arg struct {
	Kind  ArgKind
	Grid  *stencil.Grid
	Dim   int
	Value *stencil.Symbol
	Packs []Pack
	Box   []Side
}

// Side is one dimension of the boxes in which a grid is fetched: Extent cells,
// of which the first lies Before the first of the loop's range.
type Side struct{ Before, Extent int64 }

// Pack is a grid whose cells are moved in groups of Bytes.
type Pack struct {
	Grid  *stencil.Grid
	Bytes int
}

// ArgKind says what an Arg passes.
type ArgKind uint8

// The kinds of argument. Aligned is true where all Grids' rows start at a
// multiple of Pack bytes. Buffer is the host variable that points to device
// memory which the launch itself holds. Tensor describes the Grid, which is
// fetched in boxes, x first.
const (
	Pointer ArgKind = iota
	Stride
	Value
	Aligned
	Buffer
	Tensor
)

// Place implements HostStep.
func (s *Open) Place() source.Span { return s.At }

// Place implements HostStep.
func (s *Remove) Place() source.Span { return s.Directive }

// Place implements HostStep.
func (s *Transfer) Place() source.Span { return s.Directive }

// Place implements HostStep.
func (s *Barrier) Place() source.Span { return s.Directive }

// Place implements HostStep.
func (s *Provision) Place() source.Span { return s.At }

// Place implements HostStep.
func (s *Element) Place() source.Span { return s.At }

// Place implements HostStep: the directive and its nest.
func (s *Launch) Place() source.Span {
	span := s.Sweep.Span
	span.Off = min(span.Off, s.Sweep.Directive.Off)
	return span
}

// Shared declares memory of the block: Count elements of the symbol's type.
type Shared struct {
	stencil.Extension
	Sym          *stencil.Symbol
	Count, Align int // Align is in bytes, 0: as the type wants
}

// Group is a list of statements without a scope of its own.
type Group struct {
	stencil.Extension
	Body []stencil.Stmt
}

// Address is the pointer to an element of device memory.
type Address struct {
	Pointer *stencil.Symbol
	Offset  stencil.Expr
}

// Type implements stencil.Expr; a pointer is not a value of a sweep.
func (a *Address) Type() stencil.Type { return a.Pointer.Type }

// Unroll repeats a loop's body Times, or as often as its constant bounds say
// where Times is 0. With If, the flag of a Whole around it, it does so only
// where that is set: tests on cells make the code of the other blocks long, and
// theirs would push that of whole blocks out of the instruction cache.
type Unroll struct {
	stencil.Extension
	Loop  *stencil.For
	Times int
	If    *stencil.Symbol
}

// Comment explains the phase that follows.
type Comment struct {
	stencil.Extension
	Text string
}

// Cells moves the own cells of a thread between a row and registers: Load and
// Store the Row[0..], Widen puts Left and Right neighbours beside Own in Row.
type Cells struct {
	stencil.Extension
	Action      CellAction
	Row, Own    *stencil.Symbol // register arrays
	Memory      *Address
	Valid       stencil.Expr // how many cells exist
	Aligned     stencil.Expr // whether packs can be moved
	Left, Right int64
	Stream      bool // Store past the caches
	// Edge, for Widen and WidenAlone, is set where neighbours stop at the ends of
	// the loop's range, of which Own[0] is cell At of Count.
	Edge      stencil.Edge
	At, Count stencil.Expr
}

// Whole runs Body once, as a function of Flag: where Cond holds, all cells of the
// block exist and Flag is a constant that the compiler sees, so that the tests
// on cells go away; elsewhere, threads for which Guard holds test each cell.
// Blocks of one cell have no Cond: they are all whole.
type Whole struct {
	stencil.Extension
	Name  string          // of the function
	Flag  *stencil.Symbol // its parameter
	Cond  stencil.Expr    // the same for all threads of the block; nil: always
	Guard stencil.Expr    // nil: all threads
	Body  []stencil.Stmt
}

// CellAction is what a Cells statement does.
type CellAction uint8

// Load and Store move packs; Widen takes the neighbours from the lanes beside,
// WidenAlone from memory, where a warp is not a stretch of one row.
const (
	Load CellAction = iota
	Store
	Widen
	WidenAlone
)
