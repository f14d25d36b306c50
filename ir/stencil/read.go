// Read is the inverse of Print, for tests: a pass gets a small text and gives a small text, and a verdict on
// a program of a few lines needs neither C nor a parser of C. This file reads what stands on lines of its own,
// read_header.go what a sweep says of itself, read_stmt.go and read_expr.go its body, read_types.go types,
// read_access.go finds the accesses in it.

package stencil

import (
	"fmt"
	"strings"

	"mintc/internal/source"
)

// Read reads a program as Print writes it. Lines that begin with # are comments:
// what a sweep does with its grids is found in its body. Errors are of the form
// name:line:column: message.
//
// What the text does not say is not there: the checks before a launch (IndependenceChecks,
// Claims), how the host runs a bounding-box loop, why nests may not be fused, limits of
// accesses, and spans in the user's text; those of accesses are places in this
// text. Such a program can be analyzed, rewritten and planned. It is not for
// generating code.
func Read(name string, text []byte) (p *Program, err error) {
	r := newReader(source.NewFile(name, text))
	defer func() {
		switch failed := recover().(type) {
		case nil:
		case readError:
			p, err = nil, failed
		default:
			panic(failed)
		}
	}()
	r.split()
	r.declarations()
	for r.at < len(r.lines) {
		r.function()
	}
	return r.program, nil
}

// readError is an error with its place; Read panics with it inside.
type readError struct{ text string }

func (e readError) Error() string { return e.text }

// reader reads functions, their steps and sweeps, and what is declared in front of them.
type reader struct {
	*tokenReader
	program *Program
	types   *typeReader
	exprs   *exprReader
	stmts   *stmtReader
	sweeps  map[string]*Sweep
	strides map[*Grid][]Expr // of the sweep whose header is read
}

func newReader(file *source.File) *reader {
	program, tokens := &Program{}, &tokenReader{file: file}
	types := &typeReader{tokenReader: tokens, program: program, byName: builtinTypes()}
	exprs := &exprReader{tokenReader: tokens, types: types, symbols: newScopes()}
	return &reader{tokenReader: tokens, program: program, types: types, exprs: exprs,
		stmts: &stmtReader{tokenReader: tokens, types: types, exprs: exprs}}
}

// line is a line of the text without its indentation.
type line struct {
	off, end, depth int
}

// split finds the lines that are neither empty nor comments. Four blanks are one
// level of depth.
func (r *tokenReader) split() {
	for off := 0; off < len(r.file.Text); {
		end := off
		for end < len(r.file.Text) && r.file.Text[end] != '\n' {
			end++
		}
		text := strings.TrimRight(string(r.file.Text[off:end]), " \t\r")
		start := len(text) - len(strings.TrimLeft(text, " "))
		if start < len(text) && text[start] != '#' {
			if start%4 != 0 || text[start] == '\t' {
				r.failAt(off+start, "a line is indented by four blanks for each level")
			}
			r.lines = append(r.lines, line{off + start, off + len(text), start / 4})
		}
		off = end + 1
	}
}

func (r *tokenReader) failAt(off int, format string, args ...any) {
	row, column := r.file.Position(off)
	panic(readError{fmt.Sprintf("%s:%d:%d: %s", r.file.Name, row, column, fmt.Sprintf(format, args...))})
}

// here is the text of the line to read next, and its depth, -1 at the end.
func (r *tokenReader) here() (text string, depth int) {
	if r.at == len(r.lines) {
		return "", -1
	}
	l := r.lines[r.at]
	return string(r.file.Text[l.off:l.end]), l.depth
}

// keyword is the first word of the line to read next.
func (r *tokenReader) keyword() string {
	text, _ := r.here()
	word, _, _ := strings.Cut(text, " ")
	return word
}

// next starts to read a line, behind its first word.
func (r *tokenReader) next() {
	l := r.lines[r.at]
	r.at++
	r.lex(l.off, l.end)
	r.word()
}

// ends makes sure that nothing is left of a line.
func (r *tokenReader) ends() {
	if !r.done() {
		r.unexpected("the end of the line")
	}
}

