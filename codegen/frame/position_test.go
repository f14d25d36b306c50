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
	f := &Frame{Sweep: &stencil.Sweep{Loops: []*stencil.Loop{loop, loop}[:min(d, 1)+1]}}
	f.Plan.Tile[d] = tile
	f.Plan.Stream = &plan.Stream{}
	l := kernel.LaunchLoop{Loop: loop, Count: &stencil.Symbol{Type: f.positionType(d, loop)}}
	limits := f.limits(d, l)
	count := min(iterationsOf(loop), f.mostLaunched(d))
	if limits != nil {
		count = min(count, limits.Most)
	}
	where := fmt.Sprintf("%s from %v by %d, dimension %d in tiles of %d: %d iterations", loop.Index.Type, loop.Lo, loop.Step, d, tile, count)
	if l.Count.Type.Size == 4 {
		assert.LessOrEqual(t, count+f.overhang(d), int64(math.MaxUint32), where)
	}
	if at := loop.Index.Type; at.Kind == stencil.Signed && at.Size == 4 {
		assert.LessOrEqual(t, (count-1)*max(loop.Step, -loop.Step), int64(math.MaxInt32), where)
	}
	checkPlaces(t, f, loop, d, count, limits, where)
	assert.Positive(t, count, where)
	return limits != nil
}

// checkPlaces holds the places beyond the longest range that the host lets pass to their type.
func checkPlaces(t *testing.T, f *Frame, loop *stencil.Loop, d int, count int64, limits *kernel.CountLimits, where string) {
	place := f.PlaceType(loop)
	if place.Size > 4 {
		return
	}
	behind := int64(0)
	lo, constant := constantLo(loop)
	switch first, last := valuesOf(loop.Index.Type); {
	case limits != nil && limits.Ends:
		behind = limits.End
	case constant:
		behind = lo + loop.Step*count
	case loop.Step > 0:
		behind = last + loop.Step
	default:
		behind = first + loop.Step
	}
	low, high := valuesOf(place)
	beyond := behind + loop.Step*f.overhang(d)
	assert.True(t, low <= beyond && beyond <= high, "%s: %d is beyond %v", where, beyond, place)
}

// A subscript that subtracts as much as the index is worth has places of 64 bits, so that an index may end with its type.
func TestFarPlacesAreWide(t *testing.T) {
	index := &stencil.Symbol{Name: "i", Type: stencil.UnsignedT}
	access := stencil.AccessInfo{Resolved: true, Affine: []stencil.Affine{{Const: -farthest}}}
	use := &stencil.Use{Grid: &stencil.Grid{Rank: 1, Sizes: []int64{100}}, Accesses: []stencil.AccessInfo{access}}
	f := &Frame{Sweep: &stencil.Sweep{Uses: []*stencil.Use{use}}}
	assert.Equal(t, stencil.LongLong, f.PlaceType(&stencil.Loop{Index: index}))
	assert.Equal(t, stencil.LongLong, PositionType(use))
	access.Affine[0].Const++
	assert.Equal(t, stencil.UnsignedT, f.PlaceType(&stencil.Loop{Index: index}))
	assert.Equal(t, stencil.Int, PositionType(use))
}
