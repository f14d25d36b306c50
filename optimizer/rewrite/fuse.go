// Rewrite "fuse": consecutive nests that share arrays become one kernel, with the nests themselves as the other
// version where only the host knows which arrays are different ones.

package rewrite

import (
	"fmt"
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/fusion"
	"mintc/ir/stencil"
)

// mostGrids is how many arrays a fused kernel may have: each costs registers
// for its position.
const mostGrids = 8

// fuse fuses consecutive nests that may be fused (Sweep.FusionCandidates) and share an
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

// nests are consecutive ones that become one sweep.
type nests struct {
	*stencil.Sweep
	parts []*stencil.Sweep // as they were analyzed
}

// with is a followed by b in each iteration.
func (f fuser) with(a, b nests) nests {
	return nests{fusion.Fuse(a.Sweep, b.Sweep, f.isTaken), slices.Concat(a.parts, b.parts)}
}

func (f fuser) isTaken(name string) bool { return f.Taken[name] }

// steps fuses the sweeps of a block and of the blocks in it.
func (f fuser) steps(steps []stencil.Step) []stencil.Step {
	var list []stencil.Step
	var run []*stencil.Sweep // with nothing between
	for _, step := range steps {
		if s, ok := step.(*stencil.Sweep); ok {
			run = append(run, s)
			continue
		}
		switch s := step.(type) {
		case *stencil.Region:
			s.Steps = f.steps(s.Steps)
		case *stencil.TimeLoop:
			s.Steps = f.steps(s.Steps)
		case *stencil.Conditional:
			s.Steps = f.steps(s.Steps)
		}
		list, run = append(append(list, f.join(run)...), step), nil
	}
	return append(list, f.join(run)...)
}

// join fuses consecutive sweeps: first those that mean the same wherever
// pointers lead, then what that leaves where the host can tell at each launch.
func (f fuser) join(sweeps []*stencil.Sweep) []stencil.Step {
	var groups []nests
	for _, s := range sweeps {
		next := nests{s, []*stencil.Sweep{s}}
		if n := len(groups); n > 0 {
			if fused, ok := f.always(groups[n-1], next); ok {
				groups[n-1] = fused
				continue
			}
		}
		groups = append(groups, next)
	}
	var list []stencil.Step
	for len(groups) > 0 {
		s, n := f.chosen(groups)
		list, groups = append(list, s), groups[n:]
	}
	return list
}

// always fuses a and b if no pointers make a difference.
func (f fuser) always(a, b nests) (nests, bool) {
	if why := fusionPreventing(a, b); why != "" {
		f.explain(a, b, why)
		return nests{}, false
	}
	if why := f.unprofitable(a.Sweep, b.Sweep); why != "" {
		if a.Hints.NoWait {
			f.msgs.Remarkf(codeOptimized, b.Directive, "nowait: this nest stays a kernel of its own: %s", why)
		}
		return nests{}, false
	}
	fused := f.with(a, b)
	if len(clashes(fused.Sweep, a.Sweep, b.Sweep)) > 0 {
		return nests{}, false
	}
	f.explainFused(a.Sweep, b.Sweep, inCommon(a.Sweep, b.Sweep))
	return fused, true
}

// chosen fuses the first n of the groups if there is a condition on their arrays
// under which that means the same. The sweep runs where it holds, the groups
// where not.
func (f fuser) chosen(groups []nests) (s *stencil.Sweep, n int) {
	fused, parts := groups[0], []*stencil.Sweep{groups[0].Sweep}
	var pairs [][2]*stencil.Grid
	var common [][]string
	for _, next := range groups[1:] {
		if fusionPreventing(fused, next) != "" || f.unprofitable(fused.Sweep, next.Sweep) != "" {
			break
		}
		more, all := f.with(fused, next), append(parts[:len(parts):len(parts)], next.Sweep)
		met := clashes(more.Sweep, all...)
		if i := slices.IndexFunc(met, func(p [2]*stencil.Grid) bool { return p[0].Root() == p[1].Root() }); i >= 0 {
			f.explain(fused, next, fmt.Sprintf("'%s' and '%s' are parts of one array", met[i][0].Host, met[i][1].Host))
			break
		}
		if len(met) > 0 && f.Steps[groups[0].parts[0]] {
			f.explain(fused, next, "only the host knows which arrays are different ones, and several steps are to be one launch")
			break
		}
		common = append(common, inCommon(fused.Sweep, next.Sweep))
		fused, parts, pairs = more, all, met
	}
	if len(parts) == 1 {
		return f.scalarReplaced(fused), 1
	}
	if len(pairs) == 0 { // a shares an array only with what the next ones have become
		for i, part := range parts[1:] {
			f.explainFused(fused.Sweep, part, common[i])
		}
		return f.scalarReplaced(fused), len(parts)
	}
	fused.Name += "_fused"
	fused.Versioned = &stencil.Versioned{Pairs: pairs}
	for _, g := range groups[:len(parts)] {
		fused.Versioned.Sweeps = append(fused.Versioned.Sweeps, f.scalarReplaced(g))
	}
	s = f.scalarReplaced(fused)
	for i, part := range parts[1:] {
		f.msgs.Remarkf(codeOptimized, part.Directive, "this nest becomes a part of kernel '%s', which is launched where %s: both use %s",
			s.Name, s.Versioned.Condition(func(g *stencil.Grid) string { return g.Host }), strings.Join(common[i], ", "))
	}
	return s, len(parts)
}

// scalarReplaced is what the nests do, with values passed on in variables from one to another.
func (f fuser) scalarReplaced(g nests) *stencil.Sweep {
	if len(g.Fused) == 0 {
		return g.Sweep
	}
	return scalarReplaced(g.Sweep, f.isTaken)
}

// loopsDiffer prevents the fusion of nests that have nothing in common.
const loopsDiffer = "the loops differ"

// fusionPreventing says why the nests of b cannot be fused with those of a, whatever
// arrays they use; "" if they can.
func fusionPreventing(a, b nests) string {
	for _, later := range b.parts {
		for _, earlier := range slices.Backward(a.parts) {
			i := slices.IndexFunc(later.FusionCandidates, func(p stencil.InFront) bool { return p.Sweep == earlier })
			if i < 0 {
				return loopsDiffer
			}
			if why := later.FusionCandidates[i].Preventing; why != "" {
				return why
			}
		}
	}
	if !sameOrder(a.Sweep, b.Sweep) {
		return "threads take the loops of the two in different orders"
	}
	return ""
}

// explainFused says that b goes into the kernel of a.
func (f fuser) explainFused(a, b *stencil.Sweep, common []string) {
	f.msgs.Remarkf(codeOptimized, b.Directive, "this nest becomes a part of kernel '%s': both use %s", a.Name, strings.Join(common, ", "))
}

// explain says why b stays on its own, where a reader may have expected it not to.
func (f fuser) explain(a, b nests, why string) {
	last := a.parts[len(a.parts)-1]
	if f.wanted && why != loopsDiffer && !last.Hints.NoWait && len(inCommon(last, b.Sweep)) > 0 {
		f.msgs.Remarkf(codeOptimized, last.Directive, "the next nest stays a kernel of its own: %s", why)
	}
}

// unprofitable says why the two are not fused, "" if they are.
func (f fuser) unprofitable(a, b *stencil.Sweep) string {
	common := len(inCommon(a, b))
	switch {
	case !f.wanted:
		return "nests are not fused at -O0, or with -fpass-disable=fuse"
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
		if b.UseOf(u.Grid) != nil {
			names = append(names, u.Grid.Host)
		}
	}
	return names
}
