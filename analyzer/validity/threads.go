// Constructs of OpenMP that several threads execute. Mappings belong to the thread that made them, so that the others would look up
// their accesses in vain.

package validity

import (
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
)

// leftToThreads lets the arrays be shown in front of the outermost construct around an access, if there is one.
func (w *activation) leftToThreads(what string) bool {
	if !parser.StartsThreads(w.in.Unit) {
		return false
	}
	var frame *walk
	var front int
	outermost := 0
	for f := w.walk; f != nil; f = f.caller {
		for i, n := range f.around {
			if at, ok := f.threadsEnter(w.byNode[n]); ok {
				frame, front, outermost = f, at, i
				break
			}
		}
	}
	if frame == nil {
		return false
	}
	n := frame.around[outermost]
	if in := w.inBlock(frame.around[:outermost+1]); in != n { // "if (x)" around the pragma
		n, front = in, extentOf(w.in.Unit, in).Off
	}
	s := extentOf(w.in.Unit, n)
	frame.reports.enter(&stencil.EscapingCall{Name: what, Call: s.File.Span(front, front), Statement: s.File.Span(front, s.End)})
	return true
}

// threadsEnter reports whether several threads execute a statement, and where the pragmas in front of it begin.
func (w *activation) threadsEnter(s *parser.Statement) (front int, ok bool) {
	if s == nil {
		return 0, false
	}
	var first source.Span
	for _, f := range w.in.Unit.Foreign {
		if f.Next(w.in.Unit.Statements) == s {
			if !first.IsValid() {
				first = f.Span
			}
			ok = ok || f.StartsThreads()
		}
	}
	return first.Off, ok
}
