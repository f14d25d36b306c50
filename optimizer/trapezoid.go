// Trapezoids: which chains run several steps per launch, and what is said of the others.

package optimizer

import (
	"fmt"
	"slices"

	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/internal/source"
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

// usualHeight is the number of steps where nobody gives one.
const usualHeight = 4

// Trapezoids finds the chains of a program, after Optimize, and plans those that run several steps per launch.
func Trapezoids(p *stencil.Program, o Options, msgs *diag.List) []plan.Trapezoid {
	var list []plan.Trapezoid
	for _, f := range p.Functions {
		for _, v := range chain.Beside(f) {
			remarkObstacle(v, v.Obstacles[0], msgs)
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
			remarkChain(v, t, why, limits, msgs)
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
	asked := directive(v)
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
	if o.Kind == nil || *o.Kind == plan.March {
		marching, reason := march(t, d)
		if reason == "" || o.Kind != nil {
			return marching, reason
		}
	}
	if o.Kind == nil || *o.Kind == plan.Strip {
		strips, reason := strip(t, d)
		if reason == "" || o.Kind != nil {
			return strips, reason
		}
	}
	if o.Kind != nil && *o.Kind == plan.Persistent {
		return persistent(t, d)
	}
	if t.Height == 0 {
		t.Height = usualHeight
	}
	if t.Kind = plan.Shrinking; o.Kind != nil {
		t.Kind = *o.Kind
	}
	if t.Kind != plan.Replay {
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

// directive is what a directive asks of the time loop, nil if none does.
func directive(v chain.Verdict) *stencil.Trapezoid {
	if v.Loop == nil {
		return nil
	}
	return v.Loop.Trapezoid
}

// explain says why steps are not joined: language.md T4 and T2.
func explain(v chain.Verdict, o TrapezoidOptions, msgs *diag.List) {
	if v.Loop == nil {
		if len(v.Function.Callers) > 0 || v.Back != nil { // else nothing says that these nests are a step
			remarkObstacle(v, v.Obstacles[0], msgs) // one, for not every loop around a call is one over time
		}
		return
	}
	asked := directive(v)
	for _, obstacle := range v.Obstacles {
		var m *diag.Message
		switch {
		case asked == nil || asked.Height <= 1 || o.Off:
			remarkObstacle(v, obstacle, msgs)
			continue
		case obstacle.Breach:
			m = msgs.Errorf(codeHeight, obstacle.At, "%d steps cannot be one launch: %s", asked.Height, obstacle.Text)
			m.Note(asked.Directive, "the height is asked for here")
		default:
			m = msgs.Warnf(codeHeight, obstacle.At, "the height counts as 1, not %d: %s", asked.Height, obstacle.Text)
		}
		m.Note(obstacle.At, "%s", obstacle.Way)
	}
}

// remarkObstacle says what keeps steps apart that nobody asked to join.
func remarkObstacle(v chain.Verdict, obstacle chain.Obstacle, msgs *diag.List) {
	steps := "this time loop"
	if v.Loop == nil && v.Back == nil {
		steps = "the time loop that calls '" + v.Function.Name + "'"
	}
	m := msgs.Remarkf(codeChain, obstacle.At, "the steps of %s stay launches of their own: %s", steps, obstacle.Text).Note(obstacle.At, "%s", obstacle.Way)
	switch {
	case v.Back != nil:
		m.Note(v.Back.At, "the time loop is here")
	case v.Loop == nil:
		for _, c := range v.Function.Callers {
			m.Note(c.Loop, "the time loop is here")
		}
	}
}

// remarkChain says what became of a chain.
func remarkChain(v chain.Verdict, t plan.Trapezoid, why string, o TrapezoidOptions, msgs *diag.List) {
	c := v.Chain
	switch {
	case why == "":
		if asked := directive(v); asked != nil && asked.Height > t.Height && o.Height == 0 && !o.Auto {
			msgs.Warnf(codeHeight, v.At(), "%d steps do not fit on the chip, and %d do", asked.Height, t.Height).
				Note(asked.Directive, "the height is asked for here")
		}
		text := fmt.Sprintf("up to %d steps are gathered for one launch (%v)", t.Height, t.Kind)
		if r := t.Special; r != nil && r.Height == t.Height && r.Kind == t.Kind {
			text += fmt.Sprintf("; ranges %s have a kernel of their own", r.Where())
		} else if r != nil {
			text += fmt.Sprintf(", or up to %d for ranges %s (%v)", r.Height, r.Where(), r.Kind)
		}
		if len(t.Others) > 0 {
			text = "the program finds the fastest as it runs: " + t.Way()
			for _, other := range t.Others {
				text += ", " + other.Way()
			}
		}
		m := msgs.Remarkf(codeChain, v.At(), "%s", text)
		if t.LeastCells > 0 {
			small := fmt.Sprintf("%d cells", t.LeastCells)
			if t.LeastPlanes > 0 {
				small += fmt.Sprintf(" or %d planes", t.LeastPlanes)
			}
			m.Note(v.At(), "ranges of fewer than %s stay ordinary launches, which are faster there; -ftrapezoid=%d takes all", small, t.Height)
		}
		if c.Guessed {
			m.Note(v.At(), "where the arrays are one step later is a guess: where they are elsewhere, the program makes ordinary launches, and MINT_VERBOSE=1 counts them")
		}
		for _, caller := range v.Function.Callers {
			if caller.Under && caller.Beside == "" {
				m.Note(caller.Call, "a condition decides about this call: steps are gathered as long as nothing else uses the arrays between them")
			}
		}
		if dropsTile(t) {
			m.Note(v.At(), "'tile' counts for launches of one step: blocks that make several commit other points; -ftrapezoid-kind=shrinking commits the tile where it fits")
		}
		if a := t.NeedsAround(); a != nil {
			m.Note(chainPlace(a.Span, v), "launches over whole rows stay ordinary ones: it is not known that conditions leave out '%s' where it lies in another row; "+
				"compare the indices with the ends of their loops, as in x > 0, or use a subscript for each dimension, as in u[y][x]", a.Span.Text())
		}
	case dropsHeight(v, o):
		msgs.Warnf(codeHeight, v.At(), "the height counts as 1, not %d: %s", directive(v).Height, why).Note(directive(v).Directive, "the height is asked for here")
	case v.Loop != nil || len(v.Function.Callers) > 0 || v.Back != nil:
		msgs.Remarkf(codeChain, v.At(), "several steps of the time loop could be one launch, of %s per step; they are not: %s", launches(c), why)
	}
}

// dropsHeight reports whether the height that a directive asks for counts, where nothing is planned for the loop.
func dropsHeight(v chain.Verdict, o TrapezoidOptions) bool {
	asked := directive(v)
	return asked != nil && asked.Height > 1 && o.Height == 0 && !o.Auto && !o.Off
}

// dropsTile reports whether blocks commit other points than a clause says: language.md T4.
func dropsTile(t plan.Trapezoid) bool {
	return t.Kind != plan.Replay && slices.ContainsFunc(t.Chain.Stages, func(s stencil.Stage) bool {
		tile, hint := plan.Vec{1, 1, 1}, s.Sweep.Hints.Tile
		copy(tile[:], hint)
		return hint != nil && t.Tile != tile
	})
}

// chainPlace is a place, or where there is none that of the loop.
func chainPlace(at source.Span, v chain.Verdict) source.Span {
	if at.IsValid() {
		return at
	}
	return v.At()
}

func launches(c *stencil.Chain) string {
	if n := len(c.Stages); n > 1 {
		return fmt.Sprintf("%d nests", n)
	}
	return "one nest"
}
