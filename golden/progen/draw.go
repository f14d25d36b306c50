// Draws a whole program: mesh, arrays, scalars, and the steps of its function (copies, regions, time loops, host
// code between them).

package progen

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// Draw makes the program of a seed.
func Draw(seed int64, features Features) *Program {
	d := &drawer{Rand: rand.New(rand.NewPCG(uint64(seed), 2011)), features: features, p: &Program{Seed: seed}}
	d.mesh()
	d.arrays()
	d.scalars()
	d.p.Callee = d.want("callee") && (!d.p.variableRows() || d.want("vla-parameter"))
	d.p.CallerMaps = d.p.Callee && d.want("caller-maps")
	d.p.Uncast = d.want("uncast")
	d.p.C89 = d.want("c89")
	d.elsewhere()
	d.steps()
	d.allBases() // after all else: without the feature, a seed draws what it did
	return d.p
}

// most is the largest extent by rank: the emulator runs some ten million
// threads a second.
var most = [4]int{0, 40, 34, 19}

func (d *drawer) mesh() {
	rank := pick(d, 1, 1, 2, 2, 2, 3, 3)
	for i := 0; i < rank; i++ {
		style := Literal
		if d.want("variable-extent") {
			style = Variable
		} else if d.want("macro-extent") {
			style = Macro
		}
		cells := d.between(5, most[rank])
		switch {
		case d.want("tiny"):
			cells = d.between(1, 5)
		case d.want("power"): // a power of two, which a mask may stand for
			cells = pick(d, 4, 8, 8, 16)
			if d.IntN(2) == 0 {
				style = Variable
			}
		case d.want("awkward"): // a prime, or one more than a tile or a warp
			cells = min(pick(d, 7, 9, 11, 13, 17, 17, 19, 23, 29, 31, 33, 37), most[rank])
		}
		d.p.Extents = append(d.p.Extents, Extent{cells, style})
	}
	if d.want("square") {
		for i := range d.p.Extents {
			d.p.Extents[i] = d.p.Extents[0]
		}
	}
	if d.want("wide") { // more than a warp along the rows
		d.p.Extents[rank-1].Cells = d.between(60, 150)
	}
}

func (d *drawer) arrays() {
	family := pick[Type](d, "double", "double", "double")
	if d.want("float") {
		family = "float"
	}
	if d.want("integer") && d.IntN(2) == 0 {
		family = pick[Type](d, "int", "unsigned", "long long", "short", "int", pick(d, types[2:]...))
	}
	kind := d.kind()
	apart := d.want("rows-apart") // arrays that may be exchanged are alike
	for i, n := 0, d.between(2, 5); i < n; i++ {
		a := &Array{Name: string(rune('a' + i)), Elem: family, Kind: kind, Rank: len(d.p.Extents)}
		if i >= 2 && d.want("mixed") {
			a.Elem = pick(d, types...)
		}
		if i >= 1 && d.IntN(3) == 0 {
			a.Kind = d.kind()
		}
		if d.want("pad") {
			a.Pad = d.between(1, 3)
		}
		if i >= 2 && a.Rank > 1 && d.want("lower-rank") {
			a.Rank--
		}
		if d.want("buffers") && !(a.Kind == Table && a.Rank == 3) {
			a.Buffers = d.between(2, 3)
		}
		a.Apart = apart && a.Kind == Table && a.dims() > 1
		d.besides(a)
		d.p.Arrays = append(d.p.Arrays, a)
	}
}

func (d *drawer) kind() ArrayKind {
	return ArrayKind(d.weighted("static", "automatic", "vla", "row-pointer", "table", "member", "member-rows", "flat", "member-flat", "held", "listed", "static-pointer"))
}

func (d *drawer) scalars() {
	for i, n := 0, pick(d, 1, 1, 1, 2, 2, 3); i < n; i++ {
		s := &Scalar{Name: fmt.Sprintf("s%d", i), Type: pick[Type](d, "double", "float", "double", "int"), Const: d.IntN(3) == 0}
		s.Value = float64(d.between(-8, 8)) / 16
		if s.Type == "int" {
			s.Value = float64(d.between(-3, 9))
		}
		d.p.Scalars = append(d.p.Scalars, s)
	}
}

// variableRows reports whether a parameter of the function would be a pointer to
// rows of variable length.
func (p *Program) variableRows() bool {
	return slices.ContainsFunc(p.Arrays, p.hasVariableRows)
}

