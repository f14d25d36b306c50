// Array elements as C text: the subscripts of each kind of array, those that stop at the edges of a loop, and
// what host code does to the middle cell.

package progen

import (
	"fmt"
	"slices"
	"strings"
)

// subscriptPrinter prints elements of arrays, and the locals that their subscripts use.
type subscriptPrinter struct {
	*sheet
	// named are the locals that the nest has for an index and an offset, rowNames those for a row.
	named, rowNames map[string]string
}

// element prints an array element. A name that is no array of the program is a
// table of the body.
func (w *subscriptPrinter) element(r *Ref) string {
	a := w.p.array(r.Array)
	if a == nil {
		if s := r.Index[0]; s.Loop != "" {
			return fmt.Sprintf("%s[%s]", r.Array, plus(s.Loop, s.Off))
		}
		return fmt.Sprintf("%s[%d]", r.Array, r.Index[0].Off)
	}
	name, index := w.lvalue(a), r.Index
	if w.nest != nil && w.nest.Alias == a.Name {
		name, index = "other_"+a.Name, w.shifted(a, index)
	}
	if a.flat() {
		return name + "[" + w.flatSubscript(a, r, index) + "]"
	}
	var b strings.Builder
	b.WriteString(name)
	if a.Buffers > 0 {
		b.WriteString("[" + w.levelText(a, r.Level) + "]")
	}
	for _, s := range index {
		b.WriteString("[" + w.subscript(a, s) + "]")
		if row := w.rowNames[b.String()]; row != "" {
			b.Reset()
			b.WriteString(row)
		}
	}
	return b.String()
}

// subscript prints one subscript.
func (w *subscriptPrinter) subscript(a *Array, s Sub) string {
	text := w.unshifted(a, s)
	if s.Less == 0 {
		return text
	}
	return fmt.Sprintf("(%s) - %d", text, s.Less)
}

func (w *subscriptPrinter) unshifted(a *Array, s Sub) string {
	switch {
	case s.Loop == "" && s.Off < 0:
		return w.extent(s.Dim, s.Off+a.Pad, false)
	case s.Loop == "":
		return fmt.Sprint(s.Off)
	case s.Form == Reverse:
		return w.extent(s.Dim, a.Pad-1, false) + " - " + s.Loop
	case s.Form == Wrap:
		extent := w.extent(s.Dim, a.Pad, false)
		return fmt.Sprintf("(%s + (%s) * 4) %% (%s)", plus(s.Loop, s.Off), extent, extent)
	case s.Form == Half:
		return s.Loop + " / 2"
	case s.Form == Torus:
		if name := w.named[w.goingOn(s)]; name != "" {
			return name
		}
		return w.goingOn(s)
	case s.Form == Edge:
		return w.stopping(a, s)
	case s.Clamp && s.Off < 0:
		return fmt.Sprintf("%s > %d ? %s : 0", s.Loop, -s.Off, plus(s.Loop, s.Off))
	case s.Clamp && s.Off > 0:
		return fmt.Sprintf("%s < %s ? %s : %s", plus(s.Loop, s.Off), w.extent(s.Dim, a.Pad, false), plus(s.Loop, s.Off), w.extent(s.Dim, a.Pad-1, false))
	}
	text := plus(s.Loop, s.Off)
	if name := w.named[text]; name != "" && s.simple() {
		return name
	}
	if s.Macro && s.Off != 0 {
		text = fmt.Sprintf("AT(%s, %d)", s.Loop, s.Off)
	}
	if s.Plus != "" {
		text += " + " + s.Plus
	}
	return text
}

// stopping prints a subscript that stops at the ends of its loop.
func (w *subscriptPrinter) stopping(a *Array, s Sub) string {
	at := -1
	if w.nest != nil {
		at = slices.IndexFunc(w.nest.Loops, func(l Loop) bool { return l.Name == s.Loop })
	}
	if at < 0 { // in a function, or by a serial loop
		s.Form, s.Clamp = Offset, true
		return w.unshifted(a, s)
	}
	l, next, n := w.nest.Loops[at], plus(s.Loop, s.Off), max(s.Off, -s.Off)
	end, inside, beyond, within := fmt.Sprint(l.Lo), fmt.Sprint(l.Lo+n), "<", ">="
	if s.Off > 0 {
		end, inside, beyond, within = w.extent(l.Dim, -l.Hi-1, false), w.extent(l.Dim, -l.Hi-1-n, false), ">", "<="
	}
	switch {
	case s.Spell == 0:
		return fmt.Sprintf("%s %s %s ? %s : %s", s.Loop, within, inside, next, end)
	case s.Spell == 1 && n == 1:
		return fmt.Sprintf("%s == %s ? %s : %s", s.Loop, end, s.Loop, next)
	case s.Spell == 2:
		return fmt.Sprintf("%s %s %s ? %s : %s", next, beyond, end, end, next)
	}
	return fmt.Sprintf("(%s) %s (%s) ? (%s) : (%s)", next, beyond+"=", end, end, next)
}

// touch reads, and perhaps writes, the middle of an array.
func (w *stepPrinter) touch(s *HostTouch) {
	a := w.p.array(s.Array)
	if a == nil {
		return
	}
	cell := w.subscripts.element(w.names.middleOf(a))
	text := []string{fmt.Sprintf("%s += %s;", s.Scalar, cell)}
	if s.Write {
		text = append(text, cell+" += 1;")
	}
	w.single(s.Single, text)
}
