// Passes "tile", "stream", "register" and "repeat": shapes of thread blocks and of the stream.

package schedule

import (
	"slices"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// tiles proposes thread blocks of one point per thread that hold rows: the
// shapes that a kernel with planes in shared memory alone chooses among.
func tiles(p plan.Plan, o Options, given bool) []plan.Plan {
	if o.Stream != nil { // one shape, as asked for
		p.Stream = &plan.Stream{RegisterTile: o.Stream.RegisterTile, StreamingStores: o.Stream.StreamingStores, Blocks: o.Stream.Blocks}
		return []plan.Plan{p}
	}
	flat := p
	flat.Stream = &plan.Stream{RegisterTile: len(p.Sweep.Loops) < 3, StreamingStores: streams(p.Sweep)}
	list := []plan.Plan{p}
	if given {
		return append(list, flat)
	}
	for _, tile := range map[int][]plan.Vec{1: {{128, 1, 1}, {256, 1, 1}, {512, 1, 1}},
		2: {{32, 8, 1}, {32, 16, 1}, {64, 4, 1}}, 3: {{32, 8, 1}, {32, 16, 1}, {64, 4, 1}}}[len(p.Sweep.Loops)] {
		flat.Tile = tile
		list = append(list, flat)
	}
	return list
}

// stream proposes chunks: 16 bytes of a row per thread, one to four rows, and the
// planes of a stream. Clauses fix the chunk; then only the stream is new.
func stream(p plan.Plan, o Options, given bool) []plan.Plan {
	if o.Stream != nil {
		return []plan.Plan{p}
	}
	list := []plan.Plan{p}
	if p.Stream == nil { // one proposal stands for all tiles
		return append(list, chunks(p, given)...)
	}
	return list
}

// leastCells is how many cells of a plane a thread of a 3-D stream computes at least:
// with fewer its other work costs more than it gains (bench/results).
const leastCells = 4

// mostCells is how many cells of a plane a thread computes at most. With more,
// boundary blocks, which test each cell, ran at half the speed of interior ones or
// less (bench/results).
const mostCells = 8

// chunks are the streaming plans of a sweep.
func chunks(p plan.Plan, given bool) []plan.Plan {
	var list []plan.Plan
	add := func(threads, chunk plan.Vec, still bool) {
		q := p
		q.Stream = &plan.Stream{RegisterTile: still, StreamingStores: streams(p.Sweep)}
		if !given {
			q.Chunk = chunk
			for d := range chunk {
				q.Tile[d] = threads[d] * chunk[d]
			}
		}
		list = append(list, q)
	}
	n := len(p.Sweep.Loops)
	if given { // one point per thread does not stream
		if n > 1 && p.Chunk[n-1] > 1 {
			add(plan.Vec{}, plan.Vec{}, false)
		}
		return list
	}
	v := max(1, plan.PackBytes/p.Sweep.WidestElement()) // a pack of cells
	switch n {
	case 1:
		for _, x := range []int{128, 256, 512} {
			add(plan.Vec{x, 1, 1}, plan.Vec{v, 1, 1}, true)
		}
	case 2:
		for _, t := range []plan.Vec{{64, 2, 1}, {128, 1, 1}, {128, 2, 1}, {256, 1, 1}} { // with shorter rows or fewer threads, nothing was faster (bench/results)
			for jam := 1; jam <= 4; jam++ {
				add(t, plan.Vec{v, jam, 1}, true)
			}
			for _, planes := range []int{2, 3, 4, 8, 16} {
				add(t, plan.Vec{v, planes, 1}, false)
			}
		}
	case 3:
		for _, y := range []int{4, 8, 16} {
			for _, jam := range []int{1, 2, 4} {
				if y*jam > 32 || v*jam > mostCells || v*jam < leastCells {
					continue
				}
				for _, planes := range []int{4, 8, 16, 32} {
					if planes == 4 && jam == 1 { // too little for the rows that it loads first: never the fastest (bench/results)
						continue
					}
					add(plan.Vec{32, y, 1}, plan.Vec{v, jam, planes}, false)
				}
			}
		}
	}
	return list
}

// registers proposes to keep the thread's own cells from plane to plane, and
// the rows beside them too where several planes read those: 19- and 27-point
// stencils.
func registers(p plan.Plan, o Options, given bool) []plan.Plan {
	if p.Stream == nil || p.Planes() == 1 {
		return []plan.Plan{p}
	}
	if o.Stream != nil {
		return []plan.Plan{with(p, func(m *plan.Stream) { m.Columns, m.Prefetch = o.Stream.Columns, o.Stream.Prefetch })}
	}
	own := with(p, func(m *plan.Stream) { m.Columns = plan.OwnColumns })
	list := []plan.Plan{own} // without, nothing was faster by more than 1 % (bench/results)
	// All rows of the first planes are loaded before the stream: a short one never
	// makes up for that.
	const worthAll = 8
	for _, g := range own.RowGroups() {
		if !g.LoopCarried && g.Last > g.First && (given || p.Planes() >= worthAll) {
			return append(list, with(p, func(m *plan.Stream) { m.Columns = plan.AllColumns }))
		}
	}
	return list
}

// repeat proposes to write all steps of a short stream one after the other, or
// as many as there are planes in shared memory, so that their places are constants.
func repeat(p plan.Plan, o Options, given bool) []plan.Plan {
	if p.Stream == nil || p.StreamDim() < 0 {
		return []plan.Plan{p}
	}
	if o.Stream != nil {
		return []plan.Plan{with(p, func(m *plan.Stream) { m.Repeat = o.Stream.Repeat })}
	}
	const longest = 16
	steps := p.Planes()
	for _, s := range p.Buffers {
		steps = min(steps, int(p.RingDepth(s)))
	}
	if steps < 2 || steps > longest {
		return []plan.Plan{p}
	}
	// With cells of 4 bytes, moving registers costs less than longer code does.
	if len(p.Buffers) == 0 && p.Sweep.WidestElement() == 4 {
		return []plan.Plan{p}
	}
	if p.Stream.Tensor && !loadsBeside(p) && !isOfBytes(p.Sweep) { // nothing would wait, and the code is longer: nothing was faster (bench/results)
		return []plan.Plan{p}
	}
	return []plan.Plan{p, with(p, func(m *plan.Stream) { m.Repeat = steps })}
}

// isOfBytes reports whether all cells have one byte: instructions then limit a sweep long before memory does, and those that move
// registers and find places in rings count (bench/results).
func isOfBytes(s *stencil.Sweep) bool {
	return !slices.ContainsFunc(s.Uses, func(u *stencil.Use) bool { return u.Grid.Elem.Size != 1 })
}

// loadsBeside reports whether threads load rows themselves beside planes in shared
// memory. Those wait for each other where registers are moved on.
func loadsBeside(p plan.Plan) bool {
	return slices.ContainsFunc(p.RowGroups(), func(g plan.RowGroup) bool { return p.Source(g.Grid, g.Last) == plan.FromMemory })
}

// streams: with several inputs of 4 bytes per cell, keeping results out of the
// caches gave up to 12 % on an H200, and lost with 8 (bench/results).
func streams(s *stencil.Sweep) bool {
	inputs := 0
	for _, u := range s.Uses {
		if u.Grid.Elem.Size != 4 {
			return false
		}
		if u.Read {
			inputs++
		}
	}
	return inputs > 1
}
