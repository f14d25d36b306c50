// Loops of mixed integer types: index, ends and step have types of their own, so that C converts, wraps, or never enters.

package progen

import "fmt"

// Mixed is a loop whose start, bound and step have types of their own, by which C may convert, wrap, or never enter it.
type Mixed struct {
	First, Bound Operand
	Compare      string // the operator
	Step         Operand
	Style        StepStyle
	Negated      bool `shrink:"zero"` // written as !(i >= n)
}

// Operand is a constant, or the extent of the loop's dimension and a constant, as a value of a type.
type Operand struct {
	Type   Type
	Extent bool
	Off    int
	Name   string `shrink:"zero"` // of a variable that holds it
}

// StepStyle is how a loop's step is written.
type StepStyle int

// The spellings of a step: i += s, i = i + s, i = s + i, i -= s, i = (T)(i + s).
const (
	Compound StepStyle = iota
	Plain
	Reversed
	Minus
	Converted
	stepStyles
)

// number is the operand's value where the extent has some cells.
func (o Operand) number(cells int) number {
	value := o.Off
	if o.Extent {
		value += cells
	}
	return number{int64(value), integers["int"]}.to(integers[o.Type])
}

// next is the index after a step, or not ok where C leaves it undefined.
func (m *Mixed) next(i number) (after number, ok bool) {
	step := m.Step.number(0)
	if m.Style == Minus {
		after, ok = i.minus(step)
	} else {
		after, ok = i.plus(step)
	}
	return after.to(i.typ), ok
}

// visits counts the iterations of the loop with an index of the type, and is not ok where an index is outside of
// [low, high) or the loop does not end.
func (m *Mixed) visits(index Type, cells, low, high int) (n int, ok bool) {
	i, bound := m.First.number(cells).to(integers[index]), m.Bound.number(cells)
	for compare(i, m.Compare, bound) {
		if i.value < int64(low) || i.value >= int64(high) || n > high-low {
			return n, false
		}
		n++
		if i, ok = m.next(i); !ok {
			return n, false
		}
	}
	return n, true
}

// wraps reports whether the index turns back on its way, the last step included.
func (m *Mixed) wraps(index Type, cells int) bool {
	i, bound, up, down := m.First.number(cells).to(integers[index]), m.Bound.number(cells), false, false
	for compare(i, m.Compare, bound) && !(up && down) {
		after, _ := m.next(i)
		up, down = up || after.value > i.value, down || after.value < i.value
		i = after
	}
	return up && down
}

// Wraps reports whether a parallel index wraps, by which translations may stop.
func (p *Program) Wraps() bool {
	wraps := false
	VisitSteps(p.Steps, func(s Step) {
		for _, l := range loopsOf(s) {
			wraps = wraps || l.Mixed != nil && l.Mixed.wraps(l.Type, p.Extents[l.Dim].Cells)
		}
	})
	return wraps
}

// mixed draws a loop that stays within [low, high) of an extent; nil if no try does.
func (d *drawer) mixed(index Type, cells, low, high int) *Mixed {
	for range 60 {
		m := &Mixed{First: d.operand(low, high, cells), Bound: d.operand(low, high, cells), Step: Operand{Type: pick(d, integerTypes...), Off: pick(d, 1, 1, 1, 2, 3, -1, -1, -2, 100, 250)},
			Compare: pick(d, "<", "<", "<=", ">", ">=", "!="), Style: StepStyle(d.IntN(int(stepStyles))), Negated: d.IntN(6) == 0}
		if n, ok := m.visits(index, cells, low, high); ok && (m.usual(m.First.number(cells).to(integers[index]), n) || d.IntN(400) == 0) {
			return m
		}
	}
	return nil
}

// usual reports whether mintc is likely to accept the loop, which starts at i and runs n times: mostly
// those are drawn.
func (m *Mixed) usual(i number, n int) bool {
	after, _ := m.next(i)
	up := after.value > i.value
	towards := m.Compare == "!=" || up == (m.Compare[0] == '<')
	return n > 1 && m.Style != Converted && towards && (m.Compare != "!=" || m.Step.Off*m.Step.Off == 1)
}

// operand draws an end of a loop: mostly near the ends of the range, sometimes one that C converts to another value.
func (d *drawer) operand(low, high, cells int) Operand {
	o := Operand{Type: pick(d, integerTypes...), Off: pick(d, low, low, low-1, 0, -1, low+1)}
	if d.IntN(2) == 0 {
		o.Extent, o.Off = true, high-cells+pick(d, 0, 0, -1, -1, 1)
	}
	if d.IntN(3) == 0 {
		o.Name = d.fresh("m")
	}
	return o
}

// mix sometimes gives the parts of the nest's loops types of their own.
func (n *nestDrawer) mix() {
	for i := range n.nest.Loops {
		l := &n.nest.Loops[i]
		cells := n.p.Extents[l.Dim].Cells
		if l.Bound.Kind != Fixed || n.colours || !n.want("mixed-types") {
			continue
		}
		if l.Type == "int" && !l.Outside && n.IntN(2) == 0 {
			l.Type = pick[Type](n.drawer, "long", "long long", "short", "unsigned short", "signed char", "unsigned char") // what computes like an int
		}
		l.Mixed = n.mixed(l.Type, cells, l.Lo, cells-l.Hi)
	}
}

// mixedHeader prints a loop with types of its own; not ok where it has none, or where the extent has become too small for it.
func (w *nestPrinter) mixedHeader(l Loop) (text string, ok bool) {
	m, cells := l.Mixed, w.p.Extents[l.Dim].Cells
	if m == nil || l.Moving != "" || l.Bound.Kind != Fixed {
		return "", false
	}
	if _, ok := m.visits(l.Type, cells, l.Lo, cells-l.Hi); !ok {
		return "", false
	}
	return w.forLoop(l, m), true
}

