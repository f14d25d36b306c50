// Time levels: arrays `u[2][..]` whose first subscript is chosen by the counter of the time loop.

package progen

import "fmt"

// levelText is the subscript that selects a time level of an array: from the
// counter of the time loop where there is one.
func (w *subscriptPrinter) levelText(a *Array, level int) string {
	switch {
	case w.nest == nil || w.nest.Clock == "":
		return fmt.Sprint(level % a.Buffers)
	case w.nest.Levels:
		return levelName(a, level)
	}
	return clockText(w.nest.Clock, a, level)
}

func levelName(a *Array, level int) string {
	return fmt.Sprintf("%s_level%d", a.Name, level%a.Buffers)
}

func clockText(clock string, a *Array, level int) string {
	if level %= a.Buffers; level != 0 {
		return fmt.Sprintf("(%s + %d) %% %d", clock, level, a.Buffers)
	}
	return fmt.Sprintf("%s %% %d", clock, a.Buffers)
}

// levelVariables declares the variables that select the time levels of a nest.
func (w *subscriptPrinter) levelVariables(n *Nest) {
	seen := map[string]bool{}
	walkExprs(n.Body, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok {
			return
		}
		if a := w.p.array(r.Array); a != nil && a.Buffers > 0 && !seen[levelName(a, r.Level)] {
			seen[levelName(a, r.Level)] = true
			w.line("int %s = %s;", levelName(a, r.Level), clockText(n.Clock, a, r.Level))
		}
	})
}

// views are the arrays as nests see them: each time level is one of its own.
func (d *drawer) views() []*Array {
	var list []*Array
	for _, a := range d.p.Arrays {
		if a.Buffers == 0 {
			list = append(list, a)
		}
		for level := range a.Buffers {
			view := *a
			view.level = level
			list = append(list, &view)
		}
	}
	return list
}
