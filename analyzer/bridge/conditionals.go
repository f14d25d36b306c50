// Conditional directives that ask which compiler reads the file (`#ifdef __cplusplus`): nvcc would take the
// other branch, so each is respelled to the outcome that it has in C.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
)

// compilerMacros are defined by only one of the two compilers: nvcc defines all but
// __STDC_VERSION__, which only C defines.
var compilerMacros = wordSet("__cplusplus __CUDACC__ __CUDA_ARCH__ __NVCC__ __STDC_VERSION__")

// respellConditionals fixes each conditional directive that asks which compiler reads the file to
// its outcome in C.
func (b *textChecker) respellConditionals() {
	for _, t := range b.texts {
		for i, d := range t.directives {
			if !isConditional(d.name) || !b.asksForCompiler(t, d) {
				continue
			}
			if t.onlyLinkage(i) {
				t.externC = true
				continue
			}
			if d.name == "ifdef" || d.name == "ifndef" || t.header != nil || b.unit.Active(d.off) || d.name == "elif" {
				b.respellConditional(t, d)
			}
		}
	}
}

func isConditional(name string) bool {
	switch name {
	case "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef":
		return true
	}
	return false
}

// asksForCompiler reports whether a directive names such a macro, directly or through macros of the
// user's.
func (b *textChecker) asksForCompiler(t *text, d directive) bool {
	if len(d.toks) == 0 {
		return false
	}
	found := false
	b.eachSpelling(extent{text: t, off: d.toks[0].Off, end: d.toks[len(d.toks)-1].End}, func(word string) {
		found = found || compilerMacros[word]
	})
	return found
}

// onlyLinkage reports whether directive i governs only 'extern "C" {' or its closing brace, which
// C++ alone must read.
func (t *text) onlyLinkage(i int) bool {
	if d := t.directives[i]; d.name != "ifdef" && d.name != "if" {
		return false
	}
	if i+1 >= len(t.directives) || t.directives[i+1].name != "endif" {
		return false
	}
	var words []string
	for _, tok := range t.raw {
		if tok.Off > t.directives[i].end && tok.Off < t.directives[i+1].off {
			words = append(words, t.spelling(tok))
		}
	}
	line := strings.Join(words, " ")
	return line == `extern "C" {` || line == "}"
}

func (b *textChecker) respellConditional(t *text, d directive) {
	holds, known := b.outcome(t, d)
	if !known {
		b.refuse(codeBadConditional, t.file.Span(d.off, d.end), "write the conditional without that macro",
			"nvcc may choose other lines here than the C compiler, and the outcome for C is not clear")
		return
	}
	word := "0"
	if holds {
		word = "1"
	}
	name := "if"
	if strings.HasPrefix(d.name, "elif") {
		name = "elif"
	}
	written := strings.TrimSpace(string(t.file.Text[d.off:d.end]))
	lines := strings.Repeat("\n", strings.Count(written, "\n"))
	t.replace(d.off, d.toks[len(d.toks)-1].End, "#"+name+" "+word+lines)
	b.remark(codeConditional, t.file.Span(d.off, d.end), "'%s' becomes '#%s %s', as C chooses", strings.Join(strings.Fields(written), " "), name, word)
}

// outcome evaluates a condition with C's values of the macros.
func (b *textChecker) outcome(t *text, d directive) (holds, known bool) {
	switch d.name {
	case "ifdef", "elifdef":
		return b.definedInC(t.spelling(d.toks[0])), true
	case "ifndef", "elifndef":
		return !b.definedInC(t.spelling(d.toks[0])), true
	}
	if t.header == nil && d.name == "if" && b.unit.Active(d.off) {
		return b.unit.Active(d.end), true
	}
	e := condition{b: b, words: spellings(t, d.toks)}
	v, ok := e.or()
	return v != 0, ok && e.at == len(e.words)
}

func spellings(t *text, toks []source.Token) []string {
	var words []string
	for _, tok := range toks {
		words = append(words, t.spelling(tok))
	}
	return words
}

func (b *textChecker) definedInC(name string) bool { return b.unit.AST.Macros[name] != nil }

// condition evaluates the part of #if that such directives use: defined, comparisons, ! && || and
// parentheses over macros with integer values.
type condition struct {
	b     *textChecker
	words []string
	at    int
}

func (c *condition) peek() string {
	if c.at < len(c.words) {
		return c.words[c.at]
	}
	return ""
}

func (c *condition) or() (int64, bool) {
	v, ok := c.and()
	for ok && c.peek() == "||" {
		c.at++
		w, okRight := c.and()
		v, ok = truth(v != 0 || w != 0), okRight
	}
	return v, ok
}

func (c *condition) and() (int64, bool) {
	v, ok := c.compare()
	for ok && c.peek() == "&&" {
		c.at++
		w, okRight := c.compare()
		v, ok = truth(v != 0 && w != 0), okRight
	}
	return v, ok
}

func (c *condition) compare() (int64, bool) {
	v, ok := c.unary()
	operator := c.peek()
	switch operator {
	case "<", ">", "<=", ">=", "==", "!=":
	default:
		return v, ok
	}
	c.at++
	w, okRight := c.unary()
	holds := map[string]bool{"<": v < w, ">": v > w, "<=": v <= w, ">=": v >= w, "==": v == w, "!=": v != w}[operator]
	return truth(holds), ok && okRight
}

func (c *condition) unary() (int64, bool) {
	word := c.peek()
	c.at++
	switch word {
	case "!":
		v, ok := c.unary()
		return truth(v == 0), ok
	case "(":
		v, ok := c.or()
		c.at++
		return v, ok
	case "defined":
		name := c.peek()
		c.at++
		if name == "(" {
			name = c.peek()
			c.at += 2
		}
		return truth(c.b.definedInC(name)), name != ""
	}
	return c.value(word)
}

// value is the value of a number or macro. A name that is not a macro counts as 0.
func (c *condition) value(word string) (int64, bool) {
	if word == "" {
		return 0, false
	}
	if word[0] >= '0' && word[0] <= '9' {
		return parseInteger(word)
	}
	m := c.b.unit.AST.Macros[word]
	if m == nil {
		return 0, source.IsIdentByte(word[0])
	}
	switch v := m.Value().(type) {
	case cc.Int64Value:
		return int64(v), true
	case cc.UInt64Value:
		return int64(v), true
	}
	if body := m.ReplacementList(); len(body) == 1 {
		return parseInteger(body[0].SrcStr())
	}
	return 0, false
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
