// What is asked of a flow where shapes and rules were measured: which cells its steps read, and of which arrays.

package optimizer

import (
	"slices"

	"mintc/ir/plan"
)

// traits are those of a flow on which shapes of kernels depend, and whether they pay.
type traits struct {
	wide         bool // some field has cells of more than four bytes
	sources      bool // arrays are read that no step writes
	masks        bool // all of those hold integers
	coefficients bool // some of those are read beside the cell
	box, corners bool // cells are read that lie aside along more than one dimension, along all three
	far          bool // cells are read that lie further away than the next one
	guarded      bool // some reads do not happen in every iteration
	stops        bool // subscripts stop at ends of the range
}

func traitsOf(f *plan.Flow) traits {
	t := traits{masks: true}
	for _, fd := range f.Fields {
		t.wide = t.wide || f.Grid(fd).Elem.Size > 4
	}
	for _, r := range f.Reads {
		t.sources = t.sources || r.Field == nil
		t.masks = t.masks && (r.Field != nil || f.Chain.Stages[r.Stage].Sweep.Uses[r.Use].Grid.Elem.IsInteger())
		t.coefficients = t.coefficients || isBeside(r)
		t.box, t.corners = t.box || isDiagonal(r), t.corners || r.Aside() > 2
		t.far = t.far || isFar(r)
		t.guarded = t.guarded || !r.Sure
		t.stops = t.stops || r.StopsAnywhere()
	}
	return t
}

// isDiagonal reports whether a cell is read that lies aside along more than one dimension, as the corners and edges of boxes do.
func isDiagonal(r *plan.Read) bool { return r.Aside() > 1 }

// isFar reports whether a cell is read that lies further away than the next one, along some dimension.
func isFar(r *plan.Read) bool {
	return slices.ContainsFunc(r.Offset, func(o int64) bool { return o < -1 || o > 1 })
}

// isBeside reports whether a read is of an array that no step writes, beside the cell: such a coefficient keeps planes of its own.
func isBeside(r *plan.Read) bool {
	return r.Field == nil && slices.ContainsFunc(r.Offset, func(o int64) bool { return o != 0 })
}

// neighboursWaiting is how many neighbours in rows are added after one in the newest plane, by the stage with the most: each waits for it in registers, for all
// steps. Sums of one array gain all the same where ranges are large (bench/results/2026-11-27-h200-masks.md).
func neighboursWaiting(f *plan.Flow) int {
	most, n, newest := 0, 0, false
	for i, r := range f.Reads {
		if i > 0 && r.Stage != f.Reads[i-1].Stage {
			n, newest = 0, false
		}
		newest = newest || r.Field != nil && r.Offset[0] > 0
		if newest && r.Field != nil && r.Offset[0] == 0 && slices.ContainsFunc(r.Offset, func(o int64) bool { return o != 0 }) {
			n++
		}
		most = max(most, n)
	}
	return most
}

// newestFirst reports whether the first plane but the cell's own that is read is the newest one.
func newestFirst(f *plan.Flow) bool {
	i := slices.IndexFunc(f.Reads, func(r *plan.Read) bool { return r.Offset[0] != 0 })
	return i >= 0 && f.Reads[i].Offset[0] > 0
}

// isPair reports whether a step is two nests that write two arrays in turn, each from the same cells of the other, as in PolyBench's jacobi-2d: two
// steps of one nest with two buffers, of stars.
func isPair(f *plan.Flow) bool {
	if len(f.Chain.Stages) != 2 || len(f.Fields) != 2 || len(f.Reads)%2 != 0 || f.Grid(f.Fields[0]).Elem != f.Grid(f.Fields[1]).Elem {
		return false
	}
	half := len(f.Reads) / 2
	for i, first := range f.Reads[:half] {
		second := f.Reads[half+i]
		if first.Stage != 0 || second.Stage != 1 || isDiagonal(first) || !slices.Equal(first.Offset, second.Offset) || !slices.Equal(first.Clamped, second.Clamped) {
			return false
		}
		if first.Field == nil && second.Field == nil && f.Chain.Stages[0].Roles[first.Use] == f.Chain.Stages[1].Roles[second.Use] {
			continue
		}
		if first.Field != f.Fields[1] || first.Steps != 1 || second.Field != f.Fields[0] || second.Steps != 0 {
			return false
		}
	}
	return true
}
