// Calls of functions that nothing declares: an error here, though cc accepts them as C89 did.

package parser

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// undeclaredFunctions reports calls of functions that are not declared. cc
// assumes that they return int, as C89 did.
func (u *Unit) undeclaredFunctions() diag.List {
	var errs diag.List
	seen := map[string]bool{}
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if u.inSystemHeader(l.ExternalDeclaration) {
			continue
		}
		ccwalk.Nodes(l.ExternalDeclaration, func(n cc.Node) bool {
			if _, isAttribute := n.(*cc.AttributeSpecifier); isAttribute {
				return false // format(__printf__, 1, 2) calls nothing
			}
			id, ok := n.(*cc.PrimaryExpression)
			if !ok || id.Case != cc.PrimaryExpressionIdent {
				return true
			}
			d, ok := id.ResolvedTo().(*cc.Declarator)
			if name := id.Token.SrcStr(); ok && d.IsSynthetic() && !isBuiltin(name) && !seen[name] {
				seen[name] = true
				errs.Errorf(codeUndeclared, u.SpanAt(id), "function '%s' is not declared", name).
					Note(source.Span{}, "include the header that declares it")
			}
			return true
		})
	}
	return errs
}

func (u *Unit) inSystemHeader(n cc.Node) bool {
	return u.IsSystem(n) || u.run.fs.files[n.Position().Filename] == nil
}

// isBuiltin recognises names that compilers know without a declaration.
func isBuiltin(name string) bool {
	for _, prefix := range []string{"__builtin_", "__sync_", "__atomic_", "__func__"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}
