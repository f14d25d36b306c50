// The offsets at which a sweep reads a grid, its radius, and the name of that shape: star, box, pointwise.

package stencil

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Offsets are the distinct points that the reads (or writes) of the grid touch,
// relative to the iteration, one vector per point in subscript order, sorted.
// ok is false unless every such access is index + constant in every dimension,
// with the indices in the order of the loops, or in another one that all grids of this rank share.
func (s *Sweep) Offsets(u *Use, write bool) (points [][]int64, ok bool) {
	serial := s.SerialRanges()
	order := s.orderOf(u.Grid.Rank, serial)
	var boxes [][]Range
	for _, a := range u.Accesses {
		if a.Write != write {
			continue
		}
		box, ok := s.offsetBox(a, serial, &order)
		if !ok {
			return nil, false
		}
		boxes = append(boxes, box)
	}
	points = pointsOf(boxes)
	return points, len(points) > 0 && !(order.mixed && order.turned)
}

// pointsOf are the points of all boxes, each once, sorted. Most accesses have the box of another one.
func pointsOf(boxes [][]Range) (points [][]int64) {
	slices.SortFunc(boxes, func(a, b []Range) int {
		return slices.CompareFunc(a, b, func(x, y Range) int { return cmp.Or(cmp.Compare(x.First, y.First), cmp.Compare(x.Last, y.Last)) })
	})
	for _, box := range slices.CompactFunc(boxes, slices.Equal) {
		eachPoint(box, func(p []int64) { points = append(points, slices.Clone(p)) })
	}
	slices.SortFunc(points, slices.Compare)
	return slices.CompactFunc(points, slices.Equal)
}

// dimensionOrder is which parallel loop each dimension of a grid has: turned says that in some access
// they are not in loop order, mixed that accesses differ.
type dimensionOrder struct {
	loop          [8]int // counted from 1
	turned, mixed bool
}

// orderOf is that of all grids of a rank.
func (s *Sweep) orderOf(rank int, serial map[*Symbol]Range) dimensionOrder {
	var order dimensionOrder
	for _, u := range s.Uses {
		for _, a := range u.Accesses {
			if u.Grid.Rank == rank {
				s.offsetBox(a, serial, &order)
			}
		}
	}
	return order
}

func (o *dimensionOrder) note(d, loop int) {
	if d < len(o.loop) {
		o.mixed = o.mixed || o.loop[d] != 0 && o.loop[d] != loop+1
		o.loop[d] = loop + 1
	}
}

// offsetBox gives the range of offsets of one access per dimension.
func (s *Sweep) offsetBox(a AccessInfo, serial map[*Symbol]Range, order *dimensionOrder) (box []Range, ok bool) {
	if !a.Resolved {
		return nil, false
	}
	used, next := map[int]bool{}, 0
	for d, form := range a.Affine {
		r := Range{form.Const, form.Const}
		for _, t := range form.Terms {
			loop := s.loopOf(t.Sym)
			q, isSerial := serial[t.Sym]
			switch {
			case loop >= 0 && t.Coef == 1 && !used[loop]:
				order.note(d, loop)
				order.turned = order.turned || loop < next
				used[loop], next = true, loop+1
			case isSerial && t.Coef > 0:
				r = Range{r.First + t.Coef*q.First, r.Last + t.Coef*q.Last}
			case isSerial:
				r = Range{r.First + t.Coef*q.Last, r.Last + t.Coef*q.First}
			default:
				return nil, false
			}
		}
		box = append(box, r)
	}
	return box, true
}

// loopOf is the position of the parallel loop with index sym, or -1.
func (s *Sweep) loopOf(sym *Symbol) int {
	for i, l := range s.Loops {
		if l.Index == sym {
			return i
		}
	}
	return -1
}

func eachPoint(box []Range, f func([]int64)) {
	p := make([]int64, len(box))
	var rec func(d int)
	rec = func(d int) {
		if d == len(box) {
			f(p)
			return
		}
		for p[d] = box[d].First; p[d] <= box[d].Last; p[d]++ {
			rec(d + 1)
		}
	}
	rec(0)
}

// Radius is how far, in cells, the reads of the grid reach below and above the
// iteration's point, one entry per dimension, slowest first (Mint, section
// 4.2.1, where the radius is the stencil's order). ok is false where Offsets is.
func (s *Sweep) Radius(u *Use) (below, above []int64, ok bool) {
	points, ok := s.Offsets(u, false)
	if !ok {
		return nil, nil, false
	}
	below, above = radius(points)
	return below, above, true
}

func radius(points [][]int64) (below, above []int64) {
	below, above = make([]int64, len(points[0])), make([]int64, len(points[0]))
	for _, p := range points {
		for d, o := range p {
			below[d], above[d] = max(below[d], -o), max(above[d], o)
		}
	}
	return below, above
}

// Described says how its sweep uses an array, in the host's words: "u read (5-point star of radius 1)", "v written".
func (u *Use) Described(s *Sweep) string {
	switch {
	case u.Read && u.Written:
		return u.Grid.Host + " read and written (" + s.Shape(u) + ")"
	case u.Written:
		return u.Grid.Host + " written"
	}
	return u.Grid.Host + " read (" + s.Shape(u) + ")"
}

// Shape names the stencil of the grid's reads: "7-point star of radius 1",
// "27-point box of radius 1", "pointwise", or its number of points and radii.
func (s *Sweep) Shape(u *Use) string {
	points, ok := s.Offsets(u, false)
	switch {
	case !ok:
		return "subscripts that are not index + constant"
	case u.Edges() != nil:
		return pattern(points) + ", clamped at the edges"
	}
	return pattern(points)
}

// pattern names the stencil of some points.
func pattern(points [][]int64) string {
	below, above := radius(points)
	radius, symmetric := int64(0), true
	dims := 0
	for d := range below {
		radius = max(radius, below[d], above[d])
		symmetric = symmetric && below[d] == above[d]
		if below[d]+above[d] > 0 {
			dims++
		}
	}
	if radius == 0 {
		return "pointwise"
	}
	n := int64(len(points))
	what := ""
	switch {
	case symmetric && uniform(below) && areAside(points, 1) && n == 2*int64(dims)*radius+1:
		what = "star"
	case symmetric && uniform(below) && n == power(2*radius+1, dims):
		what = "box"
	case symmetric && radius == 1 && dims == 3 && n == 19 && areAside(points, 2):
		what = "box without corners"
	}
	if what != "" {
		return fmt.Sprintf("%d-point %s of radius %d", n, what, radius)
	}
	if n == 1 {
		return "1 point, radius " + sides(below, above)
	}
	return fmt.Sprintf("%d points, radius %s", n, sides(below, above))
}

func uniform(radius []int64) bool {
	for _, r := range radius {
		if r != 0 && r != slices.Max(radius) {
			return false
		}
	}
	return true
}

// Aside is along how many dimensions an offset is not 0: 1 for the points of a star, more for the edges and corners of a box.
func Aside(offset []int64) (n int) {
	for _, o := range offset {
		if o != 0 {
			n++
		}
	}
	return n
}

// areAside reports whether all points lie aside along so many dimensions, or fewer.
func areAside(points [][]int64, most int) bool {
	return !slices.ContainsFunc(points, func(p []int64) bool { return Aside(p) > most })
}

func power(b int64, e int) int64 {
	r := int64(1)
	for ; e > 0; e-- {
		r *= b
	}
	return r
}

func sides(below, above []int64) string {
	parts := make([]string, len(below))
	for d := range below {
		parts[d] = fmt.Sprintf("[%d,%d]", -below[d], above[d])
	}
	return strings.Join(parts, "")
}
