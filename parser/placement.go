// The rules about where a directive may stand: in which file, in front of which kind of statement, once on each.

package parser

import (
	"strings"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/pragma"
)

// misplacedPragmas reports mint pragmas that cannot be attached to a statement of
// the main file: those in headers, and those that macros make.
func (r *run) misplacedPragmas() diag.List {
	var errs diag.List
	for _, h := range r.headers {
		for _, p := range h.raw.pragmas {
			if !p.ours() || !r.isActive(h.raw, p.off) {
				continue
			}
			m := errs.Errorf(codeInHeader, h.File.Span(p.off, p.end),
				"a mint pragma cannot stand in an included file: move it and its loop to %s", r.main.file.Name)
			if len(h.Includes) > 0 {
				m.Note(h.Includes[0], "included here")
			}
			break // one message says it for all of the file
		}
	}
	if len(r.fromMacro) > 0 {
		errs.Errorf(codeMacroMade, r.pragmaMacro(), "a macro makes a mint pragma, which then has no place of its own in the text").
			Note(source.Span{}, "write the pragma, or _Pragma(\"mint ...\"), in front of the statement itself")
	}
	return errs
}

// pragmaMacro is the #define that most likely made a mint pragma.
func (r *run) pragmaMacro() source.Span {
	best := r.main.file.Span(0, 0)
	files := []*rawFile{r.main, r.command}
	for _, h := range r.headers {
		files = append(files, h.raw)
	}
	for _, raw := range files {
		for _, d := range raw.directives {
			text := string(raw.file.Text[d.off:d.end])
			if d.name != "define" || !strings.Contains(text, "_Pragma") || !r.isActive(raw, d.off) {
				continue
			}
			if strings.Contains(text, "mint") || strings.Contains(text, "trapezoid") {
				return raw.file.Span(d.off, d.end)
			}
			if best.Off == best.End {
				best = raw.file.Span(d.off, d.end)
			}
		}
	}
	return best
}

// checkStandAlone checks that p is between the statements of a block.
func (b *binder) checkStandAlone(p *Pragma, next int, errs *diag.List) {
	kind := p.Directives[0].Kind
	switch {
	case p.Block == nil:
		errs.Errorf(codeOutside, p.Span, "'%s' is outside all functions", kind)
	case p.Next == nil && !(b.closesBlock(p, next)):
		b.noStatement(p, next, errs)
	case p.Next != nil && p.Next.Parent != nil && p.Next.Parent.Kind != Block && p.Next.Parent.Kind != Function:
		errs.Errorf(codeNeedsBraces, p.Span, "'%s' is not a statement, so it cannot stand alone in this %s", kind, p.Next.Parent.Kind).
			Note(p.Next.Parent.Span, "put braces around '%s' and the statement after it", kind)
	}
}

// closesBlock reports whether token next is the brace that ends p's block.
func (b *binder) closesBlock(p *Pragma, next int) bool {
	return (p.Block.Kind == Block || p.Block.Kind == Function) && next < len(b.toks) && b.toks[next].SrcStr() == "}"
}

// checkBound checks that the statement after p is of the kind that each of its directives needs.
func (b *binder) checkBound(p *Pragma, next int, errs *diag.List) {
	switch {
	case p.Bound == nil:
		b.noStatement(p, next, errs)
		return
	case b.comesFromInclude(p, next):
		errs.Errorf(codeIncluded, p.Span, "the statement after this pragma comes from an included file").
			Note(source.Span{}, "move the #include in front of the pragma, or the statement into this file")
		return
	}
	if b.seqRange(p.Bound.Node).endsInInclude() {
		errs.Errorf(codeIncluded, p.Span, "a part of the %s after this pragma comes from an included file", p.Bound.Kind).
			Note(firstLine(p.Bound.Span), "it starts or ends there; write all of it into one file")
		return
	}
	for _, d := range p.Directives {
		if !fits(d, p.Bound.Kind) {
			errs.Errorf(codeWrongKind, p.Span, "'%s' needs %s, but %s follows", d.Kind, wanted(d), p.Bound.Kind.withArticle()).
				Note(firstLine(p.Bound.Span), "this is the %s", p.Bound.Kind)
			return
		}
	}
	if p.Bound.Straddle {
		errs.Errorf(codeStraddle, p.Bound.Span, "the macro here makes more than the %s that the pragma belongs to", p.Bound.Kind).
			Note(p.Span, "the pragma is here; write the statement without that macro")
	}
}

