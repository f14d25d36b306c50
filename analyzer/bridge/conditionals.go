// Conditional directives whose outcome is another one with nvcc (`#ifdef __cplusplus`, `#ifndef M_PI` without <math.h>, which nvcc
// always reads): each is respelled to the outcome that it has in C.

package bridge

import (
	_ "embed"
	"slices"
	"strings"

	"mintc/internal/source"
	"mintc/parser"
)

// differentMacros are defined by only one of a C compiler and nvcc, whatever headers they read, or depend on options of the
// compiler that mintc is not given. With <math.h> and <ctype.h> C has macros where C++ has functions.
var differentMacros = wordSet("__STDC_VERSION__ __STRICT_ANSI__ linux unix " +
	"__PIC__ __pic__ __PIE__ __pie__ " +
	"bool true false complex static_assert noreturn alignas alignof and and_eq bitand bitor compl not not_eq or or_eq xor xor_eq " +
	"isnan isinf isfinite isnormal signbit fpclassify isgreater isgreaterequal isless islessequal islessgreater isunordered " +
	"isalnum isalpha isascii isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit toascii")

// unclearMacros are defined by some C compilers, and the front end does not know them.
var unclearMacros = wordSet("__has_cpp_attribute __has_c_attribute")

// differentPrefixes begin the names of more of them.
var differentPrefixes = []string{"__cplusplus", "__CUDA", "__NV", "CUDA", "__cpp_", "__GLIBCXX", "_GLIBCXX", "__glibcxx", "__USE_", "__SSE", "__AVX"}

// cxxMacros are what g++ 12 defines in the headers that are bundled and in those that nvcc and the run time read in front
// of every program, whether or not the program includes them. TestCxxMacros finds them anew.
//
//go:embed cxx_macros.txt
var cxxMacroNames string

var cxxMacros = wordSet(cxxMacroNames)

// differs reports whether a macro may be another one with nvcc than in C, where it is defined or not.
func differs(name string, defined bool) bool {
	return differentMacros[name] || parser.IsOptionMacro(name) || unclearMacros[name] || cxxMacros[name] && !defined ||
		slices.ContainsFunc(differentPrefixes, func(prefix string) bool { return strings.HasPrefix(name, prefix) })
}

// respellConditionals fixes each conditional directive that asks for such a macro to its outcome in C.
func (b *textChecker) respellConditionals() {
	for _, t := range b.texts {
		for i, d := range t.directives {
			if !parser.IsConditional(d.name) || len(d.toks) == 0 || !b.differsInCxx(t, d) || t.setsFeature(i) || t.guards(i) {
				continue
			}
			if t.onlyLinkage(i) {
				t.externC = true
				continue
			}
			if b.unit.ActiveIn(t.header, d.off) {
				b.respellConditional(t, d)
			}
		}
	}
}

// undefineMacros takes back what nvcc's headers have defined in front of the user's own definition of a macro. Compilers warn of
// a macro that changes. A program that asks for extensions has its definition in front of all headers.
func (b *textChecker) undefineMacros() {
	for _, t := range b.texts {
		undefined := map[string]bool{}
		for _, d := range t.directives {
			if d.name != "define" && d.name != "undef" || len(d.toks) == 0 || !b.unit.ActiveIn(t.header, d.off) {
				continue
			}
			name := t.spelling(d.toks[0])
			if !cxxMacros[name] || undefined[name] || strings.HasSuffix(name, featureSuffix) {
				continue
			}
			undefined[name] = true
			if d.name == "define" && t.insert(d.off, "#undef "+name+"\n") {
				b.remark(codeConditional, t.file.Span(d.off, d.toks[0].End), "'#undef %s' put in front of this line", name)
			}
		}
	}
}

// featureSuffix ends the names of macros by which a program asks for extensions of the system's headers.
const featureSuffix = "_SOURCE"

// differsInCxx reports whether a directive asks for a macro that may be another one with nvcc, directly or through macros of the
// user's.
func (b *textChecker) differsInCxx(t *text, d directive) bool {
	found := false
	b.eachSpelling(extent{text: t, off: d.toks[0].Off, end: d.toks[len(d.toks)-1].End}, func(word string) {
		found = found || differs(word, parser.DefinedIn(b.unit, t.header, d.off, word))
	})
	return found
}

// setsFeature reports whether directive i governs only the definition of the macro that it asks for, one by which a program
// asks for extensions of the system's headers. The definition itself does not change.
func (t *text) setsFeature(i int) bool {
	if i+2 >= len(t.directives) || !strings.HasSuffix(t.spelling(t.directives[i].toks[0]), featureSuffix) {
		return false
	}
	asks, defines, end := t.directives[i], t.directives[i+1], t.directives[i+2]
	return asks.name == "ifndef" && defines.name == "define" && end.name == "endif" && len(defines.toks) > 0 &&
		t.spelling(defines.toks[0]) == t.spelling(asks.toks[0])
}

// guards reports whether directive i asks for the user's own guard of a header, which only begins as names of CUDA do:
// '#ifndef CUDA_FIELD_H' in front of '#define CUDA_FIELD_H'.
func (t *text) guards(i int) bool {
	if i+1 >= len(t.directives) {
		return false
	}
	asks, defines := t.directives[i], t.directives[i+1]
	name := t.spelling(asks.toks[0])
	return asks.name == "ifndef" && defines.name == "define" && len(defines.toks) == 1 && t.spelling(defines.toks[0]) == name &&
		!cxxMacros[name] && !differentMacros[name]
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
	if slices.ContainsFunc(d.toks, func(tok source.Token) bool { return unclearMacros[t.spelling(tok)] }) {
		b.refuse(codeBadConditional, t.file.Span(d.off, d.end), "write the conditional without that macro",
			"nvcc may choose other lines here than the C compiler, and the outcome for C is not clear")
		return
	}
	isTrue, isFalse := parser.OutcomesIn(b.unit, t.header, d.off)
	if isTrue && isFalse {
		b.refuse(codeBadConditional, t.file.Span(d.off, d.end), "include the header once, or write the conditional without that macro",
			"nvcc may choose other lines here than the C compiler, which chooses them in one place where this header is included, and not in another")
		return
	}
	word := "0"
	if isTrue {
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

func (b *run) definedInC(name string) bool { return b.unit.AST.Macros[name] != nil }
