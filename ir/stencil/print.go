// A program as text, one construct per line: what -dump=stencil prints and Read reads back.

package stencil

import (
	"fmt"
	"strings"
)

// Print is the program as text, one construct per line, nested ones indented.
func Print(p *Program) string {
	var b strings.Builder
	printDeclarations(&b, p)
	for _, f := range p.Functions {
		fmt.Fprintf(&b, "function %s\n", f.Name)
		for _, c := range f.Callers {
			under := ""
			if c.Under {
				under = " sometimes"
			}
			fmt.Fprintf(&b, "    called in `%s`%s%s%s\n", c.Header, under, prefixed(" beside ", c.Beside), c.Trapezoid)
		}
		for _, back := range f.Backs {
			fmt.Fprintf(&b, "    again by `%s`\n", back.Text)
		}
		for _, g := range f.Grids {
			fmt.Fprintf(&b, "    grid %s\n", g)
		}
		printSteps(&b, f.Steps, 1)
		for _, c := range f.Chains {
			b.WriteString(c.text())
		}
	}
	return b.String()
}

// prefixed is a word with what stands in front of it, "" for none.
func prefixed(before, word string) string {
	if word == "" {
		return ""
	}
	return before + word
}

// String describes a grid: its name, element type, rank and storage.
func (g *Grid) String() string {
	text := fmt.Sprintf("%s %s rank %d", g.Name, g.Elem, g.Rank)
	if g.Host != g.Name {
		text += " host `" + g.Host + "`"
	}
	if g.Storage == Rows {
		text += " rows"
	}
	for d, n := range g.Sizes {
		switch {
		case n > 0:
			text += fmt.Sprintf(" [%d]", n)
		case g.Extents[d] != "":
			text += " [" + g.Extents[d] + "]"
		default:
			text += " []"
		}
	}
	if g.RowPadding != 0 {
		text += fmt.Sprintf(" padding %d", g.RowPadding)
	}
	if g.Object {
		text += " object"
	}
	switch {
	case g.Base != nil && g.Leading != nil:
		text += " slice of " + g.Base.Name
	case g.Base != nil:
		text += " view of " + g.Base.Name
	}
	return text
}

func printSteps(b *strings.Builder, steps []Step, depth int) {
	pad := strings.Repeat("    ", depth)
	for _, s := range steps {
		switch s := s.(type) {
		case *Region:
			fmt.Fprintf(b, "%sregion%s\n", pad, map[bool]string{true: " rows stay"}[s.RowsStay])
			for _, p := range s.Provides {
				fmt.Fprintf(b, "%s    %s\n", pad, p)
			}
		case *TimeLoop:
			fmt.Fprintf(b, "%stimeloop `%s`%s\n", pad, s.Header, s.Trapezoid)
		case *Move:
			fmt.Fprintf(b, "%s%s\n", pad, s)
		case *Conditional:
			fmt.Fprintf(b, "%sunder `%s`\n", pad, s.Header)
		case *Single:
			fmt.Fprintf(b, "%ssingle\n", pad)
			for _, a := range s.Accesses {
				fmt.Fprintf(b, "%s    %s element %s\n", pad, a.Kind, a.Span.Text())
			}
		case *EscapingCall:
			fmt.Fprintf(b, "%s%s\n", pad, s)
		case *HostAccess:
			fmt.Fprintf(b, "%s%s\n", pad, s)
		case *Barrier:
			fmt.Fprintf(b, "%sbarrier\n", pad)
		case *Transfer:
			fmt.Fprintf(b, "%s%s\n", pad, s)
		case *Sweep:
			b.WriteString(s.text(depth))
		default:
			panic(fmt.Sprintf("stencil: cannot print %T", s))
		}
		printSteps(b, Children(s), depth+1)
	}
}

