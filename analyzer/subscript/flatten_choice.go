// Choosing between the strides as written and those after scalars are replaced by their definitions.

package subscript

import (
	"slices"

	"mintc/ir/stencil"
)

// attempt reads, and returns what takes back the outer scalars that the nest
// has got by that.
func (f *flattening) attempt() (ok bool, undo func()) {
	undo = f.nest.Attempt()
	return f.read(), undo
}

// ordered reports whether the strides are in order whatever their values: each
// but the last is a multiple of higher degree, or the larger of two constants.
func (f *flattening) ordered() bool {
	for i := 1; i < len(f.strides); i++ {
		if !larger(f.strides[i-1], f.strides[i]) {
			return false
		}
	}
	return true
}

// clearerThan compares with the same subscripts after scalars are replaced by
// their definitions: those are better where they turn plane into the ny*nx of
// other subscripts, or bring the time level of t*plane + y*nx + x to its index,
// or that of 2*19*19*nx + z*plane + y*nx + x, which else is many rows.
func (f *flattening) clearerThan(expanded *flattening) bool {
	return len(f.strides) <= len(expanded.strides) && (f.settled() || !expanded.settled()) && f.farthest() <= expanded.farthest()
}

// farthest is the largest constant that is added to a loop's index, but in the
// first dimension.
func (f *flattening) farthest() int64 {
	far := int64(0)
	for _, index := range f.index {
		for _, a := range index[1:] {
			if len(a.Terms) == 1 && a.Terms[0].Sym.Role == stencil.Index {
				far = max(far, a.Const, -a.Const)
			}
		}
	}
	return far
}

// settled reports whether no index but the first holds an outer scalar, which
// may be worth whole rows.
func (f *flattening) settled() bool {
	isParam := func(t stencil.Term) bool { return t.Sym.Role == stencil.Param }
	for _, index := range f.index {
		for _, a := range index[1:] {
			if slices.ContainsFunc(a.Terms, isParam) {
				return false
			}
		}
	}
	return true
}

// multipliesScalars reports whether a subscript holds a product of outer
// scalars, as of a time level and a plane.
func (f *flattening) multipliesScalars() bool {
	isParam := func(s *stencil.Symbol) bool { return s.Role == stencil.Param }
	for _, form := range f.forms {
		for _, m := range form {
			if len(m.Syms) > 1 && isParam(m.Syms[0]) && isParam(m.Syms[1]) {
				return true
			}
		}
	}
	return false
}
