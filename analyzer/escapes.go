// Host calls through which code outside the file may reach mapped arrays: steps of their functions, for the host guard.

package analyzer

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/analyzer/validity"
	"mintc/ir/stencil"
	"mintc/parser"
)

// enterEscapes puts the calls that the guard has to know among the steps of
// their functions. One without mint constructs becomes a function of the program.
func (a *analysis) enterEscapes(p *stencil.Program, escapes []validity.Escape) {
	for _, e := range escapes {
		f := a.functionOf(p, e.Def)
		if f != nil {
			f.Steps = insert(f.Steps, e.Step, e.At.Off)
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
	for _, s := range a.Statements {
		if s.Kind == parser.Function && s.Parent == nil && s.Node == cc.Node(fd) {
			f := &stencil.Function{Name: name, Span: s.Span, Kernels: docStart(s.Span)}
			at, _ := slices.BinarySearchFunc(p.Functions, f.Span.Off, func(f *stencil.Function, off int) int { return f.Span.Off - off })
			p.Functions = slices.Insert(p.Functions, at, f)
			return f
		}
	}
	return nil
}

// insert puts a step that stands at an offset in front of the first one behind it,
// in the innermost step that holds it.
func insert(steps []stencil.Step, new stencil.Step, off int) []stencil.Step {
	for i, s := range steps {
		start, end := extent(s)
		switch inner := s.(type) {
		case *stencil.Region:
			if off >= start && off < end {
				inner.Steps = insert(inner.Steps, new, off)
				return steps
			}
		case *stencil.TimeLoop:
			if off >= start && off < end {
				inner.Steps = insert(inner.Steps, new, off)
				return steps
			}
		case *stencil.Conditional:
			if off >= start && off < end {
				inner.Steps = insert(inner.Steps, new, off)
				return steps
			}
		}
		if start > off {
			return slices.Insert(steps, i, new)
		}
	}
	return append(steps, new)
}

// extent is where the text of a step starts and ends.
func extent(s stencil.Step) (start, end int) {
	switch s := s.(type) {
	case *stencil.Region:
		if s.Body.IsValid() {
			return s.Body.Off, s.Body.End
		}
		return s.Directive.Off, s.Directive.Off
	case *stencil.TimeLoop:
		return s.Span.Off, s.Span.End
	case *stencil.Conditional:
		return s.Span.Off, s.Span.End
	case *stencil.Single:
		return s.Directive.Off, s.Body.End
	case *stencil.EscapingCall:
		return s.Call.Off, s.Call.End
	case *stencil.HostAccess:
		return s.Span.Off, s.Span.End
	case *stencil.Move:
		return s.Span.Off, s.Span.End
	case *stencil.Barrier:
		return s.Directive.Off, s.Directive.End
	case *stencil.Transfer:
		return s.Directive.Off, s.Directive.End
	case *stencil.Sweep:
		return s.Directive.Off, s.Span.End
	}
	return 0, 0
}
