// What is known of the accesses of a sweep whose loops were narrowed.

package rewrite

import (
	"maps"
	"slices"

	"mintc/ir/stencil"
)

// usesOf are a sweep's uses of its grids with another body: without accesses that it does not have any more, and with those marked that happen in
// every iteration. false if a grid has none left.
func (n *narrower) usesOf(s *stencil.Sweep, body []stencil.Stmt) (uses []*stencil.Use, ok bool) {
	before, after, always := accessed(s.Body), accessed(body), alwaysTouched(body)
	for _, u := range s.Uses {
		own := *u
		own.Accesses, own.Read = nil, false
		for _, a := range u.Accesses {
			was := textOf(a.Access)
			if a = n.chosen(a); before[was] && !after[textOf(a.Access)] {
				continue
			}
			if p, ok := pointOf(a.Grid, a.Affine); ok && always.has(p, a.Write) {
				a.Guarded = false
			}
			a.Guards, a.Limits = n.guardsLeft(a.Guards), n.limitsLeft(a.Limits)
			own.Read = own.Read || !a.Write
			own.Accesses = append(own.Accesses, a)
		}
		if len(own.Accesses) == 0 {
			return nil, false
		}
		uses = append(uses, &own)
	}
	return uses, true
}

// chosen is an access with the sides of choices in its subscripts that the narrowed ranges take.
func (n *narrower) chosen(a stencil.AccessInfo) stencil.AccessInfo {
	access := stencil.MapOuter(a.Access, n.choice).(*stencil.Access)
	if textOf(access) == textOf(a.Access) {
		return a
	}
	known := stencil.InfoOf(access)
	a.Access, a.Affine, a.Resolved = known.Access, known.Affine, known.Resolved
	return a
}

// guardsLeft are those that do not hold in all iterations.
func (n *narrower) guardsLeft(guards []stencil.Guard) []stencil.Guard {
	return slices.DeleteFunc(slices.Clone(guards), func(g stencil.Guard) bool { return n.hold(n.conjuncts(g.Cond, g.Not)) })
}

// limitsLeft are those that say more than the range of their loop.
func (n *narrower) limitsLeft(limits []stencil.Limit) (left []stencil.Limit) {
	for _, l := range limits {
		at := slices.IndexFunc(n.sweep.Loops, func(loop *stencil.Loop) bool { return loop.Index == l.Index && n.canNarrow(loop) })
		if at >= 0 {
			known := func(high bool) func(stencil.Affine) bool {
				return func(form stencil.Affine) bool { return n.implied(indexLimit{n.sweep.Loops[at], high, form}) }
			}
			l.Low, l.High = slices.DeleteFunc(slices.Clone(l.Low), known(false)), slices.DeleteFunc(slices.Clone(l.High), known(true))
		}
		if len(l.Low)+len(l.High) > 0 {
			left = append(left, l)
		}
	}
	return left
}

// accessed are the texts of all accesses of a body.
func accessed(body []stencil.Stmt) map[string]bool {
	list := map[string]bool{}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if a, ok := e.(*stencil.Access); ok {
			list[textOf(a)] = true
		}
	})
	return list
}

func textOf(a *stencil.Access) string { return stencil.Formatter{}.Expr(a) }

// droppable are the locals that a body uses and that have one value, without an effect.
func (n *narrower) droppable(body []stencil.Stmt) map[*stencil.Symbol]bool {
	list := stencil.UsedIn(body)
	maps.DeleteFunc(list, func(sym *stencil.Symbol, _ bool) bool { return n.of[sym] == nil || stencil.HasEffect(n.of[sym]) })
	return list
}
