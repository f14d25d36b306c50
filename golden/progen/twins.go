// A nest followed by another one with the same loops, so that the optimizer may fuse the two.

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
	alias := d.want("twin-alias")
	behind := d.nestLike(n, clock, alias)
	shared := d.shared(n, behind)
	if !alias || len(shared) == 0 {
		return []Step{n, behind}
	}
	name := pick(d, shared...)
	other := pick(d, behind, behind, n)
	other.Alias = name
	if d.p.shiftable(d.p.array(name)) && other.signed() && d.want("shift") {
		other.Shift = d.between(1, 2)
	}
	n.Levels, behind.Levels = false, false // whose variables would stand between
	return []Step{&Renamed{Array: name, Steps: []Step{n, behind}}}
}

// shared are the arrays that both nests use and at least one of them changes,
// where they use a further one: a kernel of both has to be worth it.
func (d *drawer) shared(a, b *Nest) []string {
	used, changed := usedArrays([]Step{a})
	alsoUsed, alsoChanged := usedArrays([]Step{b})
	var names []string
	common := 0
	for _, array := range d.p.Arrays {
		name := array.Name
		if !used[name] || !alsoUsed[name] {
			continue
		}
		common++
		if changed[name] || alsoChanged[name] {
			names = append(names, name)
		}
	}
	if common < 2 {
		return nil
	}
	return names
}

// copyLoops takes the loops and the clauses of another nest.
func (n *nestDrawer) copyLoops(of *Nest) {
	n.nest.Loops, n.nest.Parallel = slices.Clone(of.Loops), of.Parallel
	if n.IntN(3) > 0 {
		n.nest.Tile, n.nest.Chunk = slices.Clone(of.Tile), slices.Clone(of.Chunk)
	}
	n.nest.Nowait = n.want("nowait")
}
