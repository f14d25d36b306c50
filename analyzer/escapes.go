// Host calls through which code outside the file may reach mapped arrays: steps of their functions, for the host guard.

package analyzer

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/validity"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// enterEscapes puts the calls that the guard has to know among the steps of
// their functions. One without mint constructs becomes a function of the program.
func (a *analysis) enterEscapes(p *stencil.Program, escapes []validity.Escape) {
	for _, e := range escapes {
		f := a.functionOf(p, e.Def)
		if f != nil {
			place := hostPlace{e.At.Off, a.branchesAround(e.Def, e.At.Off)}
			f.Steps = a.insert(f.Steps, e.Step, place)
		}
	}
}

func (a *analysis) functionOf(p *stencil.Program, fd *cc.FunctionDefinition) *stencil.Function {
	name := fd.Declarator.Name()
	for _, f := range p.Functions {
		if f.Name == name {
			return f
		}
	}
	s := a.definition(fd)
	if s == nil {
		return nil
	}
	f := &stencil.Function{Name: name, Span: s.Span, Kernels: docStart(s.Span)}
	at, _ := slices.BinarySearchFunc(p.Functions, f.Span.Off, func(f *stencil.Function, off int) int { return f.Span.Off - off })
	p.Functions = slices.Insert(p.Functions, at, f)
	return f
}

// definition is a function of the main file as a statement.
func (a *analysis) definition(fd *cc.FunctionDefinition) *parser.Statement {
	top := a.children[nil]
	i := slices.IndexFunc(top, func(s *parser.Statement) bool { return s.Kind == parser.Function && s.Node == cc.Node(fd) })
	if i < 0 {
		return nil
	}
	return top[i]
}

// hostPlace is where host code stands: the offset, and the branches in which it does, the outermost first.
type hostPlace struct {
	off      int
	branches []branch
}

// branch is a part of the host's code that a condition decides about: a conditional statement, or an operand of ?:, && or ||.
type branch struct {
	span    source.Span
	header  string
	isLabel bool // of a switch
}

// branchesAround are the branches of a function in which an offset stands. What stands in the condition runs anyway, and so does what
// is put in front of the whole statement.
func (a *analysis) branchesAround(fd *cc.FunctionDefinition, off int) (list []branch) {
	in := a.definition(fd)
	for in != nil {
		kids := a.children[in]
		i := slices.IndexFunc(kids, func(k *parser.Statement) bool { return off >= k.Span.Off && off < k.Span.End })
		if i < 0 {
			return append(list, a.operandsAround(in.Node, off)...)
		}
		if off > in.Span.Off && isConditional(in) {
			list = append(list, branch{in.Span, a.header(in), in.Kind == parser.Label})
		}
		in = kids[i]
	}
	return list
}

// operandsAround are the operands of ?:, && and || in which an offset stands, but for those that are evaluated in any case. Operands that
// a macro makes are not told apart.
func (a *analysis) operandsAround(n cc.Node, off int) (list []branch) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		first, rest := ccwalk.Branches(n)
		if first == nil {
			return true
		}
		start, end := a.SpanAt(first).Off, a.SpanAt(first).End
		for _, operand := range rest {
			if at := a.SpanAt(operand); at.Off >= end && off >= at.Off && off < at.End {
				header := strings.Join(strings.Fields(at.File.Span(start, at.Off).Text()), " ")
				list = append(list, branch{span: at, header: header})
			}
		}
		return true
	})
	return list
}

// isLoop reports whether a statement is a loop.
func isLoop(s *parser.Statement) bool {
	return s.Kind == parser.For || s.Kind == parser.While || s.Kind == parser.Do
}

// isConditional reports whether a statement decides which of those in it run. A label of a goto does not.
func isConditional(s *parser.Statement) bool {
	x, ok := s.Node.(*cc.Statement)
	return s.Kind == parser.If || s.Kind == parser.Switch || s.Kind == parser.Label && ok && x.LabeledStatement.Case != cc.LabeledStatementLabel
}

// within is the place in a step that ends at an offset: what stands around that is left out.
func (p hostPlace) within(start, end int) hostPlace {
	p.branches = slices.DeleteFunc(slices.Clone(p.branches), func(b branch) bool { return b.span.Off < start || b.span.End > end })
	return p
}

// insert puts a step in front of the first one behind its place, in the innermost step that holds it, with the conditions that no step has yet.
func (a *analysis) insert(steps []stencil.Step, new stencil.Step, at hostPlace) []stencil.Step {
	for i, s := range steps {
		start, end := stencil.TextRange(s)
		if at.off >= start && at.off < end {
			switch inner := s.(type) {
			case *stencil.Region:
				inner.Steps = a.insert(inner.Steps, new, at.within(start, end))
				return steps
			case *stencil.TimeLoop:
				inner.Steps = a.insert(inner.Steps, new, at.within(start, end))
				return steps
			case *stencil.Conditional:
				b := slices.IndexFunc(at.branches, func(b branch) bool { return b.span == inner.Span })
				if b < 0 { // it stands in the condition
					return slices.Insert(steps, i, under(at.branches, new))
				}
				at.branches = at.branches[b+1:]
				inner.Steps = a.insert(inner.Steps, new, at)
				return steps
			}
		}
		if start > at.off {
			return slices.Insert(steps, i, under(at.branches, new))
		}
	}
	return append(steps, under(at.branches, new))
}

// under is a step with the branches that decide whether it runs. A case is in its switch, and a move says itself that it may not happen.
func under(branches []branch, step stencil.Step) stencil.Step {
	if _, ok := step.(*stencil.Move); ok {
		return step
	}
	for _, b := range slices.Backward(branches) {
		if !b.isLabel {
			step = &stencil.Conditional{Span: b.span, Header: b.header, Steps: []stencil.Step{step}}
		}
	}
	return step
}
