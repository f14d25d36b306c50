// Which elements the accesses of a launch can touch, as tables for the run time, and for each pair of accesses
// the call that stops the program if the two meet where they must not.

package cuda

import (
	"fmt"
	"slices"
	"strings"

	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// touches prints the touches of a launch, and for each pair that might share an element the check
// of its rule.
func (h host) touches(s *kernel.Launch, line func(int, string, ...any)) {
	if s.Nest != "" {
		var loops []string
		for _, l := range slices.Backward(s.Loops) {
			loops = append(loops, fmt.Sprintf("{%s, %s, %d}", l.Begin.Name, l.Count.Name, l.Step))
		}
		line(2, "const mint_nest %s = {{%s}};", s.Nest, strings.Join(loops, ", "))
	}
	for _, t := range s.Touches {
		line(2, "const mint_touch %s = %s;", t.Name, h.touch(s, t))
	}
	for _, p := range s.Pairs {
		line(2, "%s", h.pair(s, p))
	}
	for _, one := range s.OneByOne {
		known := fmt.Sprintf("mint_once(%s)", s.Mapping[one.Grid])
		for _, a := range one.Apart {
			known += " && (" + h.apart(s, a) + ")"
		}
		line(2, "const bool %s = %s;", one.Name, known)
		for _, p := range one.Pairs {
			line(2, "mint_apart(%s, %s || !mint_meet(%s, %s, %s, %s, %s, mint_elsewhere), %q, %q);", siteIn(s, laterNest(p[0], p[1])), one.Name,
				s.Nest, s.Mapping[one.Grid], p[0].Name, s.Mapping[one.Grid], p[1].Name, p[0].Text, p[1].Text)
		}
	}
	for _, a := range s.Apart {
		line(2, "mint_apart(%s, %s, %q, %q);", siteIn(s, a.Nest), h.apart(s, a), a.First.Text(), a.Second.Text())
	}
}

// touch prints the initializer of a mint_touch.
func (h host) touch(s *kernel.Launch, t *kernel.Touch) string {
	if !t.Known {
		return fmt.Sprintf("mint_anywhere(%q)", t.Text)
	}
	var sides []string
	for _, side := range t.Sides {
		var coefs []string
		for _, c := range side.Coef {
			coefs = append(coefs, fmt.Sprint(c))
		}
		text := fmt.Sprintf("%s, %s, {%s}", h.formWithin(s, side.Low, false, t.Limits), h.formWithin(s, side.High, true, t.Limits), strings.Join(coefs, ", "))
		if side.By > 1 {
			text += fmt.Sprintf(", %d", side.By)
		}
		sides = append(sides, "{"+text+"}")
	}
	text := fmt.Sprintf("{%q, {%s}", t.Text, strings.Join(sides, ", "))
	if within := h.within(s, t.Limits); within != "" {
		text += ", {" + within + "}"
	}
	return text + "}"
}

// within prints the ranges that limits leave of the parallel indices, "" if they leave all.
func (h host) within(s *kernel.Launch, limits []stencil.Limit) string {
	var ranges []string
	for _, l := range slices.Backward(s.Loops) {
		if slices.ContainsFunc(limits, func(x stencil.Limit) bool { return x.Index == l.Index }) {
			index := stencil.Affine{Terms: []stencil.Term{{Sym: l.Index, Coef: 1}}}
			ranges = append(ranges, fmt.Sprintf("{%s, %s}", h.formWithin(s, index, false, limits), h.formWithin(s, index, true, limits)))
		} else {
			ranges = append(ranges, "mint_any_index")
		}
	}
	if !slices.ContainsFunc(ranges, func(r string) bool { return r != "mint_any_index" }) {
		return ""
	}
	return strings.Join(ranges, ", ")
}

// pair prints the call that stops the program if the rule is broken.
func (h host) pair(s *kernel.Launch, p kernel.Pair) string {
	site, first, second := siteIn(s, laterNest(p.First, p.Second)), s.Mapping[p.First.Use.Grid], s.Mapping[p.Second.Use.Grid]
	call := [...]string{"mint_distinct", "mint_not_shared", "mint_coincide", "mint_coincide_once", "mint_claimed"}[p.Rule]
	return fmt.Sprintf("%s(%s, %s, %s, %q, %s, %s, %q, %s);", call, site, s.Nest,
		first, p.First.Use.Grid.Host, p.First.Name, second, p.Second.Use.Grid.Host, p.Second.Name)
}

// laterNest is the later one of the two touches' nests.
func laterNest(a, b *kernel.Touch) source.Span {
	if b.Nest.IsValid() {
		return b.Nest
	}
	return a.Nest
}
