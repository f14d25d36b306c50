// Boundary lines: nests of a step that write an array's first and last line, row or plane, as walls, constants or a halo, and all four sides of a square.

package progen

import "slices"

// sides draws what a nest writes at opposite ends of an array.
type sides struct {
	of    *nestDrawer
	array *Array
	dim   int // across which the lines lie
	reach int // how far into the array they read
	// alike: both ends have the same statements, within: those that write one line each.
	alike, within bool
}

// lines draws a nest over opposite boundary lines of an array; nil where that has too few cells.
func (d *drawer) lines(clock string, target *Array) *Nest {
	rank := len(d.p.Extents)
	n := d.newNest(clock)
	n.chained, n.regular, n.edges = true, true, nil
	s := sides{of: n, dim: d.IntN(rank), reach: pick(d, 1, 1, 1, 2), alike: d.IntN(3) > 0, within: d.IntN(2) == 0}
	if rank < 2 || d.p.Extents[s.dim].Cells < 2*s.reach || d.p.Extents[s.dim].Cells < s.reach+2 {
		return nil
	}
	n.fixed[s.dim] = 0
	n.loops()
	ring{n}.indexTypes()
	n.nest.Parallel = len(n.nest.Loops)
	if n.want("nest-all") {
		n.nest.Parallel = All
	}
	if n.want("tile") {
		n.tile(len(n.nest.Loops))
	}
	at := slices.IndexFunc(n.views, func(a *Array) bool { return a.Name == target.Name && a.level == target.level })
	s.array = n.views[at]
	n.written = n.views[at : at+1]
	if square := rank == 2 && d.p.Extents[0].Cells == d.p.Extents[1].Cells; square && d.IntN(3) > 0 {
		s.square()
	} else {
		s.opposite()
	}
	n.finish(nil)
	return n.nest
}

// opposite draws the statements for one end, and for the other, at which they are most often alike.
func (s sides) opposite() {
	n := s.of
	if n.IntN(3) == 0 && n.want("local") {
		n.addLocal()
	}
	before := ""
	if n.want("miss-end") { // a value that both ends take, from before the first one is written
		before = n.fresh("v")
		typ := Type("int")
		if s.array.Elem.Floating() {
			typ = s.array.Elem
		}
		n.nest.Body = append(n.nest.Body, &Local{before, typ, asType(s.line(0), s.array.Elem, typ)})
	}
	low, high := s.value(0, before), s.value(-1, before)
	switch n.IntN(8) {
	case 0: // one end alone
		n.nest.Body = append(n.nest.Body, pick(n.drawer, low, high)...)
	case 1:
		n.nest.Body = append(n.nest.Body, append(high, low...)...)
	case 2:
		n.nest.Body = append(n.nest.Body, append(low, &If{Cond: n.condition(), Then: high})...)
	default:
		n.nest.Body = append(n.nest.Body, append(low, high...)...)
	}
}

// line is an element of the line at a distance from the low end, or, below 0, from the high end as -1 is the last one.
func (s sides) line(at int) *Ref {
	r := s.of.own(s.array)
	for i := range r.Index {
		if r.Index[i].Dim == s.dim {
			r.Index[i] = Sub{Dim: s.dim, Off: at}
			if at < 0 {
				r.Index[i].Off -= s.array.Pad
			}
		}
	}
	return r
}

// value draws what is stored at an end, 0 or -1.
func (s sides) value(end int, before string) []Stmt {
	n, inwards := s.of, 1
	if end < 0 {
		inwards = -1
	}
	elem := s.array.Elem
	from := Expr(s.line(end + inwards*s.reach))
	switch kind := n.IntN(8); {
	case s.alike && s.reach == 2 && !s.within: // two lines
		return []Stmt{&Assign{s.line(end), "=", from}, &Assign{s.line(end + inwards), "=", s.line(end + 2*inwards)}}
	case s.alike:
	case kind == 0:
		return []Stmt{&Assign{s.line(end), "=", n.constant(elem)}}
	case kind == 1 && n.features["miss-end"] > 0: // the halo of a torus: from the other end
		from = s.line(-1 - end - inwards*s.reach)
	case kind == 2:
		return []Stmt{&Assign{s.line(end), "=", from}, &Assign{s.line(end), pick(n.drawer, "+=", "-="), n.constant(elem)}}
	case kind > 4:
		from = small(n.add(n.term(from, elem, elem), n.extra(elem)), elem)
	}
	if before != "" && end < 0 {
		from = small(&Binary{"+", from, &Name{before}}, elem)
	}
	return []Stmt{&Assign{s.line(end), "=", from}}
}

// small keeps a sum of integers small.
func small(sum Expr, t Type) Expr {
	if t.Floating() {
		return sum
	}
	return &Binary{"%", sum, &Num{"97"}}
}

// square draws the four sides of a square in one loop.
func (s sides) square() {
	n := s.of
	along := n.nest.Loops[0].Dim
	n.need(along, -1)
	n.need(along, 1)
	for _, dim := range []int{s.dim, along} {
		for _, end := range []int{0, -1} {
			at := func(off int) *Ref {
				r := s.line(off)
				if dim != s.dim {
					r.Index[0], r.Index[1] = r.Index[1], r.Index[0]
					r.Index[0].Dim, r.Index[1].Dim = 0, 1
				}
				return r
			}
			from := end + s.reach
			if end < 0 {
				from = end - s.reach
			}
			n.nest.Body = append(n.nest.Body, &Assign{at(end), "=", at(from)})
		}
	}
}
