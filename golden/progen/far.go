// Time loops over a star that reaches further than the next cell in each direction of three dimensions, as waves of higher order have: with coefficients and
// right-hand sides that are read at the cell.

package progen

import "slices"

// far draws such a loop: the arrays that take turns, of which each step writes the last, and how far the star reaches.
type far struct {
	*drawer
	names []string
	reach int
}

// far makes a time loop one of a far star, where it is drawn and the mesh and the arrays are such that one can be.
func (d *drawer) far(loop *TimeLoop) bool {
	if len(d.p.Extents) != 3 || d.features["far"] == 0 || !d.want("far") { // without the feature, a seed draws what it did
		return false
	}
	like := pick(d, d.p.Arrays[:2]...)
	if !d.p.isPointer(like) || !like.Elem.Floating() || like.Buffers > 0 {
		return false
	}
	f := far{d, d.alike(like), pick(d, 2, 2, 2, 2, 3)}
	buffers := d.between(2, 3)
	for len(f.names) < buffers {
		f.names = append(f.names, f.another(like))
	}
	f.names = f.names[:buffers]
	if len(f.atCell()) == 0 && d.IntN(4) > 0 {
		f.another(like)
	}
	f.mesh()
	d.stage = nil
	loop.Steps = append(loop.Steps, f.nest(loop.Var))
	if d.want("host-code") {
		if h := d.host(loop.Var); h != nil {
			loop.Steps = append(loop.Steps, h)
		}
	}
	d.endStep(loop, f.target(), f.names)
	return true
}

// target is the array that each step writes.
func (f far) target() *Array { return f.p.array(f.names[len(f.names)-1]) }

// another adds an array that is like one, and names it.
func (f far) another(like *Array) string {
	a := *like
	a.Name, a.Beside = f.fresh("q"), ""
	f.p.Arrays = append(f.p.Arrays, &a)
	return a.Name
}

// atCell are the arrays that are like the target and take no turns: the nest reads them at the cell.
func (f far) atCell() (list []*Array) {
	for _, a := range f.p.Arrays {
		if to := f.target(); a.Elem == to.Elem && a.Rank == to.Rank && a.Buffers == 0 && !slices.Contains(f.names, a.Name) {
			list = append(list, a)
		}
	}
	return list
}

// mesh makes the mesh one that has such cells, most often with rows of whole packs, and sometimes with more rows than a tile.
func (f far) mesh() {
	for i := range f.p.Extents {
		if e := &f.p.Extents[i]; e.Cells <= 2*f.reach && f.IntN(6) > 0 {
			e.Cells = 2*f.reach + f.between(1, 7)
		}
	}
	if f.IntN(4) == 0 {
		f.p.Extents[1].Cells = f.between(27, 55)
	}
	if row := &f.p.Extents[2]; f.IntN(4) > 0 {
		row.Cells += (4 - (row.Cells+f.target().Pad)%4) % 4
	}
}

// nest draws the nest that writes the last one of the names from the one before it, and of three from the first at the cell.
func (f far) nest(clock string) *Nest {
	n := f.newNest(clock)
	n.chained, n.regular, n.edges = true, true, nil
	n.loops()
	if n.nest.Parallel = len(n.nest.Loops); n.want("nest-all") {
		n.nest.Parallel = All
	}
	n.nest.far = len(f.names)
	n.written = []*Array{f.target()}
	elem := f.target().Elem
	value := star{n}.reaching(f.p.array(f.names[len(f.names)-2]), f.reach)
	for _, a := range f.atCell() {
		switch n.IntN(3) {
		case 0:
			value = &Binary{"*", n.own(a), value}
		case 1:
			value = n.add(value, &Binary{"*", n.constant(elem), n.own(a)})
		}
	}
	if len(f.names) > 2 {
		value = n.add(value, &Binary{"*", n.constant(elem), n.own(f.p.array(f.names[0]))})
	}
	if n.IntN(4) == 0 {
		value = n.add(value, n.extra(elem))
	}
	n.nest.Body = append(n.nest.Body, &Assign{n.own(f.target()), "=", value})
	n.full = n.want("guard")
	n.finish(nil)
	return n.nest
}

// reaching is the sum over a star in any order, each cell with a weight.
func (d star) reaching(a *Array, reach int) Expr {
	n, offsets := d.of, [][]int{{0, 0, 0}}
	for dim := range 3 {
		for r := 1; r <= reach; r++ {
			offsets = append(offsets, along(3, dim, r), along(3, dim, -r))
		}
	}
	n.Shuffle(len(offsets), func(i, j int) { offsets[i], offsets[j] = offsets[j], offsets[i] })
	var sum Expr
	for _, offset := range offsets {
		sum = n.add(sum, &Binary{"*", n.constant(a.Elem), n.at(a, offset)})
	}
	return &Binary{"*", &Num{"0.25f"}, sum}
}
