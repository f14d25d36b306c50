// How often a C `for` loop runs and where its index ends: exact, by two binary searches over the range without
// wrap-around. A loop that wraps or overflows has no count.

package cint

import "sort"

// Loop is for (i = First; i Op Bound; i += Step). Both sides of the comparison are converted to
// Compared, the type that the usual arithmetic conversions give, which holds all values of Index or
// is unsigned. First is a value of Index, Bound a value of Compared.
type Loop struct {
	Index, Compared Type
	Op              string // < <= > >= !=
	First, Bound    int64
	Step            int64 // not 0
}

// Run is the course of a loop. The index takes the values First, First + Step, ..., Last without
// wrapping. After is its value behind the loop.
type Run struct {
	Trips       uint64
	Last, After int64
}

// most is the largest number of iterations that is counted.
const most = 1 << 62

// Run counts the iterations. ok is false if the index wraps or overflows before the loop ends: then
// the loop may never end, and values may repeat.
func (l Loop) Run() (r Run, ok bool) {
	if l.Index.Bits == 1 { // _Bool saturates instead of wrapping
		return Run{}, false
	}
	if !l.holds(l.First) {
		return Run{Last: l.First, After: l.First}, true
	}
	room := l.room()
	trips, ends := l.fails(0, room)
	if !ends {
		wraps := !l.Index.Signed || l.Index.Bits < 32 // else overflow, which C does not define
		if room == most || !wraps || l.holds(l.at(room+1)) {
			return Run{}, false
		}
		trips = room + 1
	}
	return Run{Trips: trips, Last: l.at(trips - 1), After: l.at(trips)}, true
}

// at is the index after k iterations.
func (l Loop) at(k uint64) int64 {
	return l.Index.Convert(int64(uint64(l.First) + k*uint64(l.Step)))
}

// room is the number of steps that the index can make before it leaves its type.
func (l Loop) room() uint64 {
	step, distance := uint64(l.Step), uint64(l.Index.limit(true))-uint64(l.First)
	if l.Step < 0 {
		step, distance = -step, uint64(l.First)-uint64(l.Index.limit(false))
	}
	return min(distance/step, most)
}

// limit is the greatest or least value of t, as bits.
func (t Type) limit(greatest bool) int64 {
	switch {
	case !greatest:
		return t.Min()
	case !t.Signed && t.Bits == 64:
		return -1
	}
	return t.Max()
}

// fails finds the first k in from..to for which the condition fails. Conversion to an unsigned type
// moves negative values above all others, so the ranges below and above zero are searched
// separately.
func (l Loop) fails(from, to uint64) (k uint64, found bool) {
	negative := func(k uint64) bool { return l.Index.Signed && l.at(k) < 0 }
	if negative(from) != negative(to) {
		cross := from + uint64(sort.Search(int(to-from), func(n int) bool { return negative(from+uint64(n)) != negative(from) }))
		if k, found = l.failsWithin(from, cross-1); found {
			return k, true
		}
		from = cross
	}
	return l.failsWithin(from, to)
}

// failsWithin is fails for a range in which the converted index is monotonic.
func (l Loop) failsWithin(from, to uint64) (k uint64, found bool) {
	if l.Op == "!=" {
		return l.meets(from, to)
	}
	if !l.holds(l.at(from)) {
		return from, true
	}
	if l.holds(l.at(to)) {
		return 0, false
	}
	return from + uint64(sort.Search(int(to-from), func(n int) bool { return !l.holds(l.at(from + uint64(n))) })), true
}

// meets finds the k for which the index equals the bound.
func (l Loop) meets(from, to uint64) (k uint64, found bool) {
	target := l.Index.Convert(l.Bound)
	if l.holds(target) {
		return 0, false // the index never has this value
	}
	step, distance := uint64(l.Step), uint64(target)-uint64(l.at(from))
	if l.Step < 0 {
		step, distance = -step, -distance
	}
	k = from + distance/step
	return k, distance%step == 0 && k >= from && k <= to
}

// holds reports whether the loop goes on with the index at v.
func (l Loop) holds(v int64) bool {
	v = l.Compared.Convert(v)
	switch l.Op {
	case "<":
		return l.Compared.less(v, l.Bound)
	case "<=":
		return !l.Compared.less(l.Bound, v)
	case ">":
		return l.Compared.less(l.Bound, v)
	case ">=":
		return !l.Compared.less(v, l.Bound)
	case "!=":
		return v != l.Bound
	}
	panic("cint: no comparison " + l.Op)
}
