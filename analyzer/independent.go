package analyzer

import (
	"fmt"
	"strings"

	"mintc/analyzer/dependence"
)

// independent reports whether the iterations are independent of each other (F8),
// and says why not.
func (r *nestReader) independent() bool {
	if c := dependence.New(r.sweep, r.definitions()).Conflict(); c != nil {
		r.reportConflict(c)
		return false
	}
	if r.sweep.Hints.Independent {
		r.msgs.Remarkf(codeRemark, r.sweep.Directive, "iterations are taken to be independent where that is not proven, as the clause says")
	}
	return true
}

// reportConflict names both accesses, the distance and a pair of iterations.
func (r *nestReader) reportConflict(c *dependence.Conflict) {
	a, b, m := c.First, c.Second, c.Meeting
	first, second := a.Span.Text(), b.Span.Text()
	act := "reads"
	if b.Write {
		act = "writes"
	}
	here, other, distance := r.pairOfIterations(m)
	if m.Known && m.Certain {
		e := r.msgs.Errorf(codeDependence, a.Span, "iteration %s %s the element '%s' that iteration %s writes as '%s', so this nest cannot run in parallel",
			other, act, second, here, first)
		e.Underline(b.Span).Note(b.Span, "the other access, at distance %s", distance)
		way := "write to a second array and swap the two"
		if b.Write {
			way = "let every iteration write elements of its own"
		}
		e.Note(a.Span, "%s", way)
		if r.sweep.Hints.Independent {
			e.Note(r.sweep.Directive, "the clause 'independent' says otherwise")
		}
		return
	}
	e := r.msgs.Errorf(codeUnproven, a.Span, "cannot prove that no other iteration %s the '%s' that an iteration writes as '%s'", act, second, first)
	e.Underline(b.Span)
	if m.Known {
		e.Note(b.Span, "iterations %s and %s, at distance %s, use one element unless a condition keeps them from it", here, other, distance)
	} else {
		e.Note(b.Span, "this is the other access")
	}
	e.Note(r.sweep.Directive, "if the iterations are independent, say so with the clause 'independent'")
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
