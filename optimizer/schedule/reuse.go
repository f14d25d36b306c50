// Pass "reuse": what a streaming kernel computes once for several planes.

package schedule

import (
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/rewrite"
)

// reuse proposes to compute what several planes share once, and to carry it on
// in registers. Rounding stays as it is. Only regrouped sums shared enough to be faster, and
// integers, whose sums always are; and only in sweeps that read one array (bench/results).
func reuse(p plan.Plan, o Options, _ bool) []plan.Plan {
	if p.Stream == nil || p.Planes() == 1 {
		return []plan.Plan{p}
	}
	carrying := func(kind plan.ReuseLevel) (q plan.Plan, any bool) {
		q = with(p, func(m *plan.Stream) { m.Reuse = kind })
		q.Reuse = o.reuse(kind)
		return q, q.Reuse != nil
	}
	list := []plan.Plan{p}
	if o.Stream != nil {
		if q, any := carrying(o.Stream.Reuse); any && o.Stream.Reuse != plan.NoReuse {
			return []plan.Plan{q}
		}
		return list
	}
	if p.Sweep.GridsRead() > 1 || p.Stream.Columns != plan.OwnColumns { // all columns would be there for nothing
		return list
	}
	for _, kind := range []plan.ReuseLevel{plan.PlaneReuse, plan.EarlyReuse} {
		if q, any := carrying(kind); any && (o.Associative || q.Reuse.IsInteger()) {
			list = append(list, q)
		}
	}
	return list
}

// findReuse looks for what planes share once for each level, however many plans ask.
func findReuse(s *stencil.Sweep) func(plan.ReuseLevel) *stencil.Reuse {
	found := map[plan.ReuseLevel]*stencil.Reuse{}
	return func(kind plan.ReuseLevel) *stencil.Reuse {
		if _, done := found[kind]; !done {
			found[kind] = rewrite.Reuse(s, kind == plan.EarlyReuse)
		}
		return found[kind]
	}
}
