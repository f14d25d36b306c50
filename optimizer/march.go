package optimizer

import (
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// march proposes to walk along the slowest loop. With clauses the shape is
// given; without them a warp takes a stretch of a row, a thread 16 bytes of it.
func march(p plan.Plan, o Options, given bool) plan.Plan {
	q := p
	q.March = &plan.March{Columns: plan.OwnColumns}
	if !o.Register {
		q.March.Columns = plan.NoColumns
	}
	if o.March != nil {
		q.March = o.March
	}
	if !given {
		q.Tile, q.Chunk = marchShape(p.Sweep)
	}
	if q.Check(o.Device) != nil || q.Chunk[len(p.Sweep.Loops)-1] == 1 {
		return p
	}
	return q
}

// marchShape is 32 x 8 threads for a 3-D nest, 128 for a 2-D one, with 16 bytes
// of a row per thread and 32 planes along the march.
func marchShape(s *stencil.Sweep) (tile, chunk plan.Vec) {
	const packBytes, planes = 16, 32
	widest := 4
	for _, u := range s.Uses {
		widest = max(widest, u.Grid.Elem.Size)
	}
	cells := max(1, packBytes/widest)
	if len(s.Loops) == 3 {
		return plan.Vec{32 * cells, 8, planes}, plan.Vec{cells, 1, planes}
	}
	return plan.Vec{128 * cells, planes, 1}, plan.Vec{cells, planes, 1}
}
