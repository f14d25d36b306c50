// Neighbours beyond the ends of a dimension, as programs write them: subscripts that stop, go on at the other end or turn back, by a condition that chooses a
// subscript or an element, by abs, MIN and MAX, %, &; and such that only look like it.

package progen

import "slices"

// Either declares a variable that has one of two elements, by if and else. Value is an element with an Apart subscript.
type Either struct {
	Name  string
	Type  Type
	Value *Ref
}

func (*Either) stmt() {}

// bothEnds are the two ends of a dimension: the low one and the high one.
type bothEnds struct{ low, high bool }

// stopping draws the ends at which the neighbours of a nest stop, all of them in half of the nests, and an array whose neighbours do not.
func (d ring) stopping(edges bool) {
	n := d.of
	if n.edges = nil; !edges {
		return
	}
	if n.passing = ""; n.IntN(2) == 0 {
		n.passing = pick(n.drawer, n.views...).Name
	}
	all := n.IntN(2) == 0
	for range n.p.Extents {
		some := pick(n.drawer, bothEnds{}, bothEnds{low: true}, bothEnds{low: true}, bothEnds{high: true}, bothEnds{high: true}, bothEnds{true, true})
		if all {
			some = bothEnds{true, true}
		}
		n.edges = append(n.edges, some)
	}
}

// stops reports whether an array's neighbour with this offset stops at the end of the dimension.
func (d ring) stops(a *Array, dim, offset int) bool {
	n := d.of
	return n.edges != nil && a.Name != n.passing && (offset < 0 && n.edges[dim].low || offset > 0 && n.edges[dim].high)
}

// edgeSpells, torusSpells and turnSpells are how many spellings there are of neighbours that stop, go on and turn back.
const edgeSpells, torusSpells, turnSpells = 5, 6, 6

// atEnd gives a subscript of a neighbour its form at the ends.
func (d ring) atEnd(s *Sub) {
	n := d.of
	cells, far := n.p.Extents[s.Dim].Cells, max(s.Off, -s.Off)
	s.Form, s.Spell = Torus, n.spell
	if n.turning {
		s.Form, s.Spell = Turn, n.IntN(turnSpells)
		if s.Off > 0 && n.IntN(6) > 0 { // by abs as seldom as people do
			s.Spell = n.between(3, turnSpells-1)
		}
		if far >= cells { // it does not turn back within the array
			s.Form = Torus
		}
	}
	if cells > 3 && far == 1 && n.want("miss-end") {
		s.Miss = n.between(1, 3)
	}
}

// choosing draws elements that conditions on ends choose.
type choosing struct{ of *nestDrawer }

// elements has an element's first subscript with a condition choose between two elements, where the nest does so.
func (d choosing) elements(a *Array, r *Ref) {
	n := d.of
	at := slices.IndexFunc(r.Index, func(s Sub) bool { return s.Form == Edge || s.Form == Torus || s.Form == Turn })
	if at < 0 || !n.chosen || n.isTarget(a) {
		return
	}
	s := &r.Index[at]
	s.Apart = true
	if !n.want("miss-end") {
		return
	}
	if n.IntN(2) == 0 { // two arrays
		for _, other := range n.views {
			if other.Name != a.Name && other.Rank == a.Rank && other.Elem == a.Elem && other.Buffers == 0 && a.Buffers == 0 && !n.isTarget(other) {
				r.Far = other.Name
			}
		}
		return
	}
	if far := max(s.Off, -s.Off); far > 1 && s.Form != Edge { // what lies beyond the end is not the same for all points
		return
	}
	s.Miss, s.Or = 0, &Binary{">", n.own(a), &Num{"0"}} // the data have a say
	if n.IntN(3) == 0 {
		s.Or = &Binary{"==", &Binary{"%", &Name{s.Loop}, &Num{"3"}}, &Num{"1"}}
	}
}

// either declares a variable that has one of two elements, by if and else.
func (d choosing) either() {
	n := d.of
	a := n.source()
	if !n.chosen || n.isTarget(a) || n.IntN(2) == 0 {
		return
	}
	ref := n.at(a, n.offset(a, 1))
	typ := Type("int")
	if a.Elem.Floating() {
		typ = a.Elem
	}
	if !slices.ContainsFunc(ref.Index, func(s Sub) bool { return s.Apart }) || !a.Elem.Floating() && a.Elem != "int" {
		return
	}
	name := n.fresh("v")
	n.nest.Body = append(n.nest.Body, &Either{name, typ, ref})
	n.locals[typ] = append(n.locals[typ], name)
}
