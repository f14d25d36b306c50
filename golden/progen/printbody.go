// Prints the statements and expressions of a nest's body, with the parentheses that C needs.

package progen

import (
	"fmt"
	"strings"
)

// nestPrinter prints nests: their clauses, loops and bodies.
type nestPrinter struct {
	*sheet
	arrays     *arrayPrinter
	subscripts *subscriptPrinter
}

func (w *nestPrinter) body(list []Stmt) {
	for _, s := range list {
		w.statement(s)
	}
}

func (w *nestPrinter) statement(s Stmt) {
	switch s := s.(type) {
	case *Assign:
		w.line("%s %s %s;", w.expr(s.Target, 0), s.Op, w.expr(s.Value, 0))
	case *Local:
		w.line("%s %s = %s;", s.Type, s.Name, w.expr(s.Init, 0))
	case *Coefficients:
		var values []string
		for _, v := range s.Values {
			values = append(values, w.expr(v, 0))
		}
		if values == nil {
			w.line("%s %s[%d];", s.Type, s.Name, s.Size)
			return
		}
		w.line("const %s %s[%d] = {%s};", s.Type, s.Name, len(values), strings.Join(values, ", "))
	case *Either:
		w.either(s)
	case *Leave:
		w.line("if (%s)", w.expr(s.Cond, 0))
		w.line("    continue;")
	case *If:
		w.line("if (%s) {", w.expr(s.Cond, 0))
		w.depth++
		w.body(s.Then)
		w.depth--
		if len(s.Else) > 0 {
			w.line("} else {")
			w.depth++
			w.body(s.Else)
			w.depth--
		}
		w.line("}")
	case *Repeat:
		w.repeat(s)
	default:
		panic(fmt.Sprintf("progen: no text for %T", s))
	}
}

func (w *nestPrinter) repeat(s *Repeat) {
	switch {
	case w.mixedRepeat(s):
	case s.While:
		w.line("int %s = %d;", s.Var, s.From)
		w.line("while (%s <= %d) {", s.Var, s.To)
	case s.Down:
		w.line("for (int %s = %d; %s >= %d; %s--) {", s.Var, s.To, s.Var, s.From, s.Var)
	default:
		w.line("for (int %s = %d; %s <= %d; %s++) {", s.Var, s.From, s.Var, s.To, s.Var)
	}
	w.depth++
	if s.Skip && !s.While {
		w.line("if (%s == 0)", s.Var)
		w.line("    continue;")
	}
	w.body(s.Body)
	if s.While {
		w.line("%s++;", s.Var)
	}
	w.close()
}

// precedence of binary operators, C's order.
var precedence = map[string]int{
	"||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "<": 8, ">": 8, "<=": 8, ">=": 8,
	"<<": 9, ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11,
}

const (
	choicePrecedence = 1
	unaryPrecedence  = 12
)

// expr prints an expression that stands where operators of a precedence below
// least need parentheses.
func (w *nestPrinter) expr(e Expr, least int) string {
	text, own := w.bare(e)
	if own < least {
		return "(" + text + ")"
	}
	return text
}

func (w *nestPrinter) bare(e Expr) (text string, own int) {
	switch e := e.(type) {
	case *Ref:
		return w.subscripts.element(e), unaryPrecedence + 1
	case *Num:
		return e.C, unaryPrecedence + 1
	case *Name:
		return e.C, unaryPrecedence + 1
	case *Whole:
		return w.whole(e), unaryPrecedence + 1
	case *Extreme:
		return w.extent(e.Dim, -e.Margin, false), precedence["+"]
	case *Binary:
		own = precedence[e.Op]
		return w.expr(e.L, own) + " " + e.Op + " " + w.expr(e.R, own+1), own
	case *Unary:
		return e.Op + w.expr(e.X, unaryPrecedence+1), unaryPrecedence
	case *Call:
		var args []string
		for _, a := range e.Args {
			args = append(args, w.expr(a, 0))
		}
		name := e.Func
		if w.p.function(name) {
			name += w.suffix
		}
		return name + "(" + strings.Join(args, ", ") + ")", unaryPrecedence + 1
	case *Choice:
		return w.expr(e.If, choicePrecedence+1) + " ? " + w.expr(e.Then, choicePrecedence+1) + " : " +
			w.expr(e.Else, choicePrecedence+1), choicePrecedence
	case *Cast:
		return "(" + string(e.To) + ")" + w.expr(e.X, unaryPrecedence), unaryPrecedence
	}
	panic(fmt.Sprintf("progen: no text for %T", e))
}
