// The values that loop indices have behind the nest, as the serial loops would leave them: an inner index is set
// only if its loop is reached.

package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// finals gives indices that are declared outside the nest the values that the serial loops leave.
// An inner index is set only if its loop is reached.
func (h host) finals(s *kernel.Launch, line func(int, string, ...any)) {
	reached := ""
	loops := s.InOrder()
	for i, l := range loops {
		h.inside(i)
		guard := ""
		if reached != "" {
			guard = "if (" + reached + ") "
		}
		switch {
		case l.Last != nil:
			line(1, "%s{", guard)
			h.lastRun(s, l, loops[:i], line)
			line(1, "}")
		case l.Outside:
			line(1, "%s%s", guard, h.leave(l, asWritten(h, l, left(h, l))))
		}
		if reached != "" {
			reached += " && "
		}
		reached += l.Count.Name + " > 0"
	}
	h.inside(0)
}

// left is the value that the index of the loop is left with, as the loop counts.
func left(h host, l kernel.LaunchLoop) string {
	if l.Down {
		return fmt.Sprintf("(%s > 0 ? %s : (%s)) - 1", l.Count.Name, l.Begin.Name, h.expr(l.Hi))
	}
	return after(l, l.Count.Name)
}

// after is the index after n iterations of the loop.
func after(l kernel.LaunchLoop, n string) string {
	switch {
	case l.Step == 1:
		return l.Begin.Name + " + " + n
	case l.Step < 0:
		return fmt.Sprintf("%s - %d*%s", l.Begin.Name, -l.Step, n)
	}
	return fmt.Sprintf("%s + %d*%s", l.Begin.Name, l.Step, n)
}

// asWritten is the program's index where that of the loop has a value.
func asWritten(h host, l kernel.LaunchLoop, value string) string {
	if l.Shift == nil {
		return value
	}
	by := h.expr(stencil.PolyExpr(l.Shift.By.Poly()))
	if less, negative := strings.CutPrefix(by, "-"); negative {
		return value + " - " + less
	}
	return value + " + " + by
}

// lastRun sets the index of a loop whose bounds depend on outer indices to the value that the last
// iteration of the outer loops leaves.
func (h host) lastRun(s *kernel.Launch, l kernel.LaunchLoop, around []kernel.LaunchLoop, line func(int, string, ...any)) {
	ends := []stencil.Stmt{&stencil.ExprStmt{X: l.Last.Lo}, &stencil.ExprStmt{X: l.Last.Hi}}
	if l.Last.Exact != nil {
		ends = append(ends, &stencil.ExprStmt{X: l.Last.Exact.Bound})
	}
	used := stencil.UsedIn(ends)
	for _, o := range around {
		if used[o.Index] {
			line(2, "const %s %s = (%s)(%s);", o.Index.Type, o.Index.Name, o.Index.Type, after(o, "("+o.Count.Name+" - 1)"))
		}
	}
	first, end := h.expr(l.Last.Lo), h.expr(l.Last.Hi)
	count := fmt.Sprintf("mint_trips(%s, %s, %d)", first, end, l.Last.Step)
	if l.Last.Exact != nil {
		count = h.exactCount(l, first, *l.Last.Exact, l.Last.Step, s.Site)
	}
	line(2, "%s", h.leave(l, fmt.Sprintf("(%s) + %d*%s", first, l.Last.Step, count)))
}

// leave prints the assignment of value to the variable that is the loop's index.
func (h host) leave(l kernel.LaunchLoop, value string) string {
	variable := h.variable(l.Host, l.Written())
	as := l.Written().String()
	if l.OfEnum && h.entry == nil {
		as = "decltype(" + variable + ")"
	}
	return fmt.Sprintf("%s = (%s)(%s);", variable, as, value)
}
