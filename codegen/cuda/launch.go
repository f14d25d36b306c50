package cuda

import (
	"fmt"
	"strconv"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// launch prints the host code that stands in place of a nest: the ranges of
// its loops, the device buffers of its arrays, the checks, the kernel.
func launch(s *kernel.Launch) string {
	var b strings.Builder
	line := func(depth int, format string, args ...any) {
		b.WriteString(wrap(indent(depth) + fmt.Sprintf(format, args...) + "\n"))
	}
	line(0, "{")
	line(1, "const mint_site %s = %s;", s.Site, Site(s.Sweep.Span))
	for d := len(s.Loops) - 1; d >= 0; d-- {
		l := s.Loops[d]
		line(1, "const long long %s = %s, %s = %s;", l.Begin.Name, hostFormatter.Expr(l.Lo), l.Count.Name, count(l))
	}
	for _, p := range s.Provides {
		line(1, "%s", provide(p))
	}
	line(1, "if (%s) {", nonEmpty(s.Loops))
	for _, u := range s.Sweep.Uses {
		g := u.Grid
		line(2, "mint_mapping &%s = %s;", s.Mapping[g], find(s, g))
	}
	for _, g := range s.Dense {
		line(2, "mint_make_dense(%s, %s);", s.Site, s.Mapping[g])
	}
	for _, r := range s.Reaches {
		if check := reachCheck(s, r); check != "" {
			line(2, "%s", check)
		}
	}
	for _, pair := range s.Distinct {
		line(2, "mint_distinct(%s, %s, %q, %s, %q);", s.Site, s.Mapping[pair[0]], pair[0].Name, s.Mapping[pair[1]], pair[1].Name)
	}
	line(2, "mint_require(%s, %d, %d);", s.Site, s.Major, s.Minor)
	line(2, "const dim3 %s = %s;", s.Blocks, blocks(s))
	for _, text := range buffers(s) {
		line(2, "%s", text)
	}
	line(2, "mint_launching(%s, %q);", s.Site, s.Kernel.Name)
	var call strings.Builder
	fmt.Fprintf(&call, "%s%s<<<%s, %s, 0, mint_stream()>>>(\n%s", indent(2), s.Kernel.Name, s.Blocks, threads(s), indent(3))
	writeList(&call, args(s), len(indent(3)))
	call.WriteString(");\n")
	b.WriteString(call.String())
	line(2, "mint_launched(%s, %q);", s.Site, s.Kernel.Name)
	for _, text := range results(s) {
		line(2, "%s", text)
	}
	line(1, "}")
	finals(s, line)
	line(0, "}")
	return b.String()
}

// find looks up the buffer of a grid by the current value of its pointer.
func find(s *kernel.Launch, g *stencil.Grid) string {
	if g.Rank == 1 {
		return fmt.Sprintf("mint_find_flat(%s, %q, %s, sizeof(%s))", s.Site, g.Name, start(g), g.Elem)
	}
	return fmt.Sprintf("mint_find(%s, %q, %s, sizeof(%s), %d)", s.Site, g.Name, start(g), g.Elem, g.Rank)
}

// reachCheck prints the check of one subscript; "" where none is needed: an
// element of a flat array is where it is, dense or not.
func reachCheck(s *kernel.Launch, r kernel.Reach) string {
	first, last := reachRange(s, r)
	mapping := s.Mapping[r.Grid]
	switch {
	case r.Grid.Rank == 1 && r.Guarded:
		return ""
	case r.Grid.Rank == 1:
		return fmt.Sprintf("mint_reach_flat(%s, %s, %q, %s, %s, %q);", s.Site, mapping, r.Grid.Name, first, last, r.Subscript)
	case r.Guarded:
		return fmt.Sprintf("mint_reach_or_dense(%s, %s, %d, %s, %s);", s.Site, mapping, r.Dim, first, last)
	}
	return fmt.Sprintf("mint_reach(%s, %s, %q, %d, %s, %s, %q);", s.Site, mapping, r.Grid.Name, r.Dim, first, last, r.Subscript)
}

// count is the number of iterations that the serial loop makes.
func count(l kernel.LaunchLoop) string {
	hi := hostFormatter.Expr(l.Hi)
	return fmt.Sprintf("mint_trips(%s, %s, %d)", l.Begin.Name, hi, l.Step)
}

func nonEmpty(loops []kernel.LaunchLoop) string {
	var parts []string
	for d := len(loops) - 1; d >= 0; d-- {
		parts = append(parts, loops[d].Count.Name+" > 0")
	}
	return strings.Join(parts, " && ")
}

// reachRange is the lowest and the highest value of a subscript over the nest.
func reachRange(s *kernel.Launch, r kernel.Reach) (first, last string) {
	return formAt(s, r.Lowest, false), formAt(s, r.Highest, true)
}

// formAt prints the lowest or highest value that a form takes over the
// parallel loops.
func formAt(s *kernel.Launch, form stencil.Affine, highest bool) string {
	sum, n := "", form.Const
	for _, t := range form.Terms {
		value, shift := termAt(s, t, highest)
		sum, n = sum+value, n+shift
	}
	return addConst(sum, n)
}

// termAt prints coef*value, with a leading sign, where that is lowest or
// highest; shift is a constant to add.
func termAt(s *kernel.Launch, t stencil.Term, highest bool) (text string, shift int64) {
	signed := func(value string) string {
		sign, coef := " + ", t.Coef
		if coef < 0 {
			sign, coef = " - ", -coef
		}
		if coef != 1 {
			return fmt.Sprintf("%s%d*%s", sign, coef, value)
		}
		return sign + value
	}
	for _, l := range s.Loops {
		switch {
		case l.Index != t.Sym:
		case (t.Coef > 0) == (l.Step > 0) != highest:
			return signed(l.Begin.Name), 0
		case l.Step == 1 && t.Coef == 1:
			return signed(l.Begin.Name + " + " + l.Count.Name), -1
		case l.Step == 1:
			return signed(fmt.Sprintf("(%s + %s - 1)", l.Begin.Name, l.Count.Name)), 0
		default:
			return signed(fmt.Sprintf("(%s + %d*(%s - 1))", l.Begin.Name, l.Step, l.Count.Name)), 0
		}
	}
	return signed("(long long)(" + t.Sym.Host + ")"), 0
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

// blocks prints the grid of the launch: enough tiles for every loop.
func blocks(s *kernel.Launch) string {
	parts := []string{s.Site, strconv.Quote(s.Kernel.Name)}
	for d, l := range s.Loops {
		part := l.Count.Name
		if s.Tile[d] != 1 {
			part = fmt.Sprintf("mint_ceil_div(%s, %d)", part, s.Tile[d])
		}
		parts = append(parts, part)
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

func args(s *kernel.Launch) []string {
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
		case kernel.Value:
			list[i] = a.Value.Host
			if list[i] == "" { // begin and count, which the host holds as long long
				list[i] = cast(p.Sym.Type, stencil.LongLong, a.Value.Name)
			}
		}
	}
	return list
}

// aligned prints whether the rows of all packed grids allow packs.
func aligned(s *kernel.Launch, a kernel.Arg) string {
	if len(a.Packs) == 0 {
		return "true"
	}
	var parts []string
	for _, p := range a.Packs {
		parts = append(parts, fmt.Sprintf("mint_is_aligned(%s, %s, %d)", s.Mapping[p.Grid], s.Loops[0].Begin.Name, p.Bytes))
	}
	return strings.Join(parts, " && ")
}

func cast(to, from stencil.Type, text string) string {
	if to.Same(from) {
		return text
	}
	return "(" + to.String() + ")" + text
}

// finals gives indices that are declared outside the nest the values that the
// serial loops leave: an inner index is set only if its loop is reached.
func finals(s *kernel.Launch, line func(int, string, ...any)) {
	reached := ""
	for d := len(s.Loops) - 1; d >= 0; d-- {
		l := s.Loops[d]
		if l.Outside {
			value := l.Begin.Name + plusTimes(l.Step, l.Count.Name)
			guard := ""
			if reached != "" {
				guard = "if (" + reached + ") "
			}
			line(1, "%s%s = (%s)(%s);", guard, l.Index.Name, l.Index.Type, value)
		}
		if reached != "" {
			reached += " && "
		}
		reached += l.Count.Name + " > 0"
	}
}