// function reads a function with its grids and steps.
func (r *reader) function() {
	if r.keyword() != "function" {
		r.failAt(r.lines[r.at].off, "'%s' where a function is to begin", r.keyword())
	}
	r.next()
	f := &Function{Name: r.name("the name of a function")}
	r.ends()
	r.program.Functions = append(r.program.Functions, f)
	r.exprs.owner, r.sweeps = f, map[string]*Sweep{}
	for r.keyword() == "called" {
		r.next()
		r.expect("in")
		c := Caller{Header: r.quoted(), Under: r.accept("sometimes")}
		if r.accept("beside") {
			c.Beside = r.name("the name of a function")
		}
		c.Trapezoid = r.trapezoid(r.file.Span(0, 0))
		r.ends()
		f.Callers = append(f.Callers, c)
	}
	for r.keyword() == "again" {
		r.next()
		r.expect("by")
		f.Backs = append(f.Backs, &Back{Text: r.quoted()})
		r.ends()
	}
	for r.keyword() == "grid" {
		r.next()
		f.Grids = append(f.Grids, r.grid())
	}
	f.Steps = r.steps(1)
	for r.keyword() == "chain" {
		f.Chains = append(f.Chains, r.chain())
	}
}

// grid reads: name type rank n, and what else is known.
func (r *reader) grid() *Grid {
	g := &Grid{Name: r.name("the name of a grid"), Elem: r.types.typ()}
	g.Host = g.Name
	r.expect("rank")
	g.Rank = int(r.number())
	for !r.done() {
		switch word := r.text(); word {
		case "host":
			r.advance()
			g.Host = r.quoted()
		case "rows":
			r.advance()
			g.Storage = Rows
		case "[":
			extent := r.bracketed()
			size, err := parseInt(extent)
			if err != nil {
				size = 0
			}
			g.Extents, g.Sizes = append(g.Extents, extent), append(g.Sizes, size)
		case "padding":
			r.advance()
			g.RowPadding = int(r.number())
		case "object":
			r.advance()
			g.Object = true
		case "view", "slice":
			r.advance()
			r.expect("of")
			g.Base = r.exprs.gridNamed(r.name("the name of a grid"), -1)
			if word == "slice" {
				g.Leading = &Const{T: Int, Text: leadingOf(g.Host)}
			}
		default:
			r.unexpected("host, rows, an extent, padding, object, view or slice")
		}
	}
	return g
}

// leadingOf is i of u[i].
func leadingOf(host string) string {
	if open := strings.LastIndex(host, "["); open >= 0 {
		return strings.TrimSuffix(host[open+1:], "]")
	}
	return host
}

// gridNamed finds a grid by its name and number of subscripts, -1 for the first one.
func (r *exprReader) gridNamed(name string, rank int) *Grid {
	if g := r.findGrid(name, rank); g != nil {
		return g
	}
	r.failAt(r.before(), "'%s' is not a grid of this function", name)
	return nil
}

func (r *exprReader) findGrid(name string, rank int) *Grid {
	if r.owner == nil {
		return nil
	}
	var found *Grid
	for _, g := range r.owner.Grids {
		if g.Name == name && (rank < 0 || g.Rank == rank) {
			return g
		}
		if g.Name == name && found == nil {
			found = g // its subscripts are too many or too few: say so there
		}
	}
	return found
}

// steps reads the steps at a depth.
func (r *reader) steps(depth int) []Step {
	var steps []Step
	for {
		_, d := r.here()
		if d < depth || r.keyword() == "chain" {
			return steps
		}
		if d > depth {
			r.failAt(r.lines[r.at].off, "this line is indented further than what it belongs to")
		}
		steps = append(steps, r.step(depth))
	}
}

