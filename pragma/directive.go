// The typed value of a directive, which is what this package makes: kinds, clauses, transfers, trapezoids.

package pragma

import (
	"fmt"

	"mintc/internal/source"
)

// Kind says which directive it is.
type Kind int

// The directives of the language, section "Directives".
const (
	Parallel Kind = iota
	For
	ParallelFor
	Single
	Barrier
	Copy
	Trapezoid
)

var kindNames = [...]string{
	Parallel: "parallel", For: "for", ParallelFor: "parallel for", Single: "single",
	Barrier: "barrier", Copy: "copy", Trapezoid: "trapezoid",
}

// String is the directive as the user spells it after `mint`.
func (k Kind) String() string {
	if k < 0 || int(k) >= len(kindNames) {
		return fmt.Sprintf("Kind(%d)", int(k))
	}
	return kindNames[k]
}

// Directive is one directive with its clauses; a clause that was not written
// is nil, empty or not Set.
type Directive struct {
	Kind Kind
	Span source.Span

	Nest        *Nest
	Tile        *Extents
	Chunk       *Extents
	NoWait      Flag
	Independent Flag

	Default      string // "", "shared" or "none"
	DefaultSpan  source.Span
	Private      []Name
	FirstPrivate []Name
	Shared       []Name
	Reductions   []Reduction

	Copy      *Transfer      // set if and only if Kind is Copy
	Trapezoid *TrapezoidSpec // set if and only if Kind is Trapezoid
}

// Flag is a clause without arguments.
type Flag struct {
	Set  bool
	Span source.Span
}

// Nest is how many of the outermost loops are parallel: all, or N (1 to 3).
type Nest struct {
	All  bool
	N    int // 0 with All
	Span source.Span
}

// Extents are points per dimension, fastest-varying dimension (x) first, as
// written: 1 to 3 positive values. Dimensions that are not written have extent 1.
type Extents struct {
	Values []int
	Span   source.Span
	Spans  []source.Span // one for each value
}

// At is the extent, in points, of dimension d (0 is x); 1 if it was not written.
func (e *Extents) At(d int) int {
	if d < len(e.Values) {
		return e.Values[d]
	}
	return 1
}

// Name is a variable that a clause names.
type Name struct {
	Name string
	Span source.Span
}

// Reduction is one reduction clause.
type Reduction struct {
	Op    string // one of + * min max & | ^ && ||
	Names []Name
	Span  source.Span
}

// Direction says what a copy does.
type Direction int

// Release ends a mapping that was kept; it transfers nothing.
const (
	ToDevice Direction = iota
	FromDevice
	Release
)

var directionNames = [...]string{ToDevice: "toDevice", FromDevice: "fromDevice", Release: "release"}

// String is the direction as the user spells it.
func (d Direction) String() string {
	if d < 0 || int(d) >= len(directionNames) {
		return fmt.Sprintf("Direction(%d)", int(d))
	}
	return directionNames[d]
}

// Transfer is the content of a copy directive.
type Transfer struct {
	Array     *Expr // an lvalue without side effects (C7)
	Direction Direction
	Sizes     []*Expr // in elements, x first, as written; empty if the array's type gives them
	Keep      bool
	KeepSpan  source.Span
	Span      source.Span
}

// Height says how a trapezoid directive gives its height.
type Height int

// HeightUnset leaves the choice to the command line. HeightFixed takes the
// directive's number, HeightAuto that of the performance model, and
// HeightAdaptive is chosen at run time.
const (
	HeightUnset Height = iota
	HeightFixed
	HeightAuto
	HeightAdaptive
)

// TrapezoidSpec is what a trapezoid directive states.
type TrapezoidSpec struct {
	Height     Height
	Steps      int // time steps per launch; 0 unless Height is HeightFixed
	HeightSpan source.Span

	Objects []Name

	Dimension     int // 0 if not written
	DimensionSpan source.Span

	Gather      [][2]int // lowest and highest offset, in subscript order
	GatherSpans []source.Span
}
