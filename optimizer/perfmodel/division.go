// How a launch of several steps is divided into slabs: mint_divide of codegen/cuda/runtime/march.cuh, in numbers.

package perfmodel

import "math"

// division is a mint_division: tiles along x and y, y 0 where each warp has a tile of its own, and the planes that each is cut into, fewer
// for tiles at the edges of the range.
type division struct{ x, y, planes, chunk, edgeChunk int64 }

func (v division) tiles() int64 { return v.x * max(1, v.y) }

func (v division) edges() int64 {
	switch {
	case v.x <= 2 || v.y == 1 || v.y == 2:
		return v.tiles()
	case v.y == 0:
		return 2
	}
	return 2*v.x + 2*(v.y-2)
}

func (v division) edgeUnits() int64 { return v.edges() * ceilDiv(v.planes, v.edgeChunk) }

// units are the slabs of all tiles.
func (v division) units() int64 {
	return v.edgeUnits() + (v.tiles()-v.edges())*ceilDiv(v.planes, v.chunk)
}

// swept are the planes of all slabs, where `more` around each are computed too.
func (v division) swept(more int64) int64 { return v.tiles()*v.planes + v.units()*more }

// end is when the last slab ends on a device with room for `room` at once, in planes of a tile inside the range. A plane of a tile at the edges takes
// `cost` times as long, or a quarter more: the mean of both.
func (v division) end(room, more int64, cost float64) float64 {
	outer, inner := v.edges(), v.tiles()-v.edges()
	sum := 0.0
	for _, c := range []float64{cost, 1.25 * cost} {
		at := places{count: [5]int64{room}, kinds: 1}
		at.take(outer*(v.planes/v.edgeChunk), float64(v.edgeChunk+more)*c)
		if rest := v.planes % v.edgeChunk; rest != 0 {
			at.take(outer, float64(rest+more)*c)
		}
		at.take(inner*(v.planes/v.chunk), float64(v.chunk+more))
		if rest := v.planes % v.chunk; rest != 0 {
			at.take(inner, float64(rest+more))
		}
		sum += at.free[at.kinds-1]
	}
	return sum / 2
}

// places are a mint_places: when the places of a device are free again that take slabs in their order, each the place that is free first, and how many are.
type places struct {
	free  [5]float64
	count [5]int64
	kinds int
}

// take gives them more slabs, each of which takes so long.
func (p *places) take(slabs int64, time float64) {
	for slabs > 0 {
		end, taken := p.free[0]+time, min(slabs, p.count[0])
		slabs -= taken
		p.count[0] -= taken
		at := 0
		if p.count[0] == 0 {
			for ; at+1 < p.kinds && p.free[at+1] < end; at++ {
				p.free[at], p.count[at] = p.free[at+1], p.count[at+1]
			}
		} else {
			for at, p.kinds = p.kinds, p.kinds+1; p.free[at-1] > end; at-- {
				p.free[at], p.count[at] = p.free[at-1], p.count[at-1]
			}
		}
		p.free[at], p.count[at] = end, taken
	}
}

// divide chooses the chunks, and says how many planes a device with room for `room` slabs at once goes through one after another. Planes of tiles at the
// edges take `cost` times as long.
func (v division) divide(room, more int64, cost, margin float64) (division, float64) {
	cost = max(1, cost)
	even := v.divideEvenly(room, more, cost)
	turns := even.rounds(room, more)
	if margin == 0 {
		return even, turns
	}
	close := even.divideClosely(room, more, cost, margin)
	return close, turns * close.end(room, more, cost) / even.end(room, more, cost)
}

// rounds are the planes of rounds of slabs that are as long as each other.
func (v division) rounds(room, more int64) float64 {
	return float64(ceilDiv(v.units(), room) * (v.chunk + more))
}

// divideEvenly is mint_divide_evenly.
func (v division) divideEvenly(room, more int64, cost float64) division {
	cut := func(chunk int64) division {
		v.chunk, v.edgeChunk = chunk, max(1, int64(float64(chunk+more)/cost)-more)
		return v
	}
	best := cut(v.planes)
	for chunks := int64(2); chunks <= 256 && chunks <= v.planes; chunks++ {
		if s := cut(ceilDiv(v.planes, chunks)); s.rounds(room, more) < best.rounds(room, more) {
			best = s
		}
	}
	return best
}

// divideClosely is mint_divide_closely.
func (v division) divideClosely(room, more int64, cost, margin float64) division {
	chunk := func(time float64, even bool) int64 {
		c := int64(min(float64(v.planes), max(1, math.Ceil(time)-float64(more))))
		if even {
			return ceilDiv(v.planes, ceilDiv(v.planes, c))
		}
		return c
	}
	best, least := v, v.end(room, more, cost)/margin
	work := float64(v.planes) / float64(room) * (float64(v.tiles()) + float64(v.edges())*(cost-1))
	for rounds := 1; rounds <= 4; rounds++ {
		for percent := 100; percent <= 120; percent += 4 {
			time := work/float64(rounds)*float64(percent)/100 + float64(more)
			for way := range 16 {
				inner, outer := time, time
				if way&1 != 0 {
					inner /= 2
				}
				if way&4 != 0 {
					outer /= 2
				}
				s := v
				s.chunk, s.edgeChunk = chunk(inner, way&2 != 0), chunk(outer/cost, way&8 != 0)
				if end := s.end(room, more, cost); end < least {
					best, least = s, end
				}
			}
		}
	}
	return best
}

func ceilDiv(a, b int64) int64 { return (a + b - 1) / b }
