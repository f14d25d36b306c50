package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// launchName is a name of CUDA that launches use, in the scopes of the user's
// functions.
const launchName = "dim3"

// renameCuda changes functions, variables and types that the user defines at
// file scope under names that CUDA's headers define, too.
func (b *bridge) renameCuda() {
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if !b.mine(l.ExternalDeclaration) {
			continue
		}
		for name, n := range declaredNames(l.ExternalDeclaration) {
			if cudaNames[name] && !b.declaredBySystem(name) {
				b.renameAt(n, name)
			}
		}
	}
}

// renameLaunch changes what has launchName inside functions; members, which
// have a name space of their own, keep it.
func (b *bridge) renameLaunch() {
	ccwalk.Nodes(b.unit.AST.TranslationUnit, func(n cc.Node) bool {
		name := ""
		switch n := n.(type) {
		case *cc.Declarator:
			name = n.Name()
		case *cc.StructOrUnionSpecifier:
			name = n.Token.SrcStr()
		case *cc.Enumerator:
			name = n.Token.SrcStr()
		case *cc.StructDeclarationList:
			return false
		}
		if name == launchName {
			b.renameAt(n, name)
		}
		return true
	})
}

// renameAt renames name, which n, in one of the user's files, declares.
func (b *bridge) renameAt(n cc.Node, name string) {
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

// declaredNames are the ordinary names, typedefs and tags that an external
// declaration introduces.
func declaredNames(ed *cc.ExternalDeclaration) map[string]cc.Node {
	names := map[string]cc.Node{}
	var specs *cc.DeclarationSpecifiers
	if ed.FunctionDefinition != nil {
		names[ed.FunctionDefinition.Declarator.Name()] = ed
	}
	if d := ed.Declaration; d != nil {
		specs = d.DeclarationSpecifiers
		for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
			names[l.InitDeclarator.Declarator.Name()] = ed
		}
	}
	for ; specs != nil; specs = specs.DeclarationSpecifiers {
		if ts := specs.TypeSpecifier; ts != nil && ts.StructOrUnionSpecifier != nil {
			tag := ts.StructOrUnionSpecifier.Token
			names[tag.SrcStr()] = ed
		}
	}
	return names
}

// declaredBySystem reports whether a system header declares the name, too.
func (b *bridge) declaredBySystem(name string) bool {
	for _, n := range b.unit.AST.Scope.Nodes[name] {
		if _, ok := n.(*cc.Declarator); ok && !b.mine(n) {
			return true
		}
	}
	return false
}
