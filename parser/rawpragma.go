// Pragmas as written: `#pragma` lines and `_Pragma` operators of a file, with their tokens. Mint pragmas become blanks in what cc reads.

package parser

import (
	"sort"

	"mintc/internal/source"
)

// rawPragma is a #pragma line or a _Pragma operator, active or not.
type rawPragma struct {
	off, end int            // the text to remove from the output
	space    string         // the first word: "mint", "trapezoid", "omp", ...
	toks     []source.Token // after the word mint; from the word trapezoid on
	brace    int            // offset of a '{' on the pragma line, or -1
	operator bool
}

// ours reports whether the pragma is one of mintc's.
func (p *rawPragma) ours() bool { return p.space == "mint" || p.space == "trapezoid" }

// addPragma records the #pragma line d, blanks it if it is ours and returns
// its end: the newline, or a '{' after the directive ("#pragma mint single{"),
// which is given back to C.
func (r *rawFile) addPragma(d directive) int {
	p := &rawPragma{off: d.off, end: d.end, brace: -1}
	r.pragmas = append(r.pragmas, p)
	if len(d.toks) == 0 {
		return d.end
	}
	p.setTokens(r, d.toks)
	if !p.ours() {
		return d.end
	}
	depth := 0
	for i, t := range p.toks {
		switch r.spelling(t) {
		case "(":
			depth++
		case ")":
			depth--
		case "{":
			if depth == 0 {
				p.brace, p.end, p.toks = t.Off, t.Off, p.toks[:i]
				r.blank(p.off, p.end)
				return p.end
			}
		}
	}
	r.blank(p.off, p.end)
	return d.end
}

// setTokens takes the tokens of the pragma, its first word included.
func (p *rawPragma) setTokens(r *rawFile, toks []source.Token) {
	p.space = r.spelling(toks[0])
	p.toks = toks
	if p.space == "mint" {
		p.toks = toks[1:]
	}
}

// findPragmaOperators turns _Pragma("mint ...") in the text into pragmas and
// takes their tokens out of the stream. Pragmas that macros make are not found here.
func (r *rawFile) findPragmaOperators() {
	kept := r.toks[:0]
	for i := 0; i < len(r.toks); i++ {
		if p := r.pragmaOperator(i); p != nil {
			r.pragmas = append(r.pragmas, p)
			if p.ours() {
				r.blank(p.off, p.end)
				i += 3
				continue
			}
		}
		kept = append(kept, r.toks[i])
	}
	r.toks = kept
	sort.SliceStable(r.pragmas, func(i, j int) bool { return r.pragmas[i].off < r.pragmas[j].off })
}

// pragmaOperator reads _Pragma ( "..." ) from token i on, or returns nil.
// Escapes inside the string stay as they are: no directive of ours has any.
func (r *rawFile) pragmaOperator(i int) *rawPragma {
	t := r.toks[i:]
	if len(t) < 4 || r.spelling(t[0]) != "_Pragma" || r.spelling(t[1]) != "(" ||
		t[2].Kind != source.String || r.spelling(t[3]) != ")" {
		return nil
	}
	text := r.file.Text
	from := t[2].Off
	for text[from] != '"' {
		from++
	}
	p := &rawPragma{off: t[0].Off, end: t[3].End, brace: -1, operator: true}
	if toks := source.Lex(text, from+1, t[2].End-1); len(toks) > 0 {
		p.setTokens(r, toks)
	}
	return p
}
