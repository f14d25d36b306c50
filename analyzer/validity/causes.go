// Why the host copy of a value is old: the device changed the storage by this pointer or by others that may lead
// there. It is new again when the changes have been brought back, by whatever pointer that is known to be the same.

package validity

import (
	"cmp"
	"slices"
)

// cause is a change by the device, as the values of which each is known to lead to what was changed: if one of them is
// brought back, so is the change. Ascending.
type cause []value

// maxCauses bounds the causes of a value; beyond that it counts as old for unknown reasons.
const maxCauses = 16

// also is the list with another cause.
func (c cause) also(list []cause) []cause {
	i, found := slices.BinarySearchFunc(list, c, func(a, b cause) int { return slices.Compare(a, b) })
	if found {
		return list
	}
	return slices.Insert(slices.Clone(list), i, c)
}

// mergeOldBy are the causes that make a or b old; nil where something else may.
func mergeOldBy(a, b facts) []cause {
	switch {
	case !a.hostOld:
		return b.oldBy
	case !b.hostOld:
		return a.oldBy
	case len(a.oldBy) == 0 || len(b.oldBy) == 0:
		return nil
	}
	list := a.oldBy
	for _, c := range b.oldBy {
		list = c.also(list)
	}
	if len(list) > maxCauses {
		return nil
	}
	return list
}

// refreshed says that the host has the newest values of what v leads to, and so of what only changes there made old.
func (s *state) refreshed(v value) {
	s.change(v, func(f *facts) { f.refresh() })
	for _, a := range s.values() {
		old := s.of(a).oldBy
		left := slices.DeleteFunc(slices.Clone(old), func(c cause) bool { return slices.Contains(c, v) })
		if len(left) == len(old) {
			continue
		}
		s.change(a, func(f *facts) {
			f.oldBy = left
			if len(left) == 0 {
				f.refresh()
			}
		})
	}
}

// causes renumbers the values of the causes.
func (j *joiner) causes() {
	for _, p := range j.pairs {
		a, b := j.a.of(p[0]), j.b.of(p[1])
		a.oldBy, b.oldBy = j.renumbered(a.oldBy, 0), j.renumbered(b.oldBy, 1)
		j.out.change(j.made[p], func(f *facts) { f.oldBy = mergeOldBy(a, b) })
	}
}

// renumbered are causes in one state, by its index in the pairs, with the new values; nil if one has none: a change by
// a value that has no name any more can never be brought back.
func (j *joiner) renumbered(list []cause, side int) []cause {
	var out []cause
	for _, c := range list {
		var renamed cause
		for _, p := range j.pairs {
			if slices.Contains(c, p[side]) {
				renamed = append(renamed, j.made[p])
			}
		}
		if len(renamed) == 0 {
			return nil
		}
		slices.SortFunc(renamed, cmp.Compare[value])
		out = renamed.also(out)
	}
	return out
}
