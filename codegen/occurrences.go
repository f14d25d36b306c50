// Accesses under conditions that the host can tell exactly are held to the extents where they happen.

package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// exactly is when an access happens that does not in every iteration; known is false where the host cannot tell it exactly.
func (w *sweepLowering) exactly(a stencil.AccessInfo) (o stencil.Occurrence, known bool) {
	return w.followed(a, (*stencil.Occurrences).Of)
}

// followed asks what is known of the occurrences of an access under conditions.
func (w *sweepLowering) followed(a stencil.AccessInfo, of func(*stencil.Occurrences, stencil.AccessInfo) (stencil.Occurrence, bool)) (o stencil.Occurrence, known bool) {
	if !a.Guarded || !a.Resolved {
		return o, false
	}
	if w.occurs == nil {
		w.occurs = stencil.NewOccurrences(w.Sweep)
	}
	if a.Grid.IsFlat() && isCoupled(a.Affine) {
		return o, false
	}
	for _, e := range a.Index {
		_, stops := e.(*stencil.Clamped)
		n, ok := stencil.NumberOf(e, w.innerRanges())
		if stops || !ok || len(n.Claims) > 0 {
			return o, false
		}
	}
	return of(w.occurs, a) // not one side of a subscript that was a choice, never taken
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
	o, known := w.exactly(a)
	if !known {
		return a, nil, serial
	}
	when = w.occurrence(o)
	return always(a, o), when, when.Serial
}

// always is an access as one of all iterations of its occurrence.
func always(a stencil.AccessInfo, o stencil.Occurrence) stencil.AccessInfo {
	a.Guarded, a.Guards, a.NotNegative, a.Limits = false, nil, nil, slices.Clone(o.Limits)
	return a
}

// dropUnused leaves the occurrences that a check is about.
func (w *sweepLowering) dropUnused() {
	w.Launch.Occurrences = slices.DeleteFunc(w.Launch.Occurrences, func(o *kernel.Occurrence) bool {
		return !slices.ContainsFunc(w.Launch.Boxes, func(b kernel.Box) bool { return b.When == o }) &&
			!slices.ContainsFunc(w.Launch.Reaches, func(r kernel.Reach) bool { return r.When == o }) &&
			!slices.ContainsFunc(w.Launch.Members, func(r kernel.MemberReach) bool { return r.When == o })
	})
}
