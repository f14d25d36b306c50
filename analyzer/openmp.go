// Pragmas of OpenMP around mint constructs: regions that several threads would enter are refused.

package analyzer

import (
	"regexp"
	"strings"

	"mintc/internal/source"
	"mintc/parser"
)

// ompParallel recognises the OpenMP constructs whose block several threads execute.
var ompParallel = regexp.MustCompile(`\bomp\b.*\b(parallel|teams)\b`)

// checkOpenMP refuses a region that several OpenMP threads would enter (L5).
// A pragma of a nest that is replaced goes with it, and starts no threads.
func (w *walker) checkOpenMP(s *parser.Statement, directive source.Span, isNest bool) {
	if !w.MacroNames()["_OPENMP"] {
		return
	}
	for _, f := range w.Foreign {
		of := w.attachedTo(f)
		if of == nil || !ompParallel.MatchString(f.Span.Text()) || isNest && of == s {
			continue
		}
		if s.Span.Off >= of.Span.Off && s.Span.End <= of.Span.End {
			w.msgs.Errorf(codeOpenMP, directive, "a mint region inside '%s', which every thread would execute", strings.TrimSpace(f.Span.Text())).
				Note(f.Span, "take this pragma away, or translate without -fopenmp")
		}
	}
}

// attachedTo is the statement that follows somebody else's pragma.
func (a *analysis) attachedTo(f parser.ForeignPragma) *parser.Statement {
	for _, s := range a.Statements {
		if s.Span.Off >= f.Span.End {
			return s
		}
	}
	return nil
}

// foreignInFront are the pragmas of others that are attached to a nest from in
// front of its directive; they go with it.
func (w *walker) foreignInFront(s *parser.Statement, from int) []source.Span {
	var list []source.Span
	for _, f := range w.Foreign {
		if f.Span.Off < from && w.attachedTo(f) == s {
			list = append(list, f.Span)
		}
	}
	return list
}
