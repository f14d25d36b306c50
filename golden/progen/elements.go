package progen

import (
	"fmt"
	"strings"
)

// element prints an array element. A name that is no array of the program is a
// table of the body.
func (w *printer) element(r *Ref) string {
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
	}
	return b.String()
}

// subscript prints one subscript.
func (w *printer) subscript(a *Array, s Sub) string {
	text := w.unshifted(a, s)
	if s.Less == 0 {
		return text
	}
	return fmt.Sprintf("(%s) - %d", text, s.Less)
}

func (w *printer) unshifted(a *Array, s Sub) string {
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
	case s.Clamp && s.Off < 0:
		return fmt.Sprintf("%s > %d ? %s : 0", s.Loop, -s.Off, plus(s.Loop, s.Off))
	case s.Clamp && s.Off > 0:
		return fmt.Sprintf("%s < %s ? %s : %s", plus(s.Loop, s.Off), w.extent(s.Dim, a.Pad, false), plus(s.Loop, s.Off), w.extent(s.Dim, a.Pad-1, false))
	}
	text := plus(s.Loop, s.Off)
	if s.Macro && s.Off != 0 {
		text = fmt.Sprintf("AT(%s, %d)", s.Loop, s.Off)
	}
	if s.Plus != "" {
		text += " + " + s.Plus
	}
	return text
}

// touch reads, and perhaps writes, the middle of an array.
func (w *printer) touch(s *HostTouch) {
	a := w.p.array(s.Array)
	if a == nil {
		return
	}
	r := &Ref{Array: a.Name}
	for dim := len(w.p.Extents) - a.Rank; dim < len(w.p.Extents); dim++ {
		r.Index = append(r.Index, Sub{Dim: dim, Off: w.p.Extents[dim].Cells / 2})
	}
	cell := w.element(r)
	text := []string{fmt.Sprintf("%s += %s;", s.Scalar, cell)}
	if s.Write {
		text = append(text, cell+" += 1;")
	}
	w.single(s.Single, text)
}
