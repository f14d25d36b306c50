// Where steps stand in the text.

package stencil

import "fmt"

// TextRange is where the text of a step starts and ends, as offsets in its file.
func TextRange(s Step) (start, end int) {
	switch s := s.(type) {
	case *Region:
		switch {
		case s.Body.IsValid():
			return s.Body.Off, s.Body.End
		case !s.Directive.IsValid() && len(s.Steps) > 0: // of 'parallel for', which is the nest's
			start, _ := TextRange(s.Steps[0])
			return start, start
		}
		return s.Directive.Off, s.Directive.Off
	case *TimeLoop:
		return s.Span.Off, s.Span.End
	case *Conditional:
		return s.Span.Off, s.Span.End
	case *Single:
		return s.Directive.Off, s.Body.End
	case *EscapingCall:
		return s.Call.Off, s.Call.End
	case *HostAccess:
		return s.Span.Off, s.Span.End
	case *Move:
		return s.Span.Off, s.Span.End
	case *Barrier:
		return s.Directive.Off, s.Directive.End
	case *Transfer:
		return s.Directive.Off, s.Directive.End
	case *Sweep:
		return s.Directive.Off, s.Span.End
	}
	panic(fmt.Sprintf("stencil: no place known for %T", s))
}
