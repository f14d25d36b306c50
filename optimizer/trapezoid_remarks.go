// What is said of chains: how several steps become one launch, or what stands in the way.

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

// explain says why steps are not joined: language.md T4 and T2.
func explain(v chain.Verdict, o TrapezoidOptions, msgs *diag.List) {
	if v.Loop == nil && v.Asked == nil {
		if len(v.Function.Callers) > 0 || v.Back != nil { // else nothing says that these nests are a step
			remarkObstacle(v, v.Obstacles[0], msgs) // one, for not every loop around a call is one over time
		}
		return
	}
	asked := v.Asked
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

// remarkChain says what became of a chain: planned as t or, with a reason why not, made of ordinary launches.
func remarkChain(v chain.Verdict, t plan.Trapezoid, why string, o TrapezoidOptions, d gpu.Device, msgs *diag.List) {
	switch {
	case why == "":
		if asked := v.Asked; asked != nil && asked.Height > t.Height && o.Height == 0 && !o.Auto {
			warnLower(v, t, o, d, msgs)
		}
		noteLimits(v, t, msgs.Remarkf(codeChain, v.At(), "%s", gathered(t)))
	case dropsHeight(v, o):
		msgs.Warnf(codeHeight, v.At(), "the height counts as 1, not %d: %s", v.Asked.Height, why).Note(v.Asked.Directive, "the height is asked for here")
	case v.Loop != nil || v.Back != nil || len(v.Function.Callers) > 0 && !sharesAllSteps(v.Function):
		msgs.Remarkf(codeChain, v.At(), "several steps of the time loop could be one launch, of %s per step; they are not: %s", launches(v.Chain), why)
	}
}

// warnLower says that the kind of t takes fewer steps than a directive asks for. Where the kind was chosen, another may take more: slower ones,
// as far as was measured, so they are named and not taken.
func warnLower(v chain.Verdict, t plan.Trapezoid, o TrapezoidOptions, d gpu.Device, msgs *diag.List) {
	asked := v.Asked
	m := msgs.Warnf(codeHeight, v.At(), "%d steps do not fit on the chip (%v), and %d do", asked.Height, t.Kind, t.Height).
		Note(asked.Directive, "the height is asked for here")
	if o.Kind != nil {
		return
	}
	other, why := ofKind(plan.Trapezoid{Chain: v.Chain, Height: asked.Height}, plan.Shrinking, d)
	if why == "" && other.Height > t.Height {
		m.Note(asked.Directive, "-ftrapezoid-kind=%v makes %d steps a launch", other.Kind, other.Height)
	}
}

// gathered says how many steps become one launch, and of which kinds.
func gathered(t plan.Trapezoid) string {
	if len(t.Others) > 0 {
		text := "the program finds the fastest as it runs: " + t.Way()
		for _, other := range t.Others {
			text += ", " + other.Way()
		}
		return text
	}
	text := fmt.Sprintf("up to %d steps are gathered for one launch (%v)", t.Height, t.Kind)
	switch r := t.Special; {
	case r == nil:
		return text
	case r.Height == t.Height && r.Kind == t.Kind:
		return text + fmt.Sprintf("; ranges %s have a kernel of their own", r.Where())
	default:
		return text + fmt.Sprintf(", or up to %d for ranges %s (%v)", r.Height, r.Where(), r.Kind)
	}
}

// sharesAllSteps reports whether loops call the function, and each of them launches nests of others in every step: no two of its own follow each other.
func sharesAllSteps(f *stencil.Function) bool {
	alone := func(c stencil.Caller) bool { return c.Beside == "" || c.Under }
	return len(f.Callers) > 0 && !slices.ContainsFunc(f.Callers, alone)
}

// noteLimits adds to a remark when the launches stay ordinary ones, and what is taken for granted.
func noteLimits(v chain.Verdict, t plan.Trapezoid, m *diag.Message) {
	if t.LeastCells > 0 {
		small := fmt.Sprintf("%d cells", t.LeastCells)
		if t.LeastPlanes > 0 {
			small += fmt.Sprintf(" or %d planes", t.LeastPlanes)
		}
		m.Note(v.At(), "ranges of fewer than %s stay ordinary launches, which are faster there; -ftrapezoid=%d takes all", small, t.Height)
	}
	if v.Chain.Guessed {
		m.Note(v.At(), "where the arrays are one step later is a guess: where they are elsewhere, the program makes ordinary launches, and MINT_VERBOSE=1 counts them")
	}
	if v.Loop == nil && v.Back == nil && sharesAllSteps(v.Function) {
		m.Note(v.At(), "no time loop of this file gains by it: each one that calls '%s' launches other nests in the same step", v.Function.Name)
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
}

// dropsHeight reports whether a directive asks for a height that counts as 1 where nothing is planned for the loop.
func dropsHeight(v chain.Verdict, o TrapezoidOptions) bool {
	asked := v.Asked
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

// launches says how many a step makes.
func launches(c *stencil.Chain) string {
	if n := len(c.Stages); n > 1 {
		return fmt.Sprintf("%d nests", n)
	}
	return "one nest"
}
