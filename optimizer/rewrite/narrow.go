// Rewrite "narrow": conditions under which alone a nest writes become the ends of its loops.

package rewrite

import (
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// narrow lets loops run over the iterations alone that write something, where comparisons of their indices say which those are:
//
//	for (y = 0; y < n; y++)          for (y = 1; y < n - 1; y++)
//	    if (y > 0 && y < n - 1)          v[y][x] = ...;
//	        v[y][x] = ...;
//
// Then each iteration stores its element, so that several steps can be one launch.
func narrow(p *stencil.Program, _ Options, wanted bool, msgs *diag.List) {
	if !wanted {
		return
	}
	changed := false
	for _, f := range p.Functions {
		for _, s := range unversioned(f) {
			if names := narrowSweep(s); names != nil {
				changed = true
				msgs.Remarkf(codeOptimized, s.Directive, "kernel '%s' runs over what its conditions leave of the range of %s", s.Name, strings.Join(names, ", "))
			}
		}
	}
	if changed { // the first cells of rows are others
		p.PadRows()
	}
}

// unversioned are the sweeps of a function that neither stand for others nor have one that stands for them.
func unversioned(f *stencil.Function) []*stencil.Sweep {
	parts := map[*stencil.Sweep]bool{}
	for _, s := range f.Sweeps() {
		if s.Versioned != nil {
			parts[s] = true
			for _, part := range s.Versioned.Sweeps {
				parts[part] = true
			}
		}
	}
	return slices.DeleteFunc(f.Sweeps(), func(s *stencil.Sweep) bool { return parts[s] })
}

// narrowSweep narrows the loops of a sweep, and returns their names; nil if it stays as it is.
func narrowSweep(s *stencil.Sweep) []string {
	if len(s.Reductions)+len(s.Last) > 0 { // all iterations have a part in them
		return nil
	}
	n := newNarrower(s)
	guards, writes := n.common(s.Body)
	if !writes || !n.limit(guards) {
		return nil
	}
	body := n.decided(stencil.MapBodyOuter(s.Body, n.choice))
	uses, ok := n.usesOf(s, body)
	if !ok {
		return nil
	}
	s.Body, s.Uses = stencil.WithoutUnused(body, n.droppable(s.Body)), uses
	return n.narrowLoops()
}

// narrower reads the conditions of a sweep.
type narrower struct {
	sweep  *stencil.Sweep
	ranges map[*stencil.Symbol]stencil.Range
	of     map[*stencil.Symbol]stencil.Expr // definitions of locals
	low    map[*stencil.Loop][]stencil.Affine
	high   map[*stencil.Loop][]stencil.Affine
}

func newNarrower(s *stencil.Sweep) *narrower {
	n := &narrower{s, s.InnerRanges(), stencil.Definitions(s.Body), map[*stencil.Loop][]stencil.Affine{}, map[*stencil.Loop][]stencil.Affine{}}
	for _, l := range s.Loops {
		if first, end, okFirst, okEnd := l.Ends(); okFirst && okEnd {
			n.low[l], n.high[l] = []stencil.Affine{first}, []stencil.Affine{end.Plus(stencil.Affine{Const: 1}, -1)}
		}
	}
	return n
}

// common are the conditions that hold wherever a body writes to a grid.
func (n *narrower) common(body []stencil.Stmt) (guards []stencil.Guard, writes bool) {
	for _, st := range body {
		own, does := n.ofStatement(st)
		switch {
		case !does:
		case !writes:
			guards, writes = own, true
		default:
			guards = slices.DeleteFunc(guards, func(g stencil.Guard) bool {
				return !slices.ContainsFunc(own, func(o stencil.Guard) bool { return n.same(g, o) })
			})
		}
	}
	return guards, writes
}

func (n *narrower) ofStatement(st stencil.Stmt) (guards []stencil.Guard, writes bool) {
	switch st := st.(type) {
	case *stencil.Block:
		return n.common(st.Body)
	case *stencil.If:
		if stencil.HasEffect(st.Cond) {
			break
		}
		then, inThen := n.common(st.Then)
		other, inElse := n.common(st.Else)
		switch {
		case inThen && !inElse:
			return append(n.conjuncts(st.Cond, false), then...), true
		case inElse && !inThen:
			return append(n.conjuncts(st.Cond, true), other...), true
		}
	}
	return nil, writesGrid(st)
}

// writesGrid reports whether a statement changes something that is no local of the body.
func writesGrid(st stencil.Stmt) bool {
	found := false
	to := func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Var:
			found = found || e.Sym.Role != stencil.Local
		case *stencil.Element:
		default:
			found = true
		}
	}
	stencil.VisitChanged([]stencil.Stmt{st}, to)
	return found
}

