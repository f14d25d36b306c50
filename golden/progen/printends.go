// Prints subscripts of neighbours beyond the ends of a dimension or a loop, and the elements that conditions choose there.

package progen

import (
	"fmt"
	"math/bits"
	"slices"
)

// choice is a subscript, or an element, that a condition chooses. Far says that the first of the two is the one for neighbours beyond the end.
type choice struct {
	when, then, other string
	far               bool
}

func (c choice) String() string { return c.when + " ? " + c.then + " : " + c.other }

// turned is the choice by the opposite condition.
func (c choice) turned(when string) choice { return choice{when, c.other, c.then, !c.far} }

// chosen prints an element that a condition chooses; "" for others.
func (w *subscriptPrinter) chosen(r *Ref) string {
	if c, ok := w.sides(r); ok {
		return "(" + c.String() + ")"
	}
	return ""
}

// sides are the two elements between which a condition chooses; ok is false for other elements.
func (w *subscriptPrinter) sides(r *Ref) (c choice, ok bool) {
	a, at := w.p.array(r.Array), slices.IndexFunc(r.Index, func(s Sub) bool { return s.Apart })
	if a == nil || at < 0 {
		return choice{}, false
	}
	s := r.Index[at]
	if c, ok = w.conditional(a, s); !ok {
		return choice{}, false
	}
	side := func(text string, far bool) string {
		one := *r
		if far && w.p.array(r.Far) != nil {
			one.Array = r.Far
		}
		one.Index, one.Far = slices.Clone(r.Index), ""
		one.Index[at] = Sub{Loop: s.Loop, Dim: s.Dim, Form: s.Form, Less: s.Less, text: text}
		return w.element(&one)
	}
	if s.Or != nil {
		or := (&nestPrinter{sheet: w.sheet, subscripts: w}).expr(s.Or, 0)
		if c.far {
			c.when += " || " + or
		} else {
			c.when += " && !(" + or + ")"
		}
	}
	return choice{c.when, side(c.then, c.far), side(c.other, !c.far), c.far}, true
}

// conditional is a subscript as one that a condition chooses, if that can be.
func (w *subscriptPrinter) conditional(a *Array, s Sub) (c choice, ok bool) {
	switch {
	case s.Plus != "":
	case s.Form == Torus:
		return w.goingOnIf(s)
	case s.Form == Turn:
		return w.turningIf(s), true
	case s.Form == Edge:
		return w.stoppingIf(s)
	}
	return choice{}, false
}

// either prints a variable that has one of two elements.
func (w *nestPrinter) either(s *Either) {
	c, ok := w.subscripts.sides(s.Value)
	if !ok {
		w.line("%s %s = %s;", s.Type, s.Name, w.expr(s.Value, 0))
		return
	}
	w.line("%s %s;", s.Type, s.Name)
	w.line("if (%s)", c.when)
	w.line("    %s = %s;", s.Name, c.then)
	w.line("else {")
	w.line("    %s = %s;", s.Name, c.other)
	w.line("}")
}

// beyond prints a subscript that goes on at the other end of its dimension, or turns back.
func (w *subscriptPrinter) beyond(s Sub) string {
	if s.Form == Turn {
		return w.turning(s)
	}
	return w.goingOn(s)
}

// goingOn prints a subscript that goes on at the other end of its dimension. One that misses it has a period of a cell less, or a mask that is none.
func (w *subscriptPrinter) goingOn(s Sub) string {
	cells, e, far := w.p.Extents[s.Dim].Cells, paren(w.extent(s.Dim, 0, false)), max(s.Off, -s.Off)
	moved, mask, power := plus(s.Loop, s.Off), paren(w.extent(s.Dim, -1, false)), bits.OnesCount(uint(cells)) == 1
	masks := (s.Spell == 3 || s.Spell == 5) && (power || s.Miss > 0)
	switch {
	case s.Miss > 0 && masks && power:
		mask = paren(w.extent(s.Dim, -2, false))
	case s.Miss > 0 && s.Plus == "" && !masks:
		e = paren(w.extent(s.Dim, -1, false))
	}
	c, isChoice := w.goingOnIf(s)
	switch {
	case s.Plus != "":
		if moved += " + " + s.Plus; s.Spell == 3 && power {
			return fmt.Sprintf("(%s) & %s", moved, mask)
		}
		return fmt.Sprintf("(%s + %s) %% %s", moved, e, e)
	case far > cells:
		return fmt.Sprintf("(%s + %s * 4) %% %s", moved, e, e)
	case masks && s.Spell == 5:
		return fmt.Sprintf("%s & (%s)", mask, moved)
	case masks:
		return fmt.Sprintf("(%s) & %s", moved, mask)
	case isChoice && (s.Spell == 2 || s.Spell == 4):
		return c.String()
	case s.Off < 0 && s.Spell == 1:
		return fmt.Sprintf("(%s + %s - %d) %% %s", s.Loop, e, far, e)
	case s.Off < 0:
		return fmt.Sprintf("(%s + %s) %% %s", moved, e, e)
	}
	return fmt.Sprintf("(%s) %% %s", moved, e)
}

