// The cases that conditions with || leave: a && !p || !a && !q is one of two.

package dependence

import (
	"slices"

	"mintc/ir/stencil"
)

// mostCases bounds those of one access. Two accesses have its square of pairs, each with a system of constraints.
const mostCases = 8

// casesOf are lists of conditions, those of one of which hold where all guards do. A guard that would make too many stays one condition, of which
// the test then knows less.
func casesOf(guards []stencil.Guard) [][]stencil.Guard {
	list := [][]stencil.Guard{nil}
	for _, g := range guards {
		list = both(list, cases(g.Cond, g.Not))
	}
	return list
}

// cases are those in which e holds, or with not those in which it does not.
func cases(e stencil.Expr, not bool) [][]stencil.Guard {
	switch x := e.(type) {
	case *stencil.Unary:
		if x.Op == "!" {
			return cases(x.X, !not)
		}
	case *stencil.Cast:
		if keepsTruth(x) {
			return cases(x.X, not)
		}
	case *stencil.Binary:
		if x.Op != "&&" && x.Op != "||" {
			break
		}
		left, right := cases(x.X, not), cases(x.Y, not)
		if (x.Op == "&&") != not {
			return both(left, right)
		}
		return either(e, not, left, right)
	case *stencil.Cond:
		return either(e, not, both(cases(x.C, false), cases(x.X, not)), both(cases(x.C, true), cases(x.Y, not)))
	}
	return one(e, not)
}

// either are the cases of a and those of b, which are all that e leaves; e itself where there would be too many.
func either(e stencil.Expr, not bool, a, b [][]stencil.Guard) [][]stencil.Guard {
	if len(a)+len(b) > mostCases {
		return one(e, not)
	}
	return slices.Concat(a, b)
}

func one(e stencil.Expr, not bool) [][]stencil.Guard { return [][]stencil.Guard{{{Cond: e, Not: not}}} }

// both are the cases in which one of a and one of b hold. Those of b are left out where there would be too many.
func both(a, b [][]stencil.Guard) (list [][]stencil.Guard) {
	if len(a)*len(b) > mostCases {
		return a
	}
	for _, x := range a {
		for _, y := range b {
			list = append(list, slices.Concat(x, y))
		}
	}
	return list
}

// excluded reports whether the conditions hold nowhere because two of them are one condition and its opposite, of outer scalars, which have one value in
// all iterations.
func excluded(guards []stencil.Guard) bool {
	said := map[string]bool{} // by the text of a condition: whether it is said to hold
	for _, g := range guards {
		e, holds := truth(g.Cond, !g.Not)
		if !stencil.OnHost(e) {
			continue
		}
		text := stencil.Formatter{}.Expr(e)
		if before, known := said[text]; known && before != holds {
			return true
		}
		said[text] = holds
	}
	return false
}

// truth is a condition without comparisons with 0 and without !=, and whether it holds where e does. Comparisons of equal numbers are one: i + 1 == n and n - 1 == i.
func truth(e stencil.Expr, holds bool) (stencil.Expr, bool) {
	switch x := e.(type) {
	case *stencil.Unary:
		if x.Op == "!" {
			return truth(x.X, !holds)
		}
	case *stencil.Binary:
		if x.Op != "==" && x.Op != "!=" {
			break
		}
		holds = holds == (x.Op == "==")
		if stencil.IsZero(x.Y) {
			return truth(x.X, !holds)
		}
		common := stencil.Arithmetic(x.X.Type(), x.Y.Type())
		left, okLeft := stencil.Exactly(stencil.Converted(x.X, common), nil)
		right, okRight := stencil.Exactly(stencil.Converted(x.Y, common), nil)
		if d := left.Plus(right, -1); okLeft && okRight && len(d.Terms) > 0 {
			return stencil.AffineExpr(d.Times(stencil.Sign(d.Terms[0].Coef))), !holds
		}
		return stencil.NewBinary("==", x.X, x.Y), holds
	}
	return e, holds
}
