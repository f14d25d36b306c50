// Package stenciltest holds what tests of several packages do with ir/stencil.
package stenciltest

import "mintc/ir/stencil"

// Integers are types of each sort that C computes with otherwise: promoted, of 32 and of 64 bits, signed and not.
var Integers = []stencil.Type{stencil.Int, {Kind: stencil.Unsigned, Size: 4, Name: "unsigned"}, {Kind: stencil.Unsigned, Size: 1, Name: "unsigned char"},
	{Kind: stencil.Signed, Size: 1, Name: "signed char"}, stencil.Long, stencil.Size}

// Evaluate computes an integer expression as C does.
func Evaluate(e stencil.Expr, at map[*stencil.Symbol]int64) int64 {
	switch e := e.(type) {
	case *stencil.Const:
		return *e.Int
	case *stencil.Var:
		return at[e.Sym]
	case *stencil.Cast:
		return e.T.Integer().Convert(Evaluate(e.X, at))
	case *stencil.Cond:
		chosen := e.Y
		if Evaluate(e.C, at) != 0 {
			chosen = e.X
		}
		return e.Type().Integer().Convert(Evaluate(chosen, at))
	case *stencil.Binary:
		t := stencil.Arithmetic(e.X.Type(), e.Y.Type()).Integer()
		x, y := Evaluate(e.X, at), Evaluate(e.Y, at)
		if e.Op != "&&" && e.Op != "||" {
			x, y = t.Convert(x), t.Convert(y)
		}
		if !t.Signed && t.Bits == 64 && (x < 0 || y < 0) {
			return e.Type().Integer().Convert(large(e.Op, uint64(x), uint64(y)))
		}
		return e.Type().Integer().Convert(binary(e.Op, x, y))
	}
	panic("no such expression here")
}

// large is x op y of unsigned numbers of which one has 64 bits.
func large(op string, x, y uint64) int64 {
	switch op {
	case "%":
		return int64(x % y)
	case "/":
		return int64(x / y)
	case ">>":
		return int64(x >> y)
	case "<", "<=", ">", ">=": // in the same order as signed numbers half of them lower
		const half = 1 << 63
		return binary(op, int64(x-half), int64(y-half))
	}
	return binary(op, int64(x), int64(y))
}

var arithmetic = map[string]func(x, y int64) int64{
	"+": func(x, y int64) int64 { return x + y }, "-": func(x, y int64) int64 { return x - y }, "*": func(x, y int64) int64 { return x * y },
	"%": func(x, y int64) int64 { return x % y }, "/": func(x, y int64) int64 { return x / y },
	">>": func(x, y int64) int64 { return x >> y }, "&": func(x, y int64) int64 { return x & y },
}

var comparisons = map[string]func(x, y int64) bool{
	"<": func(x, y int64) bool { return x < y }, "<=": func(x, y int64) bool { return x <= y },
	">": func(x, y int64) bool { return x > y }, ">=": func(x, y int64) bool { return x >= y },
	"==": func(x, y int64) bool { return x == y }, "!=": func(x, y int64) bool { return x != y },
	"&&": func(x, y int64) bool { return x != 0 && y != 0 }, "||": func(x, y int64) bool { return x != 0 || y != 0 },
}

func binary(op string, x, y int64) int64 {
	if f := arithmetic[op]; f != nil {
		return f(x, y)
	}
	if comparisons[op](x, y) {
		return 1
	}
	return 0
}
