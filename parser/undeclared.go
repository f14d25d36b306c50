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
			switch n := n.(type) {
			case *cc.AttributeSpecifier:
				return false // format(__printf__, 1, 2) calls nothing
			case *cc.Asm:
				if jumps(n) {
					errs.Errorf(codeUndeclared, u.SpanAt(n), "the front end does not follow the jumps of 'asm goto'").
						Note(source.Span{}, "move what uses it into a file of its own")
					return false
				}
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

// jumps reports whether assembly may jump to labels of the function.
func jumps(a *cc.Asm) bool {
	for l := a.AsmQualifierList; l != nil; l = l.AsmQualifierList {
		if l.AsmQualifier.Case == cc.AsmQualifierGoto {
			return true
		}
	}
	return false
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
