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
