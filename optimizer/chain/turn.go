// The end of the walk: where the names lead one step later, so that roles turn, or what stands in the way.

package chain

import (
	"fmt"
	"slices"
	"strings"

	"mintc/ir/stencil"
)

// described is the storage in words.
func (s storage) described() string {
	if s.slice != nil {
		array, _, _ := strings.Cut(s.name, " + ") // and the distance of its parts
		return "another part of '" + array + "'"
	}
	return "'" + s.name + "'"
}

// later is the storage that a role's name, or its slice, stands for one step later.
func (w *walker) later(s storage) (next storage, ok bool) {
	if w.unsure[s.name] {
		return s, false
	}
	next = storage{name: s.name}
	if now, held := w.holds[s.name]; held {
		next = now
	}
	if s.slice == nil {
		return next, true
	}
	f, ok := s.slice.with(w.values)
	for name := range s.slice.terms {
		ok = ok && !w.unsure[name]
	}
	return storage{next.name, &f}, ok && next.slice == nil
}

// history is the obstacle of a step that writes another slice of an array than those before.
func (w *walker) history() []Obstacle {
	for r, s := range w.roles {
		role := &w.chain.Roles[r]
		if s.slice == nil || s.slice.modulus != 0 {
			continue
		}
		next, ok := w.later(s)
		if !ok || next.key() == s.key() {
			continue
		}
		written := role.Written || w.sliced(s.name)
		if _, turns := w.known[next.key()]; turns && written { // u[a], u[b]: a, b = b, a
			continue
		}
		if !written {
			role.Renewed = true
			continue
		}
		return []Obstacle{obstacle(at(role.Grid.Span, w.chain.Span), "every step writes another part of '"+s.name+"', which keeps them all", "use two buffers in turn, as in "+s.name+"[t % 2]")}
	}
	return nil
}

// overlap is the obstacle of an array that is used both as a whole and by its slices.
func (w *walker) overlap() []Obstacle {
	for _, s := range w.roles {
		if whole, both := w.known[s.name]; both && s.slice != nil && (w.chain.Roles[whole].Written || w.sliced(s.name)) {
			return []Obstacle{obstacle(w.chain.Span, "'"+w.chain.Roles[whole].Grid.Host+"' is used both as a whole and by its parts", "use one of the two in all nests of a step")}
		}
	}
	return nil
}

// sliced reports whether some slice of an array is written.
func (w *walker) sliced(name string) bool {
	for r, s := range w.roles {
		if s.name == name && w.chain.Roles[r].Written {
			return true
		}
	}
	return false
}

// mostSlices bounds the roles of slices that are used in other steps only.
const mostSlices = 16

// turn finds where the roles are one step later, and the obstacle where they do not take turns. Grids that no stage
// uses may be among them.
func (w *walker) turn() []Obstacle {
	var turn, unknown []int
	for r := 0; r < len(w.roles); r++ { // which grows
		if w.chain.Roles[r].Renewed {
			turn = append(turn, r)
			continue
		}
		next, ok := w.later(w.roles[r])
		switch {
		case !ok && !w.chain.Roles[r].Written && !slices.Contains(turn, r): // another input in each step, if no other role turns into it
			unknown = append(unknown, r)
			turn = append(turn, r)
			continue
		case !ok:
			w.guess()
			return nil
		}
		n, known := w.known[next.key()]
		if !known {
			g := w.gridOf(next)
			if g == nil && next.slice != nil && next.slice.modulus != 0 && len(w.roles) < mostSlices { // no nest uses it in this step
				g = w.chain.Roles[r].Grid
			}
			if g == nil {
				return w.noTurn(r, "stands for "+next.described()+" after the step, and no nest of the step uses an array by that name")
			}
			n = w.role(next, g)
		}
		if slices.Contains(turn, n) {
			if slices.Contains(unknown, n) {
				w.guess()
				return nil
			}
			return w.noTurn(r, "has the same storage as another name after the step")
		}
		if o := w.noRows(r, n); o != nil {
			return o
		}
		if g, h := w.chain.Roles[r].Grid, w.chain.Roles[n].Grid; g.Elem == h.Elem && g.Rank != h.Rank {
			return w.noTurn(r, fmt.Sprintf("is used with %s, and changes places with an array of %s", dimensions(g.Rank), dimensions(h.Rank)))
		} else if !sameKind(g, h) {
			return w.noTurn(r, "changes places with an array of another kind")
		}
		turn = append(turn, n)
	}
	w.chain.Turn = turn
	for _, r := range unknown {
		w.chain.Roles[r].Renewed = true
	}
	return nil
}

// stays reports whether each role has the same storage one step later.
func (w *walker) stays() bool {
	for r, next := range w.chain.Turn {
		if next != r {
			return false
		}
	}
	return true
}

// noTurn is the obstacle of names that do not change places in a circle.
func (w *walker) noTurn(role int, why string) []Obstacle {
	return []Obstacle{obstacle(w.chain.Span, "'"+w.chain.Roles[role].Grid.Host+"' "+why, "let the arrays of a step change places in a circle, as in t = u, u = v, v = t")}
}

// noRows is the obstacle of two flat arrays that change places, of which one is seen with rows and the other is not: an access whose rows are not
// known.
func (w *walker) noRows(r, n int) []Obstacle {
	g, h := w.chain.Roles[r].Grid, w.chain.Roles[n].Grid
	if g.Rank > h.Rank {
		g, h = h, g
	}
	if g.Rank == h.Rank || g.Elem != h.Elem || !g.IsFlat() || !h.IsFlat() {
		return nil
	}
	for _, stage := range w.chain.Stages {
		u := stage.Sweep.UseOf(g)
		if u == nil {
			continue
		}
		for i := range u.Accesses {
			if a := &u.Accesses[i]; !a.Resolved {
				return []Obstacle{obstacle(at(a.Span, stage.Sweep.Directive), "the row of '"+textOf(a, u)+"' is not known to be index + constant", "use a subscript for each dimension, as in u[y][x]")}
			}
		}
	}
	return nil
}

// gridOf is the grid of a storage that no stage uses, nil if there is none.
func (w *walker) gridOf(s storage) *stencil.Grid {
	start := &walker{moduli: w.moduli, distances: map[string]string{}}
	for _, g := range w.function.Grids {
		if at, ok := start.named(place(g)); ok && at.key() == s.key() {
			return g
		}
	}
	return nil
}

func sameKind(a, b *stencil.Grid) bool { return a.Elem == b.Elem && a.Rank == b.Rank }
