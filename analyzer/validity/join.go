// The state where two ways through the code meet. A name that holds value a on one way and b on the other holds
// a new value for the pair (a, b), so that names that are equal on both ways stay equal.

package validity

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"
)

// joiner makes the state that holds if either of two states does: each pair of values of a name
// becomes one value.
type joiner struct {
	*checker
	a, b, out *state
	made      map[[2]value]value
	pairs     [][2]value
	depth     []int // of each pair: how many pointers it is away from a name
}

// join makes s the state that holds after either s or o.
func (c *checker) join(s, o *state) {
	switch {
	case o.dead:
		return
	case s.dead:
		*s = *o.clone()
		return
	}
	j := &joiner{checker: c, a: s, b: o, out: newState(), made: map[[2]value]value{}}
	c.complete(s, o)
	c.complete(o, s)
	j.names()
	j.reached()
	j.differences()
	j.causes()
	for p := range s.escaped {
		j.out.escaped[p] = true
	}
	for p := range o.escaped {
		j.out.escaped[p] = true
	}
	*s = *j.out
}

// complete gives s the names that o has, except those that are undefined in s.
func (c *checker) complete(s, o *state) {
	for _, p := range o.heldPlaces() {
		if _, held := s.holds[p]; held || !c.startsUndefined(p) {
			c.value(s, p)
		}
	}
}

// startsUndefined reports whether the place is undefined until the program assigns it.
func (c *checker) startsUndefined(p placeID) bool { return !c.outer(p) && !c.leadsToItself(p) }

// names pairs the values of each name. If only one state defines a name, its value there is taken:
// the other state cannot have read it.
func (j *joiner) names() {
	places := j.a.heldPlaces()
	second := map[value]value{}
	for _, p := range places {
		if b, ok := j.b.holds[p]; ok {
			j.out.holds[p] = j.pair(j.a.holds[p], b, 0)
		}
	}
	first := map[value]value{}
	for _, both := range j.pairs {
		first[both[0]], second[both[1]] = j.made[both], j.made[both]
	}
	oneSided := func(held map[placeID]value, p placeID, known map[value]value, both func(value) [2]value) {
		if v, ok := known[held[p]]; ok {
			j.out.holds[p] = v
			return
		}
		pair := both(held[p])
		j.out.holds[p] = j.pair(pair[0], pair[1], 0)
	}
	for _, p := range places {
		if _, ok := j.b.holds[p]; !ok {
			oneSided(j.a.holds, p, first, func(v value) [2]value { return [2]value{v, 0} })
		}
	}
	for _, p := range j.b.heldPlaces() {
		if _, ok := j.a.holds[p]; !ok {
			oneSided(j.b.holds, p, second, func(v value) [2]value { return [2]value{0, v} })
		}
	}
}

// pair is the joined value of a in one state and b in the other.
func (j *joiner) pair(a, b value, depth int) value {
	both := [2]value{a, b}
	v, ok := j.made[both]
	if !ok {
		v = j.fresh()
		j.made[both] = v
		j.pairs, j.depth = append(j.pairs, both), append(j.depth, depth)
		switch {
		case a == 0:
			j.out.set(v, j.b.of(b))
		case b == 0:
			j.out.set(v, j.a.of(a))
		default:
			j.out.set(v, mergeFacts(j.a.of(a), j.b.of(b)))
		}
	}
	return v
}

// maxCells is the largest number of pointers from a name to a cell that is kept.
const maxCells = 2

// reached pairs the pointers found through a pointer to one of several objects. What is known of
// cur->u and next->u then survives an exchange of cur and next.
func (j *joiner) reached() {
	for i := 0; i < len(j.pairs); i++ {
		a, b := j.pairs[i][0], j.pairs[i][1]
		v := j.made[j.pairs[i]]
		j.chosen(a, b, v, j.depth[i])
		if len(j.out.of(v).leads) < 2 || j.depth[i] >= maxCells {
			continue
		}
		for _, path := range j.pathsOf(a, b) {
			x, y := j.through(j.a, a, path), j.through(j.b, b, path)
			if x != 0 && y != 0 {
				j.out.cells[cell{v, path}] = j.pair(x, y, j.depth[i]+1)
			}
		}
	}
}

