package progen

import (
	"fmt"
	"strings"
)

func (w *printer) body(list []Stmt) {
	for _, s := range list {
		w.statement(s)
	}
}

func (w *printer) statement(s Stmt) {
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
		w.line("const %s %s[%d] = {%s};", s.Type, s.Name, len(values), strings.Join(values, ", "))
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

func (w *printer) repeat(s *Repeat) {
	if s.While {
		w.line("int %s = %d;", s.Var, s.From)
		w.line("while (%s <= %d) {", s.Var, s.To)
	} else {
		w.line("for (int %s = %d; %s <= %d; %s++) {", s.Var, s.From, s.Var, s.To, s.Var)
	}
	w.depth++
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
func (w *printer) expr(e Expr, least int) string {
	text, own := w.bare(e)
	if own < least {
		return "(" + text + ")"
	}
	return text
}

func (w *printer) bare(e Expr) (text string, own int) {
	switch e := e.(type) {
	case *Ref:
		return w.element(e), unaryPrecedence + 1
	case *Num:
		return e.C, unaryPrecedence + 1
	case *Name:
		return e.C, unaryPrecedence + 1
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

// element prints an array element. A name that is no array of the program is a
// table of the body.
func (w *printer) element(r *Ref) string {
	a := w.p.array(r.Array)
	if a == nil {
		return fmt.Sprintf("%s[%s]", r.Array, plus(r.Index[0].Loop, r.Index[0].Off))
	}
	var b strings.Builder
	if a == w.alias {
		b.WriteString("other_" + a.Name)
	} else {
		b.WriteString(w.lvalue(a))
	}
	for _, s := range r.Index {
		b.WriteString("[" + w.subscript(a, s) + "]")
	}
	return b.String()
}

func (w *printer) subscript(a *Array, s Sub) string {
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
