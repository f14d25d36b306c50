// Which host loops call a function with nests in every step: -Minfo says there what became of the steps.

package analyzer

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// launching is a function whose nests are made in every step, and the call in the loop that leads to it.
type launching struct {
	function *stencil.Function
	call     source.Span
}

// enterCallers tells each function with nests which innermost host loops call it in every step.
func (a *analysis) enterCallers(p *stencil.Program) {
	functions := map[string]*stencil.Function{}
	for _, f := range p.Functions {
		functions[f.Name] = f
	}
	for _, s := range a.Statements {
		if s.Func == nil || s.Kind != parser.For && s.Kind != parser.While && s.Kind != parser.Do {
			continue
		}
		list := a.everyStep(s.Node.(*cc.Statement).IterationStatement, functions, map[string]bool{})
		if len(list) == 0 {
			continue
		}
		caller := stencil.Caller{Loop: s.Span.File.Span(s.Span.Off, s.Span.Off+len(source.Identifier(s.Span.Text()))), Header: a.header(s)}
		if f := functions[s.Func.Declarator.Name()]; f != nil && launchesIn(f, s.Span) {
			caller.Beside = f.Name
		}
		for _, l := range list {
			caller.Call = l.call
			l.function.Callers = append(l.function.Callers, caller)
			if caller.Beside == "" {
				caller.Beside = l.function.Name
			}
		}
	}
}

// everyStep are the functions whose nests n launches, once or more, neither under a condition nor in a loop inside. A function with time loops of its
// own is none of them: those are what steps are looked for in.
func (a *analysis) everyStep(n cc.Node, functions map[string]*stencil.Function, seen map[string]bool) []launching {
	var list []launching
	ccwalk.Nodes(n, func(inner cc.Node) bool {
		switch x := inner.(type) {
		case *cc.SelectionStatement, *cc.IterationStatement:
			return inner == n
		case *cc.PostfixExpression:
			if x.Case != cc.PostfixExpressionCall {
				break
			}
			d := ccwalk.Callee(x)
			if d == nil || seen[d.Name()] || a.Definition(d.Name()) == nil {
				break
			}
			seen[d.Name()] = true
			if f := functions[d.Name()]; f != nil && len(f.Sweeps()) > 0 && !hasTimeLoop(f) {
				list = append(list, launching{f, a.SpanAt(x)})
			}
			for _, l := range a.everyStep(a.Definition(d.Name()).CompoundStatement, functions, seen) {
				list = append(list, launching{l.function, a.SpanAt(x)})
			}
		}
		return true
	})
	return list
}

// enterJumps tells each function with nests in no loop whether a goto leads back in front of some, which are its steps: the one that leads furthest back.
func (a *analysis) enterJumps(p *stencil.Program) {
	for _, f := range p.Functions {
		sweeps := f.Sweeps()
		if len(sweeps) == 0 || hasTimeLoop(f) {
			continue
		}
		ccwalk.Nodes(a.Definition(f.Name), func(n cc.Node) bool {
			j, ok := n.(*cc.JumpStatement)
			if !ok || j.Case != cc.JumpStatementGoto {
				return true
			}
			if l, ok := j.Label().(*cc.LabeledStatement); ok {
				at, from := a.SpanAt(j), a.SpanAt(l).Off
				again := slices.ContainsFunc(sweeps, func(s *stencil.Sweep) bool { return from <= s.Directive.Off && s.Directive.Off < at.Off })
				if again && (f.Back == nil || from < f.Back.Loop.Off) {
					f.Back = &stencil.Back{At: at.File.Span(at.Off, at.Off+len(source.Identifier(at.Text()))), Loop: at.File.Span(from, at.End), Text: "goto " + j.Token2.SrcStr()}
				}
			}
			return true
		})
	}
}

// hasTimeLoop reports whether nests of the function stand in a host loop of its own.
func hasTimeLoop(f *stencil.Function) bool {
	found := false
	stencil.Visit(f.Steps, func(s stencil.Step) {
		if t, ok := s.(*stencil.TimeLoop); ok && len((&stencil.Function{Steps: t.Steps}).Sweeps()) > 0 {
			found = true
		}
	})
	return found
}

// launchesIn reports whether a loop of the function has nests itself, or loops inside that have, under no condition.
func launchesIn(f *stencil.Function, loop source.Span) bool {
	found := false
	stencil.Visit(f.Steps, func(s stencil.Step) {
		if t, ok := s.(*stencil.TimeLoop); ok && t.Span == loop {
			found = launches(t.Steps)
		}
	})
	return found
}

func launches(steps []stencil.Step) bool {
	return slices.ContainsFunc(steps, func(s stencil.Step) bool {
		switch s.(type) {
		case *stencil.Sweep:
			return true
		case *stencil.Conditional:
			return false
		}
		return launches(stencil.Children(s))
	})
}
