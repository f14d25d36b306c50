// Pragmas of OpenMP around mint constructs: regions that several threads would enter are refused.

package analyzer

import (
	"strings"

	"mintc/internal/source"
	"mintc/parser"
)

// checkOpenMP refuses a region that several OpenMP threads would enter (L5).
// A pragma of a nest that is replaced goes with it, and starts no threads.
func (w *walker) checkOpenMP(s *parser.Statement, directive source.Span, isNest bool) {
	if !parser.StartsThreads(w.Unit) {
		return
	}
	for _, f := range w.Foreign {
		of := f.Next(w.Statements)
		if of == nil || !f.StartsThreads() || isNest && of == s {
			continue
		}
		if s.Span.Off >= of.Span.Off && s.Span.End <= of.Span.End {
			w.msgs.Errorf(codeOpenMP, directive, "a mint region inside '%s', which every thread would execute", strings.TrimSpace(f.Span.Text())).
				Note(f.Span, "take this pragma away, or translate without -fopenmp")
		}
	}
}

// foreignInFront are the pragmas of others that are attached to a nest from in
// front of its directive; they go with it.
func (w *walker) foreignInFront(s *parser.Statement, from int) []source.Span {
	var list []source.Span
	for _, f := range w.Foreign {
		if f.Span.Off < from && f.Next(w.Statements) == s {
			list = append(list, f.Span)
		}
	}
	return list
}
