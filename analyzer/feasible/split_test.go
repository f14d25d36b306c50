package feasible

import (
	"math/rand/v2"
	"testing"

	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
)

// within adds least <= sym <= most.
func within(s *System, sym *stencil.Symbol, least, most int64) {
	one := stencil.Affine{Terms: []stencil.Term{{Sym: sym, Coef: 1}}}
	s.NonNegative(one.Plus(stencil.Affine{Const: -least}, 1))
	s.NonNegative(one.Times(-1).Plus(stencil.Affine{Const: most}, 1))
}

func TestSplit(t *testing.T) {
	s := &System{}
	within(s, j, 0, 13)
	within(s, k, 0, 13)
	s.Zero(form(14, 1, -1, -14, 14)) // 14*i + j = 14*n - 14 + k
	assert.False(t, s.Contradictory())
	s.Multiple(form(1, 1, 0, 0, 0), 2) // i + j even
	s.Multiple(form(0, 0, 1, 1, 0), 2) // n + k even
	assert.True(t, s.Contradictory(), "i = n - 1 and j = k")
}

// TestNoSolutionIsLost holds random systems against trying all values.
func TestNoSolutionIsLost(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	number := func(most int64) int64 { return r.Int64N(2*most+1) - most }
	contradictions := 0
	for range 4000 {
		s := &System{}
		var least, most [4]int64
		for v, sym := range []*stencil.Symbol{i, j, k, n} {
			least[v] = number(6)
			most[v] = least[v] + r.Int64N(7)
			within(s, sym, least[v], most[v])
		}
		equation, congruence := form(number(9), number(9), number(3), number(1), number(12)), form(number(2), number(2), number(2), number(2), number(2))
		s.Zero(equation)
		s.Multiple(congruence, 2)
		solvable := false
		value := map[*stencil.Symbol]int64{}
		at := func(a stencil.Affine) int64 {
			sum := a.Const
			for _, t := range a.Terms {
				sum += t.Coef * value[t.Sym]
			}
			return sum
		}
		for value[i] = least[0]; value[i] <= most[0]; value[i]++ {
			for value[j] = least[1]; value[j] <= most[1]; value[j]++ {
				for value[k] = least[2]; value[k] <= most[2]; value[k]++ {
					for value[n] = least[3]; value[n] <= most[3]; value[n]++ {
						solvable = solvable || at(equation) == 0 && at(congruence)%2 == 0
					}
				}
			}
		}
		if s.Contradictory() {
			contradictions++
			assert.False(t, solvable, "%v %v %v %v", equation, congruence, least, most)
		}
	}
	assert.Greater(t, contradictions, 500)
}
