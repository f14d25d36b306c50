// Arrays under a second name: a pointer in a block of its own, perhaps shifted by rows or cells, by which a nest
// reaches an array. The subscripts are shifted back, so that the program means the same.

package progen

import (
	"fmt"
	"slices"
)

// shiftable reports whether a pointer may point Shift rows, or cells, into the
// array.
func (p *Program) shiftable(a *Array) bool {
	for _, e := range p.Extents {
		if e.Cells < 3 {
			return false
		}
	}
	return a.Buffers == 0
}

// signed reports whether subscripts of the nest may be negative.
func (n *Nest) signed() bool {
	return !slices.ContainsFunc(n.Loops, func(l Loop) bool { return !l.signed() })
}

// renamedBlock prints a block with a pointer to an array.
func (w *stepPrinter) renamedBlock(s *Renamed) {
	w.open()
	defer w.close()
	if a := w.p.array(s.Array); a != nil {
		w.arrays.aliasPointer(a, s.shift())
		w.renamed = s.Array
		defer func() { w.renamed = "" }()
	}
	w.steps(s.Steps)
}

func (s *Renamed) shift() (shift int) {
	VisitSteps(s.Steps, func(step Step) {
		if n, ok := step.(*Nest); ok && n.Alias == s.Array {
			shift = n.Shift
		}
	})
	return shift
}

// aliasPointer declares the pointer by which a nest knows an array: into a flat
// array it goes by rows (or planes) and cells, into others by rows.
func (w *arrayPrinter) aliasPointer(a *Array, shift int) {
	value := w.lvalue(a)
	switch {
	case shift == 0:
	case a.flat() && a.dims() > 1:
		value += fmt.Sprintf(" + %s + %d", times(shift, w.subscripts.strides(a)[0]), shift)
	default:
		value += fmt.Sprintf(" + %d", shift)
	}
	w.line("%s = %s;", w.rows(a, "other_"+a.Name), value)
}

// shifted are an element's subscripts from where the nest's pointer points.
func (w *subscriptPrinter) shifted(a *Array, index []Sub) []Sub {
	list := append([]Sub{}, index...)
	shift := func(i int) {
		if s := &list[i]; s.Loop == "" || s.Form != Offset || s.Clamp {
			s.Less += w.nest.Shift
		} else {
			s.Off -= w.nest.Shift
		}
	}
	shift(0)
	if a.flat() && len(list) > 1 {
		shift(len(list) - 1)
	}
	return list
}
