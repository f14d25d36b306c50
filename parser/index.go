// The index of cc's tree: tokens of the main file by offset, statements in file order with their text, functions by name.

package parser

import (
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// newUnit indexes the tree: tokens by offset, statements in file order,
// definitions by name.
func newUnit(r *run, ast *cc.AST) *Unit {
	u := &Unit{File: r.main.file, AST: ast, Headers: r.headers, HostHeaders: r.host, run: r,
		seqRanges: map[cc.Node]seqRange{}, byStart: map[int]*Statement{}, definitions: map[string]*cc.FunctionDefinition{}}
	u.indexTokens()
	for l := ast.TranslationUnit; l != nil; l = l.TranslationUnit {
		u.indexExternal(l.ExternalDeclaration)
	}
	return u
}

// indexTokens collects the main file's tokens. The tokens of a macro expansion,
// arguments included, all have the offset of the invocation.
func (u *Unit) indexTokens() {
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		ccwalk.Tokens(l.ExternalDeclaration, func(t cc.Token) {
			if u.Main(t) {
				u.toks = append(u.toks, t)
			} else {
				u.foreignSeqs = append(u.foreignSeqs, t.Seq())
			}
		})
	}
	sort.Slice(u.toks, func(i, j int) bool { return u.toks[i].Seq() < u.toks[j].Seq() })
	sort.Ints(u.foreignSeqs)
	if n := len(u.toks); n > 0 {
		u.inMain = make([]bool, u.toks[n-1].Seq()+1)
	}
	for _, t := range u.toks {
		u.inMain[t.Seq()] = true
	}
	u.dropInjected()
	u.offs = make([]int, len(u.toks))
	for i, t := range u.toks {
		u.offs[i] = t.Position().Offset
	}
}

// dropInjected removes the 9 tokens "static const char __func__[] = "f";" that
// cc puts after the opening brace of every function, at the brace's offset.
func (u *Unit) dropInjected() {
	const length, nameAt = 9, 3
	kept := u.toks[:0]
	for i := 0; i < len(u.toks); i++ {
		if i+length <= len(u.toks) && u.toks[i+nameAt].SrcStr() == "__func__" && u.toks[i].SrcStr() == "static" &&
			u.toks[i].Position().Offset == u.toks[i+nameAt].Position().Offset {
			i += length - 1
			continue
		}
		kept = append(kept, u.toks[i])
	}
	u.toks = kept
}

func (u *Unit) indexExternal(ed *cc.ExternalDeclaration) {
	switch {
	case ed.FunctionDefinition != nil:
		u.indexFunction(ed.FunctionDefinition, nil, Statement{Kind: Function, Scope: u.AST.Scope})
	case ed.Declaration != nil:
		u.add(ed.Declaration, Statement{Kind: FileDecl, Scope: u.AST.Scope})
	default:
		u.add(ed, Statement{Kind: FileDecl, Scope: u.AST.Scope})
	}
}

// indexFunction adds a definition and its body; nested ones have a parent.
func (u *Unit) indexFunction(fd *cc.FunctionDefinition, parent *Statement, st Statement) {
	if parent == nil {
		u.definitions[fd.Declarator.Name()] = fd
	}
	st.Parent = parent
	s := u.add(fd, st)
	u.indexBlock(fd.CompoundStatement, s, fd)
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

func (u *Unit) indexBlock(cs *cc.CompoundStatement, parent *Statement, fn *cc.FunctionDefinition) {
	c := context{parent, fn, cs.LexicalScope()}
	for l := cs.BlockItemList; l != nil; l = l.BlockItemList {
		switch b := l.BlockItem; b.Case {
		case cc.BlockItemDecl:
			if isInjected(b.Declaration) {
				continue
			}
			u.add(b.Declaration, c.statement(Decl))
		case cc.BlockItemStmt:
			u.indexStatement(b.Statement, c)
		case cc.BlockItemFuncDef:
			u.indexNested(b, c)
		}
	}
}

// indexNested adds a nested function (a GNU extension); cc keeps its
// specifiers, declarator and body in the block item itself.
func (u *Unit) indexNested(b *cc.BlockItem, c context) {
	s := u.add(b, c.statement(Function))
	if b.CompoundStatement != nil {
		u.indexBlock(b.CompoundStatement, s, c.fn)
	}
}

func isInjected(d *cc.Declaration) bool {
	l := d.InitDeclaratorList
	return l != nil && l.InitDeclarator.Declarator.Name() == "__func__"
}

func (u *Unit) indexStatement(s *cc.Statement, c context) {
	if s == nil {
		return
	}
	st := u.add(s, c.statement(kindOf(s)))
	switch s.Case {
	case cc.StatementCompound:
		u.indexBlock(s.CompoundStatement, st, c.fn)
	case cc.StatementIteration:
		it := s.IterationStatement
		u.indexStatement(it.Statement, context{st, c.fn, it.LexicalScope()})
	case cc.StatementSelection:
		sel := s.SelectionStatement
		inner := context{st, c.fn, sel.LexicalScope()}
		u.indexStatement(sel.Statement, inner)
		u.indexStatement(sel.Statement2, inner)
	case cc.StatementLabeled:
		u.indexStatement(s.LabeledStatement.Statement, context{st, c.fn, c.scope})
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
func (u *Unit) add(n cc.Node, st Statement) *Statement {
	st.Node = n
	s := &st
	span, straddle, ok := u.Extent(n)
	if !ok {
		return s
	}
	s.Span, s.Straddle = span, straddle
	u.Statements = append(u.Statements, s)
	if u.byStart[span.Off] == nil {
		u.byStart[span.Off] = s
	}
	return s
}
