// The program, its functions and their steps: regions, transfers, time loops, host code and sweeps.

package stencil

import "mintc/internal/source"

// Program is one translation unit: the functions that hold mint constructs, and
// the user's types and constants that they name.
type Program struct {
	Functions   []*Function
	Types       []*TypeDef
	Enumerators []Enumerator
	Mentions    []Mention
}

// Mention is a variable or function of the user's that nothing but nests uses;
// At is the offset of its first use.
type Mention struct {
	Name string
	At   int
}

// Function is a C function with mint constructs in its body. Span is the whole
// definition; Kernels is the offset above it (and above its doc comment) where
// kernels are to be printed.
type Function struct {
	Name    string
	Span    source.Span
	Kernels int
	Grids   []*Grid
	Steps   []Step
	Callers []Caller
	Backs   []*Back  // in the order of their labels
	Chains  []*Chain // of the rewritten sweeps; nil before they are looked for
}

// Caller is a host loop of another function that calls this one in every step, by Call, or with Under where a condition says so. Loop is its
// keyword. Beside is a function whose nests are launched in the same step, the one that holds the loop perhaps; "" for none.
// Trapezoid is the directive in front of the loop, nil for none.
type Caller struct {
	Loop, Call     source.Span
	Header, Beside string
	Under          bool
	Trapezoid      *Trapezoid
}

// Asked is what directives ask of the loops that make all nests of their steps by calls of the function; nil where none does. Of several the first one counts.
func (f *Function) Asked() *Trapezoid {
	for _, c := range f.Callers {
		if c.Beside == "" && c.Trapezoid != nil {
			return c.Trapezoid
		}
	}
	return nil
}

// Back is a goto that makes a time loop of nests of its function: of those to one label the last one. Text is the statement without its stop, Loop what it
// repeats, from the label on.
type Back struct {
	At, Loop source.Span
	Text     string
}

// Step is one thing a function does, in program order.
type Step interface{ step() }

// Region is a mint parallel block: data stays on the device throughout.
// Body is the block, or with Bare a loop without braces around it; it is not valid
// where the region is one nest by itself. Directive is what to remove from the text.
type Region struct {
	Directive, Body source.Span
	Bare            bool
	Steps           []Step
	Provides        []*Provide
	RowsStay        bool // its host code leaves the row pointers of all tables (Rows) as they are
}

// Provide is a transfer that the program leaves out: at its start the region
// puts Grid on the device unless it is there, with its values where Upload is
// set. The mapping lasts as long as the block at Scope, or with Scope 0 as long
// as the region, at whose end Download brings the values back. Directive is
// what messages name.
type Provide struct {
	Grid             *Grid
	Directive        source.Span
	Extents, Typed   []string // as in Transfer
	Elements         int64
	Called           *source.Span
	Scope            int
	Upload, Download bool
	Part             bool
}

// TimeLoop is a host loop around sweeps. Header is its text up to the body as
// written; Trapezoid what a directive asks for, nil without one.
type TimeLoop struct {
	Span      source.Span
	Header    string
	Steps     []Step
	Trapezoid *Trapezoid
}

// Conditional is host control flow around steps: the branch of an if, or a
// block that is neither a region nor a time loop.
type Conditional struct {
	Span   source.Span
	Header string
	Steps  []Step
}

// Single is a mint single block: host statements between sweeps. Accesses are
// the elements in it that are those of the device copy, in text order.
type Single struct {
	Directive, Body source.Span
	Accesses        []*ElementAccess
}

// ElementKind says what host text does with an element.
type ElementKind uint8

// Get: read. Put: target of '='. Update: target of '+=', '++' and the like.
const (
	Get ElementKind = iota
	Put
	Update
)

// ElementAccess is an element of the device copy that host text accesses. Span
// is the lvalue, Name its array for messages. With OrHost it is the host's
// unless a caller has mapped the array. For Put, Assign is the '='. Whole is the
// expression that accesses the element: the assignment or increment, or Span.
type ElementAccess struct {
	Span   source.Span
	Name   string
	Kind   ElementKind
	OrHost bool
	Assign source.Span
	Whole  source.Span
}

// EscapingCall is a call of the host's that may touch arrays on the device
// though its arguments do not lead to them: the address of the array is known
// outside of the file. Call is the expression, Statement the full statement
// that holds it, Name what is called, for messages. Grids are the arrays that
// may be touched, nil for everything on the device. A Void call has no result.
// Handed are arrays that the call is given while the host has their newest
// values: it may be a system call, which cannot use protected pages. An empty
// Call stands at the start of a statement, where the call's text cannot change;
// Returns says that it is a return statement.
type EscapingCall struct {
	Call, Statement source.Span
	Name            string
	Void, Returns   bool
	Grids, Handed   []*Grid
}

// MayTouch reports whether the call may touch arrays on the device on its own, beside those that it is handed.
func (e *EscapingCall) MayTouch() bool { return e.Grids == nil || len(e.Grids) > 0 }

// HostAccess is an access of the host's through a pointer of unknown origin, which may lead to an array
// on the device. Pointer: the text is a pointer that a library function is handed; else an lvalue. Block: the function may go
// on in other parts of the block. Free: it gives the block back. Range, if set, is what the access reaches in a loop.
type HostAccess struct {
	Span                        source.Span
	Pointer, Block, Write, Free bool
	Rows                        bool // what is pointed to are arrays, whose length may vary
	Range                       *HostRange
}

// HostRange is what an access reaches in a host loop: from First, an element, to Last. The texts are those of the place in front of the loop,
// which is not entered where Test is false.
type HostRange struct {
	Loop              source.Span
	Test, First, Last string
}

