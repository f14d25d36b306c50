// Package bridge edits C text so that it means the same in CUDA C++. A .cu file is compiled as C++,
// and C is often not C++, or C++ of another meaning. Bridge finds those places by the types of the
// C program, makes the smallest edit that mends each, and refuses what it cannot respell.
package bridge

import (
	"maps"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// Result is what has to change for the C++ compiler.
type Result struct {
	Edits   []source.Edit // of the main file
	Headers []Inline      // the user's headers that need edits
	// Renamed maps identifiers that C++ or CUDA reserves to their new names. Code that is generated
	// from the same program must use these.
	Renamed map[string]string
	Macros  []string // that the user's files define
}

// Inline is a header of the user's whose text replaces the #include that reads it. Text starts with
// line 1 of Name. It has #line directives of its own if it contains further headers.
type Inline struct {
	Include source.Span // the line in the main file, without its newline
	Name    string
	Text    string
}

// run is what the parts of one run share.
type run struct {
	unit     *parser.Unit
	texts    []*text // the main file first
	byPath   map[string]*text
	messages diag.List
	renamed  map[string]string
	function *cc.FunctionDefinition // around the current node
	facts    facts

	expansions []*expansion // invocations of macros that are written out
}

// bridge hands each node to the parts that check its kind.
type bridge struct {
	*run
	skip        []source.Span
	text        *textChecker
	names       *renamer
	conversions *converter
	exprs       *exprChecker
	order       *orderChecker
	inits       *initChecker
	flow        *flowChecker
	decls       *declChecker
}

func newBridge(u *parser.Unit, skip []source.Span) *bridge {
	r := &run{unit: u, byPath: map[string]*text{}, renamed: map[string]string{}}
	types := &typeSpeller{run: r}
	flow := &flowChecker{run: r, types: types}
	conversions := &converter{run: r, types: types}
	inits := &initChecker{run: r, conversions: conversions}
	exprs := &exprChecker{run: r, types: types, conversions: conversions, inits: inits, flow: flow}
	conversions.exprs = exprs
	return &bridge{run: r, skip: skip, text: &textChecker{run: r}, names: &renamer{run: r}, conversions: conversions, exprs: exprs,
		order: &orderChecker{run: r, bodies: map[*cc.FunctionDefinition]*touched{}},
		inits: inits, flow: flow, decls: &declChecker{run: r, conversions: conversions, exprs: exprs, flow: flow}}
}

// Bridge returns the edits that u's text needs to mean in CUDA C++ what it means in C, and the
// refusals. The spans of skip are parts of the main file that generated code replaces: nothing is
// edited or refused there.
func Bridge(u *parser.Unit, skip []source.Span) (Result, diag.List) {
	b := newBridge(u, skip)
	b.addText(newText(u.File, nil))
	for _, h := range u.Headers {
		if !h.System {
			b.addText(newText(h.File, h))
		}
	}
	b.collectTokens()
	b.gatherFacts()
	b.checkFiles()
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if b.mine(l.ExternalDeclaration) {
			b.external(l.ExternalDeclaration)
		}
	}
	b.writeExpansions()
	b.dropSkipped()
	b.checkWritten()
	b.checkStrings()
	b.messages.Sort()
	result := Result{Edits: b.texts[0].final(), Renamed: b.renamed, Macros: slices.Sorted(maps.Keys(b.facts.macros))}
	result.Headers = b.text.inlineHeaders()
	return result, b.messages
}

// checkFiles reads the text, before the walk over the tree.
func (b *bridge) checkFiles() {
	b.decls.checkHeadersUsed()
	b.text.respellConditionals()
	b.text.undefineMacros()
	b.text.respellWords()
	b.text.separateLiterals()
	b.names.renameNames()
	b.decls.checkTentative()
	b.checkGeneratedWords()
}

func (b *run) addText(t *text) {
	b.texts = append(b.texts, t)
	if t.header != nil {
		b.byPath[t.header.Path] = t
	}
}

// textOf is the user's file in which n starts; nil for other files.
func (b *run) textOf(n cc.Node) *text {
	if b.unit.Main(n) {
		return b.texts[0]
	}
	return b.byPath[strings.TrimPrefix(n.Position().Filename, "<absolute>")]
}