// chosen pairs what variables chose in both states from the array that a and b point to, together v.
func (j *joiner) chosen(a, b, v value, depth int) {
	if depth >= maxCells {
		return
	}
	paths := map[string]bool{}
	for k := range j.a.cells {
		if k.via == a && strings.HasPrefix(k.path, chosenMark) && j.b.cells[cell{b, k.path}] != 0 {
			paths[k.path] = true
		}
	}
	for _, path := range sortedKeys(paths) {
		j.out.cells[cell{v, path}] = j.pair(j.a.cells[cell{a, path}], j.b.cells[cell{b, path}], depth+1)
	}
}

// pathsOf are the paths of the pointers that are known below what a and b point to.
func (j *joiner) pathsOf(a, b value) []string {
	found := map[string]bool{}
	for k := range j.a.cells {
		if k.via == a && !strings.HasPrefix(k.path, chosenMark) {
			found[k.path] = true
		}
	}
	for k := range j.b.cells {
		if k.via == b && !strings.HasPrefix(k.path, chosenMark) {
			found[k.path] = true
		}
	}
	for _, lead := range union(j.a.of(a).leads, j.b.of(b).leads) {
		of := j.places.list[lead]
		for q := range j.a.holds {
			if at := j.places.list[q]; at == of || isBelow(at, of) {
				found[j.places.fromElement(lead, at.path[len(of.path):])] = true
			}
		}
	}
	return sortedKeys(found)
}

// through is the pointer at a path below the objects that v points to; 0 if nothing is known.
func (j *joiner) through(s *state, v value, path string) value {
	if v == 0 {
		return 0
	}
	var places []placeID
	for _, lead := range s.of(v).leads {
		p := j.places.at(lead, path, nil)
		if _, held := s.holds[p]; held || !j.startsUndefined(p) {
			places = append(places, p)
		}
	}
	return j.loadVia(s, v, path, places)
}

// differences notes which of the joined values point to different storage.
func (j *joiner) differences() {
	leading := map[placeID][][2]value{} // the pairs so far, by where their values lead
	for _, p := range j.pairs {
		v := j.made[p]
		for _, lead := range j.out.of(v).leads {
			for _, q := range leading[lead] {
				if !bothSame(j.a, p[0], q[0]) && !bothSame(j.b, p[1], q[1]) {
					j.out.apart[pair(v, j.made[q])] = true
				}
			}
			leading[lead] = append(leading[lead], p)
		}
	}
}

// bothSame is mayBeSame where both values are defined.
func bothSame(s *state, a, b value) bool { return a != 0 && b != 0 && s.mayBeSame(a, b) }

// loadVia is the pointer at the same path of one of several objects, all reached by the pointer
// via.
func (c *checker) loadVia(s *state, via value, path string, places []placeID) value {
	switch {
	case len(places) == 0:
		return 0
	case via == 0 || len(places) == 1 && !c.places.isSummary(places[0]):
		return c.merged(s, places)
	}
	key := cell{via, path}
	if v, ok := s.cells[key]; ok {
		return v
	}
	v := c.merged(s, places)
	isChosen := strings.HasPrefix(path, chosenMark)
	if isChosen && c.places.severalHold(s, v, places) || !isChosen && len(places) == 1 && c.places.severalPointers(places[0]) {
		one := c.fresh()
		s.alike(one, v)
		v = one
	}
	for other, u := range s.cells {
		if (!s.mayBeSame(via, other.via) || via == other.via && otherElement(path, other.path)) && c.holdDifferent(s, places, c.cellPlaces(s, other)) {
			s.apart[pair(v, u)] = true
		}
	}
	s.cells[key] = v
	return v
}