// steps draws the function: uploads, regions that share them, downloads of all
// arrays that may have changed.
func (d *drawer) steps() {
	var regions []Step
	regions = append(regions, d.region())
	for d.want("second-region") && len(regions) < 3 {
		if d.want("host-if") {
			regions = append(regions, &HostIf{Cond: d.hostCondition(""), Steps: []Step{d.region()}})
			continue
		}
		regions = append(regions, d.region())
	}
	used, written := usedArrays(regions)
	aliased := map[string]bool{} // by pointers whose type has no extents
	VisitSteps(regions, func(s Step) {
		if n, ok := s.(*Nest); ok {
			aliased[n.Alias] = true
		}
	})
	copied := copiedArrays(regions)
	for _, a := range d.p.Arrays {
		if used[a.Name] && a.complete(d.p) && !aliased[a.Name] && d.want("inferred") && !copied[a.Name] {
			used[a.Name], written[a.Name] = false, false
		}
		if used[a.Name] {
			d.p.Steps = append(d.p.Steps, d.copy(a.Name, true))
		}
	}
	d.p.Steps = append(d.p.Steps, regions...)
	for _, a := range d.p.Arrays {
		if written[a.Name] {
			d.p.Steps = append(d.p.Steps, d.copy(a.Name, false))
		}
	}
}

// complete reports whether the array's type gives its extents where the regions
// are.
func (a *Array) complete(p *Program) bool {
	return a.Kind == Static || a.Kind == Member || (a.Kind == Automatic || a.Kind == VLA) && !p.Callee
}

func (d *drawer) copy(array string, toDevice bool) *Transfer {
	return &Transfer{Array: array, ToDevice: toDevice, Bare: d.want("bare-copy")}
}

// usedArrays are the arrays that nests touch, and those whose storage they may
// change, by this name or by the name of another in a rotation.
func usedArrays(steps []Step) (used, written map[string]bool) {
	used, written = map[string]bool{}, map[string]bool{}
	VisitSteps(steps, func(s Step) {
		switch s := s.(type) {
		case *Nest:
			walkExprs(s.Body, func(e Expr) {
				switch e := e.(type) {
				case *Ref:
					used[e.Array] = true
					used[e.Far] = used[e.Far] || e.Far != ""
				case *Whole:
					used[e.Array] = true
				}
			})
			for _, name := range targets(s.Body) {
				written[name] = true
			}
		case *Rotate:
			for _, name := range s.Arrays {
				used[name], written[name] = true, true
			}
		case *Transfer:
			used[s.Array] = true
		case *HostName:
			used[s.Array] = true
			written[s.Array] = written[s.Array] || s.Write
		case *HostTouch:
			used[s.Array] = true
			written[s.Array] = written[s.Array] || s.Write
		}
	})
	return used, written
}

// copiedArrays are those that copies among the steps name: what these bring back must have been put on the device.
func copiedArrays(steps []Step) map[string]bool {
	copied := map[string]bool{}
	VisitSteps(steps, func(s Step) {
		switch s := s.(type) {
		case *Transfer:
			copied[s.Array] = true
		case *HostName:
			if !s.Bare {
				copied[s.Array] = true
			}
		}
	})
	return copied
}

// VisitSteps calls f for every step, outer ones first.
func VisitSteps(steps []Step, f func(Step)) {
	for _, s := range steps {
		f(s)
		switch s := s.(type) {
		case *Region:
			VisitSteps(s.Steps, f)
		case *TimeLoop:
			VisitSteps(s.Steps, f)
		case *HostIf:
			VisitSteps(s.Steps, f)
		case *Renamed:
			VisitSteps(s.Steps, f)
		case *HostLoop:
			VisitSteps(s.Steps, f)
		}
	}
}

func (d *drawer) region() Step {
	if d.want("parallel-for") {
		nest := d.nest("")
		nest.ParallelFor = true
		return nest
	}
	if d.want("chain") {
		return d.chain()
	}
	if !d.want("time-loop") {
		return &Region{Steps: d.moment("")}
	}
	loop := &TimeLoop{Var: d.fresh("t"), Count: pick(d, 0, 1, 1, 2, 2, 3, 3, 4), Style: TimeStyle(d.IntN(int(timeStyles)))}
	if loop.Style == DoWhile {
		loop.Count = max(loop.Count, 1)
	}
	loop.Steps = d.moment(loop.Var)
	return &Region{Steps: []Step{loop}}
}

// moment draws the steps of one time step; clock is the loop's counter, if any.
func (d *drawer) moment(clock string) []Step {
	var list []Step
	for i, n := 0, pick(d, 1, 1, 1, 2, 2, 3); i < n; i++ {
		list = append(list, d.twin(d.timedNest(clock), clock)...)
		if d.want("barrier") {
			list = append(list, &Barrier{})
		}
		if d.want("host-code") {
			if h := d.host(clock); h != nil {
				list = append(list, h)
			}
		}
		if clock != "" && d.want("host-if") {
			list = append(list, &HostIf{Cond: d.hostCondition(clock), Steps: []Step{d.nest(clock)}})
		}
		if d.want("element") {
			a := pick(d, d.p.Arrays...)
			list = append(list, &HostTouch{Array: a.Name, Scalar: d.variable("double"), Write: d.IntN(2) == 0, Single: true})
		}
		if d.want("copy-in-loop") {
			list = append(list, d.visit()...)
		}
		if d.p.Elsewhere != Nothing && d.IntN(3) == 0 {
			list = append(list, &Tick{})
		}
		if d.want("other-name") {
			list = append(list, d.hostName())
		}
	}
	if d.want("rotation") {
		if r := d.rotation(clock); r != nil {
			list = append(list, r)
		}
	}
	return list
}

