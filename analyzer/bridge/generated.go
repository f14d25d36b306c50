// Macros of the user that would expand inside generated host code, because they have the name of a member that it
// uses (stride), or inside what edits write, as #define double float in a cast to double. They are refused. Kernels
// are printed out of the reach of the user's macros.

package bridge

import (
	"maps"
	"slices"
	"strings"

	"mintc/internal/source"
	"mintc/parser"
)

// generatedWords are the types of CUDA and the members of the run time's types that generated host code uses, and what macros of
// CUDA's headers (__shared__, __align__) leave in it. Those macros themselves cannot be had back where the user's have replaced them. A macro of such a name would change that code. codegen chooses all other names
// so that no macro has them. Words set to true are followed by "(".
var generatedWords = map[string]bool{"device": false, "stride": false, "settle": true, "into": true, "dim3": true,
	"find_again": true, "mutable": false, "global": false, "shared": false, "constant": false, "grid_constant": false,
	"aligned": true, "launch_bounds": true,
	"__global__": true, "__device__": true, "__host__": true, "__shared__": true, "__constant__": true, "__launch_bounds__": true,
	"__grid_constant__": true, "__align__": true}

// checkGeneratedWords refuses macros that would be expanded in generated code.
func (b *bridge) checkGeneratedWords() {
	if len(b.skip) == 0 {
		return
	}
	for _, word := range slices.Sorted(maps.Keys(generatedWords)) {
		if b.unit.AST.Macros[word] != nil && !definesMacro(b.run, word) {
			b.refuse(codeBadName, b.unit.File.Span(0, 0), "rename the macro",
				"the macro '%s' of the command line would change generated code, which uses this word", word)
		}
	}
	for _, t := range b.texts {
		for i, d := range t.directives {
			if d.name != "define" || len(d.toks) == 0 {
				continue
			}
			name := d.toks[0]
			called, isWord := generatedWords[t.spelling(name)]
			isFunction := len(d.toks) > 1 && d.toks[1].Off == name.End && t.spelling(d.toks[1]) == "("
			takenBack := slices.ContainsFunc(t.directives[i:], func(later directive) bool {
				return later.name == "undef" && len(later.toks) > 0 && t.spelling(later.toks[0]) == t.spelling(name)
			})
			if isWord && (called || !isFunction) && !takenBack {
				b.refuse(codeBadName, t.file.Span(name.Off, name.End), "rename the macro",
					"the macro '%s' would change generated code, which uses this word", t.spelling(name))
			}
		}
	}
}

// checkWritten refuses edits that write a word which a macro of the user's would change; it reports the first for each word.
func (b *bridge) checkWritten() {
	changed := b.unit.OwnMacros()
	for _, t := range b.texts {
		for _, e := range t.edits {
			for k, p := range e.pieces {
				if strings.HasPrefix(p.literal, "#undef ") { // which expands nothing
					continue
				}
				text := []byte(p.literal)
				toks := source.Lex(text, 0, len(text))
				for i, tok := range toks {
					called := k+1 < len(e.pieces) || t.maybeCalled(e)
					if i+1 < len(toks) {
						called = toks[i+1].Spelling(text) == "("
					}
					if word := tok.Spelling(text); tok.Kind == source.Ident && changed[word] && (called || !parser.OnlyFunctionLike(b.unit, word)) {
						changed[word] = false
						b.refuse(codeBadName, t.file.Span(e.off, e.end), "give the macro another name, or make it a typedef",
							"C++ needs '%s' here, and the macro '%s' would change it", strings.TrimSpace(p.literal), word)
					}
				}
			}
		}
	}
}

// maybeCalled reports whether a parenthesis may follow the last word of an edit, which a macro with parameters would then take for its
// arguments. One may where another edit or a macro makes the text around it anew.
func (t *text) maybeCalled(e edit) bool {
	next, first := source.SkipSpace(t.file.Text, e.end, true), t.rawFrom(e.off)
	if next == len(t.file.Text) || t.file.Text[next] == '(' || first == len(t.raw) || !t.starts(t.raw[first].Off) {
		return true
	}
	return slices.ContainsFunc(t.edits, func(o edit) bool { return o.covers(e) || e.end <= o.off && o.off <= next && !o.same(e) })
}
