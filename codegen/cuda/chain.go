// Launches that the run time may make later: the constant that describes their chain, and the call that files one with a
// closure, which takes all that the launch needs by value but arrays, which it finds where they are then.

package cuda

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// Chain prints the constant, and the types of what its launches file for a kernel of several steps.
func Chain(c *kernel.Chain) string {
	var b strings.Builder
	for _, s := range c.Scalars {
		if s.Type == "" {
			continue
		}
		fmt.Fprintf(&b, "struct %s {\n", s.Type)
		for _, sym := range s.List {
			fmt.Fprintf(&b, "%s%s %s;\n", indent(1), sym.Type, sym.Name)
		}
		b.WriteString("};\n")
	}
	var ways []wayText
	for _, w := range c.Ways {
		ways = append(ways, way(c, w, &b))
	}
	var stages []string
	for i := range c.Stages {
		stages = append(stages, stage(c, i))
	}
	more, special := "", ""
	if r := c.Special; r != nil {
		lines(&b, r.Code)
		fmt.Fprintf(&b, "static const mint_special %s = {%d, %d, %s, %s};\n", r.Name, r.Height, r.Least, r.Suits, r.Advance)
		more, special = fmt.Sprintf(", or up to %d for ranges %s", r.Height, r.Where), ", &"+r.Name
	}
	if c.LeastCells > 0 {
		more += fmt.Sprintf(", in ranges of %d cells and more", c.LeastCells)
		special = fmt.Sprintf("%s, %d", cmp.Or(special, ", nullptr"), c.LeastCells)
	}
	fmt.Fprintf(&b, "// What the loop launches in a step. Up to %d steps are made at once%s.\n", c.Height(), more)
	constant := func(least int, only wayText) string {
		return fmt.Sprintf("{%s, %q, %d, %d, %d, %d, %d, %#x, %#x, %s, %s, {%s}, {%s}%s}", Site(c.Span), c.Name, c.Height(), least, c.Tail(), len(c.Roles),
			len(c.Stages), c.WrittenStorages(), renewed(c), only.advance, only.twins, list(c.Turn), strings.Join(stages, ", "), special)
	}
	if len(c.Ways) == 1 {
		b.WriteString(wrap(fmt.Sprintf("static const mint_chain %s = %s;\n", c.Name, constant(c.Ways[0].Least, ways[0]))))
		return b.String()
	}
	fmt.Fprintf(&b, "static const mint_settling %s = {\n", c.Name)
	b.WriteString(wrap(fmt.Sprintf("%s%s, mint_step_filed, %d, {\n", indent(1), constant(0, wayText{"nullptr", "nullptr"}), len(ways))))
	for n, w := range c.Ways {
		least := w.Least
		if w.Height == 1 {
			least = c.Height() + 1 // a rest is no launch of its own
		}
		b.WriteString(wrap(fmt.Sprintf("%s{%q, %d, %d, %s, %s, %t},\n", indent(2), w.Text, w.Height, least, ways[n].advance, ways[n].twins, w.Usual)))
	}
	b.WriteString(indent(1) + "}};\n")
	return b.String()
}

// wayText are the names of a way's function and table of second buffers.
type wayText struct{ advance, twins string }

// way prints the function and the table of a way of a chain.
func way(c *kernel.Chain, w *kernel.Way, b *strings.Builder) wayText {
	names := wayText{"nullptr", "nullptr"}
	if w.Advance != "" {
		names.advance = w.Advance
	}
	lines(b, w.Code)
	if w.Launcher == nil {
		return names
	}
	b.WriteString(Advance(w.Launcher, c.Scalars) + "\n")
	names.twins = w.Twins
	b.WriteString("// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.\n")
	b.WriteString(wrap(fmt.Sprintf("static const unsigned %s[] = {%s};\n", names.twins, masks(w.Height, w.Launcher.Twins))))
	return names
}

// lines prints functions that are text already.
func lines(b *strings.Builder, code []string) {
	for _, line := range code {
		b.WriteString(wrap(line + "\n"))
	}
}

// masks prints bits for 0, 1 .. steps steps.
func masks(steps int, of func(int) uint64) string {
	var list []string
	for n := range steps + 1 {
		list = append(list, fmt.Sprintf("%#x", of(n)))
	}
	return strings.Join(list, ", ")
}

