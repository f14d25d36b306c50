// The parser of C expressions in clause arguments, by precedence climbing.

package pragma

import (
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// maxNesting bounds the depth of expressions, so that no input exhausts the stack.
const maxNesting = 200

// exprParser is a precedence-climbing parser over the tokens of one argument.
// The first error sets failed; from then on its functions return nil.
type exprParser struct {
	p      *parser
	toks   []token
	pos    int
	depth  int
	failed bool
}

// expression reads the whole argument as one expression.
func (p *parser) expression(a arg) (*Expr, bool) {
	x := &exprParser{p: p, toks: a.toks}
	e := x.conditional()
	if !x.failed && x.pos < len(x.toks) {
		x.unexpected()
	}
	return e, !x.failed
}

func (x *exprParser) peek() string {
	if x.pos < len(x.toks) {
		return x.toks[x.pos].text
	}
	return ""
}

// accept takes the next token if it has that spelling.
func (x *exprParser) accept(text string) bool {
	if x.peek() != text || x.pos >= len(x.toks) {
		return false
	}
	x.pos++
	return true
}

func (x *exprParser) fail(span source.Span, format string, args ...any) *Expr {
	if !x.failed && !x.p.saidOfMacro(span) {
		x.p.errs.Errorf(codeExpression, span, format, args...)
	}
	x.failed = true
	return nil
}

// saidOfMacro reports whether an error in the expansion of the macro at span was reported before.
func (p *parser) saidOfMacro(span source.Span) bool {
	name := span.Text()
	if name == "" || !source.IsIdentByte(name[0]) {
		return false
	}
	return slices.ContainsFunc(p.errs.Messages, func(m *diag.Message) bool { return m.Code == codeExpression && m.Span.Text() == name })
}

// unexpected reports the next token, or the end of the argument.
func (x *exprParser) unexpected() *Expr {
	if x.pos >= len(x.toks) {
		last := x.toks[len(x.toks)-1]
		return x.fail(last.place(), "the expression ends after '%s'", last.text)
	}
	t := x.toks[x.pos]
	switch t.text {
	case "++", "--", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=":
		return x.fail(t.place(), "'%s' has a side effect, and the text of a pragma must not change anything", t.text)
	}
	return x.fail(t.place(), "unexpected '%s' in an expression", t.text)
}

func (x *exprParser) expect(text string) {
	if !x.failed && !x.accept(text) {
		x.unexpected()
	}
}

// node makes an expression of the tokens from start up to here.
func (x *exprParser) node(start int, op, name string, args ...*Expr) *Expr {
	if x.failed {
		return nil
	}
	e := &Expr{Op: op, Name: name, Args: args}
	x.place(e, start)
	return e
}

// place sets the span and the text of e: the tokens from start up to here.
func (x *exprParser) place(e *Expr, start int) {
	e.Span = join(x.toks[start].place(), x.toks[x.pos-1].place())
	e.Text = writtenText(x.toks, start, x.pos)
}

// enter counts one more level of nesting and fails beyond the limit; leave undoes it.
func (x *exprParser) enter() bool {
	x.depth++
	if x.depth > maxNesting && !x.failed {
		x.fail(x.toks[min(x.pos, len(x.toks)-1)].place(), "the expression nests deeper than %d levels", maxNesting)
	}
	return !x.failed
}

func (x *exprParser) leave() { x.depth-- }

func (x *exprParser) conditional() *Expr {
	defer x.leave()
	if !x.enter() {
		return nil
	}
	start := x.pos
	cond := x.binary(1)
	if x.failed || !x.accept("?") {
		return cond
	}
	then := x.conditional()
	x.expect(":")
	if x.failed {
		return nil
	}
	return x.node(start, OpCond, "", cond, then, x.conditional())
}

// precedence of the infix operators, loosest 1.
var precedence = map[string]int{
	"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
	"<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
}

func (x *exprParser) binary(lowest int) *Expr {
	start := x.pos
	left := x.unary()
	for chain := 0; !x.failed; chain++ {
		op := x.peek()
		level := precedence[op]
		if level < lowest {
			break
		}
		if chain > maxNesting {
			return x.fail(x.toks[x.pos].place(), "the expression has more than %d operators in a row", maxNesting)
		}
		x.pos++
		left = x.node(start, op, "", left, x.binary(level+1))
	}
	return left
}

func (x *exprParser) unary() *Expr {
	defer x.leave()
	if !x.enter() {
		return nil
	}
	start := x.pos
	switch op := x.peek(); op {
	case "+", "-", "!", "~", "*", "&":
		x.pos++
		return x.node(start, op, "", x.unary())
	case OpSizeof:
		x.pos++
		if typ, ok := x.parenthesisedType(); ok {
			return x.node(start, OpSizeof, typ)
		}
		return x.node(start, OpSizeof, "", x.unary())
	case "(":
		if typ, ok := x.parenthesisedType(); ok {
			return x.node(start, OpCast, typ, x.unary())
		}
	}
	return x.postfix()
}

// parenthesisedType takes `(unsigned long)` and the like: keywords of arithmetic
// types and the integer typedefs of the standard headers.
func (x *exprParser) parenthesisedType() (string, bool) {
	if x.failed || x.peek() != "(" {
		return "", false
	}
	var words []string
	for i := x.pos + 1; i < len(x.toks); i++ {
		text := x.toks[i].text
		if text == ")" && len(words) > 0 {
			x.pos = i + 1
			return strings.Join(words, " "), true
		}
		if !isTypeWord(text) {
			break
		}
		words = append(words, text)
	}
	return "", false
}

func (x *exprParser) postfix() *Expr {
	start := x.pos
	e := x.primary()
	for chain := 0; !x.failed; chain++ {
		if chain > maxNesting {
			return x.fail(x.toks[x.pos-1].place(), "the expression has more than %d operators in a row", maxNesting)
		}
		switch {
		case x.accept("["):
			index := x.conditional()
			x.expect("]")
			e = x.node(start, OpIndex, "", e, index)
		case x.accept("("):
			e = x.call(start, e)
		case x.accept(OpMember):
			e = x.node(start, OpMember, x.member(), e)
		case x.accept(OpArrow):
			e = x.node(start, OpArrow, x.member(), e)
		default:
			return e
		}
	}
	return nil
}

func (x *exprParser) member() string {
	if x.pos >= len(x.toks) || x.toks[x.pos].kind != source.Ident {
		x.unexpected()
		return ""
	}
	x.pos++
	return x.toks[x.pos-1].text
}

func (x *exprParser) call(start int, callee *Expr) *Expr {
	args := []*Expr{callee}
	if x.accept(")") {
		return x.node(start, OpCall, "", args...)
	}
	for !x.failed {
		args = append(args, x.conditional())
		if !x.accept(",") {
			break
		}
	}
	x.expect(")")
	return x.node(start, OpCall, "", args...)
}

func (x *exprParser) primary() *Expr {
	if x.failed || x.pos >= len(x.toks) {
		return x.unexpected()
	}
	start, t := x.pos, x.toks[x.pos]
	if t.text == "(" {
		x.pos++
		inner := x.conditional()
		x.expect(")")
		if x.failed {
			return nil
		}
		x.place(inner, start)
		return inner
	}
	switch t.kind {
	case source.Ident:
		return x.name(t)
	case source.Number:
		x.pos++
		return x.number(start, t)
	case source.Char:
		x.pos++
		value, why := charValue(t.text)
		if why != "" {
			return x.fail(t.place(), "%s %s", t.text, why)
		}
		e := x.node(start, OpInt, "")
		e.Value, e.typ = value, ctype{size: 4}
		return e
	case source.String:
		x.pos++
		return x.node(start, OpString, "")
	}
	return x.unexpected()
}

func (x *exprParser) name(t token) *Expr {
	if isKeyword(t.text) {
		return x.fail(t.place(), "the keyword '%s' cannot be used here", t.text)
	}
	x.pos++
	e := x.node(x.pos-1, OpName, t.text)
	if x.p.in.Constant != nil {
		e.Value, e.enumerator = x.p.in.Constant(t.text)
	}
	return e
}

func (x *exprParser) number(start int, t token) *Expr {
	if isFloating(t.text) {
		return x.node(start, OpFloat, "")
	}
	value, typ, why := integerValue(t.text)
	if why != "" {
		return x.fail(t.place(), "'%s' %s", t.text, why)
	}
	e := x.node(start, OpInt, "")
	e.Value, e.typ = value, typ
	return e
}
