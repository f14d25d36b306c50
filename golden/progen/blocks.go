// Flat arrays side by side in one block, as the halves of one malloc are.

package progen

import "slices"

// besides draws behind which earlier array an array lies in one block.
func (d *drawer) besides(a *Array) {
	if a.Kind != Flat || !d.want("halves") {
		return
	}
	for _, other := range d.p.Arrays {
		if other.Kind == Flat && other.Elem == a.Elem && other.Beside == "" {
			a.Beside = other.Name
			return
		}
	}
}

// block is the array whose block holds the cells of an array: it, or another one.
func (w *sheet) block(a *Array) *Array {
	if a.Beside != "" {
		if first := w.p.array(a.Beside); first != nil {
			return first
		}
	}
	return a
}

// namesBlock reports whether a pointer of its own frees an array's block: one that holds others, and where there are such blocks each one, for the
// pointers to their arrays may swap.
func (w *sheet) namesBlock(first *Array) bool {
	return first.Kind == Flat && slices.ContainsFunc(w.p.Arrays, func(a *Array) bool { return w.block(a) != a })
}

// cellsOf is how many cells of a block lie before an array; nil: all.
func (w *sheet) cellsOf(first, before *Array) int {
	cells := 0
	for _, a := range w.p.Arrays {
		if a == before {
			break
		}
		if w.block(a) == first {
			cells += w.cellCount(a)
		}
	}
	return cells
}
