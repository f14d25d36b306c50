package frame

import (
	"fmt"
	"math"
	"testing"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
)

var unsignedShort = stencil.Type{Kind: stencil.Unsigned, Size: 2, Name: "unsigned short"}

// The kernel's arithmetic holds the most iterations that are launched: positions up to the end of the tile behind
// the last one, and the signed products of positions and steps.
func TestPositionsDoNotWrap(t *testing.T) {
	checked := 0
	for _, index := range []stencil.Type{unsignedShort, stencil.Int, stencil.UnsignedT, stencil.Long} {
		for _, lo := range []stencil.Expr{nil, stencil.NewInt(0), stencil.NewInt(1), stencil.NewInt(-7)} {
			for _, step := range []int64{1, -1, 2, 100, -1 << 20} {
				for _, tile := range []int{1, 7, 16, 1024, 1 << 15, 1 << 16, 1 << 24, 1<<24 + 1, math.MaxInt32} {
					for d := range 3 {
						loop := &stencil.Loop{Index: &stencil.Symbol{Name: "i", Type: index}, Lo: lo, Step: step}
						if lo == nil {
							loop.Lo = &stencil.Var{Sym: &stencil.Symbol{Name: "lo", Type: index}}
						}
						if checkPositions(t, loop, d, tile) {
							checked++
						}
					}
				}
			}
		}
	}
	assert.Greater(t, checked, 100, "launches that the host checks")
}

// checkPositions reports whether the launch has a limit of its own.
func checkPositions(t *testing.T, loop *stencil.Loop, d, tile int) bool {
	f := &Frame{Plan: plan.Plan{}}
	f.Plan.Tile[d] = tile
	l := kernel.LaunchLoop{Loop: loop, Count: &stencil.Symbol{Type: f.positionType(d, loop)}}
	count := f.mostIterations(d, l)
	limited := count != 0
	if !limited {
		count = min(iterationsOf(loop), map[bool]int64{true: math.MaxInt32, false: 65535}[d == 0]*int64(tile))
	}
	where := fmt.Sprintf("%s from %v by %d, dimension %d in tiles of %d: %d iterations", loop.Index.Type, loop.Lo, loop.Step, d, tile, count)
	tiles := (count-1)/int64(tile) + 1
	if l.Count.Type.Size == 4 {
		assert.LessOrEqual(t, (tiles+1)*int64(tile)+mostAhead, int64(math.MaxUint32), where)
	}
	if at := loop.Index.Type; at.Kind == stencil.Signed && at.Size == 4 {
		assert.LessOrEqual(t, (count-1)*max(loop.Step, -loop.Step), int64(math.MaxInt32), where)
	}
	assert.Positive(t, count, where)
	return limited
}
