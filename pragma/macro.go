// Macro expansion in clause arguments, by the rules of the C standard. Each token keeps the place where the user wrote the macro.

package pragma

import (
	"strings"

	"mintc/internal/source"
)

// maxExpansion bounds the tokens that the macros of one directive may produce. It
// is far above real clauses; macros that double each other reach it at once.
const maxExpansion = 20000

// macroUse is one use of a macro in the source. It grows if the replacement ends
// in the name of a function-like macro whose arguments follow in the source.
type macroUse struct {
	text string
	span source.Span
	cut  bool // it is printed expanded, for it makes several arguments of a clause, or by Input.Expand
}

// expand replaces the macros in toks by the rules of the C standard: arguments
// first, then the result again together with the tokens that follow. A macro is
// not expanded inside its own replacement. Words in keep are not expanded.
func (p *parser) expand(toks []token, keep []string) ([]token, bool) {
	work := reversed(toks)
	var out []token
	for len(work) > 0 {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if p.steps++; p.steps > maxExpansion {
			p.errs.Errorf(codeMacro, t.place(), "the macros of this directive expand to more than %d tokens", maxExpansion)
			return nil, false
		}
		m, ok := p.macro(t, keep)
		if ok && m.FunctionLike && (len(work) == 0 || work[len(work)-1].text != "(") {
			ok = false
		}
		if !ok {
			out = append(out, t)
			continue
		}
		if work, ok = p.replace(m, t, work, keep); !ok {
			return nil, false
		}
	}
	return out, true
}

func reversed(toks []token) []token {
	r := make([]token, len(toks))
	for i, t := range toks {
		r[len(toks)-1-i] = t
	}
	return r
}

func (p *parser) macro(t token, keep []string) (Macro, bool) {
	if p.in.Macro == nil || t.kind != source.Ident || contains(t.hidden, t.text) || contains(keep, t.text) {
		return Macro{}, false
	}
	return p.in.Macro(t.text)
}

// replace puts the replacement of macro m, named by t, at the end of the work
// list. The list is reversed: its last token is the next in the source.
func (p *parser) replace(m Macro, t token, work []token, keep []string) ([]token, bool) {
	use := t.use
	if use == nil {
		use = &macroUse{text: t.text, span: t.written, cut: p.in.Expand}
	}
	var call macroCall
	if m.FunctionLike {
		consumed := callOf(work)
		if consumed == nil {
			p.errs.Errorf(codeMacro, t.place(), "the call of macro '%s' has no matching ')'", t.text)
			return nil, false
		}
		p.steps += len(consumed)
		if last := consumed[len(consumed)-1]; last.use == nil {
			use.absorb(consumed)
		}
		var ok bool
		if call, ok = p.bind(m, t, consumed, keep); !ok {
			return nil, false
		}
		work = work[:len(work)-len(consumed)]
	}
	result := call.substitute(m.Body)
	for i := range result {
		r := &result[i]
		r.use, r.written = use, t.written
		r.hidden = union(r.hidden, t.hidden, t.text)
	}
	return append(work, reversed(result)...), true
}

// callOf returns the tokens "(" to ")" that come next in the work list, in source
// order; nil if nothing closes the call.
func callOf(work []token) []token {
	depth := 0
	for i := len(work) - 1; i >= 0; i-- {
		switch work[i].text {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				return reversed(work[i:])
			}
		}
	}
	return nil
}

// union adds b and name to a copy of a, each once.
func union(a, b []string, name string) []string {
	u := append([]string{}, a...)
	for _, n := range b {
		if !contains(u, n) {
			u = append(u, n)
		}
	}
	if !contains(u, name) {
		u = append(u, name)
	}
	return u
}

// absorb adds those tokens of a call that follow the use in the source.
func (u *macroUse) absorb(call []token) {
	first := 0
	for first < len(call) && call[first].use != nil {
		first++
	}
	u.text += writtenText(call, first, len(call))
	u.span = join(u.span, call[len(call)-1].written)
}

// macroCall holds the arguments of one call by parameter.
type macroCall struct {
	raw, expanded map[string][]token
}

// bind gives each parameter of m its tokens; call is "(" to ")".
func (p *parser) bind(m Macro, name token, call []token, keep []string) (macroCall, bool) {
	args := splitCommas(call[1:len(call)-1], call[len(call)-1].place())
	params := m.Params
	variadic := len(params) > 0 && strings.HasSuffix(params[len(params)-1], "...")
	if variadic {
		args = mergeRest(args, len(params), call)
	}
	if len(params) == 0 && len(args[0].toks) == 0 {
		args = nil
	}
	if len(args) != len(params) {
		p.errs.Errorf(codeMacro, name.place(), "macro '%s' takes %s, but this call has %d",
			name.text, plural(len(params), "argument"), len(args))
		return macroCall{}, false
	}
	bound := macroCall{map[string][]token{}, map[string][]token{}}
	for i, param := range params {
		if variadic && i == len(params)-1 {
			if param = strings.TrimSuffix(param, "..."); param == "" {
				param = "__VA_ARGS__"
			}
		}
		expanded, ok := p.expand(args[i].toks, keep)
		if !ok {
			return macroCall{}, false
		}
		bound.raw[param], bound.expanded[param] = args[i].toks, expanded
	}
	return bound, true
}

// mergeRest joins the arguments from the n-th on into one, commas included.
func mergeRest(args []arg, n int, call []token) []arg {
	if len(args) == n-1 {
		return append(args, arg{})
	}
	if len(args) < n {
		return args
	}
	used := 1
	for _, a := range args[:n-1] {
		used += len(a.toks) + 1
	}
	return append(args[:n-1:n-1], arg{toks: call[used : len(call)-1]})
}

// substitute returns the replacement list with the arguments in place of the
// parameters. An operand of ## is the argument before its expansion.
func (c macroCall) substitute(body []string) []token {
	var out []token
	paste := false
	for i, text := range body {
		if text == "##" && i > 0 && i+1 < len(body) {
			paste = true
			continue
		}
		operand := paste || i+1 < len(body) && body[i+1] == "##"
		piece := c.piece(text, operand)
		if paste && len(out) > 0 && len(piece) > 0 {
			last := &out[len(out)-1]
			*last = spelled(last.text + piece[0].text)
			piece = piece[1:]
		}
		out = append(out, piece...)
		paste = false
	}
	return out
}

func (c macroCall) piece(text string, operand bool) []token {
	if operand {
		if toks, ok := c.raw[text]; ok {
			return toks
		}
	} else if toks, ok := c.expanded[text]; ok {
		return toks
	}
	return []token{spelled(text)}
}

// spelled is a token that has a spelling and no place yet.
func spelled(text string) token {
	t := token{text: text, kind: source.Punct}
	if text != "" {
		t.kind = source.Next([]byte(text), 0).Kind
	}
	return t
}
