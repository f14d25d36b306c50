// The host code that replaces a nest: ranges of the loops, arrays, checks, the grid of blocks, the launch, and
// what comes back from it.

package cuda

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// launch prints the host code that stands in place of a nest.
func (h host) launch(s *kernel.Launch) string {
	if len(s.Versioned) > 0 {
		return h.choice(s)
	}
	return h.oneKernel(s, 0)
}

// oneKernel prints the ranges of the loops, the device buffers, the checks and the launch. base is
// its depth in other generated code.
func (h host) oneKernel(s *kernel.Launch, base int) string {
	var b strings.Builder
	line := func(depth int, format string, args ...any) {
		b.WriteString(wrap(indent(base+depth) + fmt.Sprintf(format, args...) + "\n"))
	}
	line(0, "{")
	line(1, "const mint_site %s = %s;", s.Site, Site(s.Sweep.Span))
	outer := outer{h, s, line}
	outer.taking(1, false)
	h.ranges(s, s.InOrder(), line)
	for _, p := range s.Provides {
		line(1, "%s", h.provide(p))
	}
	line(1, "if (%s) {", nonEmpty(s.InOrder()))
	h.inside(len(s.Loops))
	outer.taking(2, true)
	if s.Chain != nil {
		line(2, "mint_may_wait();")
	}
	h.checks(s, line)
	line(2, "mint_require_capability(%s, %d, %d);", s.Site, s.Major, s.Minor)
	line(2, "const dim3 %s = %s;", s.Blocks, blocks(s))
	for _, text := range buffers(s) {
		line(2, "%s", text)
	}
	if s.SharedBytes > 0 {
		line(2, "mint_prepare_shared(%s, %q, (const void *)%s, %d);", s.Site, s.Kernel.Name, s.Kernel.Name, s.SharedBytes)
	}
	if s.Chain == nil {
		h.call(s, base, 2, line, &b)
	} else {
		filing{h, s}.print(base, line, &b)
	}
	outer.leaving(2, s.Left)
	for _, text := range h.results(s) {
		line(2, "%s", text)
	}
	line(1, "}")
	h.inside(0)
	outer.leaving(1, s.LeftIndices)
	h.finals(s, line)
	if text := mentions(s, b.String()); h.entry == nil && text != "" {
		line(1, "%s", text)
	}
	line(0, "}")
	return b.String()
}

// call prints the launch itself, with what stands before and behind it.
func (h host) call(s *kernel.Launch, base, depth int, line func(int, string, ...any), b *strings.Builder) {
	line(depth, "mint_launching(%s, %q);", s.Site, s.Kernel.Name)
	fmt.Fprintf(b, "%s%s<<<%s, %s, %d, mint_stream()>>>(\n%s", indent(base+depth), s.Kernel.Name, s.Blocks, threads(s), s.SharedBytes, indent(base+depth+1))
	writeList(b, h.args(s), len(indent(base+depth+1)))
	b.WriteString(");\n")
	written := written(s)
	if s.Chain != nil { // mint_file knows them
		written = ""
	}
	line(depth, "mint_launched(%s, %q%s);", s.Site, s.Kernel.Name, written)
}

// written lists the arrays that the kernel writes, as further arguments.
func written(s *kernel.Launch) string {
	text := ""
	for _, u := range s.Sweep.Uses {
		if u.Written {
			text += ", " + s.Mapping[u.Grid]
		}
	}
	return text
}

