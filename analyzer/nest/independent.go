// The verdict of the dependence test as a message: both accesses, the distance, a pair of iterations, and the way out.

package nest

import (
	"fmt"
	"slices"
	"strings"

	"mintc/analyzer/dependence"
	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// independent reports whether the iterations are independent of each other (F8),
// and says why not.
func (r *nestReader) independent() bool {
	conflicts := dependence.New(r.sweep, r.scalars.definitions(), r.locals.known).Conflicts()
	for i, c := range conflicts { // all arrays of which every iteration wants its own, else one array: often there is one reason
		if i == 0 || r.isScratch(conflicts[0].First.Grid) && r.isScratch(c.First.Grid) {
			r.reportConflict(c)
		}
	}
	if len(conflicts) > 0 {
		return false
	}
	if r.sweep.Hints.Independent {
		r.fn.msgs.Remarkf(CodeRemark, r.sweep.Directive, "iterations are taken to be independent where that is not proven, as the clause says")
	}
	return true
}

// reportConflict says which iterations meet. Where the text of the first access is that of a function, it says which nest calls it.
func (r *nestReader) reportConflict(c *dependence.Conflict) {
	r.explainConflict(c)
	if at := c.First.Span; at.File != r.sweep.Span.File || at.Off < r.sweep.Span.Off || at.End > r.sweep.Span.End {
		r.fn.msgs.Messages[len(r.fn.msgs.Messages)-1].Note(r.sweep.Directive, "this nest calls the function")
	}
}

// explainConflict names both accesses, the distance and a pair of iterations.
func (r *nestReader) explainConflict(c *dependence.Conflict) {
	a, b, m := c.First, c.Second, c.Meeting
	first, second := a.Spelled(), b.Spelled()
	act := "reads"
	if b.Write {
		act = "writes"
	}
	here, other, distance := r.pairOfIterations(m)
	if m.Known && m.Certain {
		e := r.fn.msgs.Errorf(codeDependence, a.Span, "iteration %s %s the element '%s' that iteration %s writes as '%s', so this nest cannot run in parallel",
			other, act, second, here, first)
		e.Underline(b.Span).Note(b.Span, "the other access, at distance %s", distance)
		if c.Parallel > 0 {
			loops, them := r.innerLoops(c.Parallel)
			e.Note(r.sweep.Directive, "only iterations of %s meet so: nest(%d) runs %s in order", loops, c.Parallel, them)
		}
		switch {
		case r.isScratch(a.Grid):
			r.adviseOwnCopy(e, a)
		case b.Write:
			e.Note(a.Span, "let every iteration write elements of its own")
		case c.Parallel > 0 && a.Span == b.Span: // a sum over that loop
		default:
			e.Note(a.Span, "write to a second array and swap the two")
		}
		if r.sweep.Hints.Independent {
			e.Note(r.sweep.Directive, "the clause 'independent' says otherwise")
		}
		return
	}
	e := r.fn.msgs.Errorf(codeUnproven, a.Span, "cannot prove that no other iteration %s the '%s' that an iteration writes as '%s'", act, second, first)
	e.Underline(b.Span)
	if m.Known {
		e.Note(b.Span, "iterations %s and %s, at distance %s, use one element unless a condition keeps them from it", here, other, distance)
	} else if a.Span != b.Span {
		e.Note(b.Span, "this is the other access")
	}
	for _, s := range r.unknownIn(a, b) {
		e.Note(s.Span, "which values '%s' takes is not known", s.Span.Text())
	}
	if r.isScratch(a.Grid) {
		r.adviseOwnCopy(e, a)
		return
	}
	if a.Span == b.Span && !b.Write {
		e.Note(a.Span, "iterations that update one element, as those of a histogram do, depend on each other: leave such a loop to the host")
	}
	e.Note(r.sweep.Directive, "if the iterations are independent, say so with the clause 'independent'")
}

// innerLoops names the loops behind the first ones, and refers to them.
func (r *nestReader) innerLoops(outer int) (name, them string) {
	if outer == len(r.sweep.Loops)-1 {
		return "the loop over '" + r.sweep.Loops[outer].Index.Name + "'", "that loop"
	}
	return "the inner loops", "these"
}

// isScratch reports whether all iterations use the same elements of an array that
// they write and read, as they use an array of their own.
func (r *nestReader) isScratch(g *stencil.Grid) bool {
	for _, u := range r.sweep.Uses {
		if u.Grid != g || !u.Written || !u.Read || g.Root().Elem.Kind == stencil.Struct {
			continue
		}
		for _, a := range u.Accesses {
			if slices.ContainsFunc(a.Index, stencil.UsesIndex) || len(r.unknownIn(a)) > 0 {
				return false
			}
		}
		return true
	}
	return false
}

// adviseOwnCopy says how every iteration gets an array of its own. One that reads an element first goes on with the value of another, as sums do.
func (r *nestReader) adviseOwnCopy(m *diag.Message, a stencil.AccessInfo) {
	g := a.Grid
	if i := slices.IndexFunc(r.sweep.Uses, func(u *stencil.Use) bool { return u.Grid == g }); !r.sweep.Uses[i].Accesses[0].Write {
		adviseReduction(m, a)
		return
	}
	if g.Root().Object {
		m.Note(source.Span{}, "if every iteration writes these elements before it reads them, give each its own: add private(%s), or declare it inside the loop", g.Root().Host)
		return
	}
	m.Note(source.Span{}, "if every iteration writes these elements before it reads them, give each its own: declare an array inside the loop, in place of '%s'", g.Root().Host)
}

// adviseReduction says how elements that all iterations add to are computed.
func adviseReduction(m *diag.Message, a stencil.AccessInfo) {
	if slices.ContainsFunc(a.Affine, func(at stencil.Affine) bool { return !at.IsConst() }) {
		m.Note(a.Span, "sums, and largest values, are reductions: start a variable of the function with each of these elements, compute them in those, with reduction(..), and assign them behind the loop")
		return
	}
	m.Note(a.Span, "a sum, or a largest value, is a reduction: start a variable of the function with '%s', compute it in that, with reduction(..), and assign it behind the loop", a.Spelled())
}

// unknownIn are the variables of the body in two accesses' subscripts whose
// values are not known.
func (r *nestReader) unknownIn(accesses ...stencil.AccessInfo) []*stencil.Symbol {
	serial := r.sweep.SerialBounds()
	var list []*stencil.Symbol
	for _, a := range accesses {
		for _, e := range a.Index {
			stencil.EachVar(e, func(s *stencil.Symbol) {
				if _, known := serial[s]; s.Role == stencil.Local && !known && s.Span.IsValid() && !slices.Contains(list, s) {
					list = append(list, s)
				}
			})
		}
	}
	return list
}

// pairOfIterations prints two iterations that meet, (i, j) and (i, j+1), and
// their distance (0, 1).
func (r *nestReader) pairOfIterations(m dependence.Meeting) (here, other, distance string) {
	n := len(m.Distance)
	from, to, by := make([]string, n), make([]string, n), make([]string, n)
	for l, d := range m.Distance {
		name := r.sweep.Loops[l].Index.Name
		from[l], to[l], by[l] = name, name, fmt.Sprint(d)
		if d != 0 {
			to[l] = fmt.Sprintf("%s%+d", name, d)
		}
	}
	return tuple(from), tuple(to), tuple(by)
}

func tuple(v []string) string {
	if len(v) == 1 {
		return v[0]
	}
	return "(" + strings.Join(v, ", ") + ")"
}
