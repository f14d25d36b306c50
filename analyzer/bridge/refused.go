// Constructs of C without a counterpart in C++ (_Generic, complex numbers, nested functions, some headers): each
// is refused with a way out.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// badHeaders are system headers that do not exist in C++ or have another content there.
var badHeaders = map[string]string{
	"tgmath.h":    "call the functions of <math.h> by their own names: sqrtf for a float",
	"complex.h":   "keep real and imaginary parts in two arrays, or in a struct",
	"stdatomic.h": "use the compiler's __atomic functions",
	"threads.h":   "use <pthread.h>",
}

// checkHeadersUsed refuses an #include of such a header.
func (b *declChecker) checkHeadersUsed() {
	for _, t := range b.texts {
		for _, d := range t.directives {
			if d.name != "include" || t.header == nil && !b.unit.Active(d.off) {
				continue
			}
			name := strings.Trim(strings.TrimSpace(includeName(t, d)), `<>"`)
			if wayOut, bad := badHeaders[name]; bad {
				b.refuse(codeNoCounterpart, t.file.Span(d.off, d.end), wayOut, "<%s> means something else in C++, or nothing", name)
			}
		}
	}
}

// includeName is the text behind #include.
func includeName(t *text, d directive) string {
	if len(d.toks) == 0 {
		return ""
	}
	return string(t.file.Text[d.toks[0].Off:d.toks[len(d.toks)-1].End])
}

// refuseNode reports a construct without a counterpart in C++.
func (b *declChecker) refuseNode(n cc.Node) {
	switch n := n.(type) {
	case *cc.BlockItem:
		if n.Case == cc.BlockItemFuncDef {
			b.conversions.noCounterpart(n.Declarator, "move it out and pass what it uses", "a function within a function")
		}
	case *cc.PrimaryExpression:
		b.otherFunction(n)
	case *cc.GenericSelection:
		b.conversions.noCounterpart(n, "call the function that is meant", "_Generic")
	case *cc.PostfixExpression:
		if name := ccwalk.CalleeName(n); n.Case == cc.PostfixExpressionCall && (name == "__builtin_choose_expr" || name == "__builtin_types_compatible_p") {
			b.conversions.noCounterpart(n, "write what is meant", name)
		}
	case *cc.AtomicTypeSpecifier:
		b.conversions.noCounterpart(n, "use the compiler's __atomic functions", "_Atomic")
	case *cc.TypeQualifier:
		if n.Case == cc.TypeQualifierAtomic {
			b.conversions.noCounterpart(n, "use the compiler's __atomic functions", "_Atomic")
		}
	case *cc.TypeSpecifier:
		if n.Case == cc.TypeSpecifierTypeofExpr {
			b.exprs.intOperand(n.ExpressionList)
		}
		if n.Case == cc.TypeSpecifierComplex {
			b.conversions.noCounterpart(n, "keep real and imaginary parts in two arrays, or in a struct", "_Complex")
		}
		if n.Case == cc.TypeSpecifierTypeName {
			b.hiddenByTag(n.Token, n.LexicalScope())
		}
	case *cc.AttributeValue:
		b.otherName(n)
	case *cc.StructOrUnionSpecifier:
		b.structDefinition(n)
	case *cc.TypeName:
		b.typeWithin(n, "sizeof or a cast")
	case *cc.ParameterDeclaration:
		b.typeWithin(n, "a parameter list")
	case *cc.EnumSpecifier:
		if at, known := b.facts.enumDefined[n.Token2.SrcStr()]; n.Case == cc.EnumSpecifierTag && known && at > n.Token.Seq() {
			b.conversions.noCounterpart(n, "define the enum in front of its first use", "an enum that is not defined yet")
		}
	case *cc.Declaration:
		b.localDeclaration(n)
	case *cc.InitDeclarator:
		d := n.Declarator
		if n.Initializer == nil && !d.IsExtern() && !d.IsTypename() && hasConstMember(d.Type()) {
			b.conversions.noCounterpart(d, "give it a value, as in '= {0}'", "a struct with a const member without a value")
		}
	}
}

// hasConstMember reports whether an object of type t holds a struct with a const member.
func hasConstMember(t cc.Type) bool {
	s, ok := cellType(t).(*cc.StructType)
	if !ok {
		return false
	}
	for i := range s.NumFields() {
		f := s.FieldByIndex(i)
		if d := f.Declarator(); d != nil && isConstObject(d) || hasConstMember(f.Type()) {
			return true
		}
	}
	return false
}

