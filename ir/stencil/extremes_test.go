package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A choice lies between the forms of its sides, if both are known and it is known which one is the lesser.
func TestExtremes(t *testing.T) {
	i, n := &Symbol{Name: "i", Type: Int, Role: Index}, &Symbol{Name: "n", Type: Int, Role: Param}
	x, y := &Var{Sym: i}, &Var{Sym: n}
	form := func(sym *Symbol, n int64) Affine { return Affine{Terms: []Term{{sym, 1}}, Const: n} }
	number := func(n int64) Affine { return Affine{Const: n} }
	unknown := NewBinary("*", x, y)
	choice := func(a, b Expr) Expr { return NewCond(NewBinary("<", x, y), a, b) }
	plus := func(e Expr, n int64) Expr { return NewBinary("+", e, NewInt(n)) }
	mod := NewBinary("%", y, NewInt(4))
	m := &Symbol{Name: "m", Type: Type{Kind: Unsigned, Size: 4}, Role: Param}
	one := &Cast{X: NewInt(1), T: m.Type}
	bit := NewBinary("&", &Var{Sym: m}, one)
	for _, c := range []struct {
		e         Expr
		low, high Affine
		known     bool
	}{
		{choice(plus(x, 2), x), form(i, 0), form(i, 2), true},
		{choice(x, plus(x, 2)), form(i, 0), form(i, 2), true},
		{choice(x, y), Affine{}, Affine{}, false},
		{choice(x, unknown), Affine{}, Affine{}, false},
		{choice(unknown, x), Affine{}, Affine{}, false},
		{choice(NewInt(3), unknown), Affine{}, Affine{}, false},
		{&Cond{C: x, X: plus(x, 2), Y: x, T: Type{Kind: Signed, Size: 2}}, Affine{}, Affine{}, false},
		{mod, number(-3), number(3), true},
		{NewBinary("%", x, NewInt(4)), number(0), number(3), true}, // i is 0 or more
		{NewBinary("&", y, NewInt(6)), number(0), number(6), true},
		{NewBinary("+", x, mod), form(i, -3), form(i, 3), true},
		{NewBinary("-", x, NewBinary("&", y, NewInt(6))), form(i, -6), form(i, 0), true},
		{NewBinary("-", mod, unknown), Affine{}, Affine{}, false},
		{&Cast{X: mod, T: Type{Kind: Unsigned, Size: 8}}, Affine{}, Affine{}, false},
		{NewBinary("+", bit, one), number(1), number(2), true}, // an unsigned sum that does not wrap around
		{NewBinary("-", bit, one), Affine{}, Affine{}, false},  // and one that does
		{NewBinary("+", bit, &Var{Sym: m}), Affine{}, Affine{}, false},
		{&Cast{X: NewBinary("+", bit, one), T: Int}, number(1), number(2), true},
		{&Cast{X: NewBinary("&", y, NewInt(300)), T: Type{Kind: Unsigned, Size: 1}}, Affine{}, Affine{}, false},
	} {
		r := numberReader{ranges: map[*Symbol]Range{i: {0, 100}}}
		b, ok := r.extremes(c.e)
		text := Formatter{}.Expr(c.e)
		assert.Equal(t, c.known, ok, text)
		if ok {
			assert.True(t, c.low.Equal(b.Lowest) && c.high.Equal(b.Highest), "%s: %v", text, b)
		}
	}
}
