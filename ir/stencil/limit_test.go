package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Conditions narrow a serial loop, where it is clear that they are the closer end.
func TestBoundsNarrowed(t *testing.T) {
	j, k, n := &Symbol{Name: "j", Role: Local}, &Symbol{Name: "k", Role: Local}, &Symbol{Name: "n", Role: Param}
	last := func(behind int64) Affine { return Affine{Terms: []Term{{n, 1}}, Const: -behind} }
	serial := map[*Symbol]Bounds{j: {Highest: last(1)}, k: {Highest: Affine{Const: 9}}}
	a := AccessInfo{Limits: []Limit{
		{Index: j, Low: []Affine{{Const: 2}, {Const: 1}, {Const: -1}}, High: []Affine{last(3), last(0)}},
		{Index: k, Low: []Affine{last(0)}, High: []Affine{last(2)}},
	}}
	assert.Equal(t, map[*Symbol]Bounds{j: {Lowest: Affine{Const: 2}, Highest: last(3)}, k: serial[k]}, a.Bounds(serial))
	assert.Equal(t, Bounds{Highest: last(1)}, serial[j], "the loop itself keeps its bounds")
}

// An access stays in the range of a loop where a condition leaves out the iterations at that end, and no fewer.
func TestStaysInside(t *testing.T) {
	x, nx, w := &Symbol{Name: "x", Type: Int, Role: Index}, &Symbol{Name: "nx", Type: Int, Role: Param}, &Symbol{Name: "w", Type: Int, Role: Param}
	number := func(n int64) Affine { return Affine{Const: n} }
	before := func(sym *Symbol, n int64) Affine { return Affine{Terms: []Term{{sym, 1}}, Const: -n} }
	loop := func(from int64) *Loop {
		return &Loop{Index: x, Lo: NewInt(from), Hi: &Var{Sym: nx}, Step: 1}
	}
	for _, c := range []struct {
		from, offset int64
		low, high    []Affine
		want         int64 // iterations, 0: it may leave the range
	}{
		{0, 0, nil, nil, 1},
		{0, -1, nil, nil, 0},
		{0, -1, []Affine{number(1)}, nil, 1}, // x > 0
		{0, -1, []Affine{number(0)}, nil, 0},
		{0, -2, []Affine{number(1)}, nil, 0},
		{1, -1, []Affine{number(1)}, nil, 0},
		{1, -1, []Affine{number(-5), number(2)}, nil, 1},
		{0, -1, nil, []Affine{number(1)}, 0},
		{0, 1, nil, []Affine{number(0)}, 2}, // x == 0
		{0, 2, nil, []Affine{number(3), number(1)}, 4},
		{0, -1, []Affine{before(nx, 1)}, nil, 2}, // x == nx - 1
		{1, -2, []Affine{before(nx, 3), before(w, 1)}, nil, 5},
		{0, -1, []Affine{before(w, 0)}, nil, 0},
		{0, 1, nil, []Affine{before(nx, 2)}, 1}, // x < nx - 1
		{0, 1, nil, []Affine{before(nx, 1)}, 0},
		{0, 2, nil, []Affine{before(nx, 2)}, 0},
		{0, 1, nil, []Affine{before(w, 9)}, 0},
		{0, 1, []Affine{number(9)}, nil, 0},
	} {
		a := AccessInfo{Limits: []Limit{{Index: w, Low: []Affine{number(99)}}, {Index: x, Low: c.low, High: c.high}}}
		iterations, ok := a.StaysInside(loop(c.from), c.offset)
		assert.Equal(t, c.want > 0, ok, "offset %d in a loop from %d, limits %v to %v", c.offset, c.from, c.low, c.high)
		assert.Equal(t, c.want, iterations, "offset %d in a loop from %d, limits %v to %v", c.offset, c.from, c.low, c.high)
	}
	a := AccessInfo{Limits: []Limit{{Index: x, Low: []Affine{number(1)}}}}
	other := loop(0)
	other.Exact = &Comparison{Op: "<"}
	_, ok := a.StaysInside(other, -1)
	assert.False(t, ok, "conversions decide where the loop ends")
}
