// What the host must check before a launch: subscripts that stay inside their extents, flat grids whose rows are
// disjoint, and pairs of accesses that must not meet in one element.

package kernel

import (
	"slices"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Reach is a subscript of a grid that must stay inside its extent. Over the nest it takes values
// from the minimum of Lowest to the maximum of Highest, affine forms over parallel indices and
// outer scalars.
type Reach struct {
	Grid            *stencil.Grid
	Dim             int
	Lowest, Highest stencil.Affine
	Limits          []stencil.Limit
	// Low and High are forms over outer scalars that the subscript as a whole is not below, or not above.
	Low, High []stencil.Affine
	// LowIf and HighIf are such forms that hold on a condition.
	LowIf, HighIf []stencil.LimitIf
	Subscript     string
	Nest          source.Span // as in stencil.AccessInfo
	// Guarded accesses do not happen in every iteration. If they could leave the extent, the grid
	// is stored without padding, so that the address is C's. Those with When happen there; nil: in every iteration.
	Guarded bool
	When    *Occurrence
}

// MemberReach is a subscript of an array in the structs of a grid, cell[i].f[k], that must stay inside that array. Its other fields are those
// of Reach.
type MemberReach struct {
	Grid            *stencil.Grid
	Member          string
	Extent          int64
	Lowest, Highest stencil.Affine
	Limits          []stencil.Limit
	Subscript       string
	Nest            source.Span
	When            *Occurrence
}

// IsWithin reports whether it stays inside whatever the host finds.
func (r MemberReach) IsWithin() bool {
	return r.Lowest.IsConst() && r.Highest.IsConst() && r.Lowest.Const >= 0 && r.Highest.Const < r.Extent
}

// Equal reports whether two of them say the same, in one nest.
func (r MemberReach) Equal(o MemberReach) bool {
	return r.Grid == o.Grid && r.Member == o.Member && r.Extent == o.Extent && r.Nest == o.Nest && r.When == o.When &&
		r.Lowest.Equal(o.Lowest) && r.Highest.Equal(o.Highest) && slices.EqualFunc(r.Limits, o.Limits, stencil.Limit.Equal)
}

// InsideFunc is the function of the run time that holds an access to the extents.
const InsideFunc = "mint_inside"

// Held are accesses of a grid that the kernel holds to the extents itself: the elements that they are at or, where rows may lie apart, the
// values of a subscript. Name is the host variable with what a stop says of them, Ends the kernel's parameter.
type Held struct {
	Grid     *stencil.Grid
	Dim      int // of the subscript; -1: the element
	Name     string
	Ends     *stencil.Symbol
	Accesses []*stencil.Access
}

// Occurrence are the iterations in which an access under conditions happens. Name is the host variable that says whether there are any,
// empty if there are.
type Occurrence struct {
	stencil.Occurrence
	Name string
}

// IsLimited reports whether something limits the subscript as a whole.
func (r *Reach) IsLimited() bool { return len(r.Low)+len(r.High)+len(r.LowIf)+len(r.HighIf) > 0 }

// Encloses reports whether r contains another range that differs only by constants.
func (r *Reach) Encloses(o *Reach) bool {
	below, above := o.Lowest.Plus(r.Lowest, -1), o.Highest.Plus(r.Highest, -1)
	return below.IsConst() && above.IsConst() && below.Const >= 0 && above.Const <= 0
}

// Pair is a rule for two touches, at least one of which writes.
type Pair struct {
	First, Second *Touch
	Rule          PairRule
}

// OneByOne is a written flat grid whose dimensions were compared one by one. No two iterations
// access the same element if its rows do not overlap and the conditions of Apart hold. Otherwise
// the host checks each of Pairs, the first of which writes.
type OneByOne struct {
	Name  string // of the host variable with the result of the check
	Grid  *stencil.Grid
	Apart []stencil.IndependenceCheck
	Pairs [][2]*Touch
}

// PairRule says which common elements of two touches are allowed.
type PairRule uint8

// Differ: none. InOrder: none, because the kernel does not keep the order of an iteration's
// accesses. Coincide: only elements of a single iteration, which holds if equal subscripts are the
// same element. CoincideOnce: the same, and the rows of flat grids must not overlap. Claimed: only
// elements of a single iteration, as the clause 'independent' claims.
const (
	Differ PairRule = iota
	InOrder
	Coincide
	CoincideOnce
	Claimed
)

// Box is the range of an access to a flat grid, dimension by dimension. Its fields are those of
// Reach.
type Box struct {
	Use             *stencil.Use
	Lowest, Highest []stencil.Affine
	Limits          []stencil.Limit
	Subscripts      []string
	Guarded         bool
	When            *Occurrence
	Nest            source.Span // as in stencil.AccessInfo
}

// Encloses reports whether b contains another box that differs only by constants.
func (b *Box) Encloses(o *Box) bool {
	for d := range b.Lowest {
		if o.Lowest[d].Const < b.Lowest[d].Const || o.Highest[d].Const > b.Highest[d].Const {
			return false
		}
	}
	return true
}