// Barrier is a mint barrier.
type Barrier struct{ Directive source.Span }

// Direction of a transfer.
type Direction uint8

// The directions of a mint copy.
const (
	ToDevice Direction = iota
	FromDevice
	Release
)

func (d Direction) String() string { return [...]string{"toDevice", "fromDevice", "release"}[d] }

// Transfer is a mint copy. Extents are host expressions, slowest first; none
// where the type of the array gives them. Scope is the offset just inside the
// block whose end ends the mapping. Typed are extents of the array's type that
// are only known at run time to agree with Extents, "0" for the others. Elements is how many Extents name, 0 if
// that is not constant. Called
// is a call in an extent that may change something. Part: other parts of the same block may be arrays of
// their own, or a function of another file may change the array; the end of the mapping brings back what no copy has.
type Transfer struct {
	Directive source.Span
	Grid      *Grid
	Direction Direction
	Extents   []string
	Typed     []string
	Elements  int64
	Called    *source.Span
	Keep      bool
	Part      bool
	Scope     int
}

// Sweep is one mint for nest. Loops are the parallel loops as threads take them, slowest
// first: the outermost one unless they were interchanged. Deeper loops are part of Body. Uses lists the grids in order of first
// appearance, Params the outer scalars that are read. Last are private variables
// whose value in the last iteration is read after the nest; every iteration
// assigns them.
type Sweep struct {
	Name               string
	Directive, Span    source.Span
	Foreign            []source.Span // pragmas of others that stand in front and go with the nest
	TrapezoidLines     []source.Span // trapezoid directives that do so
	Loops              []*Loop
	Nest               []*Loop // Loops as the program has them, where they were interchanged, else nil
	Body               []Stmt
	Uses               []*Use
	Params             []*Symbol
	Reductions         []*Reduction
	Last               []*Symbol
	IndependenceChecks []IndependenceCheck // checks before the launch
	Claims             []Claim             // what the bounds of Loops take for granted, checked before the launch
	// Coincide are pairs of grids that may be one array: where equal subscripts are
	// one element, no two iterations meet in them. Pointwise pairs are not listed.
	Coincide [][2]*Grid
	Hints    Hints
	// FusionCandidates are the sweeps directly in front that have the same loops, nearest last.
	FusionCandidates []InFront
	// Fused are the nests of others that are part of this sweep.
	Fused []FusedNest
	// Versioned is what a fused sweep stands for where only the host can tell
	// whether it may run, else nil.
	Versioned *Versioned
	Needs
	footprints map[*Use][][]int64 // what Footprint found
	passing    map[*Use]bool      // what PassesRows found
}

// InFront is a sweep that stands in front of another one. Preventing says
// what keeps the two from fusing; "" if they can be fused as long as different names
// are of different arrays.
type InFront struct {
	*Sweep
	Preventing string
}

// FusedNest is where the directive and the loops of a nest stand.
type FusedNest struct{ Directive, Loops source.Span }

// Place is the text of both.
func (n FusedNest) Place() source.Span {
	return n.Loops.File.Span(min(n.Loops.Off, n.Directive.Off), n.Loops.End)
}

// IndependenceCheck is what must hold before a launch so that two accesses never meet in
// different iterations: some Separation separates, or some Shift is not a multiple
// of its Modulus, or, with SameIteration, all Shifts are 0.
type IndependenceCheck struct {
	Grid          *Grid
	First, Second source.Span
	Nest          source.Span // as in AccessInfo
	Separations   []Separation
	Shifts        []Shift
	SameIteration bool
	// What conditions leave of the indices' ranges where the accesses happen.
	FirstLimits, SecondLimits []Limit
}

// Separation are the ends of two subscripts of a dimension over the nest, forms
// over parallel indices and outer scalars. It separates where these ranges are
// disjoint.
type Separation struct{ FirstLow, FirstHigh, SecondLow, SecondHigh Affine }

// Shift is the distance of two subscripts of a dimension that are index + outer
// scalar, and what the subscript of one changes by from iteration to iteration.
type Shift struct {
	Delta   Affine
	Modulus int64
}

// Hints are the clauses of a mint for, x first, as written; nil where left out.
type Hints struct {
	Tile, Chunk []int
	NoWait      bool
	Independent bool
}

func (*Region) step()       {}
func (*TimeLoop) step()     {}
func (*Conditional) step()  {}
func (*Single) step()       {}
func (*EscapingCall) step() {}
func (*HostAccess) step()   {}
func (*Barrier) step()      {}
func (*Transfer) step()     {}
func (*Sweep) step()        {}

// Sweeps returns the sweeps of the function in program order.
func (f *Function) Sweeps() []*Sweep {
	var sweeps []*Sweep
	Visit(f.Steps, func(s Step) {
		if sw, ok := s.(*Sweep); ok {
			sweeps = append(sweeps, sw)
		}
	})
	return sweeps
}

// Children are the steps directly inside s.
func Children(s Step) []Step {
	switch s := s.(type) {
	case *Region:
		return s.Steps
	case *TimeLoop:
		return s.Steps
	case *Conditional:
		return s.Steps
	case *Sweep:
		return s.versioned()
	}
	return nil
}

// Visit calls f for every step, outer ones first.
func Visit(steps []Step, f func(Step)) {
	for _, s := range steps {
		f(s)
		Visit(Children(s), f)
	}
}

// UseOf is what the sweep does with a grid, nil for nothing.
func (s *Sweep) UseOf(g *Grid) *Use {
	for _, u := range s.Uses {
		if u.Grid == g {
			return u
		}
	}
	return nil
}
