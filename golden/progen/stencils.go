// Draws the value of a point: a weighted sum over a star, a box or another shape of neighbours, with further
// terms, conversions and functions of exact results.

package progen

import "fmt"

// stencil draws the value of a point: a weighted sum over a shape of
// neighbours, with decorations. Weights keep values small over a few steps.
func (n *nestDrawer) stencil(t Type) Expr {
	a := n.source()
	if n.isTarget(a) && !n.want("in-place") {
		a = n.source()
	}
	if t.Floating() && !n.isTarget(a) && len(n.p.Extents) > 1 && n.want("planes") {
		return n.planes(a, t)
	}
	if !n.isTarget(a) && n.want("oldest-first") {
		return star{n}.oldestFirst(a, t)
	}
	var sum Expr
	for _, offset := range n.shape(a) {
		sum = n.add(sum, n.term(n.at(a, offset), a.Elem, t))
	}
	for i := n.IntN(3); i > 0; i-- {
		sum = n.add(sum, n.extra(t))
	}
	if t.Floating() {
		return n.decorate(sum)
	}
	return &Binary{"%", sum, &Num{pick(n.drawer, "97", "53", "101")}}
}

// planes draws a sum over planes along the slowest loop, which are the same sum of
// neighbours each, in either order and with a weight or none.
func (n *nestDrawer) planes(a *Array, t Type) Expr {
	type member struct {
		offset []int
		weight Expr
	}
	var members []member
	for i := n.between(1, 4); i > 0; i-- {
		m := member{offset: n.offset(a, 1)}
		m.offset[0] = 0
		if n.IntN(2) == 0 {
			m.weight = n.constant(t)
		}
		members = append(members, m)
	}
	var sum Expr
	for _, plane := range pick(n.drawer, []int{-1, 0, 1}, []int{-1, 1}, []int{1, 0}, []int{-2, 0}, []int{0, -1}, []int{2, 1, -1}) {
		var group Expr
		for _, m := range members {
			offset := append([]int{}, m.offset...)
			offset[0] += plane
			var x Expr = n.at(a, offset)
			if m.weight != nil {
				x = &Binary{"*", m.weight, x}
			}
			switch {
			case group == nil:
				group = x
			case plane > 0 && len(members) == 2:
				group = &Binary{"+", x, group}
			default:
				group = &Binary{"+", group, x}
			}
		}
		if n.IntN(3) > 0 {
			group = &Binary{"*", n.constant(t), group}
		}
		sum = n.add(sum, group)
	}
	if n.IntN(3) == 0 {
		sum = n.add(sum, n.extra(t))
	}
	return sum
}

func (d *drawer) add(sum, term Expr) Expr {
	if sum == nil {
		return term
	}
	return &Binary{pick(d, "+", "+", "+", "-"), sum, term}
}

// shape draws the offsets of a stencil: point, star, box, one-sided, with gaps,
// with other rows in each plane, or any set.
func (n *nestDrawer) shape(a *Array) [][]int {
	rank := len(n.p.Extents)
	centre := make([]int, rank)
	if n.isTarget(a) && !n.inPlace {
		return [][]int{centre}
	}
	radius := pick(n.drawer, 0, 1, 1, 1, 1, 2, 2, 3, 4)
	if (n.turning || n.chosen) && n.IntN(8) > 0 { // further ones do not turn back, or are not chosen, by two constants
		radius = min(radius, 1)
	}
	var set [][]int
	switch n.IntN(6) {
	case 0: // a star
		set = append(set, centre)
		for dim := 0; dim < rank; dim++ {
			for r := -radius; r <= radius; r++ {
				if r != 0 {
					set = append(set, along(rank, dim, r))
				}
			}
		}
	case 1: // a box, or its corners
		step := pick(n.drawer, 1, 1, 2)
		set = box(rank, min(radius, 4-rank), step)
	case 2: // one-sided
		dim := n.IntN(rank)
		side := pick(n.drawer, -1, 1)
		for r := 0; r <= radius; r++ {
			set = append(set, along(rank, dim, side*r))
		}
	case 3: // with a gap
		dim := n.IntN(rank)
		set = [][]int{along(rank, dim, -radius), along(rank, dim, radius)}
	case 4: // no two rows in the same planes
		for dim := range rank {
			set = append(set, along(rank, dim, pick(n.drawer, -1, 1)*radius))
		}
	default:
		for i := n.between(1, 7); i > 0; i-- {
			set = append(set, n.offset(a, radius))
		}
	}
	if n.isTarget(a) {
		n.keepSerial(set)
	}
	return set
}

// keepSerial removes offsets of a target along parallel loops.
func (n *nestDrawer) keepSerial(set [][]int) {
	for _, offset := range set {
		for dim := range offset {
			if !n.nest.serial(dim) {
				offset[dim] = 0
			}
		}
	}
}

func along(rank, dim, r int) []int {
	offset := make([]int, rank)
	offset[dim] = r
	return offset
}

