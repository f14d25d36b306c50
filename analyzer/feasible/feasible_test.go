package feasible

import (
	"testing"

	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
)

var i, j, k, n = &stencil.Symbol{Name: "i"}, &stencil.Symbol{Name: "j"}, &stencil.Symbol{Name: "k"}, &stencil.Symbol{Name: "n"}

// form is ci*i + cj*j + ck*k + cn*n + c.
func form(ci, cj, ck, cn, c int64) stencil.Affine {
	a := stencil.Affine{Const: c}
	for _, t := range []stencil.Term{{Sym: i, Coef: ci}, {Sym: j, Coef: cj}, {Sym: k, Coef: ck}, {Sym: n, Coef: cn}} {
		if t.Coef != 0 {
			a = a.Plus(stencil.Affine{Terms: []stencil.Term{t}}, 1)
		}
	}
	return a
}

func TestContradictory(t *testing.T) {
	cases := map[string]struct {
		build func(*System)
		want  bool
	}{
		"nothing": {func(*System) {}, false},
		"2i = 2j + 1": {func(s *System) {
			s.Zero(form(2, -2, 0, 0, -1))
		}, true},
		"i = j, i < j": {func(s *System) {
			s.Zero(form(1, -1, 0, 0, 0))
			s.NonNegative(form(-1, 1, 0, 0, -1))
		}, true},
		"i <= j": {func(s *System) {
			s.NonNegative(form(-1, 1, 0, 0, 0))
		}, false},
		"i even, j = i + 1 even": {func(s *System) {
			s.Zero(form(1, -1, 0, 0, 1))
			s.Multiple(form(1, 0, 0, 0, 0), 2)
			s.Multiple(form(0, 1, 0, 0, 0), 2)
		}, true},
		"i + j even, j = k, i + k odd": {func(s *System) {
			s.Zero(form(0, 1, -1, 0, 0))
			s.Multiple(form(1, 1, 0, 0, 0), 2)
			s.Multiple(form(1, 0, 1, 0, 1), 2)
		}, true},
		"i even, j even": {func(s *System) {
			s.Multiple(form(1, 0, 0, 0, 0), 2)
			s.Multiple(form(0, 1, 0, 0, 0), 2)
		}, false},
		"0 <= i < n, j = i + n, j < n": {func(s *System) {
			s.NonNegative(form(1, 0, 0, 0, 0))
			s.NonNegative(form(-1, 0, 0, 1, -1))
			s.Zero(form(1, -1, 0, 1, 0))
			s.NonNegative(form(0, -1, 0, 1, -1))
		}, true},
		"j < i < k < j": {func(s *System) {
			s.NonNegative(form(1, -1, 0, 0, -1))
			s.NonNegative(form(-1, 0, 1, 0, -1))
			s.NonNegative(form(0, 1, -1, 0, -1))
		}, true},
		"1 <= 2i <= 1, integers only": {func(s *System) {
			s.NonNegative(form(2, 0, 0, 0, -1))
			s.NonNegative(form(-2, 0, 0, 0, 1))
		}, true},
	}
	for name, c := range cases {
		s := &System{}
		c.build(s)
		before := len(s.zero) + len(s.nonNegative) + len(s.multiple)
		assert.Equal(t, c.want, s.Contradictory(), name)
		assert.Equal(t, before, len(s.zero)+len(s.nonNegative)+len(s.multiple), "the question changes nothing")
	}
}
