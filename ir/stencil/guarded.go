// What the conditions around an access say of a subscript as a whole: u[i + k] where 0 <= i + k and i + k < n.

package stencil

import "slices"

// Within are forms over outer scalars that a subscript of the access is not below, or not above, since guards compare it with them.
// serial has the indices that keep their values until the access.
func (a AccessInfo) Within(form Affine, serial map[*Symbol]Bounds, ranges map[*Symbol]Range) (low, high []Affine) {
	overParams := func(f Affine) bool {
		return !slices.ContainsFunc(f.Terms, func(t Term) bool { return t.Sym.Role != Param })
	}
	for _, g := range a.Guards {
		eachComparison(g.Cond, g.Not, func(c *Binary, op string) {
			common := Arithmetic(c.X.Type(), c.Y.Type())
			x, okX := Exactly(Converted(c.X, common), ranges)
			y, okY := Exactly(Converted(c.Y, common), ranges)
			difference := x.Plus(y, -1)
			if !okX || !okY || !keeps(difference, serial) {
				return
			}
			for _, q := range notNegative(difference, op) {
				if below := form.Plus(q, -1); overParams(below) {
					low = append(low, below)
				}
				if above := form.Plus(q, 1); overParams(above) {
					high = append(high, above)
				}
			}
		})
	}
	return low, high
}

// keeps reports whether the variables of a form have the values now that they had when a guard was evaluated.
func keeps(f Affine, serial map[*Symbol]Bounds) bool {
	return !slices.ContainsFunc(f.Terms, func(t Term) bool {
		_, known := serial[t.Sym]
		return !known && t.Sym.Role != Param && t.Sym.Role != Index
	})
}

// eachComparison visits the comparisons of integers that hold where e does, or with not where it does not.
func eachComparison(e Expr, not bool, visit func(c *Binary, op string)) {
	switch x := e.(type) {
	case *Unary:
		if x.Op == "!" {
			eachComparison(x.X, !not, visit)
		}
	case *Binary:
		op := x.Op
		switch {
		case op == "&&" && !not, op == "||" && not:
			eachComparison(x.X, not, visit)
			eachComparison(x.Y, not, visit)
		case Negated[op] != "" && x.X.Type().IsInteger() && x.Y.Type().IsInteger():
			if not {
				op = Negated[op]
			}
			visit(x, op)
		}
	}
}

// notNegative are forms that are 0 or more where difference op 0 holds.
func notNegative(difference Affine, op string) []Affine {
	one, less := Affine{Const: 1}, difference.Times(-1)
	switch op {
	case "<":
		return []Affine{less.Plus(one, -1)}
	case "<=":
		return []Affine{less}
	case ">":
		return []Affine{difference.Plus(one, -1)}
	case ">=":
		return []Affine{difference}
	case "==":
		return []Affine{difference, less}
	}
	return nil
}
