// Which elements the accesses of a nest can touch, and which pairs of accesses must not meet: the host decides that from
// addresses before a launch.

package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// toucher collects what the nest touches of its grids, in groups that differ only
// by constants.
type toucher struct {
	rings
	sweep *sweepLowering
	of    map[*stencil.Use][]*kernel.Touch
}

func newToucher(w *sweepLowering) *toucher {
	return &toucher{newRings(w.Sweep), w, map[*stencil.Use][]*kernel.Touch{}}
}

// touches are the groups of a grid's accesses.
func (t *toucher) touches(u *stencil.Use) []*kernel.Touch {
	list, done := t.of[u]
	if done {
		return list
	}
	apart := t.sweep.apart(u)
	for _, a := range u.Accesses {
		touch := t.touch(u, a)
		// A claim is only contradicted by what is certain of each access.
		if t.sweep.Sweep.Hints.Independent || !slices.ContainsFunc(list, func(have *kernel.Touch) bool { return have.Add(touch, apart) }) {
			list = append(list, touch)
		}
	}
	t.of[u] = list
	return list
}

// touch is one access.
func (t *toucher) touch(u *stencil.Use, a stencil.AccessInfo) *kernel.Touch {
	a = t.unlimited(a)
	touch := &kernel.Touch{Use: u, Text: a.Span.Text(), Nest: a.Nest, Write: a.Write, Limits: a.Limits, Known: t.knows(a)}
	touch.Certain = !a.Guarded && a.Resolved
	bounds := t.sweep.stepped(a.Bounds(t.serial))
	for d := range a.Affine {
		side, ok := t.side(a, d, bounds)
		if !ok {
			touch.Known, touch.Certain, touch.Sides = false, false, nil
			break
		}
		touch.Certain = touch.Certain && side.Low.Equal(side.High) && side.Low.IsOuter()
		touch.Sides = append(touch.Sides, side)
	}
	return touch
}

// side splits a subscript into what the parallel indices contribute and the rest.
// One that stops at an edge is as good as any value of its index, and so is one that goes on at the other end.
func (t *toucher) side(a stencil.AccessInfo, d int, bounds map[*stencil.Symbol]stencil.Bounds) (side kernel.TouchSide, ok bool) {
	rest, whole := t.reached(a, d)
	for _, l := range t.sweep.Sweep.Loops {
		c := int64(0)
		if !whole {
			c, rest = rest.Coef(l.Index), rest.Without(l.Index)
		}
		side.Coef = append(side.Coef, c)
	}
	for _, term := range rest.Terms {
		if _, serial := t.serial[term.Sym]; serial {
			side.By = stencil.GCD(side.By, term.Coef)
		}
	}
	if whole {
		side.By = 1
	}
	low, okLow := stencil.Extreme(rest, bounds, false)
	high, okHigh := stencil.Extreme(rest, bounds, true)
	side.Low, side.High = low, high
	return side, okLow && okHigh
}

// pairs decides for each two grids, one of which is written, what the host makes
// sure of: the plan, and every claim that a kernel's parameters make, rely on it.
func (t *toucher) pairs() {
	for i, u := range t.sweep.Sweep.Uses {
		for _, v := range t.sweep.Sweep.Uses[i+1:] {
			switch {
			case u.Grid.IsOtherObject(v.Grid), t.sweep.Sweep.Versioned.TellsApart(u.Grid, v.Grid): // before it is launched
			case t.sweep.Sweep.MustDiffer(u, v):
				t.pair(u, v, kernel.Differ)
			case (t.moves(u) || t.moves(v)) && t.sweep.Sweep.MustKeepOrder(u, v): // reordered
				t.pair(u, v, kernel.InOrder)
			case t.sweep.Sweep.Hints.Independent:
				t.pair(u, v, kernel.Claimed)
			case t.sweep.Sweep.Pointwise(u) && t.sweep.Sweep.Pointwise(v):
				t.pair(u, v, kernel.Coincide)
			default:
				t.pair(u, v, kernel.CoincideOnce)
			}
		}
	}
}

// moves reports whether a streaming kernel does not access a grid where the program does: planes
// are loaded before, results stored after the bodies of all cells.
func (t *toucher) moves(u *stencil.Use) bool {
	return t.sweep.Plan.Stream != nil && (len(t.sweep.Plan.FullFootprint(u)) > 0 || t.sweep.StoresOnce(u))
}

func (t *toucher) pair(u, v *stencil.Use, rule kernel.PairRule) {
	for _, x := range t.touches(u) {
		for _, y := range t.touches(v) {
			if (x.Write || y.Write) && (rule != kernel.Claimed || x.Certain && y.Certain) {
				t.sweep.Launch.Pairs = append(t.sweep.Launch.Pairs, kernel.Pair{First: t.named(x), Second: t.named(y), Rule: rule})
			}
		}
	}
}

// own makes sure that the iterations do not meet in a flat grid that is written: its
// dimensions were compared one by one, which is right only if no row goes beyond its
// end. Where one does, the elements decide.
func (t *toucher) own(u *stencil.Use) {
	var apart []stencil.IndependenceCheck
	for _, a := range t.sweep.Sweep.IndependenceChecks {
		if a.Grid == u.Grid {
			apart = append(apart, a)
		}
	}
	if !u.Written || t.sweep.Sweep.Hints.Independent || u.Grid.Rank == 1 && len(apart) == 0 {
		return
	}
	one := kernel.OneByOne{Name: t.sweep.Names.Fresh(u.Grid.Name + "_apart"), Grid: u.Grid, Apart: apart}
	touches := t.touches(u)
	for i, x := range touches {
		for _, y := range touches[i:] {
			switch { // messages name the write first
			case x.Write:
				one.Pairs = append(one.Pairs, [2]*kernel.Touch{t.named(x), t.named(y)})
			case y.Write:
				one.Pairs = append(one.Pairs, [2]*kernel.Touch{t.named(y), t.named(x)})
			}
		}
	}
	t.sweep.Launch.OneByOne = append(t.sweep.Launch.OneByOne, one)
}

// named gives a touch its host variable.
func (t *toucher) named(x *kernel.Touch) *kernel.Touch {
	if x.Name == "" {
		does := "_reads"
		if x.Write {
			does = "_writes"
		}
		x.Name = t.sweep.Names.Fresh(x.Use.Grid.Name + does)
		t.sweep.Launch.Touches = append(t.sweep.Launch.Touches, x)
	}
	if t.sweep.Launch.Nest == "" {
		t.sweep.Launch.Nest = t.sweep.Names.Fresh("loops")
	}
	return x
}
