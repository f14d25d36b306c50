// What the host must check before a launch: subscripts that stay inside their extents, flat grids whose rows are
// disjoint, and pairs of accesses that must not meet in one element.

package kernel

import (
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Reach is a subscript of a grid that must stay inside its extent: over the
// nest it takes values from the lowest one of Lowest to the highest one of
// Highest, forms over parallel indices and outer scalars.
type Reach struct {
	Grid            *stencil.Grid
	Dim             int
	Lowest, Highest stencil.Affine
	Limits          []stencil.Limit
	Subscript       string
	Nest            source.Span // as in stencil.AccessInfo
	// Guarded accesses need not happen: where they would leave the extent the
	// grid is stored dense instead, so that they mean what they mean in C.
	Guarded bool
}

// Pair is a rule for two touches, one of which writes.
type Pair struct {
	First, Second *Touch
	Rule          PairRule
}

// OneByOne is a flat grid that is written and whose dimensions were compared one by
// one: no two iterations meet in it if rows end where the next begin and Apart hold.
// Where that is not so, no two iterations may meet in any of Pairs, the first of which writes.
type OneByOne struct {
	Name  string // of the host variable that says whether it is
	Grid  *stencil.Grid
	Apart []stencil.Apart
	Pairs [][2]*Touch
}

// PairRule says what elements that both touch would break.
type PairRule uint8

// Differ: there are none. InOrder: the same, for the kernel does not keep the order of
// an iteration's accesses. Coincide: no two iterations meet in them, which is so where
// equal subscripts are one element; CoincideOnce: which is so if, besides, the rows of
// flat grids end where the next begin. Claimed: the program claims as much.
const (
	Differ PairRule = iota
	InOrder
	Coincide
	CoincideOnce
	Claimed
)

// Box is what an access of a flat grid takes its subscripts from, dimension by
// dimension, as in Reach.
type Box struct {
	Use             *stencil.Use
	Lowest, Highest []stencil.Affine
	Limits          []stencil.Limit
	Subscripts      []string
	Guarded         bool
	Nest            source.Span // as in stencil.AccessInfo
}

// Encloses reports whether all of another box, which differs by constants, is in b.
func (b *Box) Encloses(o *Box) bool {
	for d := range b.Lowest {
		if o.Lowest[d].Const < b.Lowest[d].Const || o.Highest[d].Const > b.Highest[d].Const {
			return false
		}
	}
	return true
}
