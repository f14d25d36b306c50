package stencil_test

import (
	"math/rand/v2"
	"testing"

	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPeriodsAreSound evaluates what is taken for a subscript that goes on at the other end.
func TestPeriodsAreSound(t *testing.T) {
	for _, index := range stenciltest.Integers {
		for _, bound := range stenciltest.Integers {
			t.Run(index.Name+" "+bound.Name, func(t *testing.T) { periodsAreSound(t, index, bound) })
		}
	}
}

// TestMasksAreSound: a mask is a remainder where the size is a power of two.
func TestMasksAreSound(t *testing.T) {
	for _, index := range []stencil.Type{stencil.Int, {Kind: stencil.Unsigned, Size: 4, Name: "unsigned"}, {Kind: stencil.Unsigned, Size: 1, Name: "unsigned char"}, stencil.Size} {
		i := &stencil.Symbol{Name: "i", Type: index, Role: stencil.Index}
		for size := int64(1); size <= 16; size++ {
			sweep := &stencil.Sweep{Loops: []*stencil.Loop{{Index: i, Lo: stencil.NewInt(0), Step: 1, Hi: stencil.NewInt(size)}}}
			for offset := -size; offset <= size; offset++ {
				sum, mask := stencil.NewBinary("+", &stencil.Var{Sym: i}, stencil.NewInt(offset)), stencil.NewInt(size-1)
				for _, e := range []stencil.Expr{stencil.NewBinary("&", sum, mask), stencil.NewBinary("&", mask, sum)} {
					p, ok := sweep.Periods().Of(e)
					require.Equal(t, size > 1 && size&(size-1) == 0, ok, "%d", size)
					for at := range size {
						if ok {
							require.Equal(t, stenciltest.Evaluate(e, map[*stencil.Symbol]int64{i: at}), ((at+p.Offset)%size+size)%size, "%d of %d", at, size)
						}
					}
				}
			}
		}
	}
}

// TestFromLowestIsSound: with any value of the serial index, such a subscript has a value of the parallel one.
func TestFromLowestIsSound(t *testing.T) {
	const size, last = 5, 3
	for _, index := range stenciltest.Integers {
		i := &stencil.Symbol{Name: "i", Type: index, Role: stencil.Index}
		d := &stencil.Symbol{Name: "d", Type: stencil.Int, Role: stencil.Local}
		sweep := &stencil.Sweep{Loops: []*stencil.Loop{{Index: i, Lo: stencil.NewInt(0), Step: 1, Hi: stencil.NewInt(size)}}}
		found := false
		for by := int64(-2); by <= 2; by++ {
			for plus := int64(-7); plus <= 7; plus++ {
				part := stencil.NewBinary("*", &stencil.Var{Sym: d}, stencil.NewInt(by))
				sum := stencil.NewBinary("+", stencil.NewBinary("+", &stencil.Var{Sym: i}, part), stencil.NewInt(plus))
				e := stencil.NewBinary("%", sum, stencil.NewInt(size))
				serial := map[*stencil.Symbol]stencil.Bounds{d: {Lowest: stencil.Affine{Const: -1}, Highest: stencil.Affine{Const: last}}}
				if p, ok := sweep.Periods().FromLowest(e, serial); !ok || -p.Offset > size {
					continue
				}
				found = found || by > 0
				for at := range int64(size) {
					for k := int64(-1); k <= last; k++ {
						value := stenciltest.Evaluate(e, map[*stencil.Symbol]int64{i: at, d: k})
						require.True(t, 0 <= value && value < size, "(%s %d + %d*%d + %d) %% %d", index.Name, at, by, k, plus, size)
					}
				}
			}
		}
		assert.True(t, found, index.Name)
	}
}

func periodsAreSound(t *testing.T, index, bound stencil.Type) {
	random := rand.New(rand.NewPCG(5, 6))
	i := &stencil.Symbol{Name: "i", Type: index, Role: stencil.Index}
	n := &stencil.Symbol{Name: "n", Type: bound, Role: stencil.Param}
	of := func(sym *stencil.Symbol) stencil.Expr { return &stencil.Var{Sym: sym} }
	simple := func() stencil.Expr {
		base := []stencil.Expr{of(i), of(i), of(i), of(n), stencil.NewInt(0), stencil.NewBinary("+", of(i), of(n)), stencil.NewBinary("-", of(i), of(n))}[random.IntN(7)]
		sum := stencil.NewBinary("+", base, stencil.NewInt(random.Int64N(5)-2))
		if random.IntN(8) > 0 {
			return sum
		}
		return &stencil.Cast{X: sum, T: stenciltest.Integers[random.IntN(len(stenciltest.Integers))]}
	}
	comparison := func(x, y stencil.Expr) stencil.Expr {
		return stencil.NewBinary([]string{"<", "<=", ">", ">=", "==", "!="}[random.IntN(6)], x, y)
	}
	draw := func() stencil.Expr {
		switch random.IntN(7) {
		case 0:
			return stencil.NewBinary("%", simple(), of(n))
		case 1:
			rest := stencil.NewBinary("%", simple(), of(n))
			return stencil.NewBinary("%", stencil.NewBinary("+", rest, of(n)), of(n))
		case 2:
			return stencil.NewBinary("%", stencil.NewBinary("+", simple(), of(n)), of(n))
		case 3: // what serves both ends
			x := stencil.NewBinary("+", of(i), stencil.NewInt(random.Int64N(5)-2))
			high := stencil.NewCond(stencil.NewBinary(">=", x, of(n)), stencil.NewBinary("-", x, of(n)), x)
			return stencil.NewCond(stencil.NewBinary("<", x, stencil.NewInt(0)), stencil.NewBinary("+", x, of(n)), high)
		case 4:
			inner := stencil.NewCond(comparison(simple(), simple()), simple(), simple())
			return stencil.NewCond(comparison(simple(), simple()), inner, simple())
		}
		return stencil.NewCond(comparison(simple(), simple()), simple(), simple())
	}
	found := map[int64]int{}
	for range 6000 {
		sweep := &stencil.Sweep{Loops: []*stencil.Loop{{Index: i, Lo: stencil.NewInt(0), Step: 1, Hi: of(n)}}}
		e := draw()
		p, ok := sweep.Periods().Of(e)
		if !ok {
			continue
		}
		require.Equal(t, i, p.Index)
		found[p.Offset]++
		text := stencil.Formatter{}.Expr(e)
		for size := max(1, p.Offset, -p.Offset); size < 9; size++ {
			for at := range size {
				want := ((at+p.Offset)%size + size) % size
				got := stenciltest.Evaluate(e, map[*stencil.Symbol]int64{i: at, n: size})
				require.Equal(t, want, got, "%s at %d of %d", text, at, size)
			}
		}
	}
	total := 0
	for _, n := range found {
		total += n
	}
	assert.Greater(t, total, 40, "%v", found)
	assert.Greater(t, len(found), 3, "%v", found)
}
