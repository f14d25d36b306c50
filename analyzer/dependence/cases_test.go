package dependence

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"mintc/ir/stencil"
)

// conditions are four of outer scalars and of indices, from which TestCases makes others. Their values are the bits of a number.
var conditions = func() (list []stencil.Expr) {
	for i, role := range []stencil.Role{stencil.Param, stencil.Param, stencil.Index, stencil.Index} {
		list = append(list, &stencil.Var{Sym: &stencil.Symbol{Name: string("abij"[i]), Type: stencil.Int, Role: role}})
	}
	return list
}()

func drawn(r *rand.Rand, depth int) stencil.Expr {
	x := func() stencil.Expr { return drawn(r, depth-1) }
	switch n := r.IntN(8); {
	case depth == 0 || n < 2:
		return conditions[r.IntN(len(conditions))]
	case n < 4:
		return stencil.NewBinary("&&", x(), x())
	case n < 6:
		return stencil.NewBinary("||", x(), x())
	case n < 7:
		return stencil.NewUnary("!", x())
	}
	return stencil.NewCond(x(), x(), x())
}

func holds(e stencil.Expr, values int) bool {
	switch e := e.(type) {
	case *stencil.Unary:
		return !holds(e.X, values)
	case *stencil.Cond:
		if holds(e.C, values) {
			return holds(e.X, values)
		}
		return holds(e.Y, values)
	case *stencil.Binary:
		if e.Op == "&&" {
			return holds(e.X, values) && holds(e.Y, values)
		}
		return holds(e.X, values) || holds(e.Y, values)
	}
	for i, c := range conditions {
		if c == e {
			return values>>i&1 != 0
		}
	}
	panic("no condition of the test")
}

func allHold(guards []stencil.Guard, values int) bool {
	for _, g := range guards {
		if holds(g.Cond, values) == g.Not {
			return false
		}
	}
	return true
}

// TestCases holds that whenever conditions hold, all of one of their cases do, and that what is excluded never holds.
func TestCases(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	split, none := 0, 0
	for range 3000 {
		guards := []stencil.Guard{{Cond: drawn(r, 3), Not: r.IntN(2) == 0}, {Cond: drawn(r, 3), Not: r.IntN(2) == 0}}
		list := casesOf(guards)
		assert.LessOrEqual(t, len(list), mostCases)
		if len(list) > 1 {
			split++
		}
		for values := range 1 << len(conditions) {
			found := !allHold(guards, values)
			for _, c := range list {
				found = found || allHold(c, values)
				if excluded(c) {
					none++
					assert.False(t, allHold(c, values))
				}
			}
			assert.True(t, found, "%v", guards)
		}
	}
	assert.Greater(t, split, 1000)
	assert.Greater(t, none, 1000)
}

// TestImplied holds that what is added to guards holds wherever they do.
func TestImplied(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	more := 0
	for range 3000 {
		guards := []stencil.Guard{{Cond: drawn(r, 3), Not: r.IntN(2) == 0}, {Cond: drawn(r, 2), Not: r.IntN(2) == 0}, {Cond: drawn(r, 1)}}
		list := implied(guards)
		more += len(list) - len(guards)
		for values := range 1 << len(conditions) {
			assert.Equal(t, allHold(guards, values), allHold(list, values), "%v", guards)
		}
	}
	assert.Greater(t, more, 400)
}
