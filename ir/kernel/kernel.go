// Package kernel is the third intermediate representation: the generated code, kernels and host
// steps, before it is printed for a target. Statements and expressions are those of ir/stencil and
// the few kinds declared here.
package kernel

import (
	"slices"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Unit is the generated code of one file. Steps replace or extend the user's text at their places.
type Unit struct {
	Tables    []Table
	Functions []Function
	Kernels   []*Kernel
	Chains    []*Chain
	Steps     []HostStep
	// Major, Minor is the compute capability of the plans.
	Major, Minor int
}

// Table is a constant array of the user's. It is printed once, above the first kernel that reads
// it. Above is an offset in the user's file.
type Table struct {
	*stencil.Table
	Above int
}

// Function is a user's function for the device. It is printed once, above the first kernel that
// calls it.
type Function struct {
	*stencil.DeviceFunction
	Above int
}

// Kernel is a __global__ function, printed above the user's function that launches it.
type Kernel struct {
	Name    string
	Doc     []string
	Above   int // offset in the user's file
	Threads int // per block
	Blocks  int // minimum per multiprocessor for the compiler; 0: no demand
	// Template are the parameters of the template that the kernel is; "" for a function.
	Template string
	Params   []Param
	Body     []stencil.Stmt
	// DynamicShared is set if planes are parts of the launch's dynamic shared memory.
	DynamicShared bool
	// RolledLoops is set where the compiler shall not unroll loops in which conditions decide about accesses.
	RolledLoops bool
}

// Param is a kernel parameter. Pointers point to device memory. No other pointer accesses the
// memory of a Unique one (__restrict__). A Tensor describes a grid to the tensor memory accelerator. An Indexed array has
// subscripts that only the run time knows: it stays in constant memory (__grid_constant__), or nvcc makes slow code of small ones.
type Param struct {
	Sym                       *stencil.Symbol
	Pointer, ReadOnly, Unique bool
	Tensor, Indexed           bool
}

// Axis says whether a Coordinate is that of the block or the thread.
type Axis uint8

// The two coordinates that the hardware provides, and the block's along y where its tiles lie along y and z.
const (
	BlockIndex Axis = iota
	ThreadIndex
	FoldedBlock
)

// Coordinate is the position of the thread or its block along Dim (0 is x), an unsigned int.
type Coordinate struct {
	Axis Axis
	Dim  int
}

// Type implements stencil.Expr.
func (Coordinate) Type() stencil.Type { return stencil.UnsignedT }

// Define declares a value that never changes.
type Define struct {
	stencil.Extension
	Sym  *stencil.Symbol
	Init stencil.Expr
}

// Defines declares several values of one type that do not change, or that do, with Vary.
type Defines struct {
	stencil.Extension
	Vary bool
	List []*Define
}

// HostStep is generated host code at a place of the user's file.
type HostStep interface{ Place() source.Span }

// Open puts a declaration at the start of a block: a scope, whose end ends mappings, or a region,
// whose end waits for its device work. At is the empty span behind the brace.
type Open struct {
	At       source.Span
	Name     string // of the C++ object
	Region   *source.Span
	RowsStay bool // row pointers are compared once
}

// Remove takes a directive out of the text. A comment stays: the directive itself, or Note. Where it is to leave no trace, a
// blank line stays.
type Remove struct {
	Directive source.Span
	Note      string
	Traceless bool
}

// Transfer is a copy between host and device.
type Transfer struct {
	*stencil.Transfer
	Scope string // name of the Open that ends the mapping
	Dense bool
}

// Provide is an inferred transfer. Its mapping ends with the Open named Scope, or with the region,
// by the C++ object Name.
type Provide struct {
	*stencil.Provide
	Scope, Name string
	Dense       bool
}

// Provision makes the inferred transfers at the start of a region.
type Provision struct {
	At    source.Span
	Items []*Provide
}

// Element is a piece of text around an element of the device copy that host code accesses.
type Element struct {
	At     source.Span
	Access *stencil.ElementAccess
	Piece  ElementPiece
}

// ElementPiece says which piece an Element is.
type ElementPiece uint8

// The pieces: in front of the element, behind the element or the assigned value, and in place of
// '='. An update also has one on each side of its expression.
const (
	ElementOpen ElementPiece = iota
	ElementClose
	ElementComma
	UpdateOpen
	UpdateClose
)

// Barrier waits for all device work.
type Barrier struct{ Directive source.Span }

// Launch runs a kernel in place of a nest. Loops, Tile (in cells) and Threads (per block) are x
// first.
type Launch struct {
	Sweep         *stencil.Sweep
	Kernel        *Kernel
	Loops         []LaunchLoop
	Provides      []*Provide // if the nest is a region by itself
	Tile, Threads [3]int
	Args          []Arg
	Reaches       []Reach
	Boxes         []Box
	Members       []MemberReach
	Occurrences   []*Occurrence // of Reaches, Boxes and Members
	Held          []*Held
	Touches       []*Touch
	Pairs         []Pair
	OneByOne      []OneByOne
	Apart         []stencil.IndependenceCheck
	Dense         []*stencil.Grid
	Mapping       map[*stencil.Grid]string // names of the host variables
	// Names of further host variables. Nest is "" if no Touch needs it.
	Site, Blocks, Subscripts, Nest string
	// Results are assigned to host variables when the kernel has run. If Total is not nil, it joins
	// the parts of all blocks first. Parts is the host variable with their number.
	Results []*Result
	Total   *Kernel
	Parts   string
	// Taken, Left and LeftIndices are those of the sweep's that may lie in an array on the device.
	Taken, Left, LeftIndices []*stencil.Symbol
	// Major, Minor is the compute capability that the plan needs.
	Major, Minor int
	// Mentions are variables and functions that only the kernel uses now; compilers would warn of
	// them.
	Mentions    []string
	SharedBytes int64 // dynamic shared memory per block
	// Rests are what the ends of subscripts are made of beside indices and outer scalars.
	Rests []Rest
	// Versioned are launched instead, one after the other, if the alias check of the sweep's arrays
	// fails.
	Versioned []*Launch
	// Chain says that the launch is a stage of one: the run time may make it later. nil: it is made at once.
	Chain *ChainRef
	Alone *Alone // of the chain's steps; nil: none are
	// Sharing is what the launch touches by each of the sweep's uses, where these may be parts of one array with others of the chain; nil: they
	// are whole arrays, or slices.
	Sharing [][]*Touch
}

// Result is a scalar that a kernel computes for the host.
type Result struct {
	Kind   ResultKind
	Host   string          // the variable that takes it
	Type   stencil.Type    // of that variable
	Buffer *stencil.Symbol // device memory for all parts and their total, or for the one value
	Join   string          // the type whose functions join two parts
	AtMost string          // variable that Host must not exceed before the launch, or ""
}

// ResultKind says what the host does with a Result.
type ResultKind uint8

// The kinds of result. Joined: the total of a reduction. NaN: a count that must be zero, or the
// program stops. Last: the value of the last iteration.
const (
	Joined ResultKind = iota
	NaN
	Last
)

// Rest stands for the value of Form modulo By, which is the same in all iterations and never negative.
type Rest struct {
	Sym  *stencil.Symbol
	Form stencil.Affine
	By   int64
}

// LaunchLoop is a parallel loop with the host variables for its first value and trip count.
type LaunchLoop struct {
	*stencil.Loop
	Begin, Count *stencil.Symbol
	Limits       *CountLimits // which the host checks; nil: the loop never exceeds them
	Folded       bool         // its tiles lie along y and z of the launch
	// Set if the host iterates over outer loops to find the range of an inner one: At is the
	// position, Found the range collected so far.
	At, Found string
}

// CountLimits are those of the arithmetic of 32 bits in a kernel. Most is the greatest number of iterations. If Ends is set, End is
// the last place behind the range that the loop may reach in the direction of its step.
type CountLimits struct {
	Most int64
	Ends bool
	End  int64
}

// InOrder are the loops as the program has them, outermost first: in that order the host finds their
// ranges, and gives their indices the values that the serial loops leave.
func (l *Launch) InOrder() []LaunchLoop {
	var list []LaunchLoop
	for _, loop := range l.Sweep.InOrder() {
		at := slices.IndexFunc(l.Loops, func(have LaunchLoop) bool { return have.Loop == loop })
		list = append(list, l.Loops[at])
	}
	return list
}

// Arg is a kernel argument. Kind says which fields are used.
type Arg struct {
	Kind  ArgKind
	Grid  *stencil.Grid
	Dim   int
	Value *stencil.Symbol
	Packs []Pack
	Box   []Side
	Held  *Held
}

// Side is one dimension of the boxes in which a grid is fetched: Extent cells, the first of which
// lies Before cells in front of the loop's range.
type Side struct{ Before, Extent int64 }

// Pack is a grid whose cells are moved in groups of Bytes bytes.
type Pack struct {
	Grid  *stencil.Grid
	Bytes int
}

// ArgKind says what an Arg passes.
type ArgKind uint8

// The kinds of argument. Pointer: the device pointer of Grid. Stride: its stride along Dim, in
// cells. Value: a host value. Aligned: whether all rows of the Packs' grids start at a multiple of
// their bytes. Buffer: the host variable that points to device memory of the launch's own. Tensor:
// the description of Grid, which is fetched in boxes, x first. Ends: what the accesses of Held may reach.
const (
	Pointer ArgKind = iota
	Stride
	Value
	Aligned
	Buffer
	Tensor
	Ends
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
	Count, Align int // Align is in bytes; 0: the type's
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

// Unroll unrolls a loop by Times, or completely if Times is 0. With If, the flag of an Interior around
// it, only the copy for interior blocks is unrolled: the copy with tests on cells would grow so long
// that it pushes the other one out of the instruction cache.
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

// Interior runs Body, which the compiler instantiates twice: for interior blocks, where Cond holds,
// all cells exist and Flag is a constant true, so that tests on cells vanish; and for boundary
// blocks, whose threads test Guard and each cell. Blocks of one cell per thread have no Cond: they
// are all interior.
type Interior struct {
	stencil.Extension
	Name  string          // of the function
	Flag  *stencil.Symbol // its parameter
	Cond  stencil.Expr    // the same for all threads of the block; nil: always
	Guard stencil.Expr    // nil: all threads
	Body  []stencil.Stmt
}