func (b *converter) noCounterpart(n cc.Node, wayOut, what string) {
	b.refuse(codeNoCounterpart, b.place(n), wayOut, "%s does not exist in C++", what)
}

// otherFunction refuses the strerror_r of POSIX. C++ compilers define _GNU_SOURCE, which makes it a function that returns the text
// and may leave the buffer as it is.
func (b *declChecker) otherFunction(n *cc.PrimaryExpression) {
	const name = "strerror_r"
	f := functionType(n.Type())
	if n.Case == cc.PrimaryExpressionIdent && n.Token.SrcStr() == name && f != nil && f.Result().Kind() == cc.Int && b.unit.SystemDeclares(name) {
		b.refuse(codeNoCounterpart, b.place(n), "call strerror; or define _GNU_SOURCE in front of the first header, and use the text that strerror_r returns then",
			"'%s' is another function in C++: it returns the text, and may not write it into the buffer", name)
	}
}

// otherName refuses attributes that give a name to what the compiler's output calls otherwise in C++, and the code for
// the device not at all.
func (b *declChecker) otherName(n *cc.AttributeValue) {
	switch name := strings.Trim(n.Token.SrcStr(), "_"); name {
	case "transparent_union":
		b.refuse(codeNoCounterpart, b.place(n), "pass the union, with the member set", "C++ compilers ignore the attribute 'transparent_union'")
	case "alias", "weakref", "ifunc":
		b.refuse(codeNoCounterpart, b.place(n), "use the name of what is meant", "the attribute '%s' names a symbol as C spells it, and C++ may spell it otherwise", name)
	case "scalar_storage_order":
		b.refuse(codeNoCounterpart, b.place(n), "swap the bytes with __builtin_bswap32 and the like", "C++ compilers ignore the attribute 'scalar_storage_order'")
	}
}

// structDefinition refuses structs with another layout in C++, and tags that C++ puts into another
// scope.
func (b *declChecker) structDefinition(n *cc.StructOrUnionSpecifier) {
	if n.Case != cc.StructOrUnionSpecifierDef {
		return
	}
	tag := n.Token.SrcStr()
	if n.StructDeclarationList == nil {
		b.conversions.noCounterpart(n, "give it a member", "a struct of size 0")
		return
	}
	if b.unit.OwnLayout(n.Type()) == parser.ReversedOrder {
		b.refuse(codeNoCounterpart, b.place(n), "swap the bytes with __builtin_bswap32 and the like", "C++ compilers ignore %s", parser.ReversedOrder)
	}
	b.flexibleInside(n)
	if tag == "" {
		return
	}
	for _, other := range b.unit.AST.Scope.Nodes[tag] {
		if d, ok := other.(*cc.Declarator); ok && d.IsTypename() && tagOf(d.Type()) != tag {
			b.refuse(codeTagScope, b.place(n), "rename one of them", "'%s' is both a tag and a typedef of another type", tag)
		}
	}
	for l := n.StructDeclarationList; l != nil; l = l.StructDeclarationList {
		if l.StructDeclaration.SpecifierQualifierList != nil {
			b.nestedTags(l.StructDeclaration.SpecifierQualifierList)
		}
	}
}

// flexibleInside refuses a member with a flexible array that has another member behind it: C compilers lay that over the array.
func (b *declChecker) flexibleInside(n *cc.StructOrUnionSpecifier) {
	t, isStruct := n.Type().(*cc.StructType)
	if !isStruct {
		return
	}
	for i := 0; i < t.NumFields()-1; i++ {
		if f := t.FieldByIndex(i); endsOpen(f.Type()) {
			var at cc.Node = n
			if f.Declarator() != nil {
				at = f.Declarator()
			}
			b.refuse(codeNoCounterpart, b.place(at), "make it the last member, or give its array the size 0, as gcc's C and C++ both have it: double d[0]",
				"a member whose flexible array ends in front of other members does not exist in C++")
		}
	}
}

// endsOpen reports whether a type is a struct or a union that ends in an array without a size, however deep.
func endsOpen(t cc.Type) bool {
	switch t := t.(type) {
	case *cc.StructType:
		if t.NumFields() == 0 {
			return false
		}
		last := t.FieldByIndex(t.NumFields() - 1).Type()
		return last.Kind() == cc.Array && last.IsIncomplete() || endsOpen(last)
	case *cc.UnionType:
		for i := range t.NumFields() {
			if endsOpen(t.FieldByIndex(i).Type()) {
				return true
			}
		}
	}
	return false
}

