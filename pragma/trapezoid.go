// The trapezoid directive with its clauses, also in the spelling of the ghost-zone paper (`#pragma trapezoid.height=[H]`).

package pragma

import (
	"math"

	"mintc/internal/source"
)

func readHeight(p *parser, d *Directive, c clause) {
	if p.tooMany(c, 1) {
		return
	}
	t, a := d.Trapezoid, c.args[0]
	switch {
	case a.is("auto"):
		t.Height = HeightAuto
	case a.is("adaptive"):
		t.Height = HeightAdaptive
	default:
		steps, ok := p.constant(c, a, 1, math.MaxInt32)
		if !ok {
			return
		}
		t.Height, t.Steps = HeightFixed, steps
	}
	t.HeightSpan = c.span
}

func readObjects(p *parser, d *Directive, c clause) {
	d.Trapezoid.Objects = append(d.Trapezoid.Objects, p.names(c, c.args)...)
}

func readDimension(p *parser, d *Directive, c clause) {
	if p.tooMany(c, 1) {
		return
	}
	if n, ok := p.constant(c, c.args[0], 1, maxDimensions); ok {
		d.Trapezoid.Dimension, d.Trapezoid.DimensionSpan = n, c.span
	}
}

// readGather reads ranges `[lo,hi]`, one for each subscript.
func readGather(p *parser, d *Directive, c clause) {
	var ranges [][2]int
	var spans []source.Span
	for _, a := range c.args {
		if r, ok := p.gatherRange(c, a); ok {
			ranges, spans = append(ranges, r), append(spans, a.span)
		}
	}
	if len(ranges) == len(c.args) {
		d.Trapezoid.Gather, d.Trapezoid.GatherSpans = ranges, spans
	}
}

func (p *parser) gatherRange(c clause, a arg) (r [2]int, ok bool) {
	last := len(a.toks) - 1
	if a.toks[0].text != "[" || matching(a.toks, 0) != last {
		p.errs.Errorf(codeGather, a.span, "'gather' takes ranges such as [-1,+1], separated by commas; '%s' is not a range", a.words())
		return r, false
	}
	ends := splitCommas(a.toks[1:last], a.toks[last].place())
	if len(ends) != 2 || len(ends[0].toks) == 0 || len(ends[1].toks) == 0 {
		p.errs.Errorf(codeGather, a.span, "a range of 'gather' is [lowest,highest]; '%s' is not one", a.words())
		return r, false
	}
	ok = true
	for i, end := range ends {
		v, good := p.constant(c, end, math.MinInt32, math.MaxInt32)
		r[i], ok = v, ok && good
	}
	if ok && r[0] > r[1] {
		p.errs.Errorf(codeGather, a.span, "the range '%s' of 'gather' is empty; write the lower offset first: [%d,%d]", a.words(), r[1], r[0])
		return r, false
	}
	return r, ok
}

// checkTrapezoid reports parts of a trapezoid that contradict each other.
func (p *parser) checkTrapezoid(t *TrapezoidSpec) {
	if n := len(t.Gather); n > maxDimensions {
		p.errs.Errorf(codeTooMany, join(t.GatherSpans[maxDimensions], t.GatherSpans[n-1]),
			"'gather' takes up to 3 ranges, but %d are given", n)
	} else if n > 0 && t.Dimension > 0 && n != t.Dimension {
		p.errs.Errorf(codeGather, join(t.GatherSpans[0], t.GatherSpans[n-1]),
			"'gather' has %s, but the dimension is %d", plural(n, "range"), t.Dimension).
			Note(t.DimensionSpan, "the dimension is stated here")
	}
}

// oldTrapezoid reads the ghost-zone paper's spelling, section 7, Listing 2:
// `trapezoid.height=[H]`, `.obj=[B]`, `.dimension=2`, `.gather[-1,+1][-1,+1]`,
// one or several on a line. It returns one directive for each property.
func (p *parser) oldTrapezoid() []*Directive {
	var found []*Directive
	whole := &TrapezoidSpec{}
	seen := map[string]source.Span{}
	for !p.atEnd() {
		start := p.next()
		if start.text != "trapezoid" || !p.peekIs(".") {
			p.errs.Errorf(codeStrayToken, start.place(), "unexpected '%s'; write 'trapezoid.height=[H]', 'trapezoid.obj=[B]', "+
				"'trapezoid.dimension=2' or 'trapezoid.gather[-1,+1][-1,+1]'", start.text)
			p.skipProperty()
			continue
		}
		p.next()
		if d := p.oldProperty(start, whole, seen); d != nil {
			found = append(found, d)
		}
	}
	p.check(&Directive{Kind: Trapezoid, Trapezoid: whole})
	return found
}

