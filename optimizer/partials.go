package optimizer

import (
	"mintc/internal/diag"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/perfmodel"
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
		q.Carried = p.Sweep.Carried(kind == plan.EarlyPartials)
		return q, q.Carried != nil
	}
	list := []plan.Plan{p}
	if o.March != nil {
		if q, any := carrying(o.March.Partials); any && o.March.Partials != plan.NoPartials {
			return []plan.Plan{q}
		}
		return list
	}
	if !o.Associative || readGrids(p.Sweep) > 1 || p.March.Columns != plan.OwnColumns { // all columns would be there for nothing
		return list
	}
	for _, kind := range []plan.Partials{plan.SharedPartials, plan.EarlyPartials} {
		if q, any := carrying(kind); any {
			list = append(list, q)
		}
	}
	return list
}

// readGrids is the number of grids that a sweep reads.
func readGrids(s *stencil.Sweep) int {
	n := 0
	for _, u := range s.Uses {
		if u.Read {
			n++
		}
	}
	return n
}

// reassociate regroups the sums of each sweep by planes where a march then has less
// to compute. That changes rounding.
func reassociate(p *stencil.Program, o Options, wanted bool, msgs *diag.List) {
	if !wanted || !o.Associative {
		return
	}
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			if len(s.Loops) < 2 || readGrids(s) > 1 && o.March == nil { // no partial values would be proposed
				continue
			}
			t := *s
			t.Body = s.Reassociated()
			carried := t.Carried(true)
			if carried == nil {
				continue
			}
			before, after := perfmodel.Operations(s.Held()), perfmodel.Operations(carried.Body)+perfmodel.Operations(carried.Computed())
			if after >= before {
				continue
			}
			*s = t
			msgs.Remarkf(codeOptimized, s.Directive, "in kernel '%s' sums are regrouped by planes: a march takes %g operations per point in place of %g (-fassociative-math)",
				s.Name, after, before)
		}
	}
}
