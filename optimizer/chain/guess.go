// A guess at how roles turn where the program does not show it: sweeps of a function that is called once a step,
// pointers that a helper exchanges. The run time compares it with what happens.

package chain

import "mintc/ir/stencil"

// pointsRead is at how many points a nest reads an array, counted as accesses where these are not index + constant but go on at the other end, say.
func pointsRead(s *stencil.Sweep, u *stencil.Use) int {
	if list, ok := s.Offsets(u, false); ok {
		return len(list)
	}
	n := 0
	for _, a := range u.Accesses {
		if !a.Write {
			n++
		}
	}
	return n
}

// guess lets each array that is only written change places with the one of its kind that is only read at the most
// points. All others stay, and what turn found beside those of the nests is forgotten.
func (w *walker) guess() {
	c := w.chain
	used := 0
	for _, s := range c.Stages {
		for _, r := range s.Roles {
			used = max(used, r+1)
		}
	}
	c.Roles = c.Roles[:used]
	c.Turn = make([]int, len(c.Roles))
	c.Guessed = true
	points := make([]int, len(c.Roles))
	read := make([]bool, len(c.Roles))
	for _, s := range c.Stages {
		for i, r := range s.Roles {
			u := s.Sweep.Uses[i]
			read[r] = read[r] || u.Read
			if u.Read {
				points[r] = max(points[r], pointsRead(s.Sweep, u))
			}
		}
	}
	for r := range c.Turn {
		c.Turn[r] = r
	}
	for out := range c.Roles {
		if !c.Roles[out].Written || read[out] {
			continue
		}
		best := -1
		for in, role := range c.Roles {
			if !role.Written && !role.Renewed && c.Turn[in] == in && sameKind(role.Grid, c.Roles[out].Grid) && points[in] > 0 && (best < 0 || points[in] > points[best]) {
				best = in
			}
		}
		if best >= 0 {
			c.Turn[out], c.Turn[best] = best, out
		}
	}
}