func box(rank, radius, step int) [][]int {
	set := [][]int{{}}
	for dim := 0; dim < rank; dim++ {
		var next [][]int
		for _, prefix := range set {
			for r := -radius; r <= radius; r += step {
				next = append(next, append(append([]int{}, prefix...), r))
			}
		}
		set = next
	}
	return set
}

// term is a weighted element, as a value of about type t.
func (n *nestDrawer) term(x Expr, elem, t Type) Expr {
	if !t.Floating() {
		if elem.Floating() {
			x = clampToInt(x)
		}
		if n.IntN(5) == 0 {
			return &Binary{"*", &Binary{"%", x, &Num{"31"}}, &Num{fmt.Sprint(n.between(2, 5))}}
		}
		return n.integer(x)
	}
	if n.want("function") && n.IntN(3) == 0 {
		return &Call{n.function(t).Name, []Expr{x, n.constant(t)}}
	}
	if n.want("math") && n.IntN(4) == 0 {
		x = n.math(x, t)
	}
	if n.want("cast") && n.IntN(3) == 0 {
		x = &Cast{pick[Type](n.drawer, "float", "double"), x}
	}
	if n.IntN(6) == 0 {
		return &Binary{"/", x, &Num{pick(n.drawer, "3.0", "7.0f", "11", "5.5")}}
	}
	return &Binary{"*", n.constant(t), x}
}

// integer applies an operation that is defined for every int.
func (d *drawer) integer(x Expr) Expr {
	switch d.IntN(8) {
	case 0:
		return &Binary{"/", x, d.constant("int")}
	case 1:
		return &Binary{"&", x, &Num{"63"}}
	case 2:
		return &Binary{"^", x, d.constant("int")}
	case 3:
		return &Binary{"<<", &Binary{"&", x, &Num{"15"}}, &Num{fmt.Sprint(d.between(1, 3))}}
	case 4:
		return &Binary{">>", &Binary{"|", x, &Num{"0x11"}}, &Num{"1"}}
	case 5:
		return &Unary{pick(d, "-", "~"), &Binary{"%", x, &Num{"29"}}}
	}
	return &Binary{"%", x, &Num{fmt.Sprint(d.between(17, 99))}}
}

// math applies functions that IEEE 754 defines to the last bit.
func (d *drawer) math(x Expr, t Type) Expr {
	suffix := ""
	if t == "float" && d.IntN(2) == 0 {
		suffix = "f"
	}
	switch d.IntN(5) {
	case 0:
		return &Call{"sqrt" + suffix, []Expr{&Call{"fabs" + suffix, []Expr{x}}}}
	case 1:
		return &Call{"fmin" + suffix, []Expr{x, d.constant(t)}}
	case 2:
		return &Call{"fmax" + suffix, []Expr{x, d.constant(t)}}
	case 3:
		return &Call{pick(d, "floor", "ceil", "trunc") + suffix, []Expr{x}}
	}
	return &Call{"fabs" + suffix, []Expr{x}}
}

// extra is a further term: a scalar, a local, an index, a constant, a choice.
func (n *nestDrawer) extra(t Type) Expr {
	if n.want("function") && t.Floating() {
		if call := n.gridFunction(t); call != nil {
			return call
		}
	}
	switch n.IntN(6) {
	case 0:
		l := pick(n.drawer, n.nest.Loops...)
		if !t.Floating() {
			return &Binary{"%", &Name{l.Name}, &Num{"5"}}
		}
		return &Binary{"*", n.constant(t), &Name{l.Name}}
	case 1, 2:
		if s := n.scalar(t); s != nil {
			return s
		}
	case 3:
		if n.want("choice") {
			return &Choice{n.condition(), n.constant(t), n.read(n.source(), t)}
		}
	}
	return n.term(n.read(n.source(), t), t, t)
}

// scalar is a local of the body or a scalar of the function.
func (n *nestDrawer) scalar(t Type) Expr {
	var list []Expr
	for _, of := range []Type{"double", "float", "int"} {
		for _, name := range n.locals[of] {
			list = append(list, asType(&Name{name}, of, t))
		}
	}
	for _, s := range n.p.Scalars {
		if s.Name[0] == 's' && !n.reduced[s.Name] {
			list = append(list, asType(&Name{s.Name}, s.Type, t))
		}
	}
	if len(list) == 0 {
		return nil
	}
	return pick(n.drawer, list...)
}

func asType(x Expr, from, to Type) Expr {
	switch {
	case from.Floating() && !to.Floating():
		return clampToInt(x)
	case !to.Floating():
		return &Binary{"%", x, &Num{"89"}}
	}
	return x
}

// decorate sometimes bounds the sum, or makes a part of it conditional.
func (n *nestDrawer) decorate(sum Expr) Expr {
	switch n.IntN(8) {
	case 0:
		return &Binary{"/", sum, &Binary{"+", &Num{"1.5"}, &Call{"fabs", []Expr{n.read(n.source(), "double")}}}}
	case 1:
		if n.want("choice") {
			return &Choice{n.condition(), sum, n.constant("double")}
		}
	case 2:
		return &Unary{"-", sum}
	}
	return sum
}
