// The walk through a function: regions, transfers, time loops and nests become steps, in text order.

package analyzer

import (
	"fmt"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/nest"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// walker reads the steps of one function.
type walker struct {
	*analysis
	fn       *nest.Function // what its nests know of it
	function *stencil.Function
	pragmas  []*parser.Pragma // of the function, in file order
	sweeps   int
}

// blockSteps reads the statements below s and the stand-alone directives between
// them, in text order.
func (w *walker) blockSteps(s *parser.Statement) []stencil.Step {
	var steps []stencil.Step
	next := w.standAlone(s)
	for _, child := range w.children[s] {
		for len(next) > 0 && next[0].Span.Off < child.Span.Off {
			steps = append(steps, w.directives(next[0])...)
			next = next[1:]
		}
		steps = append(steps, w.statementSteps(child)...)
	}
	for _, p := range next {
		steps = append(steps, w.directives(p)...)
	}
	return steps
}

// standAlone are the copies and barriers directly in the block s.
func (w *walker) standAlone(s *parser.Statement) []*parser.Pragma {
	var list []*parser.Pragma
	for _, p := range w.pragmas {
		if p.Bound == nil && p.Block == s {
			list = append(list, p)
		}
	}
	return list
}

func (w *walker) directives(p *parser.Pragma) []stencil.Step {
	var steps []stencil.Step
	for _, d := range p.Directives {
		switch d.Kind {
		case pragma.Barrier:
			steps = append(steps, &stencil.Barrier{Directive: p.Span})
		case pragma.Copy:
			if t := w.transfer(p, d); t != nil {
				w.read.Transfers[p] = append(w.read.Transfers[p], t)
				w.read.ExtentReads[t] = w.extentReads(p, d.Copy)
				steps = append(steps, t)
			}
		}
	}
	return steps
}

// statementSteps reads one statement with the directives that are bound to it.
func (w *walker) statementSteps(s *parser.Statement) []stencil.Step {
	directives := w.directivesOf(s)
	var parallel, single, trapezoid, loop *bound
	for i := range directives {
		b := &directives[i]
		switch b.Kind {
		case pragma.Parallel:
			parallel = b
		case pragma.Single:
			single = b
		case pragma.Trapezoid:
			trapezoid = w.joinTrapezoids(trapezoid, b)
		case pragma.For, pragma.ParallelFor:
			loop = b
		}
	}
	switch {
	case parallel != nil && loop != nil:
		return []stencil.Step{w.parallelNest(s, parallel, loop, trapezoid)}
	case parallel != nil:
		return []stencil.Step{w.parallel(s, parallel, trapezoid)}
	case single != nil:
		w.single(s)
		w.read.Singles[s] = &stencil.Single{Directive: single.Span, Body: s.Span}
		return []stencil.Step{w.read.Singles[s]}
	case loop != nil:
		return w.annotatedNest(s, loop, trapezoid)
	}
	return w.host(s, trapezoid)
}

// host reads a statement that is the host's own, with what stands in it.
func (w *walker) host(s *parser.Statement, trapezoid *bound) []stencil.Step {
	inner := w.blockSteps(s)
	switch {
	case len(inner) == 0 && (trapezoid == nil || w.holdsNest(s)): // nests that were refused
		return nil
	case isLoop(s):
		t := &stencil.TimeLoop{Span: s.Span, Header: w.header(s), Steps: inner}
		t.Steps = w.moves(s, t.Steps)
		w.height(s, t, trapezoid)
		return []stencil.Step{t}
	case isConditional(s):
		return []stencil.Step{&stencil.Conditional{Span: s.Span, Header: w.header(s), Steps: inner}}
	}
	return inner
}

// bound is a directive that is bound to a statement.
type bound struct {
	nest.Directive
	more []source.Span // of the directives joined with it
}

// directivesOf are the directives that are bound to a statement.
func (w *walker) directivesOf(s *parser.Statement) []bound {
	var list []bound
	for _, d := range w.fn.DirectivesOf(s) {
		list = append(list, bound{Directive: d})
	}
	return list
}

// header is the text of a compound statement up to its body.
func (a *analysis) header(s *parser.Statement) string {
	end := s.Span.End
	if kids := a.children[s]; len(kids) > 0 {
		end = kids[0].Span.Off
		for _, p := range a.bound[kids[0]] {
			end = min(end, p.Span.Off)
		}
	}
	if end <= s.Span.Off { // a macro makes the body, too
		return source.Identifier(s.Span.Text())
	}
	return strings.Join(strings.Fields(s.Span.File.Span(s.Span.Off, end).Text()), " ")
}

// parallel reads a region: a block, or a host loop around nests.
func (w *walker) parallel(s *parser.Statement, b, trapezoid *bound) *stencil.Region {
	w.checkOpenMP(s, b.Span, false)
	r := &stencil.Region{Directive: b.Span, Body: s.Span, Bare: s.Kind != parser.Block}
	w.inRegion(s, b, r, func() []stencil.Step {
		if !r.Bare {
			return w.blockSteps(s)
		}
		return w.host(s, trapezoid)
	})
	if r.Bare && !w.holdsNest(s) && !w.callsNest(s.Node, map[*cc.FunctionDefinition]bool{}) {
		w.msgs.Errorf(codeClause, b.Span, "'parallel' is attached to a loop without any 'mint for'").
			Note(b.Span, "to run the loop's iterations on the device, write 'mint parallel for'; to make a region of several statements, put braces around them")
	}
	return r
}

// holdsNest reports whether a 'mint for' stands in s.
func (w *walker) holdsNest(s *parser.Statement) bool {
	return slices.ContainsFunc(w.pragmas, func(p *parser.Pragma) bool {
		return forNest(p) && p.Span.Off > s.Span.Off && p.Span.End <= s.Span.End
	})
}

// forNest reports whether a pragma is a 'mint for'.
func forNest(p *parser.Pragma) bool {
	for _, d := range p.Directives {
		if d.Kind == pragma.For || d.Kind == pragma.ParallelFor {
			return true
		}
	}
	return false
}

// callsNest reports whether n calls a function of this file that holds a 'mint for', or one that calls such a function.
func (a *analysis) callsNest(n cc.Node, seen map[*cc.FunctionDefinition]bool) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		call, ok := n.(*cc.PostfixExpression)
		if !ok || call.Case != cc.PostfixExpressionCall || found {
			return !found
		}
		if d := ccwalk.Callee(call); d != nil {
			if callee := a.Definition(d.Name()); callee != nil && !seen[callee] {
				seen[callee] = true
				found = slices.ContainsFunc(a.Pragmas, func(p *parser.Pragma) bool { return p.Func == callee && forNest(p) }) || a.callsNest(callee, seen)
			}
		}
		return !found
	})
	return found
}