// goingOnIf is such a subscript by a condition. One that misses it goes on a cell further, from a cell before the end on, or not at all.
func (w *subscriptPrinter) goingOnIf(s Sub) (c choice, ok bool) {
	far, e, last := max(s.Off, -s.Off), w.extent(s.Dim, 0, false), w.extent(s.Dim, -1, false)
	moved, i, reversed := plus(s.Loop, s.Off), s.Loop, s.Spell == 4 || s.Spell == 5
	switch {
	case far > w.p.Extents[s.Dim].Cells || far == 0:
		return choice{}, false
	case far > 1 && s.Off < 0:
		c = choice{fmt.Sprintf("%s < %d", i, far), moved + " + " + paren(e), moved, true}
		return c, true
	case far > 1:
		c = choice{moved + " < " + e, moved, moved + " - " + paren(e), false}
		return c, true
	case s.Off < 0:
		c = choice{i + " == 0", last, moved, true}
		at, all := "0", map[int]string{1: w.extent(s.Dim, -2, false), 2: last, 3: "0"}
		if s.Miss > 0 {
			c.then = all[s.Miss]
		}
		if s.Miss == 2 {
			at, c.when = "1", i+" <= 1"
		}
		if reversed {
			c = c.turned(i + " > " + at)
		}
	default:
		c = choice{i + " == " + last, "0", moved, true}
		at, all := last, map[int]string{1: "1", 2: "0", 3: last}
		if s.Miss > 0 {
			c.then = all[s.Miss]
		}
		if s.Miss == 2 {
			at = w.extent(s.Dim, -2, false)
			c.when = i + " >= " + at
		}
		if reversed {
			c = c.turned(i + " < " + at)
		}
	}
	return c, true
}

// turning prints a subscript that turns back at an end of its dimension.
func (w *subscriptPrinter) turning(s Sub) string {
	near := plus(s.Loop, s.Off)
	switch {
	case s.Spell > 2 || s.Miss > 0:
		return w.turningIf(s).String()
	case s.Off > 0:
		return fmt.Sprintf("%s - abs(%s - (int)%s)", w.extent(s.Dim, -1, false), w.extent(s.Dim, -1-s.Off, false), s.Loop)
	case s.Spell == 0:
		return fmt.Sprintf("abs(%s)", near)
	case s.Spell == 1:
		return fmt.Sprintf("abs(%d + (int)%s)", s.Off, s.Loop)
	}
	return fmt.Sprintf("labs((long)%s - %d)", s.Loop, -s.Off)
}

// turningIf is such a subscript by a condition. One that misses it turns back a cell further, from a cell before the end on, or stops.
func (w *subscriptPrinter) turningIf(s Sub) choice {
	far, i, near := max(s.Off, -s.Off), s.Loop, plus(s.Loop, s.Off)
	end, last, back := "0", fmt.Sprint(far), fmt.Sprintf("%d - %s", far, i) // at and beyond the low end
	before, behind, most := fmt.Sprintf("%s >= %d", i, far), fmt.Sprintf("%s < %d", i, far), i+" > 1"
	if s.Off > 0 {
		end, last, back = w.extent(s.Dim, -1, false), w.extent(s.Dim, -1-far, false), fmt.Sprintf("2 * %s - %d - %s", paren(w.extent(s.Dim, 0, false)), far+2, i)
		before, behind = near+" < "+w.extent(s.Dim, 0, false), near+" >= "+w.extent(s.Dim, 0, false)
		most = i + " < " + w.extent(s.Dim, -2, false)
	}
	opposite := plus(i, -s.Off)
	switch {
	case far > 1 && s.Spell%2 == 0:
		return choice{behind, back, near, true}
	case far > 1:
		return choice{before, near, back, false}
	case s.Miss == 1 && s.Off < 0:
		return choice{i + " == 0", "2", near, true}
	case s.Miss == 1:
		return choice{i + " == " + end, w.extent(s.Dim, -3, false), near, true}
	case s.Miss == 2:
		return choice{most, near, opposite, false}
	case s.Miss == 3:
		return choice{i + " == " + end, end, near, true}
	case s.Spell == 4 || s.Or != nil:
		return choice{i + " == " + end, last, near, true}
	case s.Spell == 5 && s.Off < 0:
		return choice{i, near, last, false}
	}
	return choice{before, near, opposite, false}
}

// stopping prints a subscript that stops at the ends of its loop.
func (w *subscriptPrinter) stopping(a *Array, s Sub) string {
	c, inNest := w.stoppingIf(s)
	switch {
	case !inNest: // in a function, or by a serial loop
		s.Form, s.Clamp = Offset, true
		return w.unshifted(a, s)
	case s.Spell == 4 && s.Off < 0:
		return fmt.Sprintf("MAX(%s, %s)", c.other, plus(s.Loop, s.Off))
	case s.Spell == 4:
		return fmt.Sprintf("MIN(%s, %s)", c.other, plus(s.Loop, s.Off))
	}
	return c.String()
}

// stoppingIf is such a subscript by a condition; ok is false where there is no loop over mesh cells.
func (w *subscriptPrinter) stoppingIf(s Sub) (c choice, ok bool) {
	at := -1
	if w.nest != nil {
		at = slices.IndexFunc(w.nest.Loops, func(l Loop) bool { return l.Name == s.Loop })
	}
	if at < 0 {
		return choice{}, false
	}
	l, next, n := w.nest.Loops[at], plus(s.Loop, s.Off), max(s.Off, -s.Off)
	end, inside, beyond, within := fmt.Sprint(l.Lo), fmt.Sprint(l.Lo+n), "<", ">="
	if s.Off > 0 {
		end, inside, beyond, within = w.extent(l.Dim, -l.Hi-1, false), w.extent(l.Dim, -l.Hi-1-n, false), ">", "<="
	}
	switch {
	case s.Spell == 0 || s.Spell == 4:
		return choice{fmt.Sprintf("%s %s %s", s.Loop, within, inside), next, end, false}, true
	case s.Spell == 1 && n == 1:
		return choice{fmt.Sprintf("%s == %s", s.Loop, end), s.Loop, next, true}, true
	case s.Spell == 2:
		return choice{fmt.Sprintf("%s %s %s", next, beyond, end), end, next, true}, true
	}
	return choice{fmt.Sprintf("(%s) %s= (%s)", next, beyond, end), "(" + end + ")", "(" + next + ")", true}, true
}