func (w *nestPrinter) forLoop(l Loop, m *Mixed) string {
	declared := string(l.Type) + " "
	if l.Outside {
		declared = ""
	}
	bound := w.operand(m.Bound, l.Dim)
	left, compare, right := l.Name, m.Compare, bound
	if l.Mirror {
		left, compare, right = bound, mirrored[compare], l.Name
	}
	cond := fmt.Sprintf("%s %s %s", left, compare, right)
	if m.Negated {
		cond = fmt.Sprintf("!(%s %s %s)", left, negated[compare], right)
	}
	return fmt.Sprintf("for (%s%s = %s; %s; %s)", declared, l.Name, w.operand(m.First, l.Dim), cond, w.stepText(l.Name, l.Type, m))
}

var (
	mirrored = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}
	negated  = map[string]string{"<": ">=", "<=": ">", ">": "<=", ">=": "<", "!=": "=="}
)

// operand prints an end of a loop: a variable, or the value cast to its type.
func (w *nestPrinter) operand(o Operand, dim int) string {
	if o.Name != "" {
		return o.Name
	}
	return w.operandValue(o, dim)
}

func (w *sheet) operandValue(o Operand, dim int) string {
	text := fmt.Sprint(o.Off)
	if o.Extent {
		text = w.extent(dim, o.Off, false)
	}
	if o.Type == "int" {
		return text
	}
	return fmt.Sprintf("(%s)%s", o.Type, paren(text))
}

func (w *nestPrinter) stepText(name string, index Type, m *Mixed) string {
	step := w.operandValue(m.Step, 0)
	switch m.Style {
	case Plain:
		return fmt.Sprintf("%s = %s + %s", name, name, step)
	case Reversed:
		return fmt.Sprintf("%s = %s + %s", name, step, name)
	case Minus:
		return fmt.Sprintf("%s -= %s", name, step)
	case Converted:
		return fmt.Sprintf("%s = (%s)(%s + %s)", name, index, name, step)
	}
	return fmt.Sprintf("%s += %s", name, step)
}

// declareOperands declares the variables that hold ends of mixed loops.
func (w *nestPrinter) declareOperands() {
	seen := map[string]bool{} // twins share their loops
	declare := func(m *Mixed, dim int) {
		if m == nil {
			return
		}
		for _, o := range []Operand{m.First, m.Bound} {
			if o.Name != "" && !seen[o.Name] {
				seen[o.Name] = true
				w.line("%s %s = %s;", o.Type, o.Name, w.operandValue(o, dim))
				w.line("(void)%s;", o.Name)
			}
		}
	}
	VisitSteps(w.p.Steps, func(s Step) {
		for _, l := range loopsOf(s) {
			declare(l.Mixed, l.Dim)
		}
		if n, ok := s.(*Nest); ok {
			visitRepeats(n.Body, func(r *Repeat) { declare(r.Mixed, 0) })
		}
	})
}

// loopsOf are the loops over mesh dimensions that a step is made of.
func loopsOf(s Step) []Loop {
	switch s := s.(type) {
	case *Nest:
		return s.Loops
	case *HostLoop:
		return []Loop{s.Loop}
	}
	return nil
}

func visitRepeats(list []Stmt, f func(*Repeat)) {
	for _, s := range list {
		switch s := s.(type) {
		case *Repeat:
			f(s)
			visitRepeats(s.Body, f)
		case *If:
			visitRepeats(s.Then, f)
			visitRepeats(s.Else, f)
		}
	}
}

// mixRepeat sometimes counts a serial loop by an index of another type, from 0, which may leave values out.
func (n *nestDrawer) mixRepeat(r *Repeat) {
	if r.While || n.features["mixed-types"] == 0 || n.IntN(2) == 0 {
		return
	}
	count := r.To - r.From + 1
	r.Index = pick(n.drawer, integerTypes...)
	if r.Mixed = n.mixed(r.Index, 0, 0, count); r.Mixed != nil {
		r.Mixed.First.Extent, r.Mixed.Bound.Extent = false, false // whose constant is the value already
	}
}

// mixedRepeat prints the head of a serial loop with an index of another type.
func (w *nestPrinter) mixedRepeat(r *Repeat) bool {
	if r.Mixed == nil {
		return false
	}
	if _, ok := r.Mixed.visits(r.Index, 0, 0, r.To-r.From+1); !ok {
		return false
	}
	index := Loop{Name: "q" + r.Var, Type: r.Index}
	w.line("%s {", w.forLoop(index, r.Mixed))
	w.line("    int %s = (int)%s - %d;", r.Var, index.Name, -r.From)
	return true
}

// narrow compares an index after a conversion that may wrap.
func (d *drawer) narrow(index string) Expr {
	if d.IntN(3) == 0 { // compared as unsigned
		return &Binary{pick(d, "<", ">=", "!="), &Binary{"-", &Name{index}, &Num{fmt.Sprint(d.between(1, 4))}}, &Num{fmt.Sprintf("%du", d.between(2, 9))}}
	}
	moved := &Binary{"+", &Name{index}, &Num{fmt.Sprint(pick(d, 250, 120, 65530, 3))}}
	return &Binary{pick(d, "<", ">=", "<=", ">"), &Cast{pick[Type](d, "unsigned char", "signed char", "short", "unsigned short"), moved}, &Num{fmt.Sprint(d.between(0, 9))}}
}
