package optimizer

import (
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// march proposes to walk along the slowest loop. With clauses the shape is
// given; without them a warp takes a stretch of a row, a thread 16 bytes of it.
func march(p plan.Plan, o Options, given bool) plan.Plan {
	q := p
	q.March = &plan.March{Stream: streams(p.Sweep)}
	if o.Register {
		q.March.Columns = columns(p.Sweep)
	}
	if o.March != nil {
		q.March = o.March
	}
	if !given {
		q.Tile, q.Chunk = marchShape(p.Sweep)
	}
	if q.March.Shared {
		q.Shared = stages(q, int64(o.Device.SharedPerBlock))
	}
	if q.Check(o.Device) != nil || o.March == nil && q.Chunk[len(p.Sweep.Loops)-1] == 1 {
		return p
	}
	return q
}

// columns keeps the thread's own cells from plane to plane, and the rows beside
// them too where several planes read those: 19- and 27-point stencils.
func columns(s *stencil.Sweep) plan.Columns {
	for _, u := range s.Uses {
		points, ok := s.Offsets(u, false)
		if !ok || u.Grid.Rank != 3 {
			continue
		}
		planes := map[int64]int64{}
		for _, p := range points {
			if first, seen := planes[p[1]]; p[1] != 0 && seen && first != p[0] {
				return plan.AllColumns
			}
			planes[p[1]] = p[0]
		}
	}
	return plan.OwnColumns
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

// marchShape is a shape that was good on an H200 for every kernel of bench:
// 16 bytes of a row per thread and short marches, because blocks that are near
// each other in memory then run at the same time (bench/results).
func marchShape(s *stencil.Sweep) (tile, chunk plan.Vec) {
	const packBytes = 16
	widest := 4
	for _, u := range s.Uses {
		widest = max(widest, u.Grid.Elem.Size)
	}
	cells := max(1, packBytes/widest)
	switch {
	case len(s.Loops) == 2 && widest == 4:
		return plan.Vec{32 * cells, 4 * 3, 1}, plan.Vec{cells, 3, 1}
	case len(s.Loops) == 2:
		return plan.Vec{256 * cells, 3, 1}, plan.Vec{cells, 3, 1}
	case columns(s) == plan.AllColumns:
		return plan.Vec{32 * cells, 4, 16}, plan.Vec{cells, 1, 16}
	}
	return plan.Vec{32 * cells, 8, 8}, plan.Vec{cells, 1, 8}
}