// mentions prints a use of each variable and function that only the kernel uses now, unless text
// uses it. Assigning an index is not a use.
func mentions(s *kernel.Launch, text string) string {
	var names []string
	text = quotedText.ReplaceAllString(text, "")
	for _, name := range s.Mentions {
		set := slices.ContainsFunc(s.Loops, func(l kernel.LaunchLoop) bool { return l.Outside && l.Host == name })
		if set || !source.HasIdentifier(text, name) {
			names = append(names, "(void)"+name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return strings.Join(names, ", ") + "; /* only kernels use them */"
}

// ranges prints the first value and the number of iterations of each of the loops, which are the outermost ones.
func (h host) ranges(s *kernel.Launch, loops []kernel.LaunchLoop, line func(int, string, ...any)) {
	for i, l := range loops {
		h.inside(i)
		if l.Runs != nil {
			h.runsOf(s, l, loops[:i], line)
			continue
		}
		end := l.Hi
		if l.Exact != nil {
			end = l.Exact.Bound
		}
		line(1, "const long long %s = %s, %s = %s;", l.Begin.Name, ifReached(loops[:i], h.expr(l.Lo), l.Lo),
			l.Count.Name, ifReached(loops[:i], h.count(l, l.Begin.Name, s.Site), end))
	}
	h.inside(0)
}

// ifReached is a value of a loop, computed from bounds, where the loops around have iterations. Elsewhere C does not compute these:
// it is 0 if they may fail.
func ifReached(around []kernel.LaunchLoop, value string, bounds ...stencil.Expr) string {
	if len(around) == 0 || !slices.ContainsFunc(bounds, mayFail) {
		return value
	}
	return nonEmpty(around) + " ? " + value + " : 0"
}

// mayFail reports whether the host cannot compute e anywhere: it follows a pointer, or divides.
func mayFail(e stencil.Expr) bool {
	follows := false
	stencil.EachVar(e, func(v *stencil.Symbol) { follows = follows || isHazard(v.Host) })
	return follows || stencil.MayTrap(e)
}

var quotedText = regexp.MustCompile(`"[^"\n]*"`)

// count prints the number of iterations that the serial loop makes from begin on.
func (h host) count(l kernel.LaunchLoop, begin, site string) string {
	if l.Exact != nil {
		return h.exactCount(l, asWritten(h, l, begin), *l.Exact, l.Step, site)
	}
	hi := h.expr(l.Hi)
	switch {
	case l.Meets && l.Down:
		return fmt.Sprintf("mint_trips_to(%s, %s, %s - 1, -1)", site, h.expr(stencil.NewBinary("-", l.Hi, stencil.NewInt(1))), begin)
	case l.Meets:
		return fmt.Sprintf("mint_trips_to(%s, %s, %s, %d)", site, begin, hi, l.Step)
	}
	return fmt.Sprintf("mint_trips(%s, %s, %d)", begin, hi, l.Step)
}

// nonEmpty is the condition that the loops have iterations.
func nonEmpty(loops []kernel.LaunchLoop) string {
	var parts []string
	for _, l := range loops {
		parts = append(parts, l.Count.Name+" > 0")
	}
	return strings.Join(parts, " && ")
}

// blocks prints the grid of the launch: enough tiles for every loop.
func blocks(s *kernel.Launch) string {
	parts := []string{s.Site, strconv.Quote(s.Kernel.Name)}
	for d, l := range s.Loops {
		part := l.Count.Name
		switch {
		case l.Limits != nil && l.Limits.Ends:
			part = fmt.Sprintf("mint_tiles_to(%s, %q, %s, %d, %s, %d, %d, %d)", s.Site, l.Host, l.Begin.Name, l.Step, part, s.Tile[d], l.Limits.Most, l.Limits.End)
		case l.Limits != nil:
			part = fmt.Sprintf("mint_tiles(%s, %q, %s, %d, %d)", s.Site, l.Host, part, s.Tile[d], l.Limits.Most)
		case s.Tile[d] != 1:
			part = fmt.Sprintf("mint_ceil_div(%s, %d)", part, s.Tile[d])
		}
		parts = append(parts, part)
	}
	if len(s.Loops) == 2 && s.Loops[1].Folded {
		return "mint_blocks_folded(" + strings.Join(parts, ", ") + ")"
	}
	return "mint_blocks(" + strings.Join(parts, ", ") + ")"
}

func threads(s *kernel.Launch) string {
	n := 3
	for n > 1 && s.Threads[n-1] == 1 {
		n--
	}
	parts := make([]string, n)
	for d := range parts {
		parts[d] = strconv.Itoa(s.Threads[d])
	}
	return "dim3(" + strings.Join(parts, ", ") + ")"
}

func (h host) args(s *kernel.Launch) []string {
	list := make([]string, len(s.Args))
	for i, a := range s.Args {
		p := s.Kernel.Params[i]
		switch a.Kind {
		case kernel.Pointer:
			list[i] = fmt.Sprintf("(%s *)%s.device", a.Grid.Elem, s.Mapping[a.Grid])
		case kernel.Stride:
			list[i] = cast(p.Sym.Type, stencil.LongLong, fmt.Sprintf("%s.stride[%d]", s.Mapping[a.Grid], a.Dim))
		case kernel.Aligned:
			list[i] = aligned(s, a)
		case kernel.Buffer:
			list[i] = a.Value.Name
		case kernel.Tensor:
			list[i] = tensor(s, a)
		case kernel.Ends:
			list[i] = ends(s, a.Held)
		case kernel.Value:
			if a.Value.Host != "" && s.Chain != nil { // a closure's
				list[i] = p.Sym.Name
			} else if a.Value.Host != "" {
				list[i] = h.symbol(a.Value)
			} else { // begin and count are long long on the host
				list[i] = cast(p.Sym.Type, stencil.LongLong, a.Value.Name)
			}
		}
	}
	return list
}

// aligned prints the test whether the rows of all packed grids are aligned for packs.
func aligned(s *kernel.Launch, a kernel.Arg) string {
	var parts []string
	for _, p := range a.Packs {
		parts = append(parts, fmt.Sprintf("mint_is_aligned(%s, %s, %d)", s.Mapping[p.Grid], s.Loops[0].Begin.Name, p.Bytes))
	}
	return strings.Join(parts, " && ")
}

// tensor prints the description of a grid for the tensor memory accelerator.
func tensor(s *kernel.Launch, a kernel.Arg) string {
	var origin, extent []string
	for d := len(a.Box) - 1; d >= 0; d-- {
		side, first := a.Box[d], s.Loops[d].Begin.Name
		if side.Before != 0 {
			first += fmt.Sprintf(" - %d", side.Before)
		}
		origin, extent = append(origin, first), append(extent, fmt.Sprint(side.Extent))
	}
	return fmt.Sprintf("mint_tensor<%d>(%s, %s, {%s}, {%s})", len(a.Box), s.Site, s.Mapping[a.Grid],
		strings.Join(origin, ", "), strings.Join(extent, ", "))
}

func cast(to, from stencil.Type, text string) string {
	if to.Same(from) {
		return text
	}
	return "(" + to.String() + ")" + text
}
