// The comment above a kernel: its loops, what it reads and writes, how its points are dealt to threads, what it keeps on chip.

package codegen

import (
	"fmt"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// describe is the comment above a kernel: where it comes from, what it reads
// and writes, how its points are dealt to threads.
func describe(s *stencil.Sweep, p plan.Plan) []string {
	doc := []string{fmt.Sprintf("The loops at line %s.", lines(s))}
	for _, l := range s.InOrder() {
		if l.Shift != nil {
			doc = append(doc, fmt.Sprintf("%s counts from %s.", l.Index.Name, l.Shift))
		}
	}
	for _, u := range s.Uses {
		doc = append(doc, fmt.Sprintf("%s: %s", u.Grid.Name, describeUse(s, u)))
	}
	line := fmt.Sprintf("A block computes %v points", p.Tile)
	if p.Chunk.Product() > 1 {
		line += fmt.Sprintf(", a thread %v of them", p.Chunk)
	}
	if p.Stream != nil && p.Stream.Columns != plan.NoColumns {
		line += ", and keeps " + p.Stream.Columns.String() + " in registers"
	}
	doc = append(doc, line+".")
	if p.Reuse != nil {
		doc = append(doc, fmt.Sprintf("It computes %s as the planes come, and carries them on.", plan.Count(len(p.Reuse.Partials), "partial value")))
	}
	for _, st := range p.Buffers {
		text := "Blocks keep " + st.Grid.Name + " in shared memory"
		if p.Stream.Tensor {
			text = "The tensor memory accelerator brings " + st.Grid.Name + " to shared memory"
		}
		if st.First < st.Last {
			text += fmt.Sprintf(", planes %+d to %+d", st.First, st.Last)
		}
		switch {
		case p.FetchesAll():
			text += ", all that a block reads at once"
		case p.Stream.Prefetch > 0:
			text += fmt.Sprintf(" and %d on their way", p.Stream.Prefetch)
		}
		doc = append(doc, text+".")
	}
	if p.Expected != "" {
		doc = append(doc, "The model expects "+p.Expected+".")
	}
	return doc
}

// lines are where the loops of the sweep stand.
func lines(s *stencil.Sweep) string {
	text := fmt.Sprint(s.Span.Line())
	for _, nest := range s.Fused {
		text += fmt.Sprintf(", then those at line %d", nest.Loops.Line())
	}
	if s.Versioned != nil {
		text += ", where " + s.Versioned.Condition(func(g *stencil.Grid) string { return g.Name })
	}
	return text
}

func describeUse(s *stencil.Sweep, u *stencil.Use) string {
	switch {
	case u.Read && u.Written:
		return "read and written, " + s.Shape(u)
	case u.Written:
		return "written"
	}
	return "read, " + s.Shape(u)
}
