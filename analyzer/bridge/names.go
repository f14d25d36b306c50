// Renaming: a name of the program that is a C++ keyword or reserved gets underscores behind it, wherever it
// stands, if no # or ## of a macro depends on it. What other files use keeps its link name (linkname.go).

package bridge

import (
	"regexp"
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// renamer renames what C++ or CUDA keeps for itself.
type renamer struct{ *run }

// cppKeywords are keywords of C++ that C programs may use as names.
var cppKeywords = wordSet(`alignas alignof and and_eq asm bitand bitor bool catch char16_t char32_t class compl constexpr
	const_cast decltype delete dynamic_cast explicit export false friend mutable namespace new noexcept not not_eq
	nullptr operator or or_eq private protected public reinterpret_cast static_assert static_cast template this
	thread_local throw true try typeid typename using virtual wchar_t xor xor_eq concept requires co_await co_return
	co_yield consteval constinit char8_t`)

// tagWord ends a text behind which a tag stands.
var tagWord = regexp.MustCompile(`\b(struct|union|enum)\s+$`)

// FreeNames maps each reserved name to a new one that is not taken.
func FreeNames(names, taken map[string]bool, reserved func(string) bool) map[string]string {
	renamed := map[string]string{}
	for name := range names {
		if reserved(name) {
			to := name + "_"
			for taken[to] {
				to += "_"
			}
			renamed[name] = to
		}
	}
	return renamed
}

// nameOf is the name that an identifier has in the output.
func (b *run) nameOf(name string) string {
	if to, ok := b.renamed[name]; ok {
		return to
	}
	return name
}

// freeName is name with as many underscores behind it as make it unused.
func (b *run) freeName(name string) string {
	for b.facts.taken[name] {
		name += "_"
	}
	return name
}

// renameNames renames everything that has another meaning in C++ or CUDA, throughout the user's
// files.
func (b *renamer) renameNames() {
	expanded := b.expandedNames()
	for _, t := range b.texts {
		for i, tok := range t.toks {
			name := tok.SrcStr()
			if (cppKeywords[name] || expanded[name]) && isIdentifier(tok) && !definesMacro(b.run, name) {
				b.rename(t, i, name)
			}
		}
	}
	b.renameCuda()
	b.renameInside()
	for _, t := range b.texts {
		t.eachWord(b.run, func(tok source.Token) {
			if to, ok := b.renamed[t.spelling(tok)]; ok && !b.systemName(t, tok) {
				t.replace(tok.Off, tok.End, to)
			}
		})
	}
}

// expandedNames are names that the user's files declare and that are macros with nvcc alone, such as errno without <errno.h>.
func (b *renamer) expandedNames() map[string]bool {
	names := map[string]bool{}
	add := func(name string) {
		names[name] = names[name] || cxxMacros[name] && !b.definedInC(name) && !b.isSystems(name)
	}
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if !b.mine(l.ExternalDeclaration) {
			continue
		}
		ccwalk.Nodes(l.ExternalDeclaration, func(n cc.Node) bool {
			switch n := n.(type) {
			case *cc.Declarator:
				add(n.Name())
			case *cc.Enumerator:
				add(n.Token.SrcStr())
			}
			return true
		})
	}
	return names
}

// isSystems reports whether a header of the system declares the name, too.
func (b *renamer) isSystems(name string) bool {
	return slices.ContainsFunc(b.unit.AST.Scope.Nodes[name], func(n cc.Node) bool { return !b.mine(n) })
}

// definesMacro reports whether the user's files define a macro of that name.
func definesMacro(b *run, name string) bool { return len(b.facts.macros[name]) > 0 }

func isIdentifier(tok *cc.Token) bool { return tok.Ch == rune(cc.IDENTIFIER) }

