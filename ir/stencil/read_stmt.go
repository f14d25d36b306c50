// Statements as Formatter.Body writes them.

package stencil

import "mintc/internal/source"

// stmtReader reads statements.
type stmtReader struct {
	*tokenReader
	types *typeReader
	exprs *exprReader
	last  map[string]*Symbol // private variables whose declaration is to come
}

// scopes are the symbols that names mean, the innermost block last.
type scopes struct{ blocks []map[string]*Symbol }

func newScopes() *scopes { return &scopes{[]map[string]*Symbol{{}}} }

func (s *scopes) declare(sym *Symbol) { s.blocks[len(s.blocks)-1][sym.Name] = sym }

func (s *scopes) find(name string) *Symbol {
	for i := len(s.blocks) - 1; i >= 0; i-- {
		if sym := s.blocks[i][name]; sym != nil {
			return sym
		}
	}
	return nil
}

// body reads the statements of a sweep: all lines at its depth or deeper that are
// no step.
func (r *stmtReader) body(depth int) []Stmt {
	from := r.at
	for braces := 0; r.at < len(r.lines); r.at++ {
		text, d := r.here()
		if d < depth || braces == 0 && r.keyword() == "sweep" && text[len(text)-1] != ';' {
			break
		}
		for _, t := range source.Lex([]byte(text), 0, len(text)) {
			switch text[t.Off:t.End] {
			case "{":
				braces++
			case "}":
				braces--
			}
		}
	}
	if from == r.at {
		return nil
	}
	r.lex(r.lines[from].off, r.lines[r.at-1].end)
	var body []Stmt
	for !r.done() {
		body = append(body, r.statement())
	}
	return body
}

// block reads statements up to the closing brace, and that.
func (r *stmtReader) block() []Stmt {
	r.exprs.symbols.blocks = append(r.exprs.symbols.blocks, map[string]*Symbol{})
	var body []Stmt
	for !r.accept("}") {
		if r.done() {
			r.unexpected("'}'")
		}
		body = append(body, r.statement())
	}
	r.exprs.symbols.blocks = r.exprs.symbols.blocks[:len(r.exprs.symbols.blocks)-1]
	return body
}

func (r *stmtReader) braced() []Stmt {
	r.expect("{")
	return r.block()
}

// parenthesized reads (e).
func (r *stmtReader) parenthesized() Expr {
	r.expect("(")
	e := r.exprs.expression()
	r.expect(")")
	return e
}

func (r *stmtReader) statement() Stmt {
	switch r.text() {
	case "{":
		return &Block{r.braced()}
	case "if":
		r.advance()
		s := &If{Cond: r.parenthesized(), Then: r.braced()}
		if r.accept("else") {
			s.Else = r.braced()
		}
		return s
	case "for":
		r.advance()
		return r.forLoop()
	case "while":
		r.advance()
		return &While{Cond: r.parenthesized(), Body: r.braced()}
	case "do":
		r.advance()
		s := &While{Body: r.braced(), Do: true}
		r.expect("while")
		s.Cond = r.parenthesized()
		r.expect(";")
		return s
	case "switch":
		r.advance()
		return r.switchStatement()
	case "break", "continue":
		s := &Jump{r.advance()}
		r.expect(";")
		return s
	case "return":
		r.advance()
		s := &Return{}
		if r.text() != ";" {
			s.X = r.exprs.expression()
		}
		r.expect(";")
		return s
	}
	if _, words := r.types.typeAhead(); words > 0 {
		d := r.declaration(r.types.typ())
		r.expect(";")
		return d
	}
	s := &ExprStmt{r.exprs.expression()}
	r.expect(";")
	return s
}

// declaration reads: name[dims] = value.
func (r *stmtReader) declaration(t Type) *Decl {
	name := r.name("the name of a variable")
	d := &Decl{Sym: r.last[name]}
	if d.Sym == nil || len(r.exprs.symbols.blocks) > 1 { // what is kept is declared outermost
		d.Sym = &Symbol{Name: name, Type: t, Role: Local}
	}
	d.Sym.Host, d.Sym.Dims = name, r.types.dims()
	if r.accept("=") {
		switch {
		case len(d.Sym.Dims) > 0:
			d.List = r.exprs.initList(t).Items
		default:
			d.Init = r.exprs.initialiser(t)
		}
	}
	r.exprs.symbols.declare(d.Sym)
	return d
}

// initialiser is an expression, or {...} for a struct.
func (r *exprReader) initialiser(t Type) Expr {
	if r.text() == "{" {
		return r.initList(t)
	}
	return r.assignment()
}

func (r *exprReader) initList(t Type) *InitList {
	r.expect("{")
	list := &InitList{T: t}
	for r.text() != "}" {
		list.Items = append(list.Items, r.initialiser(t))
		if r.text() != "}" {
			r.expect(",")
		}
	}
	r.expect("}")
	return list
}

// forLoop reads the header and the body of a for.
func (r *stmtReader) forLoop() Stmt {
	r.exprs.symbols.blocks = append(r.exprs.symbols.blocks, map[string]*Symbol{})
	defer func() { r.exprs.symbols.blocks = r.exprs.symbols.blocks[:len(r.exprs.symbols.blocks)-1] }()
	f := &For{}
	r.expect("(")
	if _, words := r.types.typeAhead(); words > 0 {
		t := r.types.typ()
		f.Init = append(f.Init, r.declaration(t))
		for r.accept(",") {
			f.Init = append(f.Init, r.declaration(t))
		}
	} else if r.text() != ";" {
		f.Init = []Stmt{&ExprStmt{r.exprs.expression()}}
	}
	r.expect(";")
	if r.text() != ";" {
		f.Cond = r.exprs.expression()
	}
	r.expect(";")
	if r.text() != ")" {
		f.Post = r.exprs.expression()
	}
	r.expect(")")
	f.Body = r.braced()
	return f
}

func (r *stmtReader) switchStatement() Stmt {
	s := &Switch{Tag: r.parenthesized()}
	r.expect("{")
	for !r.accept("}") {
		c := &Case{}
		for r.text() == "case" || r.text() == "default" {
			if c.Default = r.accept("default") || c.Default; r.accept("case") {
				c.Values = append(c.Values, r.exprs.conditional())
			}
			r.expect(":")
		}
		if len(c.Values) == 0 && !c.Default {
			r.unexpected("case or default")
		}
		for r.text() != "case" && r.text() != "default" && r.text() != "}" {
			c.Body = append(c.Body, r.statement())
		}
		s.Cases = append(s.Cases, c)
	}
	return s
}
