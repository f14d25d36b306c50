// Variables of the host that may lie in an array on the device: their newest values are brought before a launch takes them,
// and what it sets goes to the device. None may lie in an array of the nest, where C would use it in each iteration.

package cuda

import (
	"fmt"
	"slices"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// outer prints what a launch does about such variables.
type outer struct {
	host   host
	launch *kernel.Launch
	line   func(depth int, format string, args ...any)
}

// isFar reports whether the host follows a pointer in memory to find a variable, as in p->q->x, which C does only where an
// iteration uses it.
func isFar(v *stencil.Symbol) bool { return strings.Count(v.Host, "->") > 1 }

// taken are the variables that a launch reads: those that are far, or the others.
func taken(s *kernel.Launch, far bool) []*stencil.Symbol {
	return slices.DeleteFunc(slices.Clone(s.Taken), func(v *stencil.Symbol) bool { return isFar(v) != far })
}

// taking prints what stands in front of reads of the variables. With --split, calls in front of the launch's make it (splitter.takes).
func (o outer) taking(depth int, far bool) {
	if list := taken(o.launch, far); o.host.entry == nil && len(list) > 0 {
		o.line(depth, "%s", o.takes(list))
	}
}

func (o outer) takes(list []*stencil.Symbol) string {
	return fmt.Sprintf("mint_takes(%s%s);", Site(o.launch.Sweep.Span), o.addresses(list, "const void *"))
}

// takes prints the call of a function that does it. A far variable is looked for only where the loops have iterations.
func (p *splitter) takes(s *kernel.Launch, far bool, runs map[int]string) []string {
	list := taken(s, far)
	if len(list) == 0 {
		return nil
	}
	e := p.entry("takes", "void")
	if far {
		e.inside = len(s.Loops)
	}
	e.Body = outer{host: host{e}, launch: s}.takes(list)
	return []string{e.call(runs) + ";"}
}

// leaving prints what stands in front of assignments to the variables.
func (o outer) leaving(depth int, list []*stencil.Symbol) {
	if len(list) > 0 {
		o.line(depth, "mint_leaves(%s%s);", o.launch.Site, o.addresses(list, "void *"))
	}
}

// addresses prints further arguments.
func (o outer) addresses(list []*stencil.Symbol, pointer string) string {
	text := ""
	for _, v := range list {
		text += ", " + o.address(v, pointer)
	}
	return text
}

// address prints where a variable lies, and bytes how many bytes it has.
func (o outer) address(v *stencil.Symbol, pointer string) string {
	if h := v.Holder; h != nil {
		return fmt.Sprintf("(const char *)%s + %d", o.host.address(h.Host, pointer), h.Offset)
	}
	return o.host.address(v.Host, pointer)
}

func bytes(v *stencil.Symbol) string {
	if h := v.Holder; h != nil {
		return fmt.Sprint(h.Size)
	}
	return fmt.Sprintf("sizeof(%s)", v.Type)
}

// apart prints that no variable that the kernel takes lies in an array that it writes, that none that the launch sets lies in
// an array of the nest, and that these are not the same.
func (o outer) apart() {
	for _, v := range o.launch.Taken {
		o.notIn("mint_not_in", v, "const void *", func(u *stencil.Use) bool { return u.Written })
	}
	for _, v := range slices.Concat(o.launch.Left, o.launch.LeftIndices) {
		o.notIn("mint_not_left_in", v, "void *", func(*stencil.Use) bool { return true })
		for _, p := range o.launch.Taken {
			if strings.Contains(p.Host, "->") && v.MayLieIn(p.Type) {
				o.line(2, "mint_not_at(%s, %q, %s, %s, %q, %s, %s);", o.launch.Site, v.Host, o.address(v, "void *"), bytes(v),
					p.Host, o.address(p, "const void *"), bytes(p))
			}
		}
	}
}

// notIn prints a check of a variable and each array that it may lie in.
func (o outer) notIn(check string, v *stencil.Symbol, pointer string, counts func(*stencil.Use) bool) {
	for _, u := range o.launch.Sweep.Uses {
		if counts(u) && v.MayBeIn(u.Grid) {
			o.line(2, "%s(%s, %s, %q, %s, %s, %q);", check, siteIn(o.launch, u.Accesses[0].Nest), o.launch.Mapping[u.Grid], u.Grid.Host,
				o.address(v, pointer), bytes(v), v.Host)
		}
	}
}
