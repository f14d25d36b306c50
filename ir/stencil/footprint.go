// The footprint: the offsets at which a grid can be loaded before it is known that it is read.

package stencil

import "slices"

// Footprint are the distinct offsets, in subscript order, at which a grid can be
// loaded before it is known that it is read: those of unconditional reads and
// what lies between them, which the checks before a launch cover. ok is false
// unless the sweep only reads the grid, at index + constant of all parallel
// loops in their order, clamped at an edge of a loop always or never, and not all
// to one side along a row: then the thread's own cells need not exist.
func (s *Sweep) Footprint(u *Use) (points [][]int64, ok bool) {
	if s.footprints == nil {
		s.footprints = map[*Use][][]int64{}
	}
	points, known := s.footprints[u]
	if !known {
		points = s.footprint(u)
		s.footprints[u] = points // every plan asks for it
	}
	return points, len(points) > 0
}

func (s *Sweep) footprint(u *Use) (points [][]int64) {
	if u.Written || u.Grid.Elem.Kind == Struct || !s.InLoopOrder(u) || u.PassesEdges() {
		return nil
	}
	box := unguardedBox(u)
	for _, a := range u.Accesses {
		p := a.Offset()
		if inside(box, a.reached()) && !slices.ContainsFunc(points, func(q []int64) bool { return slices.Equal(p, q) }) {
			points = append(points, p)
		}
	}
	slices.SortFunc(points, slices.Compare)
	if !Straddles(points, len(s.Loops)-1) {
		return nil
	}
	return points
}

// HasOffset reports whether p is one of the points.
func HasOffset(points [][]int64, p []int64) bool {
	return slices.ContainsFunc(points, func(q []int64) bool { return slices.Equal(p, q) })
}

// Straddles reports whether offsets along a dimension are not all to one side of 0.
func Straddles(points [][]int64, dim int) bool {
	notAfter := slices.ContainsFunc(points, func(p []int64) bool { return p[dim] <= 0 })
	notBefore := slices.ContainsFunc(points, func(p []int64) bool { return p[dim] >= 0 })
	return notAfter && notBefore
}

// WidestElement is the size in bytes of the widest element that the sweep uses,
// at least 4: it decides how a row is split among threads.
func (s *Sweep) WidestElement() int {
	widest := 4
	for _, u := range s.Uses {
		widest = max(widest, u.Grid.Elem.Size)
	}
	return widest
}

// InLoopOrder reports whether every access of the grid is index + constant of
// all parallel loops, in their order.
func (s *Sweep) InLoopOrder(u *Use) bool {
	if u.Grid.Rank != len(s.Loops) {
		return false
	}
	for _, a := range u.Accesses {
		if !a.Resolved {
			return false
		}
		for d, form := range a.Affine {
			if len(form.Terms) != 1 || form.Terms[0].Coef != 1 || form.Terms[0].Sym != s.Loops[d].Index {
				return false
			}
		}
	}
	return true
}

// Pointwise reports whether every access of the grid is at the iteration's own
// point, so that no two iterations meet.
func (s *Sweep) Pointwise(u *Use) bool {
	return s.InLoopOrder(u) && !slices.ContainsFunc(u.Accesses, func(a AccessInfo) bool {
		return slices.ContainsFunc(a.Offset(), func(o int64) bool { return o != 0 })
	})
}

// Offset is the constant part of the subscripts.
func (a AccessInfo) Offset() []int64 {
	p := make([]int64, len(a.Affine))
	for d, form := range a.Affine {
		p[d] = form.Const
	}
	return p
}

// unguardedBox bounds the offsets that every iteration reads. Those beyond an
// edge where they stop are cells of the loops' range.
func unguardedBox(u *Use) []Range {
	var box []Range
	for _, a := range u.Accesses {
		if a.Guarded {
			continue
		}
		for d, o := range a.reached() {
			if len(box) <= d {
				box = append(box, Range{First: o, Last: o})
			}
			box[d] = Range{First: min(box[d].First, o), Last: max(box[d].Last, o)}
		}
	}
	return box
}

func inside(box []Range, p []int64) bool {
	for d, o := range p {
		if len(box) <= d || o < box[d].First || o > box[d].Last {
			return false
		}
	}
	return true
}

// GridsRead is the number of grids that the sweep reads.
func (s *Sweep) GridsRead() int {
	n := 0
	for _, u := range s.Uses {
		if u.Read {
			n++
		}
	}
	return n
}

// Resolve marks the accesses whose subscripts use a local that is not the index
// of a serial loop with known bounds: their reach is not known.
func (s *Sweep) Resolve() {
	serial := s.SerialBounds()
	for _, u := range s.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			for _, form := range a.Affine {
				for _, t := range form.Terms {
					if _, known := serial[t.Sym]; t.Sym.Role == Local && !known {
						a.Resolved = false
					}
				}
			}
		}
	}
}
