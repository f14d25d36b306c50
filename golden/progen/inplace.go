// In-place updates of points from others that the nest leaves alone: red-black by a guard, a step of two, or a
// start that alternates.

package progen

// colored makes the nest an in-place update of every second point, from
// neighbours that the nest does not write: by a parity guard over all loops, or
// by a step of two along one. It reports whether the nest is suited.
func (n *nestDrawer) colored() bool {
	a := n.written[0]
	if a.Rank != len(n.p.Extents) || len(n.nest.Loops) != a.Rank {
		return false
	}
	n.written = n.written[:1]
	n.colours = true
	switch n.IntN(3) {
	case 0:
		n.byStep(a)
	case 1:
		n.byParity(a)
	default:
		n.byStart(a)
	}
	return true
}

// byStart updates the points of one colour with an innermost loop that starts
// at every other point and takes steps of two.
func (n *nestDrawer) byStart(a *Array) {
	last := len(n.nest.Loops) - 1
	inner := &n.nest.Loops[last]
	if last == 0 || !inner.plain() || inner.Bound.Kind != Fixed {
		n.byParity(a)
		return
	}
	of := ""
	for _, l := range n.nest.Loops[:last] {
		if !l.signed() || l.Bound.Kind != Fixed {
			n.byParity(a)
			return
		}
		of = plusName(of, l.Name)
	}
	inner.Bound, inner.Step = Bound{Kind: Parity, Of: of, Slack: n.IntN(2)}, 2
	n.nest.Body = append(n.nest.Body, n.average(a, n.IntN(a.Rank)))
}

func plusName(sum, name string) string {
	if sum == "" {
		return name
	}
	return sum + " + " + name
}

// byStep reads a at odd distances along a loop with step 2.
func (n *nestDrawer) byStep(a *Array) {
	l := &n.nest.Loops[n.IntN(len(n.nest.Loops))]
	l.Step = 2
	n.nest.Body = append(n.nest.Body, n.average(a, l.Dim))
}

// byParity updates the points of one colour of a chessboard.
func (n *nestDrawer) byParity(a *Array) {
	n.nest.Body = append(n.nest.Body, &If{Cond: masks{n}.isColour(n.IntN(2)), Then: []Stmt{n.average(a, n.IntN(a.Rank))}})
}

func (n *nestDrawer) plus(sum, term Expr) Expr {
	if sum == nil {
		return term
	}
	return &Binary{"+", sum, term}
}

// average stores a mix of the neighbours along dim, and of other arrays.
func (n *nestDrawer) average(a *Array, dim int) Stmt {
	rank := len(n.p.Extents)
	value := n.add(n.term(n.at(a, along(rank, dim, -1)), a.Elem, a.Elem), n.term(n.at(a, along(rank, dim, 1)), a.Elem, a.Elem))
	value = n.add(value, n.extra(a.Elem))
	return &Assign{n.own(a), pick(n.drawer, "=", "=", "+="), small(value, a.Elem)}
}
