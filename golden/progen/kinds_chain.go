// The kinds of time loop that kernels of several steps have a way of their own for.

package progen

// ChainKinds are their names, as Kinds gives them.
var ChainKinds = []string{
	"several sweeps in a step", "three buffers", "a chain of one dimension", "stores under conditions", "a choice that keeps the value", "continue",
	"cells of a colour in each step", "torus", "torus by %", "torus by a choice", "torus by a mask", "torus in a flat array", "torus along one dimension", "neighbour loops", "oldest plane first",
	"a guarded stage",
}

// chainKinds notes the kinds that a time loop has whose steps are nests.
func (p *Program) chainKinds(loop *TimeLoop, has map[string]bool) {
	sweeps := 0
	note := func(kind string, yes bool) { has[kind] = has[kind] || yes }
	for _, s := range loop.Steps {
		switch s := s.(type) {
		case *Rotate:
			note("three buffers", len(s.Arrays) > 2)
		case *Nest:
			sweeps++
			note("a chain of one dimension", len(p.Extents) == 1)
			note("a guarded stage", s.guarded)
			p.storeKinds(s, note)
			p.torusKinds(s, note)
		}
	}
	note("several sweeps in a step", sweeps > 1)
}

// storeKinds notes how a stage stores.
func (p *Program) storeKinds(n *Nest, note func(string, bool)) {
	note("oldest plane first", n.oldestFirst)
	for _, s := range n.Body {
		switch s := s.(type) {
		case *Leave:
			note("continue", true)
		case *If:
			note("stores under conditions", len(targets(s.Then)) > 0)
			walkExpr(s.Cond, func(e Expr) {
				name, ok := e.(*Name)
				note("cells of a colour in each step", ok && name.C == n.Clock)
			})
		case *Assign:
			to, stores := s.Target.(*Ref)
			choice, chooses := s.Value.(*Choice)
			if stores && chooses {
				kept, keeps := choice.Else.(*Ref)
				note("a choice that keeps the value", keeps && kept.Array == to.Array)
			}
		}
	}
}

// torusKinds notes how a stage's neighbours go on at the other end.
func (p *Program) torusKinds(n *Nest, note func(string, bool)) {
	along := map[int]bool{}
	walkExprs(n.Body, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok {
			return
		}
		for _, s := range r.Index {
			if s.Form != Torus {
				continue
			}
			along[s.Dim] = true
			note("torus", true)
			note([]string{"torus by %", "torus by %", "torus by a choice", "torus by a mask"}[s.Spell], true)
			note("neighbour loops", s.Plus != "")
			a := p.array(r.Array)
			note("torus in a flat array", a != nil && a.flat() && a.Rank > 1)
		}
	})
	note("torus along one dimension", len(along) == 1 && len(p.Extents) > 1)
}
