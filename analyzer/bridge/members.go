// A member with the name of a type (`pos pos;`): in C++ both share one scope, so the type gets a leading `::`.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// memberNames writes "::" before the name of a type inside a struct that has a member of the same
// name. In "pos pos;" C++ would take both for the member.
func (b *renamer) memberNames(n *cc.StructOrUnionSpecifier) {
	members := map[string]bool{}
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if d, ok := n.(*cc.StructDeclarator); ok && d.Declarator != nil {
			members[d.Declarator.Name()] = true
		}
		return true
	})
	ccwalk.Nodes(n, func(n cc.Node) bool {
		s, ok := n.(*cc.TypeSpecifier)
		if !ok || s.Case != cc.TypeSpecifierTypeName || !members[s.Token.SrcStr()] || !b.atFileScope(s.Token.SrcStr()) {
			return true
		}
		e, found := b.extentOf(s)
		if !found || !e.whole || e.macro != "" {
			b.refuseMacro(e, found, s, "'::' before the name of the type")
			return true
		}
		if e.text.insert(e.off, "::") {
			b.remark(codeTypeName, e.span(), "'::' inserted before '%s', which is a member too", s.Token.SrcStr())
		}
		return true
	})
}

// atFileScope reports whether a type of file scope has that name.
func (b *renamer) atFileScope(name string) bool {
	for _, n := range b.unit.AST.Scope.Nodes[name] {
		if d, ok := n.(*cc.Declarator); ok && d.IsTypename() {
			return true
		}
	}
	return false
}