// mine reports whether a declaration is in one of the user's files.
func (b *run) mine(n cc.Node) bool { return b.textOf(n) != nil }

// external runs all checks of one function or file-scope declaration.
func (b *bridge) external(ed *cc.ExternalDeclaration) {
	b.function, b.flow.targets = ed.FunctionDefinition, nil
	if ed.FunctionDefinition != nil {
		b.flow.targets = jumpTargets(ed.FunctionDefinition)
		b.decls.checkDefinition(ed.FunctionDefinition)
	}
	if ed.Declaration != nil {
		b.decls.checkFileDeclaration(ed.Declaration)
	}
	ccwalk.Nodes(ed, func(n cc.Node) bool {
		b.visit(n)
		return true
	})
	b.function = nil
}

// visit hands a node to the checks of its kind, outer nodes before inner ones.
func (b *bridge) visit(n cc.Node) {
	switch n := n.(type) {
	case *cc.AssignmentExpression:
		b.exprs.assignment(n)
		b.order.assignment(n)
	case *cc.PostfixExpression:
		b.exprs.postfix(n)
	case *cc.PrimaryExpression:
		b.conversions.overloaded(n, n)
		switch n.Case {
		case cc.PrimaryExpressionIdent:
			b.decls.hiddenByTag(n.Token, n.LexicalScope())
		case cc.PrimaryExpressionStmt:
			b.exprs.narrowField(ccwalk.Last(n))
		}
	case *cc.UnaryExpression:
		b.exprs.unary(n)
	case *cc.CastExpression:
		b.exprs.castOperand(n)
	case *cc.JumpStatement:
		b.exprs.returnValue(n)
	case *cc.Declaration:
		b.inits.initializers(n)
	case *cc.EqualityExpression:
		b.exprs.comparison(n, n.EqualityExpression, n.RelationalExpression)
	case *cc.RelationalExpression:
		b.exprs.comparison(n, n.RelationalExpression, n.ShiftExpression)
	case *cc.ConditionalExpression:
		b.exprs.conditional(n)
	case *cc.ParameterDeclaration:
		b.decls.parameter(n)
	case *cc.CompoundStatement:
		b.flow.jumps(n)
	case *cc.IterationStatement:
		b.decls.loopScope(n)
	case *cc.StructOrUnionSpecifier:
		b.names.memberNames(n)
	}
	b.exprs.operands(n)
	b.decls.refuseNode(n)
}

// dropSkipped removes edits of and messages about replaced text. The lines in it that define macros stay in the output.
func (b *bridge) dropSkipped() {
	stay := parser.MacroLines(b.unit)
	skipped := func(s source.Span) bool {
		within := func(k source.Span) bool { return s.File == k.File && k.Off <= s.Off && s.End <= k.End }
		return slices.ContainsFunc(b.skip, within) && !slices.ContainsFunc(stay, within)
	}
	main := b.texts[0]
	kept := main.edits[:0]
	for _, e := range main.edits {
		if !skipped(main.file.Span(e.off, e.end)) {
			kept = append(kept, e)
		}
	}
	main.edits = kept
	var messages diag.List
	for _, m := range b.messages.Messages {
		if !skipped(m.Span) {
			messages.Messages = append(messages.Messages, m)
		}
	}
	b.messages = messages
}

// remark reports an edit under -Minfo.
func (b *run) remark(code string, at source.Span, format string, args ...any) {
	b.messages.Remarkf(code, at, format, args...)
}

// refuse reports a construct that cannot be respelled. wayOut is what the user can do,
// beside --split, with which the file is not C++.
func (b *run) refuse(code string, at source.Span, wayOut, format string, args ...any) {
	b.messages.Errorf(code, at, format, args...).Note(source.Span{}, "%s; or translate with --split, which leaves this file to the C compiler", wayOut)
}

// refuseOnce is refuse for what a function's declaration lacks: one message for
// each function, not for each call.
func (b *run) refuseOnce(function, code string, at source.Span, wayOut, format string, args ...any) {
	if !b.facts.incomplete[function] || function == "" {
		b.facts.incomplete[function] = true
		b.refuse(code, at, wayOut, format, args...)
	}
}
