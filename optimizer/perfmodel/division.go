// How a launch of several steps is divided into slabs: mint_divide of codegen/cuda/runtime/march.cuh, in numbers.

package perfmodel

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

// turns are the planes that a device with room for `room` slabs at once goes through one after another.
func (v division) turns(room, more int64) float64 {
	return float64(ceilDiv(v.units(), room) * (v.chunk + more))
}

// divide chooses the chunk. Planes of tiles at the edges take `cost` times as long.
func (v division) divide(room, more int64, cost float64) division {
	cut := func(chunk int64) division {
		v.chunk, v.edgeChunk = chunk, max(1, int64(float64(chunk+more)/max(1, cost))-more)
		return v
	}
	best := cut(v.planes)
	for chunks := int64(1); chunks <= 256 && chunks <= v.planes; chunks++ {
		if s := cut(ceilDiv(v.planes, chunks)); chunks == 1 || s.turns(room, more) < best.turns(room, more) {
			best = s
		}
	}
	return best
}

func ceilDiv(a, b int64) int64 { return (a + b - 1) / b }
