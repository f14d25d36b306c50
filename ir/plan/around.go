// The cells around the range that a chain's reads reach: boundary values, which no step writes.

package plan

import (
	"slices"

	"mintc/ir/stencil"
)

// Around is how far beyond the range of the stages a grid is read: those cells are boundary values.
type Around struct {
	Below, Above [3]int64 // in cells, by dimension of the stream
	Mixed        int      // in how many dimensions at once
}

func (a *Around) add(r *Read) {
	out := 0
	for d, o := range r.Offset {
		if r.Clamped[d] || r.Inside[d] || o == 0 {
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

// LoadsUnchecked reports whether some of the cells that blocks load for these reads of a grid are read under conditions alone, or by no iteration:
// the host has not checked that those exist.
func LoadsUnchecked(reads []*Read) bool {
	return len(reads) > 0 && (SureAround(reads) != aroundOf(reads) || !coverRange(reads))
}

// coverRange reports whether reads that happen in any case reach all cells of the range, or have them between them: k[y-1] alone never
// reaches the last one.
func coverRange(reads []*Read) bool {
	for d := range reads[0].Offset {
		at := func(r *Read) int64 {
			if r.Clamped[d] {
				return 0
			}
			return r.Offset[d]
		}
		before := slices.ContainsFunc(reads, func(r *Read) bool { return r.Sure && at(r) <= 0 })
		behind := slices.ContainsFunc(reads, func(r *Read) bool { return r.Sure && at(r) >= 0 })
		if !before || !behind {
			return false
		}
	}
	return true
}

// SureAround is how far beyond the range a grid is read in any case: the host has checked that those cells exist.
func SureAround(reads []*Read) Around {
	return aroundOf(slices.DeleteFunc(slices.Clone(reads), func(r *Read) bool { return !r.Sure }))
}

// NeedsAround is the first access because of which launches over all of an array stay ordinary ones, nil if there is none: it reaches beyond
// the range in the next rows of an array with one subscript, and it is not known that conditions leave that out.
func (t Trapezoid) NeedsAround() *stencil.AccessInfo {
	flow, err := t.Flow()
	if err != nil || t.Kind != March && t.Kind != Persistent {
		return nil
	}
	for _, f := range flow.Fields {
		for _, r := range f.Reads {
			if !r.Sure && flow.Grid(f).IsFlat() && aroundOf([]*Read{r}) != (Around{}) {
				return flow.accessOf(r)
			}
		}
	}
	return nil
}

// accessOf is the first access that makes a read and is not known to stay in the range.
func (f *Flow) accessOf(r *Read) *stencil.AccessInfo {
	sweep := f.Chain.Stages[r.Stage].Sweep
	list := sweep.Uses[r.Use].Accesses
	k := slices.IndexFunc(list, func(a stencil.AccessInfo) bool {
		return !a.Write && slices.Equal(streamed(f, a.Offset()), r.Offset) && slices.Contains(f.inside(sweep, a), false)
	})
	return &list[k]
}
