// Loops that count from another value than the subscripts, as arrays have it whose first cell has another index than 0: the index is a macro for
// what the subscripts leave of it.

package progen

import "strings"

// allBases draws from where the loops of the program count.
func (d *drawer) allBases() {
	VisitSteps(d.p.Steps, func(s Step) {
		if n, ok := s.(*Nest); ok {
			d.bases(n)
		}
	})
}

// bases draws from where the loops of a nest count.
func (d *drawer) bases(n *Nest) {
	if !d.want("base") {
		return
	}
	for i := range n.Loops {
		l := &n.Loops[i]
		if l.Base = d.between(1, 9); d.IntN(2) == 0 && !strings.Contains(string(l.Type), "unsigned") && l.Type != "size_t" {
			l.Base = -l.Base
		}
	}
}

// hasBase reports whether the loop counts from another value. Its range is drawn without types of its own, and no other loop decides about it. A char
// may have no room for more.
func (l Loop) hasBase() bool {
	return l.Base != 0 && !strings.HasSuffix(string(l.Type), "char") && !l.Outside && l.Mixed == nil && l.Bound.Kind == Fixed && l.Moving == ""
}

// bases prints the variables and the macros of a nest that counts from other values; false for others.
func (w *nestPrinter) bases(n *Nest) bool {
	any := false
	for _, l := range n.Loops {
		if l.hasBase() {
			if !any {
				w.open()
			}
			any = true
			w.line("int base_%s = %d;", l.Name, l.Base)
			w.line("#define %s (%s_at - base_%s)", l.Name, l.Name, l.Name)
		}
	}
	return any
}

// endBases ends their block.
func (w *nestPrinter) endBases(n *Nest) {
	for _, l := range n.Loops {
		if l.hasBase() {
			w.line("#undef %s", l.Name)
		}
	}
	w.close()
}
