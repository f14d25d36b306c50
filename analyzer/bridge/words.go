// C keywords that C++ spells otherwise (restrict, _Bool, _Alignas), replaced in the text and in macro bodies.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
)

// textChecker respells words, conditionals and headers, before the tree is read.
type textChecker struct{ *run }

// respelled are keywords of C with the words that the C++ compilers behind nvcc accept in the same
// places.
var respelled = map[string]string{
	"restrict":       "__restrict__",
	"_Bool":          "bool",
	"_Static_assert": "static_assert",
	"_Alignof":       "alignof",
	"_Noreturn":      "__attribute__((noreturn))",
	"_Thread_local":  "thread_local",
	"typeof":         "__typeof__",
	"__auto_type":    "auto",
	"register":       "",
}

// respelledSystem are words of the compiler and its headers with another meaning in C++:
// __PRETTY_FUNCTION__ includes the type there, and isinf is a bool without the sign.
var respelledSystem = map[string]string{"__PRETTY_FUNCTION__": "__func__", "isinf": "__builtin_isinf_sign"}

// systemWord is what stands for a word of the compiler or its headers in C++; ok if that is another one.
func (b *textChecker) systemWord(word string) (to string, ok bool) {
	if definesMacro(b.run, word) {
		return "", false
	}
	m := b.unit.AST.Macros[word]
	if word == "__STDC_VERSION__" && m != nil && len(m.ReplacementList()) == 1 {
		return m.ReplacementList()[0].SrcStr(), true
	}
	to, ok = respelledSystem[word]
	return to, ok && (m != nil || word != "isinf")
}

// respellWords replaces keywords, in the text and in the macros defined there.
func (b *textChecker) respellWords() {
	for _, t := range b.texts {
		b.respellRead(t)
		b.respellMacros(t)
	}
}

// respellRead handles words outside of macro bodies. A macro of a system header that stands for a
// keyword, such as noreturn, counts as the keyword.
func (b *textChecker) respellRead(t *text) {
	for _, tok := range t.raw {
		word := t.spelling(tok)
		to, ok := respelled[word]
		if word == "noreturn" && t.readAs(tok.Off) == "_Noreturn" && !definesMacro(b.run, word) {
			to, ok = respelled["_Noreturn"], true
		}
		if system, isSystem := b.systemWord(word); isSystem && b.unit.ActiveIn(t.header, tok.Off) {
			b.respell(t, tok, system)
		}
		if ok && tok.Kind == source.Ident && !definesMacro(b.run, word) && (t.readAs(tok.Off) == word || word == "noreturn" || b.inInvocation(t, tok.Off)) {
			b.respell(t, tok, to)
		}
	}
	b.respellAlignas(t)
}

// inInvocation reports whether text without a compiler token of its own is active: it is an
// argument of a macro then.
func (b *textChecker) inInvocation(t *text, off int) bool {
	return !t.starts(off) && t.header == nil && b.unit.Active(off)
}

func (b *textChecker) respellMacros(t *text) {
	for _, d := range t.directives {
		if d.name != "define" || len(d.toks) == 0 || !b.unit.ActiveIn(t.header, d.off) {
			continue
		}
		for _, tok := range d.toks[1:] {
			word := t.spelling(tok)
			if to, ok := respelled[word]; ok && !definesMacro(b.run, word) {
				b.respell(t, tok, to)
			} else if system, isSystem := b.systemWord(word); isSystem {
				b.respell(t, tok, system)
			}
		}
	}
}

func (b *textChecker) respell(t *text, tok source.Token, to string) {
	end := tok.End
	if to == "" && end < len(t.file.Text) && t.file.Text[end] == ' ' {
		end++
	}
	t.replace(tok.Off, end, to)
	at := t.file.Span(tok.Off, tok.End)
	if to == "" {
		b.remark(codeWord, at, "'%s' removed", t.spelling(tok))
		return
	}
	b.remark(codeWord, at, "'%s' becomes '%s'", t.spelling(tok), to)
}

// respellAlignas replaces _Alignas by an attribute, which is allowed in the same places.
func (b *textChecker) respellAlignas(t *text) {
	for i := 0; i+1 < len(t.raw); i++ {
		tok := t.raw[i]
		if word := t.spelling(tok); word != "_Alignas" && (word != "alignas" || b.unit.AST.Macros[word] == nil) || !t.starts(tok.Off) || definesMacro(b.run, word) {
			continue
		}
		closing := t.raw[t.closing(i+1)]
		if b.isTypeName(t, t.raw[i+2].Off) {
			t.replace(tok.Off, t.raw[i+1].End, "__attribute__((aligned(__alignof__(")
			t.replace(closing.Off, closing.End, "))))")
		} else {
			t.replace(tok.Off, t.raw[i+1].End, "__attribute__((aligned(")
			t.replace(closing.Off, closing.End, ")))")
		}
		b.remark(codeWord, t.file.Span(tok.Off, closing.End), "'_Alignas' becomes an attribute")
	}
}

// isTypeName reports whether the argument of _Alignas at off is a type.
func (b *textChecker) isTypeName(t *text, off int) bool {
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		found := false
		if !b.mine(l.ExternalDeclaration) {
			continue
		}
		nodes(l.ExternalDeclaration, func(n cc.Node) {
			if a, ok := n.(*cc.AlignmentSpecifier); ok && a.Case == cc.AlignmentSpecifierType && b.textOf(a) == t && a.TypeName.Position().Offset == off {
				found = true
			}
		})
		if found {
			return true
		}
	}
	return false
}

// separateLiterals puts a space between a string and the macro behind it.
func (b *textChecker) separateLiterals() {
	for _, t := range b.texts {
		b.separateIn(t, t.raw)
		for _, d := range t.directives {
			if d.name == "define" {
				b.separateIn(t, d.toks)
			}
		}
	}
}

func (b *textChecker) separateIn(t *text, toks []source.Token) {
	for i := 0; i+1 < len(toks); i++ {
		if (toks[i].Kind == source.String || toks[i].Kind == source.Char) && toks[i+1].Kind == source.Ident && toks[i].End == toks[i+1].Off {
			if t.insert(toks[i].End, " ") {
				b.remark(codeLiteral, t.file.Span(toks[i].Off, toks[i+1].End), "a space put between the literal and '%s'", t.spelling(toks[i+1]))
			}
		}
	}
}
