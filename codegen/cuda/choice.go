// A sweep that fuses several nests and is right only if certain arrays differ: an `if` on their addresses
// launches either the fused kernel or the kernels of the nests, one after the other.

package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// choice prints the launch of a fused kernel and, behind an else, the launches of the separate
// kernels, for arrays that are not different ones.
func (h host) choice(s *kernel.Launch) string {
	var b strings.Builder
	base := 0
	if h.entry != nil { // the statement is a function's body, which is a block
		base = 1
		b.WriteString("{\n")
	}
	line := func(format string, args ...any) {
		b.WriteString(wrap(indent(base) + fmt.Sprintf(format, args...) + "\n"))
	}
	outer{h, s, func(_ int, format string, args ...any) { line(format, args...) }}.taking(0, false)
	line("/* One kernel where %s, else one after the other. */", s.Sweep.Versioned.Condition(gridName))
	line("if (%s) {", strings.Join(h.condition(s), " && "))
	b.WriteString(h.oneKernel(s, base+1))
	line("} else {")
	for _, part := range s.Versioned {
		b.WriteString(h.oneKernel(part, base+1))
	}
	line("}")
	if h.entry != nil {
		b.WriteString("}\n")
	}
	return b.String()
}

func gridName(g *stencil.Grid) string { return g.Name }

// condition prints the condition for the fused kernel. If the address of an array is more than a
// variable, it is evaluated only if the loops run: it may not be valid otherwise.
func (h host) condition(s *kernel.Launch) []string {
	var different, all []string
	plain := true
	h.inside(len(s.Loops))
	for _, p := range s.Sweep.Versioned.Pairs {
		g, other := p[0].Root(), p[1].Root()
		different = append(different, fmt.Sprintf("mint_different(%s, %s)", h.start(g), h.start(other)))
		plain = plain && isPlain(g) && isPlain(other)
	}
	h.inside(0)
	if plain {
		return different
	}
	for i, l := range s.InOrder() {
		h.inside(i)
		all = append(all, h.count(l, h.expr(l.Lo), Site(s.Sweep.Span))+" > 0")
	}
	h.inside(0)
	return append(all, different...)
}

// isPlain reports whether the address of the first element reads only a variable.
func isPlain(g *stencil.Grid) bool {
	return g.Storage == stencil.Array && identifier.MatchString(g.Host)
}
