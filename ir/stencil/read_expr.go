// Expressions as Formatter.Expr writes them, typed as C types them.

package stencil

import (
	"slices"
	"strings"

	"mintc/internal/source"
)

// exprReader reads expressions, and knows what their names mean.
type exprReader struct {
	*tokenReader
	types       *typeReader
	enumerators map[string]Enumerator
	tables      []*Table
	devices     []*DeviceFunction
	owner       *Function // the function that is being read
	sweep       *Sweep    // the one that is being read, nil elsewhere
	symbols     *scopes
}

// expression reads an expression with commas.
func (r *exprReader) expression() Expr {
	e := r.assignment()
	for r.accept(",") {
		e = &Comma{e, r.assignment()}
	}
	return e
}

var assignments = []string{"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}

// assignment reads an expression without commas.
func (r *exprReader) assignment() Expr {
	e := r.conditional()
	if slices.Contains(assignments, r.text()) {
		op := r.advance()
		return &Assign{e, op, r.assignment()}
	}
	return e
}

func (r *exprReader) conditional() Expr {
	c := r.binary(precOr)
	if !r.accept("?") {
		return c
	}
	x := r.conditional()
	r.expect(":")
	return NewCond(c, x, r.conditional())
}

// binary reads operators of at least a precedence.
func (r *exprReader) binary(least int) Expr {
	e := r.unary()
	for {
		op := r.text()
		prec, known := binaryPrec[op]
		if !known || prec < least {
			return e
		}
		at := r.offset()
		r.advance()
		y := r.binary(prec + 1)
		if e.Type().Kind == Struct || y.Type().Kind == Struct {
			r.failAt(at, "'%s' has a struct beside it", op)
		}
		e = NewBinary(op, e, y)
	}
}

func (r *exprReader) unary() Expr {
	switch op := r.text(); op {
	case "-", "!", "~", "+":
		r.advance()
		return NewUnary(op, r.unary())
	case "&":
		r.advance()
		x := r.unary()
		return &Unary{Op: op, X: x, T: x.Type()}
	case "++", "--":
		r.advance()
		return &IncDec{X: r.unary(), Op: op}
	case "(":
		if t, ok := r.castAhead(); ok {
			return &Cast{X: r.unary(), T: t}
		}
	}
	return r.postfix()
}

// castAhead reads (type) if that is next.
func (r *exprReader) castAhead() (Type, bool) {
	at := r.pos
	r.pos++
	if t, words := r.types.typeAhead(); words > 0 && r.textAt(words) == ")" {
		r.pos += words + 1
		return t, true
	}
	r.pos = at
	return Type{}, false
}

func (r *exprReader) postfix() Expr {
	e := r.primary()
	for {
		switch op := r.text(); op {
		case ".":
			r.advance()
			e = r.member(e)
		case "++", "--":
			r.advance()
			e = &IncDec{X: e, Op: op, Post: true}
		default:
			return e
		}
	}
}

// member reads the name of a member behind the dot, and its subscripts.
func (r *exprReader) member(x Expr) Expr {
	name := r.name("the name of a member")
	f := memberOf(r.types.layoutOf(x), name)
	if f == nil {
		r.failAt(r.before(), "%s has no member '%s'", x.Type(), name)
	}
	return &Member{X: x, Name: name, Index: r.subscripts(), T: f.Type}
}

// layoutOf are the members of what x is; a struct without a name is that of a member.
func (r *typeReader) layoutOf(x Expr) *Layout {
	if m, ok := x.(*Member); ok && m.T.Name == "" {
		if f := memberOf(r.layoutOf(m.X), m.Name); f != nil {
			return f.Nested
		}
		return nil
	}
	return r.records[x.Type().Name]
}

func (r *exprReader) subscripts() []Expr {
	var list []Expr
	for r.accept("[") {
		list = append(list, r.subscript())
		r.expect("]")
	}
	return list
}

// subscript reads an index, also clamped(i-1, e).
func (r *exprReader) subscript() Expr {
	if r.text() != "clamped" || r.textAt(1) != "(" {
		return r.expression()
	}
	r.advance()
	at := r.offset()
	r.advance()
	form, ok := AffineOf(r.assignment())
	if !ok || len(form.Terms) != 1 || form.Terms[0].Coef != 1 || form.Terms[0].Sym.Role != Index {
		r.failAt(at+1, "what is clamped is the index of a loop and a constant")
	}
	r.expect(",")
	c := &Clamped{Index: form.Terms[0].Sym, Offset: form.Const, X: r.assignment()}
	r.expect(")")
	return c
}

func (r *exprReader) primary() Expr {
	if r.done() {
		r.unexpected("an expression")
	}
	at, kind := r.offset(), r.list[r.pos].Kind
	switch {
	case r.accept("("):
		e := r.expression()
		r.expect(")")
		return e
	case kind == source.Number || kind == source.Char:
		return constantOf(r.advance())
	case kind == source.String:
		return &Const{T: Type{Void, 8, "const char *"}, Text: r.advance()}
	case kind != source.Ident:
		r.unexpected("an expression")
	}
	name := r.advance()
	if r.text() == "(" {
		return r.call(name)
	}
	if name == "ITERATION" {
		return Iteration{}
	}
	return r.variable(name, at)
}

// variable is what a name means: a variable, an element, an access, an enumerator.
func (r *exprReader) variable(name string, at int) Expr {
	if sym := r.symbols.find(name); sym != nil {
		if len(sym.Dims) > 0 {
			return &Element{sym, r.subscripts()}
		}
		return &Var{sym}
	}
	if t := r.tableNamed(name); t != nil {
		return &Element{t.Sym, r.subscripts()}
	}
	if e, ok := r.enumerators[name]; ok {
		return &Const{T: e.Type, Text: name, Int: &e.Value}
	}
	if r.text() == "[" && r.findGrid(name, -1) != nil {
		index := r.subscripts()
		g := r.gridNamed(name, len(index))
		if g.Rank != len(index) {
			r.failAt(at, "'%s' has rank %d, and %d subscripts here", name, g.Rank, len(index))
		}
		end := r.list[r.pos-1].End
		return &Access{Grid: g, Index: index, Span: r.file.Span(at, end)}
	}
	if r.sweep == nil || r.text() == "[" {
		r.failAt(at, "nothing here is called '%s'", name)
	}
	if len(r.sweep.Body) == 0 && r.inHeader() { // a bound names parameters that come later, and what residues are of
		p := &Symbol{Name: name, Type: Int, Role: Param, Host: name}
		r.symbols.blocks[0][name] = p
		return &Var{p}
	}
	r.failAt(at, "nothing here is called '%s'", name)
	return nil
}

// inHeader reports whether the tokens are those of one line of a header.
func (r *exprReader) inHeader() bool {
	first := r.textAt(-r.pos)
	return first == "loop" || first == "param"
}

// constantOf is a literal with the type that C gives it.
func constantOf(text string) *Const {
	lower := strings.ToLower(text)
	isHex := strings.HasPrefix(lower, "0x")
	if text[0] != '\'' && (strings.Contains(text, ".") || !isHex && strings.Contains(lower, "e") || isHex && strings.Contains(lower, "p")) {
		if strings.HasSuffix(lower, "f") && !(isHex && !strings.Contains(lower, "p")) {
			return &Const{T: FloatT, Text: text}
		}
		return &Const{T: Double, Text: text}
	}
	if !isHex && strings.HasSuffix(lower, "f") {
		return &Const{T: FloatT, Text: text}
	}
	v, t := integerOf(text)
	return &Const{T: t, Text: text, Int: &v}
}