// skipProperty skips to the next `trapezoid`.
func (p *parser) skipProperty() {
	for !p.atEnd() && !p.peekIs("trapezoid") {
		p.pos++
	}
}

// oldProperty reads one property after `trapezoid.` into a directive of its own.
// It also adds the property to whole, in which those of the line are compared.
func (p *parser) oldProperty(start token, whole *TrapezoidSpec, seen map[string]source.Span) *Directive {
	first := p.pos
	p.skipProperty()
	value := p.toks[first:p.pos]
	if len(value) == 0 {
		p.errs.Errorf(codeEmpty, p.toks[first-1].place(), "'trapezoid.' needs height, obj, dimension or gather")
		return nil
	}
	name := value[0]
	row, ok := clauseRow(name.text)
	if !ok || !row.allowed(Trapezoid) {
		p.errs.Errorf(codeUnknownClause, name.place(), "unknown property '%s' of trapezoid%s",
			name.text, didYouMean(name.text, clausesOf(Trapezoid)))
		return nil
	}
	c := clause{name: name.text, nameSpan: name.place(), span: join(start.place(), value[len(value)-1].place())}
	if at, again := seen[c.name]; again {
		p.errs.Errorf(CodeRepeatedClause, c.nameSpan, "duplicate property '%s'; merge the two", c.name).
			Note(at, "the first one is here")
		return nil
	}
	seen[c.name] = c.span
	if !p.oldValue(&c, value[1:], row) {
		return nil
	}
	before := len(p.errs.Messages)
	d := &Directive{Kind: Trapezoid, Span: c.span, Trapezoid: &TrapezoidSpec{}}
	row.read(p, d, c)
	if len(p.errs.Messages) > before {
		return nil
	}
	whole.merge(d.Trapezoid)
	return d
}

// merge adds the one property that other states.
func (t *TrapezoidSpec) merge(other *TrapezoidSpec) {
	t.Objects = append(t.Objects, other.Objects...)
	t.Gather = append(t.Gather, other.Gather...)
	t.GatherSpans = append(t.GatherSpans, other.GatherSpans...)
	if other.Dimension > 0 {
		t.Dimension, t.DimensionSpan = other.Dimension, other.DimensionSpan
	}
}

// oldValue reads `=[x]`, `=x` or, for gather, `[lo,hi]...` as arguments of c.
func (p *parser) oldValue(c *clause, value []token, row clauseSpec) bool {
	equals := len(value) > 0 && value[0].text == "="
	if equals {
		value = value[1:]
	}
	if len(value) == 0 {
		p.errs.Errorf(codeEmpty, c.nameSpan, "'trapezoid.%s' has no value", c.name)
		return false
	}
	if c.name == "gather" {
		return p.oldRanges(c, value)
	}
	if !equals {
		p.errs.Errorf(codeStrayToken, value[0].place(), "'trapezoid.%s' needs a '=' before its value", c.name)
		return false
	}
	closing := value[len(value)-1].place()
	if value[0].text == "[" {
		if matching(value, 0) != len(value)-1 {
			p.errs.Errorf(codeParenthesis, value[0].place(), "the value of 'trapezoid.%s' does not end with a matching ']'", c.name)
			return false
		}
		value = value[1 : len(value)-1]
	}
	return p.readArgs(c, value, closing, row)
}

// oldRanges splits `[lo,hi][lo,hi]`, which has no commas between the ranges.
func (p *parser) oldRanges(c *clause, value []token) bool {
	expanded, ok := p.expand(value, nil)
	if !ok {
		return false
	}
	for len(expanded) > 0 {
		end := -1
		if expanded[0].text == "[" {
			end = matching(expanded, 0)
		}
		if end < 0 {
			p.errs.Errorf(codeGather, expanded[0].place(), "'trapezoid.gather' takes ranges such as [-1,+1][-1,+1]; '%s' does not start a range", expanded[0].text)
			return false
		}
		c.args = append(c.args, arg{expanded[:end+1], join(expanded[0].place(), expanded[end].place())})
		expanded = expanded[end+1:]
	}
	return true
}
