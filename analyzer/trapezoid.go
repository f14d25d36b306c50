// The trapezoid directive: its parts joined, and compared with what the nest reads.

package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/analyzer/nest"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/pragma"
)

// joinTrapezoids makes one directive of those on one statement: the papers
// write each clause as a pragma of its own. first may be nil.
func (w *walker) joinTrapezoids(first, next *bound) *bound {
	if first == nil {
		return next
	}
	joined, more := *first.Trapezoid, *next.Trapezoid
	// adds reports whether next states a clause that none before it states.
	adds := func(clause string, states, stated bool, at, before source.Span) bool {
		if states && stated {
			w.msgs.Errorf(pragma.CodeRepeatedClause, at, "duplicate clause '%s'; merge the two", clause).Note(before, "the first one is here")
		}
		return states && !stated
	}
	if adds("height", more.Height != pragma.HeightUnset, joined.Height != pragma.HeightUnset, more.HeightSpan, joined.HeightSpan) {
		joined.Height, joined.Steps, joined.HeightSpan = more.Height, more.Steps, more.HeightSpan
	}
	if adds("dimension", more.Dimension != 0, joined.Dimension != 0, more.DimensionSpan, joined.DimensionSpan) {
		joined.Dimension, joined.DimensionSpan = more.Dimension, more.DimensionSpan
	}
	if adds("gather", len(more.Gather) > 0, len(joined.Gather) > 0, hull(more.GatherSpans), hull(joined.GatherSpans)) {
		joined.Gather, joined.GatherSpans = more.Gather, more.GatherSpans
	}
	joined.Objects = append(joined.Objects[:len(joined.Objects):len(joined.Objects)], more.Objects...)
	directive := *first.Directive.Directive
	directive.Trapezoid = &joined
	return &bound{nest.Directive{Directive: &directive, Span: first.Span, At: first.At}, append(first.more[:len(first.more):len(first.more)], next.Span)}
}

// lines are the places of the directives that were joined, several of which may stand on one line.
func (b *bound) lines() []source.Span {
	list := []source.Span{b.Span}
	for _, span := range b.more {
		if span.Off != list[len(list)-1].Off {
			list = append(list, span)
		}
	}
	return list
}

// hull is the text from the first of some spans to the last one.
func hull(list []source.Span) source.Span {
	if len(list) == 0 {
		return source.Span{}
	}
	return list[0].File.Span(list[0].Off, list[len(list)-1].End)
}

// holdsSweep reports whether a nest stands in a time loop.
func holdsSweep(t *stencil.TimeLoop) bool {
	return len((&stencil.Function{Steps: t.Steps}).Sweeps()) > 0
}

// height reads the trapezoid directive of the time loop s.
func (w *walker) height(s *parser.Statement, t *stencil.TimeLoop, b *bound) {
	if b == nil {
		return
	}
	if !holdsSweep(t) && !w.callsNest(s.Node, map[*cc.FunctionDefinition]bool{}) {
		w.msgs.Errorf(codeTrapezoid, b.Span, "the time loop of a trapezoid holds no 'mint for', and calls no function that does")
		return
	}
	for _, clause := range []struct {
		name string
		at   source.Span
	}{{"dimension", b.Trapezoid.DimensionSpan}, {"gather", hull(b.Trapezoid.GatherSpans)}, {"obj", objectsOf(b)}} {
		if clause.at.IsValid() {
			w.misplaced(clause.at, clause.name, "a 'mint for' nest", "a time loop")
		}
	}
	t.Trapezoid = &stencil.Trapezoid{Directive: b.Span, Lines: b.lines(), Height: b.Trapezoid.Steps, Adaptive: b.Trapezoid.Height == pragma.HeightAdaptive}
	if at := b.Trapezoid.HeightSpan; at.IsValid() {
		t.Trapezoid.Directive = at
	}
}

// objectsOf is where a directive names objects.
func objectsOf(b *bound) source.Span {
	if len(b.Trapezoid.Objects) == 0 {
		return source.Span{}
	}
	return b.Trapezoid.Objects[0].Span
}

// misplaced reports a clause of a trapezoid that stands at the wrong kind of loop (L6).
func (w *walker) misplaced(at source.Span, clause, right, wrong string) {
	w.msgs.Errorf(codeTrapezoid, at, "'%s' says something of %s, but the directive stands in front of %s", clause, right, wrong).
		Note(at, "move the clause in front of %s", right)
}

// checkTrapezoid compares obj, dimension and gather with what the nest does (T3).
func (w *walker) checkTrapezoid(s *stencil.Sweep, b *bound) {
	spec := b.Trapezoid
	if spec.HeightSpan.IsValid() {
		w.misplaced(spec.HeightSpan, "height", "a time loop", "a 'mint for' nest")
	}
	if spec.Dimension != 0 && spec.Dimension != len(s.Loops) {
		w.msgs.Errorf(codeTrapezoid, spec.DimensionSpan, "dimension is %d, but the nest has %d parallel loops", spec.Dimension, len(s.Loops))
	}
	for _, name := range spec.Objects {
		u := useNamed(s, name.Name)
		switch {
		case u == nil:
			w.msgs.Errorf(codeTrapezoid, name.Span, "the nest does not use an array '%s'", name.Name)
		case !u.Read:
			w.msgs.Errorf(codeTrapezoid, name.Span, "the nest writes '%s' but does not read it", name.Name)
		default:
			w.checkGather(s, u, spec)
		}
	}
}

func useNamed(s *stencil.Sweep, name string) *stencil.Use {
	for _, u := range s.Uses {
		if u.Grid.Host == name {
			return u
		}
	}
	return nil
}

// checkGather compares the stated offsets with the ones that are read.
func (w *walker) checkGather(s *stencil.Sweep, u *stencil.Use, spec *pragma.TrapezoidSpec) {
	below, above, ok := s.Radius(u)
	if len(spec.Gather) == 0 || !ok {
		return
	}
	if len(spec.Gather) != len(below) {
		w.msgs.Errorf(codeTrapezoid, spec.GatherSpans[0], "gather states %d dimensions, but '%s' has %d", len(spec.Gather), u.Grid.Host, len(below))
		return
	}
	for d, g := range spec.Gather {
		lo, hi := int64(g[0]), int64(g[1])
		switch {
		case lo > -below[d] || hi < above[d]:
			w.msgs.Errorf(codeTrapezoid, spec.GatherSpans[d], "gather states [%d,%d], but the nest reads '%s' at [%d,%d] in this dimension",
				lo, hi, u.Grid.Host, -below[d], above[d])
		case lo < -below[d] || hi > above[d]:
			w.msgs.Warnf(codeTrapezoid, spec.GatherSpans[d], "gather states [%d,%d], wider than the [%d,%d] that the nest reads", lo, hi, -below[d], above[d])
		}
	}
}
