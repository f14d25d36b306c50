// One `mint for` from its directive to a step: its nest read, what stands with it, and whether its text can be cut out.

package analyzer

import (
	"fmt"
	"strings"

	"mintc/analyzer/nest"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
)

// annotatedNest reads an annotated nest.
func (w *walker) annotatedNest(s *parser.Statement, b *bound, trapezoid *bound) []stencil.Step {
	sw := &stencil.Sweep{Name: w.sweepName(), Directive: b.Span, Span: s.Span,
		Hints: stencil.Hints{NoWait: b.NoWait.Set, Independent: b.Independent.Set}}
	if !w.replaceable(s, b) {
		return nil
	}
	read := nest.Read(w.fn, s, &b.Directive, sw)
	if read == nil {
		return nil
	}
	if trapezoid != nil {
		w.checkTrapezoid(sw, trapezoid)
	}
	read.PlanChecks()
	for _, span := range w.foreignInFront(s, b.Span.Off) {
		w.goesWithLoop(span)
		sw.Foreign = append(sw.Foreign, span)
	}
	if trapezoid != nil {
		for _, span := range trapezoid.lines() {
			if span.Off < b.Span.Off { // those behind it go with the nest
				sw.TrapezoidLines = append(sw.TrapezoidLines, span)
			}
		}
	}
	w.remark(sw)
	w.read.Sweeps[s] = sw
	w.read.HostReads[sw] = read.HostReads()
	if w.fn.Region == nil { // a nest outside of a region is one by itself
		w.checkOpenMP(s, b.Span, true)
		region := &stencil.Region{Steps: []stencil.Step{sw}}
		w.findFusionCandidates(region.Steps)
		w.read.Regions[s] = region
		return []stencil.Step{region}
	}
	return []stencil.Step{sw}
}

// replaceable checks that the nest's text can be cut out: no macro that also
// makes other code at its ends, no preprocessor group that reaches beyond it.
func (w *walker) replaceable(s *parser.Statement, b *bound) bool {
	if s.Straddle {
		w.msgs.Errorf(codeText, s.Span, "this loop shares a macro invocation with the code beside it, and cannot be replaced alone")
		return false
	}
	span := s.Span.File.Span(min(b.Span.Off, s.Span.Off), s.Span.End)
	if !w.wholeGroups(span) {
		return false
	}
	for _, f := range w.Foreign {
		if f.Span.Off >= span.Off && f.Span.End <= span.End {
			w.goesWithLoop(f.Span)
		}
	}
	return true
}

// wholeGroups checks that the preprocessor groups of a nest end in it, and that its lines that count behind it can stay without
// them: a #define and an #undef stand in the output behind the launch.
func (w *walker) wholeGroups(span source.Span) bool {
	depth := 0
	for _, d := range parser.Lines(w.Unit, span) {
		switch d.Name {
		case "if", "ifdef", "ifndef":
			depth++
		case "else", "elif":
			if depth == 0 {
				w.msgs.Errorf(codeText, d.Span, "this preprocessor group starts before the annotated loop")
				return false
			}
		case "endif":
			if depth--; depth < 0 {
				w.msgs.Errorf(codeText, d.Span, "this preprocessor group starts before the annotated loop")
				return false
			}
		case "define", "undef":
			if depth > 0 && w.Active(d.Span.Off) {
				w.msgs.Errorf(codeText, d.Span, "#%s under a condition inside an annotated loop, which is replaced by generated code: move the group in front", d.Name)
				return false
			}
		case "include":
			if !w.Active(d.Span.Off) {
				continue // a group that is switched off is text like any other
			}
			w.msgs.Errorf(codeText, d.Span, "#include inside an annotated loop, which is replaced by generated code: move it in front")
			return false
		}
	}
	if depth > 0 {
		w.msgs.Errorf(codeText, span, "a preprocessor group starts inside the annotated loop and ends after it")
		return false
	}
	return true
}

func (w *walker) goesWithLoop(pragma source.Span) {
	w.msgs.Remarkf(nest.CodeRemark, pragma, "'%s' goes with the loop that is replaced", strings.TrimSpace(pragma.Text()))
}

// remark says what became of the nest, for -Minfo.
func (w *walker) remark(s *stencil.Sweep) {
	var uses []string
	for _, u := range s.Uses {
		uses = append(uses, u.Described(s))
	}
	loops := "1 parallel loop becomes"
	if n := len(s.Loops); n > 1 {
		loops = fmt.Sprintf("%d parallel loops become", n)
	}
	w.msgs.Remarkf(nest.CodeRemark, s.Directive, "%s kernel '%s': %s", loops, s.Name, strings.Join(uses, ", "))
}