// timedNest draws a nest of a time step: perhaps with a bound that moves in
// time, under another name for an array, or plane by plane.
func (d *drawer) timedNest(clock string) Step {
	n := d.nest(clock)
	if last := &n.Loops[len(n.Loops)-1]; clock != "" && !last.Down && !last.Outside && last.Bound.Kind == Fixed && d.want("moving-bound") {
		last.Moving, last.Compare, last.Type = clock, Strict, "int"
	}
	if d.want("alias") {
		a := pick(d, d.p.Arrays...)
		n.Alias = a.Name
		if d.p.shiftable(a) && n.signed() && d.want("shift") {
			n.Shift = d.between(1, 2)
		}
	}
	first := n.Loops[0]
	if len(n.Loops) < 2 || n.recurrent || n.guarded || !d.want("host-plane") {
		return n
	}
	n.Loops = n.Loops[1:]
	if n.Tile != nil {
		n.Tile = n.Tile[:min(len(n.Tile), len(n.Loops))]
	}
	if n.Chunk != nil {
		n.Chunk = n.Chunk[:len(n.Tile)]
	}
	return &HostLoop{Loop: first, Steps: []Step{n}}
}

// visit brings an array back, touches it on the host and sends it again.
func (d *drawer) visit() []Step {
	a := pick(d, d.p.Arrays...)
	list := []Step{d.copy(a.Name, false)}
	if d.want("host-touch") {
		list = append(list, &HostTouch{Array: a.Name, Scalar: d.variable("double"), Write: d.IntN(2) == 0})
	}
	return append(list, d.copy(a.Name, true))
}

// rotation exchanges arrays of one type that the function knows by pointers.
func (d *drawer) rotation(clock string) Step {
	same := d.alike(pick(d, d.p.Arrays...))
	if len(same) < 2 {
		return nil
	}
	n := 2
	if len(same) > 2 && d.want("rotate-3") {
		n = 3
	}
	r := &Rotate{Arrays: same[:n], Single: d.want("single"), Whole: d.IntN(3) > 0}
	if clock != "" && d.want("conditional-rotation") {
		return &HostIf{Cond: d.hostCondition(clock), Steps: []Step{r}}
	}
	return r
}

// alike are the arrays that may take the place of one another in any order, with the first.
func (d *drawer) alike(first *Array) []string {
	var same []string
	for _, a := range d.p.Arrays {
		if a.Kind == first.Kind && a.Elem == first.Elem && a.Rank == first.Rank && a.Pad == first.Pad && a.Buffers == first.Buffers && d.p.isPointer(a) {
			same = append(same, a.Name)
		}
	}
	d.Shuffle(len(same), func(i, j int) { same[i], same[j] = same[j], same[i] })
	return same
}

// isPointer reports whether the function may assign the array.
func (p *Program) isPointer(a *Array) bool {
	switch a.Kind {
	case RowPointer, Table, MemberRows, Flat, MemberFlat, Held, Listed, StaticPointer:
		return true
	case Automatic, VLA:
		return p.Callee
	}
	return false
}

// variable is a scalar that may be written, made if there is none of the type.
func (d *drawer) variable(t Type) string {
	for _, s := range d.p.Scalars {
		if s.Type == t && !s.Const && s.Name[0] == 's' {
			return s.Name
		}
	}
	s := &Scalar{Name: fmt.Sprintf("s%d", len(d.p.Scalars)), Type: t, Value: 0.25}
	d.p.Scalars = append(d.p.Scalars, s)
	return s.Name
}

func (d *drawer) host(clock string) Step {
	text := fmt.Sprintf("%s = %s * 0.5 + 0.125;", d.variable("double"), d.variable("double"))
	if clock != "" && d.IntN(2) == 0 {
		text = fmt.Sprintf("%s += %s %% 3;", d.variable("double"), clock)
	}
	return &Host{Text: text, Single: d.want("single")}
}

func (d *drawer) hostCondition(clock string) string {
	if clock != "" && d.IntN(3) > 0 {
		return fmt.Sprintf("%s %% %d == %d", clock, d.between(2, 3), d.IntN(2))
	}
	return d.variable("double") + " > 0.1"
}
