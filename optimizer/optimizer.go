// Package optimizer turns what a program computes (ir/stencil) into how it runs
// (ir/plan): rewrite changes sweeps so that they compute the same, schedule chooses
// a plan for each, by the predictions of perfmodel.
package optimizer

import (
	"fmt"
	"math"
	"slices"

	"mintc/internal/diag"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/rewrite"
	"mintc/optimizer/schedule"
	"mintc/optimizer/tuning"
)

// Options restrict the rewrites and the plans.
type Options struct {
	schedule.Options
	Rewrite bool            // sweeps may be rewritten before they are planned
	Remarks bool            // say what clauses cost, which takes a second search
	Taken   map[string]bool // names that new variables must not have

	Trapezoid TrapezoidOptions
	Tuned     *tuning.Record // what was measured of this program; nil: nothing, or nothing that counts
	Given     string         // the options that measured plans depend on, as tuning.Record has them
	Card      string         // the card that is planned for by name; "": a typical one
}

// rewrites are the options of the rewrites of a program.
func (o Options) rewrites(p *stencil.Program) rewrite.Options {
	return rewrite.Options{Wanted: o.Rewrite, Associative: o.Associative, Reuse: o.Stream != nil, Taken: o.Taken, Disabled: o.Disabled, Steps: o.Trapezoid.asked(p)}
}

// Optimize rewrites sweeps and chooses a plan for every one of the program.
// Clauses are obeyed exactly or refused with the reason.
func Optimize(p *stencil.Program, o Options, msgs *diag.List) map[*stencil.Sweep]plan.Plan {
	rewrite.All(p, o.rewrites(p), msgs)
	checkRecord(p, o, msgs)
	warnSizes(p, o.Size, msgs)
	plans := map[*stencil.Sweep]plan.Plan{}
	for _, f := range p.Functions {
		for _, s := range slices.Backward(f.Sweeps()) { // parts of a fused one first
			if s.Versioned != nil && msgs.HasErrors() { // which have the same clauses
				continue
			}
			if list := tunedPlan(s, schedule.Rank(s, o.Options, msgs), o, msgs); len(list) > 0 {
				plans[s] = expected(list[0])
				remark(s, list[0].Plan, o.Options, msgs)
				if o.Remarks {
					remarkCost(s, list[0], o.Options, msgs)
				}
				remarkScatter(s, list[0], o.Options, msgs)
			}
		}
	}
	return plans
}

// expected is the chosen plan with what the model says of it.
func expected(c schedule.Candidate) plan.Plan {
	p := c.Plan
	if !math.IsInf(c.CellTime, 1) {
		p.Expected = fmt.Sprintf("%.3g billion points a second, limited by %s", 1e-9/c.CellTime, c.Terms.Limit())
	}
	return p
}

// PassNames lists the rewrites and passes that -fpass-disable can name.
func PassNames() []string { return append(rewrite.Names(), schedule.Names()...) }
