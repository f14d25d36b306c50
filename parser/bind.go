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

// bindPragmas parses every active pragma of ours and attaches it to the
// statement that starts at the next token of the PREPROCESSED stream: inactive
// branches, other pragmas and macros that expand to nothing are not there.
func (u *Unit) bindPragmas() diag.List {
	var errs diag.List
	raw := u.run.main
	for _, rp := range raw.pragmas {
		if !u.run.isActive(raw, rp.off) {
			continue
		}
		if !rp.ours() {
			u.Foreign = append(u.Foreign, ForeignPragma{raw.file.Span(rp.off, rp.end), rp.space})
			continue
		}
		if p := u.bindPragma(rp, &errs); p != nil {
			u.Pragmas = append(u.Pragmas, p)
		}
	}
	u.checkTogether(&errs)
	return errs
}

// bindPragma returns nil if the directive or its place is in error.
func (u *Unit) bindPragma(rp *rawPragma, errs *diag.List) *Pragma {
	p := &Pragma{Span: u.File.Span(rp.off, rp.end), Operator: rp.operator}
	next := sort.SearchInts(u.offs, rp.end)
	if next > 0 && u.endAt(next-1) > rp.off {
		errs.Errorf(codeMacroMade, p.Span, "a mint pragma cannot stand in the arguments of a macro").
			Note(u.tokenSpan(next-1), "the macro is invoked here")
		return nil
	}
	p.Block = u.innermost(rp.off)
	stmt := u.statementAt(next)
	u.setScope(p, stmt, next)
	directives, parseErrs := pragma.Parse(pragma.Input{
		File: u.File, Tokens: rp.toks, Span: p.Span, Old: rp.space == "trapezoid",
		Macro: u.macroAt(rp.off), Constant: u.constantAt(p),
	})
	errs.Append(parseErrs)
	if len(directives) == 0 {
		return nil
	}
	p.Directives = directives
	before := len(errs.Messages)
	if standAlone(p) {
		p.Next = stmt
		u.checkStandAlone(p, next, errs)
	} else {
		p.Bound = stmt
		u.checkBound(p, next, errs)
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
func (u *Unit) innermost(off int) *Statement {
	var found *Statement
	for _, s := range u.Statements {
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
func (u *Unit) statementAt(i int) *Statement {
	if i >= len(u.offs) {
		return nil
	}
	return u.byStart[u.offs[i]]
}

// setScope finds the scope and the position at which the names in p's clauses
// are looked up: before the statement, or at the end of the block.
func (u *Unit) setScope(p *Pragma, stmt *Statement, next int) {
	p.Scope = u.AST.Scope
	if next < len(u.toks) {
		p.Seq = u.toks[next].Seq()
	} else if len(u.toks) > 0 {
		p.Seq = u.toks[len(u.toks)-1].Seq() + 1
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
func (u *Unit) constantAt(p *Pragma) func(string) (int64, bool) {
	return func(name string) (int64, bool) {
		e, ok := u.Lookup(p.Scope, name, p.Seq).(*cc.Enumerator)
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

func (u *Unit) tokenSpan(i int) source.Span {
	return u.File.Span(u.offs[i], u.endAt(i))
}
