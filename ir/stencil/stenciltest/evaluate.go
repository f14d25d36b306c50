// Package stenciltest holds what tests of several packages do with ir/stencil.
package stenciltest

import "mintc/ir/stencil"

// Evaluate computes an integer expression as C does, with types of up to 32 bits.
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
		return e.Type().Integer().Convert(binary(e.Op, x, y))
	}
	panic("no such expression here")
}

func binary(op string, x, y int64) int64 {
	truth := func(b bool) int64 {
		if b {
			return 1
		}
		return 0
	}
	return map[string]func() int64{
		"+": func() int64 { return x + y }, "-": func() int64 { return x - y }, "*": func() int64 { return x * y }, "%": func() int64 { return x % y },
		"/": func() int64 { return x / y }, ">>": func() int64 { return x >> y },
		"&": func() int64 { return x & y }, "<": func() int64 { return truth(x < y) }, "<=": func() int64 { return truth(x <= y) },
		">": func() int64 { return truth(x > y) }, ">=": func() int64 { return truth(x >= y) },
		"==": func() int64 { return truth(x == y) }, "!=": func() int64 { return truth(x != y) },
		"&&": func() int64 { return truth(x != 0 && y != 0) }, "||": func() int64 { return truth(x != 0 || y != 0) },
	}[op]()
}
