// Which sweeps are the steps of a chain: those directly in the innermost time loops, and those of a function that may
// be called once a step.

package chain

import (
	"slices"

	"mintc/ir/stencil"
)

// step is one step of a time loop: what it does, in order. loop and back are nil where no loop is to be seen.
type step struct {
	loop  *stencil.TimeLoop
	back  *stencil.Back
	body  []stencil.Step  // nil: no nest stands directly in the loop
	inner []*stencil.Back // loops inside that gotos make
}

// stepsOf are the steps of the function that launch something, in the order of the text.
func stepsOf(f *stencil.Function) []step {
	var list []step
	loops := false
	stencil.Visit(f.Steps, func(s stencil.Step) {
		if t, ok := s.(*stencil.TimeLoop); ok && holdsSweeps(t) {
			loops = true
			switch body := flat(t.Steps); {
			case launches(body):
				list = append(list, step{loop: t, body: body})
			case t.Trapezoid != nil, !holdsLoops(t): // a directive is not dropped without a word
				list = append(list, step{loop: t})
			}
		}
	})
	for _, b := range f.Backs {
		list = append(list, repeated(f, b)...)
	}
	slices.SortStableFunc(list, func(a, b step) int { return a.start() - b.start() })
	if loops || len(f.Backs) > 0 {
		return list
	}
	if body := flat(f.Steps); launches(body) {
		list = append(list, step{body: body})
	} else if len(f.Callers) > 0 && len(f.Sweeps()) > 0 { // which calls do not reach in every step
		list = append(list, step{})
	}
	return list
}

// asked is what a directive asks of the step's loop, or of those that call the function; nil where none does.
func (s step) asked(f *stencil.Function) *stencil.Trapezoid {
	switch {
	case s.loop != nil:
		return s.loop.Trapezoid
	case s.back != nil:
		return nil
	}
	return f.Asked()
}

// start is where the loop of a step begins.
func (s step) start() int {
	if s.loop != nil {
		return s.loop.Span.Off
	}
	return s.back.Loop.Off
}

// repeated is the step that a goto makes again, without the loops inside, if it has nests of its own.
func repeated(f *stencil.Function, b *stencil.Back) []step {
	s := step{back: b}
	for _, other := range f.Backs {
		if other != b && other.Loop.IsValid() && b.Loop.Off <= other.Loop.Off && other.Loop.End <= b.Loop.End {
			s.inner = append(s.inner, other)
		}
	}
	body := slices.DeleteFunc(flat(f.Steps), func(inner stencil.Step) bool {
		start, _ := stencil.TextRange(inner)
		return !isIn(start, b) || slices.ContainsFunc(s.inner, func(other *stencil.Back) bool { return isIn(start, other) })
	})
	switch {
	case launches(body):
		s.body = body
	case !slices.ContainsFunc(body, func(inner stencil.Step) bool { c, ok := inner.(*stencil.Conditional); return ok && holdsSweeps(c) }):
		return nil
	}
	return []step{s}
}

// isIn reports whether an offset lies in what a goto repeats. A loop that was read from text has no place, and is all of its function.
func isIn(off int, b *stencil.Back) bool {
	return !b.Loop.IsValid() || b.Loop.Off <= off && off < b.Loop.End
}

// flat are the steps of a block with those of the regions in it.
func flat(steps []stencil.Step) []stencil.Step {
	var list []stencil.Step
	for _, s := range steps {
		list = append(list, s)
		if r, ok := s.(*stencil.Region); ok {
			list = append(list, flat(r.Steps)...)
		}
	}
	return list
}

func launches(steps []stencil.Step) bool {
	return slices.ContainsFunc(steps, func(s stencil.Step) bool { _, ok := s.(*stencil.Sweep); return ok })
}

// holdsLoops reports whether nests stand in loops inside a loop, which are those over time.
func holdsLoops(t *stencil.TimeLoop) bool {
	found := false
	stencil.Visit(t.Steps, func(s stencil.Step) {
		if inner, ok := s.(*stencil.TimeLoop); ok && holdsSweeps(inner) {
			found = true
		}
	})
	return found
}

func holdsSweeps(s stencil.Step) bool {
	found := false
	stencil.Visit([]stencil.Step{s}, func(s stencil.Step) {
		if _, ok := s.(*stencil.Sweep); ok {
			found = true
		}
	})
	return found
}
