// The host steps around a call that leaves the translated code and may touch arrays on the device: the guard is
// opened before it and closed after it.

package kernel

import (
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Outside is the text in front of a call that may touch arrays on the device or, if End is set,
// behind it. Object names what ends with the block that is made around a statement which leaves it;
// it is empty for others.
type Outside struct {
	At     source.Span
	Call   *stencil.EscapingCall
	Object string
	End    bool
}

// Place implements HostStep.
func (s *Outside) Place() source.Span { return s.At }

// HostAccess is the text in front of an access that may be one of an array on the device or, if End is
// set, behind it.
type HostAccess struct {
	At     source.Span
	Access *stencil.HostAccess
	End    bool
}

// Place implements HostStep.
func (s *HostAccess) Place() source.Span { return s.At }

// HostRange is the text in front of a loop that looks up what an access in it reaches or, if End is set, behind the loop.
type HostRange struct {
	At     source.Span
	Access *stencil.HostAccess
	End    bool
}

// Place implements HostStep.
func (s *HostRange) Place() source.Span { return s.At }
