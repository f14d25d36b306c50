// Draws chains: time loops of many steps whose nests could be one launch for several of them, and near-misses with something in between that
// ends a batch.

package progen

import "slices"

// chain draws a region with such a loop: up to six nests a step that write two or three arrays in turn, which then change names or not.
func (d *drawer) chain() Step {
	loop := &TimeLoop{Var: d.fresh("t"), Count: d.between(0, 29), Style: TimeStyle(d.IntN(int(timeStyles)))}
	if loop.Style == DoWhile {
		loop.Count = max(loop.Count, 1)
	}
	if d.far(loop) {
		return &Region{Steps: []Step{loop}}
	}
	d.stage = nil
	names, fields := d.fields()
	nests := pick(d, 1, 1, 1, 2, 3, 4, 5, 6)
	var first *Nest
	oneRange := d.want("one-range")
	if oneRange { // each writes an array of its own, as those that march do
		fields = append(fields, d.others(names, fields)...)
		nests = d.between(1, min(3, len(fields)))
	}
	for i := range nests {
		nest := d.chainNest(loop.Var, fields[i%len(fields)], first)
		if oneRange && first == nil {
			first = nest
		}
		loop.Steps = append(loop.Steps, nest)
		if d.want("host-code") {
			if h := d.host(loop.Var); h != nil { // a scalar that changes from step to step
				loop.Steps = append(loop.Steps, h)
			}
		}
	}
	shareRanges(loop.Steps, first)
	d.endStep(loop, fields[(nests-1)%len(fields)], names)
	return &Region{Steps: []Step{loop}}
}

// endStep draws what follows in a step behind its nests, of which the last wrote an array: cells of two colours in turn, boundary lines, what ends batches, and
// the change of names.
func (d *drawer) endStep(loop *TimeLoop, last *Array, names []string) {
	if last.Rank == len(d.p.Extents) && d.want("red-black") {
		names, loop.Steps = d.inTurn(loop.Var, last, names)
	}
	if last.Rank == len(d.p.Extents) && d.want("lines") {
		if n := d.lines(loop.Var, last); n != nil {
			loop.Steps = append(loop.Steps, n)
		}
		if n := d.lines(loop.Var, last); n != nil && d.IntN(3) == 0 {
			loop.Steps = append(loop.Steps, n)
		}
	}
	missed := d.want("near-miss")
	if len(names) > 1 {
		if missed && len(names) > 2 && d.IntN(2) == 0 {
			names, missed = names[1:], false // one array keeps its name
		}
		loop.Steps = append(loop.Steps, &Rotate{Arrays: names, Single: d.want("single"), Whole: d.IntN(3) > 0})
	}
	if missed {
		d.miss(loop)
	}
}

// others are arrays with all dimensions that are none of these.
func (d *drawer) others(names []string, fields []*Array) (list []*Array) {
	for _, a := range d.views() {
		isOf := func(f *Array) bool { return f.Name == a.Name }
		if a.Rank == len(d.p.Extents) && !slices.Contains(names, a.Name) && !slices.ContainsFunc(fields, isOf) && !slices.ContainsFunc(list, isOf) {
			list = append(list, a)
		}
	}
	return list
}

// fields are the arrays that a chain writes: the last or the last two of two or three that change names, or any.
func (d *drawer) fields() (names []string, fields []*Array) {
	if d.want("rotation") {
		names = d.alike(pick(d, d.p.Arrays[:2]...))
	}
	if len(names) > 1 {
		names = names[:min(len(names), d.between(2, 3))]
		for _, name := range names {
			fields = append(fields, d.p.array(name))
		}
		if d.IntN(3) == 0 { // nests write several of those that take turns
			return names, fields[1:]
		}
		return names, fields[len(fields)-1:]
	}
	for _, a := range d.views() {
		if a.Rank == len(d.p.Extents) {
			fields = append(fields, a)
		}
	}
	d.Shuffle(len(fields), func(i, j int) { fields[i], fields[j] = fields[j], fields[i] })
	return nil, fields[:min(len(fields), d.between(1, 3))]
}

// unchained are features without which nests are stages of chains.
var unchained = map[string]bool{"plane": true, "permute": true, "step": true, "long-index": true, "outside": true, "repeat": true, "private": true,
	"inner-recurrence": true, "local-array": true, "mixed-types": true, "two-targets": true, "nowait": true}

// irregular are features that only some stages have: most chains with them are none.
var irregular = map[string]bool{"clamp": true, "subscript-form": true, "function": true}

// shareRanges gives all stages the ranges of the first, which has the margins that any of them needs; none: each has its own.
func shareRanges(steps []Step, first *Nest) {
	for _, s := range steps {
		if n, isNest := s.(*Nest); isNest && first != nil {
			n.Loops = slices.Clone(first.Loops)
		}
	}
}

// chainNest draws a stage of a chain, with the loops of another one if there is one.
func (d *drawer) chainNest(clock string, target *Array, twin *Nest) *Nest {
	n := d.newNest(clock)
	n.chained, n.regular = true, d.IntN(6) > 0
	ring{n}.stopping(d.IntN(4) == 0)
	if twin != nil {
		n.copyLoops(twin)
	} else {
		n.loops()
		if n.nest.Parallel = len(n.nest.Loops); n.want("nest-all") {
			n.nest.Parallel = All
		}
		if n.want("tile") {
			n.tile(len(n.nest.Loops))
		}
	}
	if n.IntN(4) == 0 || !(ring{n}).asBefore(d.stage) {
		ring{n}.torus()
	}
	if d.stage == nil {
		d.stage = n
	}
	for _, view := range n.views {
		if view.Name == target.Name && view.level == target.level {
			n.written = []*Array{view}
		}
	}
	if twin != nil || !n.want("colored") || !n.colored() { // the colours may be in the loops
		n.body()
	}
	n.full = twin == nil && n.want("guard")
	n.finish(twin)
	return n.nest
}

// miss puts something into a loop that ends batches, in each step or in some.
func (d *drawer) miss(loop *TimeLoop) {
	var steps []Step
	look := &HostTouch{Array: pick(d, d.p.Arrays...).Name, Scalar: d.variable("double"), Write: d.IntN(2) == 0, Single: true}
	switch d.IntN(5) {
	case 0:
		steps = []Step{look}
	case 1:
		steps = d.visit()
	case 2:
		steps = []Step{d.nest(loop.Var)}
	case 3:
		steps = []Step{d.timedNest(loop.Var)}
	default:
		if r := d.rotation(loop.Var); r != nil {
			steps = []Step{r}
		}
	}
	if d.IntN(3) > 0 {
		steps = []Step{&HostIf{Cond: d.hostCondition(loop.Var), Steps: steps}}
	}
	at := d.IntN(len(loop.Steps) + 1)
	loop.Steps = append(loop.Steps[:at:at], append(steps, loop.Steps[at:]...)...)
}
