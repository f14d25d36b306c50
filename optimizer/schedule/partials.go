package schedule

// Pass "partials": what a march computes once for several planes.

import (
	"mintc/ir/plan"
	"mintc/optimizer/rewrite"
)

// partials proposes to compute what several planes share once, and to carry it on
// in registers. Rounding stays as it is; but only sums that were regrouped share so
// much that it was faster, and next to other arrays nothing was (bench/results).
func partials(p plan.Plan, o Options, _ bool) []plan.Plan {
	if p.March == nil || p.Planes() == 1 {
		return []plan.Plan{p}
	}
	carrying := func(kind plan.Partials) (q plan.Plan, any bool) {
		q = with(p, func(m *plan.March) { m.Partials = kind })
		q.Carried = rewrite.Reuse(p.Sweep, kind == plan.EarlyPartials)
		return q, q.Carried != nil
	}
	list := []plan.Plan{p}
	if o.March != nil {
		if q, any := carrying(o.March.Partials); any && o.March.Partials != plan.NoPartials {
			return []plan.Plan{q}
		}
		return list
	}
	if !o.Associative || p.Sweep.GridsRead() > 1 || p.March.Columns != plan.OwnColumns { // all columns would be there for nothing
		return list
	}
	for _, kind := range []plan.Partials{plan.SharedPartials, plan.EarlyPartials} {
		if q, any := carrying(kind); any {
			list = append(list, q)
		}
	}
	return list
}
