// The host step that opens or closes a block around a region written without braces.

package kernel

import "mintc/internal/source"

// Brace opens or closes a block around a region that has none.
type Brace struct {
	At   source.Span
	Text string
}

// Place implements HostStep.
func (s *Brace) Place() source.Span { return s.At }