// conjuncts are those of a condition in which locals have their values' place.
func (n *narrower) conjuncts(e stencil.Expr, not bool) []stencil.Guard {
	return stencil.Conjuncts(stencil.WithValues(e, n.of), not)
}

// same reports whether two guards make the same comparison of linear forms.
func (n *narrower) same(g, h stencil.Guard) bool {
	x, op, okX := n.difference(g)
	y, other, okY := n.difference(h)
	return okX && okY && op == other && x.Equal(y)
}

// outcome is what a condition is in the narrowed ranges: the conjuncts of it that are left to ask, or, with never, that it does not hold.
func (n *narrower) outcome(cond stencil.Expr) (left []stencil.Guard, never bool) {
	if stencil.HasEffect(cond) {
		return []stencil.Guard{{Cond: cond}}, false
	}
	for _, g := range stencil.Conjuncts(cond, false) {
		if !n.hold(n.conjuncts(g.Cond, g.Not)) {
			left = append(left, g)
		}
		never = never || n.hold(n.conjuncts(g.Cond, !g.Not))
	}
	return left, never
}

// hold reports whether guards hold in all iterations of the narrowed ranges.
func (n *narrower) hold(guards []stencil.Guard) bool {
	return !slices.ContainsFunc(guards, func(g stencil.Guard) bool {
		limits, ok := n.limits(g)
		return !ok || slices.ContainsFunc(limits, func(l indexLimit) bool { return !n.implied(l) })
	})
}

// decided is a body with its ifs as they are in the narrowed ranges.
func (n *narrower) decided(body []stencil.Stmt) []stencil.Stmt {
	var list []stencil.Stmt
	for _, st := range body {
		switch st := st.(type) {
		case *stencil.If:
			st.Then, st.Else = n.decided(st.Then), n.decided(st.Else)
			switch left, never := n.outcome(st.Cond); {
			case never:
				list = append(list, scoped(st.Else)...)
				continue
			case len(left) == 0:
				list = append(list, scoped(st.Then)...)
				continue
			default:
				st.Cond = joined(left, st.Cond)
			}
		case *stencil.Block:
			st.Body = n.decided(st.Body)
		}
		list = append(list, st)
	}
	return list
}

// choice is what takes the place of c ? x : y in the narrowed ranges, nil if it stays.
func (n *narrower) choice(e stencil.Expr) stencil.Expr {
	c, ok := e.(*stencil.Cond)
	if !ok {
		return nil
	}
	switch left, never := n.outcome(c.C); {
	case never:
		return stencil.MapOuter(stencil.Converted(c.Y, c.T), n.choice)
	case len(left) == 0:
		return stencil.MapOuter(stencil.Converted(c.X, c.T), n.choice)
	}
	return nil
}

// joined is the condition that all of some guards hold; was is the one that they are left of.
func joined(guards []stencil.Guard, was stencil.Expr) stencil.Expr {
	if len(guards) == len(stencil.Conjuncts(was, false)) {
		return was
	}
	cond := guards[0].Holds()
	for _, g := range guards[1:] {
		cond = stencil.NewBinary("&&", cond, g.Holds())
	}
	return cond
}

// narrowLoops gives the loops their new ends, and returns the names of those that have others.
func (n *narrower) narrowLoops() []string {
	var names []string
	replaced := map[*stencil.Loop]*stencil.Loop{}
	for _, l := range n.sweep.Loops {
		loop := *l
		if replaced[l] = &loop; !n.canNarrow(l) {
			continue
		}
		for _, form := range n.low[l][1:] {
			loop.Lo = farther(">", loop.Lo, form)
		}
		for _, form := range n.high[l][1:] {
			loop.Hi = farther("<", loop.Hi, form.Plus(stencil.Affine{Const: 1}, 1))
		}
		if len(n.low[l])+len(n.high[l]) > 2 {
			names = append(names, l.Index.Name)
		}
	}
	n.sweep.ReplaceLoops(replaced)
	return names
}

// farther is the greater (>) or the lesser (<) of an end of a loop and a form, for the host.
func farther(op string, end stencil.Expr, form stencil.Affine) stencil.Expr {
	p, _ := stencil.PolyOf(stencil.AffineExpr(form))
	other := stencil.PolyExpr(p)
	if have, ok := stencil.NumberOf(end, nil); ok && len(have.Claims) == 0 {
		if d := form.Plus(have.Form, -1); d.IsConst() && d.Const > 0 == (op == ">") {
			return other
		} else if d.IsConst() {
			return end
		}
	}
	if _, isConst := stencil.ConstantOf(end); !isConst { // an unsigned one would be compared otherwise
		end = stencil.Converted(end, stencil.LongLong)
	}
	return stencil.NewCond(stencil.NewBinary(op, end, other), end, other)
}
