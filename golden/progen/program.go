// Package progen draws random annotated stencil programs, prints them as C, and
// shrinks those that fail. A program is drawn as a tree, so that it can be
// shrunk by dropping parts of the tree; the C text is printed from it.
//
// Programs have no undefined behaviour and print a checksum of all bits of all
// their arrays and scalars, so two translations of one can be compared.
package progen

// Program is one annotated program: arrays over a common mesh, scalars, and the
// steps of one function. Its names do not depend on Seed.
//
// Fields marked `shrink` are what Smaller tries to make less of: "drop" takes
// elements out of a list, "zero" sets a field to its zero value, "down" reduces
// a number towards the minimum after the comma.
type Program struct {
	Seed      int64
	Extents   []Extent    // of the mesh, slowest first
	Arrays    []*Array    `shrink:"drop"`
	Scalars   []*Scalar   `shrink:"drop"`
	Functions []*Function `shrink:"drop"`
	Steps     []Step      `shrink:"drop"`
	// Callee puts the steps into a function of their own, which gets arrays and
	// scalars as parameters.
	Callee bool `shrink:"zero"`
	// CallerMaps leaves the copies before and after the regions to the caller.
	CallerMaps bool `shrink:"zero"`
	// Uncast leaves the conversion of malloc's result to the compiler.
	Uncast bool `shrink:"zero"`
	// C89 declares indices and the variables of bodies at the top of the function.
	C89 bool
	// Elsewhere puts parts of the program into a second file.
	Elsewhere Elsewhere `shrink:"zero"`
}

// Extent is a number of cells and how programs spell it.
type Extent struct {
	Cells int `shrink:"down,1"`
	Style ExtentStyle
}

// ExtentStyle says whether an extent is a literal, a macro or a variable.
type ExtentStyle int

// A Variable extent cannot be that of a static array, which uses the literal.
const (
	Literal ExtentStyle = iota
	Macro
	Variable
)

// Type is an arithmetic type as C spells it.
type Type string

// Floating reports whether t is a floating type.
func (t Type) Floating() bool { return t == "double" || t == "float" }

// Scalar is a variable of the function. A Const one is never written.
type Scalar struct {
	Name  string
	Type  Type
	Value float64
	Const bool
}

// Step is one thing that the function does.
type Step interface{ step() }

// Region is a mint parallel block.
type Region struct {
	Steps []Step `shrink:"drop"`
}

// TimeLoop repeats its steps Count times.
type TimeLoop struct {
	Var   string
	Count int `shrink:"down,1"`
	Style TimeStyle
	Steps []Step `shrink:"drop"`
}

// TimeStyle is how a time loop is written.
type TimeStyle int

// The forms of a time loop.
const (
	ForUp TimeStyle = iota
	ForDown
	WhileLoop
	DoWhile
	timeStyles
)

// HostLoop runs steps for each value of an index on the host, such as the
// planes that a nest updates one by one.
type HostLoop struct {
	Loop  Loop
	Steps []Step `shrink:"drop"`
}

// HostIf makes steps depend on a host condition, C text.
type HostIf struct {
	Cond  string
	Steps []Step `shrink:"drop"`
}

// Renamed is a block in which a second pointer leads to an array: nests in it
// that have the array as Alias go by that one, the others by its name. One nest in
// it does: its Shift is that of the pointer.
type Renamed struct {
	Array string
	Steps []Step `shrink:"drop"`
}

// Transfer is a mint copy. Bare leaves the extents out.
type Transfer struct {
	Array    string
	ToDevice bool
	Bare     bool
}

// Barrier is a mint barrier.
type Barrier struct{}

// Rotate moves pointers: each array takes over the storage of the next, the
// last that of the first. Single puts it under mint single.
type Rotate struct {
	Arrays []string
	Single bool `shrink:"zero"`
	Whole  bool `shrink:"zero"` // the structs that hold the pointers, or the pointers to them
}

// Host is a host statement on scalars, C text.
type Host struct {
	Text   string
	Single bool `shrink:"zero"`
}

// Tick calls a function of the second file, where there is one.
type Tick struct{}

// HostTouch reads and writes some cells of an array on the host: it adds Add to
// the cell in the middle and counts that cell into the scalar.
type HostTouch struct {
	Array, Scalar string
	Write         bool `shrink:"zero"`
	Single        bool // under mint single, where the device copy is meant
}

// Nest is a mint for nest. Parallel is the argument of nest: 0 leaves the clause
// out, All writes nest(all).
type Nest struct {
	Loops       []Loop // outermost first
	Parallel    int
	Tile, Chunk []int       `shrink:"zero"`
	Nowait      bool        `shrink:"zero"`
	Private     string      `shrink:"zero"`
	Reductions  []Reduction `shrink:"drop"`
	ParallelFor bool
	recurrent   bool   // an inner loop reads what its earlier iterations wrote
	guarded     bool   // conditions on the indices keep the subscripts inside
	far         int    // of how many buffers a star reaches further than the next cell; 0: none is drawn to
	oldestFirst bool   // a star begins with the plane of the lowest slowest index
	Alias       string `shrink:"zero"` // array that the nest knows by another pointer
	Shift       int    `shrink:"zero"` // how far into the array that pointer points
	Clock       string // counter of the time loop, which selects time levels
	Levels      bool   `shrink:"zero"` // variables of the host hold the time levels
	Naming      Naming `shrink:"zero"`
	Reset       bool   `shrink:"zero"` // indices and private variables are assigned after it
	Body        []Stmt `shrink:"drop"`
}

// All is nest(all).
const All = -1

// Reduction is a clause reduction(Op: Scalar).
type Reduction struct{ Op, Scalar string }

// Loop runs an index over [Lo, extent - Hi) of a mesh dimension. The index is
// declared before the nest when Outside.
type Loop struct {
	Name    string
	Dim     int
	Lo, Hi  int
	Step    int  `shrink:"down,1"`
	Down    bool `shrink:"zero"`
	Compare Compare
	Outside bool `shrink:"zero"`
	Type    Type
	Mirror  bool  `shrink:"zero"` // the bound stands on the left: n > i
	Bound   Bound `shrink:"zero"`
	// Moving is the counter of a time loop that moves the upper bound by one.
	Moving string `shrink:"zero"`
	Base   int    `shrink:"zero"` // what the index is more than in subscripts, if that can be
	Mixed  *Mixed `shrink:"zero"` // in place of Step, Down, Compare: types of their own
}

// Compare is the comparison that ends a loop.
type Compare int

// NotEqual is used with step 1 and a range that is not negative only; the
// printer falls back to Strict.
const (
	Strict Compare = iota
	OrEqual
	NotEqual
	compares
)

func (*Region) step()    {}
func (*TimeLoop) step()  {}
func (*HostIf) step()    {}
func (*HostLoop) step()  {}
func (*Renamed) step()   {}
func (*Transfer) step()  {}
func (*Barrier) step()   {}
func (*Rotate) step()    {}
func (*Host) step()      {}
func (*HostTouch) step() {}
func (*Tick) step()      {}
func (*Nest) step()      {}

// array finds an array by name; nil if it was dropped.
func (p *Program) array(name string) *Array {
	for _, a := range p.Arrays {
		if a.Name == name {
			return a
		}
	}
	return nil
}