// holdDifferent reports whether pointers at different places point to different storage.
func (c *checker) holdDifferent(s *state, a, b []placeID) bool {
	for _, p := range a {
		for _, q := range b {
			if p != q && s.mayBeSame(c.value(s, p), c.value(s, q)) {
				return false
			}
			if p == q && c.places.isSummary(p) {
				return false
			}
		}
	}
	return true
}

// cellPlaces are the places of which a cell is one.
func (c *checker) cellPlaces(s *state, k cell) []placeID {
	if strings.HasPrefix(k.path, chosenMark) {
		return c.places.chosenPlaces(s, k)
	}
	var list []placeID
	for _, lead := range s.of(k.via).leads {
		list = append(list, c.places.at(lead, k.path, nil))
	}
	return list
}

// merged is the value of one of several places.
func (c *checker) merged(s *state, places []placeID) value {
	v := c.value(s, places[0])
	for _, p := range places[1:] {
		v = c.either(s, v, c.value(s, p))
	}
	return v
}

// either is a value that is a or b.
func (c *checker) either(s *state, a, b value) value {
	if a == b || b == 0 {
		return a
	}
	if a == 0 {
		return b
	}
	v := c.fresh()
	s.set(v, mergeFacts(s.of(a), s.of(b)))
	for o := range s.facts {
		if o != v && intersect(s.of(v).leads, s.of(o).leads) && !s.mayBeSame(a, o) && !s.mayBeSame(b, o) {
			s.apart[pair(v, o)] = true
		}
	}
	return v
}

func (s *state) heldPlaces() []placeID { return slices.Sorted(maps.Keys(s.holds)) }

// key is equal for equal states, however their values are numbered.
func (s *state) key() string {
	var b strings.Builder
	fmt.Fprint(&b, s.dead)
	number := map[value]int{}
	var order []value
	numberOf := func(v value) int {
		if _, ok := number[v]; !ok {
			number[v] = len(number)
			order = append(order, v)
		}
		return number[v]
	}
	for _, p := range s.heldPlaces() {
		fmt.Fprintf(&b, " %d:%d", p, numberOf(s.holds[p]))
	}
	paths := map[value][]string{}
	for k := range s.cells {
		paths[k.via] = append(paths[k.via], k.path)
	}
	for i := 0; i < len(order); i++ { // grows by what cells hold
		sort.Strings(paths[order[i]])
		for _, path := range paths[order[i]] {
			fmt.Fprintf(&b, " %d%s:%d", i, path, numberOf(s.cells[cell{order[i], path}]))
		}
	}
	for _, v := range order {
		f := s.of(v)
		fmt.Fprintln(&b, f.leads, f.scopes, f.mapped, f.unmapped, f.hostOld, f.deviceOld, f.elsewhere, f.byNest, f.lost, f.freed, f.table, f.unfilled)
		fmt.Fprint(&b, causesAs(f.oldBy, number))
	}
	fmt.Fprint(&b, s.apartAs(number))
	escaped := make([]int, 0, len(s.escaped))
	for p := range s.escaped {
		escaped = append(escaped, int(p))
	}
	sort.Ints(escaped)
	fmt.Fprint(&b, escaped)
	return b.String()
}

// causesAs are causes, by the numbers of the values that have a name.
func causesAs(list []cause, number map[value]int) []string {
	var text []string
	for _, c := range list {
		var by []int
		for _, v := range c {
			if n, named := number[v]; named {
				by = append(by, n)
			}
		}
		sort.Ints(by)
		text = append(text, fmt.Sprint("by", by))
	}
	sort.Strings(text)
	return text
}

// apartAs are the pairs of values that lead to different storage, by their numbers.
func (s *state) apartAs(number map[value]int) []string {
	var list []string
	for p := range s.apart {
		i, first := number[p[0]]
		j, second := number[p[1]]
		if first && second {
			list = append(list, fmt.Sprint(min(i, j), max(i, j)))
		}
	}
	sort.Strings(list)
	return list
}
