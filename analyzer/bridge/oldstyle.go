// Functions without a parameter list of C89. The types of a definition `double f(a, n) double *a; int n; { }` move
// between its parentheses; so do those of a declaration `double f();` whose definition is in the file.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// oldDeclaration is where a definition in the style before C89 declares a parameter.
type oldDeclaration struct {
	specifiers *cc.DeclarationSpecifiers
	declarator *cc.Declarator
}

// oldStyle moves the declarations of fd's parameters into the list of their names. It reports whether it could.
// C converts an argument to the promoted type and then to the parameter's, C++ to the parameter's at once: the same value.
func (b *declChecker) oldStyle(fd *cc.FunctionDefinition) bool {
	dd := identifierList(fd.Declarator)
	if dd == nil {
		b.refuseOldStyle(fd.Declarator)
		return false
	}
	open, okOpen := b.extentOf(dd.Token)
	closing, okClosing := b.extentOf(dd.Token2)
	if !okOpen || !okClosing || !open.whole || !closing.whole || open.macro != "" || closing.macro != "" {
		b.refuseMacro(open, okOpen, fd.Declarator, "the types in the parameter list")
		return false
	}
	list, ok := b.oldParameters(fd)
	if !ok {
		return false
	}
	for l := fd.DeclarationList; l != nil; l = l.DeclarationList {
		e, ok := b.extentOf(l.Declaration)
		if !ok || !e.whole || e.text != open.text {
			b.refuseMacro(e, ok, l.Declaration, "the types in the parameter list")
			return false
		}
		e.text.replace(e.off, e.end, strings.Repeat("\n", strings.Count(e.String(), "\n")))
	}
	open.text.add(edit{open.end, closing.off, list})
	b.remark(codeParameter, b.place(fd.Declarator), "the types of the parameters of '%s' put into their list", fd.Declarator.Name())
	return true
}

// oldParameters is the parameter list of fd, copied from the declarations behind it.
func (b *declChecker) oldParameters(fd *cc.FunctionDefinition) ([]piece, bool) {
	declared := map[string]oldDeclaration{}
	for l := fd.DeclarationList; l != nil; l = l.DeclarationList {
		b.typeWithin(l.Declaration.DeclarationSpecifiers, "a parameter list")
		for d := l.Declaration.InitDeclaratorList; d != nil; d = d.InitDeclaratorList {
			declared[d.InitDeclarator.Declarator.Name()] = oldDeclaration{l.Declaration.DeclarationSpecifiers, d.InitDeclarator.Declarator}
		}
	}
	var list []piece
	for l := identifierList(fd.Declarator).IdentifierList; l != nil; l = l.IdentifierList {
		name := l.Token2
		d, known := declared[name.SrcStr()]
		if !known || !hasTypeSpecifier(d.specifiers) {
			b.refuse(codeNoPrototype, b.place(name), "declare it as 'int'", "'%s' has no type; C++ has no implicit int", name.SrcStr())
			return nil, false
		}
		if list != nil {
			list = append(list, literal(", "))
		}
		parameter, ok := b.oldParameter(d)
		if !ok {
			b.refuseOldStyle(fd.Declarator)
			return nil, false
		}
		list = append(list, parameter...)
	}
	return list, true
}

// oldParameter is the text of one parameter. ok is false if it has a variable extent or takes more than a line.
func (b *declChecker) oldParameter(d oldDeclaration) ([]piece, bool) {
	for _, dim := range shapeOf(d.declarator).dimensions {
		if !dim.constant() || dim.static || dim.qualifiers != nil {
			return nil, false
		}
	}
	specifiers, okSpecifiers := b.extentOf(d.specifiers)
	declarator, okDeclarator := b.extentOf(d.declarator)
	if !okSpecifiers || !okDeclarator || !specifiers.whole || !declarator.whole || strings.Contains(specifiers.String()+declarator.String(), "\n") {
		return nil, false
	}
	return []piece{copied(specifiers.off, specifiers.end), literal(" "), copied(declarator.off, declarator.end)}, true
}

