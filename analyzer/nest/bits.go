// Functions that count and swap the bits of an integer: gcc's built-in ones, and ffs of strings.h.

package nest

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// bitFunctions are such functions without the suffix of their type, as the type of their argument and an expression of
// it. CUDA's functions have the suffix ll for 64 bits.
var bitFunctions = map[string]struct {
	signed bool
	make   func(suffix string, x stencil.Expr) stencil.Expr
}{
	"popcount": {false, func(suffix string, x stencil.Expr) stencil.Expr { return bits("__popc"+suffix, x) }},
	"parity": {false, func(suffix string, x stencil.Expr) stencil.Expr {
		return stencil.NewBinary("&", bits("__popc"+suffix, x), stencil.NewInt(1))
	}},
	"clz": {true, func(suffix string, x stencil.Expr) stencil.Expr { return bits("__clz"+suffix, x) }},
	"ctz": {true, func(suffix string, x stencil.Expr) stencil.Expr {
		return stencil.NewBinary("-", bits("__ffs"+suffix, x), stencil.NewInt(1))
	}},
	"ffs": {true, func(suffix string, x stencil.Expr) stencil.Expr { return bits("__ffs"+suffix, x) }},
}

func bits(function string, x stencil.Expr) stencil.Expr {
	return &stencil.Call{Func: function, Args: []stencil.Expr{x}, T: stencil.Int}
}

// swappedTypes are the results and arguments of the functions that turn the bytes of a number round.
var swappedTypes = map[string]stencil.Type{
	"bswap16": {Kind: stencil.Unsigned, Size: 2, Name: "unsigned short"}, "bswap32": stencil.UnsignedT,
	"bswap64": {Kind: stencil.Unsigned, Size: 8, Name: "unsigned long"},
}

// bitFunction reads a call of such a function.
func (r *callReader) bitFunction(x *cc.PostfixExpression, name string) (e stencil.Expr, ok bool, err error) {
	short, isBuiltin := strings.CutPrefix(name, "__builtin_")
	if !isBuiltin && !(strings.HasPrefix(name, "ffs") && r.fn.Unit.SystemDeclares(name)) {
		return nil, false, nil
	}
	to, swaps := swappedTypes[short]
	plain := strings.TrimSuffix(strings.TrimSuffix(short, "l"), "l")
	count, counts := bitFunctions[plain]
	if !swaps && !counts {
		return nil, false, nil
	}
	nodes := arguments(x)
	if len(nodes) != 1 {
		return nil, true, r.fail(codeCall, x, "'%s' takes one argument", name)
	}
	given := r.argumentsOf()
	value, err := given.value(nodes[0])
	if err != nil {
		return nil, true, err
	}
	if swaps {
		if stencil.HasEffect(value) {
			return nil, true, r.fail(CodeSideEffects, nodes[0], "an argument of '%s' with a side effect", name).
				way(r, nodes[0], "write it as a statement of its own, in front of this one")
		}
		return swapped(stencil.Converted(value, to), to), true, nil
	}
	t, suffix := stencil.Int, ""
	switch {
	case plain != short && count.signed:
		t, suffix = stencil.LongLong, "ll"
	case plain != short:
		t, suffix = stencil.Type{Kind: stencil.Unsigned, Size: 8, Name: "unsigned long long"}, "ll"
	case !count.signed:
		t = stencil.UnsignedT
	}
	return count.make(suffix, stencil.Converted(value, t)), true, nil
}

// swapped has the bytes of x, of type t, in the other order.
func swapped(x stencil.Expr, t stencil.Type) stencil.Expr {
	var all stencil.Expr
	for i := range t.Size {
		low := stencil.NewBinary("&", stencil.NewBinary(">>", x, stencil.NewInt(int64(8*i))), &stencil.Const{T: stencil.UnsignedT, Text: "0xffu"})
		byteOf := stencil.NewBinary("<<", low, stencil.NewInt(int64(8*(t.Size-1-i))))
		if all == nil {
			all = byteOf
		} else {
			all = stencil.NewBinary("|", all, byteOf)
		}
	}
	return &stencil.Cast{X: all, T: t}
}
