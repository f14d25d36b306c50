// Edits of a file's text. Edits nest: a larger one can copy a range of the old text, with the smaller edits in
// it made. The output is one flat list, each edit once.

package bridge

import (
	"sort"
	"strings"

	"mintc/internal/source"
)

// edit replaces [off, end) of a file by its pieces. An edit inside a larger one takes effect only
// if a piece of the larger one copies its place.
type edit struct {
	off, end int
	pieces   []piece
}

// piece is literal text or, if end > off, a copy of the file's text with the edits inside it made.
type piece struct {
	literal  string
	off, end int
}

func literal(s string) piece     { return piece{literal: s} }
func copied(off, end int) piece  { return piece{off: off, end: end} }
func (e edit) isInsertion() bool { return e.off == e.end }
func (e edit) same(o edit) bool {
	return e.off == o.off && e.end == o.end && samePieces(e.pieces, o.pieces)
}
func (e edit) covers(o edit) bool {
	return e.off <= o.off && o.end <= e.end && e.end-e.off > o.end-o.off
}

func samePieces(a, b []piece) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// add enters an edit once. Text that the compiler reads several times (a header without a guard, a
// macro's argument) asks for it several times.
func (t *text) add(e edit) bool {
	for _, have := range t.edits {
		if have.same(e) {
			return false
		}
	}
	t.edits = append(t.edits, e)
	return true
}

func (t *text) insert(off int, s string) bool  { return t.add(edit{off, off, []piece{literal(s)}}) }
func (t *text) replace(off, end int, s string) { t.add(edit{off, end, []piece{literal(s)}}) }

// wrap puts text in front of and behind [off, end), once. Outer wraps of a place must be made
// before inner ones.
func (t *text) wrap(off, end int, prefix, suffix string) bool {
	key := wrapping{off, end, prefix}
	if t.wrapped[key] {
		return false
	}
	t.wrapped[key] = true
	t.edits = append(t.edits, edit{off, off, []piece{literal(prefix)}})
	if suffix != "" {
		t.edits = append(t.edits, edit{end, end, []piece{literal(suffix)}})
	}
	return true
}

type wrapping struct {
	off, end int
	prefix   string
}

// outermost lists, in order, the edits in [off, end] that no other edit covers. A replacement does
// not cover insertions at its borders.
func (t *text) outermost(off, end int) []edit {
	var all []edit
	for _, e := range t.edits {
		if e.off >= off && e.end <= end {
			all = append(all, e)
		}
	}
	sort.SliceStable(all, func(i, j int) bool {
		if all[i].off != all[j].off {
			return all[i].off < all[j].off
		}
		if all[i].isInsertion() != all[j].isInsertion() {
			return all[i].isInsertion()
		}
		return all[i].end > all[j].end
	})
	var out []edit
	for _, e := range all {
		if n := len(out); n > 0 && !out[n-1].isInsertion() && out[n-1].covers(e) && e.off < out[n-1].end {
			continue
		}
		out = append(out, e)
	}
	return out
}

// render is the text of [off, end) with the edits inside it made.
func (t *text) render(off, end int) string { return t.apply(off, end, t.outermost(off, end)) }

func (t *text) apply(off, end int, edits []edit) string {
	var out strings.Builder
	at := off
	for _, e := range edits {
		out.Write(t.file.Text[at:e.off])
		out.WriteString(t.textOf(e))
		at = e.end
	}
	out.Write(t.file.Text[at:end])
	return out.String()
}

// textOf is the new text of an edit.
func (t *text) textOf(e edit) string {
	var out strings.Builder
	for _, p := range e.pieces {
		if p.end > p.off {
			out.WriteString(t.render(p.off, p.end))
		} else {
			out.WriteString(p.literal)
		}
	}
	return out.String()
}

// final is the list of edits of the whole file, none inside another.
func (t *text) final() []source.Edit {
	var out []source.Edit
	for _, e := range t.outermost(0, len(t.file.Text)) {
		out = append(out, source.Edit{Off: e.off, End: e.end, Text: t.textOf(e)})
	}
	return out
}
