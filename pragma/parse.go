// The parser of one directive: its name, then clause after clause. It goes on after an error, so that one run reports all of them.

package pragma

import (
	"strings"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// token is a preprocessing token of the source, or one that a macro expanded to.
type token struct {
	text    string
	kind    source.Kind
	written source.Span
	use     *macroUse // nil for a token of the source itself
	hidden  []string  // macros that it was expanded from, which are not expanded in it again
}

// place is the token's span in the source: its own, or that of the macro use that made it.
func (t token) place() source.Span {
	if t.use != nil {
		return t.use.span
	}
	return t.written
}

type parser struct {
	in    Input
	toks  []token
	pos   int
	errs  diag.List
	steps int // macro expansion so far, in tokens

	sawNest  bool          // there is a nest clause, correct or not
	variable *diag.Message // of the first value that is not constant
}

// join is the smallest span that holds both, which must be of one file.
func join(a, b source.Span) source.Span {
	return source.Span{File: a.File, Off: min(a.Off, b.Off), End: max(a.End, b.End)}
}

func (p *parser) atEnd() bool { return p.pos >= len(p.toks) }

// peekIs reports whether the tokens that come next have these spellings.
func (p *parser) peekIs(spellings ...string) bool {
	if p.pos+len(spellings) > len(p.toks) {
		return false
	}
	for i, s := range spellings {
		if p.toks[p.pos+i].text != s {
			return false
		}
	}
	return true
}

func (p *parser) next() token {
	t := p.toks[p.pos]
	p.pos++
	return t
}

// directive reads the name of the directive and everything after it.
func (p *parser) directive() *Directive {
	if p.atEnd() {
		p.errs.Errorf(codeNoDirective, p.in.Span, "'#pragma mint' names no directive; write one of %s", directiveList())
		return nil
	}
	name := p.next()
	kind, ok := kindOf(name.text)
	if !ok {
		p.unknownDirective(name)
		return nil
	}
	if kind == Parallel && p.peekIs("for") {
		p.next()
		kind = ParallelFor
	}
	d := &Directive{Kind: kind, Span: p.in.Span}
	switch kind {
	case Copy:
		if d.Copy = p.transfer(name); d.Copy == nil {
			return nil
		}
	case Trapezoid:
		d.Trapezoid = &TrapezoidSpec{}
	}
	p.clauses(d)
	return d
}

// kindOf finds the directive of that name; `parallel for` is two words.
func kindOf(name string) (Kind, bool) {
	for k, n := range kindNames {
		if n == name {
			return Kind(k), true
		}
	}
	return 0, false
}

func directiveList() string { return strings.Join(kindNames[:], ", ") }

func (p *parser) unknownDirective(name token) {
	p.skipGroup()
	if p.foreignWord(name) {
		return
	}
	if kinds := directivesTaking(name.text); kinds != "" {
		p.errs.Errorf(codeUnknownDirective, name.place(),
			"'%s' is a clause of %s, not a directive", name.text, kinds)
		return
	}
	m := p.errs.Errorf(codeUnknownDirective, name.place(), "unknown directive '%s'%s",
		name.text, didYouMean(name.text, kindNames[:]))
	m.Note(source.Span{}, "the directives are %s", directiveList())
}

// clauses reads clauses to the end of the directive. After an error it continues
// with the next clause: one run shows all errors.
func (p *parser) clauses(d *Directive) {
	seen := map[string]source.Span{}
	for !p.atEnd() {
		t := p.next()
		switch {
		case t.text == "no" && p.peekIs("-", "wait"):
			p.next()
			t.text, t.written = "nowait", join(t.written, p.next().written)
		case t.kind != source.Ident:
			p.strayToken(t)
			continue
		}
		p.clause(d, t, seen)
	}
}

// strayToken reports a token that cannot start a clause, and skips to one that can.
func (p *parser) strayToken(t token) {
	switch t.text {
	case ")":
		p.errs.Errorf(codeParenthesis, t.place(), "this ')' has no matching '('")
	case ",", ";":
		p.errs.Errorf(codeStrayToken, t.place(), "unexpected '%s'; clauses are separated by blanks only", t.text)
	case "{", "}":
		p.errs.Errorf(codeStrayToken, t.place(), "unexpected '%s'; only 'single' may have its brace on the line of the pragma", t.text)
	default:
		p.errs.Errorf(codeStrayToken, t.place(), "unexpected '%s' after the clauses", t.text)
	}
	if t.text == "(" || t.text == "[" {
		p.pos--
		p.skipGroup()
	}
	p.skipToWord()
}

// skipToWord goes on to where the next clause may start.
func (p *parser) skipToWord() {
	for !p.atEnd() && p.toks[p.pos].kind != source.Ident {
		p.pos++
	}
}

// skipGroup passes over a bracketed group, if one comes next.
func (p *parser) skipGroup() {
	if !p.peekIs("(") && !p.peekIs("[") {
		return
	}
	if end := matching(p.toks, p.pos); end >= 0 {
		p.pos = end + 1
	} else {
		p.pos = len(p.toks)
	}
}

// clause reads the clause that starts with name.
func (p *parser) clause(d *Directive, name token, seen map[string]source.Span) {
	row, known := clauseRow(name.text)
	if !known {
		p.skipGroup()
		p.unknownClause(d, name)
		return
	}
	c := clause{name: name.text, nameSpan: name.place(), span: name.place()}
	p.sawNest = p.sawNest || c.name == "nest"
	if row.read == nil {
		if p.peekIs("(") {
			p.errs.Errorf(codeParenthesis, p.toks[p.pos].place(), "'%s' takes no argument", name.text)
			p.skipGroup()
			return
		}
	} else if !p.arguments(&c, row) {
		return
	}
	if !row.allowed(d.Kind) {
		p.errs.Errorf(codeMisplacedClause, c.nameSpan, "'%s' is a clause of %s, not of 'mint %s'",
			c.name, directivesTaking(c.name), d.Kind)
		return
	}
	if first, again := seen[c.name]; again && c.name != "reduction" {
		p.errs.Errorf(CodeRepeatedClause, c.nameSpan, "duplicate clause '%s'; merge the two", c.name).
			Note(first, "the first one is here")
		return
	}
	seen[c.name] = c.span
	if row.read == nil {
		row.flag(d, c.span)
	} else {
		row.read(p, d, c)
	}
}

func (p *parser) unknownClause(d *Directive, name token) {
	if p.foreignWord(name) {
		return
	}
	if k, ok := kindOf(name.text); ok {
		m := p.errs.Errorf(codeUnknownClause, name.place(), "'%s' is a directive, not a clause of 'mint %s'", name.text, d.Kind)
		if k == Parallel && d.Kind == For {
			m.Note(source.Span{}, "the combined directive is written 'mint parallel for'")
		} else {
			m.Note(source.Span{}, "write it as a pragma of its own: '#pragma mint %s'", name.text)
		}
		return
	}
	m := p.errs.Errorf(codeUnknownClause, name.place(), "unknown clause '%s'%s",
		name.text, didYouMean(name.text, clauseWords(d.Kind)))
	if own := clausesOf(d.Kind); len(own) > 0 {
		m.Note(source.Span{}, "the clauses of 'mint %s' are %s", d.Kind, strings.Join(own, ", "))
	} else {
		m.Note(source.Span{}, "'mint %s' takes no clauses", d.Kind)
	}
}
