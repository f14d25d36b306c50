// Bytes per cell that a block moves: rows counted once per block, rounded up to sectors.

package perfmodel

import (
	"cmp"
	"math"
	"slices"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// bytes per cell update: loaded by blocks from the L2 cache, or fetched as tensors, of
// which compulsory is what each cell's first read takes; and written.
type bytes struct{ read, fetched, compulsory, write float64 }

// sector is the unit of transfers between caches, in bytes, and line that of the
// tensor memory accelerator.
const (
	sector = 32
	line   = 128
)

// traffic counts the rows that a block reads, each once: neighbours of a thread
// that another thread of the block reads are assumed to hit the first-level
// cache, or to be shared.
func traffic(p plan.Plan) bytes {
	var t bytes
	for _, u := range p.Sweep.Uses {
		size := float64(u.Grid.Elem.Size)
		if u.Written {
			t.write += size
		}
		if !u.Read {
			continue
		}
		t.compulsory += size
		points, ok := p.Sweep.Footprint(u)
		if !ok {
			t.read += size * reread(u)
			continue
		}
		if p.Stream != nil && p.Stream.Tensor && p.IsBuffered(u.Grid) {
			t.fetched += size * blockReads(p, points, u.Grid.Elem.Size, line)
		} else {
			t.read += size * blockReads(p, points, u.Grid.Elem.Size, sector)
		}
	}
	return t
}

// reread is a guess for subscripts that are not understood.
func reread(u *stencil.Use) float64 { return 1 + float64(len(u.Accesses)-1)/8 }

// blockReads is how many cells a block reads per cell that it computes, if
// transfers are multiples of a unit.
func blockReads(p plan.Plan, points [][]int64, size int, unit int64) float64 {
	planes, left, right := planesRead(p, points)
	deep, rows := chunkAlong(p), rowsOf(p)
	total, next := int64(0), int64(math.MinInt64)
	for _, first := range planes { // which may lie far apart
		for at := max(first.plane, next); at < first.plane+deep; at++ {
			low, high := int64(math.MaxInt64), int64(math.MinInt64)
			for _, r := range planes {
				if from := at - r.plane; from >= 0 && from < deep {
					low, high = min(low, r.low), max(high, r.high)
				}
			}
			total += rows + high - low
		}
		next = first.plane + deep
	}
	own := int64(p.Tile[0])
	row := float64(own*int64(size)) + units(left, size, unit) + units(right, size, unit)
	return row * float64(total) / float64(own*rows*deep*int64(size))
}

// planeRead are the rows of a plane of the stream that are read for one point.
type planeRead struct{ plane, low, high int64 }

// planesRead are the planes that are read for one point, in order, and how far beside it.
func planesRead(p plan.Plan, points [][]int64) (planes []planeRead, left, right int64) {
	planes = make([]planeRead, 0, len(points))
	for _, o := range points {
		plane, y, x := place(p, o)
		left, right = max(left, -x), max(right, x)
		at, seen := slices.BinarySearchFunc(planes, plane, func(r planeRead, plane int64) int { return cmp.Compare(r.plane, plane) })
		if !seen {
			planes = slices.Insert(planes, at, planeRead{plane, y, y})
		}
		planes[at].low, planes[at].high = min(planes[at].low, y), max(planes[at].high, y)
	}
	return planes, left, right
}

// units is what some cells beside a row take, in bytes.
func units(cells int64, size int, unit int64) float64 {
	return float64((cells*int64(size) + unit - 1) / unit * unit)
}

// place is plan.Place for streaming plans. For others the slowest dimension gives the
// planes of a tile.
func place(p plan.Plan, o []int64) (plane, y, x int64) {
	if p.Stream != nil {
		return p.Place(o)
	}
	switch n := len(o); n {
	case 3:
		return o[0], o[1], o[2]
	case 2:
		return 0, o[0], o[1]
	default:
		return 0, 0, o[n-1]
	}
}

// chunkAlong is the number of planes that a block computes.
func chunkAlong(p plan.Plan) int64 {
	switch {
	case p.Stream != nil && p.StreamDim() >= 0:
		return int64(p.Tile[p.StreamDim()])
	case p.Stream == nil && len(p.Sweep.Loops) == 3:
		return int64(p.Tile[2])
	}
	return 1
}

// rowsOf is the number of rows of a plane that a block computes.
func rowsOf(p plan.Plan) int64 {
	if p.Stream != nil {
		return p.TileRows()
	}
	if len(p.Sweep.Loops) > 1 {
		return int64(p.Tile[1])
	}
	return 1
}
