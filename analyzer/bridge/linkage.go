// Linkage as C has it: extern "C" on functions, inline functions, const variables of file scope (private to
// their file in C++), and variables that are declared more than once.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"
)

// declChecker checks declarations: linkage, parameters, scopes, and what C++ has no counterpart of.
type declChecker struct {
	*run
	conversions *converter
	exprs       *exprChecker
	flow        *flowChecker
}

// checkDefinition keeps the linkage that a function definition has in C.
func (b *declChecker) checkDefinition(fd *cc.FunctionDefinition) {
	d := fd.Declarator
	if hasIdentifierList(d) && !b.oldStyle(fd) {
		return
	}
	if !hasTypeSpecifier(fd.DeclarationSpecifiers) {
		b.refuse(codeNoPrototype, b.place(d), "write 'int'", "'%s' has no return type; C++ has no implicit int", d.Name())
		return
	}
	if f := functionType(d.Type()); d.Name() == "main" && f != nil && f.Result().Kind() != cc.Int {
		b.refuse(codeNoCounterpart, b.place(d), "write 'int main(void)'", "main without the result int does not exist in C++")
	}
	b.flow.missingReturn(fd)
	if b.unit.DefinedTwice(d.Name()) && b.unit.Definition(d.Name()) != fd {
		b.refuse(codeNoCounterpart, b.place(d), "leave out the definition that is only for inlining", "'%s' has two definitions, which C++ does not have", d.Name())
	}
	if d.IsInline() && !b.facts.static[d.Name()] {
		b.inlineDefinition(fd)
		return
	}
	b.externC(fd, d)
}

// inlineDefinition respells inline. A plain inline function of C99 defines no symbol: static inline
// comes closest. If a declaration says extern, it defines one, and becomes an ordinary function.
func (b *declChecker) inlineDefinition(fd *cc.FunctionDefinition) {
	t := b.textOf(fd)
	_, extern := b.facts.externFirst[fd.Declarator.Name()]
	for s := fd.DeclarationSpecifiers; s != nil; s = s.DeclarationSpecifiers {
		f := s.FunctionSpecifier
		if f == nil || f.Case != cc.FunctionSpecifierInline {
			continue
		}
		e, ok := b.extentOf(f)
		switch {
		case !ok || !e.whole || e.macro != "":
			b.refuseMacro(e, ok, fd.Declarator, "'static inline'")
		case extern:
			t.replace(e.off, e.end, "")
			b.remark(codeLinkage, e.span(), "'inline' removed: the function is also declared extern, and has a symbol in C")
			b.externC(fd, fd.Declarator)
		default:
			t.insert(e.off, "static ")
			b.remark(codeLinkage, e.span(), "'static' inserted: a C99 inline function has no symbol of its own")
		}
		return
	}
}

// externC puts extern "C" in front of a function's declaration.
func (b *declChecker) externC(n cc.Node, d *cc.Declarator) {
	name := d.Name()
	t := b.textOf(n)
	if name == "main" || b.facts.static[name] || t == nil || t.externC {
		return
	}
	e, ok := b.extentOf(n)
	if !ok || e.macro != "" && !e.whole {
		b.refuseMacro(e, ok, n, `'extern "C"'`)
		return
	}
	if e.macro != "" {
		b.externCBlock(n)
		return
	}
	if k := t.rawAt(e.off); k >= 0 && t.spelling(t.raw[k]) == "extern" {
		t.insert(t.raw[k].End, ` "C"`)
	} else {
		t.insert(e.off, `extern "C" `)
	}
	b.remark(codeLinkage, b.place(d), `'%s' gets C linkage`, name)
}

// externCBlock gives a declaration of functions and variables C linkage. Braces are needed: without
// them the variables would only be declared.
func (b *declChecker) externCBlock(n cc.Node) {
	e, ok := b.extentOf(n)
	if !ok || !e.whole {
		b.refuseMacro(e, ok, n, `'extern "C"'`)
		return
	}
	if !e.text.externC && e.text.wrap(e.off, e.end, `extern "C" { `, " }") {
		b.remark(codeLinkage, e.span(), "the functions declared here get C linkage")
	}
}

// checkFileDeclaration keeps the linkage that functions and constants of a declaration have in C. Several declarators get a block: nvcc 13.0
// writes 'extern "C" int f(int), g(int);' for the host compiler with extern in front of g.
func (b *declChecker) checkFileDeclaration(n *cc.Declaration) {
	if n.InitDeclaratorList == nil {
		return
	}
	first := n.InitDeclaratorList.InitDeclarator.Declarator
	if first.IsTypename() {
		return
	}
	if !hasTypeSpecifier(n.DeclarationSpecifiers) {
		b.refuse(codeNoPrototype, b.place(n), "write 'int'", "'%s' has no type; C++ has no implicit int", first.Name())
		return
	}
	functions := 0
	for l := n.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		d := l.InitDeclarator.Declarator
		if d.Type().Kind() == cc.Function {
			functions++
			b.openParameters(d)
			b.shield(d)
			continue
		}
		b.fileConstant(n, l.InitDeclarator)
	}
	switch {
	case functions == 0 || first.IsStatic() || b.inlineDeclared(first):
	case n.InitDeclaratorList.InitDeclaratorList == nil:
		b.externC(n, first)
	default:
		b.externCBlock(n)
	}
}

// macroFunctions are functions of the C library that are macros, too, in the headers that nvcc reads in every file.
var macroFunctions = wordSet("isascii toascii")

// shield puts the declared name of such a function in parentheses, between which no macro is expanded. Calls may be expanded: they do
// what the function does.
func (b *declChecker) shield(d *cc.Declarator) {
	if !macroFunctions[d.Name()] || b.unit.Definition(d.Name()) != nil {
		return
	}
	t, name, _ := b.tokensOf(d.NameTok())
	if t == nil {
		return
	}
	e, ok := t.extentOfTokens(name, name)
	if ok && e.macro == "" {
		t.insert(e.off, "(")
		t.insert(e.end, ")")
	}
}

