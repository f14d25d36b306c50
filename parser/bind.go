// The binding of directives to statements: each active mint pragma finds the statement that starts at the next token after preprocessing, and the
// scope in which the names of its clauses are looked up.

package parser

import (
	"sort"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/pragma"
)

// binder binds pragmas to statements.
type binder struct{ *Unit }

// bindPragmas parses every active pragma of ours and attaches it to the
// statement that starts at the next token of the PREPROCESSED stream: inactive
// branches, other pragmas and macros that expand to nothing are not there.
func (b *binder) bindPragmas() diag.List {
	var errs diag.List
	raw := b.run.main
	for _, rp := range raw.pragmas {
		if !b.run.isActive(raw, rp.off) {
			continue
		}
		if !rp.ours() {
			b.Foreign = append(b.Foreign, ForeignPragma{raw.file.Span(rp.off, rp.end), rp.space})
			continue
		}
		if p := b.bindPragma(rp, &errs); p != nil {
			b.Pragmas = append(b.Pragmas, p)
		}
	}
	b.checkTogether(&errs)
	return errs
}

// bindPragma returns nil if the directive or its place is in error.
func (b *binder) bindPragma(rp *rawPragma, errs *diag.List) *Pragma {
	p := &Pragma{Span: b.File.Span(rp.off, rp.end), Operator: rp.operator}
	next := sort.SearchInts(b.offs, rp.end)
	if next > 0 && b.endAt(next-1) > rp.off {
		errs.Errorf(codeMacroMade, p.Span, "a mint pragma cannot stand in the arguments of a macro").
			Note(b.tokenSpan(next-1), "the macro is invoked here")
		return nil
	}
	p.Block = b.innermost(rp.off)
	stmt := b.statementAt(next)
	b.setScope(p, stmt, next)
	directives, parseErrs := pragma.Parse(pragma.Input{
		File: b.File, Tokens: rp.toks, Span: p.Span, Old: rp.space == "trapezoid",
		Macro: b.macroAt(rp.off), Expand: MustExpand(b.Unit), Constant: b.constantAt(p),
	})
	errs.Append(parseErrs)
	if len(directives) == 0 {
		return nil
	}
	p.Directives = directives
	before := len(errs.Messages)
	if standAlone(p) {
		p.Next = stmt
		b.checkStandAlone(p, next, errs)
	} else {
		p.Bound = stmt
		b.checkBound(p, next, errs)
	}
	if kind := directives[0].Kind; len(errs.Messages) == before && (kind == pragma.For || kind == pragma.ParallelFor) {
		b.checkCounting(p, errs)
	}
	if len(errs.Messages) > before {
		return nil
	}
	return p
}

// standAlone reports whether the directives need no statement.
func standAlone(p *Pragma) bool {
	kind := p.Directives[0].Kind
	return kind == pragma.Copy || kind == pragma.Barrier
}

// innermost is the innermost statement around off, nil at file scope.
func (b *binder) innermost(off int) *Statement {
	var found *Statement
	for _, s := range b.Statements {
		if s.Span.Off >= off {
			break
		}
		if off < s.Span.End {
			found = s
		}
	}
	return found
}

// statementAt is the outermost statement that starts with token i.
func (b *binder) statementAt(i int) *Statement {
	if i >= len(b.offs) {
		return nil
	}
	return b.byStart[b.offs[i]]
}

// setScope finds the scope and the position at which the names in p's clauses
// are looked up: before the statement, or at the end of the block.
func (b *binder) setScope(p *Pragma, stmt *Statement, next int) {
	p.Scope = b.AST.Scope
	if next < len(b.toks) {
		p.Seq = b.toks[next].Seq()
	} else if len(b.toks) > 0 {
		p.Seq = b.toks[len(b.toks)-1].Seq() + 1
	}
	switch {
	case stmt != nil:
		p.Scope, p.Func = stmt.Scope, stmt.Func
	case p.Block != nil:
		p.Func = p.Block.Func
		switch n := p.Block.Node.(type) {
		case *cc.FunctionDefinition:
			p.Scope, p.Func = n.CompoundStatement.LexicalScope(), n
		case *cc.Statement:
			p.Scope = p.Block.Scope
			if n.CompoundStatement != nil {
				p.Scope = n.CompoundStatement.LexicalScope()
			}
		}
	}
}

// constantAt finds enumerators that are in scope at p.
func (b *binder) constantAt(p *Pragma) func(string) (int64, bool) {
	return func(name string) (int64, bool) {
		e, ok := b.Lookup(p.Scope, name, p.Seq).(*cc.Enumerator)
		if !ok {
			return 0, false
		}
		switch v := e.Value().(type) {
		case cc.Int64Value:
			return int64(v), true
		case cc.UInt64Value:
			return int64(v), true
		}
		return 0, false
	}
}

func (b *binder) tokenSpan(i int) source.Span {
	return b.File.Span(b.offs[i], b.endAt(i))
}
