// What a step of a time loop does to the names of arrays, and what a trapezoid directive asks for.

package stencil

import (
	"fmt"

	"mintc/internal/source"
)

// Move is an assignment of the host's in a time loop that lets a name stand for other storage: of a pointer, or of
// a scalar that chooses a slice. Moves stand among the steps of the loop, in order. To is the name of a grid or of
// another variable. Value is what it gets, as C text over such names; "" where that is not known, because the
// assignment is under a condition, say.
type Move struct {
	Span      source.Span
	To, Value string
}

func (*Move) step() {}

// String is the line of the dump.
func (m *Move) String() string {
	if m.Value == "" {
		return "move `" + m.To + "` unknown"
	}
	return "move `" + m.To + "` `" + m.Value + "`"
}

// Trapezoid is what a trapezoid directive asks of a time loop: Height steps per launch, or with 0 as many as pay.
type Trapezoid struct {
	Directive source.Span
	Lines     []source.Span // all directives on the loop
	Height    int
	Adaptive  bool // the height is to settle as the program runs
}

// String is what the line of the loop says of it.
func (t *Trapezoid) String() string {
	switch {
	case t == nil:
		return ""
	case t.Adaptive:
		return " height adaptive"
	case t.Height == 0:
		return " height auto"
	}
	return fmt.Sprintf(" height %d", t.Height)
}
