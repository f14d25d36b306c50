// Package stenciltest holds what tests of several packages do with ir/stencil.
package stenciltest

import "mintc/ir/stencil"

// Evaluate computes an int expression as C does.
func Evaluate(e stencil.Expr, at map[*stencil.Symbol]int64) int64 {
	truth := func(b bool) int64 {
		if b {
			return 1
		}
		return 0
	}
	switch e := e.(type) {
	case *stencil.Const:
		return *e.Int
	case *stencil.Var:
		return at[e.Sym]
	case *stencil.Cond:
		if Evaluate(e.C, at) != 0 {
			return Evaluate(e.X, at)
		}
		return Evaluate(e.Y, at)
	case *stencil.Binary:
		x, y := Evaluate(e.X, at), Evaluate(e.Y, at)
		return map[string]func() int64{
			"+": func() int64 { return x + y }, "-": func() int64 { return x - y }, "*": func() int64 { return x * y }, "%": func() int64 { return x % y },
			"&": func() int64 { return x & y }, "<": func() int64 { return truth(x < y) }, "<=": func() int64 { return truth(x <= y) },
			">": func() int64 { return truth(x > y) }, ">=": func() int64 { return truth(x >= y) },
			"==": func() int64 { return truth(x == y) }, "!=": func() int64 { return truth(x != y) },
			"&&": func() int64 { return truth(x != 0 && y != 0) }, "||": func() int64 { return truth(x != 0 || y != 0) },
		}[e.Op]()
	}
	panic("no such expression here")
}
