package optimizer

import (
	"fmt"
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// mostGrids is how many arrays a joined kernel may have: each costs registers
// for its position.
const mostGrids = 8

// fuse joins consecutive nests that may be joined (Sweep.Before) and share an
// array, which is then read once.
func fuse(p *stencil.Program, o Options, wanted bool, msgs *diag.List) {
	f := fuser{o, wanted, msgs}
	for _, fn := range p.Functions {
		fn.Steps = f.steps(fn.Steps)
	}
}

type fuser struct {
	Options
	wanted bool
	msgs   *diag.List
}

// steps joins the sweeps of a block and of the blocks in it.
func (f fuser) steps(steps []stencil.Step) []stencil.Step {
	var list []stencil.Step
	var parts []*stencil.Sweep // of the last sweep in the list
	for _, step := range steps {
		switch s := step.(type) {
		case *stencil.Region:
			s.Steps = f.steps(s.Steps)
		case *stencil.TimeLoop:
			s.Steps = f.steps(s.Steps)
		case *stencil.Conditional:
			s.Steps = f.steps(s.Steps)
		case *stencil.Sweep:
			if len(parts) > 0 && f.join(parts, s) {
				parts = append(parts, s)
				continue
			}
			parts = []*stencil.Sweep{s}
			list = append(list, s)
			continue
		}
		parts = nil
		list = append(list, step)
	}
	for _, step := range list {
		if s, ok := step.(*stencil.Sweep); ok && len(s.Joined) > 0 {
			*s = *s.Forwarded(f.isTaken)
		}
	}
	return list
}

// join makes s a part of the first of parts, which holds the others already.
func (f fuser) join(parts []*stencil.Sweep, s *stencil.Sweep) bool {
	for _, p := range parts {
		if !slices.Contains(s.Before, p) {
			return false
		}
	}
	first := parts[0]
	if why := f.unprofitable(first, s); why != "" {
		if first.Hints.NoWait {
			f.msgs.Remarkf(codeOptimized, s.Directive, "nowait: this nest stays a kernel of its own: %s", why)
		}
		return false
	}
	f.msgs.Remarkf(codeOptimized, s.Directive, "this nest becomes a part of kernel '%s': both use %s",
		first.Name, strings.Join(inCommon(first, s), ", "))
	*first = *stencil.Join(first, s, f.isTaken)
	return true
}

func (f fuser) isTaken(name string) bool { return f.Taken[name] }

// unprofitable says why the two are not joined, "" if they are.
func (f fuser) unprofitable(a, b *stencil.Sweep) string {
	common := len(inCommon(a, b))
	switch {
	case !f.wanted:
		return "nests are not joined at -O0, or with -fpass-disable=fuse"
	case common == 0:
		return "the two share no array"
	case len(a.Uses)+len(b.Uses)-common > mostGrids:
		return fmt.Sprintf("the two use more than %d arrays", mostGrids)
	}
	return ""
}

// inCommon are the arrays that both use.
func inCommon(a, b *stencil.Sweep) []string {
	var names []string
	for _, u := range a.Uses {
		if slices.ContainsFunc(b.Uses, func(v *stencil.Use) bool { return v.Grid == u.Grid }) {
			names = append(names, u.Grid.Host)
		}
	}
	return names
}
