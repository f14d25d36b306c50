// The cells around the range that a chain's reads reach: boundary values, which no step writes.

package plan

import "slices"

// Around is how far beyond the range of the stages a grid is read, by dimension: those cells are boundary values. mixed
// is in how many dimensions at once.
type Around struct {
	Below, Above [3]int64
	Mixed        int
}

func (a *Around) add(r *Read) {
	out := 0
	for d, o := range r.Offset {
		if r.Clamped[d] || o == 0 {
			continue
		}
		out++
		a.Below[d], a.Above[d] = max(a.Below[d], -o), max(a.Above[d], o)
	}
	a.Mixed = max(a.Mixed, out)
}

func aroundOf(reads []*Read) (a Around) {
	for _, r := range reads {
		a.add(r)
	}
	return a
}

// Around is how far beyond the range the versions of a field are read.
func (f *Flow) Around(fd *Field) Around { return aroundOf(fd.Reads) }

// Widest is the largest of all fields.
func (f *Flow) Widest() Around { return aroundOf(f.Reads) }

// LoadsUnchecked reports whether some of the cells that blocks load for these reads of a grid are read under conditions alone: the host has
// not checked that those exist.
func LoadsUnchecked(reads []*Read) bool {
	sure := slices.ContainsFunc(reads, func(r *Read) bool { return r.Sure })
	return !sure && len(reads) > 0 || SureAround(reads) != aroundOf(reads)
}

// SureAround is how far beyond the range a grid is read in any case: the host has checked that those cells exist.
func SureAround(reads []*Read) Around {
	return aroundOf(slices.DeleteFunc(slices.Clone(reads), func(r *Read) bool { return !r.Sure }))
}

// NeedsAround reports whether launches over all of an array stay ordinary ones: blocks load cells around the range, which conditions of
// the nests leave out, and it is not known which of them are there, because rows of an array with one subscript go on in the next ones.
func (t Trapezoid) NeedsAround() bool {
	if t.Kind != March && t.Kind != Persistent {
		return false
	}
	flow, err := t.Flow()
	return err == nil && slices.ContainsFunc(flow.Fields, func(f *Field) bool { return LoadsUnchecked(f.Reads) && flow.Grid(f).IsFlat() })
}