// rename gives one name a new one, or refuses it.
func (b *renamer) rename(t *text, i int, name string) {
	if b.renamed[name] != "" || b.facts.refused[name] {
		return
	}
	e, _ := t.extentOfTokens(i, i)
	if macro := b.stringified(name); macro != "" {
		b.facts.refused[name] = true
		b.refuse(codeBadName, e.span(), "rename it", "'%s' has another meaning in C++ or CUDA, and macro '%s' makes a string or a name of its arguments", name, macro)
		return
	}
	if b.tellsItsName(name) {
		b.facts.refused[name] = true
		b.refuse(codeBadName, e.span(), "rename it", "'%s' has another meaning in C++ or CUDA, and the function asks for its own name, as with __func__", name)
		return
	}
	if b.isExternal(name) && !b.keepLinkName(name) {
		if !b.onlyHere(name) {
			b.facts.refused[name] = true
			b.refuse(codeBadName, e.span(), "rename it in the whole program", "'%s' has another meaning in C++ or CUDA, and other files may use it", name)
			return
		}
		b.messages.Warnf(codeRenamed, e.span(), "'%s' gets another link name: C++ or CUDA reserves this one", name).
			Note(source.Span{}, "make it static, or declare it in front of its definition")
	}
	b.renamed[name] = b.freeName(name + "_")
	b.facts.taken[b.renamed[name]] = true
	b.remark(codeRenamed, e.span(), "'%s' becomes '%s': C++ or CUDA reserves the name", name, b.renamed[name])
}

// isExternal reports whether a function or variable of that name links with
// other files.
func (b *renamer) isExternal(name string) bool {
	for _, n := range b.unit.AST.Scope.Nodes[name] {
		if d, ok := n.(*cc.Declarator); ok && !d.IsTypename() && !b.facts.static[name] && d.Linkage() == cc.External {
			return true
		}
	}
	return false
}

// onlyHere reports whether a function or variable is defined in the main file and declared nowhere
// else. Other files are unlikely to use it; if they do, the linker reports it.
func (b *renamer) onlyHere(name string) bool {
	defined := false
	for _, n := range b.unit.AST.Scope.Nodes[name] {
		d, ok := n.(*cc.Declarator)
		if ok && !b.unit.Main(d) {
			return false
		}
		defined = defined || ok && (d.Type().Kind() != cc.Function && !d.IsExtern() || b.unit.Definition(name) != nil)
	}
	return defined
}

// stringified is a macro of the user's that makes a string or a name of an argument with that word somewhere; "" if there is none.
func (b *renamer) stringified(name string) (found string) {
	for _, t := range b.texts {
		b.eachString(t, func(macro string, off, end int) {
			for _, tok := range source.Lex(t.file.Text, off, end) {
				if t.spelling(tok) == name {
					found = macro
				}
			}
		})
	}
	return found
}

// tellsItsName reports whether a function of that name, or a macro of the user's in it, has a word that stands for its name.
func (b *renamer) tellsItsName(name string) (found bool) {
	fd := b.unit.Definition(name)
	if fd == nil {
		return false
	}
	if e, ok := b.extentOf(fd); ok {
		b.eachSpelling(e, func(word string) {
			found = found || word == "__func__" || word == "__FUNCTION__" || word == "__PRETTY_FUNCTION__"
		})
	}
	return found
}

// systemName reports whether an identifier is a member, type or tag of a system header. It keeps its
// name.
func (b *renamer) systemName(t *text, tok source.Token) bool {
	name := t.spelling(tok)
	return !t.starts(tok.Off) && b.unit.AST.Macros[name] != nil && !definesMacro(b.run, name) ||
		b.systemTag(name) && tagWord.Match(t.file.Text[:tok.Off])
}

// systemTag reports whether a header of the system defines a struct, union or enumeration with that tag. A function
// or variable of the user's may have the same name.
func (b *renamer) systemTag(name string) bool {
	return slices.ContainsFunc(b.unit.AST.Scope.Nodes[name], func(n cc.Node) bool {
		switch n.(type) {
		case *cc.StructOrUnionSpecifier, *cc.EnumSpecifier:
			return b.unit.IsSystem(n)
		}
		return false
	})
}

// eachWord visits the identifiers that the compiler reads, and those in the macros that the text
// defines.
func (t *text) eachWord(b *run, f func(source.Token)) {
	for _, tok := range t.raw {
		if tok.Kind == source.Ident && (t.header != nil || b.unit.Active(tok.Off)) {
			f(tok)
		}
	}
	for _, d := range t.directives {
		if d.name != "define" && d.name != "undef" || t.header == nil && !b.unit.Active(d.off) {
			continue
		}
		for _, tok := range d.toks {
			if tok.Kind == source.Ident {
				f(tok)
			}
		}
	}
}
