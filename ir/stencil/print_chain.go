// Chains as text, behind the steps of their function, and back.

package stencil

import (
	"fmt"
	"strings"

	"mintc/internal/source"
)

// text prints a chain: its roles, their turn, and the roles that each stage uses.
func (c *Chain) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "    chain %s", c.Name)
	if c.Height > 0 {
		fmt.Fprintf(&b, " height %d", c.Height)
	}
	b.WriteByte('\n')
	for i, r := range c.Roles {
		fmt.Fprintf(&b, "        role %s from %d", r.Grid.Name, c.Turn[i])
		if r.Written {
			b.WriteString(" written")
		}
		if r.Renewed {
			b.WriteString(" renewed")
		}
		b.WriteByte('\n')
	}
	for _, s := range c.Stages {
		fmt.Fprintf(&b, "        stage %s %s\n", s.Sweep.Name, strings.Trim(fmt.Sprint(s.Roles), "[]"))
	}
	return b.String()
}

// chain reads what text prints.
func (r *reader) chain() *Chain {
	r.next()
	c := &Chain{Name: r.name("the name of a chain")}
	if r.accept("height") {
		c.Height = int(r.number())
	}
	r.ends()
	for {
		text, depth := r.here()
		switch {
		case depth != 2:
			return c
		case strings.HasPrefix(text, "role "):
			r.next()
			role := ChainRole{Grid: r.exprs.gridNamed(r.name("the name of a grid"), -1)}
			r.expect("from")
			c.Turn = append(c.Turn, int(r.number()))
			role.Written, role.Renewed = r.accept("written"), r.accept("renewed")
			c.Roles = append(c.Roles, role)
		default:
			r.next()
			stage := Stage{Sweep: r.sweeps[r.name("the name of a sweep")]}
			if stage.Sweep == nil {
				r.failAt(r.before(), "no sweep of this function has that name")
			}
			for _, u := range stage.Sweep.Uses {
				role := int(r.number())
				stage.Roles = append(stage.Roles, role)
				if g := &c.Roles[role].Grid; u.Grid.Name == (*g).Name { // of views that have one name the one that is used
					*g = u.Grid
				}
			}
			c.Stages = append(c.Stages, stage)
		}
		r.ends()
	}
}

// timeLoop reads a loop with what a directive asks of it.
func (r *reader) timeLoop(start, depth int) *TimeLoop {
	s := &TimeLoop{Header: r.quoted(), Span: r.file.Span(start, r.end)}
	s.Trapezoid = r.trapezoid(s.Span)
	r.ends()
	s.Steps = r.steps(depth + 1)
	return s
}

// trapezoid reads what a directive at a place asks of a loop, nil if there is none.
func (r *reader) trapezoid(at source.Span) *Trapezoid {
	if !r.accept("height") {
		return nil
	}
	t := &Trapezoid{Directive: at}
	if t.Adaptive = r.accept("adaptive"); !t.Adaptive && !r.accept("auto") {
		t.Height = int(r.number())
	}
	return t
}

// move reads an assignment to a name.
func (r *reader) move() *Move {
	m := &Move{To: r.quoted()}
	if !r.accept("unknown") {
		m.Value = r.quoted()
	}
	r.ends()
	return m
}
