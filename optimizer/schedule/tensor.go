// Pass "tensor": the tensor memory accelerator fetches the planes of shared memory.

package schedule

import (
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// tensors proposes to fetch the planes in shared memory by the tensor memory
// accelerator: one or more ahead of the stream, or all that a block reads at once.
func tensors(p plan.Plan, o Options, given bool) []plan.Plan {
	if len(p.Buffers) == 0 || o.Stream != nil && !o.Stream.Tensor {
		return []plan.Plan{p}
	}
	fetched := func(ahead int) plan.Plan {
		q := with(p, func(m *plan.Stream) { m.Tensor, m.Prefetch = true, ahead })
		for i, s := range q.Buffers { // registers are filled from there, too
			first := firstPlane(q, s.Grid)
			if q.Reuse != nil {
				q.Buffers[i].Prologue = s.First - first
			} else {
				q.Buffers[i].First = first
			}
		}
		return q
	}
	if o.Stream != nil {
		return []plan.Plan{fetched(o.Stream.Prefetch)}
	}
	if p.Stream.Prefetch == 0 || fetched(p.Stream.Prefetch).Check(o.Device) != nil {
		return []plan.Plan{p}
	}
	var list []plan.Plan // where it can fetch, copies by threads were never faster (bench/results)
	if given {
		list = append(list, p)
	}
	chunk := p.Planes()
	if p.Stream.Prefetch != 1 || !given && p.JamDim() >= 0 && p.TileRows() < leastRows { // one proposal stands for all
		return list
	}
	for _, ahead := range []int{2, 3, 4, chunk} {
		if ahead != chunk && chunk <= shortStream {
			continue
		}
		if q := fetched(ahead); ahead <= chunk && (given || 2*q.SharedBytes() <= int64(o.Device.SharedPerSM)) {
			list = append(list, q)
		}
	}
	return list
}

// firstPlane is the oldest plane of a grid that an iteration needs, by whatever way,
// at most its own.
func firstPlane(p plan.Plan, g *stencil.Grid) int64 {
	first := int64(0)
	for _, u := range p.Sweep.Uses {
		points, _ := p.Sweep.Footprint(u)
		for _, o := range points {
			if u.Grid == g {
				first = min(first, planeOf(p, o))
			}
		}
	}
	return first
}

// shortStream is how many planes a streaming kernel has that asks for all of them at once: with
// fewer ahead it waited for most of them (bench/results).
const shortStream = 4

// leastRows is the least height of a block whose planes are fetched as tensors,
// where clauses leave it open: lower ones fetch too much halo, and were never the
// fastest (bench/results). Nor was a block that has a multiprocessor for itself,
// which computes nothing while it waits for its planes.
const leastRows = 16
