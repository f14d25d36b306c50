package clamping

import (
	"math/rand/v2"
	"testing"

	"mintc/internal/testmode"
	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestClampsAreSound evaluates what is taken for a clamped subscript.
func TestClampsAreSound(t *testing.T) {
	for _, index := range stenciltest.Integers {
		for _, bound := range stenciltest.Integers {
			t.Run(index.Name+" "+bound.Name, func(t *testing.T) { clampsAreSound(t, index, bound) })
		}
	}
}

func clampsAreSound(t *testing.T, index, bound stencil.Type) {
	random := rand.New(rand.NewPCG(3, 4))
	i := &stencil.Symbol{Name: "i", Type: index, Role: stencil.Index}
	n := &stencil.Symbol{Name: "n", Type: bound, Role: stencil.Param}
	simple := func() stencil.Expr {
		base := []stencil.Expr{&stencil.Var{Sym: i}, &stencil.Var{Sym: i}, &stencil.Var{Sym: n}, stencil.NewInt(0)}[random.IntN(4)]
		sum := stencil.NewBinary("+", base, stencil.NewInt(random.Int64N(7)-3))
		if random.IntN(8) > 0 {
			return sum
		}
		return &stencil.Cast{X: sum, T: append([]stencil.Type{index, bound}, stenciltest.Integers...)[random.IntN(2+len(stenciltest.Integers))]}
	}
	var choice func(depth int) stencil.Expr
	choice = func(depth int) stencil.Expr {
		if depth == 0 || random.IntN(3) == 0 {
			return simple()
		}
		x, y := choice(depth-1), choice(depth-1)
		left, right := simple(), simple()
		if random.IntN(2) == 0 { // a minimum or maximum
			left, right = x, y
		}
		op := []string{"<", "<=", ">", ">=", "==", "!="}[random.IntN(6)]
		return stencil.NewCond(stencil.NewBinary(op, left, right), x, y)
	}
	found := map[int64]int{}
	for range testmode.Count(60000, 6) {
		first, last := random.Int64N(3), random.Int64N(3)
		sweep := &stencil.Sweep{Loops: []*stencil.Loop{{Index: i, Lo: stencil.NewInt(first), Step: 1,
			Hi: stencil.NewBinary("-", &stencil.Var{Sym: n}, stencil.NewInt(last))}}}
		e := choice(2)
		c := NewReader(sweep)
		p, read := c.Value(e, 0)
		v, ok := c.IsStop(p)
		if !read || !ok {
			continue
		}
		found[v.Offset]++
		for size := last; size < 9; size++ { // below, an unsigned bound wraps around, which the host checks
			for at := first; at < size-last; at++ {
				want := max(first, min(at+v.Offset, size-last-1))
				got := stenciltest.Evaluate(e, map[*stencil.Symbol]int64{i: at, n: size})
				require.Equal(t, want, got, "%s at %d of %d to %d", stencil.Formatter{}.Expr(e), at, first, size-last-1)
			}
		}
	}
	total := 0
	for _, n := range found {
		total += n
	}
	assert.Positive(t, total, "%v", found)
}
