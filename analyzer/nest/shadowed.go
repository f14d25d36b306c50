// Names in the file that generated code cannot use: those of file scope that something inside a function hides.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// shadowed reports whether anything inside a function with directives has that
// name: a variable, a parameter, a type, an enumerator. Such a name of file scope
// may mean something else where generated code would use it. Variables of
// kernels give way to it.
func (f *File) shadowed(name string) bool {
	if f.inner == nil {
		f.inner = map[string]bool{}
		seen := map[*cc.FunctionDefinition]bool{}
		for _, p := range f.Pragmas {
			if p.Func != nil && !seen[p.Func] {
				seen[p.Func] = true
				f.noteInner(p.Func)
			}
		}
	}
	return f.inner[name]
}

// noteInner adds what is declared in a function to the inner names.
func (f *File) noteInner(fd *cc.FunctionDefinition) {
	ccwalk.Nodes(fd, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.Declarator:
			if s := n.LexicalScope(); s != nil && s.Parent != nil {
				f.inner[n.Name()] = true
			}
		case *cc.Enumerator:
			if name := n.Token.SrcStr(); !slices.Contains(f.AST.Scope.Nodes[name], cc.Node(n)) {
				f.inner[name] = true
			}
		case *cc.StructDeclarationList: // members have a name space of their own
			return false
		}
		return true
	})
}

// fileNames are the functions, types and enumerators of file scope that kernels
// may use by their names, which no variable of a kernel may have.
func (f *File) fileNames() map[string]bool {
	if f.named == nil {
		f.named = map[string]bool{}
		ccwalk.Nodes(f.AST.TranslationUnit, func(n cc.Node) bool {
			if x, ok := n.(*cc.PostfixExpression); ok && x.Case == cc.PostfixExpressionCall {
				for _, callee := range calleesOf(calleeOf(x)) {
					f.named[callee.Token.SrcStr()] = true
				}
			}
			return true
		})
		for name, nodes := range f.AST.Scope.Nodes {
			for _, n := range nodes {
				d, isDeclarator := n.(*cc.Declarator)
				_, isEnumerator := n.(*cc.Enumerator)
				if (isEnumerator || isDeclarator && d.IsTypename()) && !f.shadowed(name) {
					f.named[name] = true
				}
			}
		}
	}
	return f.named
}