func (b *declChecker) refuseOldStyle(d *cc.Declarator) {
	b.refuse(codeNoPrototype, b.place(d), "write the types in the parameter list", "'%s' is defined in the style before C89", d.Name())
}

// identifierList is the part of a function's declarator with the names of its parameters, nil if their types are there.
func identifierList(d *cc.Declarator) *cc.DirectDeclarator {
	if dd := d.DirectDeclarator; dd.Case == cc.DirectDeclaratorFuncIdent && dd.IdentifierList != nil {
		return dd
	}
	return nil
}

// openParameters puts the parameters of a function's definition into the declaration "f()", or refuses it if they are
// elsewhere or have types that are not known there.
func (b *declChecker) openParameters(d *cc.Declarator) {
	dd := d.DirectDeclarator
	if dd.Case != cc.DirectDeclaratorFuncIdent && dd.Case != cc.DirectDeclaratorFuncParam || dd.IdentifierList != nil || dd.ParameterTypeList != nil || !b.hasParameters(d) {
		return
	}
	closing, ok := b.extentOf(dd.Token2)
	fd := b.unit.Definition(d.Name())
	if !ok || !closing.whole || closing.macro != "" || fd == nil || b.textOf(fd) != closing.text || !b.typesKnown(fd, d) {
		b.refuse(codeNoPrototype, b.place(d), "declare its parameters", "'%s()' is a function without parameters in C++, but '%s' has some", d.Name(), d.Name())
		return
	}
	list, ok := b.listOf(fd)
	if !ok {
		return // the definition is refused
	}
	closing.text.add(edit{closing.off, closing.off, list})
	b.remark(codeParameter, b.place(d), "the parameters of '%s' put into its declaration", d.Name())
}

// hasParameters reports whether a function of this name has parameters at another place.
func (b *declChecker) hasParameters(d *cc.Declarator) bool {
	for _, n := range b.unit.AST.Scope.Nodes[d.Name()] {
		other, ok := n.(*cc.Declarator)
		if !ok || other.Type().Kind() != cc.Function || other.IsSynthetic() {
			continue
		}
		if len(functionType(other.Type()).Parameters()) > 0 {
			return true
		}
	}
	return false
}

// listOf is the parameter list of a definition in either style.
func (b *declChecker) listOf(fd *cc.FunctionDefinition) ([]piece, bool) {
	if identifierList(fd.Declarator) != nil {
		return b.oldParameters(fd)
	}
	e, ok := b.extentOf(fd.Declarator.DirectDeclarator.ParameterTypeList)
	return []piece{copied(e.off, e.end)}, ok
}

// typesKnown reports whether the types of fd's parameters are declared in front of d.
func (b *declChecker) typesKnown(fd *cc.FunctionDefinition, d *cc.Declarator) bool {
	tok := d.NameTok()
	known := true
	see := func(n cc.Node) bool {
		if s, ok := n.(*cc.TypeSpecifier); ok {
			known = known && b.typeKnown(s, tok.Seq())
		}
		return true
	}
	ccwalk.Nodes(fd.Declarator, see)
	for l := fd.DeclarationList; l != nil; l = l.DeclarationList {
		ccwalk.Nodes(l.Declaration, see)
	}
	return known
}

// typeKnown reports whether a type that has a name is declared in front of a stream position.
func (b *declChecker) typeKnown(s *cc.TypeSpecifier, at int) bool {
	name := ""
	switch {
	case s.Case == cc.TypeSpecifierTypeName:
		name = s.Token.SrcStr()
	case s.StructOrUnionSpecifier != nil:
		name = s.StructOrUnionSpecifier.Token.SrcStr()
	case s.EnumSpecifier != nil:
		name = s.EnumSpecifier.Token2.SrcStr()
	default:
		return true
	}
	for _, n := range b.unit.AST.Scope.Nodes[name] {
		switch n := n.(type) {
		case *cc.Declarator:
			if tok := n.NameTok(); n.IsTypename() && tok.Seq() < at {
				return true
			}
		case *cc.StructOrUnionSpecifier:
			if n.Token.Seq() < at {
				return true
			}
		case *cc.EnumSpecifier:
			if n.Token2.Seq() < at {
				return true
			}
		}
	}
	return false
}
