// Limits on the shape of a program, such as nesting and operators in one expression. Beyond them cc would overflow the stack or take minutes.

package parser

import (
	"bytes"
	"errors"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// Limits on the shape of a program. cc is a recursive descent parser, and its
// type checker takes quadratic time in long expressions. Beyond these limits it
// would overflow the stack, which Go cannot recover from, or take minutes.
const (
	maxBrackets    = 1000             // open ( [ { at a time
	maxOperators   = 4096             // in one expression
	maxGroups      = 4 * maxOperators // ( and [ in one expression: calls, subscripts, casts
	maxPrefix      = 256              // prefix operators in a row
	maxStatements  = 1000             // statements nested without braces
	maxElse        = 8192             // else branches in one function
	maxWords       = 4096             // identifiers and keywords in a row
	maxConditional = 256              // nested #if
)

var (
	errBrackets    = errors.New("brackets are nested too deeply")
	errOperators   = errors.New("the expression has too many operators")
	errPrefix      = errors.New("too many prefix operators in a row")
	errStatements  = errors.New("statements are nested too deeply")
	errWords       = errors.New("too many words without an operator between them")
	errConditional = errors.New("conditional directives are nested too deeply")
)

// shape measures a stream of tokens.
type shape struct {
	brackets, parens, groups, operators, prefix, statements, elses, words int
}

// token counts one more token and reports the limit that it breaks.
func (s *shape) token(t string) error {
	if source.IsIdentByte(t[0]) {
		return s.word(t)
	}
	if t[0] == '"' || t[0] == '\'' {
		s.prefix, s.words = 0, 0
		return nil
	}
	return s.punctuator(t)
}

func (s *shape) word(t string) error {
	switch t {
	case "sizeof", "_Alignof", "__alignof__", "__real__", "__imag__":
		s.prefix++
		s.operators++
	case "if", "for", "while", "do", "switch":
		s.statements++
		s.prefix = 0
	case "else":
		s.elses++
		s.prefix = 0
	default:
		s.prefix = 0
	}
	s.words++
	switch {
	case s.words > maxWords:
		return errWords
	case s.prefix > maxPrefix:
		return errPrefix
	case s.statements > maxStatements || s.elses > maxElse:
		return errStatements
	}
	return nil
}

func (s *shape) punctuator(t string) error {
	s.words = 0
	switch t {
	case "(", "[", "{":
		s.open(t)
	case ")", "]", "}":
		s.close(t)
	case "-", "+", "!", "~", "*", "&", "++", "--", "&&":
		s.prefix++
		s.operators++
	case ";":
		s.separate()
	case ",":
		s.operators, s.groups, s.prefix = 0, 0, 0
	default:
		s.prefix = 0
		s.operators++
	}
	switch {
	case s.brackets > maxBrackets:
		return errBrackets
	case s.operators > maxOperators || s.groups > maxGroups:
		return errOperators
	case s.prefix > maxPrefix:
		return errPrefix
	}
	return nil
}

func (s *shape) open(t string) {
	s.brackets++
	s.groups++
	if t == "{" {
		s.separate()
	} else {
		s.parens++
	}
}

func (s *shape) close(t string) {
	s.brackets = max(0, s.brackets-1)
	s.prefix = 0
	if t == "}" {
		s.separate()
	} else {
		s.parens = max(0, s.parens-1)
	}
	if s.brackets == 0 {
		s.elses = 0
	}
}

// separate ends an expression. Outside parentheses, and so outside the header of
// a for loop, it also ends a chain of nested statements.
func (s *shape) separate() {
	s.operators, s.groups, s.prefix = 0, 0, 0
	if s.parens == 0 {
		s.statements = 0
	}
}

// limitWriter receives the output of cc.Preprocess, which writes one token at a
// time, and stops it at the first limit that is exceeded.
type limitWriter struct{ shape shape }

func (w *limitWriter) Write(token []byte) (int, error) {
	if t := bytes.TrimSpace(token); len(t) > 0 {
		if err := w.shape.token(string(t)); err != nil {
			return 0, err
		}
	}
	return len(token), nil
}

// checkLimits checks the text before preprocessing: its brackets, because macro
// expansion recurses into them, and each directive.
func (r *rawFile) checkLimits() diag.List {
	var errs diag.List
	depth := 0
	for _, t := range r.toks {
		if t.Kind != source.Punct {
			continue
		}
		switch r.file.Text[t.Off] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth = max(0, depth-1)
		}
		if depth > maxBrackets {
			errs.Errorf(codeLimit, r.file.Span(t.Off, t.End), "%v", errBrackets)
			return errs
		}
	}
	depth = 0
	for _, d := range r.directives {
		var s shape
		for _, t := range d.toks {
			if err := s.token(r.spelling(t)); err != nil {
				errs.Errorf(codeLimit, r.file.Span(t.Off, t.End), "%v", err)
				return errs
			}
		}
		switch d.name {
		case "if", "ifdef", "ifndef":
			depth++
		case "endif":
			depth--
		}
		if depth > maxConditional {
			errs.Errorf(codeLimit, r.file.Span(d.off, d.end), "%v", errConditional)
			return errs
		}
	}
	return errs
}

// placeOf finds where the main file's own tokens exceed a limit. It is the start
// of the file if only macro expansion exceeds it.
func (r *rawFile) placeOf(limit error) source.Span {
	var s shape
	for _, t := range r.toks {
		if err := s.token(r.spelling(t)); err == limit {
			return r.file.Span(t.Off, t.End)
		}
	}
	return r.file.Span(0, 0)
}

// isLimit reports whether err is one of the limits on the shape.
func isLimit(err error) bool {
	switch err {
	case errBrackets, errOperators, errPrefix, errStatements, errWords:
		return true
	}
	return false
}
