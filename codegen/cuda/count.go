// The first value and the number of iterations of each parallel loop as host expressions: counted as C counts
// them, and, for bounds that depend on outer indices, the range that encloses all runs.

package cuda

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// exactCount prints the number of iterations as C counts them: the index in its own type, the
// comparison in the type that both sides are converted to.
func (h host) exactCount(l kernel.LaunchLoop, first string, c stencil.Comparison, step int64, site string) string {
	return fmt.Sprintf("mint_count(%s, %q, (%s)(%s), %q, (%s)(%s), %d)", site, l.Host,
		standard(l.Written()), first, c.Op, standard(c.Type), h.expr(c.Bound), step)
}

// standard is the C++ name of the standard integer type with the size and sign of t.
func standard(t stencil.Type) string {
	name := map[int]string{1: "signed char", 2: "short", 4: "int", 8: "long long"}[t.Size]
	if t.Kind == stencil.Unsigned {
		name = map[int]string{1: "unsigned char", 2: "unsigned short", 4: "unsigned", 8: "unsigned long long"}[t.Size]
	}
	return name
}

// runsOf prints how the host finds the range that contains all runs of a loop whose bounds depend
// on the indices around it.
func (h host) runsOf(s *kernel.Launch, l kernel.LaunchLoop, around []kernel.LaunchLoop, line func(int, string, ...any)) {
	runs := l.Runs
	name := l.Found
	line(1, "mint_runs %s;", name)
	depth := 1
	bounds := append([]stencil.Expr{runs.Lo, runs.Exact.Bound}, runs.Conditions...)
	aside := slices.DeleteFunc(slices.Clone(around), func(o kernel.LaunchLoop) bool { return needs(runs, o.Index) })
	if len(aside) > 0 && slices.ContainsFunc(bounds, mayFail) {
		line(depth, "if (%s) {", nonEmpty(aside))
		depth++
	}
	for _, o := range around {
		if !needs(runs, o.Index) {
			continue
		}
		at := o.At
		line(depth, "for (long long %s = 0; %s < %s; %s++) {", at, at, o.Count.Name, at)
		line(depth+1, "const %s %s = (%s)(%s);", o.Index.Type, o.Index.Name, o.Index.Type, after(o, at))
		depth++
	}
	if len(runs.Conditions) > 0 {
		line(depth, "if (%s)", h.all(runs.Conditions))
		line(depth+1, "%s;", h.addRun(s, l, name))
	} else {
		line(depth, "%s;", h.addRun(s, l, name))
	}
	for ; depth > 1; depth-- {
		line(depth-1, "}")
	}
	first := name + ".mint_first(" + fmt.Sprint(l.Step) + ")"
	if l.Lo == runs.Lo { // the lower bound does not depend on outer indices
		first = ifReached(around, h.expr(l.Lo), l.Lo)
	}
	line(1, "const long long %s = %s, %s = %s.mint_count(%d);", l.Begin.Name, first, l.Count.Name, name, l.Step)
}

func (h host) addRun(s *kernel.Launch, l kernel.LaunchLoop, name string) string {
	lo := h.expr(l.Runs.Lo)
	return fmt.Sprintf("%s.mint_add((%s)(%s), %s, %d)", name, standard(l.Index.Type), lo,
		h.exactCount(l, lo, l.Runs.Exact, l.Runs.Step, s.Site), l.Runs.Step)
}

// needs reports whether the bounds of a run depend on an index.
func needs(runs *stencil.Runs, index *stencil.Symbol) bool {
	return slices.ContainsFunc(append([]stencil.Expr{runs.Lo, runs.Exact.Bound}, runs.Conditions...), func(e stencil.Expr) bool {
		found := false
		stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(e stencil.Expr) {
			v, ok := e.(*stencil.Var)
			found = found || ok && v.Sym == index
		})
		return found
	})
}

// all is the conjunction of conditions.
func (h host) all(conditions []stencil.Expr) string {
	cond := conditions[0]
	for _, c := range conditions[1:] {
		cond = stencil.NewBinary("&&", cond, c)
	}
	return h.expr(cond)
}

// claims prints the checks that bounds have the values that the analysis assumes.
func (h host) claims(s *kernel.Launch, line func(int, string, ...any)) {
	serial := s.Sweep.SerialBounds()
	for _, c := range s.Sweep.EachClaim() {
		low, okLow := stencil.Extreme(c.Form, serial, false)
		high, okHigh := stencil.Extreme(c.Form, serial, true)
		if !okLow || !okHigh {
			panic("cuda: a claim that the host cannot check: " + c.Form.String())
		}
		text := stencil.Formatter{Host: stencil.HostText}.Expr(c.Of)
		depth := 2
		if len(c.If) > 0 {
			line(depth, "if (%s)", h.all(c.If))
			depth++
		}
		if l := c.Loop; l != nil {
			line(depth, "if (!mint_in_order((%s)(%s), %q, (%s)(%s), %d))", standard(l.Index), h.expr(l.First), l.Op,
				standard(l.Compared), h.expr(l.Limit), l.Step)
			depth++
		}
		line(depth, "mint_within(%s, %q, %s, %s, %s, %s);", s.Site, text,
			h.formAt(s, low, false), h.formAt(s, high, true), longLong(c.Min), longLong(c.Max))
	}
}

// longLong spells a number. The least one has no literal of its own.
func longLong(v int64) string {
	if v == -1<<63 {
		return "LLONG_MIN"
	}
	return fmt.Sprintf("%dLL", v)
}
