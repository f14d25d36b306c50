// Conditions that follow from others: where a && b does not hold and a does, b does not.

package dependence

import (
	"slices"

	"mintc/ir/stencil"
)

// implied are guards and what follows from them: of an else behind if (y == 0 && x == 0), x != 0 where y is 0. A chain of ifs over the corners and sides of a range,
// corners first, needs that for its sides.
func implied(guards []stencil.Guard) []stencil.Guard {
	f := &facts{}
	for _, g := range guards {
		f.add(g.Cond, !g.Not)
	}
	list := slices.Clone(guards)
	for len(f.clauses) > 0 {
		k, last := f.decided()
		if k < 0 {
			break
		}
		f.clauses = slices.Delete(f.clauses, k, k+1)
		f.add(last.cond, last.holds)
		list = append(list, stencil.Guard{Cond: last.cond, Not: !last.holds})
	}
	return list
}

// fact is a condition that holds, or does not.
type fact struct {
	cond  stencil.Expr
	holds bool
}

// facts are what guards say of one iteration.
type facts struct {
	single  []fact   // over indices and outer scalars, which have one value
	clauses [][]fact // of each, one is true
}

// add takes in that a condition holds, or does not.
func (f *facts) add(e stencil.Expr, holds bool) {
	e, holds = truth(e, holds)
	if b, ok := e.(*stencil.Binary); ok && (b.Op == "&&" || b.Op == "||") {
		if (b.Op == "&&") == holds {
			f.add(b.X, holds)
			f.add(b.Y, holds)
		} else {
			f.clauses = append(f.clauses, alternatives(b, b.Op, holds))
		}
		return
	}
	if stencil.OverScalars(e) {
		f.single = append(f.single, fact{e, holds})
	}
}

// alternatives are the parts of a || b || c.
func alternatives(e stencil.Expr, op string, holds bool) []fact {
	if b, ok := e.(*stencil.Binary); ok && b.Op == op {
		return append(alternatives(b.X, op, holds), alternatives(b.Y, op, holds)...)
	}
	return []fact{{e, holds}}
}

// decided is the first clause of which all parts but one are known to be false, and that part; -1 where there is none.
func (f *facts) decided() (clause int, last fact) {
	known := map[string]bool{} // by the text of a condition: whether it holds
	for _, s := range f.single {
		known[stencil.Formatter{}.Expr(s.cond)] = s.holds
	}
	for k, parts := range f.clauses {
		left := slices.DeleteFunc(slices.Clone(parts), func(part fact) bool {
			e, holds := truth(part.cond, part.holds)
			said, isKnown := known[stencil.Formatter{}.Expr(e)]
			return isKnown && said != holds && stencil.OverScalars(e)
		})
		if len(left) == 1 {
			return k, left[0]
		}
	}
	return -1, fact{}
}
