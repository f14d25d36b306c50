// Prints the steps of a function: regions, time loops, copies, pointer rotations, nests with their clauses and
// loop headers.

package progen

import (
	"fmt"
	"strings"
)

// stepPrinter prints the steps of the function with the regions.
type stepPrinter struct {
	*sheet
	arrays     *arrayPrinter
	subscripts *subscriptPrinter
	nests      *nestPrinter
	names      *namePrinter
}

// work prints the steps, and reports the scalars after them.
func (w *stepPrinter) work() {
	if w.p.Callee {
		for dim := range w.p.Extents {
			w.line("(void)n%d;", dim)
		}
	}
	w.subscripts.planes()
	outside := w.nests.outsideIndices()
	w.nests.declareOperands()
	w.names.keepNames()
	for _, l := range outside {
		w.line("%s %s = 0;", l.Type, l.Name)
	}
	if len(outside) > 0 {
		w.line("unsigned last = 0;")
	}
	for _, s := range w.p.Steps {
		if _, copies := s.(*Transfer); !copies || !w.p.CallerMaps {
			w.step(s)
		}
	}
	for _, s := range w.p.Scalars {
		if s.Name[0] == 'p' { // private somewhere, where nobody has its address
			w.line("{ %s value = %s; %s }", s.Type, s.Name, w.helper("report", s.Type, fmt.Sprintf("\"%s%s\", &value, 1", s.Name, w.suffix)))
			continue
		}
		w.line("%s", w.helper("report", s.Type, fmt.Sprintf("\"%s%s\", &%s, 1", s.Name, w.suffix, s.Name)))
	}
	if len(outside) > 0 {
		w.line("%s", w.helper("report", "unsigned", fmt.Sprintf("\"last%s\", &last, 1", w.suffix)))
	}
}

// callerCopies prints the copies before or after the regions where the caller
// of the function with the regions makes them.
func (w *stepPrinter) callerCopies(toDevice bool) {
	for _, s := range w.p.Steps {
		if t, ok := s.(*Transfer); ok && w.p.CallerMaps && t.ToDevice == toDevice {
			w.transfer(t)
		}
	}
}

// outsideIndices are the indices that nests use and do not declare.
func (w *nestPrinter) outsideIndices() []Loop {
	var list []Loop
	seen := map[string]bool{}
	VisitSteps(w.p.Steps, func(s Step) {
		for _, l := range loopsOf(s) {
			if l.Outside && !seen[l.Name] {
				seen[l.Name] = true
				list = append(list, l)
			}
		}
	})
	return list
}

func (w *stepPrinter) steps(list []Step) {
	for _, s := range list {
		w.step(s)
	}
}

func (w *stepPrinter) step(s Step) {
	switch s := s.(type) {
	case *Region:
		w.line("#pragma mint parallel")
		w.open()
		w.steps(s.Steps)
		w.close()
	case *TimeLoop:
		w.timeLoop(s)
	case *HostIf:
		w.line("if (%s) {", s.Cond)
		w.depth++
		w.steps(s.Steps)
		w.close()
	case *HostLoop:
		w.line("%s {", w.nests.header(s.Loop))
		w.depth++
		w.steps(s.Steps)
		w.close()
	case *Renamed:
		w.renamedBlock(s)
	case *Transfer:
		w.transfer(s)
	case *Barrier:
		w.line("#pragma mint barrier")
	case *Rotate:
		w.single(s.Single, w.rotation(s))
	case *Host:
		w.single(s.Single, []string{s.Text})
	case *Tick:
		if w.p.Elsewhere != Nothing {
			w.line("other_tick();")
		}
	case *HostTouch:
		w.touch(s)
	case *HostName:
		w.names.hostName(s)
	case *Nest:
		w.nests.printNest(s)
	default:
		panic(fmt.Sprintf("progen: no text for %T", s))
	}
}

func (w *stepPrinter) timeLoop(s *TimeLoop) {
	t := s.Var
	switch s.Style {
	case ForUp:
		w.line("for (int %s = 0; %s < %d; %s++) {", t, t, s.Count, t)
	case ForDown:
		w.line("for (int %s = %d; %s > 0; --%s) {", t, s.Count, t, t)
	case WhileLoop:
		w.line("int %s = 0;", t)
		w.line("while (%s < %d) {", t, s.Count)
	case DoWhile:
		w.line("int %s = 0;", t)
		w.line("do {")
	}
	w.depth++
	w.steps(s.Steps)
	if s.Style == WhileLoop || s.Style == DoWhile {
		w.line("%s++;", t)
	}
	w.depth--
	if s.Style == DoWhile {
		w.line("} while (%s < %d);", t, s.Count)
	} else {
		w.line("}")
	}
}

// transfer leaves out extents only where the type of the array gives them.
func (w *stepPrinter) transfer(s *Transfer) {
	a := w.p.array(s.Array)
	if a == nil {
		return
	}
	direction := "fromDevice"
	if s.ToDevice {
		direction = "toDevice"
	}
	list := ""
	if !s.Bare || !a.complete(w.p) {
		for _, e := range w.extents(a) {
			list = ", " + e + list
		}
	}
	w.line("#pragma mint copy(%s, %s%s)", w.lvalue(a), direction, list)
}

func (w *stepPrinter) single(marked bool, text []string) {
	if marked {
		w.line("#pragma mint single")
		w.open()
		defer w.close()
	}
	for _, t := range text {
		w.line("%s", t)
	}
}

