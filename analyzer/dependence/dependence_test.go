package dependence

import (
	"math/rand/v2"
	"strings"
	"testing"

	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"

	"github.com/stretchr/testify/assert"
)

// TestApartIsSound compares the dependence test with all pairs of iterations of
// random nests: what it calls independent must be so. It must also see most of
// what is.
func TestApartIsSound(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	independent, proven := 0, 0
	for range 3000 {
		c := randomPair(random)
		said := New(c.sweep, nil, nil).apart(c.a, c.b)
		meets := c.meets()
		if said && meets {
			t.Fatalf("called independent, but is not:\n%s\n%s", stencil.Formatter{}.Expr(c.a.Access), stencil.Formatter{}.Expr(c.b.Access))
		}
		if !meets {
			independent++
			if said {
				proven++
			}
		}
	}
	assert.Greater(t, independent, 300)
	assert.Greater(t, proven*10, independent*7, "of %d independent pairs %d were proven", independent, proven)
}

// pairCase is a nest with constant bounds and two of its accesses.
type pairCase struct {
	sweep *stencil.Sweep
	a, b  stencil.AccessInfo
}

func randomPair(random *rand.Rand) pairCase {
	sweep := &stencil.Sweep{}
	var list []*stencil.Symbol
	for l := range 2 {
		sym := &stencil.Symbol{Name: "ij"[l : l+1], Type: randomType(random), Role: stencil.Index}
		lo := random.Int64N(4)
		loop := &stencil.Loop{Index: sym, Lo: stencil.NewInt(lo), Hi: stencil.NewInt(lo + random.Int64N(6)), Step: 1 + random.Int64N(2)}
		if random.IntN(4) == 0 {
			loop.Lo, loop.Hi, loop.Step = loop.Hi, loop.Lo, -loop.Step
		}
		sweep.Loops = append(sweep.Loops, loop)
		list = append(list, sym)
	}
	g := &stencil.Grid{Name: "u", Rank: 1 + random.IntN(2), Elem: stencil.Double}
	access := func(write bool) stencil.AccessInfo {
		a := stencil.AccessInfo{Access: &stencil.Access{Grid: g}, Write: write}
		for range g.Rank {
			a.Index = append(a.Index, randomSubscript(random, list))
			form, _ := stencil.AffineOf(a.Index[len(a.Index)-1])
			a.Affine = append(a.Affine, form)
		}
		for range random.IntN(3) {
			a.Guards = append(a.Guards, stencil.Guard{Cond: randomCondition(random, list), Not: random.IntN(3) == 0})
		}
		return a
	}
	return pairCase{sweep, access(true), access(random.IntN(2) == 0)}
}

// randomType is int for most.
func randomType(random *rand.Rand) stencil.Type {
	if random.IntN(3) > 0 {
		return stencil.Int
	}
	return stenciltest.Integers[random.IntN(len(stenciltest.Integers))]
}

// randomForm is i*c + j*d + k with small numbers, sometimes as a value of another type.
func randomForm(random *rand.Rand, list []*stencil.Symbol) stencil.Expr {
	return stencil.Converted(randomSum(random, list), randomType(random))
}

func randomSum(random *rand.Rand, list []*stencil.Symbol) stencil.Expr {
	var e stencil.Expr = stencil.NewInt(random.Int64N(7) - 3)
	for _, sym := range list {
		if c := []int64{0, 0, 1, 1, 1, -1, 2, 3}[random.IntN(8)]; c != 0 {
			e = stencil.NewBinary("+", stencil.NewBinary("*", stencil.NewInt(c), &stencil.Var{Sym: sym}), e)
		}
	}
	return e
}

// randomSubscript is a form, or one and a remainder of another, written as an operator or as a choice.
func randomSubscript(random *rand.Rand, list []*stencil.Symbol) stencil.Expr {
	e, x := randomForm(random, list), randomForm(random, list)
	one := stencil.NewInt(1)
	switch random.IntN(14) {
	case 12:
		return stencil.NewBinary("+", e, stencil.NewBinary("/", x, stencil.NewInt(2+random.Int64N(2))))
	case 13:
		return stencil.NewBinary("-", stencil.NewBinary(">>", x, one), e)
	case 0:
		return stencil.NewBinary("+", e, stencil.NewBinary("&", x, one))
	case 1:
		return stencil.NewBinary("-", e, stencil.NewBinary("%", x, stencil.NewInt(2+random.Int64N(2))))
	case 2:
		odd := stencil.NewBinary("==", stencil.NewBinary("&", x, one), one)
		return stencil.NewBinary("+", e, &stencil.Cond{C: odd, X: stencil.NewInt(random.Int64N(4)), Y: one, T: stencil.Int})
	}
	return e
}

func randomCondition(random *rand.Rand, list []*stencil.Symbol) stencil.Expr {
	x := randomForm(random, list)
	small := stencil.NewInt(random.Int64N(3))
	switch random.IntN(6) {
	case 0:
		return stencil.NewBinary("%", x, stencil.NewInt(2))
	case 1:
		return stencil.NewBinary("!=", stencil.NewBinary("&", x, stencil.NewInt(1)), small)
	case 2:
		return stencil.NewBinary("==", stencil.NewBinary("%", x, stencil.NewInt(3)), small)
	case 3:
		return stencil.NewBinary("&&", stencil.NewBinary("<", x, randomForm(random, list)), stencil.NewBinary(">=", x, small))
	case 4:
		return stencil.NewBinary("||", stencil.NewBinary("==", x, small), stencil.NewBinary("<", x, small))
	}
	op := strings.Fields("< <= > >= == !=")[random.IntN(6)]
	return stencil.NewBinary(op, x, randomForm(random, list))
}

// meets tries all pairs of iterations.
func (c pairCase) meets() bool {
	var all []map[*stencil.Symbol]int64
	outer, inner := c.sweep.Loops[0], c.sweep.Loops[1]
	for _, i := range values(outer) {
		for _, j := range values(inner) {
			all = append(all, map[*stencil.Symbol]int64{outer.Index: i, inner.Index: j})
		}
	}
	for p, first := range all {
		for q, second := range all {
			if p != q && executed(c.a, first) && executed(c.b, second) && sameElement(c.a, first, c.b, second) {
				return true
			}
		}
	}
	return false
}

func values(l *stencil.Loop) []int64 {
	var list []int64
	lo, hi := *l.Lo.(*stencil.Const).Int, *l.Hi.(*stencil.Const).Int
	for i := lo; l.Step > 0 && i < hi || l.Step < 0 && i > hi; i += l.Step {
		list = append(list, i)
	}
	return list
}

func executed(a stencil.AccessInfo, at map[*stencil.Symbol]int64) bool {
	for _, g := range a.Guards {
		if (stenciltest.Evaluate(g.Cond, at) != 0) == g.Not {
			return false
		}
	}
	return true
}

func sameElement(a stencil.AccessInfo, x map[*stencil.Symbol]int64, b stencil.AccessInfo, y map[*stencil.Symbol]int64) bool {
	for d := range a.Index {
		const far = 1 << 30 // no array has such elements, in C nobody may ask for them
		at := stenciltest.Evaluate(a.Index[d], x)
		if at != stenciltest.Evaluate(b.Index[d], y) || at > far || at < -far {
			return false
		}
	}
	return true
}