// String describes a call by its text and what it may touch.
func (e *EscapingCall) String() string {
	touched := "everything on the device"
	if !e.MayTouch() {
		touched = "nothing but what it is handed"
	} else if e.Grids != nil {
		touched = strings.Join(gridNames(e.Grids), " ")
	}
	return fmt.Sprintf("escaping call `%s` may touch %s", strings.Join(strings.Fields(e.Call.Text()), " "), touched)
}

// Verb is what the host does.
func (a *HostAccess) Verb() string {
	switch {
	case a.Free:
		return "frees"
	case a.Write:
		return "writes"
	}
	return "reads"
}

// String describes an access by its text: "host writes `w[j]`", "host reads at `p`".
func (a *HostAccess) String() string {
	text := "host " + a.Verb() + " "
	if a.Pointer {
		text += "at "
	}
	if a.Rows {
		text += "rows "
	}
	if a.Block {
		text += "and on "
	}
	text += "`" + strings.Join(strings.Fields(a.Span.Text()), " ") + "`"
	if r := a.Range; r != nil {
		text += fmt.Sprintf(" from `%s` to `%s` if `%s`", r.First, r.Last, r.Test)
	}
	return text
}

// String describes an inferred transfer.
func (p *Provide) String() string {
	text := "provide " + p.Grid.Name
	if p.Upload {
		text += " upload"
	}
	if p.Download {
		text += " download"
	}
	return text
}

func (k ElementKind) String() string { return [...]string{"get", "put", "update"}[k] }

func gridNames(grids []*Grid) []string {
	names := make([]string, len(grids))
	for i, g := range grids {
		names[i] = g.Name
	}
	return names
}

func (t *Transfer) String() string {
	text := fmt.Sprintf("copy %s %s", t.Grid.Name, t.Direction)
	for _, e := range t.Extents {
		text += " [" + e + "]"
	}
	if t.Keep {
		text += " keep"
	}
	if t.Part {
		text += " part"
	}
	return text
}

// Identity is all that plans of the sweep depend on, as text: two sweeps with the same text have the same plans.
func (s *Sweep) Identity() string {
	var b strings.Builder
	for _, u := range s.Uses {
		fmt.Fprintf(&b, "grid %s\n", u.Grid)
	}
	return b.String() + s.text(0)
}

// text prints a sweep: its loops, parameters, what it does with each grid, and
// its body as C.
func (s *Sweep) text(depth int) string {
	var b strings.Builder
	pad := strings.Repeat("    ", depth)
	fmt.Fprintf(&b, "%ssweep %s%s\n", pad, s.Name, s.Hints)
	for _, earlier := range s.FusionCandidates {
		if earlier.Preventing == "" {
			fmt.Fprintf(&b, "%s    may fuse with %s\n", pad, earlier.Name)
		}
	}
	if s.Versioned != nil {
		for _, p := range s.Versioned.Pairs {
			fmt.Fprintf(&b, "%s    versioned %s %s\n", pad, p[0].Name, p[1].Name)
		}
	}
	for _, p := range s.Coincide {
		fmt.Fprintf(&b, "%s    coincide %s %s\n", pad, p[0].Name, p[1].Name)
	}
	f := Formatter{marksClamps: true}
	for _, l := range s.InOrder() {
		fmt.Fprintf(&b, "%s    loop %s %s = %s to %s step %d%s\n", pad, l.Index.Type, l.Index.Name, f.Item(l.Lo), f.Item(l.Hi), l.Step, l.marks())
	}
	if s.Nest != nil {
		fmt.Fprintf(&b, "%s    interchanged", pad)
		for _, l := range s.Loops {
			b.WriteString(" " + l.Index.Name)
		}
		b.WriteByte('\n')
	}
	for _, p := range s.Params {
		fmt.Fprintf(&b, "%s    param %s\n", pad, p.describe())
	}
	for _, u := range s.Uses {
		if len(u.Strides) == 0 {
			continue
		}
		fmt.Fprintf(&b, "%s    strides %s", pad, u.Grid.Name)
		for _, e := range u.Strides {
			fmt.Fprintf(&b, " [%s]", f.Expr(e))
		}
		b.WriteByte('\n')
	}
	for _, r := range s.Reductions {
		fmt.Fprintf(&b, "%s    reduction %s\n", pad, r)
	}
	for _, v := range s.Last {
		fmt.Fprintf(&b, "%s    last %s %s%s\n", pad, v.Type, v.Name, map[bool]string{true: " addressed"}[v.Addressed])
	}
	for _, u := range s.Uses {
		fmt.Fprintf(&b, "%s    # %s\n", pad, s.describe(u))
	}
	f.Body(&b, s.Body, depth+1)
	return b.String()
}

