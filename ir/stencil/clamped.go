// Subscripts that stop at an end of a loop's range, as u[i > 0 ? i - 1 : 0]: an offset and an edge.

package stencil

// Clamped is a subscript that stops at an edge of a parallel loop's range: Index
// + Offset, but not below the loop's first value where Offset is negative, and
// not above its last one where it is positive. X is how the program computes it.
type Clamped struct {
	Index  *Symbol
	Offset int64
	X      Expr
}

// Type implements Expr.
func (e *Clamped) Type() Type { return e.X.Type() }

// Form is the subscript without the edge.
func (e *Clamped) Form() Affine {
	return Affine{Terms: []Term{{e.Index, 1}}, Const: e.Offset}
}

// Plain spells that form.
func (e *Clamped) Plain() Expr {
	op, n := "+", e.Offset
	if n < 0 {
		op, n = "-", -n
	}
	return NewBinary(op, &Var{e.Index}, NewInt(n))
}

// Edge says at which ends of a loop's range the subscripts of a dimension stop.
type Edge struct{ Low, High bool }

// Or has the ends at which either stops.
func (e Edge) Or(f Edge) Edge { return Edge{e.Low || f.Low, e.High || f.High} }

// Edges are those of a grid's dimensions; nil if no subscript is clamped.
func (u *Use) Edges() []Edge {
	var edges []Edge
	for _, a := range u.Accesses {
		for d, e := range a.Index {
			if c, ok := e.(*Clamped); ok {
				if edges == nil {
					edges = make([]Edge, u.Grid.Rank)
				}
				edges[d].Low = edges[d].Low || c.Offset < 0
				edges[d].High = edges[d].High || c.Offset > 0
			}
		}
	}
	return edges
}

// PassesEdges reports whether some subscripts go on where others of the grid
// stop. All accesses are index + constant.
func (u *Use) PassesEdges() bool {
	edges := u.Edges()
	if edges == nil {
		return false
	}
	for _, a := range u.Accesses {
		for d, o := range a.Offset() {
			if _, clamped := a.Index[d].(*Clamped); !clamped && (o < 0 && edges[d].Low || o > 0 && edges[d].High) {
				return true
			}
		}
	}
	return false
}

// Reached is a form that takes all values of a subscript over the nest, and no
// others than subscripts in the loops' range: of a clamped one the index itself.
func (a AccessInfo) Reached(d int) Affine {
	if c, ok := a.Index[d].(*Clamped); ok {
		return Affine{Terms: c.Form().Terms}
	}
	return a.Affine[d]
}

// reached is the constant part of all of these.
func (a AccessInfo) reached() []int64 {
	p := a.Offset()
	for d, e := range a.Index {
		if _, ok := e.(*Clamped); ok {
			p[d] = 0
		}
	}
	return p
}

// Constants are the constant parts of subscripts that are linear forms.
func (a *Access) Constants() (p []int64, ok bool) {
	index := a.Forms()
	for _, form := range index {
		p = append(p, form.Const)
	}
	return p, index != nil
}
