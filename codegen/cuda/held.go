// What the host tells a kernel that holds accesses to the extents of their arrays itself.

package cuda

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"mintc/ir/kernel"
)

// helds prints what a stop says of such accesses.
func helds(s *kernel.Launch, line func(int, string, ...any)) {
	for _, held := range s.Held {
		line(2, "static const mint_checked %s[] = {", held.Name)
		for _, a := range held.Accesses {
			site := s.Site
			if a.Span.IsValid() {
				site = Site(a.Span)
			}
			line(3, "{%s, %q, %q, %d},", site, held.Grid.Host, cmp.Or(strings.Join(strings.Fields(a.Span.Text()), " "), held.Grid.Host), held.Dim)
		}
		line(2, "};")
	}
}

// ends prints what they may reach.
func ends(s *kernel.Launch, held *kernel.Held) string {
	array := s.Mapping[held.Grid]
	switch {
	case held.Dim >= 0:
		return fmt.Sprintf("mint_values_of(%s, %s, %d, %s)", s.Site, array, held.Dim, held.Name)
	case held.Grid.IsFlat():
		return fmt.Sprintf("mint_elements(%s, *%s.whole, %s.device, %s)", s.Site, array, array, held.Name)
	}
	return fmt.Sprintf("mint_elements(%s, %s, %s.device, %s)", s.Site, array, array, held.Name)
}

// printAlone prints how many steps of the chain are made as launches of their own.
func printAlone(h host, s *kernel.Launch, line func(int, string, ...any)) {
	a := s.Alone
	if a == nil {
		return
	}
	var inside, values []string
	add := func(format string, args ...any) {
		if text := fmt.Sprintf(format, args...); !slices.Contains(inside, text) {
			inside = append(inside, text)
		}
	}
	for _, r := range a.Reaches {
		first, last := h.reachRange(s, *r)
		add("mint_stays_inside(%s, %d, %s, %s)", s.Mapping[r.Grid], r.Dim, first, last)
	}
	for _, b := range a.Boxes {
		first, last := boxRange(h, s, b)
		add("mint_stays_inside(%s, mint_box{{%s}, {%s}})", s.Mapping[b.Use.Grid], strings.Join(first, ", "), strings.Join(last, ", "))
	}
	for _, v := range a.Values {
		values = append(values, "(long long)"+h.symbol(v))
	}
	steps := "INT_MAX"
	if a.Steps > 0 {
		steps = fmt.Sprint(a.Steps)
	}
	if !a.Unknown {
		steps = strings.Join(inside, " && ") + " ? 0 : " + steps
	}
	line(2, "// Launches of single steps hold accesses to the extents of the arrays.")
	line(2, "const mint_alone %s = {%s, {%s}};", a.Name, steps, strings.Join(values, ", "))
}