func (s *Sweep) describe(u *Use) string {
	what := u.Grid.Name
	if u.Written {
		what += " written"
	}
	if u.Read {
		what += " read: " + s.Shape(u)
	}
	return what
}

func (h Hints) String() string {
	text := ""
	for _, clause := range []struct {
		name string
		v    []int
	}{{"tile", h.Tile}, {"chunksize", h.Chunk}} {
		if clause.v != nil {
			text += " " + clause.name + "(" + strings.Trim(strings.ReplaceAll(fmt.Sprint(clause.v), " ", ", "), "[]") + ")"
		}
	}
	if h.NoWait {
		text += " nowait"
	}
	if h.Independent {
		text += " independent"
	}
	return text
}

// marks are what a loop has beside its bounds.
func (l *Loop) marks() string {
	text := ""
	if l.Outside {
		text += " outside"
	}
	if l.Outside && l.Index.Addressed {
		text += " addressed"
	}
	if l.BoundingBox {
		text += " boxed"
	}
	if l.Down {
		text += " down"
	}
	if l.Meets {
		text += " meets"
	}
	if c := l.Exact; c != nil {
		text += fmt.Sprintf(" compared in %s %s %s", c.Type, c.Op, Formatter{}.Item(c.Bound))
	}
	if l.Shift != nil {
		text += fmt.Sprintf(" shifted from %s by %s", l.Shift.Type, Formatter{}.Item(AffineExpr(l.Shift.By)))
	}
	return text
}

// describe is a parameter with what is known of its value.
func (s *Symbol) describe() string {
	text := s.Type.String() + " " + s.Name
	if s.Host != s.Name {
		text += " host `" + s.Host + "`"
	}
	if s.Const != nil {
		text += fmt.Sprintf(" = %d", *s.Const)
	}
	if in := s.Within; in != nil {
		text += fmt.Sprintf(" in %d to %d", in.First, in.Last)
	}
	if r := s.Residue; r != nil {
		text += fmt.Sprintf(" residue %s mod %d", r.Form, r.Modulus)
	}
	if s.Addressed {
		text += " addressed"
	}
	if h := s.Holder; h != nil {
		text += fmt.Sprintf(" in `%s` at %d to %d", h.Host, h.Offset, h.Offset+h.Size)
	}
	return text
}

// String is the operator, the variable and the part's type, then what matters
// besides the values.
func (r *Reduction) String() string {
	text := fmt.Sprintf("%s %s `%s` part %s %s", r.Op, r.T, r.Host, r.Part.Type, r.Part.Name)
	if r.IsExtreme() && r.T.Kind == Float {
		text += map[bool]string{false: " first of equals", true: " last of equals"}[r.Form.Last]
		text += map[bool]string{false: ", keeps a NaN", true: ", replaces a NaN"}[r.Form.ReplacesNaN]
	}
	if r.AtMost != "" {
		text += ", at most `" + r.AtMost + "`"
	}
	if r.At != nil {
		text += ", at " + r.At.Name
	}
	if r.NaN != nil {
		text += ", NaN " + r.NaN.Name
	}
	if r.Addressed {
		text += ", addressed"
	}
	return text
}
