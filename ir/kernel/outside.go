package kernel

import (
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Outside is a piece of text around a call that may touch arrays on the device:
// what comes before it, or the end.
type Outside struct {
	At   source.Span
	Call *stencil.EscapingCall
	End  bool
}

// Place implements HostStep.
func (s *Outside) Place() source.Span { return s.At }
