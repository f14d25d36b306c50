// The table of clauses: which directives take each, and how its arguments are read.

package pragma

import (
	"strings"

	"mintc/internal/source"
)

// clauseSpec is a row of the clause table.
type clauseSpec struct {
	name     string
	kinds    []Kind // the directives that take it
	example  string
	keywords []string // words of the arguments that are never expanded as macros
	read     func(p *parser, d *Directive, c clause)
	flag     func(d *Directive, span source.Span) // instead of read, for a clause without arguments
}

func (s clauseSpec) allowed(k Kind) bool {
	for _, kind := range s.kinds {
		if kind == k {
			return true
		}
	}
	return false
}

var (
	onLoops   = []Kind{For, ParallelFor}
	onRegions = []Kind{Parallel, ParallelFor}
	onBoth    = []Kind{Parallel, For, ParallelFor}
)

// clauseTable is the clauses of language.md, section "Directives". init fills it:
// functions that read a clause refer to the table in their messages.
var clauseTable []clauseSpec

func init() {
	clauseTable = []clauseSpec{
		{name: "nest", kinds: onLoops, example: "nest(2)", keywords: []string{"all"}, read: readNest},
		{name: "tile", kinds: onLoops, example: "tile(16,16,1)", read: readTile},
		{name: "chunksize", kinds: onLoops, example: "chunksize(1,1,16)", read: readChunk},
		{name: "nowait", kinds: []Kind{For, ParallelFor, Single}, flag: setNoWait},
		{name: "independent", kinds: onLoops, flag: setIndependent},
		{name: "default", kinds: onRegions, example: "default(shared)", keywords: []string{"shared", "none"}, read: readDefault},
		{name: "shared", kinds: onBoth, example: "shared(u, v)", read: readShared},
		{name: "private", kinds: onBoth, example: "private(x)", read: readPrivate},
		{name: "firstprivate", kinds: onBoth, example: "firstprivate(c)", read: readFirstPrivate},
		{name: "reduction", kinds: onLoops, example: "reduction(+: sum)", keywords: []string{"min", "max"}, read: readReduction},
		{name: "keep", kinds: []Kind{Copy}, flag: setKeep},
		{name: "height", kinds: []Kind{Trapezoid}, example: "height(4)", keywords: []string{"auto", "adaptive"}, read: readHeight},
		{name: "obj", kinds: []Kind{Trapezoid}, example: "obj(B)", read: readObjects},
		{name: "dimension", kinds: []Kind{Trapezoid}, example: "dimension(2)", read: readDimension},
		{name: "gather", kinds: []Kind{Trapezoid}, example: "gather([-1,+1], [-1,+1])", read: readGather},
	}
}

func clauseRow(name string) (clauseSpec, bool) {
	for _, row := range clauseTable {
		if row.name == name {
			return row, true
		}
	}
	return clauseSpec{}, false
}

// clausesOf names the clauses that the directive takes.
func clausesOf(k Kind) []string {
	var names []string
	for _, row := range clauseTable {
		if row.allowed(k) {
			names = append(names, row.name)
		}
	}
	return names
}

// clauseWords are the words that an unknown clause of the directive may be a
// misspelling of: its own clauses first.
func clauseWords(k Kind) []string {
	words := clausesOf(k)
	for _, row := range clauseTable {
		if !row.allowed(k) {
			words = append(words, row.name)
		}
	}
	return append(words, kindNames[:]...)
}

// directivesTaking lists the directives that take the clause, for messages; ""
// if there is no such clause.
func directivesTaking(clause string) string {
	row, ok := clauseRow(clause)
	if !ok {
		return ""
	}
	var names []string
	for _, k := range row.kinds {
		names = append(names, "'mint "+k.String()+"'")
	}
	if n := len(names); n > 1 {
		names[n-2] += " and " + names[n-1]
		names = names[:n-1]
	}
	return strings.Join(names, ", ")
}

