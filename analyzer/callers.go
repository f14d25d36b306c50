// Which host loops call a function with nests in every step: -Minfo says there what became of the steps.

package analyzer

import (
	"maps"
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// launching is a function whose nests are made in the steps of a loop, and the call in the loop that leads to it. With under, a condition
// decides in which steps.
type launching struct {
	function *stencil.Function
	call     source.Span
	under    bool
}

// enterCallers tells each function with nests which innermost host loops call it.
func (a *analysis) enterCallers(p *stencil.Program) {
	functions := map[string]*stencil.Function{}
	for _, f := range p.Functions {
		functions[f.Name] = f
	}
	for _, s := range a.Statements {
		if s.Func == nil || !isLoop(s) {
			continue
		}
		t := timeLoop(functions[s.Func.Declarator.Name()], s.Span)
		list := a.launched(s.Node.(*cc.Statement).IterationStatement, functions)
		if len(list) == 0 {
			a.checkNoSteps(t)
			continue
		}
		caller := stencil.Caller{Loop: s.Span.File.Span(s.Span.Off, s.Span.Off+len(source.Identifier(s.Span.Text()))), Header: a.header(s)}
		if t != nil {
			caller.Trapezoid = t.Trapezoid
		}
		if t != nil && holdsLaunch(t.Steps) {
			caller.Beside = s.Func.Declarator.Name()
			list = slices.DeleteFunc(list, func(l launching) bool { return l.under })
		}
		for i, l := range list {
			c := caller
			c.Call, c.Under = l.call, l.under
			if c.Beside == "" {
				c.Beside = other(list, i)
			}
			if a.checkHeight(l.function, c); len(l.function.Callers) == 0 {
				a.moves[l.function]()
			}
			l.function.Callers = append(l.function.Callers, c)
		}
	}
}

// other is the first function of a loop's launches beside launch i, "" for none. Of functions under conditions the first one
// may be alone in many steps: it has none.
func other(list []launching, i int) string {
	switch {
	case i > 0:
		return list[0].function.Name
	case len(list) > 1 && !list[1].under:
		return list[1].function.Name
	default:
		return ""
	}
}

// checkNoSteps reports a directive on a loop, nil for none, that makes no nests in its steps, where none was refused.
func (a *analysis) checkNoSteps(t *stencil.TimeLoop) {
	if t == nil || t.Trapezoid == nil || holdsSweep(t) || a.msgs.HasErrors() {
		return
	}
	at := t.Trapezoid.Directive
	a.msgs.Errorf(codeTrapezoid, at, "the nests that are called in the time loop of a trapezoid stand in loops of their own").
		Note(at, "write the directive in front of those loops")
}

// checkHeight warns of a caller of f whose directive asks for other steps per launch than those before it: the kernels of f are the same for all.
func (a *analysis) checkHeight(f *stencil.Function, c stencil.Caller) {
	if first := f.Asked(); first != nil && c.Trapezoid != nil && first.String() != c.Trapezoid.String() {
		a.msgs.Warnf(codeTrapezoid, c.Trapezoid.Directive, "this height does not count for '%s', whose nests are launched in another loop, too", f.Name).
			Note(first.Directive, "the height that counts is asked for here")
	}
}

// launched are the functions whose nests n launches in every step, once or more, not in a loop inside, or where there are none those that it
// launches under a condition. A function with time loops of its own is none of them: those are what steps are looked for in.
func (a *analysis) launched(n cc.Node, functions map[string]*stencil.Function) []launching {
	s := &launches{analysis: a, functions: functions, seen: map[calledAs]bool{}}
	s.in(n, source.Span{}, false)
	if slices.ContainsFunc(s.list, func(l launching) bool { return !l.under }) {
		return slices.DeleteFunc(s.list, func(l launching) bool { return l.under })
	}
	return s.list
}

// launches is a search for the functions that a loop launches.
type launches struct {
	*analysis
	functions map[string]*stencil.Function
	seen      map[calledAs]bool
	list      []launching
}

// calledAs is a function, and whether a condition decides about its call.
type calledAs struct {
	name  string
	under bool
}

// in adds what n launches. The call in the loop that leads to n is not valid where n stands in the loop itself.
func (s *launches) in(n cc.Node, call source.Span, under bool) {
	ccwalk.Nodes(n, func(inner cc.Node) bool {
		if _, ok := inner.(*cc.IterationStatement); ok {
			return inner == n
		}
		if first, rest := ccwalk.Branches(inner); first != nil {
			s.in(first, call, under)
			for _, branch := range rest {
				s.in(branch, call, true)
			}
			return false
		}
		if x, ok := inner.(*cc.PostfixExpression); ok && x.Case == cc.PostfixExpressionCall {
			s.called(x, call, under)
		}
		return true
	})
}

// called adds what a call launches.
func (s *launches) called(x *cc.PostfixExpression, call source.Span, under bool) {
	d := ccwalk.Callee(x)
	if d == nil || s.seen[calledAs{d.Name(), under}] || s.Definition(d.Name()) == nil {
		return
	}
	s.seen[calledAs{d.Name(), under}] = true
	if !call.IsValid() {
		call = s.SpanAt(x)
	}
	if f := s.functions[d.Name()]; f != nil && len(f.Sweeps()) > 0 && !hasTimeLoop(f) {
		if !slices.ContainsFunc(s.list, func(l launching) bool { return l.function == f && l.under == under }) {
			s.list = append(s.list, launching{f, call, under})
		}
	}
	s.in(s.Definition(d.Name()).CompoundStatement, call, under)
}

// enterJumps tells each function with nests in no other loop which gotos lead back in front of some: to each label the last one.
func (a *analysis) enterJumps(p *stencil.Program) {
	for _, f := range p.Functions {
		sweeps := outsideLoops(f.Steps)
		if len(sweeps) == 0 {
			continue
		}
		last := map[int]*stencil.Back{} // by the places of labels
		ccwalk.Nodes(a.Definition(f.Name), func(n cc.Node) bool {
			j, ok := n.(*cc.JumpStatement)
			if !ok || j.Case != cc.JumpStatementGoto {
				return true
			}
			if l, ok := j.Label().(*cc.LabeledStatement); ok {
				at, from := a.SpanAt(j), a.SpanAt(l).Off
				again := slices.ContainsFunc(sweeps, func(s *stencil.Sweep) bool { return from <= s.Directive.Off && s.Directive.Off < at.Off })
				if before := last[from]; again && (before == nil || before.At.Off < at.Off) {
					last[from] = &stencil.Back{At: at.File.Span(at.Off, at.Off+len(source.Identifier(at.Text()))), Loop: at.File.Span(from, at.End), Text: "goto " + j.Token2.SrcStr()}
				}
			}
			return true
		})
		for _, from := range slices.Sorted(maps.Keys(last)) {
			f.Backs = append(f.Backs, last[from])
		}
	}
}

// outsideLoops are the sweeps that stand in no host loop.
func outsideLoops(steps []stencil.Step) (list []*stencil.Sweep) {
	for _, s := range steps {
		switch s := s.(type) {
		case *stencil.Sweep:
			list = append(list, s)
		case *stencil.TimeLoop:
		default:
			list = append(list, outsideLoops(stencil.Children(s))...)
		}
	}
	return list
}

// hasTimeLoop reports whether nests of the function stand in a host loop of its own.
func hasTimeLoop(f *stencil.Function) bool {
	found := false
	stencil.Visit(f.Steps, func(s stencil.Step) {
		if t, ok := s.(*stencil.TimeLoop); ok && holdsSweep(t) {
			found = true
		}
	})
	return found
}

// timeLoop is the time loop of a function at a place, nil where nothing in that concerns mintc.
func timeLoop(f *stencil.Function, loop source.Span) (found *stencil.TimeLoop) {
	if f == nil {
		return nil
	}
	stencil.Visit(f.Steps, func(s stencil.Step) {
		if t, ok := s.(*stencil.TimeLoop); ok && t.Span == loop {
			found = t
		}
	})
	return found
}

// holdsLaunch reports whether some of the steps are nests, or blocks and loops that hold one, under no condition.
func holdsLaunch(steps []stencil.Step) bool {
	return slices.ContainsFunc(steps, func(s stencil.Step) bool {
		switch s.(type) {
		case *stencil.Sweep:
			return true
		case *stencil.Conditional:
			return false
		}
		return holdsLaunch(stencil.Children(s))
	})
}
