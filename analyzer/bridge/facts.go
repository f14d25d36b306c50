// What the checks must know of the whole file before they look at one place: the user's macros, linkage, first
// declarations, values that nobody reads, and names that are taken.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// facts are properties of the whole file that the checks need beforehand.
type facts struct {
	macros      map[string][][]string         // bodies of the user's macros, without the name
	static      map[string]bool               // functions and variables with internal linkage
	externFirst map[string]int                // stream position of the first "extern" declaration of a name
	declared    map[string]int                // position of the first declaration at file scope
	enumDefined map[string]int                // position of the definition of an enum's tag
	unused      map[cc.Node]bool              // expressions whose value is not used
	low         map[cc.Node]bool              // expressions of which only the low 32 bits matter
	selected    map[cc.Node]bool              // functions that are converted to a type
	callees     map[cc.Node]bool              // what is called
	pointees    map[*cc.PointerType]qualified // of the members of structs
	taken       map[string]bool               // names that a new name must avoid
	refused     map[string]bool               // names that must be renamed and cannot be
	incomplete  map[string]bool               // functions that were reported for their declarations
	saidExtern  bool                          // that constants get 'extern', and why
}

func (b *run) gatherFacts() {
	b.facts = facts{pointees: map[*cc.PointerType]qualified{}, macros: map[string][][]string{}, static: map[string]bool{}, externFirst: map[string]int{},
		declared: map[string]int{}, low: map[cc.Node]bool{}, selected: map[cc.Node]bool{}, callees: map[cc.Node]bool{}, enumDefined: map[string]int{}, unused: map[cc.Node]bool{}, taken: b.unit.Identifiers(), refused: map[string]bool{}, incomplete: map[string]bool{}}
	for name := range b.unit.MacroNames() {
		b.facts.taken[name] = true
	}
	for _, t := range b.texts {
		t.gatherMacros(b.facts.macros)
	}
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		ed := l.ExternalDeclaration
		b.facts.gatherNames(ed)
		ccwalk.Nodes(ed, func(n cc.Node) bool {
			if s, ok := n.(*cc.StructDeclaration); ok {
				b.facts.gatherMembers(s)
			}
			return true
		})
		if !b.mine(ed) {
			continue
		}
		ccwalk.Nodes(ed, func(n cc.Node) bool {
			b.facts.gatherNode(n)
			return true
		})
	}
}

func (t *text) gatherMacros(macros map[string][][]string) {
	for _, d := range t.directives {
		if d.name != "define" || len(d.toks) == 0 {
			continue
		}
		var body []string
		for _, tok := range d.toks[1:] {
			body = append(body, t.spelling(tok))
		}
		name := t.spelling(d.toks[0])
		macros[name] = append(macros[name], body)
	}
}

// gatherNames notes the linkage of the names of file scope.
func (f *facts) gatherNames(ed *cc.ExternalDeclaration) {
	if ed.Position().Filename == "<builtin>" {
		return
	}
	eachFileDeclarator(ed, func(d *cc.Declarator, _ *cc.InitDeclarator) {
		name := d.Name()
		if d.IsStatic() {
			f.static[name] = true
		}
		tok := d.NameTok()
		if _, seen := f.externFirst[name]; d.IsExtern() && !seen {
			f.externFirst[name] = tok.Seq()
		}
		if _, seen := f.declared[name]; !seen {
			f.declared[name] = tok.Seq()
		}
	})
}

// declaredBefore reports whether a name is declared at file scope before a stream position. The
// front end's built-in declarations do not count.
func (f *facts) declaredBefore(name string, at int) bool {
	seq, ok := f.declared[name]
	return ok && seq < at
}

// eachFileDeclarator visits the names that an external declaration declares, except typedefs. The
// second argument is nil for a function definition.
func eachFileDeclarator(ed *cc.ExternalDeclaration, visit func(*cc.Declarator, *cc.InitDeclarator)) {
	if fd := ed.FunctionDefinition; fd != nil {
		visit(fd.Declarator, nil)
	}
	if ed.Declaration == nil {
		return
	}
	for l := ed.Declaration.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		if d := l.InitDeclarator.Declarator; !d.IsTypename() {
			visit(d, l.InitDeclarator)
		}
	}
}

func (f *facts) gatherNode(n cc.Node) {
	switch n := n.(type) {
	case *cc.EnumSpecifier:
		if _, seen := f.enumDefined[n.Token2.SrcStr()]; n.Case == cc.EnumSpecifierDef && !seen {
			f.enumDefined[n.Token2.SrcStr()] = n.Token.Seq()
		}
	case *cc.ExpressionStatement:
		f.discard(n.ExpressionList)
	case *cc.IterationStatement:
		switch n.Case {
		case cc.IterationStatementFor:
			f.discard(n.ExpressionList)
			f.discard(n.ExpressionList3)
		case cc.IterationStatementForDecl:
			f.discard(n.ExpressionList2)
		}
	}
}

// discard marks an expression, or each of a comma list, as unused.
func (f *facts) discard(n cc.ExpressionNode) {
	if n == nil {
		return
	}
	n = ccwalk.Unparen(n)
	f.unused[n] = true
	if list, ok := n.(*cc.ExpressionList); ok {
		for l := list; l != nil; l = l.ExpressionList {
			f.discard(l.AssignmentExpression)
		}
	}
}

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}
