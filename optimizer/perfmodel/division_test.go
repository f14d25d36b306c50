package perfmodel

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestDivisionIsThatOfTheRunTime: the model divides launches as the run time does, whose own test prints these lines.
func TestDivisionIsThatOfTheRunTime(t *testing.T) {
	text, err := os.ReadFile("../../codegen/cuda/runtime/testdata/divisions.txt")
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	require.Len(t, lines, 10)
	for i, line := range lines {
		x := int64(3 + i)
		margin := 1.035
		if x%3 == 0 {
			margin = 0
		}
		v, _ := division{x: x, y: 2*x - 3, planes: 700 - 50*x}.divide(132, 8, 1+float64(x)/20, margin)
		assert.Equal(t, line, fmt.Sprint(v.x, v.y, v.planes, v.chunk, v.edgeChunk))
	}
}

// TestMakespan: each slab starts on the place that is free first.
func TestMakespan(t *testing.T) {
	p := places{count: [5]int64{3}, kinds: 1}
	p.take(4, 5) // free at 5, 5 and 10
	assert.Equal(t, []float64{5, 10}, p.free[:p.kinds])
	p.take(3, 2) // 7, 7, then 9
	assert.Equal(t, []float64{7, 9, 10}, p.free[:p.kinds])
	assert.Equal(t, []int64{1, 1, 1}, p.count[:p.kinds])
}
