// Grids that stand for parts of others: what package subscript asks for when it finds that an array with one
// subscript has rows, or that a leading subscript picks one of several buffers.

package nest

import (
	"fmt"
	"maps"
	"slices"

	"mintc/ir/stencil"
)

// View is the flat array base seen with rank dimensions.
func (t *Grids) View(base *stencil.Grid, rank int) *stencil.Grid {
	key := viewKey{base, rank}
	if g := t.views[key]; g != nil {
		return g
	}
	g := *base
	g.Base, g.Rank = base, rank
	g.Extents, g.Sizes = make([]string, rank), make([]int64, rank)
	t.views[key] = &g
	t.list = append(t.list, &g)
	return &g
}

// Learn notes the strides of a view of base, none where a nest shows none.
func (t *Grids) Learn(base *stencil.Grid, strides []stencil.Poly) {
	t.strides[base.Host] = append(t.strides[base.Host], slices.Clone(strides))
}

// Known are the strides that were noted for base.
func (t *Grids) Known(base *stencil.Grid) [][]stencil.Poly { return t.strides[base.Host] }

// LearnedLate reports whether a nest shows more dimensions of an array than all in front of it.
func (t *Grids) LearnedLate() bool {
	for _, known := range t.strides {
		most := slices.MaxFunc(known, func(a, b []stencil.Poly) int { return len(a) - len(b) }) // the first of these
		if len(most) > len(known[0]) {
			return true
		}
	}
	return false
}

// StartWith takes over what another reading of the same function learned.
func (t *Grids) StartWith(other *Grids) { t.strides = maps.Clone(other.strides) }

// Slice is the grid base[leading], one for each text of the subscript. Of a view of a flat array
// it is the part that begins at element leading.
func (t *Grids) Slice(base *stencil.Grid, leading stencil.Expr) *stencil.Grid {
	g, host := *base, fmt.Sprintf("%s[%s]", base.Host, stencil.HostExpr(leading))
	g.Base, g.Leading = base.Root(), leading
	g.Rank, g.Extents, g.Sizes = base.Rank-1, slices.Clone(base.Extents[1:]), base.Sizes[1:]
	name := host
	if base.IsFlat() {
		host, name = "&"+g.Base.Host+"["+stencil.HostExpr(leading)+"]", base.Name+" part"
	}
	g.Host = host
	for _, known := range t.list {
		if known.Base == g.Base && known.Leading != nil && known.Host == g.Host && known.Rank == g.Rank {
			return known
		}
	}
	g.Name = t.uniqueName(name)
	t.list = append(t.list, &g)
	return &g
}