// nestedTags refuses a tag that is defined inside a struct and used outside of it.
func (b *declChecker) nestedTags(l *cc.SpecifierQualifierList) {
	for ; l != nil; l = l.SpecifierQualifierList {
		ts := l.TypeSpecifier
		if ts == nil {
			continue
		}
		if s := ts.StructOrUnionSpecifier; s != nil && s.Case == cc.StructOrUnionSpecifierDef && s.Token.SrcStr() != "" {
			if used := b.tagUse(s.Token); used != nil {
				b.refuse(codeTagScope, b.place(s.Token), "move its definition to file scope", "'%s' is defined within a struct, and in C++ unknown outside of it", s.Token.SrcStr())
			}
		}
		if e := ts.EnumSpecifier; e != nil && e.Case == cc.EnumSpecifierDef {
			b.refuse(codeTagScope, b.place(e), "move the enum to file scope", "an enum is defined within a struct, and in C++ its names are unknown outside of it")
		}
	}
}

// typeWithin refuses a type definition where C++ does not allow one.
func (b *declChecker) typeWithin(n cc.Node, where string) {
	nodes(n, func(inner cc.Node) {
		s, isStruct := inner.(*cc.StructOrUnionSpecifier)
		e, isEnum := inner.(*cc.EnumSpecifier)
		if isStruct && s.Case == cc.StructOrUnionSpecifierDef || isEnum && e.Case == cc.EnumSpecifierDef {
			b.conversions.noCounterpart(inner, "define the type in front of it", "a type that is defined in "+where)
		}
	})
}

// tagUse is a use of a struct's tag behind its definition; nil if there is none.
func (b *declChecker) tagUse(tag cc.Token) cc.Node {
	var found cc.Node
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if !b.mine(l.ExternalDeclaration) {
			continue
		}
		nodes(l.ExternalDeclaration, func(n cc.Node) {
			if s, ok := n.(*cc.StructOrUnionSpecifier); ok && s.Case == cc.StructOrUnionSpecifierTag && s.Token.SrcStr() == tag.SrcStr() {
				found = s
			}
		})
	}
	return found
}

// localDeclaration checks a declaration inside a function.
func (b *declChecker) localDeclaration(n *cc.Declaration) {
	if n.Case == cc.DeclarationAuto {
		b.conversions.deduced(n)
	}
	if b.function == nil || n.InitDeclaratorList == nil {
		return
	}
	first := n.InitDeclaratorList.InitDeclarator.Declarator
	if !hasTypeSpecifier(n.DeclarationSpecifiers) && first.Name() != "__func__" {
		b.refuse(codeNoPrototype, b.place(n), "write 'int'", "'%s' has no type; C++ has no implicit int", first.Name())
		return
	}
	b.dropAuto(n)
	for l := n.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		d := l.InitDeclarator.Declarator
		tok := d.NameTok()
		if d.IsTypename() {
			b.sizedTypedef(d)
		}
		if d.Type().Kind() == cc.Function && !d.IsTypename() {
			b.openParameters(d)
		}
		if d.Type().Kind() == cc.Function && !b.facts.declaredBefore(d.Name(), tok.Seq()) && !d.IsTypename() {
			b.refuse(codeBadLinkage, b.place(d), "declare it at file scope", "'%s' is declared within a function, where C++ cannot give it C linkage", d.Name())
		}
		if isConstObject(d) && l.InitDeclarator.Initializer == nil && !d.IsExtern() && !d.IsTypename() && !d.IsParam() {
			b.conversions.noCounterpart(d, "give it a value", "a constant without a value")
		}
	}
}

// dropAuto removes the storage class auto: the word has another meaning in C++.
func (b *declChecker) dropAuto(n *cc.Declaration) {
	for s := n.DeclarationSpecifiers; s != nil; s = s.DeclarationSpecifiers {
		c := s.StorageClassSpecifier
		if c == nil || c.Case != cc.StorageClassSpecifierAuto {
			continue
		}
		if e, ok := b.extentOf(c); ok && e.whole && e.macro == "" {
			e.text.replace(e.off, e.end, "")
			b.remark(codeWord, e.span(), "'auto' removed")
		} else {
			b.refuseMacro(e, ok, n, "no 'auto'")
		}
	}
}
