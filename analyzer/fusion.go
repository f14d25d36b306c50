// Fusion candidates: which neighbouring nests of a region have the same loops, and what prevents the fusion of others.

package analyzer

import (
	"fmt"
	"slices"
	"strings"

	"mintc/analyzer/dependence"
	"mintc/analyzer/nest"
	"mintc/internal/source"
	"mintc/ir/fusion"
	"mintc/ir/stencil"
)

// findFusionCandidates notes in a region which nests could be one kernel with those right in
// front of them, and says of a nowait why that is not so. Whether arrays are one
// under two names is asked later, when it is known which nests are fused.
func (w *walker) findFusionCandidates(steps []stencil.Step) {
	for i, step := range steps {
		w.findFusionCandidates(stencil.Children(step))
		if s, ok := step.(*stencil.Sweep); ok {
			s.FusionCandidates = inFront(steps[:i], s)
			w.explainNoWait(s, steps[i+1:])
		}
	}
}

// inFront are the nests that stand in front of s with nothing but blanks and
// comments between, back to the first one that s cannot be fused with: nests
// further in front would have to be fused with that one, too.
func inFront(steps []stencil.Step, s *stencil.Sweep) []stencil.InFront {
	var list []stencil.InFront
	next := s
	for _, step := range slices.Backward(steps) {
		earlier, ok := step.(*stencil.Sweep)
		if !ok || !follows(earlier, next) || !sameLoops(earlier, s) {
			break
		}
		preventing := fusionPreventing(earlier, s)
		list = append(list, stencil.InFront{Sweep: earlier, Preventing: preventing})
		if preventing != "" {
			break
		}
		next = earlier
	}
	slices.Reverse(list)
	return list
}

func follows(a, b *stencil.Sweep) bool {
	from, to := a.Span.End, min(b.Span.Off, b.Directive.Off)
	return from <= to && len(source.Lex(a.Span.File.Text, from, to)) == 0
}

// explainNoWait says why the next nest has to wait although it need not.
func (w *walker) explainNoWait(s *stencil.Sweep, after []stencil.Step) {
	if !s.Hints.NoWait {
		return
	}
	if len(after) > 0 {
		if next, ok := after[0].(*stencil.Sweep); ok && follows(s, next) {
			if why := fusionPreventing(s, next); why != "" {
				w.msgs.Remarkf(nest.CodeRemark, s.Directive, "nowait: the next nest stays a kernel of its own: %s", why)
			}
			return
		}
	}
	w.msgs.Remarkf(nest.CodeRemark, s.Directive, "nowait has no effect: no nest follows directly")
}

// fusionPreventing says why b, which stands behind a, cannot be computed in the same
// iterations; "" if it can as long as different names are of different arrays.
func fusionPreventing(a, b *stencil.Sweep) string {
	switch {
	case !sameLoops(a, b):
		return "the loops of the two differ"
	case !compatible(a.Hints, b.Hints):
		return "the clauses of the two differ"
	case !sameViews(a, b):
		return "the two see parts of one array"
	}
	if name := passedOn(a, b); name != "" {
		return fmt.Sprintf("'%s' has its value only after this one", name)
	}
	fused := fusion.Fuse(a, b, func(string) bool { return false })
	if x, y, meet := meetApart(a, fused); meet {
		return fmt.Sprintf("different iterations use one element as '%s' here and '%s' there", x.Spelled(), y.Spelled())
	}
	return ""
}

// sameLoops reports whether both nests run through the same values. Nothing on
// the host happens between them but what passedOn finds.
func sameLoops(a, b *stencil.Sweep) bool {
	text := stencil.Formatter{Host: stencil.HostText}.Expr
	return slices.EqualFunc(a.Loops, b.Loops, func(x, y *stencil.Loop) bool {
		return text(x.Lo) == text(y.Lo) && text(x.Hi) == text(y.Hi) && x.Lo.Type().Same(y.Lo.Type()) && x.Hi.Type().Same(y.Hi.Type()) &&
			x.Index.Type.Same(y.Index.Type) && x.Step == y.Step && x.Meets == y.Meets && sameComparison(x.Exact, y.Exact) && !x.BoundingBox && !y.BoundingBox &&
			x.Last == nil && y.Last == nil && x.Outside == y.Outside && (!x.Outside || x.Host == y.Host && x.Down == y.Down)
	})
}

func sameComparison(x, y *stencil.Comparison) bool {
	if x == nil || y == nil {
		return x == y
	}
	text := stencil.Formatter{Host: stencil.HostText}.Expr
	return x.Op == y.Op && x.Type.Same(y.Type) && text(x.Bound) == text(y.Bound)
}

// compatible reports whether one kernel can obey both directives.
func compatible(a, b stencil.Hints) bool {
	free := func(h stencil.Hints) bool { return h.Tile == nil && h.Chunk == nil }
	return a.Independent == b.Independent &&
		(free(a) || free(b) || slices.Equal(a.Tile, b.Tile) && slices.Equal(a.Chunk, b.Chunk))
}

// sameViews reports whether every array is one grid for both.
func sameViews(a, b *stencil.Sweep) bool {
	text := stencil.Formatter{Host: stencil.HostText}.Expr
	for _, u := range a.Uses {
		for _, v := range b.Uses {
			if u.Grid.Root() != v.Grid.Root() {
				continue
			}
			if u.Grid != v.Grid || !slices.EqualFunc(u.Strides, v.Strides, func(x, y stencil.Expr) bool { return text(x) == text(y) }) {
				return false
			}
		}
	}
	return true
}

// passedOn is a host variable that a gives a value when it ends, and that b
// needs or gives a value too.
func passedOn(a, b *stencil.Sweep) string {
	set := map[string]bool{}
	for _, r := range a.Reductions {
		set[r.Host] = true
	}
	for _, v := range a.Last {
		set[v.Host] = true
	}
	outside := map[string]bool{}
	for _, l := range a.Loops {
		if l.Outside { // b leaves the same value there
			outside[l.Host] = true
		}
	}
	for _, r := range b.Reductions {
		if set[r.Host] || outside[r.Host] {
			return r.Host
		}
	}
	for _, v := range b.Last {
		if set[v.Host] || outside[v.Host] {
			return v.Host
		}
	}
	for _, p := range b.Params {
		if (len(set)+len(outside) > 0) && strings.ContainsAny(p.Host, "*[") { // any variable may be meant
			return p.Host
		}
		for _, t := range source.Lex([]byte(p.Host), 0, len(p.Host)) {
			if name := p.Host[t.Off:t.End]; set[name] || outside[name] {
				return name
			}
		}
	}
	return ""
}

// meetApart finds accesses of a and of what was fused with it that may touch one
// element in different iterations, one of them to write it.
func meetApart(a, fused *stencil.Sweep) (x, y stencil.AccessInfo, found bool) {
	t := dependence.New(fused, nil, nil)
	for i, u := range fused.Uses {
		if i >= len(a.Uses) {
			break
		}
		first := len(a.Uses[i].Accesses)
		for _, x := range u.Accesses[:first] {
			for _, y := range u.Accesses[first:] {
				if t.MayMeet(x, y) {
					return x, y, true
				}
			}
		}
	}
	return x, y, false
}
