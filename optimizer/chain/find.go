// Which sweeps are the steps of a chain: those directly in the innermost time loops, and those of a function that may
// be called once a step.

package chain

import (
	"slices"

	"mintc/ir/stencil"
)

// step is one step of a time loop: what it does, in order. loop is nil where none is to be seen.
type step struct {
	loop *stencil.TimeLoop
	body []stencil.Step // nil: no nest stands directly in the loop
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
				list = append(list, step{t, body})
			case t.Trapezoid != nil, !holdsLoops(t): // a directive is not dropped without a word
				list = append(list, step{loop: t})
			}
		}
	})
	if body := repeated(f); !loops && launches(body) {
		list = append(list, step{body: body})
	} else if !loops && (len(f.Callers) > 0 || f.Back != nil) && len(f.Sweeps()) > 0 { // which calls do not reach in every step
		list = append(list, step{})
	}
	return list
}

// repeated are the steps of a function that holds no loop, or those that its goto makes again.
func repeated(f *stencil.Function) []stencil.Step {
	body := flat(f.Steps)
	if f.Back == nil || !f.Back.Loop.IsValid() {
		return body
	}
	return slices.DeleteFunc(body, func(s stencil.Step) bool {
		start, _ := stencil.Extent(s)
		return start < f.Back.Loop.Off || start >= f.Back.Loop.End
	})
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
