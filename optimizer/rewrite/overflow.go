// Integer expressions whose parts may be computed in any order, and by any iteration.

package rewrite

import (
	"math"

	"mintc/ir/stencil"
)

// neverOverflows reports whether the integer e is exact, or wraps, in whatever order its sums are
// computed. Unsigned ones wrap; signed ones must be too small to overflow, which the types of
// their elements show, as in sums of pixels.
func neverOverflows(e stencil.Expr) bool {
	t := e.Type()
	return t.Kind == stencil.Unsigned && t.Size >= stencil.Int.Size ||
		t.Kind == stencil.Signed && magnitude(e) <= float64(t.Integer().Max())
}

// magnitude bounds the absolute value of an integer expression and of all sums of its terms;
// infinite where nothing is known.
func magnitude(e stencil.Expr) float64 {
	t := e.Type()
	if !t.IsInteger() {
		return math.Inf(1)
	}
	operands := stencil.Operands(e)
	switch e := e.(type) {
	case *stencil.Const:
		if e.Int != nil {
			return math.Abs(float64(*e.Int))
		}
	case *stencil.Unary:
		if e.Op == "-" || e.Op == "+" {
			return magnitude(operands[0])
		}
	case *stencil.Binary:
		switch e.Op {
		case "+", "-":
			return magnitude(operands[0]) + magnitude(operands[1])
		case "*":
			return magnitude(operands[0]) * magnitude(operands[1])
		}
	case *stencil.Cast:
		if m := magnitude(operands[0]); m <= float64(t.Integer().Max()) {
			return m
		}
	}
	if t.Size >= stencil.Int.Size { // nothing but its type bounds it
		return math.Inf(1)
	}
	return math.Max(-float64(t.Integer().Min()), float64(t.Integer().Max()))
}
