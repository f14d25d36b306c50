// The arguments of a clause: matching brackets, splitting at commas, and the text that the user wrote for each.

package pragma

import (
	"strings"

	"mintc/internal/source"
)

// clause is one clause as written: its name and its arguments, macros expanded.
type clause struct {
	name     string
	nameSpan source.Span
	span     source.Span // name to closing parenthesis
	args     []arg
}

// arg is one argument. An empty one has no tokens and the span of the
// punctuator that follows it.
type arg struct {
	toks []token
	span source.Span
}

// is reports whether the argument is that one word.
func (a arg) is(word string) bool { return len(a.toks) == 1 && a.toks[0].text == word }

// words is the argument as the user wrote it.
func (a arg) words() string { return writtenText(a.toks, 0, len(a.toks)) }

// arguments reads the parenthesised list after the clause's name.
func (p *parser) arguments(c *clause, row clauseSpec) bool {
	if !p.peekIs("(") {
		p.errs.Errorf(codeParenthesis, c.nameSpan, "'%s' needs arguments in parentheses, such as '%s'", c.name, row.example)
		p.skipGroup()
		p.skipToWord()
		return false
	}
	end := matching(p.toks, p.pos)
	if end < 0 {
		p.errs.Errorf(codeParenthesis, p.toks[p.pos].place(), "this '(' of '%s' has no matching ')'", c.name)
		p.pos = len(p.toks)
		return false
	}
	inner := p.toks[p.pos+1 : end]
	c.span = join(c.nameSpan, p.toks[end].place())
	closing := p.toks[end].place()
	p.pos = end + 1
	return p.readArgs(c, inner, closing, row)
}

// readArgs splits inner at its commas and expands the macros in it. Keywords of
// the clause are not expanded.
func (p *parser) readArgs(c *clause, inner []token, closing source.Span, row clauseSpec) bool {
	if len(inner) == 0 {
		p.errs.Errorf(codeEmpty, closing, "the list of '%s' is empty; write '%s', for example, or leave the clause out", c.name, row.example)
		return false
	}
	for _, raw := range splitCommas(inner, closing) {
		if len(raw.toks) == 1 && contains(row.keywords, raw.toks[0].text) {
			c.args = append(c.args, raw)
			continue
		}
		expanded, ok := p.expand(raw.toks, row.keywords)
		if !ok {
			return false
		}
		pieces := splitCommas(expanded, raw.span)
		for _, t := range expanded {
			if t.use != nil && len(pieces) > 1 {
				t.use.cut = true
			}
		}
		c.args = append(c.args, pieces...)
	}
	for _, a := range c.args {
		if len(a.toks) == 0 {
			p.errs.Errorf(codeEmpty, a.span, "an argument of '%s' is empty", c.name)
			return false
		}
	}
	return true
}

// splitCommas cuts tokens at the commas outside all brackets. after is the span
// of the last part if that is empty.
func splitCommas(toks []token, after source.Span) []arg {
	var args []arg
	depth, start := 0, 0
	cut := func(end int, next source.Span) {
		a := arg{toks: toks[start:end], span: next}
		if start < end {
			a.span = join(toks[start].place(), toks[end-1].place())
		}
		args = append(args, a)
		start = end + 1
	}
	for i, t := range toks {
		switch t.text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		case ",":
			if depth == 0 {
				cut(i, t.place())
			}
		}
	}
	cut(len(toks), after)
	return args
}

// matching is the index of the bracket that closes toks[open], or -1. A closing
// bracket of another kind ends the search too.
func matching(toks []token, open int) int {
	closers := map[string]string{"(": ")", "[": "]", "{": "}"}
	var want []string
	for i := open; i < len(toks); i++ {
		switch t := toks[i].text; t {
		case "(", "[", "{":
			want = append(want, closers[t])
		case ")", "]", "}":
			if want[len(want)-1] != t {
				return -1
			}
			if want = want[:len(want)-1]; len(want) == 0 {
				return i
			}
		}
	}
	return -1
}

func contains(words []string, word string) bool {
	for _, w := range words {
		if w == word {
			return true
		}
	}
	return false
}

// adjoin reports whether two tokens of an expansion are printed without a blank, as those of p->n[0].
func adjoin(a, b string) bool {
	selects := func(t string) bool { return t == "->" || t == "." || t == "[" }
	return selects(a) || selects(b) || a == "(" || b == ")" || b == "]"
}

// writtenText is the source text of toks[from:to], without comments and line
// continuations. A macro is printed as the user wrote it if all its tokens are
// inside; otherwise it is printed expanded.
func writtenText(toks []token, from, to int) string {
	var b strings.Builder
	var last source.Span
	lastCut := false
	for i := from; i < to; {
		t, end := toks[i], i+1
		for end < to && t.use != nil && toks[end].use == t.use {
			end++
		}
		cut := t.use != nil && (t.use.cut || i > 0 && toks[i-1].use == t.use || end < len(toks) && toks[end].use == t.use)
		if b.Len() > 0 && (t.place().Off > last.End || cut || lastCut) {
			b.WriteByte(' ')
		}
		switch {
		case t.use == nil:
			b.WriteString(t.text)
		case cut:
			for j := i; j < end; j++ {
				if j > i && !adjoin(toks[j-1].text, toks[j].text) {
					b.WriteByte(' ')
				}
				b.WriteString(toks[j].text)
			}
		default:
			b.WriteString(t.use.text)
		}
		last, lastCut = t.place(), cut
		i = end
	}
	return b.String()
}