func setNoWait(d *Directive, span source.Span)      { d.NoWait = Flag{true, span} }
func setIndependent(d *Directive, span source.Span) { d.Independent = Flag{true, span} }
func setKeep(d *Directive, span source.Span)        { d.Copy.Keep, d.Copy.KeepSpan = true, span }

func readShared(p *parser, d *Directive, c clause)       { d.Shared = p.names(c, c.args) }
func readPrivate(p *parser, d *Directive, c clause)      { d.Private = p.names(c, c.args) }
func readFirstPrivate(p *parser, d *Directive, c clause) { d.FirstPrivate = p.names(c, c.args) }

// names reads a list of variables. It reports and leaves out anything else.
func (p *parser) names(c clause, args []arg) []Name {
	var names []Name
	for _, a := range args {
		if len(a.toks) != 1 || a.toks[0].kind != source.Ident || isKeyword(a.toks[0].text) {
			p.notAName(c, a)
			continue
		}
		names = append(names, Name{a.toks[0].text, a.span})
	}
	return names
}

// notAName refuses an argument. A sum in an element, a member, or what a pointer leads to, can be computed in a variable.
func (p *parser) notAName(c clause, a arg) {
	m := p.errs.Errorf(codeNotAName, a.span, "'%s' takes names of variables; '%s' is not a name", c.name, a.words())
	first := a.toks[0]
	isObject := first.text == "*" || first.kind == source.Ident && !isKeyword(first.text)
	if len(a.toks) > 1 && isObject && c.name == "reduction" {
		m.Note(a.span, "start a variable of the function with '%s', compute it in that, name it here, and assign it behind the loop", a.words())
	}
}

func readDefault(p *parser, d *Directive, c clause) {
	if p.tooMany(c, 1) {
		return
	}
	a := c.args[0]
	if !a.is("shared") && !a.is("none") {
		p.errs.Errorf(codeDefault, a.span, "'default' takes shared or none, not '%s'%s",
			a.words(), didYouMean(a.words(), []string{"shared", "none"}))
		return
	}
	d.Default, d.DefaultSpan = a.toks[0].text, c.span
}

// tooMany reports the arguments of a clause beyond the first most.
func (p *parser) tooMany(c clause, most int) bool {
	if len(c.args) <= most {
		return false
	}
	extra := join(c.args[most].span, c.args[len(c.args)-1].span)
	p.errs.Errorf(codeTooMany, extra, "'%s' takes %s, but %d are given", c.name, plural(most, "argument"), len(c.args))
	return true
}

var reductionOps = []string{"+", "*", "min", "max", "&", "|", "^", "&&", "||"}

// readReduction reads `op: x, y`; the first argument holds the operator too.
func readReduction(p *parser, d *Directive, c clause) {
	first := c.args[0]
	op := first.toks[0]
	if len(first.toks) < 2 || first.toks[1].text != ":" {
		p.errs.Errorf(codeReduction, first.span, "'reduction' needs an operator and a colon before its variables, such as 'reduction(+: %s)'",
			first.toks[len(first.toks)-1].text)
		return
	}
	if !contains(reductionOps, op.text) {
		hint := didYouMean(op.text, []string{"min", "max"})
		if op.text == "-" {
			hint = "; a sum of negative terms is 'reduction(+: ..)'"
		}
		p.errs.Errorf(codeReduction, op.place(), "'%s' is not a reduction operator%s", op.text, hint).
			Note(source.Span{}, "the operators are %s", strings.Join(reductionOps, " "))
		return
	}
	rest := arg{toks: first.toks[2:], span: first.toks[1].place()}
	if len(rest.toks) == 0 {
		p.errs.Errorf(codeEmpty, rest.span, "'reduction(%s:' names no variable", op.text)
		return
	}
	rest.span = join(rest.toks[0].place(), rest.toks[len(rest.toks)-1].place())
	names := p.names(c, append([]arg{rest}, c.args[1:]...))
	if len(names) > 0 {
		d.Reductions = append(d.Reductions, Reduction{Op: op.text, Names: names, Span: c.span})
	}
}
