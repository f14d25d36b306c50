// The kinds of time loop that kernels of several steps have a way of their own for.

package progen

// ChainKinds are their names, as Kinds gives them.
var ChainKinds = []string{
	"several sweeps in a step", "three buffers", "a chain of one dimension", "stores under conditions", "a choice that keeps the value", "continue",
	"cells of a colour in each step", "torus", "torus by %", "torus by a choice", "torus by a mask", "torus in a flat array", "torus along one dimension", "neighbour loops", "oldest plane first",
	"a guarded stage", "torus by a mask of a variable", "walls", "walls by abs", "chosen elements", "elements by if and else", "opposite lines", "red and black nests",
}

// FarKinds are those of a star that reaches further than the next cell, whose planes lie in shared memory where arrays are read at the cell.
var FarKinds = []string{"a far star", "a far wave"}

// stopKinds are those of neighbours that stop at some ends only. Time loops of other kinds have them, too.
var stopKinds = []string{"stops at one end", "stops where the slowest loop begins", "stops along two dimensions", "stops where another array goes on"}

// nearKinds are those of time loops that look like one of these: most of them stay at one step per launch.
var nearKinds = []string{
	"a mask that is no power of two", "a torus that misses", "walls that miss", "walls two cells away", "elements of two arrays", "elements chosen by data", "a halo from the other end", "four sides",
}

// chainKinds notes the kinds that a time loop has whose steps are nests.
func (p *Program) chainKinds(loop *TimeLoop, has map[string]bool) {
	var nests []*Nest
	note := func(kind string, yes bool) { has[kind] = has[kind] || yes }
	_, written := usedArrays(loop.Steps)
	for _, s := range loop.Steps {
		switch s := s.(type) {
		case *Rotate:
			note("three buffers", len(s.Arrays) > 2)
		case *Nest:
			nests = append(nests, s)
			note("a chain of one dimension", len(p.Extents) == 1)
			note("a guarded stage", s.guarded)
			note("a far star", s.far == 2)
			note("a far wave", s.far == 3)
			p.storeKinds(s, note)
			p.torusKinds(s, note)
			p.endKinds(s, written, note)
			p.stopKinds(s, written, note)
			p.lineKinds(s, note)
		}
	}
	note("several sweeps in a step", len(nests) > 1)
	if len(nests) == 2 {
		red, black := nests[0].colouredIn(), nests[1].colouredIn()
		note("red and black nests", red != "" && red == black)
	}
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
			p.spelled(s, note)
			note("neighbour loops", s.Plus != "")
			a := p.array(r.Array)
			note("torus in a flat array", a != nil && a.flat() && a.Rank > 1)
		}
	})
	note("torus along one dimension", len(along) == 1 && len(p.Extents) > 1)
}
