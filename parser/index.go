// The index of cc's tree: tokens of the main file by offset, statements in file order with their text, functions by name.

package parser

import (
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// indexer finds tokens, statements and definitions of the main file.
type indexer struct{ *Unit }

// newUnit indexes the tree: tokens by offset, statements in file order,
// definitions by name.
func newUnit(r *run, ast *cc.AST) *Unit {
	u := &Unit{File: r.main.file, AST: ast, Headers: r.headers, HostHeaders: r.host, run: r,
		seqRanges: map[cc.Node]seqRange{}, byStart: map[int]*Statement{}, definitions: map[string]*cc.FunctionDefinition{}, twice: map[string]bool{}}
	x := &indexer{u}
	x.indexTokens()
	for l := ast.TranslationUnit; l != nil; l = l.TranslationUnit {
		x.indexExternal(l.ExternalDeclaration)
	}
	return u
}

// indexTokens collects the main file's tokens. The tokens of a macro expansion,
// arguments included, all have the offset of the invocation.
func (x *indexer) indexTokens() {
	x.toks = make([]*cc.Token, 0, len(x.run.main.toks))
	for l := x.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		ccwalk.Tokens(l.ExternalDeclaration, func(t *cc.Token) {
			if x.Main(t) {
				x.toks = append(x.toks, t)
			} else {
				x.foreignSeqs = append(x.foreignSeqs, t.Seq())
			}
		})
	}
	sort.Slice(x.toks, func(i, j int) bool { return x.toks[i].Seq() < x.toks[j].Seq() })
	sort.Ints(x.foreignSeqs)
	if n := len(x.toks); n > 0 {
		x.inMain = make([]bool, x.toks[n-1].Seq()+1)
	}
	for _, t := range x.toks {
		x.inMain[t.Seq()] = true
	}
	x.toks = WithoutInjected(x.toks)
	x.offs = make([]int, len(x.toks))
	for i, t := range x.toks {
		x.offs[i] = t.Position().Offset
	}
}

// WithoutInjected are tokens in stream order without the 9 tokens "static const char __func__[] = "f";" that
// cc puts after the opening brace of every function, at the brace's offset. It reuses the list.
func WithoutInjected(toks []*cc.Token) []*cc.Token {
	const length, nameAt = 9, 3
	kept := toks[:0]
	for i := 0; i < len(toks); i++ {
		if i+length <= len(toks) && toks[i+nameAt].SrcStr() == "__func__" && toks[i].SrcStr() == "static" &&
			toks[i].Position().Offset == toks[i+nameAt].Position().Offset {
			i += length - 1
			continue
		}
		kept = append(kept, toks[i])
	}
	return kept
}

func (x *indexer) indexExternal(ed *cc.ExternalDeclaration) {
	switch {
	case ed.FunctionDefinition != nil:
		x.indexFunction(ed.FunctionDefinition, nil, Statement{Kind: Function, Scope: x.AST.Scope})
	case ed.Declaration != nil:
		x.add(ed.Declaration, Statement{Kind: FileDecl, Scope: x.AST.Scope})
	default:
		x.add(ed, Statement{Kind: FileDecl, Scope: x.AST.Scope})
	}
}

// indexFunction adds a definition and its body; nested ones have a parent.
func (x *indexer) indexFunction(fd *cc.FunctionDefinition, parent *Statement, st Statement) {
	if parent == nil {
		name := fd.Declarator.Name()
		x.twice[name] = x.definitions[name] != nil
		x.definitions[name] = fd
	}
	st.Parent = parent
	s := x.add(fd, st)
	x.indexBlock(fd.CompoundStatement, s, fd)
}

// context is what the statements below a node have around them.
type context struct {
	parent *Statement
	fn     *cc.FunctionDefinition
	scope  *cc.Scope
}

func (c context) statement(kind Kind) Statement {
	st := Statement{Kind: kind, Func: c.fn, Scope: c.scope, Parent: c.parent}
	if c.parent != nil {
		st.Depth = c.parent.Depth + 1
	}
	return st
}

func (x *indexer) indexBlock(cs *cc.CompoundStatement, parent *Statement, fn *cc.FunctionDefinition) {
	c := context{parent, fn, cs.LexicalScope()}
	for l := cs.BlockItemList; l != nil; l = l.BlockItemList {
		switch b := l.BlockItem; b.Case {
		case cc.BlockItemDecl:
			if isInjected(b.Declaration) {
				continue
			}
			x.add(b.Declaration, c.statement(Decl))
		case cc.BlockItemStmt:
			x.indexStatement(b.Statement, c)
		case cc.BlockItemFuncDef:
			x.indexNested(b, c)
		}
	}
}

// indexNested adds a nested function (a GNU extension); cc keeps its
// specifiers, declarator and body in the block item itself.
func (x *indexer) indexNested(b *cc.BlockItem, c context) {
	s := x.add(b, c.statement(Function))
	if b.CompoundStatement != nil {
		x.indexBlock(b.CompoundStatement, s, c.fn)
	}
}

func isInjected(d *cc.Declaration) bool {
	l := d.InitDeclaratorList
	return l != nil && l.InitDeclarator.Declarator.Name() == "__func__"
}

func (x *indexer) indexStatement(s *cc.Statement, c context) {
	if s == nil {
		return
	}
	st := x.add(s, c.statement(kindOf(s)))
	switch s.Case {
	case cc.StatementCompound:
		x.indexBlock(s.CompoundStatement, st, c.fn)
	case cc.StatementIteration:
		it := s.IterationStatement
		x.indexStatement(it.Statement, context{st, c.fn, it.LexicalScope()})
	case cc.StatementSelection:
		sel := s.SelectionStatement
		inner := context{st, c.fn, sel.LexicalScope()}
		x.indexStatement(sel.Statement, inner)
		x.indexStatement(sel.Statement2, inner)
	case cc.StatementLabeled:
		x.indexStatement(s.LabeledStatement.Statement, context{st, c.fn, c.scope})
	}
}

// kindOf names a statement's kind.
func kindOf(s *cc.Statement) Kind {
	switch s.Case {
	case cc.StatementCompound:
		return Block
	case cc.StatementIteration:
		switch s.IterationStatement.Case {
		case cc.IterationStatementWhile:
			return While
		case cc.IterationStatementDo:
			return Do
		}
		return For
	case cc.StatementSelection:
		if s.SelectionStatement.Case == cc.SelectionStatementSwitch {
			return Switch
		}
		return If
	case cc.StatementLabeled:
		return Label
	case cc.StatementJump:
		return Jump
	case cc.StatementAsm:
		return Asm
	case cc.StatementExpr:
		return Expression
	}
	panic("parser: unknown statement " + strings.TrimSpace(s.Case.String()))
}

// add gives a statement its extent and adds it to the index. A statement without
// tokens in the main file is not added; it only serves as a parent.
func (x *indexer) add(n cc.Node, st Statement) *Statement {
	st.Node = n
	s := &st
	span, straddle, ok := x.Extent(n)
	if !ok {
		return s
	}
	s.Span, s.Straddle = span, straddle
	x.Statements = append(x.Statements, s)
	if x.byStart[span.Off] == nil {
		x.byStart[span.Off] = s
	}
	return s
}
