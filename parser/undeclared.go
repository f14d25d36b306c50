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
		old := oldParameters(l.ExternalDeclaration.FunctionDefinition)
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
				seen[name] = !old[name]
				if old[name] {
					old[name] = false
					errs.Errorf(codeUndeclared, u.SpanAt(id), "the parameter '%s' is not declared", name).
						Note(source.Span{}, "it is an int by the rules before C99: write 'int %s;' in front of the body", name)
					return true
				}
				errs.Errorf(codeUndeclared, u.SpanAt(id), "function '%s' is not declared", name).
					Note(source.Span{}, "include the header that declares it")
			}
			return true
		})
	}
	return errs
}

// oldParameters are the names in the list of a function in the style before C89.
func oldParameters(fd *cc.FunctionDefinition) map[string]bool {
	names := map[string]bool{}
	if fd != nil {
		for l := identifierList(fd.Declarator.DirectDeclarator); l != nil; l = l.IdentifierList {
			names[l.Token.SrcStr()] = true
			names[l.Token2.SrcStr()] = true
		}
	}
	return names
}

func identifierList(d *cc.DirectDeclarator) *cc.IdentifierList {
	for ; d != nil; d = d.DirectDeclarator {
		if d.Case == cc.DirectDeclaratorFuncIdent {
			return d.IdentifierList
		}
	}
	return nil
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
