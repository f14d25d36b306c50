package optimizer

import (
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// tensors proposes to fetch the planes in shared memory by the tensor memory
// accelerator: one or more ahead of the march, or all that a block reads at once.
func tensors(p plan.Plan, o Options, given bool) []plan.Plan {
	if len(p.Shared) == 0 || o.March != nil && !o.March.Tensor {
		return []plan.Plan{p}
	}
	fetched := func(ahead int) plan.Plan {
		q := with(p, func(m *plan.March) { m.Tensor, m.Ahead = true, ahead })
		first := map[*stencil.Grid]int64{}
		for _, f := range frequencies(q) {
			first[f.grid] = f.first
		}
		for i, s := range q.Shared { // registers are filled from there, too
			q.Shared[i].First = first[s.Grid]
		}
		return q
	}
	if o.March != nil {
		return []plan.Plan{fetched(o.March.Ahead)}
	}
	list := []plan.Plan{p}
	if p.March.Ahead == 0 || !given && p.Across() >= 0 && p.TileRows() < leastRows {
		return list
	}
	ahead := []int{p.March.Ahead}
	if p.March.Ahead == 1 {
		ahead = append(ahead, p.Chunk[p.Walk()]) // all at once
	}
	for _, n := range ahead {
		if q := fetched(n); given || 2*q.SharedBytes() <= int64(o.Device.SharedPerSM) {
			list = append(list, q)
		}
	}
	return list
}

// leastRows is the least height of a block whose planes are fetched as tensors,
// where clauses leave it open: lower ones fetch too much halo, and were never the
// fastest (bench/results). Nor was a block that has a multiprocessor for itself,
// which computes nothing while it waits for its planes.
const leastRows = 16