// parallelNest reads 'parallel' and 'for' on one nest, which is a region by itself.
func (w *walker) parallelNest(s *parser.Statement, b, loop, trapezoid *bound) *stencil.Region {
	w.checkOpenMP(s, b.Span, true)
	r := &stencil.Region{Directive: b.Span}
	w.inRegion(s, b, r, func() []stencil.Step { return w.annotatedNest(s, loop, trapezoid) })
	return r
}

// inRegion reads the steps of a region.
func (w *walker) inRegion(s *parser.Statement, b *bound, r *stencil.Region, steps func() []stencil.Step) {
	if w.fn.Region != nil {
		w.msgs.Errorf(codeClause, b.Span, "a parallel region inside a parallel region").
			Note(w.fn.Region.Span.File.Span(w.fn.Region.Span.Off, w.fn.Region.Span.Off+1), "the outer one starts here")
	}
	if w.insideSwitch(s) {
		w.msgs.Errorf(codeLater, b.Span, "a parallel region that is the body of a switch is not translated")
	}
	outer := w.fn.Region
	w.fn.Region = s
	r.Steps = steps()
	w.fn.Region = outer
	w.findFusionCandidates(r.Steps)
	w.read.Regions[s] = r
}

func (w *walker) insideSwitch(s *parser.Statement) bool {
	return s.Parent != nil && s.Parent.Kind == parser.Switch
}

// single checks what a block of host statements may do.
func (w *walker) single(s *parser.Statement) {
	for _, p := range w.pragmas {
		if p.Span.Off > s.Span.Off && p.Span.Off < s.Span.End {
			w.msgs.Errorf(codeClause, p.Span, "a mint directive inside 'single', which holds host statements only")
		}
	}
}

// transfer reads a copy.
func (w *walker) transfer(p *parser.Pragma, d *pragma.Directive) *stencil.Transfer {
	g := w.fn.Grids.CopyGrid(d)
	if g == nil {
		return nil
	}
	t := &stencil.Transfer{Directive: p.Span, Grid: g, Keep: d.Copy.Keep}
	switch d.Copy.Direction {
	case pragma.ToDevice:
		t.Direction = stencil.ToDevice
	case pragma.FromDevice:
		t.Direction = stencil.FromDevice
	case pragma.Release:
		t.Direction = stencil.Release
		return t
	}
	for i := len(d.Copy.Sizes) - 1; i >= 0; i-- { // the pragma lists x first
		t.Extents = append(t.Extents, d.Copy.Sizes[i].Text)
		w.checkCall(t, d.Copy.Sizes[i])
	}
	if !w.checkNames(d.Copy, p) || !w.checkExtents(g, d.Copy, p) {
		return nil
	}
	t.Typed = w.typedExtents(g, d.Copy, p)
	if n, isConst := productOf(d.Copy.Sizes); isConst && len(d.Copy.Sizes) > 0 {
		t.Elements = n
	}
	block := p.Block
	for block.Kind != parser.Block && block.Kind != parser.Function {
		block = block.Parent
	}
	if w.insideSwitch(block) {
		w.msgs.Errorf(codeLater, p.Span, "'copy' directly in the body of a switch is not translated").
			Note(p.Span, "put braces around the statements of this case")
		return nil
	}
	t.Scope = w.afterBrace(block)
	return t
}

// afterBrace is the offset behind the opening brace of a block or function.
func (w *walker) afterBrace(s *parser.Statement) int {
	if s.Kind == parser.Function {
		body := s.Node.(*cc.FunctionDefinition).CompoundStatement
		return body.Token.Position().Offset + 1
	}
	return s.Span.Off + 1
}

// sweepName is a name for the n-th kernel of the function.
func (w *walker) sweepName() string {
	w.sweeps++
	return fmt.Sprintf("%s_sweep%d", w.function.Name, w.sweeps)
}
