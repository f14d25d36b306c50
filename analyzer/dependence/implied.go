// Conditions that follow from others: where a && b does not hold and a does, b does not.

package dependence

import (
	"slices"

	"mintc/ir/stencil"
)

// implied are guards and what follows from them: of an else behind if (y == 0 && x == 0), x != 0 where y is 0. A chain of ifs over the corners and sides of a range,
// corners first, needs that for its sides.
func implied(guards []stencil.Guard) []stencil.Guard {
	f := &facts{known: map[string]bool{}}
	for _, g := range guards {
		f.add(g.Cond, !g.Not)
	}
	list := slices.Clone(guards)
	for {
		k := slices.IndexFunc(f.clauses, func(c []fact) bool { return len(f.left(c)) == 1 })
		if k < 0 {
			return list
		}
		last := f.left(f.clauses[k])[0]
		f.clauses = slices.Delete(f.clauses, k, k+1)
		f.add(last.cond, last.holds)
		list = append(list, stencil.Guard{Cond: last.cond, Not: !last.holds})
	}
}

// fact is a condition that holds, or does not.
type fact struct {
	cond  stencil.Expr
	holds bool
}

// facts are what guards say of one iteration.
type facts struct {
	known   map[string]bool // by the text of a condition over indices and outer scalars, which have one value: whether it holds
	clauses [][]fact        // of each, one is true
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
		f.known[stencil.Formatter{}.Expr(e)] = holds
	}
}

// alternatives are the parts of a || b || c.
func alternatives(e stencil.Expr, op string, holds bool) []fact {
	if b, ok := e.(*stencil.Binary); ok && b.Op == op {
		return append(alternatives(b.X, op, holds), alternatives(b.Y, op, holds)...)
	}
	return []fact{{e, holds}}
}

// left are the parts of a clause that are not known to be false.
func (f *facts) left(clause []fact) []fact {
	return slices.DeleteFunc(slices.Clone(clause), func(part fact) bool {
		e, holds := truth(part.cond, part.holds)
		said, known := f.known[stencil.Formatter{}.Expr(e)]
		return known && said != holds && stencil.OverScalars(e)
	})
}
