// Functions that only choose what to return, as inside(i, n), read as the expression that they choose.

package clamping

import (
	"slices"

	"mintc/ir/stencil"
)

// result is the expression that stands for a call of a function that only
// chooses what to return, as in if (i < 0) return 0; return i; nil for others.
func (c *Reader) result(call *stencil.Call) stencil.Expr {
	return chosen(call, c.Called[call.Func])
}

// Chosen is the same for a function of the program that is among what a kernel needs.
func Chosen(call *stencil.Call, needs stencil.Needs) (value stencil.Expr) {
	needs.Visit(func(*stencil.Table) {}, func(f *stencil.DeviceFunction) {
		if f.Name == call.Func {
			value = chosen(call, f)
		}
	})
	return value
}

func chosen(call *stencil.Call, f *stencil.DeviceFunction) stencil.Expr {
	if f == nil || len(f.Params) != len(call.Args) {
		return nil
	}
	value := returns(f.Body, f.Result, new(int))
	if value == nil {
		return nil
	}
	return stencil.Map(value, func(e stencil.Expr) stencil.Expr {
		if v, ok := e.(*stencil.Var); ok {
			if i := slices.Index(f.Params, v.Sym); i >= 0 {
				return stencil.Converted(call.Args[i], v.Sym.Type)
			}
		}
		return e
	})
}

// mostSteps is how many statements on the ways through a function are looked at.
const mostSteps = 256

// returns is what a body of conditions and returns gives, as one expression of
// type t; nil where there is more in it, or there are too many steps.
func returns(body []stencil.Stmt, t stencil.Type, steps *int) stencil.Expr {
	if *steps++; len(body) == 0 || *steps > mostSteps {
		return nil
	}
	switch s := body[0].(type) {
	case *stencil.Return:
		if s.X != nil {
			return stencil.Converted(s.X, t)
		}
	case *stencil.Block:
		return returns(slices.Concat(s.Body, body[1:]), t, steps)
	case *stencil.If:
		then := returns(slices.Concat(s.Then, body[1:]), t, steps)
		if other := returns(slices.Concat(s.Else, body[1:]), t, steps); then != nil && other != nil {
			return stencil.NewCond(s.Cond, then, other)
		}
	}
	return nil
}