// stage prints a mint_chain_stage.
func stage(c *kernel.Chain, i int) string {
	s := c.Stages[i]
	var reads, writes uint
	for k, u := range s.Sweep.Uses {
		if u.Read || u.Written && !s.Sweep.Fills(u) {
			reads |= 1 << k
		}
		if u.Written {
			writes |= 1 << k
		}
	}
	return fmt.Sprintf("{%d, %#x, %#x, %d, {%s}}", len(s.Roles), reads, writes, c.Depth(i), list(s.Roles))
}

func renewed(c *kernel.Chain) uint {
	var bits uint
	for r, role := range c.Roles {
		if role.Renewed {
			bits |= 1 << r
		}
	}
	return bits
}

func list(numbers []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(numbers), " ", ", "), "[]")
}

// filing prints the call that files a launch.
type filing struct {
	host   host
	launch *kernel.Launch
}

func (f filing) print(base int, line func(int, string, ...any), b *strings.Builder) {
	s := f.launch
	var call strings.Builder
	inner := func(depth int, format string, args ...any) {
		call.WriteString(wrap(indent(base+depth) + fmt.Sprintf(format, args...) + "\n"))
	}
	for _, u := range s.Sweep.Uses {
		if isView(u.Grid) {
			inner(3, "%s.find_again();", s.Mapping[u.Grid])
		}
	}
	f.host.call(s, base, 3, inner, &call)
	var arrays, ranges []string
	for i := range s.Sweep.Uses {
		arrays = append(arrays, f.array(i))
	}
	for _, l := range s.Loops {
		ranges = append(ranges, l.Begin.Name, l.Count.Name)
	}
	printAlone(f.host, s, line)
	line(2, "mint_file(%s, %s, %d, {%s}, {%s}, %s,", s.Site, s.Chain.Chain.Name, s.Chain.Stage, strings.Join(arrays, ", "),
		strings.Join(ranges, ", "), f.scalars())
	line(4, "[%s]() mutable {", strings.Join(f.captures(call.String()), ", "))
	b.WriteString(call.String())
	alone := ""
	if s.Alone != nil {
		alone = ", " + s.Alone.Name
	}
	line(2, "}%s);", alone)
}

// array prints the array of a use, with what the launch touches of it where that may be a part of another one of the chain.
func (f filing) array(use int) string {
	s := f.launch
	u := s.Sweep.Uses[use]
	if s.Sharing == nil || s.Sharing[use] == nil {
		return "&" + s.Mapping[u.Grid]
	}
	does := "mint_reading"
	if u.Written {
		does = "mint_writing"
	}
	text := fmt.Sprintf("%s(%s, %s", does, s.Nest, s.Mapping[u.Grid])
	for _, t := range s.Sharing[use] {
		text += ", " + t.Name
	}
	return text + ")"
}

// scalars prints what the launch files for a kernel of several steps.
func (f filing) scalars() string {
	all, stage := f.launch.Chain.Chain.Scalars, f.launch.Chain.Stage
	if len(all) == 0 || all[stage].Type == "" {
		return "mint_no_scalars()"
	}
	var values []string
	for _, sym := range all[stage].List {
		values = append(values, fmt.Sprintf("(%s)(%s)", sym.Type, f.host.symbol(sym)))
	}
	return all[stage].Type + "{" + strings.Join(values, ", ") + "}"
}

// captures lists what the closure takes: of its own variables those that the call names, and the values of the host
// under the names of the kernel's parameters.
func (f filing) captures(call string) []string {
	s := f.launch
	text := quotedText.ReplaceAllString(call, "")
	var list []string
	add := func(name, capture string) {
		if source.HasIdentifier(text, name) && !slices.Contains(list, capture) {
			list = append(list, capture)
		}
	}
	add(s.Site, s.Site)
	add(s.Blocks, s.Blocks)
	for _, u := range s.Sweep.Uses {
		if isView(u.Grid) {
			add(s.Mapping[u.Grid], s.Mapping[u.Grid])
		} else {
			add(s.Mapping[u.Grid], "&"+s.Mapping[u.Grid])
		}
	}
	for _, l := range s.Loops {
		for _, name := range []string{l.Begin.Name, l.Count.Name} {
			add(name, name+" = "+name) // of constants, which a closure need not capture, too
		}
	}
	for i, a := range s.Args {
		if a.Kind == kernel.Value && a.Value.Host != "" {
			name := s.Kernel.Params[i].Sym.Name
			add(name, name+" = "+f.host.symbol(a.Value))
		}
	}
	return list
}

// isView reports whether the launch has the grid as a copy of its own, which has to find out where the array is.
func isView(g *stencil.Grid) bool { return g.IsFlat() || g.Root().Storage == stencil.Rows }