// fits reports whether a directive can be attached to a statement.
func fits(d *pragma.Directive, kind Kind) bool {
	switch d.Kind {
	case pragma.Parallel:
		return kind == Block || kind == For || kind == While || kind == Do
	case pragma.Single:
		return kind == Block
	case pragma.For, pragma.ParallelFor:
		return kind == For
	case pragma.Trapezoid:
		return kind == For || kind == While || kind == Do
	}
	return false
}

func wanted(d *pragma.Directive) string {
	switch d.Kind {
	case pragma.Parallel:
		return "a block, or a loop that holds 'mint for' nests"
	case pragma.Single:
		return "a block"
	case pragma.Trapezoid:
		return "a time loop or a 'mint for' nest"
	}
	return "a for loop"
}

// noStatement says what follows the pragma instead of a statement.
func (b *binder) noStatement(p *Pragma, next int, errs *diag.List) {
	what, place := "the end of the file", p.Span
	if next < len(b.toks) {
		place = b.tokenSpan(next)
		what = "'" + place.Text() + "'"
	}
	errs.Errorf(codeNoStatement, p.Span, "the pragma is not followed by a statement but by %s", what).
		Note(place, "this is what follows")
}

// comesFromInclude reports whether an #include between p and its statement
// brings tokens of its own.
func (b *binder) comesFromInclude(p *Pragma, next int) bool {
	before := 0
	if next > 0 {
		before = b.toks[next-1].Seq()
	}
	foreign := false
	for _, seq := range b.foreignSeqs {
		foreign = foreign || before < seq && seq < b.toks[next].Seq()
	}
	if !foreign {
		return false
	}
	for _, d := range b.run.main.directives {
		if d.isInclude() && p.Span.End <= d.off && d.off < b.offs[next] && b.run.isActive(b.run.main, d.off) {
			return true
		}
	}
	return false
}

// checkTogether refuses a directive that its statement already has.
func (b *binder) checkTogether(errs *diag.List) {
	type place struct {
		stmt *Statement
		kind pragma.Kind
	}
	seen := map[place]*Pragma{}
	for _, p := range b.Pragmas {
		for _, d := range p.Directives {
			key := place{p.Bound, d.Kind}
			if d.Kind == pragma.Trapezoid || p.Bound == nil {
				continue
			}
			if d.Kind == pragma.ParallelFor {
				key.kind = pragma.For
			}
			if first := seen[key]; first != nil {
				errs.Errorf(codeConflict, p.Span, "this %s already has a '%s' directive", p.Bound.Kind, first.Directives[0].Kind).
					Note(first.Span, "the other one is here; merge the two")
				continue
			}
			seen[key] = p
			if region, block := seen[place{p.Bound, pragma.Parallel}], seen[place{p.Bound, pragma.Single}]; region != nil && block != nil {
				errs.Errorf(codeConflict, block.Span, "'single' cannot share its block with 'parallel'").
					Note(region.Span, "put braces around 'single' and its block: they become the region")
			}
		}
	}
}

// withArticle is the kind after "a" or "an".
func (k Kind) withArticle() string {
	if strings.ContainsRune("aeiou", rune(k[0])) {
		return "an " + string(k)
	}
	return "a " + string(k)
}

// firstLine is the part of span on its first line.
func firstLine(span source.Span) source.Span {
	if i := strings.IndexByte(span.Text(), '\n'); i >= 0 {
		span.End = span.Off + i
	}
	return span
}
