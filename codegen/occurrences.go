// Accesses under conditions that the host can tell exactly are held to the extents where they happen.

package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// when is the occurrence of an access that does not happen in every iteration; nil where the host cannot tell it exactly.
func (w *sweepLowering) when(a stencil.AccessInfo) *kernel.Occurrence {
	if !a.Guarded || !a.Resolved {
		return nil
	}
	if w.occurs == nil {
		w.occurs = stencil.Occurrences(w.Sweep)
	}
	if a.Grid.IsFlat() && isCoupled(a.Affine) {
		return nil
	}
	for _, e := range a.Index {
		_, stops := e.(*stencil.Clamped)
		n, ok := stencil.NumberOf(e, w.innerRanges())
		if stops || !ok || len(n.Claims) > 0 {
			return nil
		}
	}
	o, known := w.occurs[a.Span]
	if !known || !slices.EqualFunc(o.Forms, a.Affine, stencil.Affine.Equal) { // one side of a subscript that was a choice, never taken
		return nil
	}
	return w.occurrence(o)
}

// innerRanges are what is known of the values of variables.
func (w *sweepLowering) innerRanges() map[*stencil.Symbol]stencil.Range {
	if w.ranges == nil {
		w.ranges = w.Sweep.InnerRanges()
	}
	return w.ranges
}

// isCoupled reports whether two subscripts depend on one index: then the corners of what they reach are not elements that are accessed.
func isCoupled(forms []stencil.Affine) bool {
	seen := map[*stencil.Symbol]bool{}
	for _, form := range forms {
		for _, t := range form.Terms {
			if t.Sym.Role != stencil.Param && seen[t.Sym] {
				return true
			}
			seen[t.Sym] = true
		}
	}
	return false
}

// occurrence gives one its host variable.
func (w *sweepLowering) occurrence(o stencil.Occurrence) *kernel.Occurrence {
	for _, have := range w.Launch.Occurrences {
		if have.Equal(o) {
			return have
		}
	}
	k := &kernel.Occurrence{Occurrence: o}
	if len(o.Limits)+len(o.Conditions) > 0 {
		k.Name = w.Names.Fresh("happens")
	}
	w.Launch.Occurrences = append(w.Launch.Occurrences, k)
	return k
}

// certain is an access as one of all iterations of its occurrence, with the bounds of the serial loops there. It is left as it is, and when is
// nil, where it happens in every iteration, or the host cannot tell when.
func (w *sweepLowering) certain(a stencil.AccessInfo, serial map[*stencil.Symbol]stencil.Bounds) (_ stencil.AccessInfo, when *kernel.Occurrence, _ map[*stencil.Symbol]stencil.Bounds) {
	if when = w.when(a); when == nil {
		return a, nil, serial
	}
	a.Guarded, a.Guards, a.NotNegative, a.Limits = false, nil, nil, slices.Clone(when.Limits)
	return a, when, when.Serial
}

// dropUnused leaves the occurrences that a check is about.
func (w *sweepLowering) dropUnused() {
	w.Launch.Occurrences = slices.DeleteFunc(w.Launch.Occurrences, func(o *kernel.Occurrence) bool {
		return !slices.ContainsFunc(w.Launch.Boxes, func(b kernel.Box) bool { return b.When == o }) &&
			!slices.ContainsFunc(w.Launch.Reaches, func(r kernel.Reach) bool { return r.When == o })
	})
}
