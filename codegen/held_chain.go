// Steps of a chain that are made as launches of their own: kernels of several steps hold no accesses to the extents.

package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// mostDeciding is how many values the run time compares between steps (mint_alone).
const mostDeciding = 8

// alone says which steps those are, nil if none are.
func (w *sweepLowering) alone(ref *kernel.ChainRef) *kernel.Alone {
	if !slices.ContainsFunc(ref.Chain.Ways, func(way *kernel.Way) bool { return way.Kernel != nil || way.Launcher != nil }) {
		return nil
	}
	a, chain, any := &kernel.Alone{}, ref.Chain.Chain, false
	stage := chain.Stages[ref.Stage]
	for i, u := range w.Sweep.Uses {
		for _, s := range w.holder.spreads(u) {
			if s.held {
				any = true
				a.Steps = max(a.Steps, len(chain.Cycle(stage.Roles[i])))
				w.aloneUnless(a, u, s)
			}
		}
	}
	if !any {
		return nil
	}
	renewed := func(role int) bool { return chain.Roles[role].Renewed }
	values, steady := w.Sweep.Steady(w.holder.holds, func(g *stencil.Grid) bool { return chain.Differs(stage, g) })
	if a.Values = values; !steady || len(values) > mostDeciding || slices.ContainsFunc(stage.Roles, renewed) {
		a.Steps, a.Values = 0, nil
	}
	a.Name = w.Names.Fresh("alone")
	return a
}

// aloneUnless adds what must be there so that an access needs no kernel that holds it.
func (w *sweepLowering) aloneUnless(a *kernel.Alone, u *stencil.Use, s spread) {
	if !s.known {
		a.Unknown = true
		return
	}
	if u.Grid.IsFlat() {
		limits := limitsOf(s.AccessInfo, append(s.low[:len(s.low):len(s.low)], s.high...))
		a.Boxes = append(a.Boxes, kernel.Box{Use: u, Lowest: s.low, Highest: s.high, Limits: limits})
		return
	}
	for d := range u.Grid.Rank {
		merged := slices.DeleteFunc(slices.Clone(a.Reaches), func(r *kernel.Reach) bool { return r.Grid != u.Grid || r.Dim != d })
		r := kernel.Reach{Grid: u.Grid, Dim: d, Lowest: s.low[d], Highest: s.high[d], Limits: limitsOf(s.AccessInfo, []stencil.Affine{s.low[d], s.high[d]})}
		if all := addReach(merged, r); len(all) > len(merged) {
			a.Reaches = append(a.Reaches, all[len(merged)])
		}
	}
}
