// The clauses that take integer constants: nest, tile and chunksize.

package pragma

import (
	"fmt"
	"math"

	"mintc/internal/source"
)

// maxDimensions is the number of dimensions of a thread block.
const maxDimensions = 3

// constant reads an integer constant expression (L2) in [low, high].
func (p *parser) constant(c clause, a arg, low, high int) (int, bool) {
	e, ok := p.expression(a)
	if !ok {
		return 0, false
	}
	v, err := e.fold()
	if err != nil {
		p.notConstant(c, a, err)
		return 0, false
	}
	if !v.IsInt64() || v.Int64() < int64(low) || v.Int64() > int64(high) {
		value := v.String()
		if value != a.words() {
			value = a.words() + "' = '" + value
		}
		p.errs.Errorf(codeRange, a.span, "'%s' takes %s, not '%s'", c.name, rangeWords(low, high), value)
		return 0, false
	}
	return int(v.Int64()), true
}

// notConstant reports the first value of a directive that is not constant, and notes the others.
func (p *parser) notConstant(c clause, a arg, err *foldError) {
	if m := p.variable; m != nil {
		m.Note(err.at.Span, "nor is '%s' in '%s': %s", a.words(), c.name, err.why)
		return
	}
	p.variable = p.errs.Errorf(codeNotConstant, err.at.Span, "'%s' needs an integer constant; '%s' is not constant: %s",
		c.name, a.words(), err.why)
	if err.variable {
		p.variable.Note(source.Span{}, "make '%s' a macro or an enumerator: the value must be known when the kernel is generated", err.at.Name)
	}
}

func rangeWords(low, high int) string {
	switch {
	case low == 1 && high == math.MaxInt32:
		return "positive numbers below 2^31"
	case low == math.MinInt32:
		return "offsets of less than 2^31"
	}
	return fmt.Sprintf("%d to %d", low, high)
}

func readNest(p *parser, d *Directive, c clause) {
	if p.tooMany(c, 1) {
		return
	}
	if c.args[0].is("all") {
		d.Nest = &Nest{All: true, Span: c.span}
	} else if n, ok := p.constant(c, c.args[0], 1, maxDimensions); ok {
		d.Nest = &Nest{N: n, Span: c.span}
	}
}

func readTile(p *parser, d *Directive, c clause)  { d.Tile = p.extents(c) }
func readChunk(p *parser, d *Directive, c clause) { d.Chunk = p.extents(c) }

// extents reads the list of tile or chunksize; nil after any error in it.
func (p *parser) extents(c clause) *Extents {
	if len(c.args) > maxDimensions {
		extra := join(c.args[maxDimensions].span, c.args[len(c.args)-1].span)
		p.errs.Errorf(codeTooMany, extra, "'%s' takes up to 3 extents (x, y, z), but %d are given", c.name, len(c.args))
		return nil
	}
	e := &Extents{Span: c.span}
	ok := true
	for _, a := range c.args {
		v, good := p.constant(c, a, 1, math.MaxInt32)
		ok = ok && good
		e.Values = append(e.Values, v)
		e.Spans = append(e.Spans, a.span)
	}
	if !ok {
		return nil
	}
	return e
}
