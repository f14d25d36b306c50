// The abstract state at one point of a function: which value each pointer holds, and for each value what is
// known of the storage it points to (mapped, old on the host, old on the device). Values that may point to the
// same storage are aliases unless they are known to be apart.

package validity

import (
	"cmp"
	"maps"
	"slices"
	"sort"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// value is the number of a pointer value: two names with the same value hold the same pointer. An
// array is a name with a value of its own.
type value int

// scope is the block whose end ends a mapping, by the offset behind its opening brace.
type scope int

// callers is the scope of a mapping that the function's caller may have made, kept the scope of a
// copy with 'keep'.
const (
	callers scope = -1
	kept    scope = -2
)

// facts are what is known of the storage that a value points to. A flag that is set says what MAY
// hold. If both mapped and unmapped are set, one of them holds.
type facts struct {
	leads            []placeID // where the value may point, ascending
	scopes           []scope   // what may end the mapping
	mapped, unmapped bool
	hostOld          bool // the device copy has newer values
	// oldBy are the changes by the device that make the storage old, if nothing but them does.
	oldBy     []cause
	deviceOld bool     // the host copy has newer values
	elsewhere bool     // if hostOld, then by a function of another file
	byNest    bool     // if hostOld, then also by a nest of this file
	lost      bool     // hostOld when the mapping ended: the values are gone
	freed     bool     // freed while mapped
	table     bool     // holds the rows of an array that is on the device
	unfilled  []needID // inferred mappings that have put it on the device without values
	history
}

// refresh says that the host copy has the newest values.
func (f *facts) refresh() {
	f.hostOld, f.oldBy, f.elsewhere, f.byNest, f.lost = false, nil, false, false, false
}

// history is for messages only: states are compared without it.
type history struct {
	changed source.Span       // the nest or call that made the host copy old
	wrote   *touch            // the host access that made the device copy old
	mapping *stencil.Transfer // the copy that put the array on the device, in that call of its function
	within  *walk
	freeing source.Span
}

// touch is a host access: its place, and the statement next to which a copy can be added.
type touch struct {
	at, statement source.Span
	name, text    string // of the array; the copy to add
	rows          bool   // what is written is a row pointer
	single        bool   // in a block of 'mint single' the statement would act on the device copy
}

// state is what is known at one point of a function. A dead state is never reached.
type state struct {
	dead  bool
	holds map[placeID]value
	// cells are pointers keyed by the pointer through which their object is reached: cur->u, if cur
	// points to one of several structs.
	cells map[cell]value
	facts map[value]*facts  // never changed in place: clones share them
	apart map[[2]value]bool // values that point to different storage, though to the same places
	// escaped are the objects whose address is known outside of the file.
	escaped map[placeID]bool
}

// cell is a pointer at a path of the object that a value points to.
type cell struct {
	via  value
	path string
}

func newState() *state {
	return &state{holds: map[placeID]value{}, cells: map[cell]value{}, facts: map[value]*facts{}, apart: map[[2]value]bool{}, escaped: map[placeID]bool{}}
}

func (s *state) clone() *state {
	return &state{dead: s.dead, holds: maps.Clone(s.holds), cells: maps.Clone(s.cells), facts: maps.Clone(s.facts),
		apart: maps.Clone(s.apart), escaped: maps.Clone(s.escaped)}
}

// of are the facts of a value; the zero facts for 0.
func (s *state) of(v value) facts {
	if f := s.facts[v]; f != nil {
		return *f
	}
	return facts{}
}

func (s *state) set(v value, f facts) { s.facts[v] = &f }

// change changes the facts of a value.
func (s *state) change(v value, f func(*facts)) {
	old := s.of(v)
	f(&old)
	s.set(v, old)
}

// mayBeSame reports whether two values may point to the same storage.
func (s *state) mayBeSame(a, b value) bool {
	if a == b {
		return true
	}
	return !s.apart[pair(a, b)] && intersect(s.of(a).leads, s.of(b).leads)
}

// aliases are the other values that may point to the storage of v, ascending.
func (s *state) aliases(v value) []value {
	var list []value
	for o := range s.facts {
		if o != v && s.mayBeSame(v, o) {
			list = append(list, o)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list
}

// setApart notes that v, which is new, leads to other storage than all values so far.
func (s *state) setApart(v value) {
	for _, o := range s.aliases(v) {
		s.apart[pair(v, o)] = true
	}
}

// freed are the values whose storage was freed while mapped.
func (s *state) freed() []value {
	var list []value
	for v, f := range s.facts {
		if f.freed {
			list = append(list, v)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list
}

// flag is a property that storage may have, and how it is taken from it.
type flag struct {
	is    func(*facts) bool
	clear func(*facts)
}

var settled = []flag{
	{func(f *facts) bool { return f.hostOld }, func(f *facts) { f.refresh() }},
	{func(f *facts) bool { return f.deviceOld }, func(f *facts) { f.deviceOld = false }},
	{func(f *facts) bool { return f.unmapped }, func(f *facts) { f.unmapped = !f.mapped }},
}

// settle draws a conclusion about values that point to one of several arrays: when each of the k
// arrays is mapped (or brought back), under whatever names, then so is whichever array such a value
// points to. A place that stands for several arrays tells nothing about one of them.
func (c *checker) settle(s *state, v value) {
	for _, base := range append([]value{v}, s.aliases(v)...) {
		all := s.of(base).leads
		if len(all) == 0 || slices.ContainsFunc(all, func(p placeID) bool { return c.places.many[p] || c.places.isSummary(p) }) {
			continue
		}
		within := s.within(all)
		for _, flag := range settled {
			with, without := s.divide(within, flag)
			if len(with) > 0 && s.cover(without, all) {
				for _, o := range with {
					s.change(o, flag.clear)
				}
			}
		}
	}
}

// within are the values that lead to some of the places and to no others, ascending.
func (s *state) within(all []placeID) []value {
	var list []value
	for v, f := range s.facts {
		if contained(f.leads, all) {
			list = append(list, v)
		}
	}
	slices.Sort(list)
	return list
}

// divide are the values with a flag, and those without it.
func (s *state) divide(list []value, flag flag) (with, without []value) {
	for _, v := range list {
		if flag.is(s.facts[v]) {
			with = append(with, v)
		} else {
			without = append(without, v)
		}
	}
	return with, without
}

// cover reports whether the values lead to as many different storages as there are places.
func (s *state) cover(list []value, all []placeID) bool {
	slices.SortStableFunc(list, func(a, b value) int { return cmp.Compare(len(s.facts[a].leads), len(s.facts[b].leads)) })
	narrowFirst := s.different(list)
	slices.Reverse(list)
	// One order may take a value that keeps two others out.
	return max(narrowFirst, s.different(list)) >= len(all)
}

// different counts values that lead to different storage, each taken where it fits.
func (s *state) different(list []value) int {
	var taken []value
	for _, o := range list {
		if !slices.ContainsFunc(taken, func(d value) bool { return s.mayBeSame(o, d) }) {
			taken = append(taken, o)
		}
	}
	return len(taken)
}

func (s *state) values() []value { return slices.Sorted(maps.Keys(s.facts)) }

// contained reports whether every place of list is one of all.
func contained(list, all []placeID) bool {
	for _, p := range list {
		if !intersect([]placeID{p}, all) {
			return false
		}
	}
	return len(list) > 0
}

func pair(a, b value) [2]value {
	if a > b {
		a, b = b, a
	}
	return [2]value{a, b}
}

// mergeFacts is what holds if a or b does.
func mergeFacts(a, b facts) facts {
	f := facts{
		leads: union(a.leads, b.leads), scopes: union(a.scopes, b.scopes),
		mapped: a.mapped || b.mapped, unmapped: a.unmapped || b.unmapped,
		hostOld: a.hostOld || b.hostOld, deviceOld: a.deviceOld || b.deviceOld, freed: a.freed || b.freed,
		lost: a.lost || b.lost, table: a.table || b.table, byNest: a.byNest || b.byNest,
		elsewhere: (a.elsewhere || !a.hostOld) && (b.elsewhere || !b.hostOld),
		oldBy:     mergeOldBy(a, b),
		unfilled:  union(a.unfilled, b.unfilled),
	}
	h := history{}
	for _, from := range []facts{b, a} {
		if from.hostOld {
			h.changed = from.changed
		}
		if from.deviceOld {
			h.wrote = from.wrote
		}
		if from.mapping != nil {
			h.mapping, h.within = from.mapping, from.within
		}
		if from.freed {
			h.freeing = from.freeing
		}
	}
	f.history = h
	return f
}

func (c *checker) fresh() value {
	c.nextValue++
	return c.nextValue
}
