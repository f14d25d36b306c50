// The checks that the host makes before a launch, as C++ text: each array is found on the device, and the lowest
// and highest value of each subscript is held against its extent.

package cuda

import (
	"fmt"
	"strconv"
	"strings"

	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// checks prints how the host finds the device buffers of a launch, and what it checks of them.
func (h host) checks(s *kernel.Launch, line func(int, string, ...any)) {
	for _, u := range s.Sweep.Uses {
		g, site := u.Grid, siteIn(s, u.Accesses[0].Nest)
		switch {
		case g.IsFlat():
			line(2, "mint_view %s = %s;", s.Mapping[g], h.findView(s, u))
		case g.Root().Storage == stencil.Rows:
			line(2, "mint_table %s = %s;", s.Mapping[g], h.find(site, g))
		default:
			line(2, "mint_mapping &%s = %s;", s.Mapping[g], h.find(site, g))
		}
	}
	h.claims(s, line)
	for _, g := range s.Dense {
		line(2, "mint_make_dense(%s, %s);", s.Site, s.Mapping[g])
	}
	occurrences(h, s, line)
	h.subscripts(s, line)
	members(h, s, line)
	for _, b := range s.Boxes {
		line(2, "%s", h.boxCheck(s, b))
	}
	for _, u := range s.Sweep.Uses {
		switch {
		case u.Grid.IsFlat():
			line(2, "%s.settle();", s.Mapping[u.Grid])
		case u.Grid.Root().Storage == stencil.Rows:
			line(2, "%s.settle(%s, %q);", s.Mapping[u.Grid], siteIn(s, u.Accesses[0].Nest), u.Grid.Host)
		}
	}
	helds(s, line)
	outer{h, s, line}.apart()
	h.touches(s, line)
	for _, r := range s.Results {
		if r.AtMost != "" && r.Kind == kernel.Joined {
			line(2, "mint_ordered(%s, %s <= %s, %q, %q);", s.Site, h.variable(r.Host, r.Type), h.variable(r.AtMost, r.Type), r.Host, r.AtMost)
		}
	}
}

// siteIn prints the site at which a stop is reported: that of the fused nest it is about.
func siteIn(s *kernel.Launch, nest source.Span) string {
	if !nest.IsValid() {
		return s.Site
	}
	return Site(nest)
}

// apart prints the condition under which two accesses never touch the same element.
func (h host) apart(s *kernel.Launch, a stencil.IndependenceCheck) string {
	var ways, zero []string
	for _, x := range a.Separations {
		ways = append(ways, fmt.Sprintf("mint_disjoint(%s, %s, %s, %s)",
			h.formWithin(s, x.FirstLow, false, a.FirstLimits), h.formWithin(s, x.FirstHigh, true, a.FirstLimits),
			h.formWithin(s, x.SecondLow, false, a.SecondLimits), h.formWithin(s, x.SecondHigh, true, a.SecondLimits)))
	}
	for _, x := range a.Shifts {
		delta := h.formAt(s, x.Delta, false)
		zero = append(zero, fmt.Sprintf("%s == 0", delta))
		if x.Modulus != 1 {
			ways = append(ways, fmt.Sprintf("(%s) %% %d != 0", delta, x.Modulus))
		}
	}
	if a.SameIteration {
		ways = append(ways, strings.Join(zero, " && "))
	}
	if len(ways) > 1 && len(zero) > 1 && a.SameIteration {
		ways[len(ways)-1] = "(" + ways[len(ways)-1] + ")"
	}
	return strings.Join(ways, " || ")
}

// find looks up the buffer of a grid by the current value of its pointer.
func (h host) find(site string, g *stencil.Grid) string {
	if g.Leading != nil {
		return fmt.Sprintf("mint_slice(%s, %q, %s, %s)", site, g.Host, h.find(site, g.Base), h.expr(g.Leading))
	}
	if g.Storage == stencil.Rows {
		return fmt.Sprintf("mint_find_table(%s, %q, %s)", site, g.Host, h.storage(g))
	}
	return fmt.Sprintf("mint_find(%s, %q, %s, sizeof(%s), %s)", site, g.Host, h.start(g), g.Elem, h.typedShape(g))
}

// typedShape prints the rank of a grid with the inner extents that its type gives, since subscripts
// move by these.
func (h host) typedShape(g *stencil.Grid) string {
	extents := []string{"0"}
	for d := 1; d < g.Rank; d++ {
		switch {
		case g.Sizes[d] > 0:
			extents = append(extents, strconv.FormatInt(g.Sizes[d], 10))
		case g.Extents[d] != "":
			extents = append(extents, g.Extents[d])
		default:
			return strconv.Itoa(g.Rank)
		}
	}
	if g.Rank == 1 {
		return "1"
	}
	return h.shape(extents)
}

// findView is find for a flat array. It passes the strides that the nest assumes.
func (h host) findView(s *kernel.Launch, u *stencil.Use) string {
	strides := ""
	for _, e := range u.Strides {
		strides += ", " + h.expr(e)
	}
	return fmt.Sprintf("mint_find_view(%s, %q, %s, sizeof(%s)%s)", siteIn(s, u.Accesses[0].Nest), u.Grid.Host, h.start(u.Grid), u.Grid.Elem, strides)
}

// boxCheck prints the check of the accesses of a flat grid.
func (h host) boxCheck(s *kernel.Launch, b kernel.Box) string {
	first, last := boxRange(h, s, b)
	first[0], last[0] = within(b.When, first[0], last[0])
	g := b.Use.Grid
	return fmt.Sprintf("mint_reach_view(%s, %s, %q, {{%s}, {%s}}, %q, %v);", siteIn(s, b.Nest), s.Mapping[g], g.Host,
		strings.Join(first, ", "), strings.Join(last, ", "), strings.Join(b.Subscripts, "]["), !b.Guarded)
}

// boxRange prints the lowest and the highest value of each subscript of a box.
func boxRange(h host, s *kernel.Launch, b kernel.Box) (first, last []string) {
	for d := range b.Lowest {
		first = append(first, h.formWithin(s, b.Lowest[d], false, b.Limits))
		last = append(last, h.formWithin(s, b.Highest[d], true, b.Limits))
	}
	return first, last
}

// subscripts prints the table of the values that subscripts take, and its check: one for each nest that a
// stop may be about. Guarded subscripts make an array dense instead.
func (h host) subscripts(s *kernel.Launch, line func(int, string, ...any)) {
	var sites []string
	rows := map[string][]string{}
	for _, r := range s.Reaches {
		site := siteIn(s, r.Nest)
		first, last := h.reachRange(s, r)
		if r.Guarded {
			line(2, "mint_reach_or_dense(%s, %s, %d, %s, %s);", site, s.Mapping[r.Grid], r.Dim, first, last)
			continue
		}
		if rows[site] == nil {
			sites = append(sites, site)
		}
		rows[site] = append(rows[site], fmt.Sprintf("{%s, %q, %d, %q, %s, %s}", s.Mapping[r.Grid], r.Grid.Host, r.Dim, r.Subscript, first, last))
	}
	for i, site := range sites {
		name := s.Subscripts
		if i > 0 {
			name += fmt.Sprint("_", i+1)
		}
		line(2, "// The values that subscripts take: array, its name, dimension, subscript, first, last.")
		line(2, "const mint_subscript %s[] = {", name)
		for _, row := range rows[site] {
			line(3, "%s,", row)
		}
		line(2, "};")
		line(2, "mint_check_subscripts(%s, %s);", site, name)
	}
}

// reachRange prints the lowest and the highest value of a subscript over the nest.
func (h host) reachRange(s *kernel.Launch, r kernel.Reach) (first, last string) {
	left := values{h.formWithin(s, r.Lowest, false, r.Limits), h.formWithin(s, r.Highest, true, r.Limits)}
	for _, low := range r.Low {
		left = left.limited(h, s, low, false)
	}
	for _, high := range r.High {
		left = left.limited(h, s, high, true)
	}
	for _, low := range r.LowIf {
		left = left.limitedIf(h, s, low, false)
	}
	for _, high := range r.HighIf {
		left = left.limitedIf(h, s, high, true)
	}
	return within(r.When, left.first, left.last)
}

// limitedIf are those of the values that are not above a form, with up, or not below it, if its condition holds.
func (v values) limitedIf(h host, s *kernel.Launch, limit stencil.LimitIf, up bool) values {
	if !stencil.FitsLongLong(s.Sweep.Loops, limit.At) || !stencil.FitsLongLong(s.Sweep.Loops, limit.If) {
		return v
	}
	if limit.If.IsConst() && limit.If.Const >= 0 {
		return v.limited(h, s, limit.At, up)
	}
	call, end, none := "mint_greater", &v.first, "LLONG_MIN"
	if up {
		call, end, none = "mint_lesser", &v.last, "LLONG_MAX"
	}
	*end = fmt.Sprintf("%s(%s, %s >= 0 ? %s : %s)", call, *end, h.formAt(s, limit.If, up), h.formAt(s, limit.At, up), none)
	return v
}

// within is a range that is empty if an access does not happen.
func within(o *kernel.Occurrence, first, last string) (string, string) {
	if o == nil || o.Name == "" {
		return first, last
	}
	return fmt.Sprintf("%s ? %s : 1", o.Name, first), fmt.Sprintf("%s ? %s : 0", o.Name, last)
}

// occurrences prints whether accesses under conditions happen at all.
func occurrences(h host, s *kernel.Launch, line func(int, string, ...any)) {
	for _, o := range s.Occurrences {
		var all []string
		for _, l := range o.Limits {
			unit := stencil.Affine{Terms: []stencil.Term{{Sym: l.Index, Coef: 1}}}
			all = append(all, h.formWithin(s, unit, false, o.Limits)+" <= "+h.formWithin(s, unit, true, o.Limits))
		}
		for _, c := range o.Conditions {
			all = append(all, h.formAt(s, c, false)+" >= 0")
		}
		if o.Name != "" {
			line(2, "const bool %s = %s;", o.Name, strings.Join(all, " && "))
		}
	}
}

// formAt prints the lowest or highest value of a form over the parallel loops.
func (h host) formAt(s *kernel.Launch, form stencil.Affine, highest bool) string {
	return h.formWithin(s, form, highest, nil)
}

// formWithin is formAt for indices that conditions limit further.
func (h host) formWithin(s *kernel.Launch, form stencil.Affine, highest bool, limits []stencil.Limit) string {
	sum, n := "", form.Const
	for _, t := range form.Terms {
		value, shift := h.termAt(s, t, highest)
		if limit, ok := h.limitOf(s, t, highest, limits); ok {
			value, shift = limit, 0
		}
		sum, n = sum+value, n+shift
	}
	return addConst(sum, n)
}

// limitOf is termAt for an index that a condition limits at that end. ok is false if none does.
func (h host) limitOf(s *kernel.Launch, t stencil.Term, highest bool, limits []stencil.Limit) (text string, ok bool) {
	up := (t.Coef > 0) == highest // the index is at its upper end
	for _, l := range limits {
		forms := l.Low
		if up {
			forms = l.High
		}
		if l.Index != t.Sym || len(forms) == 0 {
			continue
		}
		unit := stencil.Affine{Terms: []stencil.Term{{Sym: t.Sym, Coef: 1}}}
		left := values{h.formAt(s, unit, false), h.formAt(s, unit, true)}
		for _, f := range forms {
			left = left.limited(h, s, f, up)
		}
		if up {
			return plusTimes(t.Coef, left.last), true
		}
		return plusTimes(t.Coef, left.first), true
	}
	return "", false
}

// termAt prints the lowest or highest value of coef*value, with a leading sign. shift is a constant
// to add to the sum.
func (h host) termAt(s *kernel.Launch, t stencil.Term, highest bool) (text string, shift int64) {
	for _, l := range s.Loops {
		switch {
		case l.Index != t.Sym:
		case (t.Coef > 0) == (l.Step > 0) != highest:
			return plusTimes(t.Coef, l.Begin.Name), 0
		case l.Step == 1 && t.Coef == 1:
			return plusTimes(t.Coef, l.Begin.Name+" + "+l.Count.Name), -1
		case l.Step == 1:
			return plusTimes(t.Coef, fmt.Sprintf("(%s + %s - 1)", l.Begin.Name, l.Count.Name)), 0
		default:
			return plusTimes(t.Coef, fmt.Sprintf("(%s + %d*(%s - 1))", l.Begin.Name, l.Step, l.Count.Name)), 0
		}
	}
	for _, r := range s.Rests {
		if r.Sym == t.Sym {
			return plusTimes(t.Coef, fmt.Sprintf("mint_rest(%s, %d)", strings.TrimSpace(h.formAt(s, r.Form, false)), r.By)), 0
		}
	}
	return plusTimes(t.Coef, "(long long)("+h.symbol(t.Sym)+")"), 0
}

// plusTimes prints the term coef*value of a sum, with its sign.
func plusTimes(coef int64, value string) string {
	sign := " + "
	if coef < 0 {
		sign, coef = " - ", -coef
	}
	if coef != 1 {
		return fmt.Sprintf("%s%d*%s", sign, coef, value)
	}
	return sign + value
}

func addConst(sum string, n int64) string {
	sum = strings.TrimPrefix(sum, " + ")
	switch {
	case sum == "":
		return strconv.FormatInt(n, 10)
	case n > 0:
		return fmt.Sprintf("%s + %d", sum, n)
	case n < 0:
		return fmt.Sprintf("%s - %d", sum, -n)
	}
	return sum
}
