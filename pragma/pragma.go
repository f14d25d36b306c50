// Package pragma turns the text of one mint directive into a typed value. It
// knows no C statements and no scopes: what a directive is attached to is the
// parser's business, what its names mean is the analyzer's.
package pragma

import (
	"mintc/internal/diag"
	"mintc/internal/source"
)

// Input is one directive as the parser found it.
type Input struct {
	File *source.File
	// Tokens are those after `#pragma mint`; with Old they start at the first
	// `trapezoid`. Comments and line continuations are gone, macros are not
	// expanded, and a brace that opens the block is left out.
	Tokens []source.Token
	// Span is the whole directive, for messages without a better place.
	Span source.Span
	// Old marks the ghost-zone paper's spelling, `#pragma trapezoid.height=[H]`.
	Old bool
	// Macro finds a macro that is defined at the directive; nil means none is.
	Macro func(name string) (Macro, bool)
	// Expand says that the texts of expressions are those behind the expansion of macros.
	Expand bool
	// Constant finds the value of an enumerator in scope; nil means none is.
	Constant func(name string) (int64, bool)
}

// Macro is a preprocessor macro. The last of Params may be "..." or end in it.
type Macro struct {
	Params       []string
	FunctionLike bool
	Body         []string // spellings of the replacement's tokens
}

// Parse reads one directive and returns it. A line in the trapezoid.* spelling
// gives one directive for each of its properties. A directive of unknown kind is
// left out; clauses with errors are left out of the others.
func Parse(in Input) ([]*Directive, diag.List) {
	p := &parser{in: in}
	for _, t := range in.Tokens {
		p.toks = append(p.toks, token{
			text:    t.Spelling(in.File.Text),
			kind:    t.Kind,
			written: source.Span{File: in.File, Off: t.Off, End: t.End},
		})
	}
	var found []*Directive
	if in.Old {
		found = p.oldTrapezoid()
	} else if d := p.directive(); d != nil {
		p.check(d)
		found = append(found, d)
	}
	return found, p.errs
}