func (w *stepPrinter) rotation(s *Rotate) []string {
	var list []string
	var arrays []*Array
	for _, name := range s.Arrays {
		if a := w.p.array(name); a != nil {
			arrays = append(arrays, a)
		}
	}
	if len(arrays) < 2 {
		return nil
	}
	swap := "swap_" + arrays[0].Name
	if !s.Single {
		list = append(list, "{")
	}
	exchanged := func(a *Array) (name, declared string) {
		if s.Whole {
			return w.arrays.handle(a, swap)
		}
		return w.lvalue(a), w.rows(a, swap)
	}
	last, declared := exchanged(arrays[0])
	list = append(list, declared+" = "+last+";")
	for _, a := range arrays[1:] {
		next, _ := exchanged(a)
		list = append(list, last+" = "+next+";")
		last = next
	}
	list = append(list, last+" = "+swap+";")
	if !s.Single {
		list = append(list, "}")
	}
	return list
}

func (w *nestPrinter) printNest(n *Nest) {
	w.nest = n
	defer func() { w.nest = nil }()
	alias, levels := w.p.array(n.Alias), n.Levels && n.Clock != ""
	if n.Alias == w.renamed { // the block around it has the pointer
		alias = nil
	}
	if alias != nil || levels {
		w.open()
		defer w.close()
	}
	if alias != nil {
		w.arrays.aliasPointer(alias, n.Shift)
	}
	if levels {
		w.subscripts.levelVariables(n)
	}
	if w.bases(n) {
		defer w.endBases(n)
	}
	w.line("#pragma mint %s%s", map[bool]string{true: "parallel for", false: "for"}[n.ParallelFor], w.clauses(n))
	for at, l := range n.Loops {
		brace := ""
		if at == len(n.Loops)-1 {
			brace = " {"
		}
		w.line("%s%s", w.header(l), brace)
		w.depth++
	}
	w.subscripts.declareLocals(n)
	w.subscripts.centres(n.Body)
	w.body(n.Body)
	w.subscripts.named, w.subscripts.rowNames = nil, nil
	w.close()
	w.depth -= len(n.Loops) - 1
	for _, l := range n.Loops {
		switch {
		case !l.Outside:
		case n.Reset:
			w.line("%s = 0;", l.Name)
		default:
			w.line("last = last * 31 + (unsigned)%s;", l.Name)
		}
	}
	if n.Reset && n.Private != "" {
		w.line("%s = 0;", strings.ReplaceAll(n.Private, ", ", " = "))
	}
}

func (w *nestPrinter) clauses(n *Nest) string {
	text := ""
	switch {
	case n.Parallel == All:
		text += " nest(all)"
	case n.Parallel > 0:
		text += fmt.Sprintf(" nest(%d)", min(n.Parallel, len(n.Loops)))
	}
	if n.Tile != nil {
		text += " tile(" + join(n.Tile) + ")"
		if n.Chunk != nil {
			text += " chunksize(" + join(n.Chunk) + ")"
		}
	}
	if n.Nowait {
		text += " nowait"
	}
	if n.Private != "" {
		text += " private(" + n.Private + ")"
	}
	for _, r := range n.Reductions {
		text += fmt.Sprintf(" reduction(%s: %s)", r.Op, r.Scalar)
	}
	return text
}

func join(list []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ", "), "[]")
}

// header prints a loop. Where the range may be negative, a comparison that
// would run away, or a type without a sign, gives way to a safe one.
func (w *nestPrinter) header(l Loop) string {
	if text, ok := w.mixedHeader(l); ok {
		return text
	}
	end := w.p.Extents[l.Dim].Cells - l.Hi
	compare, typ := l.Compare, l.Type
	if !l.counts(end) {
		typ = "int"
	}
	if compare == NotEqual && (l.Step != 1 || end < l.Lo) {
		compare = Strict
	}
	declared := string(typ) + " "
	if l.Outside {
		declared = ""
	}
	first, op, bound := fmt.Sprint(l.Lo), "<", w.extent(l.Dim, -l.Hi, false)
	step, sign := l.Name+"++", "+="
	if compare == OrEqual {
		op, bound = "<=", w.extent(l.Dim, -l.Hi-1, false)
	}
	if l.Down {
		first, op, bound = w.extent(l.Dim, -l.Hi-1, false), ">", fmt.Sprint(l.Lo-1)
		step, sign = "--"+l.Name, "-="
		if compare == OrEqual {
			op, bound = ">=", fmt.Sprint(l.Lo)
		}
	}
	if compare == NotEqual {
		op = "!="
	}
	if l.Moving != "" && op == "<" {
		bound += fmt.Sprintf(" - %s %% 2", l.Moving)
	}
	if l.Bound.Kind != Fixed {
		first, bound = l.bounds(first, bound)
	}
	if l.hasBase() {
		first, bound = paren(first)+" + base_"+l.Name, paren(bound)+" + base_"+l.Name
		l.Name += "_at"
		step = strings.Replace(step, strings.TrimSuffix(l.Name, "_at"), l.Name, 1)
	}
	if l.Step != 1 {
		step = fmt.Sprintf("%s %s %d", l.Name, sign, l.Step)
	}
	cond := fmt.Sprintf("%s %s %s", l.Name, op, bound)
	if l.Mirror {
		cond = fmt.Sprintf("%s %s %s", bound, strings.Map(mirror, op), l.Name)
	}
	return fmt.Sprintf("for (%s%s = %s; %s; %s)", declared, l.Name, first, cond, step)
}

// mirror turns a comparison around.
func mirror(r rune) rune {
	switch r {
	case '<':
		return '>'
	case '>':
		return '<'
	}
	return r
}