// inlineDeclared reports whether a prototype belongs to an inline function
// that becomes static.
func (b *declChecker) inlineDeclared(d *cc.Declarator) bool {
	fd := b.unit.Definition(d.Name())
	_, extern := b.facts.externFirst[d.Name()]
	return fd != nil && fd.Declarator.IsInline() && !extern
}

// fileConstant makes a const variable of file scope extern, since in C++ it is private to its file,
// and gives it the value that C++ requires.
func (b *declChecker) fileConstant(n *cc.Declaration, d *cc.InitDeclarator) {
	name := d.Declarator.Name()
	if !isConstObject(d.Declarator) || d.Declarator.IsExtern() {
		return
	}
	e, ok := b.extentOf(n)
	if !ok || !e.whole || e.macro != "" {
		return
	}
	if d.Initializer == nil && !b.definedElsewhere(d.Declarator) {
		if at, ok := b.extentOf(d.Declarator); ok && at.whole {
			at.text.insert(at.end, " = {}")
			b.remark(codeInitializer, at.span(), "'= {}' inserted: C++ wants a value for a constant")
		}
	}
	first, declared := b.facts.externFirst[name]
	tok := d.Declarator.NameTok()
	if b.facts.static[name] || declared && first < tok.Seq() {
		return
	}
	if e.text.insert(e.off, "extern ") {
		why := ": in C++ a constant at file scope is private to its file"
		if b.facts.saidExtern {
			why = ""
		}
		b.facts.saidExtern = true
		b.remark(codeLinkage, e.span(), "'extern' inserted%s", why)
	}
}

// definedElsewhere reports whether another declaration gives the variable its value.
func (b *declChecker) definedElsewhere(d *cc.Declarator) bool {
	for _, n := range b.unit.AST.Scope.Nodes[d.Name()] {
		if other, ok := n.(*cc.Declarator); ok && other != d && other.HasInitializer() {
			return true
		}
	}
	return false
}

// isConstObject reports whether the object that d declares, or its elements, are const.
func isConstObject(d *cc.Declarator) bool {
	for inner := d; inner != nil; {
		if p := inner.Pointer; p != nil {
			for p.Pointer != nil {
				p = p.Pointer
			}
			return hasConst(p.TypeQualifiers)
		}
		dd := inner.DirectDeclarator
		for dd.DirectDeclarator != nil {
			dd = dd.DirectDeclarator
		}
		inner = dd.Declarator // "(...)", nil for a name
	}
	return cellType(d.Type()).Attributes().IsConst()
}

func hasConst(list *cc.TypeQualifiers) bool {
	for ; list != nil; list = list.TypeQualifiers {
		if list.TypeQualifier != nil && list.TypeQualifier.Case == cc.TypeQualifierConst {
			return true
		}
	}
	return false
}

func hasIdentifierList(d *cc.Declarator) bool {
	for dd := d.DirectDeclarator; dd != nil; dd = dd.DirectDeclarator {
		if dd.Case == cc.DirectDeclaratorFuncIdent && dd.IdentifierList != nil {
			return true
		}
	}
	return false
}

func hasTypeSpecifier(s *cc.DeclarationSpecifiers) bool {
	for ; s != nil; s = s.DeclarationSpecifiers {
		if s.TypeSpecifier != nil {
			return true
		}
	}
	return false
}

// checkTentative respells variables that are declared several times without extern. The declaration
// with a value, or the first, stays the definition.
func (b *declChecker) checkTentative() {
	type occurrence struct {
		declaration *cc.Declaration
		d           *cc.InitDeclarator
	}
	all := map[string][]occurrence{}
	var order []string
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		ed := l.ExternalDeclaration
		if ed.Declaration == nil || !b.mine(ed) {
			continue
		}
		eachFileDeclarator(ed, func(d *cc.Declarator, init *cc.InitDeclarator) {
			if init == nil || d.Type().Kind() == cc.Function || d.IsExtern() && init.Initializer == nil {
				return
			}
			if all[d.Name()] == nil {
				order = append(order, d.Name())
			}
			all[d.Name()] = append(all[d.Name()], occurrence{ed.Declaration, init})
		})
	}
	for _, name := range order {
		list := all[name]
		keep := 0
		for i, o := range list {
			if o.d.Initializer != nil {
				keep = i
			}
		}
		for i, o := range list {
			if i != keep {
				b.demote(o.declaration, o.d, i > keep)
			}
		}
	}
}

// demote turns a tentative definition into a declaration, or removes it if it stands behind the
// definition.
func (b *declChecker) demote(n *cc.Declaration, d *cc.InitDeclarator, after bool) {
	e, ok := b.extentOf(n)
	alone := n.InitDeclaratorList.InitDeclaratorList == nil
	switch {
	case !ok || !e.whole || e.macro != "" || !alone || !after && b.facts.static[d.Declarator.Name()]:
		b.refuse(codeNoCounterpart, b.place(d), "keep one of the declarations", "'%s' is declared several times; in C++ each declaration is a definition", d.Declarator.Name())
	case b.facts.static[d.Declarator.Name()]:
		e.text.replace(e.off, e.end, strings.Repeat("\n", strings.Count(e.String(), "\n")))
		b.remark(codeTentative, e.span(), "the repeated declaration of '%s' removed", d.Declarator.Name())
	default:
		e.text.insert(e.off, "extern ")
		b.remark(codeTentative, e.span(), "'extern' inserted: '%s' is defined elsewhere in the file", d.Declarator.Name())
	}
}
