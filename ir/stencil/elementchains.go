// Recurrences along a serial loop, as w[k] = a*w[k-1] in the forward sweep of a tridiagonal solver: a pass reads what passes
// before it assigned, and the first ones what was assigned in front of the loop.

package stencil

import "maps"

// maxBack is how many passes back a recurrence may reach.
const maxBack = 4

// chain is what every pass of a loop assigns at an index of the loop, which starts at first.
type chain struct {
	first    Affine
	step     int64
	assigned [][]Affine
}

// passes follows the body of a loop that runs through all its passes. Where an element may be read early it does so again, with what
// the passes before have assigned.
func (f *elementFlow) passes(sym *Symbol, first Affine, step int64, have elements, body func(elements) elements) elements {
	early := f.early
	end := body(maps.Clone(have))
	if early != nil || f.early == nil || have == nil {
		return end
	}
	c := chain{first: first, step: step}
	for _, run := range end {
		if run.sym == nil && AnyUses(run.index, sym) {
			c.assigned = append(c.assigned, run.index)
		}
	}
	f.early, f.chains[sym] = nil, c
	end = body(have)
	delete(f.chains, sym)
	return end
}

// inChain reports whether an earlier pass of a loop around has assigned the element, or what stood in front of the loop did.
func (f *elementFlow) inChain(have elements, index []Affine, rank int) bool {
	for sym, c := range f.chains {
		for back := int64(1); back <= maxBack && AnyUses(index, sym); back++ {
			if c.assigns(index, sym, back) && f.firstPasses(have, index, sym, c, back, rank) {
				return true
			}
		}
	}
	return false
}

// assigns reports whether the pass that is so far back assigns the element.
func (c chain) assigns(index []Affine, sym *Symbol, back int64) bool {
	for _, at := range c.assigned {
		if TextOf(FormsWith(at, sym, Affine{Terms: []Term{{sym, 1}}, Const: -back * c.step})) == TextOf(index) {
			return true
		}
	}
	return false
}

// firstPasses reports whether the first passes, which have none so far back, find the element assigned.
func (f *elementFlow) firstPasses(have elements, index []Affine, sym *Symbol, c chain, passes int64, rank int) bool {
	for pass := range passes {
		if !f.covered(have, FormsWith(index, sym, c.first.Plus(Affine{Const: pass * c.step}, 1)), rank) {
			return false
		}
	}
	return true
}