func (r *reader) step(depth int) Step {
	word := r.keyword()
	start := r.lines[r.at].off
	r.next()
	switch word {
	case "region":
		s := &Region{RowsStay: r.accept("rows")}
		if s.RowsStay {
			r.expect("stay")
		}
		r.ends()
		for r.keyword() == "provide" {
			r.next()
			s.Provides = append(s.Provides, r.provide())
		}
		s.Steps = r.steps(depth + 1)
		return s
	case "timeloop":
		return r.timeLoop(start, depth)
	case "move":
		return r.move()
	case "under":
		s := &Conditional{Header: r.quoted()}
		r.ends()
		s.Steps = r.steps(depth + 1)
		return s
	case "single":
		r.ends()
		return r.single(depth + 1)
	case "escaping":
		return r.escapingCall()
	case "host":
		return r.hostAccess()
	case "barrier":
		r.ends()
		return &Barrier{}
	case "copy":
		return r.transfer()
	case "sweep":
		return r.readSweep(depth)
	}
	r.failAt(start, "'%s' is not a step", word)
	return nil
}

// grids reads names of grids up to the end of the line.
func (r *reader) grids() []*Grid {
	var list []*Grid
	for !r.done() {
		list = append(list, r.exprs.gridNamed(r.name("the name of a grid"), -1))
	}
	return list
}

func (r *reader) provide() *Provide {
	p := &Provide{Grid: r.exprs.gridNamed(r.name("the name of a grid"), -1)}
	p.Upload = r.accept("upload")
	p.Download = r.accept("download")
	p.Part = r.accept("part")
	r.ends()
	return p
}

func (r *reader) transfer() *Transfer {
	t := &Transfer{Grid: r.exprs.gridNamed(r.name("the name of a grid"), -1)}
	switch direction := r.name("toDevice, fromDevice or release"); direction {
	case "toDevice", "fromDevice", "release":
		t.Direction = map[string]Direction{"toDevice": ToDevice, "fromDevice": FromDevice, "release": Release}[direction]
	default:
		r.failAt(r.before(), "'%s' is not a direction", direction)
	}
	for !r.done() && r.text() == "[" {
		t.Extents = append(t.Extents, r.bracketed())
	}
	t.Keep = r.accept("keep")
	t.Part = r.accept("part")
	r.ends()
	return t
}

// single reads the accesses of a single block; their spans are in this text.
func (r *reader) single(depth int) *Single {
	s := &Single{}
	for {
		if _, d := r.here(); d != depth {
			return s
		}
		kind, known := map[string]ElementKind{"get": Get, "put": Put, "update": Update}[r.keyword()]
		if !known {
			r.failAt(r.lines[r.at].off, "'%s' is not get, put or update", r.keyword())
		}
		end := r.lines[r.at].end
		r.next()
		r.expect("element")
		s.Accesses = append(s.Accesses, &ElementAccess{Kind: kind, Span: r.file.Span(r.offset(), end)})
	}
}

func (r *reader) hostAccess() *HostAccess {
	a := &HostAccess{Write: r.accept("writes"), Free: r.accept("frees")}
	if !a.Write && !a.Free {
		r.expect("reads")
	}
	a.Pointer, a.Rows = r.accept("at"), r.accept("rows")
	if a.Block = r.accept("and"); a.Block {
		r.expect("on")
	}
	from := r.offset() + 1
	r.quoted()
	a.Span = r.file.Span(from, r.before()+len(r.lastQuoted)+1)
	if r.accept("from") {
		a.Range = &HostRange{First: r.quoted()}
		r.expect("to")
		a.Range.Last = r.quoted()
		r.expect("if")
		a.Range.Test = r.quoted()
	}
	r.ends()
	return a
}

func (r *reader) escapingCall() *EscapingCall {
	r.expect("call")
	e := &EscapingCall{}
	from := r.offset() + 1
	r.quoted()
	e.Call = r.file.Span(from, r.before()+len(r.lastQuoted)+1)
	r.expect("may")
	r.expect("touch")
	switch {
	case r.accept("everything"):
		r.expect("on")
		r.expect("the")
		r.expect("device")
	case r.accept("nothing"):
		for _, word := range []string{"but", "what", "it", "is", "handed"} {
			r.expect(word)
		}
		e.Grids = []*Grid{}
	default:
		e.Grids = r.grids()
		return e
	}
	r.ends()
	return e
}
