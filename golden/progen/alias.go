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

// aliasPointer declares the pointer by which a nest knows an array: into a flat
// array it goes by rows (or planes) and cells, into others by rows.
func (w *printer) aliasPointer(n *Nest, a *Array) {
	value := w.lvalue(a)
	switch {
	case n.Shift == 0:
	case a.flat() && a.dims() > 1:
		value += fmt.Sprintf(" + %s + %d", times(n.Shift, w.strides(a)[0]), n.Shift)
	default:
		value += fmt.Sprintf(" + %d", n.Shift)
	}
	w.line("%s = %s;", w.rows(a, "other_"+a.Name), value)
}

// shifted are an element's subscripts from where the nest's pointer points.
func (w *printer) shifted(a *Array, index []Sub) []Sub {
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
