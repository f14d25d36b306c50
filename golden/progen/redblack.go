// Two nests of a step that write one array after the other: red and black cells in place, or the new buffer that a second nest works on.

package progen

import "fmt"

// isColour is a condition that holds for every second cell of a chessboard, as people write it.
func (d masks) isColour(which int) Expr {
	n, sum := d.of, d.colour()
	if n.IntN(4) == 0 { // the other one of the sum and one
		sum, which = n.plus(sum, &Num{"1"}), 1-which
	}
	bit := Expr(&Binary{"%", sum, &Num{"2"}})
	if n.IntN(2) == 0 {
		bit = &Binary{"&", sum, &Num{"1"}}
	}
	switch n.IntN(4) {
	case 0:
		if which == 1 {
			return bit
		}
		return &Unary{"!", bit}
	case 1:
		return &Binary{"!=", bit, &Num{fmt.Sprint(1 - which)}}
	}
	return &Binary{"==", bit, &Num{fmt.Sprint(which)}}
}

// redBlack draws the two nests of such a step: red cells and black ones, or all cells and then those of a colour, for which first is the first.
func (d *drawer) redBlack(clock string, target *Array, first *Nest) []Step {
	colour, alike := d.IntN(2), d.IntN(4) > 0
	var steps []Step
	if first != nil {
		steps = []Step{first}
	}
	for len(steps) < 2 {
		n := d.newNest(clock)
		n.chained, n.regular, n.edges, n.colours = true, true, nil, true
		if first != nil {
			n.copyLoops(first)
		} else {
			n.loops()
			ring{n}.indexTypes()
			n.nest.Parallel = len(n.nest.Loops)
			if n.want("tile") {
				n.tile(len(n.nest.Loops))
			}
		}
		for i, view := range n.views {
			if view.Name == target.Name && view.level == target.level {
				n.written = n.views[i : i+1]
			}
		}
		cond := masks{n}.isColour(colour)
		if n.IntN(5) == 0 {
			cond = &Binary{"&&", cond, masks{n}.mask()}
		}
		n.nest.Body = append(n.nest.Body, &If{Cond: cond, Then: []Stmt{masks{n}.beside(n.written[0])}})
		n.finish(first)
		first = n.nest
		steps, colour = append(steps, n.nest), 1-colour
	}
	if !alike { // other cells at an end of the ranges
		last := steps[1].(*Nest)
		last.Loops[d.IntN(len(last.Loops))].Lo++
	}
	return steps
}

// beside stores a mix of the neighbours of a cell, which have the other colour, along all dimensions or some.
func (d masks) beside(a *Array) Stmt {
	n, rank := d.of, len(d.of.p.Extents)
	var sum Expr
	for dim := range rank {
		if rank > 1 && n.IntN(4) == 0 {
			continue
		}
		far := pick(n.drawer, 1, 1, 1, 1, 1, 3)
		for _, off := range []int{-1, far} {
			sum = n.add(sum, n.term(n.at(a, along(rank, dim, off)), a.Elem, a.Elem))
		}
	}
	if sum == nil || n.IntN(2) == 0 {
		sum = n.add(sum, n.term(n.own(a), a.Elem, a.Elem))
	}
	if n.IntN(4) == 0 {
		sum = n.add(sum, n.extra(a.Elem))
	}
	return &Assign{n.own(a), pick(n.drawer, "=", "=", "+=", "-="), small(sum, a.Elem)}
}

// inTurn are two such nests in place of a chain's, and the arrays that change names then.
func (d *drawer) inTurn(clock string, target *Array, names []string) ([]string, []Step) {
	if len(names) > 1 && d.IntN(2) == 0 {
		return names, d.redBlack(clock, target, d.chainNest(clock, target, nil))
	}
	return nil, d.redBlack(clock, target, nil)
}
