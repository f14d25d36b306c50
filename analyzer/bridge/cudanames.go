// Names of the program that collide with CUDA's headers, the C library or the run time: file-scope names, names
// in inner scopes that generated code needs (dim3), and macros. They are renamed.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// launchName is a name of CUDA that launches use inside the user's functions.
const launchName = "dim3"

// renameCuda renames what the user defines at file scope under a name that CUDA's headers, or the C
// library headers that they include, define, too. What is static is the user's even where a header that mintc
// bundles declares it: the C compiler's header does not.
func (b *renamer) renameCuda() {
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if !b.mine(l.ExternalDeclaration) {
			continue
		}
		for name, n := range b.declaredNames(l.ExternalDeclaration) {
			if (isCuda(name) || hostNames[name] && b.definedHere(name)) && (b.facts.static[name] || !b.unit.SystemDeclares(name)) {
				b.renameAt(n, name)
			}
		}
	}
}

// definedHere reports whether the user's files define a name. A declaration of a library function
// or variable does not count, nor does the use of a library's tag.
func (b *renamer) definedHere(name string) bool {
	if b.unit.Definition(name) != nil || b.facts.static[name] {
		return true
	}
	for _, n := range b.unit.AST.Scope.Nodes[name] {
		d, ok := n.(*cc.Declarator)
		if b.mine(n) && (!ok || d.IsTypename() || d.Type().Kind() != cc.Function && !d.IsExtern()) {
			return true
		}
	}
	return false
}

// renameInside renames, in every scope, names that generated code uses: dim3 and those of the run
// time. Members keep their names: they have a name space of their own.
func (b *renamer) renameInside() {
	ccwalk.Nodes(b.unit.AST.TranslationUnit, func(n cc.Node) bool {
		name := ""
		switch n := n.(type) {
		case *cc.Declarator:
			name = n.Name()
		case *cc.StructOrUnionSpecifier:
			name = n.Token.SrcStr()
		case *cc.EnumSpecifier:
			name = n.Token2.SrcStr()
		case *cc.Enumerator:
			name = n.Token.SrcStr()
		case *cc.StructDeclarationList:
			return false
		}
		if name == launchName || IsRuntime(name) {
			b.renameAt(n, name)
		}
		return true
	})
	b.renameMacros()
}

// renameMacros renames macros of the user's that would expand in calls of the run time.
func (b *renamer) renameMacros() {
	for name := range b.facts.macros {
		if !IsRuntime(name) || b.renamed[name] != "" {
			continue
		}
		b.renamed[name] = b.freeName(name + "_")
		b.facts.taken[b.renamed[name]] = true
	}
}

// renameAt renames name, which n declares in one of the user's files.
func (b *renamer) renameAt(n cc.Node, name string) {
	t := b.textOf(n)
	if t == nil {
		return
	}
	for i := range t.toks {
		if t.toks[i].SrcStr() == name {
			b.rename(t, i, name)
			return
		}
	}
}

// declaredNames are the variables, functions, typedefs, tags and enumerators that an external
// declaration introduces.
func (b *renamer) declaredNames(ed *cc.ExternalDeclaration) map[string]cc.Node {
	names := map[string]cc.Node{}
	if ed.FunctionDefinition != nil {
		names[ed.FunctionDefinition.Declarator.Name()] = ed
	}
	d := ed.Declaration
	if d == nil {
		return names
	}
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		names[l.InitDeclarator.Declarator.Name()] = ed
	}
	ccwalk.Nodes(d, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.StructOrUnionSpecifier:
			names[n.Token.SrcStr()] = ed
		case *cc.EnumSpecifier:
			names[n.Token2.SrcStr()] = ed
		case *cc.Enumerator:
			names[n.Token.SrcStr()] = ed
		}
		return true
	})
	delete(names, "")
	return names
}
