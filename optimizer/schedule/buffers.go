// Pass "shared": which planes a block keeps in shared memory, and how many are copied ahead.

package schedule

import (
	"cmp"
	"slices"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// shared proposes planes in shared memory, and how many to copy ahead.
func shared(p plan.Plan, o Options, given bool) []plan.Plan {
	if p.Stream == nil || o.Stream != nil && !o.Stream.Buffers || o.Stream == nil && len(frequencies(p)) == 0 {
		return []plan.Plan{p}
	}
	limit := int64(o.Device.SharedPerBlock)
	stage := func(ahead int) plan.Plan {
		q := with(p, func(m *plan.Stream) { m.Prefetch = ahead })
		q.Buffers = buffers(q, limit)
		return q
	}
	if o.Stream != nil {
		return []plan.Plan{stage(o.Stream.Prefetch)}
	}
	list := []plan.Plan{p}
	if p.Stream.Reuse == plan.EarlyReuse { // they are there to need less of it
		list = nil
	}
	if p.Planes() == 1 {
		return append(list, stage(0))
	}
	first := 0
	if p.Stream.Columns != plan.NoColumns { // with nothing ahead, registers wait for shared memory
		first = 1
	}
	for ahead := first; ahead < 4 && 2*ahead <= p.Planes(); ahead++ { // more would hardly run before the stream ends
		list = append(list, stage(ahead))
	}
	return list
}

// frequency is how often the body reads a grid (Mint, section 4.2.1): in the
// plane of the point, if there is any neighbour in it, and in the other planes.
type frequency struct {
	grid         *stencil.Grid
	plane, other int
	first, last  int64
}

// frequencies are those of the grids that a streaming kernel could keep in shared memory,
// most often read first.
func frequencies(p plan.Plan) []frequency {
	var list []frequency
	for _, u := range p.Sweep.Uses {
		points := p.FullFootprint(u)
		if len(points) == 0 || u.Edges() != nil || !p.HasOwn(u) { // planes would have to stop at the edges too
			continue
		}
		f := frequency{grid: u.Grid}
		var neighbours []int64 // planes in which some are read
		for _, o := range points {
			z := planeOf(p, o)
			if z != 0 {
				f.other++
			} else {
				f.plane++
			}
			f.first, f.last = min(f.first, z), max(f.last, z)
			if beside(p, o) {
				neighbours = append(neighbours, z)
			}
		}
		switch {
		case p.Reuse != nil && len(neighbours) > 0:
			for _, o := range p.PrologueFootprint(u) {
				neighbours = append(neighbours, planeOf(p, o))
			}
			f.first = slices.Min(neighbours) // what is needed of older planes is in registers
			list = append(list, f)
		case slices.Contains(neighbours, 0):
			list = append(list, f)
		}
	}
	slices.SortStableFunc(list, func(a, b frequency) int { return cmp.Compare(b.plane+b.other, a.plane+a.other) })
	return list
}

// planeOf is the plane of an offset, along the streaming dimension.
func planeOf(p plan.Plan, offset []int64) int64 {
	if w := p.StreamDim(); w >= 0 {
		return offset[len(offset)-1-w]
	}
	return 0
}

// beside reports whether an offset is off the point's own column.
func beside(p plan.Plan, offset []int64) bool {
	column := len(offset) - 1 - p.StreamDim()
	for d, o := range offset {
		if o != 0 && (p.StreamDim() < 0 || d != column) {
			return true
		}
	}
	return false
}

// buffers places grids in shared memory while it lasts, the most often read
// first. Of a star one plane is enough: Mint's rule takes more only where the
// other planes are read more than twice as often as this one. A streaming kernel brings
// the next planes in by shared memory too, and where registers do not hold the
// passed ones, those stay there.
func buffers(p plan.Plan, limit int64) []plan.Buffer {
	var list []plan.Buffer
	for _, f := range frequencies(p) {
		s := plan.Buffer{Grid: f.grid}
		streams := p.Planes() > 1
		all := f.other > 2*f.plane || f.other > 2 && p.Stream.Columns != plan.AllColumns && readsBeside(p, f.grid)
		if all || streams {
			s.Last = f.last
		}
		if all || streams && (p.Reuse != nil || p.Stream.Columns == plan.NoColumns) {
			s.First = f.first
		}
		q := p
		q.Buffers = append(slices.Clone(list), s)
		if q.SharedBytes() <= limit {
			list = q.Buffers
		}
	}
	return list
}

// readsBeside reports whether planes other than the point's are read off the
// point's own column.
func readsBeside(p plan.Plan, g *stencil.Grid) bool {
	for _, u := range p.Sweep.Uses {
		if u.Grid == g && slices.ContainsFunc(p.FullFootprint(u), func(o []int64) bool { return planeOf(p, o) != 0 && beside(p, o) }) {
			return true
		}
	}
	return false
}
