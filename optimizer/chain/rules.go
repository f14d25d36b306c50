// What a chain needs beside its roles: nothing that looks at the arrays in every step, and accesses that a tile with
// a ghost zone covers.

package chain

import (
	"fmt"
	"slices"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// obstacles are the things in a step that have to happen between its launches or behind them, and the nests that are
// no functions from arrays to arrays.
func obstacles(f *stencil.Function, s step) []Obstacle {
	if s.body == nil {
		return []Obstacle{elsewhere(f, s.loop)}
	}
	var list []Obstacle
	for _, b := range s.inner {
		list = append(list, innerLoop(b.At))
	}
	for _, inner := range s.body {
		switch x := inner.(type) {
		case *stencil.Sweep:
			list = append(list, ofSweep(x)...)
		case *stencil.Region:
			for _, p := range x.Provides {
				if s.loop != nil {
					list = append(list, obstacle(p.Directive, fmt.Sprintf("the region is given '%s' in every step", p.Grid.Host),
						"copy the array to the device in front of the time loop"))
				}
			}
		case *stencil.Single:
			for _, a := range x.Accesses {
				list = append(list, obstacle(a.Span, fmt.Sprintf("an element of '%s' is accessed on the device in every step", a.Name),
					"do it in a nest, or not in every step"))
			}
		case *stencil.Transfer:
			list = append(list, obstacle(x.Directive, fmt.Sprintf("'%s' is copied in every step", x.Grid.Host), "copy it outside of the time loop, or every k-th step under a condition"))
		case *stencil.Barrier:
			list = append(list, obstacle(x.Directive, "a barrier waits for the device in every step", "leave it out: nests run in order"))
		case *stencil.EscapingCall:
			list = append(list, obstacle(x.Call, fmt.Sprintf("%s, called in every step, may access the arrays", x.Name), "call it outside of the time loop, or every k-th step under a condition"))
		case *stencil.TimeLoop:
			list = append(list, innerLoop(x.Span.File.Span(x.Span.Off, x.Span.Off+1)))
		}
	}
	return list
}

func innerLoop(at source.Span) Obstacle {
	return obstacle(at, "an inner loop has launches or accesses of its own beside those of the step", "write the nests of a step directly in one loop")
}

// elsewhere says where the nests of a loop stand that holds none directly, or those of a function without loops, t nil.
func elsewhere(f *stencil.Function, t *stencil.TimeLoop) (o Obstacle) {
	steps := f.Steps
	if t != nil {
		steps = t.Steps
	}
	stencil.Visit(steps, func(s stencil.Step) {
		switch x := s.(type) {
		case *stencil.TimeLoop:
			if o.Text == "" && holdsSweeps(x) {
				o = obstacle(x.Span.File.Span(x.Span.Off, x.Span.Off+1), "the nests stand in a loop inside", "write the directive in front of that loop")
			}
		case *stencil.Sweep:
			if o.Text == "" {
				o = obstacle(x.Directive, "all nests of the loop stand under conditions", "write those that run in every step directly in the loop")
			}
		}
	})
	return o
}

// Beside are verdicts on the loops that launch a function's nests and those of others in the same step: on the function with that caller. The chain
// counts all the same: there may be other callers.
func Beside(f *stencil.Function) []Verdict {
	var list []Verdict
	for _, c := range f.Callers {
		if c.Beside == "" {
			continue
		}
		called := "in every step"
		if c.Under {
			called = "under a condition"
		}
		there := *f
		there.Callers = []stencil.Caller{c}
		list = append(list, Verdict{Function: &there, Asked: c.Trapezoid, Obstacles: []Obstacle{obstacle(c.Call,
			fmt.Sprintf("'%s', called %s, launches nests beside those of '%s'", f.Name, called, c.Beside), "write the nests of a step in one function")}})
	}
	return list
}

// ofSweep says what makes a nest more than a function from arrays to arrays.
func ofSweep(s *stencil.Sweep) []Obstacle {
	var list []Obstacle
	for _, r := range s.Reductions {
		list = append(list, obstacle(s.Directive, fmt.Sprintf("the nest computes '%s', a reduction, in every step", r.Host), "compute it every k-th step, in a nest under a condition"))
	}
	for _, v := range s.Last {
		list = append(list, obstacle(s.Directive, fmt.Sprintf("the value that the last iteration leaves in '%s' is needed in every step", v.Host), "declare the variable in the nest"))
	}
	for _, l := range s.Loops {
		if l.Step != 1 {
			list = append(list, obstacle(at(l.Span, s.Directive), fmt.Sprintf("the loop over '%s' has step %d", l.Index.Name, l.Step), "use a loop with step 1, with a condition in its body"))
		}
	}
	if s.Versioned != nil {
		list = append(list, obstacle(s.Directive, "the host chooses at each launch whether nests are fused", "use arrays that are different ones by their declarations, or -fpass-disable=fuse"))
	}
	return list
}

// obstacle is what a step does beside its nests: it limits the height to 1 (language.md T2).
func obstacle(at source.Span, text, way string) Obstacle {
	return Obstacle{At: at, Text: text, Way: way}
}

// breach is an access that breaks language.md T1.
func breach(at source.Span, text, way string) *Obstacle {
	return &Obstacle{At: at, Text: text, Way: way, Breach: true}
}

// at is the first of the places that there is.
func at(spans ...source.Span) source.Span {
	i := slices.IndexFunc(spans, source.Span.IsValid)
	return spans[max(i, 0)]
}

// breaches are the accesses of arrays that the chain writes which a tile with a ghost zone does not cover, and arrays
// that nests see with different numbers of subscripts: a role has one set of strides. Nests that write at several places are looked at by
// their parts.
func breaches(c *stencil.Chain) []Obstacle {
	var list []Obstacle
	for _, launch := range c.Stages {
		for _, stage := range launch.Parts() {
			list = append(list, ofStage(c, stage)...)
		}
	}
	return list
}

func ofStage(c *stencil.Chain, stage stencil.Stage) []Obstacle {
	var list []Obstacle
	for i, u := range stage.Sweep.Uses {
		role := stage.Roles[i]
		changes := c.Changes(role)
		switch {
		case u.Grid.Rank != c.Roles[role].Grid.Rank:
			list = append(list, otherRank(stage.Sweep, u, c.Roles[role].Grid))
		case changes && slices.Index(stage.Roles, role) != i:
			list = append(list, obstacle(at(u.Accesses[0].Span, stage.Sweep.Directive), "'"+u.Grid.Host+"' is used by two names", "use one name in all nests of a step"))
		case changes:
			if o := ofUse(stage.Sweep, u); o != nil {
				list = append(list, *o)
			}
		}
	}
	if a := ledBySteps(c, stage); a != nil {
		list = append(list, obstacle(at(a.Span, stage.Sweep.Directive), "'"+textOf(a, stage.Sweep.UseOf(a.Grid))+"' is chosen by values that the steps change, and only launches of single steps hold it to the extents",
			"choose the element by values that stay"))
	}
	return list
}

// otherRank is the obstacle of an array that a nest sees with another number of dimensions than the first one that uses it.
func otherRank(s *stencil.Sweep, u *stencil.Use, first *stencil.Grid) Obstacle {
	return obstacle(at(u.Accesses[0].Span, s.Directive), fmt.Sprintf("'%s' is used with %s here, and with %s in another nest", u.Grid.Host, dimensions(u.Grid.Rank), dimensions(first.Rank)),
		"use the same subscripts in all nests of a step; of an array with one subscript, let loops end at the numbers that subscripts are multiplied with, or give it a subscript for each dimension, as in u[y][x]")
}

func dimensions(n int) string {
	if n == 1 {
		return "one dimension"
	}
	return fmt.Sprintf("%d dimensions", n)
}

// ledBySteps is an access of a stage that may lead elsewhere in each step, nil if there is none: kernels of several steps hold none to the
// extents, and the first steps say nothing of such a one in those behind them.
func ledBySteps(c *stencil.Chain, stage stencil.Stage) (led *stencil.AccessInfo) {
	s, periods := stage.Sweep, stage.Sweep.Periods()
	spans := map[source.Span]bool{}
	for k, u := range s.Uses {
		for i := range u.Accesses {
			if a := &u.Accesses[i]; !c.Changes(stage.Roles[k]) && !a.Resolved && !withoutEnds(a, periods).Resolved {
				led, spans[a.Span] = a, true
			}
		}
	}
	if led == nil {
		return nil
	}
	if _, steady := s.Steady(func(a *stencil.Access) bool { return spans[a.Span] }, func(g *stencil.Grid) bool { return c.Differs(stage, g) }); steady {
		return nil
	}
	return led
}

// ofUse checks the accesses of a written array: all index + constant of the parallel loops in their order, beside
// subscripts that are the same for the whole nest, and written at one place.
func ofUse(s *stencil.Sweep, u *stencil.Use) *Obstacle {
	var first, written *stencil.AccessInfo
	periods := s.Periods()
	for i := range u.Accesses {
		a := withoutEnds(&u.Accesses[i], periods)
		name := "'" + textOf(a, u) + "'"
		if why := notCovered(s, a); why != "" {
			return breach(at(a.Span, s.Directive), name+" "+why, "use the indices of all parallel loops, each plus or minus a constant, in the order of the loops")
		}
		if first == nil {
			first = a
		}
		if !sameLines(first, a) {
			return breach(at(a.Span, s.Directive), name+" lies in another line than '"+textOf(first, u)+"' by a distance that is not constant", "use one line and its neighbours")
		}
		switch {
		case !a.Write:
		case written == nil:
			written = a
		case !slices.EqualFunc(written.Affine, a.Affine, stencil.Affine.Equal):
			return breach(at(a.Span, s.Directive), "the nest writes both '"+textOf(written, u)+"' and "+name, "write one element in each iteration")
		}
	}
	return nil
}

// withoutEnds is a read access with the forms of subscripts that go on at the other end of the range.
func withoutEnds(a *stencil.AccessInfo, periods *stencil.Periods) *stencil.AccessInfo {
	if a.Resolved || a.Write {
		return a
	}
	read := *a
	read.Affine = nil
	for _, e := range a.Index {
		form, ok := stencil.AffineOf(e)
		if at, goesOn := periods.Of(e); goesOn {
			form, ok = at.Form(), true
		}
		if !ok {
			return a
		}
		read.Affine = append(read.Affine, form)
	}
	read.Resolved = true
	return &read
}

// notCovered says why an access is not at the iteration's point plus constants; "" if it is.
func notCovered(s *stencil.Sweep, a *stencil.AccessInfo) string {
	if !a.Resolved {
		return "has a subscript that is not known to be index + constant"
	}
	next := 0
	for _, form := range a.Affine {
		switch {
		case form.IsOuter(): // one line
		case next < len(s.Loops) && len(form.Terms) == 1 && form.Terms[0] == stencil.Term{Sym: s.Loops[next].Index, Coef: 1}:
			next++
		default:
			return "has a subscript that is not index + constant, in the order of the loops"
		}
	}
	if next < len(s.Loops) {
		return fmt.Sprintf("has no subscript for the loop over '%s'", s.Loops[next].Index.Name)
	}
	return ""
}

// sameLines reports whether two accesses differ by constants only.
func sameLines(a, b *stencil.AccessInfo) bool {
	return slices.EqualFunc(a.Affine, b.Affine, func(x, y stencil.Affine) bool { return x.Plus(y, -1).IsConst() })
}

// textOf is how the program spells an access.
func textOf(a *stencil.AccessInfo, u *stencil.Use) string {
	if a.Span.IsValid() {
		return a.Span.Text()
	}
	return u.Grid.Host
}
