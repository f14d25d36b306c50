package progen

import "slices"

// twin sometimes draws a nest with the same loops behind a nest, which may then
// be one kernel. One of the two may know an array by another pointer.
func (d *drawer) twin(s Step, clock string) []Step {
	n, ok := s.(*Nest)
	if !ok || len(n.Loops) < len(d.p.Extents) || n.recurrent || n.Alias != "" || !d.want("twin") {
		return []Step{s}
	}
	for _, l := range n.Loops {
		if l.Bound.Kind != Fixed || l.Moving != "" {
			return []Step{s}
		}
	}
	behind := d.nestLike(n, clock)
	if !d.want("twin-alias") {
		return []Step{n, behind}
	}
	a := pick(d, d.p.Arrays...)
	pick(d, behind, behind, n).Alias = a.Name
	return []Step{&Renamed{Array: a.Name, Steps: []Step{n, behind}}}
}

// copyLoops takes the loops and the clauses of another nest.
func (n *nestDrawer) copyLoops(of *Nest) {
	n.nest.Loops, n.nest.Parallel = slices.Clone(of.Loops), of.Parallel
	if n.IntN(3) > 0 {
		n.nest.Tile, n.nest.Chunk = slices.Clone(of.Tile), slices.Clone(of.Chunk)
	}
	n.nest.Nowait = n.want("nowait")
}
