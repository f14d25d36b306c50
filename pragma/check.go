// The rules between clauses of one directive: extents and depth, chunk and tile, variables named twice.

package pragma

import (
	"fmt"

	"mintc/internal/source"
)

// check reports clauses that contradict each other.
func (p *parser) check(d *Directive) {
	if d.Kind == For || d.Kind == ParallelFor {
		p.checkDepth(d, "tile", d.Tile)
		p.checkDepth(d, "chunksize", d.Chunk)
		p.checkChunk(d)
	}
	p.checkNames(d)
	if d.Copy != nil {
		p.checkTransfer(d.Copy)
	}
	if d.Trapezoid != nil {
		p.checkTrapezoid(d.Trapezoid)
	}
}

// checkDepth refuses extents other than 1 beyond the parallel loops (F7). It
// skips nest(all): the analyzer counts its loops.
func (p *parser) checkDepth(d *Directive, clause string, e *Extents) {
	if e == nil || p.nestFailed(d) || d.Nest != nil && d.Nest.All {
		return
	}
	loops, nest := 1, "this directive without a nest clause"
	if d.Nest != nil {
		loops, nest = d.Nest.N, fmt.Sprintf("nest(%d)", d.Nest.N)
	}
	for i, v := range e.Values {
		if i < loops || v == 1 {
			continue
		}
		m := p.errs.Errorf(codeDepth, e.Spans[i], "%s's %s extent is %d, but %s has %s",
			clause, ordinals[i], v, nest, plural(loops, "loop"))
		if d.Nest == nil {
			m.Note(source.Span{}, "add 'nest(%d)' or 'nest(all)'", i+1)
		}
	}
}

// nestFailed reports whether there is a nest clause with an error.
func (p *parser) nestFailed(d *Directive) bool { return d.Nest == nil && p.sawNest }

// checkChunk refuses chunks that do not divide their tile (F7).
func (p *parser) checkChunk(d *Directive) {
	if d.Tile == nil || d.Chunk == nil {
		return
	}
	for i := range maxDimensions {
		tile, chunk := d.Tile.At(i), d.Chunk.At(i)
		if tile%chunk == 0 {
			continue
		}
		m := p.errs.Errorf(codeDivide, d.Chunk.Spans[i], "chunksize's %s extent %d does not divide tile's %s extent %d",
			ordinals[i], chunk, ordinals[i], tile)
		if i >= len(d.Tile.Values) {
			m.Note(d.Tile.Span, "a tile extent that is not written is 1")
		} else {
			m.Underline(d.Tile.Spans[i])
		}
	}
}

// checkNames refuses a variable that two sharing clauses name, or one clause names twice.
func (p *parser) checkNames(d *Directive) {
	type use struct {
		clause string
		span   source.Span
	}
	first := map[string]use{}
	check := func(clause string, names []Name) {
		for _, n := range names {
			if f, taken := first[n.Name]; taken {
				p.errs.Errorf(codeNamedTwice, n.Span, "'%s' is in '%s' and in '%s'; keep one", n.Name, f.clause, clause).
					Note(f.span, "the first one is here")
				continue
			}
			first[n.Name] = use{clause, n.Span}
		}
	}
	check("private", d.Private)
	check("firstprivate", d.FirstPrivate)
	check("shared", d.Shared)
	for _, r := range d.Reductions {
		check("reduction", r.Names)
	}
	if d.Trapezoid != nil {
		check("obj", d.Trapezoid.Objects)
	}
}
