// Trapezoids: which chains run several steps per launch, and of which kind.

package optimizer

import (
	"fmt"

	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/chain"
)

// TrapezoidOptions are the command line's limits on steps per launch.
type TrapezoidOptions struct {
	Off    bool                // none, whatever directives ask for
	Height int                 // for all chains, whatever directives ask for; 0: theirs, or chosen
	Paying bool                // chains that no directive names are blocked where it pays
	Auto   bool                // heights that directives ask for count as auto
	Kind   *plan.TrapezoidKind // nil: chosen
}

// asked are the nests of a program of which several steps are asked for in one launch: those of time loops with a directive, or with
// -ftrapezoid=H all that may be steps.
func (o TrapezoidOptions) asked(p *stencil.Program) map[*stencil.Sweep]bool {
	list := map[*stencil.Sweep]bool{}
	enter := func(steps []stencil.Step, asked *stencil.Trapezoid) {
		if o.Off || o.Height == 1 || o.Height == 0 && (asked == nil || asked.Height == 1 && !o.Auto) {
			return
		}
		for _, s := range (&stencil.Function{Steps: steps}).Sweeps() {
			list[s] = true
		}
	}
	for _, f := range p.Functions {
		if len(f.Callers) > 0 {
			enter(f.Steps, f.Asked())
		}
		stencil.Visit(f.Steps, func(s stencil.Step) {
			if t, ok := s.(*stencil.TimeLoop); ok {
				enter(t.Steps, t.Trapezoid)
			}
		})
	}
	return list
}

// usualHeight is the number of steps where nobody gives one.
const usualHeight = 4

// Trapezoids finds the chains of a program, after Optimize, and plans those that run several steps per launch.
func Trapezoids(p *stencil.Program, o Options, msgs *diag.List) []plan.Trapezoid {
	var list []plan.Trapezoid
	for _, f := range p.Functions {
		for _, v := range chain.Beside(f) {
			explain(v, o.Trapezoid, msgs)
		}
		for _, v := range chain.Find(f) {
			if v.Chain == nil {
				explain(v, o.Trapezoid, msgs)
				continue
			}
			f.Chains = append(f.Chains, v.Chain)
			limits, measured := o.tunedChain(v, msgs)
			t, why := planned(v, limits, o)
			switch {
			case measured == nil || limits.Off:
			case why != "" || limits.Height != 0 && t.Height != limits.Height:
				RefuseRecord(msgs, measured.At, v.At(), "chain '%s' cannot run so: %s", v.Chain.Name, whyNot(why, t))
			default:
				refuseOther(measured, chainPlan(t), v.At(), msgs)
			}
			if why == "" && settles(v, limits) {
				t.Special, t.Others = nil, others(v, t, o)
			}
			if why == "" {
				list = append(list, t)
			}
			remarkChain(v, t, why, limits, o.Device, msgs)
		}
	}
	checkChains(p, o, msgs)
	return list
}

// whyNot is the reason of a plan, or that it has another height than was asked for.
func whyNot(why string, t plan.Trapezoid) string {
	if why != "" {
		return why
	}
	return fmt.Sprintf("%d steps fit on the chip", t.Height)
}

// planned is what is planned for a chain with these limits, or why its steps are ordinary launches.
func planned(v chain.Verdict, limits TrapezoidOptions, o Options) (plan.Trapezoid, string) {
	if isOpen(v, limits) {
		return open(v, o)
	}
	return choose(v, limits, o.Device)
}

// choose plans a chain, or says why its steps are ordinary launches. The option beats the directive, and the directive
// the choice by what pays.
func choose(v chain.Verdict, o TrapezoidOptions, d gpu.Device) (t plan.Trapezoid, why string) {
	t = plan.Trapezoid{Chain: v.Chain, Height: o.Height}
	asked := v.Asked
	if t.Height == 0 && asked != nil && !o.Auto {
		t.Height = asked.Height
	}
	switch {
	case o.Off:
		return t, "-ftrapezoid=off"
	case t.Height == 1:
		return t, "a height of 1 is asked for"
	case t.Height == 0 && asked == nil && !o.Paying:
		return t, "neither a directive nor an option asks for it, and only -O3 does it unasked"
	}
	if o.Kind == nil && t.Height == 0 && asked == nil {
		return unasked(t, d)
	}
	kinds := []plan.TrapezoidKind{plan.March, plan.Strip, plan.Shrinking} // the fastest first, as far as was measured
	if o.Kind != nil {
		kinds = []plan.TrapezoidKind{*o.Kind}
	}
	var chosen plan.Trapezoid
	for _, kind := range kinds {
		if chosen, why = ofKind(t, kind, d); why == "" {
			break
		}
	}
	return chosen, why
}

// ofKind plans launches of one kind, or says why there are none. A height of 0 is left to the kind.
func ofKind(t plan.Trapezoid, kind plan.TrapezoidKind, d gpu.Device) (plan.Trapezoid, string) {
	switch kind {
	case plan.March:
		return march(t, d)
	case plan.Strip:
		return strip(t, d)
	case plan.Persistent:
		return persistent(t, d)
	}
	if t.Height == 0 {
		t.Height = usualHeight
	}
	t.Kind = kind
	if kind != plan.Replay {
		return tiled(t, d)
	}
	if err := t.Check(d); err != nil {
		return t, err.Error()
	}
	return t, ""
}

// tiled plans tiles in shared memory.
func tiled(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	if err := sizeTile(&t, d); err != nil {
		return t, err.Error()
	}
	return t, ""
}
