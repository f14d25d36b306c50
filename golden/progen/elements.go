// Array elements as C text: the subscripts of each kind of array, those that stop at the edges of a loop, and
// what host code does to the middle cell.

package progen

import (
	"fmt"
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
	if text := w.chosen(r); text != "" {
		return text
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
	case s.text != "":
		return s.text
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
	case s.Form == Torus || s.Form == Turn:
		text := w.beyond(s)
		if name := w.named[text]; name != "" {
			return name
		}
		return text
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
